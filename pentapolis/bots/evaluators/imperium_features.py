"""What the evaluator of Imperium sees in a position: the features, seat by seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentapolis.bots.evaluators.imperium_cards import (
    ACTIONS,
    CALM,
    CARDS,
    CURRENCIES,
    FAME,
    HARM,
    MATERIALS,
    NATION,
    POPULATION,
    PROGRESS,
    THINNING,
    TRADE,
    Book,
    Reading,
    book,
    price,
)
from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.catalogue import NATION_FILES
from pentapolis.games.imperium.effects.base import PickCard
from pentapolis.games.imperium.effects.trade import WhichBreak
from pentapolis.games.imperium.scoring import points
from pentapolis.games.imperium.table import Imperium, Player
from pentapolis.games.imperium.terms import (
    ACTIVATE,
    ANY_STATE,
    CITY,
    EMPIRE,
    FERTILE,
    KNIGHT,
    METROPOLIS,
    MOST_SEATS,
    NO_CARD,
    OPEN,
    PRODUCTION,
    REGION,
    RIVER,
    SOLSTICE,
    UNREST,
)
from pentapolis.kernel.effects import Do, Whether, WhichOption

NAMES: Final = [
    "points",  # if scoring were now
    "materials",
    "materials_more",  # beyond what a few cards cost
    "population",
    "population_more",
    "progress",  # which pays for everything, besides its points
    "empire",
    "nation_deck",  # cards of it still to come, which speaks against; as do the next two
    "developments",  # still to be bought
    "quests",  # still to be done; the active one counts half
    "knights",  # garrisoned under regions, as many as a quest asks for
    "journey",  # its stage
    "regions",
    "production",  # icons in play
    "icons",  # fertile and river
    "cities",
    "other_pinned",
    "exhaust_abilities",  # worth of a round's use
    "solstice_abilities",
    "passives",
    "deck_tokens",  # what a card of the deck brings on average
    "deck_progress",
    "deck_cards",
    "deck_actions",
    "deck_trade",
    "deck_fame",
    "deck_thinning",
    "deck_calm",
    "deck_harm",
    "deck_nation",
    "deck_dead",  # share of cards that the state forbids: against, like the next three
    "deck_small",  # cards that lack for a full hand and a few to draw: against
    "deck_left",  # cards before the next reshuffle, for whom it brings a card
    "unrest",
    "unrest_share",
    "history",
    "garrisons",
    "this_turn",  # worth of what can still be done in this round
    "this_exhaust",
    "pending",  # worth of what is still to come of the cards being resolved
    "next_turn",  # worth of the next hand
    "collapse",  # fewer unrest than others when the pile runs out
    "collapse_near",  # the same, when hardly any are left: one fewer may be enough
    *(f"nation_{name}" for name in NATION_FILES),  # which have not the same chances
]
# Tokens beyond these serve less, and beyond those hardly.
FEW: Final = 5.0
MANY: Final = 14.0
# The main deck of a game for two holds about so many cards.
MAIN_DECK: Final = 34.0
FAME_DECK: Final = 6.0
# Rounds from the first to the last, about; and how many a nation needs for each of its ways to the end.
ROUNDS: Final = 18.0
MOST_ROUNDS: Final = 32.0
ENDLESS: Final = 0.3  # however many rounds have passed, so much is left as long as nobody is near an end
NATION_ROUNDS: Final = 1.0  # for a card of the nation deck,
DEVELOPMENT_ROUNDS: Final = 2.0  # ... and for a development
ONLY_NATION_ROUNDS: Final = 2.0  # for a card of the nation deck of those who have nothing else
QUEST_ROUNDS: Final = 3.0
JOURNEY_ROUNDS: Final = 5.0
STAGES_OF_JOURNEY: Final = 4
PLAYS: Final = 3  # cards played in a turn
HAND: Final = 5.0  # cards drawn for one
ACTIVE: Final = 0.5  # what is left of a quest that is the active one
KNIGHTS_OF_A_QUEST: Final = 3.0
SMALL: Final = 8.0  # a deck with fewer cards is not any quicker: much is drawn besides
LEFT_OVER: Final = 0.5  # what abilities are worth that nobody has used yet when all actions are spent
# Cards that are played free and drawn again make turns that need not end: so many resolutions a turn are in order, and
# each one more makes the turn's end more desirable.
IN_ORDER: Final = 15.0
DALLYING: Final = 0.0005
MOST_DALLYING: Final = 600.0
CHOICE: Final = 1.3  # three cards chosen out of five are better than any three
FORBIDDEN: Final = 0.15  # what a card brings that the state forbids
UNAFFORDABLE: Final = 0.25
#: An unrest pile of so many cards is no danger.
SAFE_PILE: Final = 5.0
ENOUGH_FEWER: Final = 2.0


def left_of(t: Imperium) -> float:
    """The part of the game still to be played."""
    if t.last_round:
        return 0.02 if t.round >= t.last_round else 0.07
    if not t.main:
        return 1.0  # nothing is laid out yet
    found = min(1.0, float(len(t.main)) / MAIN_DECK, (float(len(t.fame)) + 1.0) / FAME_DECK)
    for p in t.players:
        found = min(found, rounds_to_go(t, p) / ROUNDS)
    return max(0.1, min(found, max(ENDLESS, 1.0 - float(t.round) / MOST_ROUNDS)))


class Row:
    """The features of a seat, one after the other: weighed as they come, and listed for those who want to see them."""

    def __init__(self, weights: vec[float], listed: list[float] | None) -> None:
        self.weights = weights
        self.listed = listed
        self.score = 0.0
        self.at: i64 = 0

    def put(self, value: float) -> None:
        self.score += value * self.weights[self.at]
        self.at += 1
        if self.listed is not None:
            self.listed.append(value)

    def put_nation(self, nation: i64) -> None:
        self.score += self.weights[self.at + nation]
        if self.listed is not None:
            self.listed += [1.0 if one == nation else 0.0 for one in range(len(NATION_FILES))]


def look_at_all(t: Imperium) -> list[list[float]]:
    """The features of all seats."""
    left = left_of(t)
    weights = vec[float]([0.0] * len(NAMES))
    unrest = [unrest_of(t, p) for p in t.players]
    found: list[list[float]] = []
    for seat in range(t.seats):
        listed: list[float] = []
        look(t, seat, left, unrest, Row(weights, listed))
        found.append(listed or [0.0] * len(NAMES))
    return found


def weigh_all(t: Imperium, left: float, weights: vec[float]) -> list[float]:
    """The features of all seats, weighed."""
    unrest = [unrest_of(t, p) for p in t.players]
    found: list[float] = []
    for seat in range(t.seats):
        row = Row(weights, None)
        look(t, seat, left, unrest, row)
        found.append(row.score)
    return found


def unrest_of(t: Imperium, p: Player) -> int:
    """As many as `unrest_cards` finds, without making lists."""
    if p.power == NO_CARD:
        return 0
    found: i64 = 0
    piles = [p.hand, p.area, p.discard, p.deck]
    if not t.faces[p.power].floods:
        piles.append(p.history)
    for pile in piles:
        for card in pile:
            if t.faces[card].suits & UNREST:
                found += 1
    return found


def look(t: Imperium, seat: int, left: float, unrest: list[int], row: Row) -> None:
    """All features of a seat; `unrest` is what each seat has of it. None as long as it has no nation."""
    p = t.players[seat]
    if p.nation < 0 or p.power == NO_CARD:
        return
    cards = book(t.faces[0].edition)
    area = area_of(t, seat, p, cards, left)
    deck = deck_of(t, seat, p, cards, left, area)
    quests = 0.0
    developments = 0.0
    for card in p.developments:
        if t.faces[card].cost:
            developments += 1.0
        else:
            quests += 1.0
    knights = 0.0
    if t.active_quest(seat) != NO_CARD:
        quests += ACTIVE
        knights = min(KNIGHTS_OF_A_QUEST, area.knights)
    nation = float(p.nation_size())
    others = min([count for other, count in enumerate(unrest) if other != seat])
    danger = max(0.0, 1.0 - float(len(t.unrest)) / SAFE_PILE)
    fewer = max(-ENOUGH_FEWER, min(ENOUGH_FEWER, float(others - unrest[seat])))
    drawn = HAND / max(SMALL, deck.size)  # the part of the deck that a hand is
    this_turn = 0.0
    this_exhaust = 0.0
    next_turn = deck.mean * min(float(PLAYS), deck.size) * CHOICE
    if t.phase == SOLSTICE or (int(t.turn) - int(t.starter)) % t.seats > (seat - int(t.starter)) % t.seats:
        next_turn = deck.best(PLAYS, t.hand_size(seat))  # its turn is over, and it has a new hand
    elif t.turn == seat:
        if t.phase in (OPEN, ACTIVATE):
            this_turn = deck.best(int(p.actions), 0)
            this_exhaust = area.best(int(p.exhaust)) * (1.0 if p.actions else LEFT_OVER)
        else:
            next_turn = deck.best(PLAYS, t.hand_size(seat))
    else:
        this_turn = deck.best(PLAYS, 0)
        this_exhaust = area.best(int(p.most_exhaust))
    row.put(float(points(t, seat)))
    row.put(min(FEW, float(p.materials)))
    row.put(max(0.0, min(MANY, float(p.materials)) - FEW))
    row.put(min(FEW, float(p.population)))
    row.put(max(0.0, min(MANY, float(p.population)) - FEW))
    row.put(min(MANY, float(p.progress)))
    row.put(1.0 if p.empire else 0.0)
    row.put(-nation)
    row.put(-developments)
    row.put(-quests)
    row.put(knights)
    row.put(area.journey)
    row.put(area.regions)
    row.put(area.production)
    row.put(area.icons)
    row.put(area.cities)
    row.put(area.others)
    row.put(area.exhaust)
    row.put(area.solstice)
    row.put(area.passive)
    row.put((deck.sums[MATERIALS] + deck.sums[POPULATION]) * drawn)
    row.put(deck.sums[PROGRESS] * drawn)
    row.put(deck.sums[CARDS] * drawn)
    row.put(deck.sums[ACTIONS] * drawn)
    row.put(deck.sums[TRADE] * drawn)
    row.put(deck.sums[FAME] * drawn)
    row.put(deck.sums[THINNING] * drawn)
    row.put(deck.sums[CALM] * drawn)
    row.put(deck.sums[HARM] * drawn)
    row.put(deck.sums[NATION] * drawn)
    row.put(-deck.dead * drawn)
    row.put(-max(0.0, SMALL - deck.size))
    row.put(-float(len(p.deck)) / HAND if nation > 0.0 or (p.empire and developments > 0.0) else 0.0)
    row.put(-float(unrest[seat]))
    row.put(-float(unrest[seat]) * drawn)
    row.put(float(len(p.history)))
    row.put(area.garrisons)
    row.put(this_turn)
    row.put(this_exhaust)
    row.put(pending(t, seat, left))
    row.put(next_turn)
    row.put(danger * float(others - unrest[seat]))
    row.put(danger * danger * fewer)
    row.put_nation(p.nation)


def rounds_to_go(t: Imperium, p: Player) -> float:
    """In about how many rounds a player could trigger scoring."""
    if p.journey != NO_CARD:
        return JOURNEY_ROUNDS * float(STAGES_OF_JOURNEY - STAGE.get(t.faces[p.journey].id, 0))
    nation = float(p.nation_size())
    developments = float(len(p.developments))
    if not developments:
        return ONLY_NATION_ROUNDS * nation if nation else ROUNDS
    if not t.faces[p.developments[0]].cost:
        return 1.0 + QUEST_ROUNDS * developments
    return NATION_ROUNDS * nation + DEVELOPMENT_ROUNDS * developments


def dallying(t: Imperium) -> float:
    """How much worse off whose turn it is gets by having resolved more than any game needs until its round.

    By more and more, as a logarithm of the value: however hopeless a position is, going on must never look as good as
    the end of the turn. In the clean-up too, else "once more, and then the end" would be as good as the end.
    """
    more = max(0.0, float(t.resolved) - IN_ORDER * float(t.seats) * float(t.round))
    return min(MOST_DALLYING, DALLYING * more * more)


def pending(t: Imperium, seat: int, left: float) -> float:
    """What is still to come of what is being resolved for the seat: half a card is not worth less than a whole one."""
    found = 0.0
    for step in t.agenda:
        if isinstance(step, (Do, PickCard)):
            if step.cause.who == seat:
                found += price(step.effect, left)
        elif isinstance(step, WhichOption):
            if step.cause.who == seat:
                found += price(step.choice, left)
        elif isinstance(step, Whether):
            if step.cause.who == seat:
                found += max(0.0, price(step.part, left))
        elif isinstance(step, WhichBreak) and step.cause.who == seat:
            found += price(step.effect, left)
    return found


def stays(face: Face) -> bool:
    """A card that is being played lies in the play area too."""
    return face.pinned or face.fixed_in_play


class Area:
    """What a player has in play, and what its abilities are worth at this stage."""

    def __init__(self, t: Imperium, p: Player, cards: Book, left: float) -> None:
        self.cards = cards
        self.left = left
        self.area = p.area
        self.exhausted = p.exhausted
        self.under = p.garrisons
        self.power: i64 = p.power
        self.side = t.faces[p.power]
        self.journey_card: i64 = p.journey
        self.stage = t.faces[p.journey] if p.journey != NO_CARD else self.side
        self.regions = 0.0
        self.production = 0.0
        self.icons = 0.0
        self.cities = 0.0
        self.others = 0.0
        self.garrisons = 0.0
        self.solstice = 0.0
        self.passive = 0.0
        self.journey = 0.0
        self.ignored: list[str] | None = None
        self.fresh: list[float] = []  # abilities that can still be used
        uses: list[float] = []
        late = 1.0 - left
        for card in p.area:
            face = t.faces[card]
            if not stays(face):
                continue
            self.regions += float(face.regions)
            self.production += float(face.icons[PRODUCTION])
            self.icons += float(face.icons[FERTILE] + face.icons[RIVER])
            if face.type & (CITY | METROPOLIS):
                self.cities += 1.0
            elif not face.suits & REGION:
                self.others += 1.0
            if face.exhaust is not None:
                use = left * cards.exhaust_early[card] + late * cards.exhaust_late[card]
                uses.append(use)
                if card not in p.exhausted:
                    self.fresh.append(use)
            self.solstice += left * cards.solstice_early[card] + late * cards.solstice_late[card]
            self.passive += left * cards.passive_early[card] + late * cards.passive_late[card]
            if face.ignores:
                self.ignored = face.ignores if self.ignored is None else self.ignored + face.ignores
        self.knights = 0.0
        for host, under in p.garrisons.items():
            self.garrisons += float(len(under))
            if t.faces[host].suits & REGION:
                for card in under:
                    if t.faces[card].type & KNIGHT:
                        self.knights += 1.0
        self.beside(t, p, int(p.power), cards.by_id[t.faces[p.power].id], uses, left)
        if p.journey != NO_CARD:
            self.beside(t, p, int(p.journey), cards.by_id[t.faces[p.journey].id], uses, left)
            self.journey = float(STAGE.get(t.faces[p.journey].id, 0))
        uses.sort(reverse=True)
        self.fresh.sort(reverse=True)
        self.exhaust = 0.0
        for place in range(min(len(uses), int(p.most_exhaust))):
            self.exhaust += uses[place]

    def fits(self, t: Imperium, p: Player, cards: Book, left: float) -> bool:
        """Is it what the player has in play now? Lists are replaced and never changed in place."""
        return (
            self.area is p.area
            and self.left == left
            and self.exhausted is p.exhausted
            and self.under is p.garrisons
            and self.cards is cards
            and self.power == p.power
            and self.journey_card == p.journey
            and self.side is t.faces[p.power]
            and (p.journey == NO_CARD or self.stage is t.faces[p.journey])
        )

    def beside(self, t: Imperium, p: Player, card: int, one: Reading, uses: list[float], left: float) -> None:
        """The power and the journey card, whichever side is up."""
        if t.faces[card].exhaust is not None:
            use = left * one.exhaust_early + (1.0 - left) * one.exhaust_late
            uses.append(use)
            if card not in p.exhausted:
                self.fresh.append(use)
        self.solstice += left * one.solstice_early + (1.0 - left) * one.solstice_late
        self.passive += left * one.passive_early + (1.0 - left) * one.passive_late

    def best(self, count: int) -> float:
        """What so many of the abilities bring that have not been used."""
        found = 0.0
        for place in range(min(count, len(self.fresh))):
            found += max(0.0, self.fresh[place])
        return found


STAGE: Final = {"2uto2a": 0, "2uto2b": 1, "2uto3a": 2, "2uto3b": 3}


class Deck:
    """The cards that go round: hand, draw deck and discard pile."""

    def __init__(self, t: Imperium, p: Player, cards: Book, left: float, area: Area) -> None:
        self.area = area
        self.from_hand = p.hand
        self.from_deck = p.deck
        self.from_discard = p.discard
        self.materials: i64 = p.materials
        self.population: i64 = p.population
        self.progress: i64 = p.progress
        self.sums: vec[float] = vec[float]([0.0] * CURRENCIES)
        self.size = 0.0
        self.dead = 0.0
        self.total = 0.0
        self.hand: list[float] = []
        self.cards = cards
        self.left = left
        self.state: i64 = EMPIRE if p.empire else 0
        self.ignored = area.ignored
        for card in p.hand:
            value = self.count(t, card)
            short = cards.materials[card] > p.materials + p.progress or cards.population[card] > (
                p.population + p.progress
            )
            if short or cards.regions[card] > len(p.area):
                value *= UNAFFORDABLE
            self.hand.append(value)
        for card in p.area:
            if not stays(t.faces[card]):
                self.count(t, card)
        for card in p.deck:
            self.count(t, card)
        for card in p.discard:
            self.count(t, card)
        self.mean = self.total / max(1.0, self.size)
        self.hand.sort(reverse=True)

    def fits(self, p: Player, area: Area) -> bool:
        """Is it the player's deck as it is now?"""
        return (
            self.from_hand is p.hand
            and self.from_deck is p.deck
            and self.from_discard is p.discard
            and self.area is area
            and self.materials == p.materials
            and self.population == p.population
            and self.progress == p.progress
            and self.state == (EMPIRE if p.empire else 0)
        )

    def count(self, t: Imperium, card: int) -> float:
        """Add a card to the deck; gives what playing it is worth."""
        self.size += 1.0
        face = t.faces[card]
        cards = self.cards
        value = self.left * cards.early[card] + (1.0 - self.left) * cards.late[card]
        part = 1.0
        if face.state not in (ANY_STATE, self.state):
            ignored = self.ignored
            if ignored is None or face.title not in ignored:
                self.dead += 1.0
                part = FORBIDDEN
        if not face.suits & UNREST:  # what an unrest costs is counted apart
            at: i64 = card * CURRENCIES
            for currency in range(CURRENCIES):
                self.sums[currency] += part * cards.played[at + currency]
        value = max(0.0, value * part)
        self.total += value
        return value

    def best(self, count: int, fill: int) -> float:
        """What the best so many cards of the hand bring; missing ones up to `fill` are drawn."""
        found = 0.0
        drawn = max(0, fill - len(self.hand))
        taken = 0
        while taken < count:
            known = self.hand[taken] if taken < len(self.hand) else 0.0
            found += max(known, self.mean) if taken >= count - drawn else known
            taken += 1
        return found


# What was seen last of every seat: most moves leave the others as they were, and many the own area.
LAST_AREAS: Final[list[Area | None]] = [None] * MOST_SEATS
LAST_DECKS: Final[list[Deck | None]] = [None] * MOST_SEATS


def area_of(t: Imperium, seat: int, p: Player, cards: Book, left: float) -> Area:
    last = LAST_AREAS[seat]
    if last is not None and last.fits(t, p, cards, left):
        return last
    made = Area(t, p, cards, left)
    LAST_AREAS[seat] = made
    return made


def deck_of(t: Imperium, seat: int, p: Player, cards: Book, left: float, area: Area) -> Deck:
    last = LAST_DECKS[seat]
    if last is not None and last.fits(p, area):
        return last
    made = Deck(t, p, cards, left, area)
    LAST_DECKS[seat] = made
    return made
