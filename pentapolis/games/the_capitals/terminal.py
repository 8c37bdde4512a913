"""How the table of The Capitals is drawn in a terminal: tracks, initiative, project fields, cities, menu.

Seats are written by their numbers, from 1. Colour never says anything alone: types of tiles have three letters, tracks
two, markers and what lies on tiles have signs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.games.the_capitals.building import broken, fine
from pentapolis.games.the_capitals.catalogue import CELL, CELL_X, CELL_Y, TILE
from pentapolis.games.the_capitals.describe import move_text, tile_text
from pentapolis.games.the_capitals.edition import BUILT_IN, edition
from pentapolis.games.the_capitals.executive import cost
from pentapolis.games.the_capitals.scoring import LOANS, PARTS
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import ATTRACTION_FROM, DENSITIES, STEPS, TYPES
from pentapolis.games.the_capitals.view import NEUTRAL, CityView, PlacedView, SiteView, TrackView, View
from pentapolis.games.the_capitals.vocabulary import ACTIVATE, PLACE, SHIFT, VOCABULARY
from pentapolis.kernel.table import Table
from pentapolis.terminal.canvas import Canvas
from pentapolis.terminal.parts import (
    POINT,
    alone,
    flow,
    in_turn,
    letter,
    named,
    numbered,
    score_table,
    shortened,
    signed,
    whose_turn,
)
from pentapolis.terminal.signs import Sign, sign_of, word
from pentapolis.words import Words

STYLES: Final = {
    "residential": "#56c271",
    "industrial": "#e6a04a",
    "commercial": "#6ea8ff",
    "tourism": "#c792ea",
    "public": "#ff6b63",
    "prosperity": "#e5c95f",
    "none": "dim",
}
INDENT: Final = "  "
ACTIVATION: Final = "▸"
LASTING: Final = "↻"
UPGRADE: Final = "↑"
TO: Final = "→"
ON_BUILDING: Final = "□"
AT_END: Final = "■"
BEFORE_FAIR: Final = "◆"
MARKER: Final = "◆"
FULL: Final = "○"
NEUTRAL_SIGN: Final = "○"
SEVERAL: Final = "×"  # markers of more than one seat on a space
SPACE: Final = "·"
MARK: Final = "│"  # a space of attraction
MET: Final = "✓"
UNMET: Final = "✗"
WIDEST_CELL: Final = 15
NARROWEST_CELL: Final = 5
ROW_LABEL: Final = 3
LOW: Final = 12  # lines below which the tracks are not drawn
OWN_WIDTH: Final = 44  # columns in which a usual city can be read


# --- the table --------------------------------------------------------------------------------------------


def draw(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The whole table as `seat` sees it: the board, the other cities in turn order, the own one below."""
    view = cast("View", table.view(seat))
    parts: list[RenderableType] = [Rule(headline(table, words), characters="═", style="dim")]
    parts += middle(table, view, words, names, width, height)
    for owner in in_turn(table.seats, seat):
        shown = view["cities"][owner]
        parts.append(Rule(title(view, shown, words, names), align="left", style="dim"))
        parts += city(table, view, shown, words, width)
    return Group(*parts)


def headline(table: Table, words: Words) -> str:
    view = cast("View", table.view(None))
    told = {"number": view["round"], "age": str(view["age"])}
    return f"{words.say('game-name')} · {words.say('terminal-round', told)} · {words.say('phase-' + view['phase'])}"


def board(
    table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """Tracks, initiative, project fields, and the other cities. How many tiles are left stands in the title."""
    view = cast("View", table.view(seat))
    parts = middle(table, view, words, names, width, height)
    for owner in in_turn(table.seats, seat):
        if owner != seat:
            shown = view["cities"][owner]
            parts.append(Rule(title(view, shown, words, names), align="left", style="dim"))
            parts += city(table, view, shown, words, width)
    return Group(*parts)


def board_title(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> str:
    view = cast("View", table.view(seat))
    pile = words.say("terminal-pile", {"count": view["pile"]})
    return f"{pile} · {words.say('terminal-reconstructed')}" if view["edition"]["reconstructed"] else pile


def own_title(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    view = cast("View", table.view(seat))
    return title(view, view["cities"][seat], words, names).plain


def own(table: Table, seat: int, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """What is in hand, and the city with what it can do."""
    view = cast("View", table.view(seat))
    return Group(*city(table, view, view["cities"][seat], words, width))


def middle(
    table: Table, view: View, words: Words, names: Sequence[str], width: int, height: int
) -> list[RenderableType]:
    """All that belongs to nobody; on a low screen the tracks share lines, below what can be taken."""
    parts: list[RenderableType] = [initiative(view, words, names, width)]
    if not view["over"]:
        parts += [projects(table, view, words, width), tourism(view, words, width)]
    if height < LOW:
        return [*parts, flow(spaces_of(view, words), width, INDENT)]
    return [*tracks(view, words, width), *parts]


# --- the board --------------------------------------------------------------------------------------------


def tracks(view: View, words: Words, width: int) -> list[RenderableType]:
    """The six tracks with everybody's markers; behind them the spaces by seat."""
    labels = [words.say(f"track-{shown['track']}") for shown in view["board"]]
    room = max(map(len, labels)) + 1
    lines: list[RenderableType] = []
    for label, shown in zip(labels, view["board"], strict=True):
        line = Text(label.ljust(room), "bold", no_wrap=True)
        line.append(by_seat(shown).ljust(5 * view["players"] + 1))
        drawn = bar(shown, 1)
        line.append(drawn if len(line) + len(drawn) <= width else bar(shown, 2), "dim")
        line.truncate(width)
        lines.append(line)
    return lines


def spaces_of(view: View, words: Words) -> list[Text]:
    """The tracks as numbers."""
    return [Text.assemble((words.say(f"track-{one['track']}"), "bold"), " ", by_seat(one)) for one in view["board"]]


def by_seat(shown: TrackView) -> str:
    return " ".join(f"{seat + 1}:{space}" for seat, space in enumerate(shown["markers"]))


def bar(shown: TrackView, scale: int) -> str:
    """A track by its spaces, `scale` of them in a sign: seats by their numbers, spaces of attraction as lines."""
    least = shown["least"]
    signs = [SPACE] * ((shown["most"] - least) // scale + 1)
    if shown["track"] == "culture":
        for space in ATTRACTION_FROM:
            signs[(space - least) // scale] = MARK
    if shown["neutral"] is not None:
        signs[(shown["neutral"] - least) // scale] = NEUTRAL_SIGN
    taken: set[int] = set()
    for seat, space in enumerate(shown["markers"]):
        at = (space - least) // scale
        signs[at] = SEVERAL if at in taken else str(seat + 1)
        taken.add(at)
    return f"{least} {''.join(signs)} {shown['most']}"


def initiative(view: View, words: Words, names: Sequence[str], width: int) -> Text:
    """The columns: price, by how much the next one costs more, and who is there."""
    items = [Text(words.say("terminal-initiative"), "dim")]
    for column in view["initiative"]:
        if not column["usable"]:
            continue
        item = Text.assemble((f"{column['column']}:", "bold"), f" ${column['cost']}×{column['multiplier']}")
        if column["holder"] is not None:
            item.append(f" {names[column['holder']]}", "bold")
        elif column["leaving"] is not None:
            item.append(f" ({names[column['leaving']]})", "dim")
        items.append(item)
    return flow(items, width, INDENT)


def tourism(view: View, words: Words, width: int) -> Text:
    """Whose tourists would go to whom if the phase of tourism were now."""
    found = view["tourism"]
    who = " ".join(str(seat + 1) for seat in found["losers"]) or "–"
    told = words.say("terminal-tourism", {"who": who, "leader": str(found["leader"] + 1)})
    return flow([Text(told, "dim")], width, INDENT)


def projects(table: Table, view: View, words: Words, width: int) -> Text:
    """The tiles that can be taken, with what is printed on them."""
    items: list[Text] = []
    for field in view["fields"]:
        price = f"${field['price']}: "
        for number, offer in enumerate(field["tiles"]):
            items.append(tile_item(table, offer["tile"], words, "" if number else price))
        if not field["tiles"]:
            items.append(Text(f"{price}–", "dim"))
    return flow(items, width, INDENT)


def tile_item(table: Table, name: str, words: Words, before: str = "") -> Text:
    """A tile by its name, its type and its signs."""
    tile = cast("Capitals", table).edition.tiles[TILE.find(name)]
    kind = TYPES[tile.type]
    item = Text.assemble(before, (called(table, name, words), "bold"))
    if kind != "none":
        item.append(f" {words.say(f'terminal-type-{kind}')}", STYLES[kind])
    signs = ", ".join(sign(effect.words(), words) for effect in [*tile.requirements, *tile.effects()])
    return item.append(f" {signs}" if signs else "")


def called(table: Table, name: str, words: Words) -> str:
    """A tile's name, as the edition calls it where it does."""
    own_name = cast("Capitals", table).edition.tiles[TILE.find(name)].name
    return own_name.get(words.language, "") or named(words, "tile", name)


# --- a city -----------------------------------------------------------------------------------------------


def title(view: View, shown: CityView, words: Words, names: Sequence[str]) -> Text:
    """Number and name, points if the game ended now, energy, plant; who acts."""
    seat = shown["seat"]
    drawn = whose_turn(seat in view["to_act"]).append(f"{seat + 1} {names[seat]}", "bold")
    known = "terminal-known" if shown["prestige_total"] is None else "terminal-now"
    drawn.append(f"  {words.say(known, {'points': signed(shown['total'])})}", "yellow")
    drawn.append(f"  {shown['energy_cubes']}{letter('energy', words)}")
    plant = shown["plant"]
    drawn.append(f"  {words.say('terminal-plant', {'level': plant['level']})} {ACTIVATION}{shown['allowed']}")
    return drawn


def city(table: Table, view: View, shown: CityView, words: Words, width: int) -> list[RenderableType]:
    """The plan, what its tiles can still do, and what is in hand and beside the city."""
    sites = {site["cell"]: site for plan in view["plans"] if view["placing"] for site in plan["sites"]}
    parts: list[RenderableType] = [plan_of(table, shown, sites if shown["seat"] == view["seat"] else {}, words, width)]
    able = [tile_item(table, one["tile"], words) for one in shown["tiles"] if lasts(table, one)]
    if able:
        parts.append(flow(able, width, INDENT))
    items = [hand_item(table, one["tile"], one["met"], words) for one in shown["hand"] or []]
    if items:
        items.insert(0, Text(words.say("terminal-hand"), "dim"))
    elif shown["hand_size"]:
        items.append(Text(words.say("terminal-hand-size", {"count": shown["hand_size"]}), "dim"))
    if shown["guests"]:
        guests = " ".join(guest(one["tourist"]) for one in shown["guests"])
        items.append(Text(words.say("terminal-guests", {"who": guests})))
    fair = shown["fair"]
    told = {
        "prestige": plus(fair["employment"] + fair["unemployment"] + fair["rank"]),
        "progress": plus(fair["progress"]),
    }
    if not view["over"]:
        items.append(Text(words.say("terminal-fair", told), "dim"))
    if items:
        parts.append(flow(items, width, INDENT))
    return parts


def guest(tourist: int | str) -> str:
    return NEUTRAL_SIGN if tourist == NEUTRAL else str(int(tourist) + 1)


def plus(number: int) -> str:
    return f"+{number}" if number > 0 else signed(number)


def hand_item(table: Table, name: str, met: list[bool], words: Words) -> Text:
    return tile_item(table, name, words, f"{MET if all(met) else UNMET} ")


def lasts(table: Table, one: PlacedView) -> bool:
    """Does a tile do something after it was built?"""
    tile = cast("Capitals", table).edition.tiles[TILE.find(one["tile"])]
    return tile.activated is not None or bool([*tile.builds, *tile.adjacent, *tile.upgrades, *tile.ends])


def plan_of(table: Table, shown: CityView, sites: Mapping[str, SiteView], words: Words, width: int) -> Text:
    """The city as a grid: columns by letters, rows by numbers, as cells are called; markers on corners."""
    spots = [CELL.find(one["cell"]) for one in shown["tiles"]] + [CELL.find(name) for name in sites]
    left, right = min(CELL_X[cell] for cell in spots), max(CELL_X[cell] for cell in spots)
    top, bottom = min(CELL_Y[cell] for cell in spots), max(CELL_Y[cell] for cell in spots)
    columns = right - left + 1
    pitch = max(NARROWEST_CELL, min(WIDEST_CELL, (width - ROW_LABEL - 1) // columns))
    canvas = Canvas(width, 3 * (bottom - top + 1) + 2)
    for x in range(left, right + 1):
        name = CELL.ids[x].rstrip("0123456789")
        canvas.put(ROW_LABEL + (x - left) * pitch + pitch // 2, 0, name, "dim")
    for y in range(top, bottom + 1):
        canvas.put(0, 2 + 3 * (y - top), str(y + 1), "dim")
    for one in shown["tiles"]:
        lay(canvas, place_on(one["cell"], left, top, pitch), pitch, *tile_lines(table, one, words))
    for name, site in sites.items():
        lay(canvas, place_on(name, left, top, pitch), pitch, *site_lines(site, words), "dim")
    for marker in shown["markers"]:
        cell = CELL.find(marker["corner"].split("_")[0])
        x = ROW_LABEL + (CELL_X[cell] + 1 - left) * pitch
        canvas.put(x, 1 + 3 * (CELL_Y[cell] + 1 - top), FULL if marker["full"] else MARKER, "bold")
    return canvas.text()


def place_on(name: str, left: int, top: int, pitch: int) -> tuple[int, int]:
    """Where the upper left corner of a cell is on the sheet."""
    cell = CELL.find(name)
    return ROW_LABEL + (CELL_X[cell] - left) * pitch, 1 + 3 * (CELL_Y[cell] - top)


def lay(canvas: Canvas, at: tuple[int, int], pitch: int, upper: str, lower: str, style: str) -> None:
    """A cell with its two lines; the edge is shared with its neighbours."""
    x, y = at
    for line in (y, y + 3):
        canvas.put(x, line, "+" + "─" * (pitch - 1) + "+", "dim")
    for line, text in ((y + 1, upper), (y + 2, lower)):
        canvas.put(x, line, "│", "dim")
        canvas.put(x + 1, line, shortened(text, pitch - 1).ljust(pitch - 1), style)
        canvas.put(x + pitch, line, "│", "dim")


def tile_lines(table: Table, one: PlacedView, words: Words) -> tuple[str, str, str]:
    """A tile by its name; below its type, cubes and tourists on it, and what activating it costs now."""
    state = words.say(f"terminal-type-{one['type']}") if one["type"] != "none" else ""
    if one["cost"] is not None:
        state += f" {ACTIVATION}{one['cost']}"
    if one["cubes"]:
        state += f" {one['cubes']}{letter('energy', words)}"
    if one["tourists"]:
        state += f" {words.say('terminal-letter-tourist')}{''.join(guest(who) for who in one['tourists'])}"
    return called(table, one["tile"], words), state.strip(), STYLES[one["type"]]


def site_lines(site: SiteView, words: Words) -> tuple[str, str]:
    """A cell where the tile can go: its name with the fine, and what it brings there."""
    loss = f" −{site['fine']}{POINT}" if site["fine"] else ""
    gains = dict(site["gains"])
    for trigger in site["triggers"]:
        for step, far in trigger["gains"].items():
            gains[step] = gains.get(step, 0) + far
    return f"{site['cell']}{loss}", " ".join(amount(step, far, words) for step, far in gains.items() if far)


# --- signs ------------------------------------------------------------------------------------------------


def amount(step: str, far: int, words: Words) -> str:
    return f"{plus(far)}{letter(step, words)}"


def change(said: Mapping[str, Any], words: Words) -> str:
    """A gain or a loss: the sentence `plus-culture` as "+2Cu"."""
    way, _, step = said["message"].partition("-")
    return amount(step, said["args"]["count"] * (1 if way == "plus" else -1), words)


def changes(of: Mapping[str, Any], words: Words, name: str = "changes") -> str:
    return " ".join(change(one, words) for one in of[name])


def condition(said: Mapping[str, Any], words: Words) -> str:
    """What is counted; tiles beside the own one stand in brackets."""
    message, args = said["message"], said["args"]
    if message == "each-track":
        what = letter(args["track"], words)
    elif message.startswith("each-dense"):
        what = words.say(f"terminal-density-{args['density']}")
    elif message.startswith("each-any"):
        what = words.say("terminal-any")
    else:
        what = words.say(f"terminal-type-{args['type']}")
    count = f"{args['count']}" if args["count"] > 1 else ""
    return f"{count}[{what}]" if message.endswith("-adjacent") else f"{count}{what}"


def counted(of: Mapping[str, Any], words: Words) -> str:
    return f"{'+'.join(condition(one, words) for one in of['conditions'])}{TO}{changes(of, words)}"


def types(of: Mapping[str, Any], words: Words) -> str:
    return "+".join(words.say(f"terminal-type-{kind}") for kind in of["types"])


def by_age(of: Mapping[str, Any], words: Words) -> str:
    ages = (("1", "first"), ("2", "second"), ("3", "third"))
    return " ".join(f"{words.say(f'age-{age}')}:{changes(of, words, name)}" for age, name in ages)


def wanted(of: Mapping[str, Any], words: Words) -> str:
    tiles = [one["args"] for one in of["tiles"]]
    return "+".join(f"{one['count']}{words.say('terminal-type-' + one['type'])}" for one in tiles)


def sign(effect: tuple[str, Mapping[str, Any]], words: Words) -> str:
    """What an effect does, in a few characters."""
    return sign_of(SIGNS, *effect, words)


SIGNS: Final[Mapping[str, Sign]] = {
    "effect-gain": changes,
    "effect-counted": counted,
    "effect-pay": lambda of, words: f"{amount('economy', -of['count'], words)}{TO}{changes(of, words)}",
    "effect-by-age": by_age,
    "effect-activated": lambda of, words: f"{ACTIVATION}{of['count']}{TO}{changes(of, words)}",
    "effect-build": lambda of, words: f"{ON_BUILDING}{condition(of['what'], words)}{TO}{changes(of, words)}",
    "effect-adjacent": lambda of, words: f"{LASTING}[{ACTIVATION}]{TO}{changes(of, words)}",
    "effect-upgrade": lambda of, words: f"{LASTING}{UPGRADE}{TO}{changes(of, words)}",
    "effect-end": lambda of, words: f"{AT_END}{changes(of, words)}",
    "effect-end-counted": lambda of, words: f"{AT_END}{counted(of, words)}",
    "effect-before-fair": lambda of, words: f"{BEFORE_FAIR}{changes(of, words)}",
    "effect-before-fair-counted": lambda of, words: f"{BEFORE_FAIR}{counted(of, words)}",
    "effect-first": lambda of, words: f"≥{letter(of['track'], words)}",
    "effect-most": lambda of, words: f"≥{types(of, words)}",
    "effect-fewest": lambda of, words: f"≤{types(of, words)}",
    "effect-has": wanted,
    "effect-plant-first": lambda of, words: f"≥{UPGRADE}",
    "effect-plant": lambda of, words: f"{ACTIVATION}{of['count']}",
    "effect-lake": word("terminal-sign-lake"),
}


# --- the menu ---------------------------------------------------------------------------------------------


def menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    """The possible moves, numbered in their order; those alike but for one thing share a line."""
    t = cast("Capitals", table)
    lines: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        head = menu_head(t, move, words)
        if head:
            lines.setdefault(head, [Text(head)]).append(numbered(number, menu_label(t, seat, move, words)))
        else:
            lines[str(number)] = [numbered(number, move_text(words, t, seat, move))]
    hint = Text(words.say("terminal-menu-hint"), "dim")
    return Group(*(flow(items, width, INDENT) for items in lines.values()), hint)


def menu_head(t: Capitals, move: int, words: Words) -> str:
    """What the moves of a line have in common; empty for a move with a line of its own."""
    verb = VOCABULARY.verb(move)
    if verb is PLACE:
        return words.say("terminal-menu-place", {"tile": TILE.ids[t.building]})
    if verb is SHIFT:
        return words.say("terminal-menu-shift", {"marker": VOCABULARY.objects(move)["marker"]})
    return words.say("terminal-menu-activate") if verb is ACTIVATE else ""


def menu_label(t: Capitals, seat: int, move: int, words: Words) -> str:
    """What tells a move from the others of its line."""
    verb = VOCABULARY.verb(move)
    first = VOCABULARY.first[move]
    if verb is PLACE:
        loss = int(fine(broken(t, t.cities[seat], t.building, first)))
        return f"{CELL.ids[first]} −{loss}{POINT}" if loss else CELL.ids[first]
    if verb is ACTIVATE:
        price = int(cost(t, seat, t.cities[seat].place_of(first)))
        return f"{called(t, TILE.ids[first], words)} {price}{letter('energy', words)}"
    return VOCABULARY.objects(move)["corner"]


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """The parts of everybody's points; prestige that was taken is secret until the end (CAP-PRE-03)."""
    view = cast("View", table.view(None))
    message = "terminal-score-end" if view["over"] else "terminal-score-known"
    told = [part for part in PARTS if part != LOANS or not view["over"]]  # at the end they are in the prestige
    parts = [(part, [shown["parts"][part] for shown in view["cities"]]) for part in told]
    return score_table(words, message, names, parts, [shown["total"] for shown in view["cities"]])


def gone(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The tiles that left the project fields, and those that were never in the game."""
    view = cast("View", table.view(None))
    tiles = [*view["gone"], *view["left_out"]]
    if not tiles:
        return Text(words.say("terminal-discard-empty"))
    drawn = Grid.grid(padding=(0, 2))
    for name in tiles:
        drawn.add_row(tile_item(table, name, words))
    return drawn


def thing(kind: str, name: str, words: Words, table: Table | None = None) -> RenderableType:
    """A tile in words, as the edition of the table prints it."""
    if alone(kind) != "tile":
        return Text(named(words, kind, name), "bold")
    printed = edition(BUILT_IN) if table is None else cast("Capitals", table).edition
    return Text.assemble((named(words, "tile", name), "bold"), f"\n{tile_text(words, name, printed)}")


def legend(words: Words, table: Table | None = None) -> RenderableType:
    """What the signs mean."""
    kinds = TYPES[:-1]
    told = {
        "steps": ", ".join(f"{letter(step, words)} {step_name(step, words)}" for step in STEPS),
        "types": ", ".join(f"{words.say(f'terminal-type-{kind}')} {words.say(f'type-{kind}')}" for kind in kinds),
        "densities": ", ".join(words.say(f"terminal-density-{one}") for one in DENSITIES),
    }
    return Text(words.say("terminal-legend", told))


def step_name(step: str, words: Words) -> str:
    message = f"track-{step}"
    return words.say(message) if words.has(message) else words.say(f"terminal-name-{step}")


#: Commands that only this game has, by their English word.
EXTRAS: Final[Mapping[str, Callable[[Table, int | None, Words], RenderableType]]] = {"discard": gone}

#: What can be looked at though no move speaks of it.
MORE_THINGS: Final = [("tile", name) for name in ("hotel", "city_hall", "lake")]
