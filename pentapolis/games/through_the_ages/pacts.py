"""Pacts (TTA-PACT, TTA-PCAN): offering, accepting, ending them, and what they say about attacks."""

from typing import Any, Final

from pentapolis.games.through_the_ages.catalogue.index import CARD, GROUP, PACTS
from pentapolis.games.through_the_ages.effects import ATTACK_BONUS, BONUS_FOR_ATTACK, NO_WAR_ON
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import ATTACK_ENDS, ATTACK_FORBIDDEN, MOST_SEATS, SIDE_A, SIDE_B
from pentapolis.games.through_the_ages.terms import PACT as PACT_GROUP
from pentapolis.games.through_the_ages.tokens import update
from pentapolis.games.through_the_ages.vocabulary import ACCEPT, CANCEL, OFFER, OFFER_AS_B, REFUSE, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.zones import EMPTY, EVERYBODY


def between(t: ThroughTheAges, seat: int, other: int) -> list[int]:
    """The owners of all pacts between two players."""
    found: list[int] = []
    for owner, partner in ((seat, other), (other, seat)):
        if t.players[owner].pact != EMPTY and t.players[owner].partner == partner:
            found.append(owner)
    return found


def attack_forbidden(t: ThroughTheAges, seat: int, rival: int) -> int:
    """TTA-AGG-02: the pact that forbids an attack, or EMPTY."""
    for owner in between(t, seat, rival):
        pact = int(t.players[owner].pact)
        if PACTS[pact].attack == ATTACK_FORBIDDEN:
            return pact
    return EMPTY


def war_forbidden(t: ThroughTheAges, seat: int, rival: int) -> int:
    """TTA-WAR-02: the same for wars; on some nobody may declare war."""
    if t.players[rival].pact_powers & NO_WAR_ON:
        for owner in range(t.seats):
            p = t.players[owner]
            if p.pact != EMPTY and rival in (owner, p.partner):
                side = p.side if owner == rival else 1 - p.side
                if PACTS[int(p.pact)].sides[side].powers & NO_WAR_ON:
                    return int(p.pact)
    return attack_forbidden(t, seat, rival)


def strength_in_attack(t: ThroughTheAges, seat: int, rival: int, attacking: bool) -> int:
    """TTA-AGG-03, TTA-CLR-19: a player's strength in an attack between two.

    Pacts that end by the attack no longer count for either side, and the attacker has the bonus of Open Borders.
    """
    strength = int(t.players[seat].strength)
    for owner in between(t, seat, rival):
        p = t.players[owner]
        pact = PACTS[int(p.pact)]
        share = pact.sides[p.side if owner == seat else 1 - p.side]
        if pact.attack == ATTACK_ENDS:
            strength -= share.symbols.strength
    return strength + attack_bonus(t, seat, rival) if attacking else strength


def attack_bonus(t: ThroughTheAges, seat: int, rival: int) -> int:
    """TTA-GAP-31: what pacts between the two add to an attack of one on the other; pacts with others do not count."""
    bonus = 0
    for owner in between(t, seat, rival):
        p = t.players[owner]
        if PACTS[int(p.pact)].sides[p.side if owner == seat else 1 - p.side].powers & ATTACK_BONUS:
            bonus += BONUS_FOR_ATTACK
    return bonus


def end_by_attack(t: ThroughTheAges, seat: int, rival: int) -> None:
    """TTA-AGG-04, TTA-WAR-03, TTA-PCAN-02."""
    for owner in between(t, seat, rival):
        if PACTS[int(t.players[owner].pact)].attack == ATTACK_ENDS:
            end_pact(t, owner)


def end_pact(t: ThroughTheAges, owner: int) -> None:
    """A pact leaves play: it no longer affects either party (TTA-PACT-09)."""
    p = t.players[owner]
    card = int(p.pact)
    if card == EMPTY:
        return
    partner = int(p.partner)
    p.pact = EMPTY
    p.partner = EMPTY
    p.side = 0
    t.discard(card, EVERYBODY)
    if t.telling:
        t.tell("log-pact-ends", {"seat": owner, "seat2": partner, "card": CARD.ids[card]})
    update(t, owner)
    update(t, partner)


class Offer(Action[ThroughTheAges]):
    """TTA-PACT-01: a pact of the hand to another player, taking side A or B; with one side for both only one word."""

    def __init__(self, side: int) -> None:
        super().__init__(OFFER if side == SIDE_A else OFFER_AS_B)
        self.side = side

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        found: list[int] = []
        if t.seats == 2:  # TTA-VAR-06
            return found
        verb = self.verbs[0]
        others = [other for other in t.order_from(seat) if other != seat]
        for card in sorted(set(t.players[seat].military)):
            if GROUP[card] == PACT_GROUP and not (self.side == SIDE_B and PACTS[card].symmetric):
                found += [verb.move(card, other) for other in others]
        return found

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        other = VOCABULARY.second[move]
        if GROUP[card] != PACT_GROUP:
            return Reason("TTA-PACT-01", "refuse-not-a-pact", {"card": CARD.ids[card]})
        if t.seats == 2:
            return Reason("TTA-POL-02", "refuse-pacts-of-two", {})
        if card not in t.players[seat].military:
            return Reason("TTA-PACT-01", "refuse-not-in-hand", {"card": CARD.ids[card]})
        if self.side == SIDE_B and PACTS[card].symmetric:
            return Reason("TTA-PACT-01", "refuse-one-side", {"card": CARD.ids[card]})
        if other == seat or other >= t.seats or t.players[other].resigned:
            return Reason("TTA-PACT-01", "refuse-no-partner", {})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.drop_military(seat, card)
        t.shown(card)
        t.offered = card
        t.offered_side = self.side
        t.rival = VOCABULARY.second[move]
        t.acted = True
        if t.telling:
            t.tell("log-offer", {"seat": seat, "seat2": int(t.rival), "card": CARD.ids[card]})
        t.push(ANSWER_PACT[int(t.rival)])


class Accept(Free[ThroughTheAges]):
    """TTA-PACT-04, TTA-PACT-05: it takes effect at once; another pact of the offering player's area ends."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        owner = int(t.seat)
        card = int(t.offered)
        side = int(t.offered_side)
        t.offered = EMPTY
        t.rival = EMPTY
        end_pact(t, owner)
        p = t.players[owner]
        p.pact = card
        p.partner = seat
        p.side = side
        if t.telling:
            t.tell("log-accept", {"seat": seat, "seat2": owner, "card": CARD.ids[card]})
        update(t, owner)
        update(t, seat)


class Refuse(Free[ThroughTheAges]):
    """TTA-PACT-03: the card goes back to the hand."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        owner = int(t.seat)
        card = int(t.offered)
        t.offered = EMPTY
        t.rival = EMPTY
        t.players[owner].military = plus(t.players[owner].military, card)
        t.players[owner].returned = plus(t.players[owner].returned, card)
        if t.telling:
            t.tell("log-refuse", {"seat": seat, "seat2": owner, "card": CARD.ids[card]})


class AnswerPact(Menu[ThroughTheAges]):
    """TTA-PACT-02."""

    question = "ask-pact"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Accept(ACCEPT), Refuse(REFUSE)])

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"seat": int(t.seat), "card": CARD.ids[t.offered], "side": "B" if t.offered_side == SIDE_A else "A"}


class Cancel(Action[ThroughTheAges]):
    """TTA-PCAN-01: any pact the player takes part in."""

    def __init__(self) -> None:
        super().__init__(CANCEL)

    def owner(self, t: ThroughTheAges, seat: int, card: int) -> int:
        for owner in range(t.seats):
            p = t.players[owner]
            if p.pact == card and seat in (owner, p.partner):
                return owner
        return EMPTY

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        pacts = [int(p.pact) for p in t.players if p.pact != EMPTY]
        return [CANCEL.move(card) for card in sorted(pacts) if self.owner(t, seat, card) != EMPTY]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if self.owner(t, seat, card) == EMPTY:
            return Reason("TTA-PCAN-01", "refuse-no-such-pact", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.acted = True
        end_pact(t, self.owner(t, seat, VOCABULARY.first[move]))


ANSWER_PACT: Final = [AnswerPact(seat) for seat in range(MOST_SEATS)]
