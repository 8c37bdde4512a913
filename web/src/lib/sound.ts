/** Sounds made on the spot: a page needs no files for them. */

let audio: AudioContext | null = null;

/** Two soft tones, the second a fifth higher. Silent where the browser allows no sound before a click. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume().then(() => {
      tone(context, 523.25, 0);
      tone(context, 783.99, 0.16);
    });
  } catch {
    // No sound device: the other notices remain.
  }
}

function tone(context: AudioContext, frequency: number, delay: number): void {
  const begin = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.16, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.6);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + 0.65);
}
