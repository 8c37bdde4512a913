"""What a card prints: faces, abilities, nations. Values made once, when the files of the catalogue are read."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from pentapolis.games.imperium.terms import (
    ANY_STATE,
    COMMON,
    KINDS,
    NO_TYPE,
    STAYS,
    TO_DISCARD,
    UNREST,
)
from pentapolis.kernel.effects import Condition, Effect, Sequence, When

if TYPE_CHECKING:
    from pentapolis.games.imperium.points import Points
    from pentapolis.games.imperium.standing import Standing

NO_COST: Final[list[int]] = []


class Ability:
    """An exhaust or solstice ability: what it asks for, what it costs, what it does (IMP-EXH-03, IMP-EFF-14)."""

    def __init__(
        self,
        requirement: Condition | None,
        cost: Effect | None,
        effects: list[Effect],
        optional: bool = False,
        any_turn: bool = False,
        trigger: When | None = None,
        exhausts: Effect | None = None,
    ) -> None:
        self.requirement = requirement
        self.cost = cost
        self.effects = effects
        self.optional = optional
        self.any_turn = any_turn
        self.trigger = trigger
        self.whole: Effect = Sequence(*([] if cost is None else [cost]), *effects)  # what using it carries out
        self.exhausts = exhausts  # what lays the token on the card, for an exhaust ability
        self.used: Effect = self.whole if exhausts is None else Sequence(exhausts, self.whole)

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


class Face:
    """One side of a card with all that is printed on it (IMP-CMP-19). `index` is the card's number, for both sides."""

    worked_out: ClassVar = ()

    def __init__(self, index: int, number: str, name: str) -> None:
        self.index = index
        self.number = number  # 1CAR1A, as printed, without the total (IMP-CMP-05)
        self.id = number.lower()
        self.name = name
        self.title = name.partition(" (")[0]  # IMP-CMP-20: other cards name it without the bracket
        self.edition = ""  # the edition that prints it
        self.nation: i64 = -1  # IMP-CMP-14
        self.start: i64 = COMMON
        self.players: i64 = 0  # IMP-CMP-16: the least number of players
        # Suits, types and icons mean nothing by themselves: IMP-CMP-07, IMP-KEY-TYP-01, IMP-KEY-RGT-01.
        self.suits: i64 = 0
        self.state: i64 = ANY_STATE  # IMP-CMP-10
        self.pinned = False  # IMP-CMP-09, IMP-KEY-PIN-01
        self.attack = False
        self.type: i64 = NO_TYPE
        self.icons: list[int] = [0] * KINDS  # how often each region type is printed (IMP-CMP-12)
        self.icon_bits: i64 = 0
        self.cost: list[int] = NO_COST  # of development; empty: it cannot be developed (IMP-CMP-13)
        self.playable = True
        self.garrisonable = True
        self.regions: i64 = 0  # as how many regions it counts (IMP-EFF-23)
        self.free_play = False
        self.requirement: Condition | None = None
        self.play_cost: Effect | None = None
        self.play: list[Effect] = []
        self.after: i64 = TO_DISCARD
        self.exhaust: Ability | None = None
        self.solstice: Ability | None = None
        self.standing: list[Standing] = []
        self.when: When | None = None  # what it reacts to, a passive or an exhaust ability with a trigger
        self.events: i64 = 0  # the codes of those events, a bit each
        self.end_of_game: list[Effect] = []
        self.resolve: Effect | None = None  # King of Kings
        self.points: Points | None = None
        self.source = ""  # provenance
        self.sources: list[str] = []
        self.note = ""
        self.own_hungarian = False
        # What follows from standing rules:
        self.hand_size: i64 = 0
        self.unrest_materials: i64 = 0  # IMP-EFF-76
        self.unrest_discard: i64 = 0
        self.cheaper: list[int] = [0] * KINDS  # developments
        self.ignores: list[str] = []  # titles of cards whose barbarian icon is ignored (IMP-EFF-77)
        self.ignores_attack = False
        self.free_cities = False
        self.from_exile: i64 = 0  # suits that may be acquired from the exile pile (IMP-EFF-78)
        self.from_exile_bonus: Effect | None = None
        self.no_history = False
        self.floods = False
        self.market_kind: i64 = -1  # IMP-CLN-02: what is put on market cards in place of progress
        self.market_count: i64 = 1
        self.looks_more: i64 = 0  # IMP-EFF-73
        self.look_bonus: Effect | None = None
        self.no_materials = False  # Shangri-La (IMP-EFF-69)
        self.court = False  # what is garrisoned under it is the active quest
        self.fixed_in_play = False  # neither abandoned nor recalled (IMP-NAT-ART-06)
        self.last_quest = False  # IMP-NAT-ART-04
        self.enters_play = False  # Gwaith Camlan (IMP-RSH-08)
        self.enters_scoring = False  # Harald Hardrada (IMP-RSH-09)
        self.enters_empire = False  # Gates of Shangri-La
        self.ambassador = False
        self.fewer_masks = False  # Step Pyramids (IMP-EFF-72)
        self.instead_of_masks = False  # Stone Heads
        # The whole of playing it, from its cost to what reacts to it (IMP-EFF-01, steps 4 to 8).
        self.whole: Effect | None = None

    def is_unrest(self) -> bool:
        return (self.suits & UNREST) != 0

    def destination(self) -> int:
        """IMP-ACT-03, IMP-ACT-04: where it goes after being played."""
        return STAYS if self.after == TO_DISCARD and self.pinned else int(self.after)

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.games.imperium.edition import face_of

        return face_of, (self.edition, self.id)


class Nation:
    """One of the 16 nations: its cards by their numbers, by where they start (IMP-CMP-15)."""

    def __init__(self, name: str, code: str, box: int, state: int, difficulty: int) -> None:
        self.id = name
        self.code = code
        self.box = box
        self.state = state
        self.difficulty = difficulty
        self.power = -1
        self.in_play: list[int] = []
        self.journeys: list[int] = []  # Utopians: the pile from the top
        self.deck: list[int] = []
        self.nation_deck: list[int] = []
        self.accession = -1
        self.developments: list[int] = []
        self.supply: list[int] = []
        self.cards: list[int] = []
