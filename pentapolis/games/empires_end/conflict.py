"""Conflict phases (EE-CON): secret bids at the same time, bands, victory, upheaval."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import STRENGTH
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.edition import Band
from pentapolis.games.empires_end.effects import host_of
from pentapolis.games.empires_end.table import FORCE, NOTHING, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    ANY,
    AXE,
    COIN,
    IN_CONFLICT,
    MOST_COMMITTED,
    SEATS,
    lane,
    listed,
    one,
)
from pentapolis.games.empires_end.vocabulary import COMMIT, FINISH, RECOVER, VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.zones import EMPTY

COMMITS: Final = COMMIT.words
RECOVERS: Final = RECOVER.words
FINISHES: Final = FINISH.words
COMMIT_0: Final[i64] = COMMIT.base
WIDTH: Final[i64] = MOST_COMMITTED + 1
AXES_AT: Final = 64  # a bid is axes * 64 + coins


def strength(t: EmpiresEnd, empire: Empire) -> i64:
    """EE-CON-03: the starting strength."""
    found: i64 = 0
    for source in empire.sources(IN_CONFLICT, t.abilities):
        ability = t.abilities[source]
        if ability.kind == STRENGTH:
            found += ability.amount
        else:
            found += ability.amount * empire.neighbours(host_of(empire, source), ability.state, ANY)
    return found


class Fight(Step[EmpiresEnd]):
    """EE-CON-02, -04: turn up a conflict card; everybody bids in secret."""

    def run(self, t: EmpiresEnd) -> None:
        if t.fought == len(t.conflicts):  # gap G23
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


class SecretBid(Decision[EmpiresEnd]):
    """EE-CON-04: any number of own axes and coins."""

    question = "ask-commit"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        have = t.empires[seat].goods
        most: i64 = min(lane(have, AXE), MOST_COMMITTED)
        coins: i64 = min(lane(have, COIN), MOST_COMMITTED)
        legal: list[object] = []
        axes: i64 = 0
        while axes <= most:
            first = axes * WIDTH
            legal += COMMITS[first : first + coins + 1]
            axes += 1
        return cast("list[int]", legal)

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not COMMIT:
            return t.not_asked(move)
        have = t.empires[seat].goods
        if VOCABULARY.first[move] > lane(have, AXE):
            return Reason("EE-CON-20", "refuse-commit-axes", {"count": int(lane(have, AXE))})
        if VOCABULARY.second[move] > lane(have, COIN):
            return Reason("EE-CON-20", "refuse-commit-coins", {"count": int(lane(have, COIN))})
        return None

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        word: i64 = move - COMMIT_0
        t.empires[seat].bid = word // WIDTH * AXES_AT + word % WIDTH
        if t.telling:
            t.tell("log-commit", {"seat": seat})


class RevealBids(Step[EmpiresEnd]):
    """EE-CON-05 to -16: final strengths, bands, victory bonus, upheaval; the bids go to the supply."""

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
                    reward(t, seat, band, "log-band", "log-band-loss")
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
    """EE-CON-19: the location of that rank and the one on that position trade places (gap G18)."""
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


class ChooseRecovery(Decision[EmpiresEnd]):
    """EE-CON-18: remove a marker anywhere in the own empire, or finish."""

    question = "ask-recover"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        legal = [RECOVERS[card] for card in sorted(t.empires[seat].exhausted)]
        legal.append(FINISHES[0])
        return cast("list[int]", legal)

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        if verb is FINISH:
            return None
        if verb is not RECOVER:
            return t.not_asked(move)
        if VOCABULARY.first[move] not in t.empires[seat].exhausted:
            return Reason("EE-CON-10", "refuse-not-exhausted", VOCABULARY.objects(move))
        return None

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        if VOCABULARY.verb(move) is FINISH:
            empire.recover = 0
            return
        remove(t, seat, [VOCABULARY.first[move]])
        empire.recover -= 1
        recover(t, seat)


FIGHT: Final = Fight()
SECRET_BID: Final = [SecretBid(seat) for seat in range(SEATS.stop)]
REVEAL_BIDS: Final = RevealBids()
CHOOSE_RECOVERY: Final = [ChooseRecovery(seat) for seat in range(SEATS.stop)]
