/** What the question bar adds to an action: what it costs and brings, why, and what matters about it. */
import type { ActionNote, TableAction } from "../../lib/contract";
import { touched } from "../../frame/touch";
import { effectTexts, gainText, siteTexts } from "./say";
import { iconOf } from "./signs";
import { brought, type CityView, cityOf, type Gains, type SiteView, STEPS, type Table } from "./types";

type Amount = ActionNote["amounts"][number];

export function note(context: Table, action: TableAction): ActionNote | null {
  const { seat, view } = context;
  if (seat === null) return null;
  const city = cityOf(view, seat);
  const [verb = "", first = ""] = action.move.split(":");
  switch (verb) {
    case "pick":
      return pickNote(context, Number(first));
    case "take":
      return takeNote(context, first);
    case "place":
      return placeNote(context, first);
    case "raise":
      return { amounts: [], why: effectTexts(context, context.piece(`tile:${first}`)).join(" ") };
    case "flood":
      return { amounts: [{ icon: "energy", count: 2, sign: "+" }] };
    case "activate":
      return activateNote(context, city, first);
    case "upgrade":
      return { amounts: [{ icon: "energy", count: city.plant.next_energy ?? 0, sign: "+" }] };
    case "rest":
      return { amounts: [{ icon: first === "prestige" ? "points" : "energy", count: 1, sign: "+" }] };
    case "pay_rest":
      return { amounts: [{ icon: "energy", count: view.owed, sign: "-" }] };
    default:
      return null;
  }
}

export function amounts(gains: Gains): Amount[] {
  return STEPS.flatMap((step) => {
    const count = gains[step];
    return count ? [{ icon: iconOf(step), count: Math.abs(count), sign: count > 0 ? ("+" as const) : ("-" as const) }] : [];
  });
}

const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** What has to be borrowed, said where it matters. */
function loansOf({ words }: Table, loans: number | null): { highlight?: string } {
  return loans ? { highlight: words.say("capboard-loans", { count: loans }) } : {};
}

function pickNote(context: Table, number: number): ActionNote | null {
  const column = context.view.initiative[number - 1];
  if (column?.price == null) return null;
  return { amounts: [{ icon: "coin", count: column.price, sign: "-" }], ...loansOf(context, column.loans) };
}

function takeNote(context: Table, tile: string): ActionNote | null {
  const plan = context.view.plans.find((one) => one.tile === tile);
  if (plan === undefined) return null;
  const free = plan.sites.filter((site) => site.fine === 0).length;
  const why = [sentence(context.words.say("capboard-sites", { count: free }))];
  // Its cells can be clicked only once it is chosen; in the list of all tiles it would be said many times over.
  if (context.chosen === `tile:${tile}`) why.push(context.words.say(touched() ? "capboard-tap-cell" : "capboard-click-cell"));
  return {
    amounts: plan.price > 0 ? [{ icon: "coin", count: plan.price, sign: "-" }] : [],
    why: why.join(" "),
    ...loansOf(context, plan.loans),
  };
}

/** The site of a cell for the tile that is being placed. */
export function siteOf(context: Table, cell: string): SiteView | undefined {
  return context.view.plans[0]?.sites.find((site) => site.cell === cell);
}

function placeNote(context: Table, cell: string): ActionNote | null {
  const site = siteOf(context, cell);
  if (site === undefined) return null;
  const all = brought(site);
  const fined: Amount[] = site.fine > 0 ? [{ icon: "points", count: site.fine, sign: "-" }] : [];
  return { amounts: [...amounts(all), ...fined], why: siteTexts(context, site).join(" ") };
}

function activateNote(context: Table, city: CityView, tile: string): ActionNote | null {
  const placed = city.tiles.find((one) => one.tile === tile);
  if (placed?.cost == null) return null;
  const beside = gainText(context, placed.beside);
  return {
    amounts: [{ icon: "energy", count: placed.cost, sign: "-" }, ...amounts(placed.gains)],
    ...(beside === "" ? {} : { why: context.words.say("capboard-beside", { changes: beside }) }),
  };
}
