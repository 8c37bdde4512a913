/**
 * SHA-256 of a text. The browser's own is missing on plain http, where people play in a home network, and what a bug
 * report says must not depend on that.
 */

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

/** The first 32 bits of the fraction, as the standard defines its constants. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;

const ROUND = new Uint32Array(firstPrimes(64).map((prime) => fraction(Math.cbrt(prime))));
const START = new Uint32Array(firstPrimes(8).map((prime) => fraction(Math.sqrt(prime))));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

/** Always within the array: the callers count. */
const at = (words: Uint32Array, index: number): number => words[index] as number;

function mix(hash: Uint32Array, block: DataView, start: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(start + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUND, i) + at(w, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
}

export function sha256(text: string): string {
  const message = padded(text);
  const hash = START.slice();
  for (let start = 0; start < message.byteLength; start += 64) mix(hash, message, start);
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
