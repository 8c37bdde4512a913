/**
 * A name that remembers its grammar; the twin of pentapolis/words/names.py.
 *
 * Sentences are put together from names the translator of the sentence never saw. Fluent prints a `Name` as it is,
 * and hands it whole to the functions of a language: a language with suffixes needs what the text file said about the
 * name (its traits) and, for a list, the names it was made of.
 */

import { FluentType } from "@fluent/bundle";

export const LANGUAGES = ["en", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Traits = Readonly<Record<string, string>>;

export const NO_TRAITS: Traits = Object.freeze({});

/** Traits of a name a person chose: no language may touch its first letter or put an article before it. */
export const PERSON: Traits = Object.freeze({ person: "yes" });

/** The name of a thing, a player or a list of them, with what its language has to know to inflect it. */
export class Name extends FluentType<string> {
  readonly traits: Traits;
  readonly parts: readonly Name[];
  /** The name without the number that a list puts before it: "Wood" of "2 Wood". */
  readonly bare: string;

  constructor(text: string, traits: Traits = NO_TRAITS, parts: readonly Name[] = [], bare = text) {
    super(text);
    this.traits = traits;
    this.parts = parts;
    this.bare = bare;
  }

  override toString(): string {
    return this.value;
  }
}

/** What a person calls himself or his table: shown as it is, never taken for the id of a thing. */
export function person(text: string): Name {
  return new Name(text, PERSON);
}

/** The names in a row as the language writes it: "Wood, Clay, and Glass", "fa, agyag és üveg". */
export function listing(parts: readonly Name[], language: Language): Name {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return new Name(joined(parts.map(String), "conjunction", language), NO_TRAITS, parts);
}

/** A list as a choice, without numbers: "Wood, Clay, or Glass", "fa, agyag vagy üveg". */
export function alternatives(name: Name, language: Language): Name {
  const members = name.parts.length ? name.parts : [name];
  const texts = members.map((member) => member.bare);
  return new Name(joined(texts, "disjunction", language));
}

function joined(texts: readonly string[], type: "conjunction" | "disjunction", language: Language): string {
  return new Intl.ListFormat(language, { type }).format(texts);
}
