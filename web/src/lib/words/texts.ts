/** Text files read into one Fluent bundle, with the functions of their language. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";

import * as hungarian from "./hungarian";
import { alternatives, type Language, Name } from "./names";

/** A text file cannot be read, or a message cannot be put together from its arguments. */
export class BadTextError extends Error {
  override readonly name = "BadTextError";
}

/** Numbers as the Python package writes them: always grouped, halves to the even digit. */
export const NUMBERS = { useGrouping: "always", roundingMode: "halfEven" } as const satisfies Intl.NumberFormatOptions;

/** The functions a language's texts may call, besides Fluent's own. */
const FUNCTIONS: Readonly<Record<Language, Readonly<Record<string, hungarian.Inflection>>>> = {
  en: { OR: (name) => alternatives(name, "en") },
  hu: hungarian.FUNCTIONS,
};

/** Where Fluent begins to read a message or a term; what follows and cannot be read it drops without a word. */
const MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *=/gm;

export interface Texts {
  readonly bundle: FluentBundle;
  /** The kinds of things the messages name: `card` because of `card-baths`. */
  readonly kinds: ReadonlySet<string>;
  /** What of the sources was lost: messages that cannot be read, and second ones. */
  readonly faults: readonly BadTextError[];
}

export function readTexts(language: Language, sources: readonly string[]): Texts {
  const functions = Object.fromEntries(
    Object.entries(FUNCTIONS[language]).map(([id, inflect]) => [id, forFluent(inflect, language)]),
  );
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  const kinds = new Set<string>();
  const faults: BadTextError[] = [];
  for (const source of sources) {
    const resource = new FluentResource(source);
    const read = resource.body.map((entry) => entry.id);
    let place = 0;
    for (const [, id = ""] of source.matchAll(MESSAGE_START)) {
      if (read[place] === id) place += 1;
      else faults.push(new BadTextError(`cannot read message '${id}' in language '${language}'`));
    }
    for (const id of read) {
      if (id.indexOf("-") > 0) kinds.add(id.slice(0, id.indexOf("-")));
    }
    for (const error of bundle.addResource(resource)) {
      faults.push(new BadTextError(`second message in language '${language}': ${error.message}`));
    }
  }
  return { bundle, kinds, faults };
}

/** Numbers reach such a function as numbers and leave it as the language writes them. */
function forFluent(inflect: hungarian.Inflection, language: Language): FluentFunction {
  const numbers = new Intl.NumberFormat(language, NUMBERS);
  return ([value]) => {
    if (value instanceof Name) return inflect(value);
    if (typeof value === "string") return inflect(new Name(value));
    if (value instanceof FluentNumber) return inflect(new Name(numbers.format(value.value)));
    throw new TypeError(`neither text nor number: ${String(value?.valueOf())}`);
  };
}
