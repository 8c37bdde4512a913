"""7 Wonders Duel: its options, its chances, its setup."""

from typing import TYPE_CHECKING, Any, Final

from pentapolis.games.seven_wonders_duel.catalogue import (
    CARD,
    CARDS,
    FIRST_GAME,
    GUILD,
    TOKEN,
    TOKENS,
    WONDER,
    WONDER_CARDS,
)
from pentapolis.games.seven_wonders_duel.steps import BEGIN_AGE, DRAFT_WONDER, LAY_OUT_WONDERS
from pentapolis.games.seven_wonders_duel.table import ZONES, SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    GUILDS_IN_PLAY,
    LIBRARY_DRAW,
    SEATS,
    STARTING_COINS,
    STRUCTURE,
    TOKENS_ON_BOARD,
    WONDERS_LAID_OUT,
)
from pentapolis.games.seven_wonders_duel.vocabulary import BUILD, DISCARD, RAISE, SEAT, VOCABULARY
from pentapolis.kernel.game import Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import Script, Table, first_list

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

DRAFT: Final = "draft"
FIRST_GAME_WONDERS: Final = "first_game"
LAST_PLAYER_CHOOSES: Final = "last_player_chooses"
LAST_PLAYER_BEGINS: Final = "last_player_begins"


def deck(age: int) -> list[str]:
    return [card.id for card in CARDS if card.age == age]


def draft_plan(first: int) -> list[Step[Any]]:
    """SWD-SET-06, SWD-SET-07: 1-2-1 from four wonders, then the same with the roles swapped.

    What comes last lies first.
    """
    second = 1 - first
    plan: list[Step[Any]] = []
    for draft, order in ((2, [second, first, first, second]), (1, [first, second, second, first])):
        plan += [DRAFT_WONDER[seat] for seat in reversed(order)]
        plan.append(LAY_OUT_WONDERS[draft])
    return plan


DRAFT_PLAN: Final = [draft_plan(0), draft_plan(1)]


class SevenWondersDuelGame(Game):
    slug = "seven-wonders-duel"
    prefix = "SWD"
    rules_version = 1
    waiting_rule = "SWD-FLOW-06"
    package = "pentapolis.games.seven_wonders_duel"

    def __init__(self) -> None:
        super().__init__(
            seats=range(SEATS, SEATS + 1),
            options=[
                Option("wonders", [DRAFT, FIRST_GAME_WONDERS]),  # SWD-VAR-01
                Option("starter", ["random", 0, 1], seats=True),  # SWD-SET-05
                Option("centre_start", [LAST_PLAYER_CHOOSES, LAST_PLAYER_BEGINS]),  # SWD-VAR-02
            ],
            chances=[
                Chance("starter", SEAT, 1),
                Chance("tokens", TOKEN, TOKENS_ON_BOARD),
                Chance("wonders-1", WONDER, WONDERS_LAID_OUT),
                Chance("wonders-2", WONDER, WONDERS_LAID_OUT),
                Chance("age-1", CARD, STRUCTURE, deck(1)),
                Chance("age-2", CARD, STRUCTURE, deck(2)),
                Chance("age-3", CARD, STRUCTURE, deck(3)),
                Chance("great-library", TOKEN, LIBRARY_DRAW),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
        )

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> SevenWondersDuel:
        t = SevenWondersDuel(self, rng)
        t.telling = telling
        if script:
            self.check_deals(options, script)
            t.script = script.copy()
        t.begins_from_centre = options["centre_start"] == LAST_PLAYER_BEGINS
        if options["starter"] == "random":
            t.starter = t.draw("starter", [0, 1], 1)[0]
        else:
            t.starter = options["starter"]
        t.active = t.starter
        if telling:
            t.tell("log-starter", {"seat": int(t.starter)})
        kept = first_list(script, "great-library")
        tokens = [token for token in range(len(TOKENS)) if token not in kept]
        t.board_tokens = t.draw("tokens", tokens, TOKENS_ON_BOARD)  # SWD-SET-03
        t.box_tokens = tokens + kept
        if telling:
            t.tell("log-tokens", {"tokens": [TOKEN.ids[token] for token in t.board_tokens]})
        for seat in range(SEATS):
            t.receive(seat, STARTING_COINS)  # SWD-SET-04
        t.unused_wonders = list(range(len(WONDER_CARDS)))
        t.push(BEGIN_AGE[1])
        if options["wonders"] == DRAFT:
            t.agenda += DRAFT_PLAN[t.starter]
        else:
            self.give_first_game_wonders(t)
        return t

    def give_first_game_wonders(self, t: SevenWondersDuel) -> None:
        """SWD-SET-10: seat 0 is the rulebook's player 1."""
        for seat in range(SEATS):
            mine = [WONDER.find(name) for name in FIRST_GAME[seat]]
            t.city(seat).unbuilt = mine
            t.unused_wonders = [wonder for wonder in t.unused_wonders if wonder not in mine]

    def check_deals(self, options: dict[str, Any], script: Script) -> None:
        """What the list of ids alone does not rule out."""
        second = first_list(script, "wonders-2")
        both = [wonder for wonder in first_list(script, "wonders-1") if wonder in second]
        if both:
            raise ValueError(f"{self.slug}: {WONDER.ids[both[0]]!r} is in both wonders-1 and wonders-2")
        for token in first_list(script, "great-library"):
            if token in first_list(script, "tokens"):
                name = TOKEN.ids[token]
                raise ValueError(f"{self.slug}: chance great-library cannot give {name!r}: it lies on the board")
        last = first_list(script, "age-3")
        guilds = sum(CARDS[card].back == GUILD for card in last)
        if guilds > GUILDS_IN_PLAY:
            raise ValueError(f"{self.slug}: chance age-3 has {GUILDS_IN_PLAY} guilds, not {guilds}")
        most = STRUCTURE - GUILDS_IN_PLAY
        if len(last) - guilds > most:
            raise ValueError(f"{self.slug}: chance age-3 has {GUILDS_IN_PLAY} guilds, so at most {most} other cards")
        if "starter" in script and options["starter"] != "random":
            raise ValueError(f"{self.slug}: chance starter says who starts, and so does the option starter")
        if options["wonders"] == FIRST_GAME_WONDERS and ("wonders-1" in script or "wonders-2" in script):
            raise ValueError(f"{self.slug}: there is no draft with first-game wonders, so no chance wonders-1 or -2")

    def thinkable(self, t: Table, seat: int) -> list[int]:
        """On a turn: every accessible card built, discarded, or used for each wonder the city has not built."""
        assert isinstance(t, SevenWondersDuel)
        decision = t.pending(seat)
        if decision is None or decision.question != "ask-turn":
            return t.moves(seat)
        moves: list[int] = []
        for card in t.accessible:
            moves += [BUILD.move(card.index), DISCARD.move(card.index)]
            moves += [RAISE.move(wonder, card.index) for wonder in t.city(seat).unbuilt]
        return moves

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        from pentapolis.games.seven_wonders_duel.pointing import refusal

        return refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.seven_wonders_duel.pieces import pieces

        return pieces()


GAME: Final = SevenWondersDuelGame()
