/** Things of the table in full sentences: for accessible names and explanations. */
import { longestWord } from "../../frame/names";
import type { Score } from "../../frame/points";
import { figure } from "../../frame/points";
import type { Key, Piece } from "../../lib/contract";
import { roman } from "./signs";
import { cardKey, type CostView, levelOf, type PartView, type PlayerView, type Table } from "./types";

/** Spaces of the row are called by what lies there. */
export function called(context: Table, key: Key): string | null {
  const card = context.view.row.find(({ space }) => key === `space:${space}`)?.card;
  return card == null ? null : cardName(context, card);
}

export const cardName = ({ words }: Table, card: string): string => words.name("card", card);

export function effectTexts({ words }: Table, piece: Piece): string[] {
  return piece.effects.map((effect) => words.say(effect.message, effect.args));
}

/** In one go: what is no sentence of its own, such as "+1 culture", stands with its neighbours in one. */
export function sentences(texts: readonly string[]): string {
  let all = "";
  for (const text of texts.filter(Boolean)) {
    const whole = all === "" || /[.!?:;]$/.test(all);
    const begins = /^\p{Lu}/u.test(text);
    all += `${whole ? "" : begins ? "." : ","}${all === "" ? "" : " "}${whole ? text.charAt(0).toUpperCase() + text.slice(1) : text}`;
  }
  return all === "" || /[.!?]$/.test(all) ? all : `${all}.`;
}

/** "Urban building, lab, Age II". */
export function kindText({ words }: Table, piece: Piece): string {
  const type = piece.facts["type"];
  return [
    words.name("group", piece.band),
    typeof type === "string" ? words.name("type", type) : "",
    words.name("age", roman(levelOf(piece))),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is printed at the top: science, resources, military actions, stages. */
export function costTexts({ words }: Table, piece: Piece): string[] {
  const told = piece.cost.map(({ what, count }) => words.say(`ttaboard-cost-${what}`, { count }));
  const stages = piece.facts["stages"];
  if (typeof stages === "string") told.push(words.say("ttaboard-stages", { stages: stages.split(" ").join(", ") }));
  const revolution = piece.facts["revolution"];
  if (typeof revolution === "number" && revolution > 0) told.push(words.say("ttaboard-revolution", { count: revolution }));
  return told;
}

/** A short name of ours, where the texts have one: for places where the whole name would be cut. */
export function briefName({ words }: Table, card: string): string {
  return words.has(`short-${card}`) ? words.say(`short-${card}`) : words.name("card", card);
}

/** Names of cards side by side are of one size: for their longest word, but for none that is better parted. */
export const longestBeside = (names: readonly string[]): number => Math.min(12, Math.max(1, ...names.map(longestWord)));

/** Where a number comes from: a card, or a word of the rules. */
export function sourceText({ words }: Table, source: string): string {
  return words.has(`card-${source}`) ? words.name("card", source) : words.say(`source-${source}`);
}

export function partTexts(context: Table, parts: readonly PartView[]): string {
  return parts.map(({ source, number }) => `${sourceText(context, source)}: ${figure(number)}`).join("; ");
}

/** "3 resources (Bronze: 2; …)": a cost and why. */
export function costText(context: Table, cost: CostView): string {
  return cost.parts.length > 1 ? `${cost.cost} (${partTexts(context, cost.parts)})` : String(cost.cost);
}

export function cardLabel(context: Table, card: string, status: readonly string[] = []): string {
  const piece = context.piece(cardKey(card));
  return sentences([`${cardName(context, card)}.`, kindText(context, piece), ...status, ...costTexts(context, piece), ...effectTexts(context, piece)]);
}

/** Culture is all that counts: what was scored in play, then what the final scoring brought, card by card. */
export function scoreOf(context: Table, { seat, culture }: PlayerView): Score {
  const { words, view } = context;
  const last = view.final.map(({ card, points }) => ({ name: cardName(context, card), points: points[seat] ?? 0 }));
  const before = culture - last.reduce((sum, { points }) => sum + points, 0);
  return { seat, parts: [{ name: words.say(last.length > 0 ? "ttaboard-in-the-game" : "ttaboard-culture"), points: before }, ...last], total: culture };
}
