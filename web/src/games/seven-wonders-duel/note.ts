/** What the question bar adds to an action: the coins it costs and brings, why, and what matters about it. */
import type { ActionNote, Key, PieceEffect, TableAction } from "../../lib/contract";
import { uncovers } from "./geometry";
import { parse } from "./moves";
import { priceText } from "./prices";
import {
  ahead,
  CAPITAL,
  cityOf,
  type CityView,
  type Colour,
  DISCARD_COINS,
  type Duel,
  type DuelView,
  LOOT,
  MOST_WONDERS,
  type Price,
  SYMBOLS_TO_WIN,
} from "./types";

type Amount = ActionNote["amounts"][number];

export function note(context: Duel, action: TableAction): ActionNote | null {
  const { view } = context;
  const move = parse(action.move);
  const seat = context.seat;
  if (move === null || seat === null) return null;
  const made = new Note(context, seat);
  switch (move.verb) {
    case "build": {
      const price = priceOfCard(view, seat, move.card);
      if (price === null) return null;
      made.pays(price);
      made.constructs(`card:${move.card}`, price.chain);
      made.takes(move.card);
      break;
    }
    case "raise": {
      const price = priceOfWonder(view, seat, move.wonder);
      if (price === null) return null;
      made.pays(price);
      made.constructs(`wonder:${move.wonder}`, false);
      made.raises(move.wonder);
      made.takes(move.card);
      break;
    }
    case "discard":
      made.discards();
      made.takes(move.card);
      break;
    case "revive":
      made.constructs(`card:${move.card}`, false);
      made.explains(`card:${move.card}`);
      break;
    case "learn":
      made.constructs(`token:${move.token}`, false);
      made.explains(`token:${move.token}`);
      break;
    case "draft":
      made.explains(`wonder:${move.wonder}`);
      break;
    case "destroy":
      made.explains(`card:${move.card}`);
      break;
    case "begin":
      return null;
  }
  return made.done(view.wins.includes(action.move));
}

class Note {
  readonly #context: Duel;
  readonly #seat: number;
  readonly #amounts: Amount[] = [];
  readonly #why: string[] = [];
  readonly #highlights: string[] = [];

  constructor(context: Duel, seat: number) {
    this.#context = context;
    this.#seat = seat;
  }

  pays(price: Price): void {
    const { words, view, names } = this.#context;
    this.#amounts.push(coins(price.total, price.total > 0 ? "-" : undefined));
    this.#why.push(sentence(priceText(words, price)));
    const rival = 1 - this.#seat;
    if (price.trade > 0 && cityOf(view, rival).tokens.includes("economy")) {
      this.#why.push(words.say("board-note-economy", { seat: rival, coins: price.trade }, names));
    }
  }

  discards(): void {
    const { words, view } = this.#context;
    const { colours, discard_income } = cityOf(view, this.#seat);
    this.#amounts.push(coins(discard_income, "+"));
    this.#why.push(words.say("board-note-discard", { base: DISCARD_COINS, count: colours.yellow }));
  }

  /** What the effects of a piece do the moment it comes into the city. */
  constructs(key: Key, byChain: boolean): void {
    const { words, view } = this.#context;
    const city = cityOf(view, this.#seat);
    const piece = this.#context.piece(key);
    if (byChain) {
      const bonus = this.#sum(city.tokens, "effect-coins-on-chain");
      if (bonus > 0) this.#amounts.push(coins(bonus, "+"));
    }
    for (const effect of piece.effects) {
      const args = effect.args as Record<string, unknown>;
      const count = Number(args["count"] ?? 0);
      switch (effect.message) {
        case "effect-coins":
          this.#amounts.push(coins(count, "+"));
          break;
        case "effect-coins-per-own":
        case "effect-coins-per-most": {
          const where = effect.message === "effect-coins-per-most" ? view.cities : [city];
          const what = String(args["what"]);
          const grown = what === `${piece.band}_cards` ? 1 : 0;
          const found = where.map((one) => countIn(one, what) + (one === city ? grown : 0));
          const gained = count * Math.max(...found);
          if (gained > 0) this.#amounts.push(coins(gained, "+"));
          break;
        }
        case "effect-shields": {
          const extra = piece.band === "red" ? this.#sum(city.tokens, "effect-extra-shields") : 0;
          this.#advances(count + extra);
          break;
        }
        case "effect-science":
          this.#learns(String(args["symbol"]));
          break;
        case "effect-play-again":
          this.#highlights.push(words.say("effect-play-again"));
          break;
      }
    }
    if (piece.points > 0) this.#amounts.push({ icon: "points", count: piece.points, sign: "+" });
  }

  raises(wonder: string): void {
    const { words, view } = this.#context;
    const city = cityOf(view, this.#seat);
    const again = this.#context.piece(`wonder:${wonder}`).effects.some((e) => e.message === "effect-play-again");
    if (!again && city.tokens.includes("theology")) this.#highlights.push(words.say("effect-play-again"));
    const built = view.cities.flatMap((one) => one.wonders).filter((one) => one.built).length;
    if (built === MOST_WONDERS - 1) this.#highlights.push(words.say("board-note-seventh"));
  }

  /** What taking the card opens to the other player. */
  takes(card: string): void {
    const { words, view } = this.#context;
    const slot = view.structure.find((one) => one.card === card);
    if (slot === undefined) return;
    const opened = uncovers(slot, view.structure);
    if (opened.length === 0) return;
    const seen = opened.flatMap((one) => (one.card === null ? [] : [one.card]));
    this.#why.push(
      seen.length === opened.length
        ? words.say("board-note-opens-seen", { cards: seen })
        : words.say("board-note-opens", { count: opened.length }),
    );
  }

  /** The effects of a piece, a sentence each. */
  explains(key: Key): void {
    this.#why.push(...this.#context.piece(key).effects.map((effect) => effectText(this.#context, effect)));
  }

  done(wins: boolean): ActionNote {
    if (wins) this.#highlights.unshift(this.#context.words.say("board-note-wins"));
    const made: ActionNote = { amounts: this.#amounts };
    if (this.#why.length > 0) made.why = this.#why.join(" ");
    if (this.#highlights.length > 0) made.highlight = this.#highlights.join(" ");
    return made;
  }

  #advances(shields: number): void {
    const { words, view } = this.#context;
    const before = ahead(view, this.#seat);
    const after = Math.min(before + shields, CAPITAL);
    this.#amounts.push({ icon: "shield", count: shields, sign: "+" });
    const rival = 1 - this.#seat;
    const lost = LOOT.filter(({ at, coins: worth }) => {
      const lies = view.loot.some((token) => token.seat === rival && token.coins === worth);
      return lies && after >= at;
    });
    const most = lost.reduce((sum, token) => sum + token.coins, 0);
    if (most > 0) {
      const had = cityOf(view, rival).coins;
      this.#highlights.push(words.say("board-note-loot", { coins: Math.min(most, had) }));
    }
    if (after < CAPITAL) {
      this.#why.push(words.say("board-note-pawn", { count: after - before, left: CAPITAL - after }));
    }
  }

  #learns(symbol: string): void {
    const { words, view } = this.#context;
    const city = cityOf(view, this.#seat);
    if (!city.symbols.includes(symbol)) {
      const count = city.symbols.length + 1;
      if (count < SYMBOLS_TO_WIN) this.#why.push(words.say("board-note-symbol", { count }));
    } else if (view.board_tokens.length > 0) {
      this.#highlights.push(words.say("board-note-pair", { symbol }));
    }
  }

  #sum(tokens: readonly string[], message: string): number {
    return tokens
      .flatMap((token) => this.#context.piece(`token:${token}`).effects)
      .filter((effect) => effect.message === message)
      .reduce((sum, effect) => sum + Number((effect.args as Record<string, unknown>)["count"]), 0);
  }
}

/** The price of an accessible card for a seat; null when it cannot be taken now. */
export function priceOfCard(view: DuelView, seat: number, card: string): Price | null {
  return view.structure.find((slot) => slot.card === card)?.prices?.[seat] ?? null;
}

export function priceOfWonder(view: DuelView, seat: number, wonder: string): Price | null {
  return cityOf(view, seat).wonders.find((one) => one.wonder === wonder)?.price ?? null;
}

/** The sentence of an effect. */
export function effectText(context: Duel, effect: PieceEffect): string {
  return context.words.say(effect.message, effect.args);
}

function countIn(city: CityView, what: string): number {
  switch (what) {
    case "built_wonders":
      return city.wonders.filter((wonder) => wonder.built).length;
    case "progress_tokens":
      return city.tokens.length;
    default: {
      const colours = what.replace(/_cards$/, "").split("_and_") as Colour[];
      return colours.reduce((sum, colour) => sum + city.colours[colour], 0);
    }
  }
}

function coins(count: number, sign?: "+" | "-"): Amount {
  return sign === undefined ? { icon: "coin", count } : { icon: "coin", count, sign };
}

/** A phrase as a sentence of its own. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
