"""How the table of Imperium is drawn in a terminal: market, the card being resolved, nations, hand, menu.

Colour never says anything alone: suits have three letters, tokens and icons two, and what lies on cards has signs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.catalogue import CARD, NATION_FILES
from pentapolis.games.imperium.describe import EXHAUST, card_signs, icon, move_text, sign, suit, token
from pentapolis.games.imperium.edition import BUILT_IN, Edition, edition
from pentapolis.games.imperium.pieces import band, texts
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import ICONS, KINDS, SUITS, TOKENS
from pentapolis.games.imperium.view import InPlayView, PlayerView, SlotView, View
from pentapolis.games.imperium.vocabulary import EXHAUST as EXHAUSTS
from pentapolis.games.imperium.vocabulary import PLAY, SOLSTICE, VOCABULARY
from pentapolis.kernel.table import Table
from pentapolis.terminal.parts import (
    POINT,
    alone,
    flow,
    in_turn,
    named,
    numbered,
    score_table,
    shortened,
    signed,
    whose_turn,
)
from pentapolis.words import Words

STYLES: Final = {
    "region": "#56c271",
    "uncivilised": "#c69053",
    "civilised": "#6ea8ff",
    "uncivilised-civilised": "#9a9ccf",
    "tributary": "#e5c95f",
    "fame": "#c792ea",
    "unrest": "#ff6b63",
    "power": "#d9b55f",
    "nation": "bold",
}
INDENT: Final = "  "
UNREST_UNDER: Final = "!"
HIGH: Final = 30  # lines from which there is room for what cards in hand do, and for what others have in play
OWN_WIDTH: Final = 60  # columns in which a hand can be read


# --- the table --------------------------------------------------------------------------------------------


def draw(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> RenderableType:
    """The whole table as `seat` sees it: the market, the other nations in turn order, the own one below."""
    view = cast("View", table.view(seat))
    parts: list[RenderableType] = [Rule(headline(table, words), characters="═", style="dim")]
    parts += middle(table, view, words, names, width)
    for owner in in_turn(table.seats, seat):
        shown = view["players"][owner]
        parts.append(Rule(title(view, shown, words, names), align="left", style="dim"))
        if owner == seat or seat is None:
            parts += nation(table, view, shown, words, width, high=height >= HIGH)
        else:
            parts += rival(table, shown, words, width, high=height >= HIGH)
    return Group(*parts)


def headline(table: Table, words: Words) -> str:
    view = cast("View", table.view(None))
    if not view["round"]:
        return f"{words.say('game-name')} · {words.say('terminal-setup')}"
    told = [words.say("game-name"), words.say("terminal-round", {"number": view["round"]})]
    told.append(words.say(f"terminal-phase-{view['phase']}"))
    if view["last_round"]:
        told.append(words.say("terminal-last-round", {"number": view["last_round"]}))
    return " · ".join(told)


def board(
    table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """The market, what is being resolved, and the other nations. How much is left of the decks stands in the title."""
    view = cast("View", table.view(seat))
    parts = middle(table, view, words, names, width, piles=False)
    for owner in in_turn(table.seats, seat):
        if owner != seat:
            shown = view["players"][owner]
            parts.append(Rule(title(view, shown, words, names), align="left", style="dim"))
            parts += rival(table, shown, words, width, high=True)
    return Group(*parts)


def board_title(table: Table, seat: int | None, words: Words, names: Sequence[str], width: int, height: int) -> str:
    view = cast("View", table.view(seat))
    return shortened(" · ".join(piles_of(view, words)), width)


def own_title(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    view = cast("View", table.view(seat))
    return title(view, view["players"][seat], words, names).plain


def own(table: Table, seat: int, words: Words, names: Sequence[str], width: int) -> RenderableType:
    view = cast("View", table.view(seat))
    return Group(*nation(table, view, view["players"][seat], words, width, high=True))


# --- what belongs to nobody -------------------------------------------------------------------------------


def middle(
    table: Table, view: View, words: Words, names: Sequence[str], width: int, piles: bool = True
) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view["decks"]["main"] or view["round"]:
        parts += [slot_line(table, view, slot, words, width) for slot in view["market"]]
        if piles:
            parts.append(flow([Text(part, "dim") for part in piles_of(view, words)], width, INDENT))
    shown = [*view["revealed"], *(card for card in view["looked"] if card is not None)]
    if shown:
        items = [Text(words.say("terminal-shown"), "dim"), *(card_item(table, card, words) for card in shown)]
        parts.append(flow(items, width, INDENT))
    return [*parts, *resolving(table, view, words, names, width)]


def slot_line(table: Table, view: View, slot: SlotView, words: Words, width: int) -> Text:
    """A card of the market: what lies on it and under it stands before what it does."""
    deck = slot["deck"]
    left = "" if deck == "main" else f"{suit(deck, words)} {view['decks'][deck]}"
    line = Text(f"{left:6}", "dim", no_wrap=True)
    if slot["card"] is None:
        return line.append(words.say("terminal-market-empty"), "dim")
    line.append(UNREST_UNDER if slot["unrest"] else " ", "bold red")
    tokens = " ".join(f"{count}{token(kind, words)}" for kind, count in slot["tokens"].items() if count)
    line.append_text(card_item(table, slot["card"], words, tokens))
    return cut(line, width)


def piles_of(view: View, words: Words) -> list[str]:
    counts = {**view["decks"], "exile": len(view["exile"])}
    found = [words.say("terminal-market")]
    found += [
        words.say(f"terminal-left-{pile}", {"count": counts[pile]}) for pile in ("main", "fame", "unrest", "exile")
    ]
    return found


def resolving(table: Table, view: View, words: Words, names: Sequence[str], width: int) -> list[RenderableType]:
    """The cards being resolved, with what is still to come of them; what others do has their name before it."""
    lines: list[RenderableType] = []
    for one in view["resolving"]:
        told = {"player": names[one["seat"]], "card": called(table, one["card"], words)}
        items = [Text(words.say("terminal-resolving", told), "bold")]
        for step in one["steps"]:
            who = "" if step["seat"] == one["seat"] else f"{names[step['seat']]}: "
            items.append(Text(f"{who}{sign(step, words)}"))
        lines.append(flow(items, width, INDENT))
    return lines


# --- cards ------------------------------------------------------------------------------------------------


def called(table: Table, card: str, words: Words) -> str:
    """A card's name, as the edition calls it where it does."""
    own_names = edition(cast("Imperium", table).faces[0].edition).names.get(words.language, {})
    return own_names.get(card) or named(words, "card", card)


def card_item(table: Table, card: str, words: Words, lying: str = "", in_play: bool = False) -> Text:
    """A card by its suit and name, then what lies on it, what it does, and its points."""
    face = cast("Imperium", table).faces[CARD.find(card)]
    kind = band(face)
    item = Text(no_wrap=True)
    item.append("/".join(suit(one, words) for one in kind.split("-")), STYLES[kind])
    item.append(f" {called(table, card, words)}", "bold")
    if lying:
        item.append(f" {lying}", "yellow")
    does = card_signs(texts(face) + ([] if face.points is None else [face.points.printed()]), words, in_play)
    if does:
        item.append(f"  {does}")
    if face.points is not None and not face.points.variable and not in_play:
        printed = face.points.words()[1].get("points", 0)
        item.append(f"  {signed(printed)}{POINT}" if printed else "", "yellow")
    return item


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


# --- a nation ---------------------------------------------------------------------------------------------


def title(view: View, shown: PlayerView, words: Words, names: Sequence[str]) -> Text:
    """Name, nation, state, tokens and points; who acts."""
    seat = shown["seat"]
    drawn = whose_turn(seat in view["to_act"]).append(names[seat], "bold")
    if shown["nation"] is None:
        return drawn
    drawn.append(f"  {words.say('nation-' + shown['nation'])}, {words.say('state-' + shown['state'])}")
    drawn.append("  " + " ".join(f"{shown[kind]}{token(kind, words)}" for kind in TOKENS), "bold")  # type: ignore[literal-required]
    drawn.append(f"  {words.say('terminal-points', {'points': signed(shown['points'])})}", "yellow")
    return drawn


def counts_of(shown: PlayerView, words: Words) -> list[Text]:
    """How many cards lie where."""
    history = "terminal-flooded-count" if shown["flooded"] else "terminal-history-count"
    found = [
        words.say("terminal-deck-count", {"count": len(shown["deck"])}),
        words.say("terminal-discard-count", {"count": len(shown["discard"])}),
        words.say(history, {"count": len(shown["history"])}),
        words.say("terminal-nation-count", {"count": len(shown["nation_deck"])}),
    ]
    return [Text(part, "dim") for part in found]


def rival(table: Table, shown: PlayerView, words: Words, width: int, high: bool) -> list[RenderableType]:
    """Another nation: how many cards it has where, and where there is room what is in play."""
    if shown["nation"] is None:
        return []
    items = [Text(words.say("terminal-hand-count", {"count": len(shown["hand"])}), "dim"), *counts_of(shown, words)]
    lines: list[RenderableType] = [flow(items, width, INDENT)]
    if high and shown["area"]:
        lines.append(flow([area_item(table, one, words) for one in shown["area"]], width, INDENT))
    return lines


def area_item(table: Table, one: InPlayView, words: Words) -> Text:
    """A card in play by its name, with what lies on and under it."""
    face = cast("Imperium", table).faces[CARD.find(one["card"])]
    item = Text(called(table, one["card"], words), STYLES[band(face)])
    lands = "".join(icon(ICONS[place], words) * face.icons[place] for place in range(KINDS))
    item.append(f" {lands}" if lands else "", "dim")
    item.append(EXHAUST if one["exhausted"] else "", "bold")
    if one["progress"]:
        item.append(f" {one['progress']}{token('progress', words)}", "yellow")
    if one["garrison"]:
        item.append(f" [{', '.join(called(table, card, words) for card in one['garrison'])}]", "dim")
    return item


def nation(table: Table, view: View, shown: PlayerView, words: Words, width: int, high: bool) -> list[RenderableType]:
    """State and piles, hand, what is in play and does something there, developments."""
    if shown["nation"] is None:
        return []
    if shown["power"] is None:
        asked = view["question"] == "ask-side" and shown["seat"] in view["to_act"]
        return [sides(table, power_of(table, shown["nation"]), words)] if asked else []
    told = {"count": shown["exhaust"], "most": shown["most_exhaust"]}
    state = [
        Text(words.say("terminal-actions", {"count": shown["actions"]}), "bold"),
        Text(words.say("terminal-exhaust", told)),
        Text(" ".join(f"{shown['icons'][name]}{icon(name, words)}" for name in ICONS)),
        *counts_of(shown, words),
    ]
    if shown["accession"] is not None:
        state.append(Text(words.say("terminal-accession", {"card": called(table, shown["accession"], words)}), "dim"))
    lines: list[RenderableType] = [flow(state, width, INDENT)]
    hand = [card for card in shown["hand"] if card is not None]
    if high:
        lines += [cut(Text(" ").append_text(card_item(table, card, words)), width) for card in hand]
    elif hand:
        items = [Text(words.say("terminal-hand"), "dim"), *(hand_name(table, card, words) for card in hand)]
        lines.append(flow(items, width, INDENT))
    if not hand:
        lines.append(Text(words.say("terminal-hand-count", {"count": len(shown["hand"])}), "dim"))
    area = [area_item(table, one, words) for one in shown["area"]]
    lines.append(flow(area or [Text(words.say("terminal-nothing-in-play"), "dim")], width, INDENT))
    if high:
        doing = [shown["power"], *(one["card"] for one in shown["area"])]
        able = [card_item(table, card, words, in_play=True) for card in doing]
        lines += [cut(item, width) for card, item in zip(doing, able, strict=True) if does_something(table, card)]
    if shown["developments"]:
        lines.append(flow(developments(table, shown, words, high), width, INDENT))
    return lines


def does_something(table: Table, card: str) -> bool:
    """Does the card do something while it is in play?"""
    face = cast("Imperium", table).faces[CARD.find(card)]
    return face.exhaust is not None or face.solstice is not None or bool(face.standing) or face.when is not None


def hand_name(table: Table, card: str, words: Words) -> Text:
    face = cast("Imperium", table).faces[CARD.find(card)]
    return Text(called(table, card, words), STYLES[band(face)])


def developments(table: Table, shown: PlayerView, words: Words, high: bool) -> list[Text]:
    """Developments with what they cost now; on a low screen only how many there are."""
    if not high:
        return [Text(words.say("terminal-developments-count", {"count": len(shown["developments"])}), "dim")]
    items = [Text(words.say("terminal-developments"), "dim")]
    for one in shown["developments"]:
        item = Text(called(table, one["card"], words))
        if one["cost"] is not None:
            item.append(" " + " ".join(f"{count}{token(kind, words)}" for kind, count in one["cost"].items() if count))
        elif one["card"] == shown["quest"]:
            item.append(f" {words.say('terminal-active')}", "bold")
        items.append(item)
    return items


# --- the menu ---------------------------------------------------------------------------------------------

HEADS: Final = {PLAY: "terminal-menu-play", EXHAUSTS: "terminal-menu-exhaust", SOLSTICE: "terminal-menu-solstice"}


def menu(table: Table, seat: int, moves: Sequence[int], words: Words, width: int) -> RenderableType:
    """The possible moves, numbered in their order; cards to be played, exhausted or resolved share a line."""
    lines: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        message = HEADS.get(VOCABULARY.verb(move))
        if message is None:
            lines[str(number)] = [numbered(number, move_text(words, table, seat, move))]
        else:
            head = words.say(message)
            label = called(table, CARD.ids[VOCABULARY.first[move]], words)
            lines.setdefault(head, [Text(head)]).append(numbered(number, label))
    hint = Text(words.say("terminal-menu-hint"), "dim")
    return Group(*(flow(items, width, INDENT) for items in lines.values()), hint)


# --- what the commands show -------------------------------------------------------------------------------


def score(table: Table, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's points by suit: at the end all, before it what everybody may know."""
    view = cast("View", table.view(None))
    t = cast("Imperium", table)
    parts: dict[str, list[int]] = {kind: [0] * table.seats for kind in ("progress", *SUITS, "nation")}
    for shown in view["players"]:
        known: list[tuple[str | None, int]] = list(shown["worth"].items())
        if view["over"]:
            known = [(part["card"], part["points"]) for part in shown["parts"]]
        for card, worth in known:
            kind = "progress" if card is None else band(t.faces[CARD.find(card)]).split("-")[0]
            parts[kind][shown["seat"]] += worth
        if not view["over"]:
            seen = sum(column[shown["seat"]] for column in parts.values())
            parts["progress"][shown["seat"]] = shown["points"] - seen
    message = "terminal-score-end" if view["over"] else "terminal-score-now"
    rows = [(kind, column) for kind, column in parts.items() if any(column)]
    return score_table(words, message, names, rows, [shown["points"] for shown in view["players"]])


def piles(table: Table, seat: int | None, words: Words) -> RenderableType:
    """The own discard pile and history, and the exile pile, which all may look through."""
    view = cast("View", table.view(seat))
    laid = {"exile": view["exile"]}
    if seat is not None:
        shown = view["players"][seat]
        history = [card for card in shown["history"] if card is not None]
        laid = {"discard": shown["discard"], "history": history, **laid}
    lines: list[RenderableType] = []
    for pile, cards in laid.items():
        lines.append(Text(words.say(f"terminal-pile-{pile}"), "bold"))
        lines += [hung(card_item(table, card, words)) for card in cards] or [Text(f"{INDENT}–", "dim")]
    return Group(*lines)


def hung(item: Text) -> Text:
    return Text(INDENT).append_text(item)


def thing(kind: str, name: str, words: Words, table: Table | None = None) -> RenderableType:
    """A card in words, as the edition of the table prints it: both sides if it has two; of a nation its power card."""
    if kind == "nation" and name in NATION_FILES:
        return sides(table, power_of(table, name), words)
    if kind == "side" and table is not None and table.to_act:
        nation_of = cast("View", table.view(None))["players"][table.to_act[0]]["nation"]
        if nation_of is not None:
            return side(table, printed_in(table).side(power_of(table, nation_of), name), words)
    if alone(kind) != CARD.kind or name not in CARD.ids:
        return Text(named(words, kind, name), "bold")
    card = CARD.find(name)
    if card in printed_in(table).backs:
        return sides(table, card, words)
    faces = edition(BUILT_IN).faces if table is None else cast("Imperium", table).faces
    return in_words(faces[card], named(words, "card", name) if table is None else called(table, name, words), words)


def printed_in(table: Table | None) -> Edition:
    return edition(BUILT_IN if table is None else cast("Imperium", table).faces[0].edition)


def power_of(table: Table | None, nation: str) -> int:
    return int(printed_in(table).nations[NATION_FILES.index(nation)].power)


def sides(table: Table | None, card: int, words: Words) -> Text:
    """Both sides of a card, one below the other."""
    made = printed_in(table)
    return Text("\n").join(side(table, made.side(card, one), words) for one in ("a", "b"))


def side(table: Table | None, face: Face, words: Words) -> Text:
    own_names = printed_in(table).names.get(words.language, {})
    return in_words(face, own_names.get(face.id) or named(words, "side", face.id), words)


def in_words(face: Face, title_of: str, words: Words) -> Text:
    printed = texts(face) + ([] if face.points is None else [face.points.printed()])
    told = [sentence(words.say(one["message"], one["args"])) for one in printed]
    marks = [words.say(f"suit-{one}") for one in band(face).split("-") if one in SUITS]
    return Text.assemble((title_of, "bold"), (f"  {', '.join(marks)}" if marks else "", "dim"), "\n" + "\n".join(told))


def sentence(text: str) -> str:
    begun = text[:1].upper() + text[1:]
    return begun if begun.endswith((".", "!", ":")) else f"{begun}."


def legend(words: Words, table: Table | None = None) -> RenderableType:
    """What the signs mean."""
    told = {
        "tokens": ", ".join(f"{token(kind, words)} {words.say(f'kind-{kind}')}" for kind in TOKENS),
        "icons": ", ".join(f"{icon(name, words)} {words.say(f'icon-{name}')}" for name in ICONS),
        "suits": ", ".join(f"{suit(name, words)} {words.say(f'suit-{name}')}" for name in SUITS),
    }
    return Text(words.say("terminal-legend", told))


#: Commands that only this game has, by their English word.
EXTRAS: Final[Mapping[str, Callable[[Table, int | None, Words], RenderableType]]] = {"discard": piles}

#: What can be looked at though no move speaks of it.
MORE_THINGS: Final = [(CARD.kind, name) for name in CARD.ids]
