/**
 * Every word a person reads in the browser; the twin of pentapolis/words/__init__.py.
 *
 * The rest of the program holds message ids with ids and numbers as arguments; `Words` makes sentences of them:
 *
 *     const words = await loadWords("hu", "seven-wonders-duel", verbs);
 *     words.say("log-draft", { seat: 0, wonder: "colossus" }, ["Miska", "Borcsa"]);
 *
 * An argument that is the id of a thing is replaced by the thing's name before the sentence is put together. Which
 * arguments those are is seen from the texts: `card` is a kind of thing because there are messages like `card-baths`.
 * Text that a person typed is no id: it goes in as `person(text)`.
 *
 * An argument may itself be a message with arguments, or a list of such. Its grammatical forms are the attributes of
 * its message: the sentence around it asks for the one it needs, as in `{ FORM($effect, form: "may") }`, or the
 * argument has chosen one: `{ message, args, form: "they" }`.
 */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";

import { BadTextError, forms, type Language, LANGUAGES, listing, Name, NO_TRAITS, PERSON, person } from "./names";
import { NUMBERS, readTexts, type Texts } from "./texts";

export { BadTextError, LANGUAGES, Name, person };
export type { Language };

/** The verbs of a game's moves, each with the kinds of its objects: `{ raise: ["wonder", "card"] }`. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

export type Args = Readonly<Record<string, unknown>>;

/**
 * The players' names in the order of their seats; without them seats are called by number. `common` marks those that
 * nobody chose, such as a bot's: they take an article like any other noun. `you` is the seat of the reader, where the
 * log speaks to him.
 */
export type Names =
  | (readonly string[] & { readonly common?: readonly boolean[]; readonly you?: number | null })
  | null;

/** A line of the log, or why a move is not possible. */
export interface Told {
  readonly message: string;
  readonly args: Args;
}

/** A message as an argument of another one. */
export interface Sentence {
  readonly message: string;
  readonly args?: Args;
  readonly form?: string | null;
}

/** A message was asked for that the texts do not have. */
export class UnknownMessageError extends Error {
  override readonly name = "UnknownMessageError";
}

type Spoken = Readonly<Record<string, unknown>>;

/** Arguments of these kinds are seat numbers, shown as the name of who sits there. */
const SEATS = ["seat", "player"];

/** What may follow the kind in an argument's key when a sentence speaks of two things of one kind. */
const KEY = /^([a-z]+)(?:[0-9]+|_[a-z0-9_]+)?$/;
const ID = /^[a-z][a-z0-9_]*$/;
const SENTENCE = ["message", "args", "form"];

/** How deep a sentence inside a sentence may lie; the card languages planned need less than half of it. */
const DEEPEST = 16;
/** The hyphen that number formats write for a minus sign. What somebody typed stands in quotation marks and stays. */
const MINUS = /(?<![\p{L}\p{N}_\-–−“„"])-(?=[0-9])/gu;

/**
 * The words of the given text files in one language. With a game's verbs its moves become sentences, also where they
 * are arguments of other sentences.
 *
 * A sentence that cannot be said is an error where programmers see it. On the page of a player it must not take the
 * table away, so there (`lenient`) the id of the message stands in for it, a sentence without the form asked for
 * stands as it is, and the console hears of it once.
 */
export class Words {
  readonly language: Language;
  readonly #texts: Texts;
  readonly #verbs: Verbs;
  readonly #lenient: boolean;
  #called: ReadonlyMap<string, string> = new Map();
  readonly #reported = new Set<string>();

  constructor(
    language: Language,
    sources: readonly string[],
    verbs: Verbs = {},
    lenient = import.meta.env.PROD,
    texts: Texts | null = null,
  ) {
    if (!LANGUAGES.includes(language)) {
      throw new RangeError(`unknown language '${String(language)}'; known are ${LANGUAGES.join(", ")}`);
    }
    this.language = language;
    this.#verbs = verbs;
    this.#lenient = lenient;
    this.#texts = texts ?? readTexts(language, sources, lenient ? (fault) => this.#fail(fault) : null);
    if (texts !== null) return; // their faults have been told
    for (const fault of this.#texts.faults) this.#fail(fault);
  }

  /** The same words with other names, by message id: an edition may call cards and tiles by names of its own. */
  calling(called: ReadonlyMap<string, string>): Words {
    const twin = new Words(this.language, [], this.#verbs, this.#lenient, this.#texts);
    twin.#called = called;
    return twin;
  }

  has(id: string): boolean {
    return this.#texts.bundle.hasMessage(id);
  }

  /** The message with its arguments. */
  say(id: string, args: Args = {}, names: Names = null): string {
    return this.#guarded(id, () => this.#say(id, args, names));
  }

  /** A message in the shape in which it is an argument of another: message, arguments, perhaps a form. */
  saySentence(sentence: Sentence, names: Names = null): string {
    return this.#sentence(sentence, names, 0).value;
  }

  /**
   * A line of the log. What the reader did is told to him where the message has a form `you` for it, what was done to
   * him where it has `to-you`, and what he did to himself where it has `to-yourself`. What somebody else did to himself
   * has the form `to-self`.
   */
  sayEvent(event: Told, names: Names = null): string {
    const { message, args } = event;
    const [did, met] = ["seat", "seat2"].map((seat) => names?.you != null && args[seat] === names.you);
    const alone = args["seat"] !== undefined && args["seat"] === args["seat2"];
    const forms = alone ? [did ? "to-yourself" : "to-self"] : [];
    if (did || met) forms.push(did ? "you" : "to-you");
    const known = this.#texts.bundle.getMessage(message)?.attributes ?? {};
    const form = forms.find((one) => known[one] !== undefined);
    if (form === undefined) return this.say(message, args, names);
    return this.#guarded(message, () => this.#format(message, form, this.#arguments(args, names, 0)));
  }

  /** Why a move is not possible. */
  sayReason(reason: Told, names: Names = null): string {
    return this.say(reason.message, reason.args, names);
  }

  /**
   * The sentence of a move, as on a button; `speaker` is the seat that would play it.
   *
   * A move that names a seat has an argument `self` besides: `yes`, `no`, or `unknown` without a speaker.
   */
  sayMove(notation: string, speaker: number | null = null, names: Names = null): string {
    return this.#guarded(notation, () => this.#sayMove(notation, speaker, names));
  }

  /** What a thing is called: `name("card", "baths")`. Bots that only this server has are called as it calls them. */
  name(kind: string, id: string | number): string {
    const message = `${kind}-${id}`;
    return kind === "level" && !this.has(message) ? String(id) : this.say(message);
  }

  #guarded(standIn: string, speak: () => string): string {
    try {
      return speak();
    } catch (error) {
      this.#fail(error);
      return standIn;
    }
  }

  #fail(error: unknown): void {
    if (!this.#lenient) throw error;
    const told = String(error);
    if (this.#reported.has(told)) return;
    this.#reported.add(told);
    console.error(told);
  }

  #say(id: string, args: Args, names: Names): string {
    return this.#format(id, null, this.#arguments(args, names, 0));
  }

  #arguments(args: Args, names: Names, depth: number): Spoken {
    const spoken = Object.entries(args).map(([key, value]) => [key, this.#argument(key, value, names, depth)] as const);
    return Object.fromEntries(spoken);
  }

  #sayMove(notation: string, speaker: number | null, names: Names): string {
    const [verb = "", ...objects] = notation.split(":");
    const kinds = Object.hasOwn(this.#verbs, verb) ? this.#verbs[verb] : undefined;
    if (kinds === undefined) {
      const known = Object.keys(this.#verbs).join(", ") || "unknown, as these words belong to no game";
      throw new RangeError(`'${notation}' is not a move: verbs are ${known}`);
    }
    if (kinds.length !== objects.length) {
      const wanted = [verb, ...kinds.map((kind) => `<${kind}>`)].join(":");
      throw new RangeError(`'${notation}' is not a move: write ${wanted}`);
    }
    // Numbers that a move names are numbers in its sentence: "1 axe", "2 axes".
    const named = objects.map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    const args: Record<string, unknown> = Object.fromEntries(kinds.map((kind, place) => [kind, named[place]]));
    for (const kind of SEATS) {
      if (kind in args) args["self"] = speaker === null ? "unknown" : args[kind] === speaker ? "yes" : "no";
    }
    return this.#say(`move-${verb}`, args, names);
  }

  #argument(key: string, value: unknown, names: Names, depth: number): unknown {
    if (value instanceof Name) return value;
    if (isObject(value)) return this.#sentence(value, names, depth + 1);
    const kind = KEY.exec(key)?.[1] ?? key;
    if (kind === "move" && typeof value === "string" && Object.keys(this.#verbs).length) {
      return new Name(this.#sayMove(value, null, names));
    }
    if (Array.isArray(value)) return this.#listed(kind.replace(/s$/, ""), value, names, depth);
    if (SEATS.includes(kind) && (Number.isInteger(value) || (typeof value === "string" && /^\d+$/.test(value)))) {
      return this.#seat(Number(value), names);
    }
    if (this.#texts.kinds.has(kind) && (typeof value === "string" || Number.isInteger(value))) {
      const id = `${kind}-${String(value)}`;
      if (this.has(id) || ID.test(String(value))) return this.#name(id);
    }
    return typeof value === "number" ? new FluentNumber(value, NUMBERS) : value;
  }

  /** A sentence inside a sentence. Its traits are its forms, put together from its own arguments. */
  #sentence(value: object, names: Names, depth: number): Name {
    if (!isSentence(value)) {
      const told = JSON.stringify(value);
      throw new BadTextError(`not a sentence inside a sentence, message, args and form: ${told}`);
    }
    const { message: id, args = {}, form } = value;
    let name: Name;
    try {
      if (depth > DEEPEST) throw new BadTextError(`'${id}' lies more than ${DEEPEST} sentences deep`);
      const spoken = this.#arguments(args, names, depth);
      name = new Name(this.#format(id, null, spoken), this.#forms(id, spoken));
    } catch (error) {
      this.#fail(error);
      return new Name(id);
    }
    if (form === undefined || form === null) return name;
    if (Object.hasOwn(name.traits, form)) return new Name(name.traits[form] ?? "");
    this.#fail(new BadTextError(`message '${id}' in language '${this.language}' has no form '${form}'`));
    return new Name(name.value);
  }

  /**
   * A list of sentences, or of things of one kind; the key was a plural, as `cards` or `resources_missing`.
   *
   * Where the texts have a message like `counted-resource`, equal things are counted: "2 Wood and 1 Clay". Of
   * several, a name stands in its plural if it has the trait: "2 hammers".
   */
  #listed(kind: string, values: readonly unknown[], names: Names, depth: number): Name {
    if (!values.length) return this.#name("nothing");
    const counted = `counted-${kind}`;
    if (!this.has(counted) || values.some(isObject)) {
      const members = values.map((value) => this.#member(kind, value, names, depth));
      return listing(members, this.language);
    }
    const counts = new Map<unknown, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const parts = Array.from(counts, ([value, count]) => {
      const member = this.#member(kind, value, names, depth);
      const name = count === 1 ? member : (member.traits["plural"] ?? member);
      const text = this.#format(counted, null, { count: new FluentNumber(count, NUMBERS), name });
      return new Name(text, member.traits, [], member.value);
    });
    return listing(parts, this.language);
  }

  #member(kind: string, value: unknown, names: Names, depth: number): Name {
    if (Array.isArray(value)) throw new BadTextError(`a list in a list of kind '${kind}': ${JSON.stringify(value)}`);
    const member = this.#argument(kind, value, names, depth);
    if (member instanceof Name) return member;
    if (typeof member === "string") return new Name(member);
    const told = JSON.stringify(value);
    throw new BadTextError(`${told} in a list of kind '${kind}' has no name in language '${this.language}'`);
  }

  #seat(seat: number, names: Names): Name {
    const name = names?.[seat];
    if (seat < 0 || (names !== null && name === undefined)) {
      throw new RangeError(`no player sits in seat ${seat}; names: ${names?.join(", ") ?? "none"}`);
    }
    if (name !== undefined) return names?.common?.[seat] ? new Name(name) : new Name(name, PERSON);
    return new Name(this.#format("seat-name", null, { number: new FluentNumber(seat + 1, NUMBERS) }));
  }

  #name(id: string): Name {
    return new Name(this.#format(id, null, {}), this.#forms(id, {}));
  }

  #forms(id: string, args: Spoken) {
    if (this.#called.has(id)) return NO_TRAITS; // what the texts say about the grammar of a name is said about theirs
    const known = Object.keys(this.#message(id).attributes);
    return known.length ? forms(known, (form) => this.#format(id, form, args)) : NO_TRAITS;
  }

  #message(id: string) {
    const message = this.#texts.bundle.getMessage(id);
    if (message === undefined) throw new UnknownMessageError(`no message '${id}' in language '${this.language}'`);
    return message;
  }

  #format(id: string, attribute: string | null, args: Spoken): string {
    const called = attribute === null ? this.#called.get(id) : undefined;
    if (called !== undefined) return called;
    const message = this.#message(id);
    const pattern = attribute === null ? message.value : message.attributes[attribute];
    const where = `message '${id}' in language '${this.language}'`;
    if (pattern === null || pattern === undefined) throw new BadTextError(`${where} has no text of its own`);
    const errors: Error[] = [];
    // Fluent itself reports an argument that is neither text nor number, when a text uses it.
    const text = this.#texts.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length) throw new BadTextError(`${where}: ${errors.map((error) => error.message).join("; ")}`);
    return text.replace(MINUS, "−");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Name);
}

function isSentence(value: object): value is Sentence {
  const { message, args, form }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof message === "string" &&
    (args === undefined || isObject(args)) &&
    (form === undefined || form === null || typeof form === "string") &&
    Object.keys(value).every((key) => SENTENCE.includes(key))
  );
}
