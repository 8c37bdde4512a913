/** What the question bar adds to an action: what it costs and brings, and the words of the card. */
import type { ActionNote, TableAction } from "../../lib/contract";
import { effectTexts, faceOf, lines, powerOf, sentenceOf, worthText } from "./say";
import { iconOf } from "./signs";
import { type Counts, known, playerOf, type Table, TOKENS } from "./types";

type Amount = ActionNote["amounts"][number];

const tokens = (counts: Counts, sign: "+" | "-"): Amount[] =>
  TOKENS.flatMap((token) => (counts[token] ? [{ icon: iconOf(token), count: counts[token] ?? 0, sign }] : []));

export function note(context: Table, action: TableAction): ActionNote | null {
  const { seat, view } = context;
  if (seat === null) return null;
  const [verb = "", card = ""] = action.move.split(":");
  const me = playerOf(view, seat);
  switch (verb) {
    case "play": {
      const piece = faceOf(context, card);
      const free = piece.facts["free_play"] === 1;
      return { amounts: free ? [] : [{ icon: "go", count: 1, sign: "-" }], why: effectTexts(context, piece).join(" ") };
    }
    case "innovate":
      return { amounts: [], why: context.words.say("impboard-note-innovate") };
    case "revolt":
      return { amounts: [], why: context.words.say("impboard-note-revolt", { count: known(me.hand).filter((one) => faceOf(context, one).band === "unrest").length }) };
    case "end":
      return { amounts: [], why: context.words.say("impboard-note-end", { count: me.actions }) };
    case "draft": {
      const power = powerOf(context, card);
      return power === undefined ? null : { amounts: [], why: effectTexts(context, power).join(" ") };
    }
    case "exhaust":
      return { amounts: [{ icon: "tired", count: 1, sign: "-" }], why: moment(context, card, "text-exhaust") };
    case "react":
      return { amounts: [], why: effectTexts(context, faceOf(context, card)).join(" ") };
    case "acquire":
    case "break":
      return marketNote(context, card, verb === "acquire");
    case "develop": {
      const found = me.developments.find((one) => one.card === card);
      return { amounts: found?.cost ? tokens(found.cost, "-") : [], why: effectTexts(context, faceOf(context, card)).join(" ") };
    }
    case "discard":
    case "bury":
    case "take":
    case "top":
    case "exile":
    case "garrison": {
      const worth = me.worth[card];
      return worth === undefined ? null : { amounts: [], why: worthText(context, worth) };
    }
    default:
      return null;
  }
}

/** The line of a card that speaks of a moment. */
function moment(context: Table, card: string, message: string): string {
  return lines(faceOf(context, card))
    .filter((effect) => effect.message.startsWith(message))
    .map((effect) => sentenceOf(context.words.say(effect.message, effect.args)))
    .join(" ");
}

function marketNote(context: Table, card: string, unrest: boolean): ActionNote | null {
  const slot = context.view.market.find((one) => one.card === card);
  if (slot === undefined) return null;
  const fist: Amount[] = unrest && slot.unrest ? [{ icon: "suit-unrest", count: 1, sign: "+" }] : [];
  return { amounts: [...tokens(slot.tokens, "+"), ...fist], why: effectTexts(context, faceOf(context, card)).join(" ") };
}
