/**
 * A name that remembers its grammar; the twin of pentapolis/words/names.py.
 *
 * Sentences are put together from names the translator of the sentence never saw. Fluent prints a `Name` as it is,
 * and hands it whole to the functions of a language: a language with suffixes needs what the text file said about the
 * name (its traits) and, for a list, the names it was made of. A sentence inside a sentence is a `Name` too; its
 * traits are its grammatical forms.
 */

import { FluentType } from "@fluent/bundle";

import { type Language, LANGUAGES } from "./languages";

export { type Language, LANGUAGES };

export type Traits = Readonly<Record<string, string>>;

export const NO_TRAITS: Traits = Object.freeze({});

/** Traits of a name a person chose: no language may touch its first letter or put an article before it. */
export const PERSON: Traits = Object.freeze({ person: "yes" });

/** A text file cannot be read, or a message cannot be put together from its arguments. */
export class BadTextError extends Error {
  override readonly name = "BadTextError";
}

/** The attributes of a message, each put together when it is asked for: most sentences ask for one at most. */
export function forms(known: readonly string[], say: (form: string) => string): Traits {
  const traits = {};
  for (const form of known) Object.defineProperty(traits, form, { enumerable: true, get: () => say(form) });
  return traits;
}

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
  return new Name(row(parts.map(String), "conjunction", language), NO_TRAITS, parts);
}

/** A list as a choice, without numbers: "Wood, Clay, or Glass", "fa, agyag vagy üveg". */
export function alternatives(name: Name, language: Language): Name {
  const members = name.parts.length ? name.parts : [name];
  const texts = members.map((member) => member.bare);
  return new Name(row(texts, "disjunction", language));
}

/** The name in a form that its message has as an attribute; of a list, every member in that form. */
export function formed(name: Name, form: string, language: Language): Name {
  if (name.parts.length) {
    const members = name.parts.map((part) => formed(part, form, language));
    return listing(members, language);
  }
  if (!Object.hasOwn(name.traits, form)) throw new BadTextError(`'${name.value}' has no form '${form}'`);
  return new Name(name.traits[form] ?? "");
}

/** A list in words of the sentence's own: `last` stands before the last member, as in "…, then …". */
export function joined(name: Name, last: string, between = ", "): Name {
  const texts = (name.parts.length ? name.parts : [name]).map(String);
  const [end = ""] = texts.splice(-1);
  return new Name(texts.length ? `${texts.join(between)}${last}${end}` : end);
}

/** The name at the beginning of a sentence. How a player writes his own name is left alone. */
export function capital(name: Name): Name {
  const { traits, value } = name;
  return new Name("person" in traits ? value : capitalized(value), traits);
}

/** A letter outside the basic plane is one letter, not two. */
export function capitalized(text: string): string {
  const [letter = ""] = Array.from(text);
  return letter.toUpperCase() + text.slice(letter.length);
}

function row(texts: readonly string[], type: "conjunction" | "disjunction", language: Language): string {
  return new Intl.ListFormat(language, { type }).format(texts);
}
