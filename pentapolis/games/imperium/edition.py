"""What the cards print: entries of the catalogue, and of editions that correct some of them, as faces and nations.

An edition is a file of its owner (`game = "imperium"`) with a `[[card]]` for each card it corrects: the card's number
and the fields that differ. Everything else is the built-in catalogue's. Errors name file, line and field.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from pentapolis.games.imperium.cards import Ability, Face, Nation
from pentapolis.games.imperium.catalogue import CARD, CARDS, COMMONS, NATION_FILES, PRINTED, Printed, numbers
from pentapolis.games.imperium.catalogue import FOLDER as CATALOGUE
from pentapolis.games.imperium.effects.own import FewerMasks
from pentapolis.games.imperium.language import Language
from pentapolis.games.imperium.phrases import Misread
from pentapolis.games.imperium.playing import whole_of
from pentapolis.games.imperium.points import CASES, COUNTED, WHERE, Conditional, Fixed, Points, Term, Variable
from pentapolis.games.imperium.reactions import EXHAUST, AsAmbassador, Copy, Exhausting, On, Several, events_of
from pentapolis.games.imperium.standing import Standing
from pentapolis.games.imperium.terms import (
    ACCESSION,
    AFTER_PLAY,
    BOXES,
    COMMON,
    DEVELOPMENT,
    DRAW_DECK,
    ICONS,
    IN_PLAY,
    LEAST_PLAYERS,
    MARKS,
    MOST_VARIABLE,
    NATION,
    POWER,
    REGION,
    STARTS,
    STATES,
    SUIT_BIT,
    SUITS,
    SUPPLY,
    TOKENS,
    TYPE_BIT,
    TYPES,
    bits,
)
from pentapolis.kernel.editions import AnyEdition, Entry, Shelf, content_hash, read, shown
from pentapolis.kernel.effects import Condition, Effect, Sequence, When

BUILT_IN: Final = "printed"
MOST: Final = 99
BOTH_SUITS: Final = ["civilised", "uncivilised"]
PROVENANCES: Final = ["rulebook", "public", "recalled", "reconstructed", "print"]
FIELDS: Final = [
    "numbers", "name", "hu_own", "start", "suits", "state", "pinned", "attack", "card_type", "region_types", "players",
    "development_cost", "playable", "garrisonable", "counts_as_regions", "free_play", "requirement", "play_cost",
    "play", "after_play", "exhaust", "solstice", "passive", "on_enter", "end_of_game", "resolve", "vp", "provenance",
    "sources",
    "note", "disagreement",
]  # fmt: skip
ADDED: Final = ["name_hu"]  # what an edition may say besides
ABILITY: Final = ["trigger", "turn", "requirement", "cost", "effect", "optional"]


class Edition(AnyEdition):
    """All faces, and the nations made of them."""

    def __init__(self, name: str, title: str, note: dict[str, str], names: dict[str, dict[str, str]]) -> None:
        super().__init__(name, title, False, note)
        self.names = names  # of cards that the edition calls differently, by language and id
        self.faces: list[Face] = []  # of every card its only side, or side A
        self.backs: dict[int, Face] = {}  # side B of double-sided cards
        self.by_id: dict[str, Face] = {}
        self.nations: list[Nation] = []

    def side(self, card: int, side: str) -> Face:
        return self.backs[card] if side == "b" else self.faces[card]


# --- reading an entry -----------------------------------------------------------------------------------------------


class Reader:
    """Makes a face of an entry; a correction lies over the built-in entry of the same card."""

    def __init__(self, language: Language, over: dict[str, Entry]) -> None:
        self.language = language
        self.over = over

    def entry(self, one: Printed, field: str) -> Entry:
        """Where a field of this card stands: in the correction if that has it."""
        over = self.over.get(one.number)
        return over if over is not None and over.has(field) else one.entry

    def has(self, one: Printed, field: str) -> bool:
        return self.entry(one, field).has(field)

    def face(self, one: Printed) -> Face:
        name = self.entry(one, "name").text("name")
        face = Face(one.index, one.number, name)
        commons = one.file in COMMONS
        face.start = COMMON if commons else STARTS.index(self.choice(one, "start", STARTS, "draw_deck"))
        face.nation = -1 if commons else NATION_FILES.index(one.file)
        suits = self.words(one, "suits", SUITS)
        if len(suits) > 1 and sorted(suits) != BOTH_SUITS:  # IMP-CMP-08: no others come together
            raise self.entry(one, "suits").fault("suits", f"must be one suit, or {' and '.join(BOTH_SUITS)}")
        face.suits = bits(suits, SUIT_BIT)
        state = self.choice(one, "state", STATES, "")
        face.state = STATES.index(state) if state else -1
        face.pinned = self.flag(one, "pinned", False)
        face.attack = self.flag(one, "attack", False)
        kind = self.choice(one, "card_type", TYPES, "")
        face.type = TYPE_BIT[kind] if kind else 0
        for icon in self.words(one, "region_types", ICONS):
            face.icons[ICONS.index(icon)] += 1
            face.icon_bits |= 1 << ICONS.index(icon)
        mark = self.choice(one, "players", MARKS, "")
        face.players = LEAST_PLAYERS[mark] if mark else 0
        face.playable = self.flag(one, "playable", True)
        face.garrisonable = self.flag(one, "garrisonable", True)
        face.regions = 1 if face.suits & REGION else 0
        if self.has(one, "counts_as_regions"):
            face.regions = self.entry(one, "counts_as_regions").whole("counts_as_regions", 1, 9)
        if self.has(one, "development_cost"):
            table = self.entry(one, "development_cost").table("development_cost")
            table.only(*TOKENS)
            face.cost = [table.whole(kind, 0, MOST) if table.has(kind) else 0 for kind in TOKENS]
        self.effects(one, face)
        self.abilities(one, face)
        if self.has(one, "vp"):
            face.points = self.points(self.entry(one, "vp").table("vp"))
        face.source = self.choice(one, "provenance", PROVENANCES, "public")
        if self.has(one, "sources"):
            face.sources = self.texts(one, "sources")
        notes = [self.entry(one, field).text(field) for field in ("note", "disagreement") if self.has(one, field)]
        face.note = " ".join(notes)
        face.own_hungarian = self.flag(one, "hu_own", False)
        face.whole = whole_of(face)
        return face

    def effects(self, one: Printed, face: Face) -> None:
        face.free_play = self.flag(one, "free_play", False)
        if self.has(one, "requirement"):
            face.requirement = self.condition(self.entry(one, "requirement"), "requirement")
        if self.has(one, "play_cost"):
            face.play_cost = self.cost(self.entry(one, "play_cost"), "play_cost")
        if self.has(one, "play"):
            face.play = self.steps(self.entry(one, "play"), "play")
        face.after = AFTER_PLAY.index(self.choice(one, "after_play", AFTER_PLAY, "discard"))
        if self.has(one, "end_of_game"):
            face.end_of_game = self.steps(self.entry(one, "end_of_game"), "end_of_game")
        if self.has(one, "resolve"):
            table = self.entry(one, "resolve").table("resolve")
            table.only("trigger", "effect")
            face.resolve = Sequence(*self.steps(table, "effect"))

    def abilities(self, one: Printed, face: Face) -> None:
        whens: list[When] = []
        if self.has(one, "exhaust"):
            table = self.entry(one, "exhaust").table("exhaust")
            face.exhaust = self.ability(table, EXHAUST)
            if face.exhaust.trigger is not None:
                assert isinstance(face.exhaust.trigger, On)
                whens.append(Exhausting(face.exhaust.trigger, face.exhaust))
            first = face.exhaust.effects[0] if face.exhaust.effects else None
            face.fewer_masks = isinstance(first, FewerMasks)
            if isinstance(first, Copy):
                face.ambassador = True
                whens.append(AsAmbassador(face.exhaust))
        if self.has(one, "solstice"):
            face.solstice = self.ability(self.entry(one, "solstice").table("solstice"))
        if self.has(one, "passive"):
            entry = self.entry(one, "passive")
            for text in texts(entry, "passive"):
                passive = self.read(entry, "passive", text)
                if isinstance(passive, Standing):
                    face.standing.append(passive)
                else:
                    assert isinstance(passive, On)
                    whens.append(passive)
        if self.has(one, "on_enter"):
            entry = self.entry(one, "on_enter")
            table = entry.table("on_enter")
            table.only("zone", "effect")
            for text in texts(table, "effect"):
                try:
                    face.standing.append(self.language.entering(table.text("zone"), text))
                except Misread as error:
                    raise table.fault("effect", str(error)) from None
        for standing in face.standing:
            standing.mark(face)
        if whens:
            face.when = whens[0] if len(whens) == 1 else Several(whens)
            face.events = events_of(face.when)

    def ability(self, table: Entry, exhausts: Effect | None = None) -> Ability:
        table.only(*ABILITY)
        effects = self.steps(table, "effect")
        if not effects:
            raise table.fault("effect", "must say what it does")
        requirement = self.condition(table, "requirement") if table.has("requirement") else None
        cost = self.cost(table, "cost") if table.has("cost") else None
        any_turn = table.has("turn") and table.choice("turn", ["own", "any"]) == "any"
        optional = table.has("optional") and table.flag("optional")
        ability = Ability(requirement, cost, effects, optional, any_turn, None, exhausts)
        if table.has("trigger"):
            try:
                ability.trigger = self.language.trigger(table.text("trigger"), ability.whole, False)
            except Misread as error:
                raise table.fault("trigger", str(error)) from None
        return ability

    def points(self, table: Entry) -> Points | None:
        kind = table.choice("kind", ["none", "fixed", "negative", "conditional", "variable"])
        if kind == "none":
            table.only("kind")
            return None
        if kind in ("fixed", "negative"):
            table.only("kind", "points")
            return Fixed(table.whole("points", -MOST, MOST))
        if kind == "conditional":
            table.only("kind", "cases", "otherwise")
            cases = table.tables("cases")
            if not cases:
                raise table.fault("cases", "must have a case; points without one are fixed")
            for case in cases:
                case.only("if", "points")
            names = [case.choice("if", CASES) for case in cases]
            return Conditional(
                names, [case.whole("points", -MOST, MOST) for case in cases], table.whole("otherwise", -MOST, MOST)
            )
        terms = table.tables("sum") if table.has("sum") else [table]
        cap = table.whole("cap", 1, MOST) if table.has("cap") else MOST_VARIABLE
        return Variable([self.term(term) for term in terms], cap)

    def term(self, table: Entry) -> Term:
        where = table.choice("where", WHERE) if table.has("where") else "owned"
        return Term(table.whole("points", 1, MOST), table.whole("per", 1, MOST), table.choice("of", COUNTED), where)

    # --- fields -----------------------------------------------------------------------------------------------------

    def choice(self, one: Printed, field: str, allowed: list[str], default: str) -> str:
        return self.entry(one, field).choice(field, allowed) if self.has(one, field) else default

    def flag(self, one: Printed, field: str, default: bool) -> bool:
        return self.entry(one, field).flag(field) if self.has(one, field) else default

    def words(self, one: Printed, field: str, allowed: list[str]) -> list[str]:
        return self.entry(one, field).words(field, allowed) if self.has(one, field) else []

    def texts(self, one: Printed, field: str) -> list[str]:
        return texts(self.entry(one, field), field)

    def read(self, entry: Entry, field: str, text: str) -> Standing | On:
        try:
            return self.language.passive(text)
        except Misread as error:
            raise entry.fault(field, str(error)) from None

    def steps(self, entry: Entry, field: str) -> list[Effect]:
        try:
            return self.language.steps(texts(entry, field))
        except Misread as error:
            raise entry.fault(field, str(error)) from None

    def cost(self, entry: Entry, field: str) -> Effect:
        check_numbers(entry, field, entry.text(field))
        try:
            return self.language.cost(entry.text(field))
        except Misread as error:
            raise entry.fault(field, str(error)) from None

    def condition(self, entry: Entry, field: str) -> Condition:
        check_numbers(entry, field, entry.text(field))
        try:
            return self.language.condition(entry.text(field))
        except Misread as error:
            raise entry.fault(field, str(error)) from None


def texts(entry: Entry, field: str) -> list[str]:
    value: Any = entry.value(field)
    if not isinstance(value, list) or not all(isinstance(text, str) and text for text in value):
        raise entry.fault(field, f"must be a list of phrases, not {shown(value)}")
    for text in value:
        check_numbers(entry, field, text)
    return list(value)


def check_numbers(entry: Entry, field: str, text: str) -> None:
    """Numbers of a phrase are those that cards print; 0 is only ever a minimum."""
    for number in re.findall(r"\d+", text.replace("minimum 0", "")):
        if not 1 <= int(number) <= MOST:
            raise entry.fault(field, f"{text!r}: numbers go from 1 to {MOST}")


# --- editions -------------------------------------------------------------------------------------------------------


def titles(over: dict[str, Entry]) -> dict[str, str]:
    """IMP-CMP-20: the title of every card, with an id that its sentence can name."""
    found: dict[str, str] = {}
    for one in PRINTED:
        entry = over.get(one.number)
        name = (entry if entry is not None and entry.has("name") else one.entry).text("name")
        title = name.partition(" (")[0]
        if title not in found:
            journey = one.side and not one.entry.has("suits")
            found[title] = one.number.lower() if journey else CARD.ids[one.index]
    return found


def build(name: str, title: str, note: dict[str, str], over: dict[str, Entry]) -> Edition:
    """All faces and nations, with these corrections."""
    names: dict[str, dict[str, str]] = {"en": {}, "hu": {}}
    made = Edition(name, title, note, names)
    reader = Reader(Language(titles(over)), over)
    made.nations = [nation_of(file) for file in NATION_FILES]
    faces: list[Face | None] = [None] * CARDS
    for one in PRINTED:
        if not over:
            one.entry.only(*FIELDS)
        face = reader.face(one)
        face.edition = name
        made.by_id[face.id] = face
        if one.side == "B":
            made.backs[one.index] = face
        else:
            faces[one.index] = face
            if face.nation >= 0:
                place(made.nations[face.nation], face)
        entry = over.get(one.number)
        if entry is not None:
            if entry.has("name"):
                names["en"][CARD.ids[one.index]] = face.name
            if entry.has("name_hu"):
                names["hu"][CARD.ids[one.index]] = entry.text("name_hu")
    for face_or_none in faces:
        assert face_or_none is not None
        made.faces.append(face_or_none)
    made.hash = content_hash([name, {number: entry.data for number, entry in over.items()}, _catalogue_hash()])
    return made


@cache
def _catalogue_hash() -> str:
    return content_hash([[one.number, one.entry.data] for one in PRINTED])


def nation_of(file: str) -> Nation:
    head = read(CATALOGUE / f"{file}.toml")
    head.only("nation", "code", "box", "state", "difficulty", "card")
    box = BOXES.index(head.choice("box", BOXES))
    state = STATES.index(head.choice("state", STATES))
    return Nation(head.text("nation"), head.text("code"), box, state, head.whole("difficulty", 1, 5))


def place(nation: Nation, face: Face) -> None:
    """IMP-CMP-15: where a card of the nation starts."""
    card = face.index
    nation.cards.append(card)
    if face.suits & POWER:
        nation.power = card
    elif face.start == IN_PLAY:
        (nation.journeys if face.number.endswith("A") else nation.in_play).append(card)
    elif face.start == NATION:
        nation.nation_deck.append(card)
    elif face.start == ACCESSION:
        nation.accession = card
    elif face.start == DEVELOPMENT:
        nation.developments.append(card)
    elif face.start == SUPPLY:
        nation.supply.append(card)
    else:
        assert face.start == DRAW_DECK
        nation.deck.append(card)


def load(path: Path) -> Edition:
    """An edition file of an owner; EditionError names file, line and field of the first fault."""
    whole = read(path)
    whole.only("game", "name", "title", "note", "card")
    name = whole.name("name")
    title = whole.text("title") if whole.has("title") else name
    note = {"en": whole.text("note"), "hu": whole.text("note")} if whole.has("note") else {}
    over: dict[str, Entry] = {}
    known = {one.number for one in PRINTED}
    for entry in whole.tables("card"):
        entry.only(*FIELDS, *ADDED)
        for number in numbers(entry):
            if number not in known:
                raise entry.fault("numbers", f"there is no card {number}")
            if number in over:
                raise entry.fault("numbers", f"{number} is corrected twice")
            over[number] = entry
        for field in ("start", "players"):
            if entry.has(field):
                raise entry.fault(field, "an edition cannot change it: it decides which cards are in a game")
    return build(name, title, note, over)


def _built_in() -> Edition:
    return build(BUILT_IN, "Imperium", {}, {})


SHELF: Final = Shelf("imperium", CATALOGUE / "editions", _built_in, load)


def edition(name: str) -> Edition:
    """The edition called `name`; ValueError lists what there is."""
    return SHELF.edition(name)


def face_of(name: str, number: str) -> Face:
    """The face of this number in an edition."""
    return edition(name).by_id[number]


def other_side(face: Face) -> Face:
    """The other side of a double-sided card."""
    made = edition(face.edition)
    back = made.backs[face.index]
    return made.faces[face.index] if face is back else back
