/**
 * Hungarian articles and case suffixes for names; the twin of pentapolis/words/hungarian.py, kept in the same order.
 *
 * Every function takes a name as printed ("A Kolosszus", "Fürdő", "5") and gives it back changed; the results can be
 * fed to each other, so that `article(accusative(name))` is "a Kolosszust". A name's own article is dropped by every
 * suffix and put back, in lower case, by `article`.
 *
 * The rules are the regular ones of the language; the tables below hold what the rules cannot know. What only a
 * single name can know is in its traits, the Fluent attributes of its message:
 *
 *     article = none      takes no article: "megépíti Zeusz szobrát"
 *     number = plural     its last -k is the plural's: "Falakat", but "sisakot"
 *     t, nak, ban, ...    the finished form, named like the function, where rules and tables fail
 */

import { alternatives, capital, capitalized, listing, Name } from "./names";

const BACK = "aáoóuú";
const FRONT = "eöőüű";
const NEUTRAL = "éií";
const ROUNDED = "öőüű";
const VOWELS = BACK + FRONT + NEUTRAL;
const LENGTHENED: Readonly<Record<string, string>> = { a: "á", e: "é", o: "ó", ö: "ő" };
const DIGRAPHS = ["cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];

/** Consonants the accusative -t follows directly when a vowel stands before them. */
const SMOOTH = ["j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs"];

/**
 * Accusatives the rules would miss, stem and suffix, of a word and of the compounds ending in it; the longest entry
 * counts.
 */
const ACCUSATIVES: Readonly<Record<string, string>> = {
  // a vowel of the stem falls out
  alom: "alm|at", // birodalom, hatalom, forradalom
  halom: "halm|ot",
  malom: "malm|ot",
  delem: "delm|et", // kereskedelem, védelem
  telem: "telm|et",
  zelem: "zelm|et",
  bokor: "bokr|ot",
  sátor: "sátr|at",
  szobor: "szobr|ot",
  torony: "torny|ot",
  gödör: "gödr|öt",
  ökör: "ökr|öt",
  tükör: "tükr|öt",
  // a vowel of the stem is shortened
  híd: "hid|at",
  kút: "kut|at",
  madár: "madar|at",
  mocsár: "mocsar|at",
  mozsár: "mozsar|at",
  nyíl: "nyil|at",
  kenyér: "kenyer|et",
  kerék: "kerek|et",
  levél: "level|et",
  szekér: "szeker|et",
  tér: "ter|et",
  tűz: "tüz|et",
  víz: "viz|et",
  // the open linking vowel
  fal: "fal|at",
  fegyvertár: "fegyvertár|at",
  ház: "ház|at",
  hold: "hold|at",
  kincstár: "kincstár|at",
  könyvtár: "könyvtár|at",
  levéltár: "levéltár|at",
  magtár: "magtár|at",
  piros: "piros|at",
  raktár: "raktár|at",
  szertár: "szertár|at",
  toll: "toll|at",
  vár: "vár|at",
  föld: "föld|et",
  könyv: "könyv|et",
  zöld: "zöld|et",
  // numerals
  három: "hárm|at",
  hét: "het|et",
  nyolc: "nyolc|at",
  tíz: "tiz|et",
  húsz: "húsz|at",
  harminc: "harminc|at",
  hatvan: "hatvan|at",
  nyolcvan: "nyolcvan|at",
  negyven: "negyven|et",
  ötven: "ötven|et",
  hetven: "hetven|et",
  kilencven: "kilencven|et",
  száz: "száz|at",
  ezer: "ezr|et",
};

/** The same for words too short to be told from the ending of another word. */
const ACCUSATIVES_ALONE: Readonly<Record<string, string>> = {
  hó: "hav|at",
  íj: "íj|at",
  kő: "köv|et",
  ló: "lov|at",
  mű: "műv|et",
  szó: "szav|at",
  tó: "tav|at",
  út: "ut|at",
};

/** Endings with front suffixes whatever vowels come before them: as back ones they would be -ás, -ság, -ász. */
const ALWAYS_FRONT = ["és", "ség", "ész", "mény", "vény", "gép", "kép", "nép", "pénz", "szék", "tér", "víz"];

/** Words with back suffixes although they have no back vowel. */
const ALWAYS_BACK = ["cél", "derék", "díj", "férfi", "híd", "íj", "nyíl", "zsír"];

const LETTERS: Readonly<Record<string, string>> = {
  b: "bé", c: "cé", d: "dé", f: "ef", g: "gé", h: "há", j: "jé", k: "ká", l: "el",
  m: "em", n: "en", p: "pé", q: "kú", r: "er", s: "es", t: "té", v: "vé", w: "vé",
  x: "iksz", y: "ipszilon", z: "zé",
};
const ONES = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"] as const;
const TENS = ["", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"] as const;

const OWN_ARTICLE = /^[Aa]z? (?=[\p{L}\p{N}_])/u;
const NUMBER = /^(?:\p{Nd}{1,3}(?:\s\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)/u;
const ROMAN_ORDINAL = /^(M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))\.(?![\p{L}\p{N}_])/u;
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const LAST_WORD = /(?:(?<![\p{L}\p{N}_])\p{Nd}{1,3}(?:\s\p{Nd}{3})+|[\p{L}\p{N}]+)(?=[^\p{L}\p{N}]*$)/u;
const FIRST_WORD = /^[\p{L}\p{Nl}\p{No}]+/u;
const OPENING = /^[„”"'»«([]+/;

// --- sounds ---

/** The letters of a word: a letter outside the basic plane is one letter, not two. */
function letters(word: string): string[] {
  return Array.from(word);
}

function first(word: string): string {
  return letters(word)[0] ?? "";
}

function last(word: string): string {
  return letters(word).at(-1) ?? "";
}

/** The letter as Hungarian reads it: foreign marks are dropped, Hungarian ones kept. */
function base(letter: string): string {
  const lower = letter.toLowerCase();
  return isVowel(lower) ? lower : first(lower.normalize("NFD"));
}

function isVowel(letter: string): boolean {
  return letter !== "" && VOWELS.includes(letter);
}

/** The vowels of a word; a y that belongs to no digraph sounds like i ("Kennedy"). */
function vowels(word: string): string {
  const written = letters(word);
  let found = "";
  for (const [place, letter] of written.map(base).entries()) {
    if (isVowel(letter)) found += letter;
    else if (letter === "y" && !isDigraph((written[place - 1] ?? "") + written[place])) found += "i";
  }
  return found;
}

function isDigraph(text: string): boolean {
  return DIGRAPHS.includes(text.toLowerCase());
}

function endsInVowel(word: string): boolean {
  const letter = base(last(word));
  return isVowel(letter) || (letter === "y" && !isDigraph(word.slice(-2)));
}

function lastConsonant(word: string): string {
  return isDigraph(word.slice(-2)) ? word.slice(-2) : last(word);
}

/** Vowel harmony: the last vowel that is not neutral decides; a word of neutral ones alone is front. */
function isBack(word: string): boolean {
  const lower = word.toLowerCase();
  if (ALWAYS_BACK.some((ending) => lower.endsWith(ending))) return true;
  if (ALWAYS_FRONT.some((ending) => lower.endsWith(ending))) return false;
  const decisive = letters(vowels(word)).filter((vowel) => !NEUTRAL.includes(vowel));
  return BACK.includes(decisive.at(-1) ?? "–");
}

/** Capitals alone, and at least one. */
function isUpper(text: string): boolean {
  return /\p{Uppercase}/u.test(text) && !/[\p{Lowercase}\p{Lt}]/u.test(text);
}

/** The value of a digit in any script: each has its ten digits in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** The last word of a numeral read aloud. */
function spokenNumber(digits: string): string {
  const significant = digits.replace(/0+$/, "");
  const zeros = digits.length - significant.length;
  if (zeros === 0) return ONES[digitValue(last(digits))] ?? "";
  if (significant === "") return ONES[0];
  if (zeros === 1) return TENS[digitValue(last(significant))] ?? "";
  if (zeros === 2) return "száz";
  return zeros < 6 ? "ezer" : zeros < 9 ? "millió" : "milliárd";
}

/** How the end of a word sounds where its letters do not say it: "3" is "három", "MTK" ends in "ká". */
function spoken(word: string): string {
  const number = /\p{Nd}+$/u.exec(word.replace(/\s/g, ""));
  if (number) return spokenNumber(number[0]);
  if (letters(word).length === 1 || !vowels(word)) return LETTERS[last(word).toLowerCase()] ?? word;
  return word;
}

// --- suffixes ---

/** From a spoken word, and whether its -k is the plural's, to its changed stem and the suffix. */
type Suffix = (word: string, plural: boolean) => readonly [stem: string, ending: string];

function harmonic(back: string, front: string): Suffix {
  return (word) => [lengthened(word), isBack(word) ? back : front];
}

function lengthened(word: string): string {
  const letter = last(word);
  return word.slice(0, word.length - letter.length) + (LENGTHENED[letter] ?? letter);
}

function withAccusative(word: string, plural: boolean): readonly [string, string] {
  const irregular = irregularAccusative(word);
  if (irregular) return irregular;
  if (endsInVowel(word)) return [lengthened(word), "t"];
  if (plural) return [word, isBack(word) ? "at" : "et"];
  const consonant = lastConsonant(word);
  const before = word.slice(0, -consonant.length);
  if (SMOOTH.includes(consonant.toLowerCase()) && before && endsInVowel(before)) return [word, "t"];
  if (isBack(word)) return [word, "ot"];
  return [word, ROUNDED.includes(last(vowels(word)) || "–") ? "öt" : "et"];
}

function irregularAccusative(word: string): readonly [string, string] | null {
  const lower = word.toLowerCase();
  const endings = Object.keys(ACCUSATIVES).filter((ending) => lower.endsWith(ending));
  if (Object.hasOwn(ACCUSATIVES_ALONE, lower)) endings.unshift(lower);
  const [longest] = endings.sort((one, other) => other.length - one.length);
  if (longest === undefined) return null;
  const form = ACCUSATIVES_ALONE[longest] ?? ACCUSATIVES[longest] ?? "";
  const [stem = "", suffix = ""] = form.split("|");
  const kept = word.slice(0, -longest.length);
  return [kept + (isUpper(word.charAt(kept.length)) ? capitalized(stem) : stem), suffix];
}

/** -val, -vel; after a consonant the v becomes that consonant, which is never written three times. */
function withInstrumental(word: string): readonly [string, string] {
  const ending = isBack(word) ? "al" : "el";
  if (endsInVowel(word)) return [lengthened(word), `v${ending}`];
  const consonant = lastConsonant(word);
  const before = word.slice(0, -consonant.length);
  if (consonant.toLowerCase() === "x") return [word, `sz${ending}`];
  const doubled = last(before).toLowerCase() === first(consonant).toLowerCase();
  const stem = doubled ? before : before + first(consonant);
  return [stem, consonant.toLowerCase() + ending];
}

/** Written onto the last word; after digits, initials, capitals and punctuation with a hyphen. */
function suffixed(text: string, plural: boolean, suffix: Suffix): string {
  const word = LAST_WORD.exec(text)?.[0];
  if (word === undefined) return text;
  const sound = spoken(word);
  const [stem, ending] = suffix(sound, plural);
  const shouted = letters(word).length > 1 && isUpper(word);
  if (sound !== word || shouted || !text.endsWith(word)) return `${text}-${ending}`;
  return text.slice(0, -word.length) + stem + ending;
}

export type Inflection = (name: Name) => Name;

/** The function of one case. In a list and in "X és Y" every member gets the suffix. */
function inflector(key: string, suffix: Suffix): Inflection {
  return function inflect(name: Name): Name {
    const { traits, parts } = name;
    if (parts.length) return listing(parts.map(inflect), "hu");
    const finished = traits[key];
    if (finished !== undefined) return new Name(finished, traits);
    const plural = traits["number"] === "plural";
    const members = withoutArticle(name).split(" és ");
    return new Name(members.map((member) => suffixed(member, plural, suffix)).join(" és "), traits);
  };
}

export const accusative = inflector("t", withAccusative);
export const dative = inflector("nak", harmonic("nak", "nek"));
export const inessive = inflector("ban", harmonic("ban", "ben"));
export const elative = inflector("bol", harmonic("ból", "ből"));
export const causal = inflector("ert", harmonic("ért", "ért"));
export const instrumental = inflector("val", withInstrumental);

// --- the article ---

/** The name with its article as in the middle of a sentence: "a Fürdő", "az Oltár", "Zeusz szobra". */
export function article(name: Name): Name {
  const { traits, parts } = name;
  if (parts.length) return listing(parts.map(article), "hu");
  if ("person" in traits || traits["article"] === "none") return new Name(name.value, traits);
  const bare = withoutArticle(name);
  return new Name(`${takesAz(bare) ? "az" : "a"} ${bare}`, traits);
}

function takesAz(text: string): boolean {
  const start = text.replace(OPENING, "");
  const number = NUMBER.exec(start);
  if (number) return numberTakesAz(number[0].replace(/\P{Nd}/gu, ""));
  const roman = ROMAN_ORDINAL.exec(start)?.[1];
  if (roman) return numberTakesAz(String(romanValue(roman)));
  const word = FIRST_WORD.exec(start)?.[0];
  if (word === undefined) return false;
  const [one = "", two] = letters(word);
  if (two === undefined || (isUpper(word) && !vowels(one + two))) {
    return isVowel(base(first(LETTERS[one.toLowerCase()] ?? word)));
  }
  return vowels(one) !== "" && !("yY".includes(one) && vowels(two) !== "");
}

/** Öt and what begins with it; egy, ezer and egymillió, but száz and tíz. */
function numberTakesAz(digits: string): boolean {
  return digits.startsWith("5") || (digits.startsWith("1") && letters(digits).length % 3 === 1);
}

function romanValue(numeral: string): number {
  const values = letters(numeral).map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0);
}

/** The name without an article of its own; a player's name is all his own. */
function withoutArticle({ value, traits }: Name): string {
  return "person" in traits ? value : value.replace(OWN_ARTICLE, "");
}

/** A list as a choice: "fa, agyag vagy kő". */
export function either(name: Name): Name {
  return alternatives(name, "hu");
}

export { capital };

/** What the Hungarian texts call these functions: by the article, by the suffix in its back form, by the "or". */
export const FUNCTIONS: Readonly<Record<string, Inflection>> = {
  A: article,
  NAGY: capital,
  T: accusative,
  NAK: dative,
  BAN: inessive,
  BOL: elative,
  ERT: causal,
  VAL: instrumental,
  VAGY: either,
};
