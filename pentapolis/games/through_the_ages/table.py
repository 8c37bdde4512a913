"""The state of Through the Ages: the civilizations, the card row, the decks, the event piles."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    CARDS,
    DESPOTISM,
    FIRST_MILITARY,
    TECHNOLOGIES,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.terms import (
    AGE_A,
    BLUE_BANK,
    ROW,
    UNUSED_WORKERS,
    YELLOW_BANK,
)
from pentapolis.kernel.fields import state_of
from pentapolis.kernel.game import Game
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import NO_CLUES, Table
from pentapolis.kernel.zones import EMPTY, EVERYBODY, Clue, only

NOTHING: Final[list[int]] = []  # the first value of every list that is replaced and never changed in place
NO_PILES: Final[list[list[int]]] = [NOTHING, NOTHING, NOTHING, NOTHING]
NO_SPECIALS: Final = [EMPTY, EMPTY, EMPTY, EMPTY]
EMPTY_ROW: Final = [EMPTY] * ROW
NO_WORKERS: Final = [0] * WORKER_CARDS
FIRST_WORKERS: Final = [card.workers for card in TECHNOLOGIES]  # TTA-SET-07
FIRST_TECHNOLOGIES: Final = sum(1 << n for n, card in enumerate(TECHNOLOGIES) if card.copies == [0, 0, 0])  # TTA-CMP-03
STORES: Final = 12  # farms, mines and labs are the first technologies: on these blue tokens can lie
NO_STOCK: Final = [0] * STORES
NOBODY_YET: Final = -1
STARTING: Final = [0, 0, 0]  # copies of a starting technology: it is printed on the board

# What a seat has done in its turn, a bit each; cleared when its actions are reset.
CONVERTED: Final = 1  # Hammurabi
TACTIC_PLAYED: Final = 2  # TTA-TPL-03
PERFORMED: Final = 4  # Bach
WELCOMED: Final = 8  # Ocean Liner Service
TRADED: Final = 16  # Trade Routes Agreement
LEADER_REPLACED: Final = 32  # Taj Mahal
ARMED: Final = 64  # Churchill
PROVIDED: Final = 128  # Homer

# Phases of a turn.
FIRST_TURN: Final = 0
POLITICS: Final = 1
ACTIONS: Final = 2
END_OF_TURN: Final = 3
PHASES: Final = ["first_turn", "politics", "actions", "end_of_turn"]


class Player:
    """A civilization. Lists are replaced and never changed in place, so copies share them.

    The second half follows from the first and is kept by `tokens.update`; action totals and token symbols are the
    exception: they say what the tokens have been counted for (TTA-STAT-09).
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "culture", "science", "yellow", "unused", "blue", "ca", "ma", "temporary_ca", "temporary_ma",
        "unit_resources", "unit_science", "spare_food", "spare_resources", "workers", "stock", "technologies",
        "specials", "government", "leader", "under", "wonders", "ruins", "wonder", "stages", "colonies", "civil",
        "military", "fresh", "ages_led", "tactic", "exclusive", "war", "war_on", "pact", "partner", "side", "used",
        "caesar_used", "politics_lost", "resigned", "laid", "planted", "reshuffled", "returned",
        "culture_rate", "science_rate", "strength", "happy", "colonization", "ca_total", "ma_total", "blue_symbols",
        "yellow_symbols", "food_bonus", "resource_bonus", "powers", "pact_powers", "tactical",
    )  # fmt: skip

    def __init__(self) -> None:
        self.culture: i64 = 0  # points (TTA-SET-10)
        self.science: i64 = 0
        self.yellow: i64 = YELLOW_BANK  # tokens in the bank
        self.unused: i64 = UNUSED_WORKERS  # also those that mark missing happy faces (TTA-DIS-04)
        self.blue: i64 = BLUE_BANK
        self.ca: i64 = 0  # available (TTA-ACN-02); at the start the tokens lie beside the card (TTA-SET-08)
        self.ma: i64 = 0
        self.temporary_ca: i64 = 0  # TTA-ACN-05
        self.temporary_ma: i64 = 0
        self.unit_resources: i64 = 0  # temporary (TTA-FR-09)
        self.unit_science: i64 = 0  # TTA-PTS-03
        self.spare_food: i64 = 0  # by the Trade Routes Agreement
        self.spare_resources: i64 = 0
        self.workers: list[int] = FIRST_WORKERS  # on each technology
        self.stock: list[int] = NO_STOCK  # blue tokens on farms, mines and labs
        self.technologies: i64 = FIRST_TECHNOLOGIES  # those that take workers, a bit each
        self.specials: list[int] = NO_SPECIALS  # the card of each type
        self.government: i64 = DESPOTISM  # always exactly one (TTA-INP-06)
        self.leader: i64 = EMPTY
        self.under: i64 = EMPTY  # the wonder with Homer under it (TTA-CLR-01)
        self.wonders: list[int] = NOTHING  # completed, ruins among them
        self.ruins: list[int] = NOTHING
        self.wonder: i64 = EMPTY  # the unfinished one
        self.stages: i64 = 0  # built of it
        self.colonies: list[int] = NOTHING
        self.civil: list[int] = NOTHING  # hand
        self.military: list[int] = NOTHING
        self.fresh: list[int] = NOTHING  # action cards acquired in this Action Phase (TTA-ACARD-01)
        self.ages_led: i64 = 0  # ages of the leaders taken, a bit each (TTA-TAKE-04)
        self.tactic: i64 = EMPTY  # where the tactics marker stands (TTA-ARM-01), at first on no card (TTA-SET-11)
        self.exclusive = False  # it lies in the own play area
        self.war: i64 = EMPTY
        self.war_on: i64 = EMPTY
        self.pact: i64 = EMPTY  # in the own play area (TTA-PACT-07)
        self.partner: i64 = EMPTY
        self.side: i64 = 0  # the own side of it
        self.used: i64 = 0
        self.caesar_used = False
        self.politics_lost = False  # International Agreement
        self.resigned = False
        self.laid: list[int] = NOTHING  # cards laid for the defence, not resolved yet
        self.planted: list[int] = NOTHING  # own events shuffled into the current events
        self.reshuffled: list[int] = NOTHING  # cards the seat knows to have been shuffled into the military deck
        self.returned: list[int] = NOTHING  # pacts that all have seen go back to this hand (TTA-PACT-03)
        # Worked out:
        self.culture_rate: i64 = 0
        self.science_rate: i64 = 0
        self.strength: i64 = 0
        self.happy: i64 = 0
        self.colonization: i64 = 0
        self.ca_total: i64 = 0
        self.ma_total: i64 = 0
        self.blue_symbols: i64 = 0
        self.yellow_symbols: i64 = 0
        self.food_bonus: i64 = 0  # of production pacts
        self.resource_bonus: i64 = 0
        self.powers: i64 = 0  # abilities that work, a bit each
        self.pact_powers: i64 = 0
        self.tactical: i64 = 0  # the part of the strength that armies give

    def copy(self) -> "Player":
        twin = Player()
        twin.culture = self.culture
        twin.science = self.science
        twin.yellow = self.yellow
        twin.unused = self.unused
        twin.blue = self.blue
        twin.ca = self.ca
        twin.ma = self.ma
        twin.temporary_ca = self.temporary_ca
        twin.temporary_ma = self.temporary_ma
        twin.unit_resources = self.unit_resources
        twin.unit_science = self.unit_science
        twin.spare_food = self.spare_food
        twin.spare_resources = self.spare_resources
        twin.workers = self.workers
        twin.stock = self.stock
        twin.technologies = self.technologies
        twin.specials = self.specials
        twin.government = self.government
        twin.leader = self.leader
        twin.under = self.under
        twin.wonders = self.wonders
        twin.ruins = self.ruins
        twin.wonder = self.wonder
        twin.stages = self.stages
        twin.colonies = self.colonies
        twin.civil = self.civil
        twin.military = self.military
        twin.fresh = self.fresh
        twin.ages_led = self.ages_led
        twin.tactic = self.tactic
        twin.exclusive = self.exclusive
        twin.war = self.war
        twin.war_on = self.war_on
        twin.pact = self.pact
        twin.partner = self.partner
        twin.side = self.side
        twin.used = self.used
        twin.caesar_used = self.caesar_used
        twin.politics_lost = self.politics_lost
        twin.resigned = self.resigned
        twin.laid = self.laid
        twin.planted = self.planted
        twin.reshuffled = self.reshuffled
        twin.returned = self.returned
        twin.culture_rate = self.culture_rate
        twin.science_rate = self.science_rate
        twin.strength = self.strength
        twin.happy = self.happy
        twin.colonization = self.colonization
        twin.ca_total = self.ca_total
        twin.ma_total = self.ma_total
        twin.blue_symbols = self.blue_symbols
        twin.yellow_symbols = self.yellow_symbols
        twin.food_bonus = self.food_bonus
        twin.resource_bonus = self.resource_bonus
        twin.powers = self.powers
        twin.pact_powers = self.pact_powers
        twin.tactical = self.tactical
        return twin

    # --- small questions ----------------------------------------------------------------------------------------

    def has(self, power: i64) -> bool:
        """Does an ability of this code work?"""
        return (self.powers >> power & 1) != 0

    def knows(self, technology: i64) -> bool:
        """Is a technology that takes workers in play?"""
        return (self.technologies >> technology & 1) != 0

    def did(self, what: i64) -> bool:
        """Has the seat done this in its turn already?"""
        return (self.used & what) != 0

    def move_worker(self, technology: i64, count: i64) -> None:
        """So many workers more, or fewer, on a card."""
        workers = self.workers.copy()
        workers[technology] += count
        self.workers = workers

    def all_workers(self) -> i64:
        """TTA-WRK-01: on cards and unused."""
        found = self.unused
        for count in self.workers:
            found += count
        return found

    def tokens_on_cards(self) -> i64:
        found: i64 = 0
        for count in self.stock:
            found += count
        return found

    def in_play(self) -> list[int]:
        """TTA-CARD-06: all cards of the play area."""
        found = [card for card in range(WORKER_CARDS) if self.knows(card)]
        found += [card for card in self.specials if card != EMPTY]
        found.append(int(self.government))
        for card in (self.leader, self.wonder):
            if card != EMPTY:
                found.append(int(card))
        found += self.wonders + self.colonies
        if self.exclusive:
            found.append(int(self.tactic))
        for card in (self.war, self.pact):
            if card != EMPTY:
                found.append(int(card))
        return found

    def state(self) -> dict[str, Any]:
        return state_of(self)


class ThroughTheAges(Table):
    """The whole table. Decks are dealt from the front; `civil_dealt` and `military_dealt` say how far."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "players", "first", "seat", "phase", "round", "last_round", "age", "last_age", "row", "civil_deck",
        "civil_dealt", "military_deck", "military_dealt", "discards", "discarded_by", "box", "current", "future",
        "future_by", "past", "peeked", "common", "event", "clause", "peaceful", "resigning", "bid", "bidder",
        "bidders", "sent", "force_cards", "spared", "rival", "attack", "attack_card", "razed", "budget", "aim",
        "discount", "offered", "offered_side", "civil_gone", "military_gone", "civil_made", "military_made",
        "blue_box", "yellow_box", "turns", "card_played", "acted", "old_future", "mixed_events",
    )  # fmt: skip
    by_options: ClassVar = ("peaceful", "resigning", "last_age")

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.players: list[Player] = []
        self.first: i64 = 0  # the starting player (TTA-SET-14)
        self.seat: i64 = 0  # the current player
        self.phase: i64 = FIRST_TURN
        self.round: i64 = 1
        self.turns: i64 = 0  # begun
        self.last_round: i64 = 0  # 0: not known yet
        self.age: i64 = AGE_A
        self.last_age: i64 = 3  # after it Age IV begins
        self.row: list[int] = EMPTY_ROW
        self.civil_deck: list[int] = NOTHING
        self.civil_dealt: i64 = 0
        self.military_deck: list[int] = NOTHING
        self.military_dealt: i64 = 0
        self.discards: list[list[int]] = NO_PILES  # of the military cards of each age
        self.discarded_by: list[list[int]] = NO_PILES  # who knows each of them, a bit for each seat, or EVERYBODY
        self.box: list[list[int]] = NO_PILES  # military cards returned to the box unseen, by age
        self.current: list[int] = NOTHING  # events, the top one first
        self.future: list[int] = NOTHING  # the last one prepared is the last
        self.future_by: list[int] = NOTHING  # who prepared each of them
        self.past: list[int] = NOTHING
        # Events that were there already when the discards were last shuffled into the deck: so many of the future ones,
        # and all current ones unless those have come up since.
        self.old_future: i64 = 0
        self.mixed_events = False
        self.peeked: i64 = 0  # seats that know the top card of the current events, a bit each
        self.common: list[int] = NOTHING  # tactics
        self.civil_gone: i64 = 0  # civil cards out of the game: they never return (TTA-CARD-08)
        self.military_gone: i64 = 0  # second copies of common tactics (TTA-TAV-03)
        self.civil_made: i64 = 0  # cards of the decks that have been made, for the census
        self.military_made: i64 = 0
        self.blue_box: i64 = 0  # tokens that came out of the box (below 0) or went there, for the census
        self.yellow_box: i64 = 0
        self.peaceful = False  # option: no aggressions, no wars
        self.resigning = False  # option: players may resign
        # What is being carried out:
        self.event: i64 = EMPTY  # revealed and not in the past yet
        self.clause: i64 = 0
        self.bid: i64 = 0  # the highest
        self.bidder: i64 = NOBODY_YET
        self.bidders: i64 = 0  # seats that have not passed, a bit each
        self.sent: list[int] = NOTHING  # units of the colonization force
        self.force_cards: list[int] = NOTHING  # bonus cards of it
        self.spared: i64 = 0  # cards discarded for it (Cook)
        self.rival: i64 = EMPTY  # of an aggression or war being carried out
        self.attack: i64 = 0  # the attacker's strength, or the advantage of a war
        self.attack_card: i64 = EMPTY
        self.razed: i64 = 0  # printed costs of the buildings destroyed
        self.budget: i64 = 0  # civil actions worth of cards that may still be taken
        self.aim: i64 = EMPTY  # whose building is destroyed next
        self.discount: i64 = 0  # of the action card or event being carried out
        self.card_played: i64 = EMPTY  # the action card being carried out
        self.offered: i64 = EMPTY  # the pact offered to `rival`
        self.offered_side: i64 = 0
        self.acted = False  # a political action was carried out in this phase

    # --- seats --------------------------------------------------------------------------------------------------

    def alive(self) -> i64:
        """Players still in the game."""
        found: i64 = 0
        for player in self.players:
            if not player.resigned:
                found += 1
        return found

    def order_from(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise from this one."""
        seats = [(seat + turn) % self.seats for turn in range(self.seats)]
        return [one for one in seats if not self.players[one].resigned]

    def starter(self) -> int:
        """The starting player, or the next one clockwise who has not resigned."""
        return self.order_from(int(self.first))[0]

    def place_in_round(self, seat: i64) -> i64:
        return (seat - self.first + self.seats) % self.seats

    # --- military cards -----------------------------------------------------------------------------------------

    def discard(self, card: int, knowing: int) -> None:
        """TTA-CARD-09: face down on the pile of its age. `knowing` are the seats that have seen it."""
        age = AGE[card]
        piles = self.discards.copy()
        piles[age] = plus(piles[age], card)
        self.discards = piles
        known = self.discarded_by.copy()
        known[age] = plus(known[age], knowing)
        self.discarded_by = known
        if knowing == EVERYBODY:
            self.shown(card)
            return
        for seat in range(self.seats):  # who discards in secret may have discarded what all had seen
            if knowing >> seat & 1:
                self.players[seat].returned = NOTHING

    def shown(self, card: int) -> None:
        """All see a military card: it may be the one somebody knew to be in the deck."""
        for player in self.players:
            if player.reshuffled and card in player.reshuffled:
                player.reshuffled = without(player.reshuffled, card)
            if player.returned and card in player.returned:
                player.returned = without(player.returned, card)

    def draw_military(self, seat: int, count: i64) -> i64:
        """TTA-DRAW-03: from the current deck; with its last card the discards of the age are shuffled into a new one.

        TTA-GAP-07: if there were none then, those that came since are shuffled when the next card is due.
        """
        player = self.players[seat]
        hand = player.military.copy()
        drawn: i64 = 0
        while drawn < count:
            if self.military_dealt == len(self.military_deck) and not self.reshuffle():
                break
            card = self.military_deck[self.military_dealt]
            self.military_dealt += 1
            hand.append(card)
            drawn += 1
            if player.reshuffled and card in player.reshuffled:
                player.reshuffled = without(player.reshuffled, card)
            if self.military_dealt == len(self.military_deck):
                self.reshuffle()
        if drawn:
            player.military = hand
            self.block_undo()
            if self.telling:
                self.tell("log-draw", {"seat": seat, "count": int(drawn)})
                self.tell("log-drawn", {"cards": [CARD.ids[card] for card in hand[-int(drawn) :]]}, only(seat))
        return drawn

    def reshuffle(self) -> bool:
        """Make the discard pile of the current age the military deck; false when there is none."""
        age = int(self.age)
        if age == AGE_A or age > 3 or not self.discards[age]:
            return False
        pile = self.discards[age]
        known = self.discarded_by[age]
        for seat, player in enumerate(self.players):
            mine = [card for place, card in enumerate(pile) if known[place] >> seat & 1]
            if mine:
                player.reshuffled = player.reshuffled + mine
        self.old_future = len(self.future)
        self.mixed_events = False
        self.military_deck = self.shuffled("reshuffle", pile)
        self.military_dealt = 0
        piles = self.discards.copy()
        piles[age] = NOTHING
        self.discards = piles
        knowing = self.discarded_by.copy()
        knowing[age] = NOTHING
        self.discarded_by = knowing
        self.block_undo()
        if self.telling:
            self.tell("log-reshuffle", {"count": len(self.military_deck)})
        return True

    def drop_military(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.players[seat].military = without(self.players[seat].military, card)

    # --- what the kernel asks of a table -----------------------------------------------------------------------

    def copy(self) -> "ThroughTheAges":
        twin = ThroughTheAges(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.first = self.first
        twin.seat = self.seat
        twin.phase = self.phase
        twin.round = self.round
        twin.turns = self.turns
        twin.last_round = self.last_round
        twin.age = self.age
        twin.last_age = self.last_age
        twin.row = self.row
        twin.civil_deck = self.civil_deck
        twin.civil_dealt = self.civil_dealt
        twin.military_deck = self.military_deck
        twin.military_dealt = self.military_dealt
        twin.discards = self.discards
        twin.discarded_by = self.discarded_by
        twin.box = self.box
        twin.current = self.current
        twin.future = self.future
        twin.future_by = self.future_by
        twin.past = self.past
        twin.old_future = self.old_future
        twin.mixed_events = self.mixed_events
        twin.peeked = self.peeked
        twin.common = self.common
        twin.civil_gone = self.civil_gone
        twin.military_gone = self.military_gone
        twin.civil_made = self.civil_made
        twin.military_made = self.military_made
        twin.blue_box = self.blue_box
        twin.yellow_box = self.yellow_box
        twin.peaceful = self.peaceful
        twin.resigning = self.resigning
        twin.event = self.event
        twin.clause = self.clause
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bidders = self.bidders
        twin.sent = self.sent
        twin.force_cards = self.force_cards
        twin.spared = self.spared
        twin.rival = self.rival
        twin.attack = self.attack
        twin.attack_card = self.attack_card
        twin.razed = self.razed
        twin.budget = self.budget
        twin.aim = self.aim
        twin.discount = self.discount
        twin.card_played = self.card_played
        twin.offered = self.offered
        twin.offered_side = self.offered_side
        twin.acted = self.acted
        return twin

    def unshare(self) -> None:
        """Cards dealt lie in hands and piles: what is left of their places in the decks would tell them."""
        self.civil_deck = self.civil_deck[int(self.civil_dealt) :]
        self.civil_dealt = 0
        self.military_deck = self.military_deck[int(self.military_dealt) :]
        self.military_dealt = 0
        self.discards = [pile.copy() for pile in self.discards]
        self.box = [pile.copy() for pile in self.box]
        self.current = self.current.copy()
        self.future = self.future.copy()
        for player in self.players:
            player.military = player.military.copy()
            player.laid = player.laid.copy()

    def redraw(self, seat: int, rng: Rng) -> None:
        """What the others know of hidden cards is not the seat's to know: in a sample they know nothing of them."""
        for owner, player in enumerate(self.players):
            if owner != seat:
                player.planted = NOTHING
                player.reshuffled = NOTHING

    def clues(self, seat: int | None) -> list[Clue]:
        from pentapolis.games.through_the_ages.zones import clues

        return clues(self, seat) if seat is not None else NO_CLUES

    def plausible(self, seat: int) -> bool:
        """TTA-COL-02: nobody bids more than they could send."""
        if self.over or int(self.bidder) in (NOBODY_YET, seat):
            return True
        from pentapolis.games.through_the_ages.colonization import largest_force

        return largest_force(self, int(self.bidder)) >= self.bid

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.through_the_ages.view import view

        return dict(view(self, seat))

    def points(self, seat: int) -> int:
        """Culture points; while the game goes on, without what the last events will bring."""
        self.check_seat(seat)
        return int(self.players[seat].culture)

    def state(self) -> dict[str, Any]:
        return {
            **super().state(),
            "civil_deck": [CARD.ids[card] for card in self.civil_deck[int(self.civil_dealt) :]],
            "civil_dealt": 0,
            "military_deck": [CARD.ids[card] for card in self.military_deck[int(self.military_dealt) :]],
            "military_dealt": 0,
        }

    def census(self) -> dict[str, int]:
        """Every card is somewhere, and no token is lost: those of the box count against those on the boards.

        Decks of later ages are not made yet, so it says how many cards are missing of the decks that have been.
        """
        civil = len(self.civil_deck) - self.civil_dealt + self.civil_gone
        civil += len([card for card in self.row if card != EMPTY])
        military = len(self.military_deck) - self.military_dealt + self.military_gone
        military += len(self.current) + len(self.future) + len(self.past) + len(self.common)
        for pile in self.discards + self.box:
            military += len(pile)
        for card in (self.event, self.attack_card, self.offered):
            if card != EMPTY:
                military += 1
        military += len(self.force_cards)
        if self.card_played != EMPTY:
            civil += 1
        blue = self.blue_box
        yellow = self.yellow_box
        for player in self.players:
            civil += len(player.civil)
            military += len(player.military) + len(player.laid)
            if player.under != EMPTY:
                civil += 1
            for card in player.in_play():
                if card >= FIRST_MILITARY:
                    military += 1
                elif CARDS[card].copies != STARTING:
                    civil += 1
            blue += player.blue + player.tokens_on_cards() + player.stages
            yellow += player.yellow + player.all_workers()
        return {
            "civil cards missing": int(self.civil_made - civil),
            "military cards missing": int(self.military_made - military),
            "blue tokens": int(blue),
            "yellow tokens": int(yellow),
        }


def is_military(card: int) -> bool:
    return card >= FIRST_MILITARY
