/** Names that fit: where a long word may be parted. */
import type { Language } from "$lib/words";

const SHY = "\u00ad";
/** Shorter words are never parted, and no part is shorter than this. */
const LONG = 8;
const SHORTEST = { before: 2, after: 3 } as const;

const VOWELS = "aáeéiíoóöőuúüűy";
/** Two and three letters that are one sound. In Hungarian `y` is a vowel only at the end of foreign words. */
const SOUNDS: Readonly<Record<Language, readonly string[]>> = {
  hu: ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"],
  en: ["ch", "ck", "gh", "ph", "sh", "th", "wh"],
};
/** Sounds that begin a syllable together. */
const BEGINNINGS: Readonly<Record<Language, readonly string[]>> = {
  hu: [],
  en: ["bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "sl", "st", "tr"],
};

/** A word as sounds: letters, or letters that belong together. */
function sounds(word: string, language: Language): string[] {
  const found: string[] = [];
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at).toLowerCase();
    const length = SOUNDS[language].find((sound) => rest.startsWith(sound))?.length ?? 1;
    found.push(word.slice(at, at + length));
    at += length;
  }
  return found;
}

/** A long word with soft hyphens between its syllables: the last of several consonants goes with the next vowel. */
function parted(word: string, language: Language): string {
  if (word.length < LONG || word.includes(SHY)) return word;
  const all = sounds(word, language);
  const isVowel = (sound: string): boolean => sound.length === 1 && VOWELS.includes(sound.toLowerCase());
  const vowels = all.flatMap((sound, place) => (isVowel(sound) ? [place] : []));
  const breaks = new Set<number>();
  for (const [place, vowel] of vowels.entries()) {
    const next = vowels[place + 1];
    // Two vowels side by side are one sound in English and two syllables in Hungarian.
    if (next === undefined || (next === vowel + 1 && language === "en")) continue;
    const together = BEGINNINGS[language].includes(all.slice(next - 2, next).join("").toLowerCase());
    breaks.add(next === vowel + 1 ? next : next - vowel > 2 && together ? next - 2 : next - 1);
  }
  let text = "";
  for (const [place, sound] of all.entries()) {
    const left = all.slice(place).join("").length;
    if (breaks.has(place) && text.replaceAll(SHY, "").length >= SHORTEST.before && left >= SHORTEST.after) text += SHY;
    text += sound;
  }
  return text;
}

/** A name with places where its long words may be parted at the end of a line. */
export function softly(name: string, language: Language): string {
  return name.replaceAll(/\p{L}+/gu, (word) => parted(word, language));
}

/** The letters of the longest word: what the size of a name in a narrow place is fitted to. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
