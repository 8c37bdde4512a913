"""A small auction game for the kernel's own tests: it uses all that the kernel offers.

Seats bid in secret and at the same time for lots from a shuffled deck, each with four bid cards of its own;
whoever bids most takes a lot and may swap it for a card of the hidden hand. Taking the crown ends the game at
once; it is never dealt to a hand. The weather after each round brings coins.
"""

from itertools import chain
from typing import Any

from pentapolis.kernel.game import Chance, Game, Option, register
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary
from pentapolis.kernel.zones import EMPTY, EVERYBODY, UNKNOWN, Clue, Zone, only

CROWN = 11
CARD = Objects("card", [f"lot_{number}" for number in range(1, 12)] + ["crown"])
BID_CARD = Objects("bid", ["0", "1", "2", "3"])
EYES = Objects("eyes", ["1", "2", "3", "4", "5", "6"])

BID = Verb("bid", BID_CARD)
TAKE = Verb("take", CARD)
KEEP = Verb("keep")
SWAP = Verb("swap", CARD)
VOCABULARY = Vocabulary([BID, TAKE, KEEP, SWAP])

HAND = 2
ROW = 2


class Toy(Table):
    """Everything on the table."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck: list[int] = []
        self.row: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [EMPTY] * seats  # face down until all are there
        self.left: list[list[int]] = [list(range(len(BID_CARD))) for _ in range(seats)]
        self.spent: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [0] * seats
        self.bank = 0
        self.round = 0
        self.taken = EMPTY
        self.shown: list[list[int]] = [[] for _ in range(seats)]  # cards of the hands that were lots: all saw them

    def copy(self) -> "Toy":
        twin = type(self)(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.deck = self.deck.copy()
        twin.row = self.row.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.bids = self.bids.copy()
        twin.left = [cards.copy() for cards in self.left]
        twin.spent = [cards.copy() for cards in self.spent]
        twin.coins = self.coins.copy()
        twin.bank = self.bank
        twin.round = self.round
        twin.taken = self.taken
        twin.shown = [cards.copy() for cards in self.shown]
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            **self.common_view(seat),
            "deck": len(self.deck),
            "row": [CARD.ids[card] for card in self.row],
            "hands": [self.seen_cards(HANDS, owner, seat) for owner in range(self.seats)],
            "piles": [[CARD.ids[card] for card in pile] for pile in self.piles],
            "bids": [self.seen(BIDS, place, seat) for place in range(self.seats)],
            "spent": [list(cards) for cards in self.spent],
            "known": [CARD.ids[card] for card in self.known(HANDS, seat)],
            "coins": list(self.coins),
        }

    def seen_cards(self, zone: "Zone[Toy]", owner: int, seat: int | None) -> list[str | None]:
        seen = [self.seen(zone, owner * HAND + place, seat) for place in range(HAND)]
        return [None if card in (EMPTY, UNKNOWN) else CARD.ids[card] for card in seen]

    def clues(self, seat: int | None) -> list[Clue]:
        """A lot that went into a hand is there, in one place or another."""
        return [
            Clue(card).within(HANDS, owner * HAND, (owner + 1) * HAND)
            for owner in range(self.seats)
            for card in self.shown[owner]
            if owner != seat
        ]

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return sum(card + 1 for card in self.piles[seat]) + self.coins[seat]

    def census(self) -> dict[str, int]:
        cards = [*chain(self.deck, self.row, *self.hands, *self.piles)]
        cards += [self.taken] if self.taken != EMPTY else []
        bids = [*chain(*self.left, *self.spent), *(bid for bid in self.bids if bid != EMPTY)]
        return {
            "cards": len(cards),
            "different cards": len(set(cards)),
            "bids": len(bids),
            "coins": sum(self.coins) + self.bank,
        }


# --- zones

CARD_BACK = 0
BID_BACK = 1  # and one more for each seat: bid cards never leave their owner


class Deck(Zone[Toy]):
    def size(self, t: Toy) -> int:
        return len(t.deck)

    def item(self, t: Toy, place: int) -> int:
        return t.deck[place]

    def back(self, t: Toy, place: int) -> int:
        return CARD_BACK

    def put(self, t: Toy, place: int, item: int) -> None:
        t.deck[place] = item


class Hands(Zone[Toy]):
    def size(self, t: Toy) -> int:
        return t.seats * HAND

    def item(self, t: Toy, place: int) -> int:
        return t.hands[place // HAND][place % HAND]

    def seers(self, t: Toy, place: int) -> int:
        return only(place // HAND)

    def narrow(self, t: Toy) -> bool:
        return True

    def fits(self, t: Toy, place: int, item: int) -> bool:
        return item != CROWN

    def back(self, t: Toy, place: int) -> int:
        return CARD_BACK

    def put(self, t: Toy, place: int, item: int) -> None:
        t.hands[place // HAND][place % HAND] = item


class Bids(Zone[Toy]):
    """The bid card a seat has played face down."""

    def size(self, t: Toy) -> int:
        return t.seats

    def item(self, t: Toy, place: int) -> int:
        return t.bids[place]

    def seers(self, t: Toy, place: int) -> int:
        return only(place)

    def back(self, t: Toy, place: int) -> int:
        return BID_BACK + place

    def put(self, t: Toy, place: int, item: int) -> None:
        t.bids[place] = item


class Left(Zone[Toy]):
    """The bid cards a seat still has: everybody knows them, except while one of them lies face down."""

    def size(self, t: Toy) -> int:
        return t.seats * len(BID_CARD)

    def item(self, t: Toy, place: int) -> int:
        owner, card = divmod(place, len(BID_CARD))
        return t.left[owner][card] if card < len(t.left[owner]) else EMPTY

    def seers(self, t: Toy, place: int) -> int:
        owner = place // len(BID_CARD)
        return EVERYBODY if t.bids[owner] == EMPTY else only(owner)

    def back(self, t: Toy, place: int) -> int:
        return BID_BACK + place // len(BID_CARD)

    def put(self, t: Toy, place: int, item: int) -> None:
        owner, card = divmod(place, len(BID_CARD))
        t.left[owner][card] = item


DECK, HANDS, BIDS, LEFT = Deck(), Hands(), Bids(), Left()


# --- steps


class BeginRound(Step[Toy]):
    """The row is filled up, then all seats bid at the same time."""

    def run(self, t: Toy) -> None:
        t.round += 1
        while len(t.row) < ROW and t.deck:
            t.row.append(t.deck.pop())
        t.block_undo()
        if t.telling:
            t.tell("toy-row", {"cards": [CARD.ids[card] for card in t.row]})
        t.push(AWARD)
        for seat in range(t.seats):
            t.push_seat(seat, SecretBid(seat))
            t.push_seat(seat, LookAtHand(seat))


class LookAtHand(SeatStep[Toy]):
    """Runs by itself in a seat's lane; only the seat reads about it."""

    def run(self, t: Toy) -> None:
        if t.telling:
            cards = [CARD.ids[card] for card in t.hands[self.seat]]
            t.tell("toy-hand", {"cards": cards}, only(self.seat))


class SecretBid(Decision[Toy]):
    """A pause even with one bid card left: who has nothing to choose must not be told from who thinks."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.pause = True

    def moves(self, t: Toy, seat: int) -> list[int]:
        return [BID.move(bid) for bid in sorted(t.left[seat])]

    def why_not(self, t: Toy, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not BID:
            return t.not_asked(move)
        if VOCABULARY.first[move] not in t.left[seat]:
            return Reason("TOY-BID-01", "refuse-toy-bid", {"number": VOCABULARY.first[move]})
        return None

    def play(self, t: Toy, seat: int, move: int) -> None:
        t.bids[seat] = VOCABULARY.first[move]
        t.left[seat].remove(t.bids[seat])
        if t.telling:
            t.tell("toy-bid", {"seat": seat})


class Award(Step[Toy]):
    """The bids are turned up. The highest takes a lot; of equal bids the one of the lowest seat."""

    def run(self, t: Toy) -> None:
        t.block_undo()
        winner = max(range(t.seats), key=lambda seat: (t.bids[seat], -seat))
        if t.telling:
            t.tell("toy-bids", {"bids": list(t.bids), "seat": winner})
        for seat in range(t.seats):
            t.spent[seat].append(t.bids[seat])
            t.bids[seat] = EMPTY
        t.push_all([TakeLot(winner), Stow(winner), WEATHER])


class TakeLot(Decision[Toy]):
    def moves(self, t: Toy, seat: int) -> list[int]:
        return [TAKE.move(card) for card in t.row]

    def why_not(self, t: Toy, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not TAKE:
            return t.not_asked(move)
        if VOCABULARY.first[move] not in t.row:
            return Reason("TOY-LOT-01", "refuse-toy-lot", {"number": VOCABULARY.first[move]})
        return None

    def play(self, t: Toy, seat: int, move: int) -> None:
        t.taken = VOCABULARY.first[move]
        t.row.remove(t.taken)
        if t.telling:
            t.tell("toy-take", {"seat": seat, "card": CARD.ids[t.taken]})
        if t.taken == CROWN:
            t.finish([seat])


class Stow(Decision[Toy]):
    """Keep the lot, or swap it for a card of the hand, which goes to the pile in its place."""

    def moves(self, t: Toy, seat: int) -> list[int]:
        return [KEEP.move(), *(SWAP.move(card) for card in t.hands[seat])]

    def why_not(self, t: Toy, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        if verb is SWAP and VOCABULARY.first[move] not in t.hands[seat]:
            return Reason("TOY-LOT-02", "refuse-toy-hand", {"number": VOCABULARY.first[move]})
        return None if verb in (KEEP, SWAP) else t.not_asked(move)

    def play(self, t: Toy, seat: int, move: int) -> None:
        card = t.taken
        if VOCABULARY.verb(move) is SWAP:
            card = VOCABULARY.first[move]
            t.hands[seat][t.hands[seat].index(card)] = t.taken
            t.shown[seat] = [known for known in t.shown[seat] if known != card] + [t.taken]
        t.taken = EMPTY
        t.piles[seat].append(card)
        if t.telling:
            t.tell("toy-stow", {"seat": seat, "card": CARD.ids[card]})


class Weather(Step[Toy]):
    """A die: everybody gets that many coins. After the last round the game ends."""

    def run(self, t: Toy) -> None:
        coins = t.draw("weather", list(range(len(EYES))), 1)[0] + 1
        for seat in range(t.seats):
            t.coins[seat] += coins
            t.bank -= coins
        if t.telling:
            t.tell("toy-weather", {"coins": coins})
        if t.round == t.chosen["rounds"]:
            most = max(t.scores)
            t.finish([seat for seat in range(t.seats) if t.points(seat) == most])
        else:
            t.push(BEGIN_ROUND)


BEGIN_ROUND, AWARD, WEATHER = BeginRound(), Award(), Weather()


class ToyGame(Game):
    """`table` may be a table with a fault: the tests of the laws break them one by one."""

    def __init__(self, slug: str = "toy", table: type[Toy] = Toy, vocabulary: Vocabulary = VOCABULARY) -> None:
        super().__init__(
            seats=range(2, 5),
            options=[Option("rounds", [3, 4])],
            chances=[Chance("deal", CARD, len(CARD)), Chance("weather", EYES, 1)],
            vocabulary=vocabulary,
            zones=[DECK, HANDS, BIDS, LEFT],
        )
        self.slug = slug
        self.waiting_rule = "TOY-TURN-01"
        self.package = "tests.kernel.toy"
        self.table = table

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Toy:
        t = self.table(self, seats, rng)
        t.telling = telling
        t.script = script.copy()
        t.chosen = options
        t.deck = t.draw("deal", list(range(len(CARD))), len(CARD))
        for hand in t.hands:
            while len(hand) < HAND:
                card = t.deck.pop()
                if card == CROWN:
                    t.deck.insert(0, card)
                else:
                    hand.append(card)
        t.push(BEGIN_ROUND)
        return t


TOY = ToyGame()
register(TOY)
