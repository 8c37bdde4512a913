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
from pentapolis.terminal.canvas import DASHED, THICK, THIN, Canvas, broken
from pentapolis.terminal.parts import (
    POINT,
    flow,
    labelled,
    letter,
    named,
    numbered,
    score_table,
    shortened,
    whose_turn,
)
from pentapolis.terminal.signs import Sign, sign_of, word
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
SHIELD: Final = "▼"
AGAIN: Final = "↻"
BACKS: Final = {"1": "I", "2": "II", "3": "III"}
WIDEST_CARD: Final = 24
OPEN_LINES: Final = 3  # nothing covers an accessible card: it may take a line more to say all it does
AROUND: Final = 24  # lines of the track, the cities and the menu: what is left is for the structure
ROOMY: Final = 15  # lines of a pane from which on the track lies in it
OWN_WIDTH: Final = 30  # columns that a city needs to be drawn whole
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
    parts.append(laid_out(view, words))
    if view["structure"]:
        parts.append(structure(view, near, words, width, height))
    elif view["offer"]:
        parts.append(offer(view["offer"], words))
    parts.append(city(view["cities"][near], view, words, names, width))
    return Group(*parts)


def heading(view: View, words: Words) -> RenderableType:
    return Rule(game_and_age(view, words), characters="═", style="dim")


def game_and_age(view: View, words: Words) -> str:
    title = words.say("game-name")
    age = view["age"]
    return f"{title} · {words.say(f'age-{age}')}" if age else title


# --- the same in panes ------------------------------------------------------------------------------------


def headline(table: Table, words: Words) -> str:
    return game_and_age(cast("View", table.view(None)), words)


def board(
    table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """All but the seat's own city; what is taken from first, what is only looked at below."""
    view = cast("View", table.view(seat))
    near = 0 if seat is None else seat
    roomy = height >= ROOMY
    parts: list[RenderableType] = [track(view, near, names, width)] if roomy else []
    if view["structure"]:
        parts.append(structure(view, near, words, width, height - 3 if roomy else height, squeezed=True))
    elif view["offer"]:
        parts.append(offer(view["offer"], words))
    parts.append(laid_out(view, words))
    parts.append(city(view["cities"][1 - near], view, words, names, width))
    if seat is None:
        parts.append(city(view["cities"][near], view, words, names, width))
    return Group(*parts)


def board_title(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> str:
    """Where there is little room the track lies in the title."""
    view = cast("View", table.view(seat))
    return "" if height >= ROOMY else track(view, seat or 0, names, width).plain.splitlines()[0]


def own_title(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    view = cast("View", table.view(seat))
    return city_title(view["cities"][seat], view, words, names).plain


def own(table: Table, seat: int, words: Words, names: Sequence[str], width: int) -> RenderableType:
    return Group(*city_things(cast("View", table.view(seat))["cities"][seat], words, width))


def structure(view: View, near: int, words: Words, width: int, height: int, squeezed: bool = False) -> Text:
    """Rows overlap as they do on the table: a later row hides the lower edge of the row before it.

    `squeezed`: the height is the structure's alone, and where it is little, rows face down show their edge only.
    """
    columns = [place.column for place in LAYOUTS[view["age"] - 1].slots]
    first = min(columns)
    across = (max(columns) - first) // 2 + 1
    pitch = min(WIDEST_CARD, (width - 1) // across)
    left = (width - across * pitch - 1) // 2
    slots = view["structure"]
    top = min(slot["row"] for slot in slots)
    bottom = max(slot["row"] for slot in slots)
    rows = bottom - top + 1
    room = (height - OPEN_LINES - 2) // max(1, rows - 1) - 1 if squeezed else (height - AROUND) // rows - 1
    names = [named(words, "card", slot["card"]) for slot in slots if slot["card"] is not None]
    wanted = 2 if all(len(name) < pitch for name in names) else 3  # the name, and what the card does
    lines = max(1, min(room, wanted))
    depth = dict.fromkeys(range(top, bottom + 1), lines)
    if squeezed and room < 1:
        face_up = {slot["row"] for slot in slots if slot["card"] is not None}
        depth |= {row: 0 for row in depth if row not in face_up}
    upper = {row: sum(depth[above] + 1 for above in range(top, row)) for row in depth}
    canvas = Canvas(width, upper[bottom] + OPEN_LINES + 2)
    bodies = {slot["slot"]: card_body(slot, depth[slot["row"]], pitch - 1, words) for slot in slots}
    for slot in sorted(slots, key=lambda slot: (slot["row"], slot["accessible"])):
        x = left + (slot["column"] - first) * pitch // 2
        y = upper[slot["row"]]
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
        back = BACKS.get(slot["back"]) or words.say("terminal-back-guild")
        return [f" {back} ".center(inner, "░"), *["░" * inner] * (lines - 1)][:lines]
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
        back = BACKS.get(slot["back"]) or words.say("terminal-back-guild")
        title = "" if body else f" {back} ".center(width - 2, DASHED.across)
        canvas.box(x, y, width, body, DASHED, HIDDEN, title)
        return
    card = CARDS[CARD.find(slot["card"])]
    colour = COLOURS[card.colour]
    open_now = slot["accessible"]
    title = f"{words.say(f'terminal-code-{colour}')} {cost_icons(card.cost, words)}".rstrip()
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


def icons(effects: Sequence[Effect], words: Words) -> str:
    """Effects in a few characters each; `card <name>` says them in words."""
    return " ".join(sign_of(SIGNS, *effect.words(), words) for effect in effects)


def symbol_sign(symbol: str, words: Words) -> str:
    return named(words, "symbol", symbol).split()[0]


def counted_sign(what: str, words: Words) -> str:
    colours = [name for name in COLOURS if name in what]
    if colours:
        return "+".join(words.say(f"terminal-code-{name}") for name in colours)
    return words.say(f"terminal-per-{what.replace('_', '-')}")


def each(unit: str) -> Sign:
    """So many for each thing counted: `2●/Y`."""
    return lambda of, words: f"{of['count']}{unit}/{counted_sign(of['what'], words)}"


SIGNS: Final[Mapping[str, Sign]] = {
    "effect-produce": lambda of, words: letter(of["resource"], words) * of["count"],
    "effect-produce-choice": lambda of, words: "/".join(letter(r, words) for r in of["resources"]),
    "effect-trade-price": lambda of, words: "".join(letter(r, words) for r in of["resources"]) + f"=1{COIN}",
    "effect-shields": lambda of, words: SHIELD * of["count"],
    "effect-science": lambda of, words: symbol_sign(of["symbol"], words),
    "effect-points": lambda of, words: f"{of['count']}{POINT}",
    "effect-coins": lambda of, words: f"{of['count']}{COIN}",
    "effect-coins-per-own": each(COIN),
    "effect-coins-per-most": each(COIN),
    "effect-points-per-own": each(POINT),
    "effect-points-per-most": each(POINT),
    "effect-opponent-loses": lambda of, words: f"−{of['count']}{COIN}",
    "effect-play-again": lambda of, words: AGAIN,
    "effect-destroy-card": lambda of, words: "✗" + words.say(f"terminal-code-{of['colour']}"),
    "effect-progress-from-box": word("terminal-sign-progress-from-box", "count"),
    "effect-build-from-discard": word("terminal-sign-build-from-discard"),
    "effect-discount": lambda of, words: (
        f"{counted_sign(of['what'], words)} {words.say('terminal-sign-discount', {'count': of['count']})}"
    ),
    "effect-trade-income": word("terminal-sign-trade-income"),
    "effect-extra-shields": word("terminal-sign-extra-shields", "count"),
    "effect-play-again-on-wonders": word("terminal-sign-play-again-on-wonders"),
    "effect-coins-on-chain": word("terminal-sign-coins-on-chain", "count"),
}


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


def laid_out(view: View, words: Words) -> Text:
    """Progress tokens on the board, those the library shows, and how many cards were discarded."""
    drawn = labelled(words.say("terminal-board-tokens"), [named(words, "token", t) for t in view["board_tokens"]])
    drawn.append(f"   {words.say('terminal-discard-count', {'count': len(view['discard'])})}", "dim")
    seen = [token for token in view["library"] if token is not None]
    if seen:
        drawn.append("\n")
        drawn.append_text(labelled(words.say("terminal-library"), [named(words, "token", t) for t in seen]))
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
    return Padding(Group(Text(words.say("terminal-offer"), "dim"), grid), (1, 2))


# --- a city -----------------------------------------------------------------------------------------------


def city(shown: CityView, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    title = city_title(shown, view, words, names)
    return Group(Rule(title, align="left", style="dim"), *city_things(shown, words, width))


def city_title(shown: CityView, view: View, words: Words, names: Sequence[str]) -> Text:
    """Whose it is, coins, and points if the game ended now."""
    seat = shown["seat"]
    title = whose_turn(seat in view["to_act"]).append(names[seat], "bold")
    title.append(f"  {shown['coins']}{COIN}", "bold yellow")
    return title.append(f"  {words.say('terminal-points-now', {'count': shown['total']})}", "dim")


def city_things(shown: CityView, words: Words, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = [resources(shown, words)]
    if shown["buildings"]:
        parts.append(flow(buildings(shown, words), width))
    if shown["tokens"]:
        parts.append(labelled(words.say("terminal-tokens"), [named(words, "token", t) for t in shown["tokens"]]))
    if shown["wonders"]:
        parts.append(flow([wonder_item(wonder, words) for wonder in shown["wonders"]], width, "  "))
    return parts


def resources(shown: CityView, words: Words) -> Text:
    """Production, choices, what a missing unit costs, scientific symbols."""
    made = "".join(letter(r, words) * shown["production"][r] for r in RESOURCES) or "–"
    for choice in shown["choices"]:
        made += " " + "/".join(letter(r, words) for r in choice)
    prices = " ".join(f"{letter(r, words)}{shown['unit_prices'][r]}" for r in RESOURCES)
    drawn = labelled(words.say("terminal-makes"), [made])
    drawn.append("   ")
    drawn.append_text(labelled(words.say("terminal-buys"), [prices]))
    symbols = [symbol_sign(symbol, words) + ("×2" if symbol in shown["pairs"] else "") for symbol in shown["symbols"]]
    if symbols:
        drawn.append("   ")
        label = words.say("terminal-symbols", {"count": len(symbols)})
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
                code = words.say(f"terminal-code-{colour}")
                item = Text.assemble((code, f"bold {STYLES[colour]}"), " ").append_text(item)
            item.append("," if at < len(cards) - 1 else " ", STYLES[colour])
            items.append(item)
    return items


def wonder_item(wonder: WonderView, words: Words) -> Text:
    name, price = named(words, "wonder", wonder["wonder"]), wonder["price"]
    return Text(f"■ {name}", "bold") if price is None else Text(f"□ {name} ={price['total']}{COIN}")


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
            Text(f"{words.say(f'terminal-code-{colour}')} {named(words, 'card', CARD.ids[index])}", STYLES[colour]),
            numbered(build, words.say("terminal-build")),
            numbered(
                drop, words.say("terminal-drop", {"count": DISCARD_COINS + view["cities"][seat]["colours"]["yellow"]})
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
    head.append(f"  {icons(WONDER_CARDS[index].effects, words)}  ", "dim").append(words.say("terminal-with"))
    items = [head]
    for move, at in number.items():
        if VOCABULARY.verb(move) is RAISE and VOCABULARY.first[move] == index:
            items.append(numbered(at, named(words, "card", CARD.ids[VOCABULARY.second[move]])))
    return flow(items, width, "  ")


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """The score pad: the parts of both seats' points."""
    view = cast("View", table.view(None))
    title = "terminal-score-end" if view["over"] else "terminal-score-now"
    parts = [(part, [city["points"][part] for city in view["cities"]]) for part in PARTS]
    return score_table(words, title, names, parts, [city["total"] for city in view["cities"]])


def discard_pile(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The pile may be looked through at any time."""
    pile = cast("View", table.view(seat))["discard"]
    if not pile:
        return Text(words.say("terminal-discard-empty"))
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
    kinds = ", ".join(f"{words.say(f'terminal-code-{c}')} {named(words, 'colour', c)}" for c in COLOURS)
    units = ", ".join(f"{letter(r, words)} {named(words, 'resource', r)}" for r in RESOURCES)
    return Text(words.say("terminal-legend", {"kinds": kinds, "units": units}))


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


def coded(words: Words, card: str) -> str:
    """A card's name behind the letters of its kind."""
    return f"{words.say(f'terminal-code-{COLOURS[CARDS[CARD.find(card)].colour]}')} {named(words, 'card', card)}"
