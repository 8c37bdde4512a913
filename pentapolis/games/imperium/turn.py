"""Rounds and turns: activate, innovate, revolt, clean-up; the solstice between rounds (IMP-KEY-SOL-01).

How many actions and abilities a turn allows (IMP-ACT-08) follows from the tokens. The next player waits for the whole
clean-up (IMP-CLN-03, IMP-CLN-08), in which tokens come before cards (IMP-CLN-07).
"""

from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.decks import DRAW_UP
from pentapolis.games.imperium.effects.tokens import put_on_market
from pentapolis.games.imperium.effects.trade import BreakThrough
from pentapolis.games.imperium.moving import from_hand, into_discard, into_unrest
from pentapolis.games.imperium.playing import can_play, is_free, play_card, why_not_play
from pentapolis.games.imperium.points import owned
from pentapolis.games.imperium.reactions import possible, usable_now
from pentapolis.games.imperium.scoring import score
from pentapolis.games.imperium.table import EMPTY_LIST, Imperium
from pentapolis.games.imperium.terms import (
    ACTIONS,
    ACTIVATE,
    CLEAN_UP,
    INNOVATE,
    MARKET_SUITS,
    MOST_SEATS,
    NO_CARD,
    OPEN,
    PROGRESS,
    REVOLT,
    SOLSTICE,
)
from pentapolis.games.imperium.vocabulary import (
    DISCARD,
    DONE,
    END,
    EXHAUST,
    PLAY,
    RETURN,
    TOKEN,
    VOCABULARY,
)
from pentapolis.games.imperium.vocabulary import INNOVATE as INNOVATE_VERB
from pentapolis.games.imperium.vocabulary import REVOLT as REVOLT_VERB
from pentapolis.games.imperium.vocabulary import SOLSTICE as SOLSTICE_VERB
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.effects import Cause
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step

FIRST: Final = VOCABULARY.first
ANY_SUIT: Final = BreakThrough(MARKET_SUITS)


# --- activate -------------------------------------------------------------------------------------------------------


class Play(Action[Imperium]):
    """IMP-ACT-02 to IMP-ACT-07: a card from hand for an action token, or free (IMP-KEY-FRE-01)."""

    def tries(self, t: Imperium, seat: int) -> list[int]:
        return [PLAY.base + card for card in t.players[seat].hand]

    def refusal(self, t: Imperium, seat: int, move: int) -> Reason | None:
        card = FIRST[move]
        p = t.players[seat]
        if card not in p.hand:
            return Reason("IMP-ACT-02", "refuse-not-in-hand", {"card": CARD.ids[card]})
        if p.actions == 0 and not is_free(t, seat, t.faces[card]):
            return Reason("IMP-ACT-02", "refuse-no-action", {"card": CARD.ids[card]})
        return why_not_play(t, seat, card)

    def can(self, t: Imperium, seat: int, move: int) -> bool:
        card = FIRST[move]
        p = t.players[seat]
        if card not in p.hand or (p.actions == 0 and not is_free(t, seat, t.faces[card])):
            return False
        return can_play(t, seat, card)

    def offer(self, t: Imperium, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        words = PLAY.words
        for card in p.hand:
            if (p.actions > 0 or is_free(t, seat, t.faces[card])) and can_play(t, seat, card):
                legal.append(words[card])

    def do(self, t: Imperium, seat: int, move: int) -> None:
        card = FIRST[move]
        t.push(TURN[seat])
        play_card(t, seat, card, is_free(t, seat, t.faces[card]))


class Exhaust(Action[Imperium]):
    """IMP-EXH-01 to IMP-EXH-06: an ability without a trigger."""

    def tries(self, t: Imperium, seat: int) -> list[int]:
        found: list[int] = []
        for card in t.players[seat].sources():
            ability = t.faces[card].exhaust
            if ability is not None and ability.trigger is None:
                found.append(EXHAUST.base + card)
        return found

    def refusal(self, t: Imperium, seat: int, move: int) -> Reason | None:
        card = FIRST[move]
        p = t.players[seat]
        name = {"card": CARD.ids[card]}
        ability = t.faces[card].exhaust
        if ability is None or card not in p.sources():
            return Reason("IMP-EXH-02", "refuse-no-ability", name)
        if ability.trigger is not None:
            return Reason("IMP-EFF-62", "refuse-trigger", name)
        if card in p.exhausted:
            return Reason("IMP-EXH-04", "refuse-exhausted", name)
        if p.exhaust == 0:
            return Reason("IMP-EXH-01", "refuse-no-exhaust", name)
        if ability.requirement is not None and not ability.requirement.holds(t, Cause(seat, card)):
            return Reason("IMP-EFF-03", "refuse-requirement", {**name, "condition": ability.requirement.said()})
        if ability.cost is not None and not ability.cost.can(t, Cause(seat, card)):
            return Reason("IMP-EXH-03", "refuse-cost", {**name, "effect": ability.cost.said()})
        return None if possible(t, seat, card, ability) else Reason("IMP-EFF-17", "refuse-no-option", name)

    def can(self, t: Imperium, seat: int, move: int) -> bool:
        card = FIRST[move]
        ability = t.faces[card].exhaust
        if ability is None or ability.trigger is not None or card not in t.players[seat].sources():
            return False
        return usable_now(t, seat, card, ability)

    def offer(self, t: Imperium, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if p.exhaust == 0:
            return
        words = EXHAUST.words
        for card in p.sources():
            ability = t.faces[card].exhaust
            if ability is not None and ability.trigger is None and usable_now(t, seat, card, ability):
                legal.append(words[card])

    def do(self, t: Imperium, seat: int, move: int) -> None:
        card = FIRST[move]
        t.phase = ACTIVATE
        ability = t.faces[card].exhaust
        assert ability is not None
        t.push(TURN[seat])
        t.resolve(ability.used, seat, card)


class Instead(Action[Imperium]):
    """IMP-RND-02: innovate or revolt, in place of activating."""

    def tries(self, t: Imperium, seat: int) -> list[int]:
        return [self.verbs[0].base]

    def refusal(self, t: Imperium, seat: int, move: int) -> Reason | None:
        return None if t.phase == OPEN else Reason("IMP-RND-02", "refuse-activating", {})


class Innovate(Instead):
    """IMP-INN-01, IMP-INN-02."""

    def do(self, t: Imperium, seat: int, move: int) -> None:
        t.phase = INNOVATE
        p = t.players[seat]
        if t.telling:
            t.tell("log-innovate", {"seat": seat})
        hand = p.hand
        for card in hand:
            from_hand(t, seat, card, True)
            into_discard(t, seat, card)
        t.push(CLEAN[seat])
        t.resolve(ANY_SUIT, seat, int(p.power))


class Revolt(Instead):
    """IMP-REV-01, IMP-REV-02."""

    def do(self, t: Imperium, seat: int, move: int) -> None:
        t.phase = REVOLT
        if t.telling:
            t.tell("log-revolt", {"seat": seat})
        t.push(CLEAN[seat])
        t.push(REVOLTING[seat])


class End(Free[Imperium]):
    """IMP-ACT-01: stop activating."""

    def do(self, t: Imperium, seat: int, move: int) -> None:
        t.phase = ACTIVATE
        t.push(CLEAN[seat])


class Turn(Menu[Imperium]):
    """It waits even if only the end is left: what the clean-up shows cannot be taken back."""

    question = "ask-turn"
    pause = True

    def __init__(self, seat: int) -> None:
        actions: list[Action[Any]] = [
            Play(PLAY), Exhaust(EXHAUST), Innovate(INNOVATE_VERB), Revolt(REVOLT_VERB), End(END),
        ]  # fmt: skip
        super().__init__(seat, VOCABULARY, actions)

    def details(self, t: Imperium) -> dict[str, Any]:
        p = t.players[self.seat]
        # IMP-RND-02: once activation has begun there is nothing else to choose.
        return {"actions": int(p.actions), "count": int(p.exhaust), "begun": int(t.phase != OPEN)}


class Revolting(Decision[Imperium]):
    """IMP-REV-01: any number of unrest from hand to the pile."""

    question = "ask-revolt"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [*(RETURN.base + card for card in t.players[seat].hand if t.faces[card].is_unrest()), DONE.base]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if RETURN.base <= move < RETURN.base + RETURN.size:
            return Reason("IMP-REV-01", "refuse-revolt", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == DONE.base:
            return
        t.push(self)
        from_hand(t, seat, FIRST[move], True)
        into_unrest(t, seat, FIRST[move])


# --- clean-up -------------------------------------------------------------------------------------------------------


class CleanUp(SeatStep[Imperium]):
    """IMP-CLN-01 to IMP-CLN-08: a token on the market, tokens back, discards, draw."""

    def run(self, t: Imperium) -> None:
        seat = self.seat
        t.phase = CLEAN_UP
        t.tripled = EMPTY_LIST  # IMP-EFF-60
        t.combed = False
        t.push_all([TOKENS_BACK[seat], THROW[seat], DRAW_UP[seat], TURN_ENDS[seat]])
        if any(card != NO_CARD for card in t.market):
            t.push(MARK[seat])


class MarkMarket(Decision[Imperium]):
    """IMP-CLN-01, IMP-CLN-02: 1 progress, or what the nation puts in its place, on any market card."""

    question = "ask-token"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [TOKEN.base + card for card in t.market if card != NO_CARD]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if TOKEN.base <= move < TOKEN.base + TOKEN.size:
            return Reason("IMP-CLN-01", "refuse-token", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        face = t.faces[t.players[seat].power]
        kind = PROGRESS if face.market_kind < 0 else int(face.market_kind)
        put_on_market(t, seat, FIRST[move], kind, int(face.market_count))


class TokensBack(SeatStep[Imperium]):
    """IMP-CLN-04: all action and exhaust tokens are laid out anew; until then they stay on cards (IMP-EXH-08)."""

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        p.actions = ACTIONS
        p.exhaust = p.most_exhaust
        p.exhausted = EMPTY_LIST
        p.on_nation = False
        p.on_development = False


class ThrowAway(Decision[Imperium]):
    """IMP-CLN-05: discard any number of hand cards."""

    question = "ask-throw"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [*(DISCARD.base + card for card in t.players[seat].hand), DONE.base]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if DISCARD.base <= move < DISCARD.base + DISCARD.size:
            return Reason("IMP-CLN-05", "refuse-not-in-hand", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == DONE.base:
            return
        t.push(self)
        card = FIRST[move]
        from_hand(t, seat, card, True)
        if t.telling:
            t.tell("log-discard", {"seat": seat, "card": CARD.ids[card]})
        into_discard(t, seat, card)


class TurnEnds(SeatStep[Imperium]):
    """IMP-RND-01, IMP-RND-03: the next player, or the solstice where its card lies between the two."""

    def run(self, t: Imperium) -> None:
        following = (self.seat + 1) % t.seats
        t.push(SOLSTICE_BEGINS if following == t.starter else TURN_BEGINS[following])


class TurnBegins(SeatStep[Imperium]):
    def run(self, t: Imperium) -> None:
        t.turn = self.seat
        t.phase = OPEN
        if t.telling:
            t.tell("log-turn", {"seat": self.seat, "round": int(t.round)})
        t.push(TURN[self.seat])


# --- solstice -------------------------------------------------------------------------------------------------------


class SolsticeBegins(Step[Imperium]):
    """IMP-SOL-01, IMP-GAP-03: every player in turn order."""

    def run(self, t: Imperium) -> None:
        t.phase = SOLSTICE
        if t.telling:
            t.tell("log-solstice", {"round": int(t.round)})
        steps: list[Step[Any]] = []
        for turn in range(t.seats):
            seat = (int(t.starter) + turn) % t.seats
            t.players[seat].solstice_done = EMPTY_LIST
            steps.append(SOLSTICE_OF[seat])
        steps.append(ROUND_ENDS)
        t.push_all(steps)


def solstice_sources(t: Imperium, seat: int) -> list[int]:
    """The cards whose solstice ability can be resolved and has not been (IMP-SOL-01, IMP-SOL-04)."""
    p = t.players[seat]
    found: list[int] = []
    for card in p.sources():
        ability = t.faces[card].solstice
        if ability is not None and card not in p.solstice_done and possible(t, seat, card, ability):
            found.append(card)
    return found


def mandatory(t: Imperium, card: int) -> bool:
    ability = t.faces[card].solstice
    return ability is not None and not ability.optional


class SolsticeOf(SeatStep[Imperium]):
    """IMP-SOL-02, IMP-SOL-03: one after the other, in the player's order."""

    def run(self, t: Imperium) -> None:
        t.turn = self.seat
        if solstice_sources(t, self.seat):
            t.push(WHICH_SOLSTICE[self.seat])


class WhichSolstice(Decision[Imperium]):
    """Which ability comes next; an end when only such are left as may be passed (IMP-EFF-14)."""

    question = "ask-solstice"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        legal: list[int] = []
        forced = False
        for card in solstice_sources(t, seat):
            legal.append(SOLSTICE_VERB.base + card)
            forced = forced or mandatory(t, card)
        if not forced:
            legal.append(DONE.base)
        return legal

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if move == DONE.base:
            return Reason("IMP-SOL-02", "refuse-solstice-mandatory", {})
        if SOLSTICE_VERB.base <= move < SOLSTICE_VERB.base + SOLSTICE_VERB.size:
            return Reason("IMP-SOL-01", "refuse-no-solstice", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == DONE.base:
            return
        card = FIRST[move]
        p = t.players[seat]
        p.solstice_done = plus(p.solstice_done, card)
        ability = t.faces[card].solstice
        assert ability is not None
        if t.telling:
            t.tell("log-solstice-card", {"seat": seat, "card": CARD.ids[card]})
        t.push(SOLSTICE_OF[seat])
        t.resolve(ability.whole, seat, card)

    def says(self, t: Imperium, seat: int, move: int) -> dict[str, Any] | None:
        if not SOLSTICE_VERB.base <= move < SOLSTICE_VERB.base + SOLSTICE_VERB.size:
            return None
        from pentapolis.kernel.sentences import sentence

        card = FIRST[move]
        ability = t.faces[card].solstice
        if ability is None:
            return None
        return sentence("move-solstice-does", {"card": CARD.ids[card], "effect": ability.whole.said()})


class RoundEnds(Step[Imperium]):
    """IMP-RND-03, IMP-RND-04, IMP-SCO-01: another round, or the end."""

    def run(self, t: Imperium) -> None:
        if t.last_round and t.round >= t.last_round:
            t.push(SCORING)
            for turn in range(t.seats - 1, -1, -1):
                seat = (int(t.starter) + turn) % t.seats
                for card in owned(t, seat):
                    for effect in t.faces[card].end_of_game:  # IMP-CRD-11, IMP-EFF-79
                        t.resolve(effect, seat, card)
            return
        t.round += 1
        t.push(TURN_BEGINS[t.starter])


class Scoring(Step[Imperium]):
    def run(self, t: Imperium) -> None:
        score(t)


TURN = [Turn(seat) for seat in range(MOST_SEATS)]
REVOLTING = [Revolting(seat) for seat in range(MOST_SEATS)]
CLEAN = [CleanUp(seat) for seat in range(MOST_SEATS)]
MARK = [MarkMarket(seat) for seat in range(MOST_SEATS)]
TOKENS_BACK = [TokensBack(seat) for seat in range(MOST_SEATS)]
THROW = [ThrowAway(seat) for seat in range(MOST_SEATS)]
TURN_ENDS = [TurnEnds(seat) for seat in range(MOST_SEATS)]
TURN_BEGINS = [TurnBegins(seat) for seat in range(MOST_SEATS)]
SOLSTICE_OF = [SolsticeOf(seat) for seat in range(MOST_SEATS)]
WHICH_SOLSTICE = [WhichSolstice(seat) for seat in range(MOST_SEATS)]
SOLSTICE_BEGINS = SolsticeBegins()
ROUND_ENDS = RoundEnds()
SCORING = Scoring()
