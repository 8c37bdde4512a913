"""Through the Ages: its options, its chances, its setup (TTA-SET)."""

from typing import TYPE_CHECKING, Any, Final

from pentapolis.games.through_the_ages.catalogue.index import CARD, CARDS, FIRST_MILITARY, deck
from pentapolis.games.through_the_ages.flow import NEXT_TURN
from pentapolis.games.through_the_ages.row import CIVIL_CHANCE, MILITARY_CHANCE, military_cards
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGE_A, EVENTS_BESIDES, ROW, SEATS
from pentapolis.games.through_the_ages.tokens import update
from pentapolis.games.through_the_ages.vocabulary import SEAT, VOCABULARY
from pentapolis.games.through_the_ages.zones import ZONES
from pentapolis.kernel.game import IN_THE_MAKING, Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Script

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

FULL: Final = "full"
LAST_AGE: Final = {FULL: 3, "age_1": 1, "age_2": 2}  # after which age the game ends; the shorter ones are ours
WITH_ATTACKS: Final = "with_attacks"
PEACEFUL: Final = "peaceful"
OFF: Final = "off"
ON: Final = "on"


def _ids(age: int, military: bool) -> list[str]:
    return [card.id for n, card in enumerate(CARDS) if card.age == age and (n >= FIRST_MILITARY) == military]


def _chances() -> list[Chance]:
    """A shuffle for each deck (TTA-SET-12, TTA-SET-17, TTA-AGE-12, TTA-AGE-13), and those in the middle of the game."""
    found = [Chance("first-player", SEAT, 1)]
    copies = {card.id: card.copies[-1] for card in CARDS}
    for age in range(AGE_A, 4):
        civil = [card for card in _ids(age, False) if copies[card]]
        found.append(Chance(CIVIL_CHANCE[age], CARD, len(deck(age, False, 4)), civil, copies))
        found.append(Chance(MILITARY_CHANCE[age], CARD, len(deck(age, True, 4)), _ids(age, True), copies))
    military = [card.id for card in CARDS[FIRST_MILITARY:]]
    found.append(Chance("reshuffle", CARD, sum(copies[card] for card in military), military, copies))
    found.append(Chance("events", CARD, sum(copies[card] for card in military), military, copies))
    return found


class ThroughTheAgesGame(Game):
    slug = "through-the-ages"
    prefix = "TTA"
    rules_version = 2
    waiting_rule = "TTA-GEN-01"
    package = "pentapolis.games.through_the_ages"
    stage = IN_THE_MAKING

    def __init__(self) -> None:
        super().__init__(
            seats=SEATS,
            options=[
                Option("first_player", ["random", 0, 1, 2, 3], seats=True),  # TTA-SET-14
                Option("length", list(LAST_AGE)),  # shorter games are variants of ours
                Option("attacks", [WITH_ATTACKS, PEACEFUL]),  # a variant of ours
                Option("resignation", [OFF, ON]),  # TTA-RESG-01
            ],
            chances=_chances(),
            vocabulary=VOCABULARY,
            zones=ZONES,
        )

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> ThroughTheAges:
        t = ThroughTheAges(self, seats, rng)
        t.telling = telling
        first = options["first_player"]
        self.check_first(seats, first, script)
        if script:
            t.script = script.copy()
        t.last_age = LAST_AGE[options["length"]]
        t.peaceful = options["attacks"] == PEACEFUL
        t.resigning = options["resignation"] == ON
        t.first = t.draw("first-player", list(range(seats)), 1)[0] if first == "random" else first
        t.seat = t.first
        t.players = [Player() for _ in range(seats)]
        self.deal(t)
        if telling:
            t.tell("log-first-player", {"seat": int(t.first)})
        for seat in range(seats):
            update(t, seat)
            p = t.players[seat]
            p.ca = t.place_in_round(seat) + 1  # TTA-SET-15, TTA-VAR-05
            p.ma = 0  # TTA-SET-16
        t.push(NEXT_TURN)
        return t

    def deal(self, t: ThroughTheAges) -> None:
        """TTA-SET-12, TTA-SET-13, TTA-SET-17, TTA-SET-18, TTA-VAR-04."""
        civil = deck(AGE_A, False, t.seats)
        t.civil_made = len(civil)
        t.civil_deck = t.draw(CIVIL_CHANCE[AGE_A], civil, len(civil))
        t.row = t.civil_deck[:ROW]
        t.civil_dealt = ROW
        military = military_cards(t, AGE_A, t.seats)
        t.military_made = len(military)
        events = t.draw(MILITARY_CHANCE[AGE_A], military, len(military))
        t.current = events[: t.seats + EVENTS_BESIDES]
        t.box = [events[t.seats + EVENTS_BESIDES :], [], [], []]
        if t.telling:
            t.tell("log-refill", {"cards": [CARD.ids[card] for card in t.row]})

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        from pentapolis.games.through_the_ages.pointing import refusal

        return refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.through_the_ages.pieces import pieces

        return pieces()


GAME: Final = ThroughTheAgesGame()
