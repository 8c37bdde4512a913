"""Empire's End: its options, its chances, its setup."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.edition import SHELF, Edition, edition
from pentapolis.games.empires_end.flow import NEXT_SPACE
from pentapolis.games.empires_end.lightning import LIGHTNING
from pentapolis.games.empires_end.table import ZONES, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import HAND, LIGHTNING_HAND, LOCATIONS, MOST_COMMITTED, SEATS, goods
from pentapolis.games.empires_end.vocabulary import COMMIT, SEAT, VOCABULARY
from pentapolis.kernel.game import Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Script

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

NORMAL: Final = "normal"
LIGHTNING_VARIANT: Final = "lightning"
TO_DISCARD: Final = "discard"
SHUFFLE_BACK: Final = "shuffle_back"
ANY_MOMENT: Final = "any_moment"
OWN_TURN: Final = "own_turn"
EXACT: Final = "exact"
COIN_FOR_WHEAT: Final = "coin_for_wheat"
HEALTHY_NEIGHBOURS: Final = "healthy_neighbours"
ALL_NEIGHBOURS: Final = "all_neighbours"
HAMMERS_FIRST: Final = "hammers_first"
CHOSEN: Final = "chosen"
STARTING_GOODS: Final = goods(wheat=2, hammer=2, axe=2, coin=2)  # EE-SET-08


class EmpiresEndGame(Game):
    slug = "empires-end"
    prefix = "EE"
    rules_version = 2
    waiting_rule = "EE-FLOW-08"
    package = "pentapolis.games.empires_end"

    def __init__(self) -> None:
        super().__init__(
            seats=SEATS,
            options=[
                Option("edition", list(SHELF.editions()), printed=True),
                Option("variant", [NORMAL, LIGHTNING_VARIANT]),  # EE-LTN-01
                Option("first_player", ["random", 0, 1, 2, 3], seats=True),  # EE-SET-07
                Option("replacement", [TO_DISCARD, SHUFFLE_BACK]),  # EE-GAP-07
                Option("replacement_time", [ANY_MOMENT, OWN_TURN]),  # EE-GAP-08
                Option("conversion", [EXACT, COIN_FOR_WHEAT]),  # EE-GAP-14
                Option("end_neighbours", [HEALTHY_NEIGHBOURS, ALL_NEIGHBOURS], printed=True),  # EE-GAP-09
                Option("payment", [HAMMERS_FIRST, CHOSEN]),  # EE-GAP-28
            ],
            chances=[
                Chance("first-player", SEAT, 1),
                Chance("locations", LOCATION, len(LOCATION)),
                Chance("disasters", CARD, len(CARD)),
                Chance("conflicts", CONFLICT, len(CONFLICT)),
                Chance("reshuffle", CARD, len(CARD)),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
            shelf=SHELF,
        )

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> EmpiresEnd:
        t = EmpiresEnd(self, seats, rng, played(options))
        t.telling = telling
        first = options["first_player"]
        self.check_first(seats, first, script)
        if script:
            t.script = script.copy()
        side = 0 if seats == SEATS.start else 1  # EE-SET-01, EE-PC-01, EE-PC-02
        t.track = t.edition.tracks[side]
        t.shuffle_back = options["replacement"] == SHUFFLE_BACK
        t.any_moment = options["replacement_time"] == ANY_MOMENT
        t.coin_for_wheat = options["conversion"] == COIN_FOR_WHEAT
        t.choose_payment = options["payment"] == CHOSEN
        t.first = t.draw("first-player", list(range(seats)), 1)[0] if first == "random" else first
        order = t.draw("locations", list(range(LOCATIONS)), LOCATIONS)  # EE-SET-11
        t.deck = t.draw("disasters", list(range(len(CARD))), len(CARD))  # EE-SET-05
        t.conflicts = t.draw("conflicts", list(range(len(CONFLICT))), len(CONFLICT))  # EE-SET-06
        for _ in range(seats):  # EE-EMP-05: all begin alike
            empire = Empire()
            empire.goods = STARTING_GOODS
            empire.lay(order)
            t.empires.append(empire)
        if telling:
            t.tell("log-first-player", {"seat": int(t.first)})
            t.tell("log-row", {"locations": [LOCATION.ids[location] for location in order]})
        for turn in range(seats):
            t.draw_up((int(t.first) + turn) % seats, HAND)
        t.push(NEXT_SPACE)
        # EE-SET-02, EE-LTN-08, EE-LTN-09: only the lightning variant looks at its space of the track; all else is as in
        # every game. The hands of four just drawn are those it begins with (EE-LTN-02).
        if options["variant"] == LIGHTNING_VARIANT:
            t.space = t.edition.lightning[side] - 1
            t.hand_limit = LIGHTNING_HAND
            t.push(LIGHTNING)
        return t

    def parse(self, text: str) -> int:
        """EE-GAP-30: a bid of more than a move can name is told so."""
        verb, _, numbers = text.partition(":")
        if verb == COMMIT.name:
            for number in numbers.split(":"):
                if number.isdecimal() and int(number) > MOST_COMMITTED:
                    raise ValueError(f"{text!r} is not a move: a bid is at most {MOST_COMMITTED} of a kind (EE-GAP-30)")
        return super().parse(text)

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        from pentapolis.games.empires_end.pointing import refusal

        return refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.empires_end.pieces import pieces

        return pieces() if edition is None else pieces(edition)

    def printed(self, options: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.empires_end.pieces import pieces

        return pieces(played(options))


def played(options: Mapping[str, Any]) -> Edition:
    """The edition that checked options name, its cards as they work with these options."""
    found = edition(options["edition"])
    return found.with_all_neighbours() if options["end_neighbours"] == ALL_NEIGHBOURS else found


GAME: Final = EmpiresEndGame()
