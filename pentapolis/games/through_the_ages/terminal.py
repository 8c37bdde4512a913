"""How the table of Through the Ages is drawn in a terminal: card row, events, rivals, the own civilization, menu.

Seats are written by their numbers, from 1. Colour never says anything alone: cards have three letters of their kind,
workers and blue tokens are different signs, and so are tokens and empty spaces of the banks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, CARDS, TYPE
from pentapolis.games.through_the_ages.costs import build_cost, take_cost, upgrade_cost
from pentapolis.games.through_the_ages.describe import card_text, move_text
from pentapolis.games.through_the_ages.pieces import effects_of
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGES, GROUPS, NO_TYPE, ROW_COST, TYPES, WORKER_TYPES
from pentapolis.games.through_the_ages.view import (
    AttackView,
    PactView,
    PartView,
    PlayerView,
    SpaceView,
    TechnologyView,
    View,
)
from pentapolis.games.through_the_ages.vocabulary import (
    BID,
    BUILD,
    DESTROY,
    DISBAND,
    DISCARD,
    MIX,
    PREPARE,
    SPACE,
    TAKE,
    UPGRADE,
    VOCABULARY,
)
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EMPTY
from pentapolis.terminal.parts import POINT, flow, in_turn, letter, named, numbered, score_table, signed, whose_turn
from pentapolis.terminal.signs import Sign
from pentapolis.words import Words

STYLES: Final = {
    "production": "#c98b55",
    "urban": "#b0b8c4",
    "unit": "#ff6b63",
    "special": "#6ea8ff",
    "government": "#e6a04a",
    "leader": "#56c271",
    "wonder": "#c792ea",
    "action": "#e5c95f",
}
INDENT: Final = "  "
WORKER: Final = "●"
BLUE: Final = "■"
TAKEN: Final = "·"  # an empty space of a bank
MARK: Final = "│"  # between the parts of a bank
STRENGTH: Final = "▲"
TO: Final = "→"
GOES: Final = "✗"  # a card that leaves the row when the next turn begins
EXCLUSIVE: Final = "!"
ITS_TEXT: Final = "…"  # what no sign can say
MOST_SIGNS: Final = 3  # tokens that are drawn one by one
YELLOW_PARTS: Final = (2, 4, 4, 4, 4)  # of a bank, from the part that empties first
BLUE_PARTS: Final = (6, 5, 5)
LOW: Final = 12  # lines below which cards of the row do not say what they do
FEW: Final = 2  # players whose civilizations are shown whole to somebody who only looks on
LABEL: Final = 5  # columns of a type's name
OWN_WIDTH: Final = 76  # columns in which all levels of the own civilization can be read


# --- the table --------------------------------------------------------------------------------------------


def draw(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The whole table as `seat` sees it: what belongs to nobody, the rivals in turn order, the own civilization."""
    view = cast("View", table.view(seat))
    parts: list[RenderableType] = [Rule(headline(table, words), characters="═", style="dim")]
    parts.append(Text(board_title(table, seat, words, names, width, height), "dim", overflow="ellipsis", no_wrap=True))
    parts += middle(view, words, names, width, height)
    for owner in in_turn(table.seats, seat):
        parts.append(Rule(title(view, view["players"][owner], words, names), align="left", style="dim"))
        whole = owner == seat or (seat is None and table.seats == FEW)
        parts += civilization(view, view["players"][owner], words, names, width, whole)
    return Group(*parts)


def headline(table: Table, words: Words) -> str:
    view = cast("View", table.view(None))
    told = {"number": view["round"], "age": view["age"]}
    return f"{words.say('game-name')} · {words.say('terminal-round', told)} · {words.say('phase-' + view['phase'])}"


def board(
    table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """What interrupts, the card row, events, and the rivals."""
    view = cast("View", table.view(seat))
    parts = middle(view, words, names, width, height)
    for owner in in_turn(table.seats, seat):
        if owner != seat:
            player = view["players"][owner]
            parts.append(Rule(title(view, player, words, names), align="left", style="dim"))
            parts += civilization(view, player, words, names, width, False)
    return Group(*parts)


def board_title(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> str:
    """What is left of the decks."""
    view = cast("View", table.view(seat))
    told = {"civil": view["civil_deck"], "military": view["military_deck"], "discards": view["military_discards"]}
    return words.say("terminal-decks", told)


def own_title(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    view = cast("View", table.view(seat))
    return title(view, view["players"][seat], words, names).plain


def own(table: Table, seat: int, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The own civilization with hand, banks and warnings."""
    view = cast("View", table.view(seat))
    return Group(*civilization(view, view["players"][seat], words, names, width, True))


def middle(view: View, words: Words, names: Sequence[str], width: int, height: int) -> list[RenderableType]:
    """All that belongs to nobody, what interrupts first."""
    parts: list[RenderableType] = [Text(line, "bold") for line in interrupts(view, words, names)]
    if not view["over"]:
        spaces = zip(view["row"], ROW_COST, strict=True)
        parts.append(flow([space_item(one, cost, words, height >= LOW) for one, cost in spaces], width, INDENT))
    parts.append(flow(world(view, words), width, INDENT))
    return parts


# --- what belongs to nobody ---------------------------------------------------------------------------------


def space_item(space: SpaceView, printed: int, words: Words, whole: bool) -> Text:
    """A card of the row behind its price for the reader, else the one printed; a cross on those that leave next."""
    if space["card"] is None:
        return Text("[–]", "dim")
    goes = GOES if space["goes"] else ""
    price = printed if space["cost"] is None else space["cost"]
    return Text.assemble((f"[{goes}{price}] ", "dim" if goes else "bold"), card_item(space["card"], words, whole))


def card_item(card: str, words: Words, whole: bool) -> Text:
    """A card by its name and its kind; `whole` with what it costs and does."""
    index = CARD.find(card)
    group = GROUPS[CARDS[index].group]
    kind = group if TYPE[index] == NO_TYPE else TYPES[TYPE[index]]
    item = Text.assemble((named(words, "card", card), "bold"), " ", (kind_of(kind, words), STYLES.get(group, "")))
    if whole:
        cost = CARDS[index].science
        item.append(f" {cost}{letter('science', words)}" if cost else "")
        told = " ".join(sign(one["message"], one["args"], words) for one in effects_of(CARDS[index]))
        item.append(f" {told}" if told else "")
    return item


def kind_of(kind: str, words: Words) -> str:
    """The kind of a card in three letters."""
    return words.say(f"terminal-kind-{kind}")


def world(view: View, words: Words) -> list[Text]:
    """Event piles and common tactics."""
    events = view["events"]
    told = {"current": events["current"], "age": events["current_age"] or "–", "future": events["future"]}
    items = [Text(words.say("terminal-events", told))]
    if events["top"] is not None:
        items.append(Text(words.say("terminal-top", {"card": events["top"]}), "bold"))
    known = [*events["known"], *events["future_known"]]
    if known:
        items.append(Text(words.say("terminal-known-events", {"cards": known})))
    for tactic in view["tactics"]:
        seats = "".join(str(seat + 1) for seat in tactic["seats"])
        items.append(Text(words.say("terminal-common", {"card": tactic["card"], "seats": seats or "–"})))
    return items


def interrupts(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The event, aggression, auction or offer that is being decided, with its numbers."""
    lines: list[str] = []
    if view["event"] is not None and view["auction"] is None:
        lines.append(words.say("terminal-event", {"card": view["event"]}))
        lines.append(INDENT + " ".join(card_text(words, view["event"]).split("\n")))
    aggression = view["aggression"]
    if aggression is not None:
        told = {
            "card": aggression["card"],
            "who": names[aggression["seat"]],
            "rival": names[aggression["rival"]],
            "strength": aggression["strength"],
            "defence": aggression["defence"] or 0,
        }
        line = words.say("terminal-aggression", told)
        if aggression["best"] is not None:
            line += words.say("terminal-best", {"count": aggression["best"]})
        lines += [line, INDENT + " ".join(card_text(words, aggression["card"]).split("\n"))]
    auction = view["auction"]
    if auction is not None:
        who = "–" if auction["bidder"] is None else names[auction["bidder"]]
        lines.append(words.say("terminal-auction", {"card": auction["card"], "bid": auction["bid"], "who": who}))
        lines.append(INDENT + " ".join(card_text(words, auction["card"]).split("\n")))
        if auction["largest"] is not None:
            parts = sums(auction["parts"], words)
            lines.append(INDENT + words.say("terminal-largest", {"count": auction["largest"], "parts": parts}))
        if auction["sent"]:
            lines.append(INDENT + words.say("terminal-force", {"count": auction["force"], "bid": auction["bid"]}))
    if view["offer"] is not None:
        lines.append(words.say("terminal-offer", pact_words(view["offer"], names)))
        lines.append(INDENT + " ".join(card_text(words, view["offer"]["card"]).split("\n")))
    return lines


def sums(parts: Sequence[PartView], words: Words) -> str:
    """Where a number comes from."""
    told = [f"{source(part['source'], words)} {signed(part['number'])}" for part in parts]
    return ", ".join(told) or "–"


def source(name: str, words: Words) -> str:
    return words.say(f"source-{name}") if words.has(f"source-{name}") else named(words, "card", name)


def pact_words(pact: PactView, names: Sequence[str]) -> dict[str, Any]:
    return {
        "card": pact["card"],
        "who": names[pact["owner"]],
        "rival": names[pact["partner"]],
        "side": pact["side"],
    }


# --- a civilization -----------------------------------------------------------------------------------------


def title(view: View, player: PlayerView, words: Words, names: Sequence[str]) -> Text:
    """Number and name, who acts; points with what a turn adds, strength, happy faces had and needed."""
    seat = player["seat"]
    drawn = whose_turn(seat in view["to_act"]).append(f"{seat + 1} {names[seat]}", "bold")
    drawn.append(f"  {player['culture']}{plus(player['culture_rate'])}{POINT}", "yellow")
    drawn.append(f"  {player['science']}{plus(player['science_rate'])}{letter('science', words)}")
    drawn.append(f"  {player['strength']}{STRENGTH}")
    short = "bold" if player["happy"] < player["happy_needed"] else ""
    drawn.append(f"  {player['happy']}/{player['happy_needed']}{letter('happy', words)}", short)
    drawn.append(f"  {player['ca']}/{player['ca_total']}{letter('civil_action', words)}")
    drawn.append(f" {player['ma']}/{player['ma_total']}{letter('military_action', words)}")
    if player["resigned"]:
        drawn.append(f"  {words.say('terminal-resigned')}", "dim")
    return drawn


def plus(number: int) -> str:
    return signed(number) if number < 0 else f"+{number}"


def civilization(
    view: View, player: PlayerView, words: Words, names: Sequence[str], width: int, whole: bool
) -> list[RenderableType]:
    """Goods and banks, what is in play beside technologies, technologies, hand; of the own one also warnings."""
    parts: list[RenderableType] = [flow(goods(player, words), width, INDENT)]
    parts.append(flow(in_play(player, words, names), width, INDENT))
    if whole:
        parts += matrix(view, player, words, width)
        parts.append(banks(player, words, width))
    else:
        parts.append(flow([of_type(player, kind, words) for kind in known_types(player)], width, INDENT))
    parts.append(flow(hand(player, words, whole), width, INDENT))
    if player["seat"] == view["seat"] and not view["over"]:
        parts += [flow(items, width, INDENT) for items in (coming(view, words), attacks(view, words, names)) if items]
        parts += [
            flow([Text(words.say(one["message"], one["args"]), "bold yellow")], width) for one in view["warnings"]
        ]
    return parts


def goods(player: PlayerView, words: Words) -> list[Text]:
    """Food and resources with what a turn adds and takes, workers, cost of one more."""
    food = f"{player['food']}{plus(player['food_production'])}{plus(-player['consumption'])}{letter('food', words)}"
    corruption = plus(-player["corruption"]) if player["corruption"] else ""
    resources = f"{player['resources']}{plus(player['resource_production'])}{corruption}{letter('resource', words)}"
    items = [Text(food), Text(resources), Text(words.say("terminal-unused", {"count": player["unused"]}))]
    if player["discontent"]:
        items.append(Text(words.say("terminal-discontent", {"count": player["discontent"]}), "bold"))
    cost = player["population_cost"]
    if cost is not None:
        price = f"{cost['cost']}{letter('food', words)}"
        items.append(Text(words.say("terminal-population", {"price": price}), "dim"))
    spare = [(name, count) for name, count in player["temporary"].items() if count]
    items += [Text(words.say(f"terminal-temporary-{name}", {"count": count}), "bold") for name, count in spare]
    return items


def in_play(player: PlayerView, words: Words, names: Sequence[str]) -> list[Text]:
    """Government, leader, special technologies, wonders, colonies, tactic, pact and war."""
    name = player["government"]
    items = [Text.assemble((named(words, "card", name), STYLES["government"]), f" ≤{player['urban_limit']}")]
    if player["leader"] is not None:
        items.append(Text(named(words, "card", player["leader"]), STYLES["leader"]))
    items += [Text(named(words, "card", card), STYLES["special"]) for card in player["specials"]]
    for wonder in player["wonders"]:
        item = Text(named(words, "card", wonder["card"]), "dim strike" if wonder["ruined"] else STYLES["wonder"])
        item.append(f" {words.say('terminal-ruined')}" if wonder["ruined"] else "")
        item.append(f" +{named(words, 'card', 'homer')}" if wonder["homer"] else "")
        items.append(item)
    unfinished = player["unfinished"]
    if unfinished is not None:
        left = "·".join(str(cost) for cost in unfinished["stages"][unfinished["built"] :])
        built = f"{unfinished['built']}/{len(unfinished['stages'])}"
        item = Text(f"({named(words, 'card', unfinished['card'])} {built}", STYLES["wonder"])
        items.append(item.append(f" {left}{letter('resource', words)})"))
    items += [Text(named(words, "card", card)) for card in player["colonies"]]
    tactic = player["tactic"]
    if tactic is not None:
        sole = EXCLUSIVE if tactic["exclusive"] else ""
        items.append(Text(f"{named(words, 'card', tactic['card'])}{sole} +{tactic['strength']}{STRENGTH}"))
    if player["pact"] is not None:
        items.append(Text(words.say("terminal-pact", pact_words(player["pact"], names))))
    war = player["war"]
    if war is not None:
        mine, theirs = war["strengths"]
        told = {"card": war["card"], "rival": names[war["rival"]], "mine": mine, "theirs": theirs}
        items.append(Text(words.say("terminal-war", told), "bold"))
    return items


def known_types(player: PlayerView) -> list[str]:
    """The types of technologies that a civilization has, as they lie on the mat."""
    have = {one["type"] for one in player["technologies"]}
    return [kind for kind in TYPES[:WORKER_TYPES] if kind in have]


def of_type(player: PlayerView, kind: str, words: Words) -> Text:
    """The technologies of a type on one line."""
    here = [one for one in player["technologies"] if one["type"] == kind]
    item = Text.assemble((f"{kind_of(kind, words)} ", "dim"))
    return item.append(", ".join(f"{brief(one['card'], words)} {tokens(one)}".strip() for one in here))


def tokens(one: TechnologyView) -> str:
    """Workers and blue tokens of a technology."""
    return " ".join(row(count, token) for count, token in ((one["workers"], WORKER), (one["tokens"], BLUE)) if count)


def row(count: int, token: str) -> str:
    return token * count if count <= MOST_SIGNS else f"{count}{token}"


def brief(card: str, words: Words) -> str:
    """A technology's short name where it has one: for places where space lacks."""
    return words.say(f"short-{card}") if words.has(f"short-{card}") else named(words, "card", card)


def matrix(view: View, player: PlayerView, words: Words, width: int) -> list[RenderableType]:
    """The technologies that take workers: a line for each type, a column for each level; the price of one more."""
    levels = 1 + max(one["level"] for one in player["technologies"])
    levels = max(levels, min(len(AGES) - 1, AGES.index(view["age"]) + 1))
    room = (width - LABEL) // levels
    lines: list[RenderableType] = [
        Text(
            "".join([" " * LABEL, *(AGES[level].ljust(room) for level in range(levels))]).rstrip(), "dim", no_wrap=True
        )
    ]
    mine = player["seat"] == view["seat"]
    for kind in known_types(player):
        line = Text.assemble((kind_of(kind, words).ljust(LABEL), "dim"), no_wrap=True)
        cells = {one["level"]: one for one in player["technologies"] if one["type"] == kind}
        for level in range(levels):
            line.append(cell(cells.get(level), words, room, mine).ljust(room))
        line.rstrip()
        lines.append(line)
    return lines


def cell(one: TechnologyView | None, words: Words, room: int, priced: bool) -> str:
    """A technology with its tokens in so many columns: first the name gives way to the short one, then the price."""
    if one is None:
        return TAKEN
    price = f"({one['cost']['cost']})" if priced else ""
    names = (named(words, "card", one["card"]), brief(one["card"], words))
    shown = [" ".join(filter(None, (name, tokens(one), cost))) for cost in (price, "") for name in names]
    return next((text for text in shown if len(text) < room), shown[-1][: room - 1])


def banks(player: PlayerView, words: Words, width: int) -> Text:
    """Both banks as rows of tokens, the part that empties first on the left; behind them what they cost a turn."""
    yellow = bank(player["yellow"], YELLOW_PARTS, WORKER)
    blue = bank(player["blue"], BLUE_PARTS, BLUE)
    told = [
        Text.assemble(f"{yellow} {player['yellow']}", f" −{player['consumption']}{letter('food', words)}"),
        Text.assemble(f"{blue} {player['blue']}", f" −{player['corruption']}{letter('resource', words)}"),
    ]
    return flow(told, width, INDENT)


def bank(left: int, parts: Sequence[int], token: str) -> str:
    """A bank by its parts; those tokens that are gone are missing from the part that empties first."""
    gone = max(0, sum(parts) - left)
    found: list[str] = []
    for size in parts:
        empty = min(gone, size)
        gone -= empty
        found.append(TAKEN * empty + token * (size - empty))
    return MARK.join(found)


def hand(player: PlayerView, words: Words, whole: bool) -> list[Text]:
    """Civil cards with what it costs to develop them; military ones of the own hand, else their number."""
    told = {"count": len(player["civil"]), "limit": player["civil_limit"]}
    items = [Text(words.say("terminal-civil", told) + (":" if player["civil"] else ""), "dim")]
    for card in player["civil"]:
        price = "" if card["develop"] is None else f" {card['develop']['cost']}{letter('science', words)}"
        if card["revolution"] is not None:
            price += f"/{card['revolution']['cost']}{letter('science', words)}"
        items.append(Text.assemble((named(words, "card", card["card"]), "bold"), price, GOES if card["fresh"] else ""))
    told = {"count": player["military_count"], "limit": player["military_limit"]}
    known = player["military"] or player["military_shown"]
    items.append(Text(words.say("terminal-military", told) + (":" if known else ""), "dim"))
    return items + [military_item(card, words, whole) for card in known]


def military_item(card: str, words: Words, whole: bool) -> Text:
    index = CARD.find(card)
    item = Text(named(words, "card", card), "bold")
    item.append(f" {kind_of(GROUPS[CARDS[index].group], words)}", "dim")
    return item.append(f" {CARDS[index].ma}{letter('military_action', words)}" if whole and CARDS[index].ma else "")


def coming(view: View, words: Words) -> list[Text]:
    """What the end of the turn would bring now."""
    forecast = view["forecast"]
    if forecast is None:
        return []
    after = forecast["after"]
    gains = [
        f"{plus(forecast['culture'] + forecast['leader_culture'] - forecast['hunger_culture'])}{POINT}",
        f"{plus(forecast['science'])}{letter('science', words)}",
        f"{plus(forecast['food'])}{plus(-forecast['consumption'])}{letter('food', words)}",
        f"{plus(forecast['resources'])}{plus(-forecast['corruption'])}{letter('resource', words)}",
    ]
    left = [
        f"{after['culture']}{POINT}",
        f"{after['science']}{letter('science', words)}",
        f"{after['food']}{letter('food', words)}",
        f"{after['resources']}{letter('resource', words)}",
        f"{after['blue']}{BLUE}",
    ]
    told = {"gains": " ".join(gains), "after": " ".join(left), "cards": forecast["draw"]}
    return [Text(words.say("terminal-forecast", told))]


def attacks(view: View, words: Words, names: Sequence[str]) -> list[Text]:
    """How each attack of the own hand would stand: a card with its rivals; those it cannot be played against dim."""
    found: list[Text] = []
    for card in dict.fromkeys(one["card"] for one in view["attacks"]):
        against = [one for one in view["attacks"] if one["card"] == card]
        item = Text(f"{named(words, 'card', card)}:")
        for one in against:
            item.append(f" {attack_numbers(one, words, names)}", "dim" if one["reason"] is not None else "bold")
        found.append(item)
    return found


def attack_numbers(one: AttackView, words: Words, names: Sequence[str]) -> str:
    """Own strength, the rival's and how far it can reach, and the cost."""
    reach = f"–{one['reach']}" if one["reach"] != one["theirs"] else ""
    numbers = f"{one['mine']}{STRENGTH}:{one['theirs']}{reach}{STRENGTH}"
    return f"{TO}{names[one['rival']]} {numbers} {one['cost']}{letter('military_action', words)}"


# --- signs ------------------------------------------------------------------------------------------------


def amount(what: str, count: int, words: Words) -> str:
    return f"{plus(count)}{letter(what, words)}"


def held(args: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """The sentences that an argument is made of."""
    value = args.get(name)
    if isinstance(value, list):
        return [one for one in value if isinstance(one, Mapping)]
    return [value] if isinstance(value, Mapping) else []


def each(args: Mapping[str, Any], name: str, words: Words, between: str = "") -> str:
    return between.join(sign(one["message"], one["args"], words) for one in held(args, name))


def army(of: Mapping[str, Any], words: Words) -> str:
    outdated = f"/{of['outdated']}" if of["outdated"] != of["count"] else ""
    return f"{each(of, 'units', words)}{TO}{of['count']}{outdated}{STRENGTH}"


def sign(message: str, args: Mapping[str, Any], words: Words) -> str:
    """What an effect does, in a few characters; for what none can say, that there is a text."""
    if message in SIGNS:
        return SIGNS[message](args, words)
    start, _, what = message.partition("-")
    if start in ("symbol", "goods"):
        return amount(what, args["count"], words)
    if start == "army":
        return f"{args['count']}{kind_of(what, words)} "
    told = "".join(each(args, name, words, " ") for name in ("who", "effect", "goods", "parts", "side"))
    return told.strip() or ITS_TEXT


def less(what: str, of: Mapping[str, Any], words: Words) -> str:
    return amount(what, -of["count"], words)


SIGNS: Final[Mapping[str, Sign]] = {
    "produces-food": lambda of, words: f"{amount('food', of['count'], words)}",
    "produces-resource": lambda of, words: f"{amount('resource', of['count'], words)}",
    "urban-limit": lambda of, words: f"≤{of['count']}",
    "bonus-defense": lambda of, words: f"+{of['count']}{STRENGTH}",
    "bonus-colonization": lambda of, words: amount("colonization", of["count"], words),
    "choose-gain": lambda of, words: each(of, "gains", words, "/"),
    "lose": lambda of, words: " ".join(
        amount(one["message"].removeprefix("goods-"), -one["args"]["count"], words) for one in held(of, "goods")
    ),
    "gain-mix": lambda of, words: f"+{of['count']}{letter('food', words)}/{letter('resource', words)}",
    "lose-mix": lambda of, words: f"−{of['count']}{letter('food', words)}/{letter('resource', words)}",
    "tactic": army,
    "tactic-outdated": army,
    "who-strongest": lambda of, words: "↑",
    "who-two_strongest": lambda of, words: "↑↑",
    "who-weakest": lambda of, words: "↓",
    "who-two_weakest": lambda of, words: "↓↓",
    "who-each": lambda of, words: "",
    "group-production": lambda of, words: f"{kind_of('farm', words)}/{kind_of('mine', words)} ",
    "group-urban": lambda of, words: f"{kind_of('urban', words)} ",
    "action-build-or-upgrade": lambda of, words: each(of, "groups", words) + less("resource", of, words),
    "action-upgrade": lambda of, words: f"↑{less('resource', of, words)}",
    "action-build-stage": lambda of, words: f"{kind_of('wonder', words)} {less('resource', of, words)}",
    "action-increase-population": lambda of, words: f"+1{WORKER} {each(of, 'gain', words)}",
    "action-develop": lambda of, words: f"↑{letter('science', words)} {each(of, 'gain', words)}",
    "action-for-units": lambda of, words: " ".join(
        (
            amount("military_action", of["actions"], words),
            kind_of("unit", words),
            amount("resource", of["count"], words),
        )
    ),
    "ability-cheaper-population": lambda of, words: f"{WORKER} {less('food', of, words)}",
    "ability-urban-discount": lambda of, words: (
        f"{kind_of('urban', words)} −{of['first']}/{of['second']}/{of['third']}{letter('resource', words)}"
    ),
    "ability-stages-per-action": lambda of, words: f"{kind_of('wonder', words)} ×{of['count']}",
    "ability-doubles-army": lambda of, words: f"{kind_of('tactic', words)} ×2",
    "ability-extra-mine": lambda of, words: f"{kind_of('mine', words)} ×2",
    "ability-free-population": lambda of, words: f"+1{WORKER}",
    "ability-larger-hands": lambda of, words: f"{kind_of('hand', words)} +{of['count']}",
}


# --- the menu ---------------------------------------------------------------------------------------------

#: Verbs of which a turn offers many: they share a line.
TOGETHER: Final = (TAKE, BUILD, UPGRADE, DESTROY, DISBAND, PREPARE, DISCARD, BID, MIX)


def menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    """The possible moves, numbered in their order; those alike but for one thing share a line."""
    t = cast("ThroughTheAges", table)
    lines: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        verb = VOCABULARY.verb(move)
        if verb in TOGETHER:
            head = words.say(f"terminal-menu-{verb.name}")
            lines.setdefault(head, [Text(head, "dim")]).append(numbered(number, menu_label(t, seat, verb, move, words)))
        else:
            lines[str(number)] = [numbered(number, move_text(words, t, seat, move))]
    hint = Text(words.say("terminal-menu-hint"), "dim")
    return Group(*(flow(items, width, INDENT) for items in lines.values()), hint)


def menu_label(t: ThroughTheAges, seat: int, verb: Verb, move: int, words: Words) -> str:
    """What tells a move from the others of its line, with its price."""
    p = t.players[seat]
    first, second = VOCABULARY.first[move], VOCABULARY.second[move]
    if verb is TAKE:
        card = t.row[first]
        cost = int(take_cost(p, first, card))
        return f"{named(words, 'card', CARD.ids[card])} {cost}{letter('civil_action', words)}"
    if verb is BUILD:
        cost = max(0, int(build_cost(p, first) - t.discount))
        return f"{named(words, 'card', CARD.ids[first])} {cost}{letter('resource', words)}"
    if verb is UPGRADE:
        cost = max(0, int(upgrade_cost(p, first, second) - t.discount))
        both = f"{named(words, 'card', CARD.ids[first])} {TO} {named(words, 'card', CARD.ids[second])}"
        return f"{both} {cost}{letter('resource', words)}"
    return named(words, "number", str(first)) if verb in (BID, MIX) else named(words, "card", CARD.ids[first])


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """Culture is all that counts; at the end also what each card of the final scoring brought."""
    view = cast("View", table.view(None))
    culture = [one["culture"] for one in view["players"]]
    if not view["final"]:
        message = "terminal-score-end" if view["over"] else "terminal-score-now"
        return score_table(words, message, names, [("culture", culture)], culture)
    before = [all_of - sum(one["points"][seat] for one in view["final"]) for seat, all_of in enumerate(culture)]
    parts = [("before", before), *((named(words, "card", one["card"]), one["points"]) for one in view["final"])]
    return score_table(words, "terminal-score-end", names, parts, culture)


def past(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The events that have been resolved."""
    cards = cast("View", table.view(seat))["events"]["past"]
    if not cards:
        return Text(words.say("terminal-discard-empty"))
    drawn = Grid.grid(padding=(0, 2))
    for card in cards:
        drawn.add_row(Text(named(words, "card", card), "bold"), " ".join(card_text(words, card).split("\n")))
    return drawn


def thing(kind: str, name: str, words: Words, table: Table | None = None) -> RenderableType:
    """A card in words."""
    if name not in CARD.ids:
        return Text(named(words, kind, name), "bold")
    index = CARD.find(name)
    card = CARDS[index]
    what = [words.say(f"group-{GROUPS[card.group]}"), words.say(f"age-{AGES[AGE[index]]}")]
    costs = ((card.science, "science"), (card.resources, "resource"), (card.ma, "military_action"))
    what += [f"{count}{letter(of, words)}" for count, of in costs if count]
    stages = getattr(card, "stages", None)
    if stages:
        what.append(f"{'·'.join(str(cost) for cost in stages)}{letter('resource', words)}")
    return Text.assemble((named(words, "card", name), "bold"), f" – {', '.join(what)}\n{card_text(words, name)}")


def in_places(table: Table) -> list[tuple[Thing, Thing]]:
    """Spaces of the row, which moves name, each with its card, which people name."""
    row = cast("ThroughTheAges", table).row
    return [
        (Thing(SPACE.kind, SPACE.ids[space]), Thing(CARD.kind, CARD.ids[card]))
        for space, card in enumerate(row)
        if card != EMPTY
    ]


def legend(words: Words, table: Table | None = None) -> RenderableType:
    """What the signs mean."""
    kinds = [*TYPES, *GROUPS[GROUPS.index("government") :]]
    told = {
        "goods": ", ".join(f"{letter(one, words)} {words.say(f'terminal-name-{one}')}" for one in LETTERS),
        "kinds": ", ".join(
            f"{kind_of(kind, words)} {words.say(('type-' if kind in TYPES else 'group-') + kind)}" for kind in kinds
        ),
    }
    return Text(words.say("terminal-legend", told))


LETTERS: Final = ("culture", "science", "happy", "food", "resource", "civil_action", "military_action", "colonization")

#: Commands that only this game has, by their English word.
EXTRAS: Final[Mapping[str, Callable[[Table, int | None, Words], RenderableType]]] = {"discard": past}

#: What can be looked at though no move speaks of it.
MORE_THINGS: Final = [("card", "despotism")]
