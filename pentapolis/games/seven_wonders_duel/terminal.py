"""How the table of 7 Wonders Duel is drawn in a terminal: structure, track, cities, menu.

Colour never says anything alone: accessible cards have a thick edge, every card the letters of its kind.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli.canvas import DASHED, THICK, THIN, Canvas, broken
from pentapolis.games.seven_wonders_duel.catalogue import (
    CARD,
    CARDS,
    LAYOUTS,
    TOKEN,
    TOKENS,
    WONDER,
    WONDER_CARDS,
    Card,
    Cost,
)
from pentapolis.games.seven_wonders_duel.describe import (
    card_text,
    move_text,
    price_text,
    token_text,
    wonder_text,
)
from pentapolis.games.seven_wonders_duel.effects import Effect
from pentapolis.games.seven_wonders_duel.scoring import PARTS
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    CAPITAL,
    COLOURS,
    CONFLICT_POINTS,
    DISCARD_COINS,
    LOOT,
    LOOT_AT,
    RESOURCES,
    lane,
)
from pentapolis.games.seven_wonders_duel.view import CityView, Price, SlotView, View, WonderView
from pentapolis.games.seven_wonders_duel.vocabulary import BUILD, DISCARD, RAISE, VOCABULARY
from pentapolis.kernel.table import Table
from pentapolis.words import Words

STYLES: Final = {
    "brown": "#c98b55",
    "grey": "#b8b8b8",
    "blue": "#6ea8ff",
    "green": "#56c271",
    "yellow": "#e6c84a",
    "red": "#ff6b63",
    "purple": "#c792ea",
}
HIDDEN: Final = "dim"
COIN: Final = "●"
POINT: Final = "★"
SHIELD: Final = "▼"
AGAIN: Final = "↻"
BACKS: Final = {"1": "I", "2": "II", "3": "III"}
WIDEST_CARD: Final = 24
OPEN_LINES: Final = 3  # nothing covers an accessible card: it may take a line more to say all it does
AROUND: Final = 24  # lines of the track, the cities and the menu: what is left is for the structure
WIDE: Final = 100  # from so many columns on the menu explains prices in full
PAWN: Final = "◆"
CAPITAL_SIGN: Final = "▣"
ZONES_BEGIN: Final = (-8, -5, -2, 0, 1, 3, 6, 9)  # the first space of each zone of the track but the first
TRACK: Final = 2 * (2 * CAPITAL + 1 + len(ZONES_BEGIN)) + 1  # columns of the track without the names beside it


# --- the table --------------------------------------------------------------------------------------------


def draw(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The whole table as `seat` sees it: the other city above, the own city below."""
    view = cast("View", table.view(seat))
    near = 0 if seat is None else seat
    parts: list[RenderableType] = [heading(view, words)]
    parts.append(city(view["cities"][1 - near], view, words, names, width))
    parts.append(track(view, near, names, width))
    parts.append(board(view, words))
    if view["structure"]:
        parts.append(structure(view, near, words, width, height))
    elif view["offer"]:
        parts.append(offer(view["offer"], words))
    parts.append(city(view["cities"][near], view, words, names, width))
    return Group(*parts)


def heading(view: View, words: Words) -> RenderableType:
    title = words.say("game-name")
    if view["age"]:
        title += " · " + words.say(f"age-{view['age']}")
    return Rule(title, characters="═", style="dim")


def structure(view: View, near: int, words: Words, width: int, height: int) -> Text:
    """Rows overlap as they do on the table: a later row hides the lower edge of the row before it."""
    columns = [place.column for place in LAYOUTS[view["age"] - 1].slots]
    first = min(columns)
    across = (max(columns) - first) // 2 + 1
    pitch = min(WIDEST_CARD, (width - 1) // across)
    left = (width - across * pitch - 1) // 2
    slots = view["structure"]
    top = min(slot["row"] for slot in slots)
    bottom = max(slot["row"] for slot in slots)
    room = (height - AROUND) // (bottom - top + 1) - 1
    names = [named(words, "card", slot["card"]) for slot in slots if slot["card"] is not None]
    wanted = 2 if all(len(name) < pitch for name in names) else 3  # the name, and what the card does
    lines = max(1, min(room, wanted))
    canvas = Canvas(width, (bottom - top) * (lines + 1) + OPEN_LINES + 2)
    bodies = {slot["slot"]: card_body(slot, lines, pitch - 1, words) for slot in slots}
    for slot in sorted(slots, key=lambda slot: (slot["row"], slot["accessible"])):
        x = left + (slot["column"] - first) * pitch // 2
        y = (slot["row"] - top) * (lines + 1)
        alike = [s["slot"] for s in slots if (s["row"], s["accessible"]) == (slot["row"], slot["accessible"])]
        tallest = max(len(bodies[one]) for one in alike)
        body = bodies[slot["slot"]]
        lay_card(canvas, x, y, pitch + 1, body + [""] * (tallest - len(body)), slot, near, words)
    drawn = canvas.text()
    drawn.rstrip()
    return drawn


def card_body(slot: SlotView, lines: int, inner: int, words: Words) -> list[str]:
    """What stands on a card: its back, or its name and signs."""
    if slot["card"] is None:
        back = BACKS.get(slot["back"]) or words.say("duel-back-guild")
        return [f" {back} ".center(inner, "░")] + ["░" * inner] * (lines - 1)
    card = CARDS[CARD.find(slot["card"])]
    name = named(words, "card", card.id)
    open_now = slot["accessible"]
    whole = open_now or lines > 2
    body = (broken(name, inner) if whole else [shortened(name, inner)]) + icon_lines(card, words, inner)
    if lines == 1 and not open_now and len(name) + 2 + len(body[1]) <= inner:
        body[0] = f"{name}  {body[1]}"
    body = body[: OPEN_LINES if open_now else lines]
    return body + [""] * (lines - len(body))


def lay_card(
    canvas: Canvas, x: int, y: int, width: int, body: list[str], slot: SlotView, near: int, words: Words
) -> None:
    if slot["card"] is None:
        canvas.box(x, y, width, body, DASHED, HIDDEN)
        return
    card = CARDS[CARD.find(slot["card"])]
    colour = COLOURS[card.colour]
    open_now = slot["accessible"]
    title = f"{words.say(f'duel-code-{colour}')} {cost_icons(card.cost, words)}".rstrip()
    if slot["prices"] is not None:
        title = f"{title} ={slot['prices'][near]['total']}{COIN}"
    canvas.box(x, y, width, body, THICK if open_now else THIN, STYLES[colour] + (" bold" if open_now else ""), title)


def icon_lines(card: Card, words: Words, width: int) -> list[str]:
    """What the card does and which chains it has, in signs; shortened before it is cut."""
    signs = [icons(card.effects, words)]
    if card.free_with:
        signs.append("←" + chain_sign(card.free_with, words))
    if card.gives_chain:
        signs.append("→" + chain_sign(card.gives_chain, words))
    lines = [signs[0]]
    for sign_of_chain in signs[1:]:
        if len(lines[-1]) + 1 + len(sign_of_chain) <= width:
            lines[-1] += " " + sign_of_chain
        else:
            lines.append(shortened(sign_of_chain, width))
    return lines


def chain_sign(chain: str, words: Words) -> str:
    return named(words, "chain", chain).split()[-1]


def cost_icons(cost: Cost, words: Words) -> str:
    """A cost as it is printed on the card: a sign for each unit."""
    coins = f"{cost.coins}{COIN}" if cost.coins else ""
    return coins + "".join(letter(r, words) * int(lane(cost.units, i)) for i, r in enumerate(RESOURCES))


def letter(resource: str, words: Words) -> str:
    return words.say(f"duel-letter-{resource}")


def icons(effects: Sequence[Effect], words: Words) -> str:
    return " ".join(sign(effect.data(), words) for effect in effects)


def sign(effect: Mapping[str, Any], words: Words) -> str:
    """One effect in a few characters; `card <name>` says it in words."""
    kind, count = str(effect["kind"]), effect.get("count", 0)
    if kind == "produce":
        return letter(str(effect["resource"]), words) * int(count)
    if kind == "produce-choice":
        return "/".join(letter(r, words) for r in effect["resources"])
    if kind == "trade-price":
        return "".join(letter(r, words) for r in effect["resources"]) + f"=1{COIN}"
    if kind == "science":
        return symbol_sign(effect["symbol"], words)
    if kind.startswith(("coins-per", "points-per")):
        unit = COIN if kind.startswith("coins") else POINT
        return f"{count}{unit}/" + counted_sign(effect["what"], words)
    if kind == "discount":
        return f"{counted_sign(effect['what'], words)} {words.say('duel-sign-discount', {'count': count})}"
    if kind == "destroy-card":
        return "✗" + words.say(f"duel-code-{effect['colour']}")
    fixed = {
        "points": f"{count}{POINT}",
        "coins": f"{count}{COIN}",
        "shields": SHIELD * count,
        "opponent-loses": f"−{count}{COIN}",
        "play-again": AGAIN,
    }
    return fixed.get(kind) or words.say(f"duel-sign-{kind}", {"count": count})


def symbol_sign(symbol: str, words: Words) -> str:
    return named(words, "symbol", symbol).split()[0]


def counted_sign(what: str, words: Words) -> str:
    colours = [name for name in COLOURS if name in what]
    if colours:
        return "+".join(words.say(f"duel-code-{name}") for name in colours)
    return words.say(f"duel-per-{what.replace('_', '-')}")


# --- the board --------------------------------------------------------------------------------------------


def track(view: View, near: int, names: Sequence[str], width: int) -> Text:
    """The conflict track with the near seat's capital on the left; the pawn moves towards the other's."""
    pawn = view["conflict"] if near == 0 else -view["conflict"]
    loot = {(token["seat"], token["coins"]) for token in view["loot"]}
    room = max(2, width - TRACK)
    mine = shortened(names[near], max(room // 2, room - len(names[1 - near])))
    theirs = shortened(names[1 - near], room - len(mine))
    canvas = Canvas(width, 2)
    canvas.put(0, 0, mine, "bold")
    at: dict[int, int] = {}
    x = len(mine) + 1
    for space in range(-CAPITAL, CAPITAL + 1):
        if space in ZONES_BEGIN:
            canvas.put(x, 0, "│", "dim")
            x += 2
        at[space] = x
        if space == pawn:
            canvas.put(x, 0, PAWN, "bold reverse")
        else:
            canvas.put(x, 0, CAPITAL_SIGN if abs(space) == CAPITAL else "·" if space else "○")
        x += 2
    canvas.put(x, 0, theirs, "bold")
    for side, loser in ((-1, near), (1, 1 - near)):
        canvas.put(min(at[side], at[2 * side]), 1, f"{CONFLICT_POINTS[1]}{POINT}", "dim")
        for distance, coins in zip(LOOT_AT, LOOT, strict=True):
            mark = f"{CONFLICT_POINTS[distance]}{POINT}"
            canvas.put(min(at[distance * side], at[(distance + 2) * side]), 1, mark, "dim")
            if (loser, coins) in loot:
                canvas.put(min(at[distance * side], at[(distance + 2) * side]) + len(mark), 1, f"−{coins}", "red")
    return canvas.text()


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


def board(view: View, words: Words) -> Text:
    """Progress tokens on the board, those the library shows, and how many cards were discarded."""
    drawn = labelled(words.say("duel-board-tokens"), [named(words, "token", t) for t in view["board_tokens"]])
    drawn.append(f"   {words.say('duel-discard-count', {'count': len(view['discard'])})}", "dim")
    seen = [token for token in view["library"] if token is not None]
    if seen:
        drawn.append("\n")
        drawn.append_text(labelled(words.say("duel-library"), [named(words, "token", t) for t in seen]))
    return drawn


def offer(wonders: Sequence[str], words: Words) -> RenderableType:
    """The wonders laid out in the draft, with their costs and effects in signs."""
    grid = Grid.grid(padding=(0, 2))
    for wonder in wonders:
        card = WONDER_CARDS[WONDER.find(wonder)]
        grid.add_row(
            Text(named(words, "wonder", wonder), "bold"),
            cost_icons(card.cost, words),
            icons(card.effects, words),
        )
    return Padding(Group(Text(words.say("duel-offer"), "dim"), grid), (1, 2))


# --- a city -----------------------------------------------------------------------------------------------


def city(shown: CityView, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    seat = shown["seat"]
    title = Text(names[seat], "bold")
    title.append(f"  {shown['coins']}{COIN}", "bold yellow")
    title.append(f"  {words.say('duel-points-now', {'count': shown['total']})}", "dim")
    if seat in view["to_act"]:
        title = Text("▶ ", "bold").append_text(title)
    parts: list[RenderableType] = [Rule(title, align="left", style="dim"), resources(shown, words)]
    if shown["buildings"]:
        parts.append(flow(buildings(shown, words), width))
    if shown["tokens"]:
        parts.append(labelled(words.say("duel-tokens"), [named(words, "token", t) for t in shown["tokens"]]))
    if shown["wonders"]:
        parts.append(flow([wonder_item(wonder, words) for wonder in shown["wonders"]], width, "  "))
    return Group(*parts)


def resources(shown: CityView, words: Words) -> Text:
    """Production, choices, what a missing unit costs, scientific symbols."""
    made = "".join(letter(r, words) * shown["production"][r] for r in RESOURCES) or "–"
    for choice in shown["choices"]:
        made += " " + "/".join(letter(r, words) for r in choice)
    prices = " ".join(f"{letter(r, words)}{shown['unit_prices'][r]}" for r in RESOURCES)
    drawn = labelled(words.say("duel-makes"), [made])
    drawn.append("   ")
    drawn.append_text(labelled(words.say("duel-buys"), [prices]))
    symbols = [symbol_sign(symbol, words) + ("×2" if symbol in shown["pairs"] else "") for symbol in shown["symbols"]]
    if symbols:
        drawn.append("   ")
        label = words.say("duel-symbols", {"count": len(symbols)})
        drawn.append_text(labelled(label, symbols, STYLES["green"]))
    return drawn


def buildings(shown: CityView, words: Words) -> list[Text]:
    """The city's cards grouped by colour."""
    items: list[Text] = []
    for colour in COLOURS:
        cards = [card for card in shown["buildings"] if COLOURS[CARDS[CARD.find(card)].colour] == colour]
        for at, card in enumerate(cards):
            item = Text(named(words, "card", card), STYLES[colour])
            if at == 0:
                code = words.say(f"duel-code-{colour}")
                item = Text.assemble((code, f"bold {STYLES[colour]}"), " ").append_text(item)
            item.append("," if at < len(cards) - 1 else " ", STYLES[colour])
            items.append(item)
    return items


def wonder_item(wonder: WonderView, words: Words) -> Text:
    name, price = named(words, "wonder", wonder["wonder"]), wonder["price"]
    return Text(f"■ {name}", "bold") if price is None else Text(f"□ {name} ={price['total']}{COIN}")


def flow(items: Sequence[Text], width: int, between: str = " ") -> Text:
    """The items one after another on as many lines as they need; none is broken."""
    drawn, used = Text(no_wrap=True), 0
    for item in items:
        if used and used + len(between) + len(item) > width:
            drawn.append("\n")
            used = 0
        if used:
            drawn.append(between)
            used += len(between)
        drawn.append_text(item)
        used += len(item)
    return drawn


# --- the menu ---------------------------------------------------------------------------------------------


def menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    """The possible moves, numbered in their order. A turn has a row for each card and for each wonder."""
    if VOCABULARY.verb(moves[0]) in (BUILD, DISCARD, RAISE):
        return turn_menu(table, seat, moves, words, width)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, move in enumerate(moves, 1):
        line = Text(move_text(words, cast("SevenWondersDuel", table), seat, move))
        for kind, thing in VOCABULARY.objects(move).items():
            if kind in THINGS:
                line.append(f"  {icons(THINGS[kind](thing), words)}", "dim")
        grid.add_row(f"[bold]{number}[/]", line)
    return grid


def turn_menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    view = cast("View", table.view(seat))
    number = {move: at for at, move in enumerate(moves, 1)}
    cards = Grid.grid(padding=(0, 2))
    cards.add_column(no_wrap=True)
    cards.add_column(justify="right", no_wrap=True)
    cards.add_column(no_wrap=True)
    cards.add_column()
    slots = {CARD.find(slot["card"]): slot for slot in view["structure"] if slot["card"] is not None}
    for index in (VOCABULARY.first[move] for move in moves if VOCABULARY.verb(move) is DISCARD):
        prices = slots[index]["prices"]
        assert prices is not None
        colour = COLOURS[CARDS[index].colour]
        build, drop = number.get(BUILD.move(index)), number[DISCARD.move(index)]
        cards.add_row(
            Text(f"{words.say(f'duel-code-{colour}')} {named(words, 'card', CARD.ids[index])}", STYLES[colour]),
            numbered(build, words.say("duel-build")),
            numbered(
                drop, words.say("duel-drop", {"count": DISCARD_COINS + view["cities"][seat]["colours"]["yellow"]})
            ),
            Text(
                price_text(words, prices[seat] if width >= WIDE else bought(prices[seat])),
                "" if build else "dim",
            ),
        )
    return Group(cards, *(wonder_row(wonder, number, words, width) for wonder in raisable(view, seat, number)))


def bought(price: Price) -> dict[str, Any]:
    """The price without what the city makes itself: a narrow line has no room for it."""
    return {**price, "resources": [{**part, "made": 0, "chosen": 0} for part in price["resources"]]}


def raisable(view: View, seat: int, number: Mapping[int, int]) -> list[WonderView]:
    """The wonders the seat can build now."""
    possible = {WONDER.ids[VOCABULARY.first[move]] for move in number if VOCABULARY.verb(move) is RAISE}
    return [wonder for wonder in view["cities"][seat]["wonders"] if wonder["wonder"] in possible]


def wonder_row(wonder: WonderView, number: Mapping[int, int], words: Words, width: int) -> Text:
    """One wonder with its price and effects, and the cards with which it can be built."""
    index = WONDER.find(wonder["wonder"])
    head = wonder_item(wonder, words)
    head.append(f"  {icons(WONDER_CARDS[index].effects, words)}  ", "dim").append(words.say("duel-with"))
    items = [head]
    for move, at in number.items():
        if VOCABULARY.verb(move) is RAISE and VOCABULARY.first[move] == index:
            items.append(numbered(at, named(words, "card", CARD.ids[VOCABULARY.second[move]])))
    return flow(items, width, "  ")


def numbered(number: int | None, text: str) -> Text:
    if number is None:
        return Text("–", "dim")
    return Text.assemble((f"{number}", "bold"), f" {text}")


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """The score pad: the parts of both seats' points."""
    view = cast("View", table.view(None))
    grid = Grid(title=words.say("duel-score-end" if view["over"] else "duel-score-now"), title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")  # a Text: a name may hold square brackets
    for part in PARTS:
        grid.add_row(words.say(f"part-{part}"), *(str(c["points"][part]) for c in view["cities"]))
    grid.add_section()
    grid.add_row(words.say("duel-part-total"), *(str(c["total"]) for c in view["cities"]), style="bold")
    return grid


def discard_pile(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The pile may be looked through at any time."""
    pile = cast("View", table.view(seat))["discard"]
    if not pile:
        return Text(words.say("duel-discard-empty"))
    drawn = Text()
    for colour in COLOURS:
        for name in pile:
            card = CARDS[CARD.find(name)]
            if COLOURS[card.colour] == colour:
                line = f"{coded(words, name)}  {icons(card.effects, words)}\n"
                drawn.append(line, STYLES[colour])
    drawn.rstrip()
    return drawn


def thing(kind: str, name: str, words: Words) -> RenderableType:
    """A card, wonder or token in words."""
    told = SENTENCES[kind](words, name) if kind in SENTENCES else ""
    return Text.assemble((named(words, kind, name), "bold"), f"\n{told}")


def legend(words: Words) -> RenderableType:
    """What the signs mean."""
    kinds = ", ".join(f"{words.say(f'duel-code-{c}')} {named(words, 'colour', c)}" for c in COLOURS)
    units = ", ".join(f"{letter(r, words)} {named(words, 'resource', r)}" for r in RESOURCES)
    return Text(words.say("duel-legend", {"kinds": kinds, "units": units}))


#: Commands that only this game has, by their English word.
EXTRAS: Final[Mapping[str, Callable[[Table, int | None, Words], RenderableType]]] = {"discard": discard_pile}

SENTENCES: Final[Mapping[str, Callable[[Words, str], str]]] = {
    "card": card_text,
    "wonder": wonder_text,
    "token": token_text,
}

#: The effects of the things a move can speak of.
THINGS: Final[Mapping[str, Callable[[str], Sequence[Effect]]]] = {
    "card": lambda name: CARDS[CARD.find(name)].effects,
    "wonder": lambda name: WONDER_CARDS[WONDER.find(name)].effects,
    "token": lambda name: TOKENS[TOKEN.find(name)].effects,
}


def named(words: Words, kind: str, thing_id: str) -> str:
    return words.say(f"{kind}-{thing_id}")


def coded(words: Words, card: str) -> str:
    """A card's name behind the letters of its kind."""
    return f"{words.say(f'duel-code-{COLOURS[CARDS[CARD.find(card)].colour]}')} {named(words, 'card', card)}"


def labelled(label: str, things: Sequence[str], style: str = "") -> Text:
    return Text.assemble((f"{label} ", "dim"), (", ".join(things), style))
