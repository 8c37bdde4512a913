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
 */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";

import { type Language, LANGUAGES, listing, Name, PERSON, person } from "./names";
import { BadTextError, NUMBERS, readTexts, type Texts } from "./texts";

export { BadTextError, LANGUAGES, Name, person };
export type { Language };

/** The verbs of a game's moves, each with the kinds of its objects: `{ raise: ["wonder", "card"] }`. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

export type Args = Readonly<Record<string, unknown>>;

/**
 * The players' names in the order of their seats; without them seats are called by number. `common` marks those that
 * nobody chose, such as a bot's: they take an article like any other noun.
 */
export type Names = (readonly string[] & { readonly common?: readonly boolean[] }) | null;

/** A line of the log, or why a move is not possible. */
export interface Told {
  readonly message: string;
  readonly args: Args;
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

/**
 * The words of the given text files in one language. With a game's verbs its moves become sentences, also where they
 * are arguments of other sentences.
 *
 * A sentence that cannot be said is an error where programmers see it. On the page of a player it must not take the
 * table away, so there (`lenient`) the id of the message stands in for it and the console hears of it once.
 */
export class Words {
  readonly language: Language;
  readonly #texts: Texts;
  readonly #verbs: Verbs;
  readonly #lenient: boolean;
  readonly #reported = new Set<string>();

  constructor(language: Language, sources: readonly string[], verbs: Verbs = {}, lenient = import.meta.env.PROD) {
    if (!LANGUAGES.includes(language)) {
      throw new RangeError(`unknown language '${String(language)}'; known are ${LANGUAGES.join(", ")}`);
    }
    this.language = language;
    this.#verbs = verbs;
    this.#lenient = lenient;
    this.#texts = readTexts(language, sources);
    for (const fault of this.#texts.faults) this.#fail(fault);
  }

  has(id: string): boolean {
    return this.#texts.bundle.hasMessage(id);
  }

  /** The message with its arguments. */
  say(id: string, args: Args = {}, names: Names = null): string {
    return this.#guarded(id, () => this.#say(id, args, names));
  }

  /** A line of the log. */
  sayEvent(event: Told, names: Names = null): string {
    return this.say(event.message, event.args, names);
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

  /** What a thing is called: `name("card", "baths")`. */
  name(kind: string, id: string | number): string {
    return this.say(`${kind}-${id}`);
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
    const spoken = Object.entries(args).map(([key, value]) => [key, this.#argument(key, value, names)] as const);
    return this.#format(id, null, Object.fromEntries(spoken));
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
    const args: Record<string, unknown> = Object.fromEntries(kinds.map((kind, place) => [kind, objects[place]]));
    for (const kind of SEATS) {
      if (kind in args) args["self"] = speaker === null ? "unknown" : args[kind] === String(speaker) ? "yes" : "no";
    }
    return this.#say(`move-${verb}`, args, names);
  }

  #argument(key: string, value: unknown, names: Names): unknown {
    if (value instanceof Name) return value;
    const kind = KEY.exec(key)?.[1] ?? key;
    if (kind === "move" && typeof value === "string" && Object.keys(this.#verbs).length) {
      return new Name(this.#sayMove(value, null, names));
    }
    if (Array.isArray(value)) return this.#listed(kind.replace(/s$/, ""), value, names);
    if (SEATS.includes(kind) && (Number.isInteger(value) || (typeof value === "string" && /^\d+$/.test(value)))) {
      return this.#seat(Number(value), names);
    }
    if (this.#texts.kinds.has(kind) && (typeof value === "string" || Number.isInteger(value))) {
      const id = `${kind}-${String(value)}`;
      if (this.has(id) || ID.test(String(value))) return this.#name(id);
    }
    return typeof value === "number" ? new FluentNumber(value, NUMBERS) : value;
  }

  /**
   * A list of things of one kind; the argument's key was its plural, as `cards` or `resources_missing`.
   *
   * Where the texts have a message like `counted-resource`, equal things are counted: "2 Wood and 1 Clay". Of
   * several, a name stands in its plural if it has the trait: "2 hammers".
   */
  #listed(kind: string, values: readonly unknown[], names: Names): Name {
    if (!values.length) return this.#name("nothing");
    const counted = `counted-${kind}`;
    if (!this.has(counted)) {
      const members = values.map((value) => this.#member(kind, value, names));
      return listing(members, this.language);
    }
    const counts = new Map<unknown, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const parts = Array.from(counts, ([value, count]) => {
      const member = this.#member(kind, value, names);
      const name = count === 1 ? member : (member.traits["plural"] ?? member);
      const text = this.#format(counted, null, { count: new FluentNumber(count, NUMBERS), name });
      return new Name(text, member.traits, [], member.value);
    });
    return listing(parts, this.language);
  }

  #member(kind: string, value: unknown, names: Names): Name {
    const member = this.#argument(kind, value, names);
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
    const attributes = Object.keys(this.#message(id).attributes);
    const traits = Object.fromEntries(attributes.map((trait) => [trait, this.#format(id, trait, {})]));
    return new Name(this.#format(id, null, {}), traits);
  }

  #message(id: string) {
    const message = this.#texts.bundle.getMessage(id);
    if (message === undefined) throw new UnknownMessageError(`no message '${id}' in language '${this.language}'`);
    return message;
  }

  #format(id: string, attribute: string | null, args: Spoken): string {
    const message = this.#message(id);
    const pattern = attribute === null ? message.value : message.attributes[attribute];
    const where = `message '${id}' in language '${this.language}'`;
    if (pattern === null || pattern === undefined) throw new BadTextError(`${where} has no text of its own`);
    const errors: Error[] = [];
    // Fluent itself reports an argument that is neither text nor number, when a text uses it.
    const text = this.#texts.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length) throw new BadTextError(`${where}: ${errors.map((error) => error.message).join("; ")}`);
    return text;
  }
}
