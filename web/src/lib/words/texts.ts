/** Text files read into one Fluent bundle, with the functions of their language. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";

import * as hungarian from "./hungarian";
import { alternatives, BadTextError, capital, formed, joined, type Language, Name } from "./names";

/** Numbers as the Python package writes them: always grouped, halves to the even digit. */
export const NUMBERS = { useGrouping: "always", roundingMode: "halfEven" } as const satisfies Intl.NumberFormatOptions;

/** A function of the texts; FORM and JOIN take named arguments. */
type TextFunction = (name: Name, named: Readonly<Record<string, string>>) => Name;

/** The functions a language's texts may call, besides Fluent's own. */
const FUNCTIONS: Readonly<Record<Language, Readonly<Record<string, TextFunction>>>> = {
  en: { CAPITAL: capital, OR: (name) => alternatives(name, "en") },
  hu: hungarian.FUNCTIONS,
};

function functionsOf(language: Language): Readonly<Record<string, TextFunction>> {
  return {
    FORM: (name, { form = "" }) => formed(name, form, language),
    JOIN: (name, { last = "", between }) => joined(name, last, between),
    ...FUNCTIONS[language],
  };
}

/** Where Fluent begins to read a message or a term; what follows and cannot be read it drops without a word. */
const MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *=/gm;

export interface Texts {
  readonly bundle: FluentBundle;
  /** The kinds of things the messages name: `card` because of `card-baths`. */
  readonly kinds: ReadonlySet<string>;
  /** What of the sources was lost: messages that cannot be read, and second ones. */
  readonly faults: readonly BadTextError[];
}

/** With `forgive`, a form that a sentence lacks is reported there and the sentence stands as it is. */
export function readTexts(
  language: Language,
  sources: readonly string[],
  forgive: ((fault: BadTextError) => void) | null = null,
): Texts {
  const known = { ...functionsOf(language) };
  if (forgive && known["FORM"]) known["FORM"] = forgiving(known["FORM"], forgive);
  const functions = Object.fromEntries(
    Object.entries(known).map(([id, spoken]) => [id, forFluent(spoken, language)]),
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

const writers = new Map<Language, Intl.NumberFormat>();

/** How a language writes numbers. Making it takes longer than anything else here, so it is made once, when it is needed. */
function numbersIn(language: Language): Intl.NumberFormat {
  let writer = writers.get(language);
  if (writer === undefined) writers.set(language, (writer = new Intl.NumberFormat(language, NUMBERS)));
  return writer;
}

/** Numbers reach such a function as numbers and leave it as the language writes them. */
function forFluent(spoken: TextFunction, language: Language): FluentFunction {
  return ([value], options) => {
    const named = Object.fromEntries(Object.entries(options).map(([key, option]) => [key, String(option.valueOf())]));
    if (value instanceof Name) return spoken(value, named);
    if (typeof value === "string") return spoken(new Name(value), named);
    if (value instanceof FluentNumber) return spoken(new Name(numbersIn(language).format(value.value)), named);
    throw new TypeError(`neither text nor number: ${String(value?.valueOf())}`);
  };
}

function forgiving(form: TextFunction, report: (fault: BadTextError) => void): TextFunction {
  return (name, named) => {
    try {
      return form(name, named);
    } catch (error) {
      if (!(error instanceof BadTextError)) throw error;
      report(error);
      return name;
    }
  };
}
