/** Searching the rules of a game in both languages, best first, and taking a rule's text apart to show it. */

import type { RuleBook, RuleEntry } from "./api";

/** Lower case without accents; one character for one, so that places in the result are places in the text. */
export function plain(text: string): string {
  return Array.from(text.normalize("NFC"), (char) => {
    const bare = char.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === char.length ? bare : char;
  }).join("");
}

const WORD = /[\p{L}\p{N}]+/gu;

export function wordsIn(text: string): string[] {
  return plain(text).match(WORD) ?? [];
}

interface Indexed {
  readonly entry: RuleEntry;
  readonly id: string;
  readonly parts: string[];
  /** Words of the fields with what finding them there is worth. */
  readonly fields: readonly (readonly [words: readonly string[], worth: number])[];
}

const NUMBER = 12;
const TEXT = 8;
const GLOSSARY = 4;
const SECTION = 3;
const SOURCE = 2;
const OWN = 4;

/** A rule book made ready to be searched. */
export class RuleSearch {
  readonly #entries: readonly Indexed[];

  constructor(book: RuleBook) {
    const terms = book.terms.map((term) => ({
      phrases: [...term.english, ...term.hungarian].map((phrase) => wordsIn(phrase).join(" ")).filter(Boolean),
      words: [...term.english, ...term.hungarian].flatMap(wordsIn),
    }));
    this.#entries = book.rules.map((entry) => {
      const text = Object.values(entry.text).flatMap(wordsIn);
      const title = Object.values(entry.title).flatMap(wordsIn);
      const running = ` ${[...title, ...text].join(" ")}`;
      // A rule that speaks of a conflict pawn is found by konfliktusjelző, and the other way round.
      const meant = terms.filter((term) => term.phrases.some((phrase) => running.includes(` ${phrase}`)));
      return {
        entry,
        id: plain(entry.id),
        parts: wordsIn(entry.id),
        fields: [
          [[...title, ...text], TEXT],
          [meant.flatMap((term) => term.words), GLOSSARY],
          [[...Object.values(entry.section).flatMap(wordsIn), ...entry.tags.map(plain)], SECTION],
          [Object.values(entry.source).flatMap(wordsIn), SOURCE],
        ],
      };
    });
  }

  /** The entries that have every word of the query, by its beginning; best first, else in the order of the book. */
  find(query: string): RuleEntry[] {
    const wanted = wordsIn(query);
    if (wanted.length === 0) return [];
    const whole = plain(query.trim());
    const found: { entry: RuleEntry; score: number }[] = [];
    for (const indexed of this.#entries) {
      const score = scoreOf(indexed, wanted, whole);
      if (score > 0) found.push({ entry: indexed.entry, score });
    }
    return found.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
  }
}

function scoreOf(indexed: Indexed, wanted: readonly string[], whole: string): number {
  if (indexed.id === whole) return 10_000;
  let sum = indexed.id.startsWith(whole) ? 1_000 : 0;
  for (const want of wanted) {
    const worth = worthOf(indexed, want);
    if (worth === 0) return 0;
    sum += worth;
  }
  // Who looks for a word wants the rule about it before examples of it and decisions.
  return indexed.entry.kind === "rule" ? sum + OWN : sum;
}

/** The whole word counts double; the best field counts, and a second mention in it a little. */
function worthOf(indexed: Indexed, want: string): number {
  let best = indexed.parts.some((part) => part === want || Number(part) === Number(want)) ? NUMBER : 0;
  for (const [words, worth] of indexed.fields) {
    let here = 0;
    let times = 0;
    for (const word of words) {
      if (!word.startsWith(want)) continue;
      here = Math.max(here, word === want ? worth * 2 : worth);
      times += 1;
    }
    if (here > 0) best = Math.max(best, here + Math.min(times - 1, 2));
  }
  return best;
}

/** A piece of a rule's text: plain, found by the search, the id of another rule, or a name in code. */
export interface Piece {
  readonly kind: "text" | "found" | "rule" | "code";
  readonly text: string;
}

const SPECIAL = /(\b[A-Z]{2,}(?:-\d?[A-Z]+)+-\d+\b)|`([^`]+)`/g;

/** A text in pieces; ids become links only when there is such a rule. */
export function pieces(text: string, ids: ReadonlySet<string>, wanted: readonly string[] = []): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SPECIAL)) {
    const [whole, id, code] = match;
    if (id !== undefined && !ids.has(id)) continue;
    found.push(...marked(text.slice(from, match.index), wanted));
    found.push(id === undefined ? { kind: "code", text: code ?? "" } : { kind: "rule", text: id });
    from = match.index + whole.length;
  }
  found.push(...marked(text.slice(from), wanted));
  return found;
}

/** Marks the words that begin with one of those wanted. */
function marked(text: string, wanted: readonly string[]): Piece[] {
  if (text === "") return [];
  if (wanted.length === 0) return [{ kind: "text", text }];
  const normal = text.normalize("NFC");
  const found: Piece[] = [];
  let from = 0;
  for (const match of plain(normal).matchAll(WORD)) {
    const want = wanted.find((word) => match[0].startsWith(word));
    if (want === undefined) continue;
    const to = match.index + match[0].length;
    if (match.index > from) found.push({ kind: "text", text: normal.slice(from, match.index) });
    found.push({ kind: "found", text: normal.slice(match.index, to) });
    from = to;
  }
  if (from < normal.length) found.push({ kind: "text", text: normal.slice(from) });
  return found;
}
