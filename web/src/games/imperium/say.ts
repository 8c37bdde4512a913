/** Things of the table in full sentences: for accessible names and explanations. */
import { figure, type Score } from "../../frame/points";
import type { Piece, PieceEffect } from "../../lib/contract";
import type { Words } from "../../lib/words";
import { cardKey, type Counts, type ImperiumView, type PlayerView, playerOf, type Table, TOKENS } from "./types";

export const cardName = ({ words }: Table, card: string): string => words.name("card", card);

/** The face that is up: double-sided cards are told by their side. */
export function faceOf(context: Table, card: string): Piece {
  const { view } = context;
  const piece = context.piece(cardKey(card));
  const sides = String(piece.facts["sides"] ?? "").split(" ").filter(Boolean);
  if (sides.length === 0) return piece;
  const up = [view.king === card ? view.king_side : null, ...view.players.flatMap(({ side, journey }) => [side, journey])];
  const found = sides.find((side) => up.includes(side));
  return found === undefined ? piece : context.piece(`side:${found}`);
}

/** The power card of a nation, as far as the table has one. */
export function powerOf({ sheet }: Table, nation: string): Piece | undefined {
  return (sheet.pieces["card"] ?? []).find(({ band, facts }) => band === "power" && facts["nation"] === nation);
}

/** What a card says, without its points: they have their place. */
export const lines = (piece: Piece): PieceEffect[] => piece.effects.filter(({ message }) => message !== "points-fixed");

export function effectTexts({ words }: Table, piece: Piece, told: (message: string) => boolean = () => true): string[] {
  return lines(piece).filter(({ message }) => told(message)).map((effect) => sentenceOf(words.say(effect.message, effect.args)));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Parts of a card as sentences of their own. */
export function sentenceOf(text: string): string {
  const begun = capital(text);
  return /[.!?:]$/.test(begun) ? begun : `${begun}.`;
}

/** Cards of no suit are a nation's own; some have two. */
function suitText(words: Words, band: string): string {
  if (band === "nation") return words.say("impboard-band-nation");
  return band === "uncivilised-civilised" ? words.say("impboard-band-both") : words.name("suit", band);
}

export function kindText({ words }: Table, piece: Piece): string {
  const found = [suitText(words, piece.band)];
  if (piece.facts["state"]) found.push(words.name("state", String(piece.facts["state"])));
  if (piece.facts["pinned"] === 1) found.push(words.say("impboard-pinned"));
  if (piece.facts["attack"] === 1) found.push(words.say("impboard-attack"));
  return found.join(", ");
}

export function cardLabel(context: Table, card: string, status: readonly string[] = []): string {
  const piece = faceOf(context, card);
  return [`${cardName(context, card)}.`, `${kindText(context, piece)}.`, ...status, ...effectTexts(context, piece)].filter(Boolean).join(" ");
}

/** "3 materials, 1 population". */
export function countText({ words }: Table, counts: Counts): string {
  return TOKENS.filter((token) => counts[token])
    .map((token) => words.say(`amount-${token}`, { count: counts[token] ?? 0 }))
    .join(", ");
}

/** Where the words of a card are from, where that is not the print. */
export function originText({ words }: Table, piece: Piece): string {
  const told = [words.say(`impboard-origin-${String(piece.facts["provenance"] ?? "public")}`)];
  if (piece.facts["hungarian_ours"] === 1 && words.language === "hu") told.push(words.say("impboard-name-ours"));
  return told.join(" ");
}

/** What a card would count for its owner. */
export function worthOf(view: ImperiumView, seat: number, card: string): number | undefined {
  return playerOf(view, seat).worth[card];
}

const KINDS = ["region", "uncivilised", "uncivilised-civilised", "civilised", "tributary", "fame", "nation", "power", "unrest"] as const;

/** At the end: the points of all by kind of card, progress first; kinds that count for nobody are left out. */
export function scoreByKind(context: Table): Score[] {
  const { view, words } = context;
  const kindOf = (card: string | null): string => (card === null ? "progress" : faceOf(context, card).band);
  const sum = ({ parts }: PlayerView, kind: string): number => parts.reduce((all, { card, points }) => all + (kindOf(card) === kind ? points : 0), 0);
  const used = ["progress", ...KINDS].filter((kind) => view.players.some(({ parts }) => parts.some(({ card, points }) => points !== 0 && kindOf(card) === kind)));
  const name = (kind: string): string => capital(kind === "progress" ? words.say("impboard-token-progress") : suitText(words, kind));
  return view.players.map((player) => ({ seat: player.seat, parts: used.map((kind) => ({ name: name(kind), points: sum(player, kind) })), total: player.points }));
}

/** The points by card at the end; before it only the sum that can be seen. */
export function scoreOf(context: Table, player: PlayerView): Score {
  const { words } = context;
  const parts = player.parts.map(({ card, points }) => ({ name: card === null ? capital(words.say("impboard-token-progress")) : cardName(context, card), points }));
  const known = Object.entries(player.worth)
    .filter(([, points]) => points !== 0)
    .map(([card, points]) => ({ name: cardName(context, card), points }));
  const shown = parts.length > 0 ? parts : known;
  const rest = player.points - shown.reduce((sum, { points }) => sum + points, 0);
  return { seat: player.seat, parts: parts.length > 0 || rest === 0 ? shown : [...shown, { name: words.say("impboard-progress"), points: rest }], total: player.points };
}

export const worthText = ({ words }: Table, points: number): string => words.say("impboard-worth", { points: figure(points) });
