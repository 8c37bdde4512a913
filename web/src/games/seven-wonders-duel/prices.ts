/** A price and how it comes about, in words: the twin of `price_text` in describe.py. */
import type { Words } from "../../lib/words";
import type { Price, ResourcePart } from "./types";

const SOURCES = ["made", "chosen", "discounted"] as const;

/** "5 coins: 1 Clay × 3, 1 Papyrus × 2 (own production: 2 Stone)". */
export function priceText(words: Words, price: Price): string {
  if (price.chain) return words.say("price-chain");
  let text = priceTotal(words, price);
  const bought = price.resources.filter((part) => part.bought > 0).map((part) => boughtText(words, part));
  if (bought.length > 0) {
    const printed = price.coins > 0 ? [words.say("price-printed", { coins: price.coins })] : [];
    text += `: ${[...printed, ...bought].join(", ")}`;
  }
  const sources: string[] = [];
  for (const source of SOURCES) {
    const units = price.resources.flatMap((part) => Array.from({ length: part[source] }, () => part.resource));
    if (units.length > 0) sources.push(words.say(`price-${source}`, { resources: units }));
  }
  return sources.length > 0 ? `${text} (${sources.join("; ")})` : text;
}

/** "5 coins", "free", "free by chain". */
export function priceTotal(words: Words, price: Price): string {
  if (price.chain) return words.say("price-chain");
  return price.total > 0 ? words.say("price-coins", { price: price.total }) : words.say("price-free");
}

function boughtText(words: Words, part: ResourcePart): string {
  return words.say("price-bought", { count: part.bought, resource: part.resource, price: part.price });
}
