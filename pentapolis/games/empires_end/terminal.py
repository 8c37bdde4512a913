"""How the table of Empire's End is drawn in a terminal: track, disasters or conflict, empires, hand, menu.

Colour never says anything alone: destroyed locations have a cross, threatened ones an exclamation mark, exhausted
innovations a wave, and those that do not work stand in brackets.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION, TYPE_OF
from pentapolis.games.empires_end.conflict import strength
from pentapolis.games.empires_end.describe import (
    card_text,
    conflict_text,
    endangered,
    location_text,
    move_text,
    play_price,
)
from pentapolis.games.empires_end.edition import BUILT_IN, LOWEST, Band, Edition, edition
from pentapolis.games.empires_end.industry import restore_cost
from pentapolis.games.empires_end.scoring import PARTS
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    AXE,
    COIN,
    DISASTER_TYPES,
    LOCATION_TYPES,
    LOCATIONS,
    PHASES,
    RESOURCES,
    amount,
    listed,
)
from pentapolis.games.empires_end.view import ConflictView, DisasterView, EmpireView, InnovationView, TileView, View
from pentapolis.games.empires_end.vocabulary import (
    COMMIT,
    MOVE,
    PLACE,
    PLAY,
    RESTORE,
    SELL,
    SUFFER,
    SWAP,
    VOCABULARY,
)
from pentapolis.games.empires_end.vocabulary import RUIN as RUIN_MOVE
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
    signed,
    whose_turn,
)
from pentapolis.terminal.signs import Sign, sign_of, word
from pentapolis.words import Words

STYLES: Final = {
    "disaster": "#e6a04a",
    "double_disaster": "#e6a04a",
    "economy": "#56c271",
    "industry": "#c98b55",
    "conflict": "#ff6b63",
    "economy_industry": "#56c271",
    "end": "#6ea8ff",
    "destroyed": "#c792ea",
}
FORCE: Final = "▲"
RUIN: Final = "✗"
STANDS: Final = "+"
THREAT: Final = "!"
EXHAUSTED: Final = "~"
ARROW: Final = "→"
WIDEST_TILE: Final = 12
NARROWEST_TILE: Final = 5
INDENT: Final = "  "
OWN_WIDTH: Final = LOCATIONS * 7 + 1  # columns that an empire needs to be drawn whole


# --- the table --------------------------------------------------------------------------------------------


def draw(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The whole table as `seat` sees it: the other empires in turn order, the own one below."""
    t = cast("EmpiresEnd", table)
    view = cast("View", table.view(seat))
    parts: list[RenderableType] = [heading(view, words), track(view, words), decks(view, words)]
    parts += in_question(t, view, seat, words, names, width)
    for owner in in_turn(table.seats, seat):
        parts.append(empire(t, view, view["empires"][owner], words, names, width))
    if seat is not None:
        parts += [Rule(style="dim"), *hand(t, view["empires"][seat], words, width)]
    return Group(*parts)


def in_question(
    t: EmpiresEnd, view: View, seat: int | None, words: Words, names: Sequence[str], width: int
) -> list[RenderableType]:
    """What lies between the empires: disasters or a conflict."""
    parts: list[RenderableType] = [disaster(t, seat, shown, words, names, width) for shown in view["disasters"]]
    if view["conflict"] is not None:
        parts.append(conflict(t, view["conflict"], words, names, width))
    return parts


def heading(view: View, words: Words) -> RenderableType:
    return Rule(game_and_phase(view, words), characters="═", style="dim")


def game_and_phase(view: View, words: Words) -> str:
    title = words.say("game-name")
    phase = view["phase"]
    return title if phase is None else f"{title} · {words.say(f'phase-{phase}')}"


# --- the same in panes ------------------------------------------------------------------------------------


def headline(table: Table, words: Words) -> str:
    return game_and_phase(cast("View", table.view(None)), words)


def board(
    table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """Track, what is being decided, and the other empires. How many cards are left stands in the title."""
    t, view = cast("EmpiresEnd", table), cast("View", table.view(seat))
    others = [view["empires"][owner] for owner in in_turn(table.seats, seat) if owner != seat]
    return Group(
        track(view, words),
        *in_question(t, view, seat, words, names, width),
        *(empire(t, view, shown, words, names, width) for shown in others),
    )


def board_title(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> str:
    return decks(cast("View", table.view(seat)), words).plain


def own_title(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    view = cast("View", table.view(seat))
    return title(view, view["empires"][seat], words, names).plain


def own(table: Table, seat: int, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """Resources and hand, the row, and what lies under it."""
    t, shown = cast("EmpiresEnd", table), cast("View", table.view(seat))["empires"][seat]
    return Group(*hand(t, shown, words, width), *row_and_innovations(t, shown, words, width))


def track(view: View, words: Words) -> Text:
    """Every space by its code; the one being played stands in brackets."""
    drawn = Text()
    for at, space in enumerate(view["track"]):
        phase = PHASES[space]
        here = at == view["space"] and not view["over"]
        code = words.say(f"terminal-code-{phase}")
        drawn.append(f"[{code}]" if here else code, f"{STYLES[phase]} bold" if here else STYLES[phase])
        drawn.append(" ")
    return drawn.append(words.say("terminal-end"), "bold" if view["over"] else "dim")


def decks(view: View, words: Words) -> Text:
    drawn = Text(words.say("terminal-decks", {"count": view["deck"], "discarded": len(view["discard"])}), "dim")
    if view["edition"]["reconstructed"]:
        drawn.append(f" · {words.say('terminal-reconstructed')}")
    return drawn


def disaster(
    t: EmpiresEnd, seat: int | None, shown: DisasterView, words: Words, names: Sequence[str], width: int
) -> Text:
    """A disaster in the middle: what it strikes and accepts, the bids, its innovation."""
    card = CARD.find(shown["card"])
    accepted = " ".join(letter(resource, words) for resource in [*shown["accepts"], "coin"])
    items = [
        Text(named(words, "card", shown["card"]), "bold"),
        Text(words.say("terminal-disaster", {"number": shown["target"], "accepted": accepted})),
    ]
    pot = [resource for resource, count in shown["pot"].items() for _ in range(count)]
    if shown["taken_by"] is not None:
        items.append(Text(words.say("terminal-taken", {"who": names[shown["taken_by"]]}), "dim"))
        return flow(items, width, INDENT)
    told = words.say("terminal-pot", {"resources": letters(pot, words)}) if pot else words.say("terminal-pot-empty")
    items.append(Text(told, "yellow"))
    if seat is not None:
        ruins = "/".join(place_label(t, seat, one, words) for one in endangered(t, seat, card)) or "–"
        items.append(Text(words.say("terminal-yours", {"locations": ruins})))
    items.append(ability_item(t.edition.cards[card].ability, words, f"{ARROW} "))
    return flow(items, width, INDENT)


def conflict(t: EmpiresEnd, shown: ConflictView, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The card with its bands, and what everybody fights with."""
    card = t.edition.conflicts[CONFLICT.find(shown["card"])]
    items = [Text(named(words, "conflict", shown["card"]), "bold")]
    items.append(Text(f"{words.say('terminal-victory')}: {reward(card.victory, words)}"))
    items += [Text(f"{limits(band)}: {reward(band, words)}") for band in card.bands]
    swap = {"rank": int(card.rank), "number": int(card.position) + 1}
    items.append(Text(words.say("terminal-upheaval", swap), "dim"))
    lines: list[RenderableType] = [flow(items, width, INDENT)]
    for seat, starting in enumerate(shown["starting"]):
        bid = shown["bids"][seat]
        line = Text.assemble(INDENT, (names[seat], "bold"), INDENT)
        if bid is None:
            line.append(words.say("terminal-starting", {"starting": starting}))
            state = "terminal-bid-secret" if shown["committed"][seat] else "terminal-bid-waits"
            line.append(f" · {words.say(state)}", "dim")
        else:
            told = {
                "starting": starting,
                "axes": f"{bid['axes']}{letter('axe', words)}",
                "coins": f"{bid['coins']}{letter('coin', words)}",
                "strength": shown["strengths"][seat],
            }
            line.append(words.say("terminal-fighting", told))
            if seat in shown["winners"]:
                line.append(f" · {words.say('terminal-wins')}", "bold")
        lines.append(line)
    return Group(*lines)


def limits(band: Band) -> str:
    """The strengths of a band: "7▲+", "5–6▲", "≤2▲"."""
    if band.most == -LOWEST:
        return f"{band.least}{FORCE}+"
    return f"≤{band.most}{FORCE}" if band.least == LOWEST else f"{band.least}–{band.most}{FORCE}"


def reward(band: Band, words: Words) -> str:
    parts = [f"{signed(int(band.points))}{POINT}"]
    if band.goods:
        parts.append(letters(listed(band.goods), words))
    if band.refresh:
        parts.append(words.say("terminal-sign-refresh", {"count": int(band.refresh)}))
    return " ".join(parts)


# --- an empire --------------------------------------------------------------------------------------------


def empire(
    t: EmpiresEnd, view: View, shown: EmpireView, words: Words, names: Sequence[str], width: int
) -> RenderableType:
    named_rule = Rule(title(view, shown, words, names), align="left", style="dim")
    return Group(named_rule, *row_and_innovations(t, shown, words, width))


def row_and_innovations(t: EmpiresEnd, shown: EmpireView, words: Words, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = [row(shown, words, width)]
    tucked = [innovation_item(t, one, words) for tile in shown["row"] for one in tile["innovations"]]
    if tucked:
        parts.append(flow(tucked, width, INDENT))
    return parts


def title(view: View, shown: EmpireView, words: Words, names: Sequence[str]) -> Text:
    """Name, points on the track, points if the game ended now, strength, hand; who begins, acts, or is done."""
    seat = shown["seat"]
    drawn = whose_turn(seat in view["to_act"]).append(names[seat], "bold")
    drawn.append(f"  {signed(shown['score'])}{POINT}", "bold yellow")
    known = "terminal-known" if shown["resources"] is None else "terminal-now"
    drawn.append(f" ({words.say(known, {'points': shown['total']})})", "dim")
    drawn.append(f"  {shown['strength']}{FORCE}")
    drawn.append(f"  {words.say('terminal-hand-size', {'count': shown['hand_size']})}", "dim")
    if seat == view["first"]:
        drawn.append(f"  {words.say('terminal-first')}", "italic")
    if shown["done"]:
        drawn.append(f"  {words.say('terminal-done')}", "italic")
    return drawn


def row(shown: EmpireView, words: Words, width: int) -> Text:
    """The eleven locations side by side, and under each its innovations."""
    pitch = max(NARROWEST_TILE, min(WIDEST_TILE, (width - 1) // LOCATIONS))
    depth = max(len(tile["innovations"]) for tile in shown["row"])
    canvas = Canvas(width, 3 + depth)
    for at, tile in enumerate(shown["row"]):
        lay_tile(canvas, at * pitch, pitch, depth, tile, words)
    for below in range(1, 3 + depth):
        canvas.put(LOCATIONS * pitch, below, "│", "dim")
    canvas.put(LOCATIONS * pitch, 0, "┐", "dim")
    return canvas.text()


def lay_tile(canvas: Canvas, x: int, pitch: int, depth: int, tile: TileView, words: Words) -> None:
    """A location: its position above, then type, points or the cost of restoring it, and innovations."""
    canvas.put(x, 0, ("┌" if x == 0 else "┬") + "─" * (pitch - 1), "dim")
    canvas.put(x + 1, 0, str(tile["position"]), "dim")
    for below in range(1, 3 + depth):
        canvas.put(x, below, "│", "dim")
    kind = words.say(f"terminal-tile-{tile['type']}")
    if tile["healthy"]:
        style, name, worth = "bold", kind, f"{tile['points']}{POINT}"
    else:
        style, name, worth = "dim", RUIN + kind, f"{tile['restore_cost']}{letter('hammer', words)}"
    if tile["threatened"]:
        canvas.put(x + 1 + len(str(tile["position"])), 0, THREAT * len(tile["threatened"]), "bold red")
        style = "bold red" if tile["healthy"] else style
    canvas.put(x + 1, 1, name[: pitch - 1], style)
    canvas.put(x + 1, 2, worth[: pitch - 1], style)
    for below, one in enumerate(tile["innovations"], 3):
        canvas.put(x + 1, below, tucked_code(one, words)[: pitch - 1], "" if one["active"] else "dim")


def tucked_code(one: InnovationView, words: Words) -> str:
    code = coded(words, one["card"]) + (EXHAUSTED if one["exhausted"] else "")
    return code if one["active"] else f"({code})"


def innovation_item(t: EmpiresEnd, one: InnovationView, words: Words) -> Text:
    """An innovation with what it does; dim while it does not work."""
    item = ability_item(t.edition.cards[CARD.find(one["card"])].ability, words, f"{tucked_code(one, words)} ")
    if not one["active"]:
        item.stylize("dim")
    return item


def hand(t: EmpiresEnd, shown: EmpireView, words: Words, width: int) -> list[RenderableType]:
    """What only the owner sees: resources and hand cards, and what the industry phase still allows."""
    resources = shown["resources"] or {}
    counted = "  ".join(f"{count}{letter(resource, words)}" for resource, count in resources.items())
    lines = [Text.assemble((f"{words.say('terminal-resources')} ", "dim"), (counted, "bold yellow"))]
    industry = shown["industry"]
    if industry is not None:
        lines.append(Text(words.say("terminal-cards-left", {"count": industry["cards_left"]}), "dim"))
        lines.append(Text(words.say("terminal-restores-left", {"count": industry["restores_left"]}), "dim"))
    items = [Text(words.say("terminal-hand"), "dim")]
    for name in shown["hand"] or []:
        card = t.edition.cards[CARD.find(name)]
        cost = int(card.cost) if industry is None or industry["costs"] is None else industry["costs"][name]
        items.append(ability_item(card.ability, words, f"{coded(words, name)} ({cost}{letter('hammer', words)}) "))
    return [flow(lines, width, INDENT), flow(items, width, INDENT)]


# --- signs ------------------------------------------------------------------------------------------------


def letters(resources: Sequence[str], words: Words) -> str:
    """Tokens as signs: two alike are written out, more are counted."""
    found = []
    for resource in dict.fromkeys(resources):
        count, sign_of_it = resources.count(resource), letter(resource, words)
        found.append(sign_of_it * count if count < 3 else f"{count}{sign_of_it}")
    return " ".join(found)


def coded(words: Words, card: str) -> str:
    """A card in a few characters: type and target."""
    kind, _, target = card.rpartition("_")
    return f"{words.say(f'terminal-type-{kind}')}{int(target)}"


def ability_item(ability: Ability, words: Words, before: str) -> Text:
    """An ability behind the code of its phase; `card <name>` says it in words."""
    phase = ABILITY_PHASES[ability.phase]
    return Text.assemble(before, (words.say(f"terminal-code-{phase}"), STYLES[phase]), " ", sign(ability, words))


def sign(ability: Ability, words: Words) -> str:
    """What an ability does, in a few characters."""
    return sign_of(SIGNS, *ability.words(), words)


def neighbour(counted: str, words: Words) -> str:
    """What is counted beside an innovation: `healthy_farm`, `any_any`."""
    state, kind = counted.split("_")
    signs = {"any": "", "healthy": STANDS, "destroyed": RUIN}
    return f"{signs[state]}{words.say(f'terminal-tile-{kind}')}"


def tokens(of: Mapping[str, Any], words: Words) -> str:
    return letters(of["resources"], words)


def scored(of: Mapping[str, Any]) -> str:
    return f"{of['points']}{POINT}"


def converts(of: Mapping[str, Any], words: Words, gained: str) -> str:
    return f"{of['count']}×{letter(of['resource'], words)}{ARROW}{gained}"


def for_neighbours(of: Mapping[str, Any], words: Words) -> str:
    return f"{scored(of)}/{neighbour(of['neighbour'], words)}"


def cheaper(message: str, of: Mapping[str, Any], hammers: int, words: Words) -> str:
    args = {"count": of["count"]} if "hammers" in of else {}
    return words.say(message, {"what": f"{hammers}{letter('hammer', words)}", **args})


SIGNS: Final[Mapping[str, Sign]] = {
    "effect-gain": tokens,
    "effect-convert-any": lambda of, words: converts(of, words, "/".join(letter(r, words) for r in of["resources"])),
    "effect-convert-all": lambda of, words: converts(of, words, tokens(of, words).replace(" ", "+")),
    "effect-repeat-economy": word("terminal-sign-repeat"),
    "effect-points-per-adjacent": for_neighbours,
    "effect-gain-per-adjacent": lambda of, words: f"{tokens(of, words)}/{neighbour(of['neighbour'], words)}",
    "effect-gain-points": lambda of, words: scored(of),
    "effect-restore-discount": lambda of, words: cheaper("terminal-sign-restore", of, of["count"], words),
    "effect-move-innovation": word("terminal-sign-move"),
    "effect-refresh-all": word("terminal-sign-refresh-beside"),
    "effect-refresh-some": word("terminal-sign-refresh", "count"),
    "effect-free-bid": lambda of, words: words.say("terminal-sign-free", {"what": letter(of["resource"], words)}),
    "effect-replace-disaster": word("terminal-sign-replace"),
    "effect-strength": lambda of, words: f"{of['count']}{FORCE}",
    "effect-strength-per-adjacent": lambda of, words: f"{of['count']}{FORCE}/{neighbour(of['neighbour'], words)}",
    "effect-end-per-destroyed": lambda of, words: f"{scored(of)}/{RUIN}",
    "effect-end-most-destroyed": lambda of, words: f"{scored(of)} {words.say('terminal-sign-most')}",
    "effect-end-per-adjacent": for_neighbours,
    "effect-end-per-resource": lambda of, words: f"{scored(of)}/{letter(of['resource'], words)}",
    "effect-end-repeat": word("terminal-sign-end-repeat"),
    "effect-quake-gain": tokens,
    "effect-quake-refresh": word("terminal-sign-refresh-all"),
    "effect-play-discount": lambda of, words: cheaper("terminal-sign-play", of, of["hammers"], words),
    "effect-swap-locations": word("terminal-sign-swap"),
}


# --- the menu ---------------------------------------------------------------------------------------------


def menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    """The possible moves, numbered in their order; those alike but for one thing share a line."""
    t = cast("EmpiresEnd", table)
    swaps = [number for number, move in enumerate(moves, 1) if VOCABULARY.verb(move) is SWAP]
    lines: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        if number in swaps:  # there are 55 of them; a name shows those with it
            told = {"first": swaps[0], "last": swaps[-1], **VOCABULARY.objects(move)}
            lines.setdefault("swap", [Text(words.say("terminal-menu-swap", told))])
            continue
        head = menu_head(t, seat, move, words)
        if head:
            lines.setdefault(head, [Text(head)]).append(numbered(number, menu_label(t, seat, move, words)))
        else:
            lines[str(number)] = [numbered(number, move_text(words, t, seat, move))]
    hint = Text(words.say("terminal-menu-hint"), "dim")
    return Group(*(flow(items, width, INDENT) for items in lines.values()), hint)


def menu_head(t: EmpiresEnd, seat: int, move: int, words: Words) -> str:
    """What the moves of a line have in common; empty for a move with a line of its own."""
    verb = VOCABULARY.verb(move)
    things: dict[str, Any] = dict(VOCABULARY.objects(move))
    if verb is PLAY:
        price = f"{play_price(t, seat, VOCABULARY.first[move])}{letter('hammer', words)}"
        return words.say("terminal-menu-play", {"card": things["card"], "what": price})
    if verb is MOVE or verb is SUFFER:
        return words.say(f"terminal-menu-{verb.name}", {"card": things["card"]})
    if verb is COMMIT:
        return commit_head(t, seat, things["axes"], words)
    if verb is PLACE:
        return words.say("terminal-menu-place", {"card": CARD.ids[t.empires[seat].gained[0]]})
    if verb is SELL or verb is RESTORE or verb is RUIN_MOVE:
        return words.say(f"terminal-menu-{verb.name}")
    return ""


def commit_head(t: EmpiresEnd, seat: int, axes: str, words: Words) -> str:
    """Whoever has only axes or only coins chooses one number."""
    goods = t.empires[seat].goods
    if not amount(goods, COIN):
        return words.say("terminal-menu-commit-axes")
    if not amount(goods, AXE):
        return words.say("terminal-menu-commit-coins")
    return words.say("terminal-menu-commit", {"axes": axes})


def menu_label(t: EmpiresEnd, seat: int, move: int, words: Words) -> str:
    """What tells a move from the others of its line."""
    verb = VOCABULARY.verb(move)
    things = VOCABULARY.objects(move)
    if verb is COMMIT:
        only_axes = not amount(t.empires[seat].goods, COIN)
        bid = f"{things['axes']}{letter('axe', words)}" if only_axes else f"{things['coins']}{letter('coin', words)}"
        final = strength(t, t.empires[seat]) + VOCABULARY.first[move] + VOCABULARY.second[move]
        return f"{bid}={final}{FORCE}"
    kind, thing_id = list(things.items())[-1]
    if alone(kind) != "location":
        return named(words, kind, thing_id)
    label = place_label(t, seat, thing_id, words)
    if verb is RESTORE:
        cost = int(restore_cost(t, t.empires[seat], VOCABULARY.first[move]))
        return f"{label} {cost}{letter('hammer', words)}"
    return label


def place_label(t: EmpiresEnd, seat: int, location: str, words: Words) -> str:
    """A location as the row shows it: its type, and the position it lies on."""
    index = LOCATION.find(location)
    kind = words.say(f"terminal-tile-{LOCATION_TYPES[TYPE_OF[index]]}")
    return f"{kind}({t.empires[seat].where(index) + 1})"


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """The parts of everybody's points; what hidden resources score is left out until the end."""
    view = cast("View", table.view(None))
    title = "terminal-score-end" if view["over"] else "terminal-score-known"
    parts = [(part, [shown["parts"][part] for shown in view["empires"]]) for part in PARTS]
    return score_table(words, title, names, parts, [shown["total"] for shown in view["empires"]])


def discard_pile(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The pile is open (EE-INF-02)."""
    t = cast("EmpiresEnd", table)
    pile = t.discarded()
    if not pile:
        return Text(words.say("terminal-discard-empty"))
    drawn = Grid.grid(padding=(0, 2))
    for card in pile:
        drawn.add_row(named(words, "card", CARD.ids[card]), ability_item(t.abilities[card], words, ""))
    return drawn


def thing(kind: str, name: str, words: Words, table: Table | None = None) -> RenderableType:
    """A card or location in words, as the edition of the table prints it."""
    printed = edition(BUILT_IN) if table is None else cast("EmpiresEnd", table).edition
    told = SENTENCES.get(alone(kind))
    return Text.assemble(
        (named(words, kind, name), "bold"), f"\n{told(words, name, printed)}" if told is not None else ""
    )


def code(kind: str, name: str, words: Words) -> str:
    """How a thing is written on the table, if it has a code."""
    return coded(words, name) if kind == "card" else ""


def legend(words: Words, table: Table | None = None) -> RenderableType:
    """What the signs mean."""
    phases = dict.fromkeys([*PHASES.values(), *ABILITY_PHASES])
    printed = edition(BUILT_IN) if table is None else cast("EmpiresEnd", table).edition
    told = {
        "phases": ", ".join(f"{words.say(f'terminal-code-{one}')} {words.say(f'phase-{one}')}" for one in phases),
        "units": ", ".join(f"{letter(one, words)} {words.say(f'resource-{one}')}" for one in RESOURCES),
        "kinds": ", ".join(
            f"{words.say(f'terminal-type-{one}')} {words.say(f'disaster-{one}')}" for one in DISASTER_TYPES
        ),
        "places": ", ".join(f"{named(words, 'location', one.id)} {one.points}{POINT}" for one in printed.locations),
    }
    return Text(words.say("terminal-legend", told))


#: Commands that only this game has, by their English word.
EXTRAS: Final[Mapping[str, Callable[[Table, int | None, Words], RenderableType]]] = {"discard": discard_pile}

#: What can be looked at though no move speaks of it.
MORE_THINGS: Final = [("conflict", name) for name in CONFLICT.ids]

SENTENCES: Final[Mapping[str, Callable[[Words, str, Edition], str]]] = {
    "card": card_text,
    "location": location_text,
    "conflict": conflict_text,
}
