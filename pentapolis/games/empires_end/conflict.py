"""Conflict phases (EE-CON): secret bids at the same time, bands, victory, upheaval."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.edition import Band
from pentapolis.games.empires_end.effects import host_of
from pentapolis.games.empires_end.table import FORCE, NOTHING, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    AXE,
    COIN,
    IN_CONFLICT,
    MOST_COMMITTED,
    SEATS,
    amount,
    listed,
    one,
)
from pentapolis.games.empires_end.vocabulary import COMMIT, FINISH, RECOVER, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EMPTY

COMMITS: Final = COMMIT.words
WIDTH: Final[i64] = MOST_COMMITTED + 1
AXES_AT: Final = 64  # a bid is axes * 64 + coins


def strength(t: EmpiresEnd, empire: Empire) -> i64:
    """EE-CON-03: the starting strength."""
    found: i64 = 0
    for source in empire.sources(IN_CONFLICT, t.abilities):
        found += t.abilities[source].strength(empire, host_of(empire, source))
    return found


class Fight(Step[EmpiresEnd]):
    """EE-CON-02, EE-CON-04: turn up a conflict card; everybody bids in secret."""

    def run(self, t: EmpiresEnd) -> None:
        if t.fought == len(t.conflicts):  # EE-GAP-23
            t.conflicts = t.draw("conflicts", sorted(t.conflicts), len(t.conflicts))
            t.fought = 0
        t.conflict = t.conflicts[t.fought]
        t.fought += 1
        t.strengths = NOTHING
        t.block_undo()
        if t.telling:
            t.tell("log-conflict", {"conflict": CONFLICT.ids[t.conflict]})
        t.push(REVEAL_BIDS)
        for seat in range(t.seats):
            if t.empires[seat].goods >> (AXE * 12):
                t.push_seat(seat, SECRET_BID[seat])
            else:
                t.empires[seat].bid = 0  # neither axes nor coins


class Commit(Action[EmpiresEnd]):
    """EE-CON-04: any number of own axes and coins."""

    def __init__(self) -> None:
        super().__init__(COMMIT)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        legal: list[object] = []
        self.offer(t, seat, legal)
        return cast("list[int]", legal)

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        have = t.empires[seat].goods
        if VOCABULARY.first[move] > amount(have, AXE):
            return Reason("EE-CON-20", "refuse-commit-axes", {"count": int(amount(have, AXE))})
        if VOCABULARY.second[move] > amount(have, COIN):
            return Reason("EE-CON-20", "refuse-commit-coins", {"count": int(amount(have, COIN))})
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        have = t.empires[seat].goods
        most: i64 = min(amount(have, AXE), MOST_COMMITTED)
        coins: i64 = min(amount(have, COIN), MOST_COMMITTED)
        axes: i64 = 0
        while axes <= most:
            first = axes * WIDTH
            legal += COMMITS[first : first + coins + 1]
            axes += 1

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.empires[seat].bid = VOCABULARY.first[move] * AXES_AT + VOCABULARY.second[move]
        if t.telling:
            t.tell("log-commit", {"seat": seat})


class SecretBid(Menu[EmpiresEnd]):
    """EE-CON-04, EE-INF-05: everybody at the same time."""

    question = "ask-commit"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Commit()])


class RevealBids(Step[EmpiresEnd]):
    """EE-CON-05, EE-CON-16: final strengths, bands, victory bonus, upheaval; the bids go to the supply (EE-RES-04).

    None of it can be declined (EE-OPT-07), and it is the same for all numbers of players (EE-PC-03).
    """

    def run(self, t: EmpiresEnd) -> None:
        t.block_undo()
        strengths: list[int] = []
        fight: list[int] = [t.conflict]
        for seat in range(t.seats):
            empire = t.empires[seat]
            axes = empire.bid // AXES_AT
            coins = empire.bid % AXES_AT
            final = strength(t, empire) + axes + coins
            strengths.append(final)
            fight += [final, empire.bid, EMPTY, EMPTY]
            empire.goods -= axes * one(AXE) + coins * one(COIN)  # EE-CON-15
            if t.telling:
                args = {"seat": seat, "axes": int(axes), "coins": int(coins), "strength": int(final)}
                t.tell("log-strength", args)
        t.strengths = strengths
        t.last_fight = fight
        t.best = max(strengths)
        card = t.edition.conflicts[t.conflict]
        for seat in range(t.seats):
            for band in card.bands:
                if band.least <= strengths[seat] <= band.most:
                    lost = "log-band-loss" if band is card.lowest else "log-strength-loss"
                    reward(t, seat, band, "log-band", lost)
        for seat in range(t.seats):
            if strengths[seat] == t.best:  # EE-CON-09
                reward(t, seat, card.victory, "log-victory", "log-victory-loss")
        for seat in range(t.seats):
            if strengths[seat] != t.best:  # EE-CON-11
                upheaval(t, seat)
        for seat in range(t.seats):
            recover(t, seat)


def reward(t: EmpiresEnd, seat: int, band: Band, won: str, lost: str) -> None:
    empire = t.empires[seat]
    empire.score += band.points
    empire.goods += band.goods
    empire.recover += band.refresh
    if t.telling:
        tokens = listed(band.goods)
        points = int(band.points)
        args: dict[str, Any] = {"seat": seat, "points": abs(points), "resources": tokens, "tokens": len(tokens)}
        t.tell(lost if points < 0 else won, args)


def upheaval(t: EmpiresEnd, seat: int) -> None:
    """EE-CON-19: the location of that rank and the one on that position trade places (EE-GAP-18)."""
    empire = t.empires[seat]
    card = t.edition.conflicts[t.conflict]
    rank = card.rank
    named: i64 = -1
    for location in t.edition.by_value:
        if empire.healthy >> location & 1:
            named = location
            rank -= 1
            if rank == 0:
                break
    if named < 0:
        return
    other = empire.at(card.position)
    if t.telling:
        args: dict[str, Any] = {"seat": seat, "location": LOCATION.ids[named]}
        if other == named:  # EE-CON-14
            t.tell("log-upheaval-stays", args)
        else:
            t.tell("log-upheaval", {**args, "location2": LOCATION.ids[other]})
    if other != named:
        empire.swap(named, other)
        t.last_fight[FORCE * seat + 3] = named
        t.last_fight[FORCE * seat + 4] = other


def recover(t: EmpiresEnd, seat: int) -> None:
    """EE-CON-10: markers won; where all can be removed that happens at once."""
    empire = t.empires[seat]
    if empire.recover >= len(empire.exhausted):
        if empire.recover and empire.exhausted:
            remove(t, seat, sorted(empire.exhausted))
        empire.recover = 0
    elif empire.recover:
        t.push_seat(seat, CHOOSE_RECOVERY[seat])


def remove(t: EmpiresEnd, seat: int, cards: list[int]) -> None:
    t.empires[seat].refresh(cards)
    if t.telling:
        t.tell("log-recover", {"seat": seat, "cards": [CARD.ids[card] for card in cards]})


class Recover(Action[EmpiresEnd]):
    """EE-CON-18: remove a marker anywhere in the own empire."""

    def __init__(self) -> None:
        super().__init__(RECOVER)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [RECOVER.move(card) for card in sorted(t.empires[seat].exhausted)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if VOCABULARY.first[move] not in t.empires[seat].exhausted:
            return Reason("EE-CON-10", "refuse-not-exhausted", VOCABULARY.objects(move))
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        remove(t, seat, [VOCABULARY.first[move]])
        t.empires[seat].recover -= 1
        recover(t, seat)


class Finish(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.empires[seat].recover = 0


class ChooseRecovery(Menu[EmpiresEnd]):
    """EE-CON-10: which of the markers are removed."""

    question = "ask-recover"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Recover(), Finish(FINISH)])


FIGHT: Final = Fight()
SECRET_BID: Final = [SecretBid(seat) for seat in range(SEATS.stop)]
REVEAL_BIDS: Final = RevealBids()
CHOOSE_RECOVERY: Final = [ChooseRecovery(seat) for seat in range(SEATS.stop)]
