"""What a seat knows of things it does not see: lots, narrow zones and clues."""

from collections import Counter
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.conformance import LawBroken, check_game, knowledge
from pentapolis.kernel.game import Game, register
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary
from pentapolis.kernel.zones import Clue, Pile, Zone, only
from tests.kernel.toy import BID, CARD, CROWN, HAND, HANDS, SWAP, TAKE, TOY, Toy

pytestmark = pytest.mark.both_modes

# --- a table of piles, laid out by each test


THING = Objects("thing", [str(number) for number in range(40)])
LOOK = Verb("look")
STOP = Verb("stop")
WORDS = Vocabulary([LOOK, STOP])
LAST = 20


class Piles(Table):
    """Seat 0 holds a hand; the rest lies face down. `came` says when each thing of a late lot came into the deck."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck: list[int] = []
        self.row: list[int] = []
        self.hand: list[int] = []
        self.low = False  # only things below LAST lie in the row
        self.mine = False  # seat 0 knows which things lie in the deck
        self.hints: list[list[int]] = []  # for seat 0: the thing, and places of the row and the deck where it may lie

    def copy(self) -> "Piles":
        twin = Piles(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.deck, twin.row, twin.hand = self.deck.copy(), self.row.copy(), self.hand.copy()
        twin.low, twin.mine, twin.hints = self.low, self.mine, self.hints
        return twin

    def clues(self, seat: int | None) -> list[Clue]:
        if seat != 0:
            return []
        return [Clue(item).within(ROW, 0, row).within(DECK, 0, deck) for item, row, deck in self.hints]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"hand": len(self.hand) if seat else self.hand}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return 0

    def census(self) -> dict[str, int]:
        return {"things": len(self.deck + self.row + self.hand)}


class Deck(Pile[Piles]):
    name = "deck"

    def things(self, t: Piles) -> list[int]:
        return t.deck.copy()

    def lay(self, t: Piles, things: list[int]) -> None:
        t.deck = things

    def back(self, t: Piles, place: int) -> int:
        return 0

    def lot(self, t: Piles, place: int, seat: int) -> int:
        return 1 if t.mine and seat == 0 else 0


class Row(Zone[Piles]):
    name = "row"

    def size(self, t: Piles) -> int:
        return len(t.row)

    def item(self, t: Piles, place: int) -> int:
        return t.row[place]

    def back(self, t: Piles, place: int) -> int:
        return 0

    def narrow(self, t: Piles) -> bool:
        return t.low

    def fits(self, t: Piles, place: int, item: int) -> bool:
        return item < LAST

    def put(self, t: Piles, place: int, item: int) -> None:
        t.row[place] = item


class Hand(Row):
    name = "hand"

    def size(self, t: Piles) -> int:
        return len(t.hand)

    def item(self, t: Piles, place: int) -> int:
        return t.hand[place]

    def seers(self, t: Piles, place: int) -> int:
        return only(0)

    def narrow(self, t: Piles) -> bool:
        return False

    def put(self, t: Piles, place: int, item: int) -> None:
        t.hand[place] = item


DECK, ROW, IN_HAND = Deck(), Row(), Hand()


class Look(Decision[Piles]):
    def moves(self, t: Piles, seat: int) -> list[int]:
        return [LOOK.move(), STOP.move()]

    def why_not(self, t: Piles, seat: int, move: int) -> Reason | None:
        return None

    def play(self, t: Piles, seat: int, move: int) -> None:
        t.finish([0])


class PilesGame(Game):
    slug = "piles"

    def __init__(self) -> None:
        super().__init__(range(2, 3), [], [], WORDS, [IN_HAND, DECK, ROW])

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Piles:
        t = Piles(self, seats, rng)
        t.telling = telling
        t.push(Look(0))
        return t


PILES = PilesGame()
register(PILES)


def piles(deck: list[int], row: list[int], hand: list[int] | None = None) -> Piles:
    t = PILES.new(seed=1)
    assert isinstance(t, Piles)
    t.deck, t.row, t.hand = deck, row, hand or []
    return t


def samples(t: Piles, count: int, seat: int = 0) -> list[Piles]:
    rng = Fast(5)
    found = []
    for _ in range(count):
        twin = t.resample(seat, rng)
        assert isinstance(twin, Piles)
        assert sorted(twin.deck + twin.row + twin.hand) == sorted(t.deck + t.row + t.hand)
        found.append(twin)
    return found


def assert_even(found: list[Any], ways: int) -> None:
    """Every way comes up about equally often."""
    counts = Counter(found)
    assert len(counts) == ways
    expected = len(found) / ways
    assert all(0.7 * expected < count < 1.3 * expected for count in counts.values()), counts


def test_without_knowledge_everything_hidden_changes_places() -> None:
    found = samples(piles([1, 2], [3]), 3_000)
    assert_even([(*twin.deck, *twin.row) for twin in found], 6)


def test_things_of_different_lots_are_not_mixed() -> None:
    t = piles([1, 2, 3], [4, 5])
    t.mine = True
    assert_even([tuple(twin.deck) for twin in samples(t, 3_000)], 6)
    assert {tuple(sorted(twin.row)) for twin in samples(t, 50)} == {(4, 5)}
    # Seat 1 does not know what seat 0 knows.
    assert len({tuple(sorted(twin.row)) for twin in samples(t, 500, seat=1)}) == 10


def test_in_a_narrow_zone_lies_what_fits() -> None:
    t = piles([30, 1, 31, 2], [3])
    t.low = True
    found = samples(t, 3_000)
    assert_even([twin.row[0] for twin in found], 3)
    assert_even([twin.deck.index(30) for twin in found if twin.row == [1]], 4)


def test_a_thing_known_to_lie_in_a_zone_stays_there_in_any_place() -> None:
    t = piles([1, 2, 3], [4, 5])
    t.hints = [[3, 0, 3]]
    found = samples(t, 4_000)
    assert_even([twin.deck.index(3) for twin in found], 3)
    assert_even([tuple(twin.row) for twin in found], 12)
    assert t.known(DECK, 0) == [3]
    assert t.known(DECK, 1) == t.known(DECK, None) == []
    assert len({tuple(sorted(twin.row)) for twin in samples(t, 500, seat=1)}) == 10


def test_nested_clues_leave_all_possible_ways_equally_likely() -> None:
    """As with cards that came into a deck one after the other: what came later can lie in fewer places."""
    t = piles([1, 2], [3, 4])
    t.hints = [[4, 2, 1], [3, 1, 0]]  # 3 in the first place of the row, 4 in the row or on top of the deck
    assert_even([(*twin.deck, *twin.row) for twin in samples(t, 3_000)], 4)
    t.hints = [[4, 2, 1]]
    assert_even([(*twin.deck, *twin.row) for twin in samples(t, 9_000)], 18)
    assert t.known(ROW, 0) == []  # in the deck or in the row


def test_of_equal_things_a_clue_speaks_of_one() -> None:
    t = piles([7, 7, 1, 2], [7])
    t.hints = [[7, 0, 4]]
    held = [twin.deck.count(7) for twin in samples(t, 200)]
    assert set(held) == {2, 3}
    t.hints = [[7, 0, 4], [7, 1, 0]]
    assert all(twin.row == [7] and twin.deck.count(7) == 2 for twin in samples(t, 50))
    knowledge(t, Fast(1))


def test_clues_and_narrow_zones_together() -> None:
    t = piles([30, 1, 2], [3, 4])
    t.low = True
    t.hints = [[4, 2, 0]]
    for twin in samples(t, 200):
        assert 4 in twin.row
        assert all(item < LAST for item in twin.row)
    knowledge(t, Fast(1))


def test_what_a_seat_sees_is_known_to_it() -> None:
    t = piles([1, 2], [3], [9, 8])
    assert t.known(IN_HAND, 0) == [8, 9]
    assert t.known(IN_HAND, 1) == []
    assert all(twin.hand == [9, 8] for twin in samples(t, 50))


def test_what_cannot_be_laid_at_all_is_said() -> None:
    t = piles([30, 31], [1])
    t.low = True
    t.hints = [[1, 0, 2]]  # not true: then only 30 or 31 is left for the row
    with pytest.raises(RuntimeError, match="piles: what seat 0 does not see fits nowhere else"):
        t.resample(0, Fast(1))


@pytest.mark.parametrize(
    ("hints", "row", "text"),
    [
        ([[1, 0, 2]], [1, 4], "seat 0: the clue that 1 lies in places 0 to 1 of zone deck is not true"),
        ([[2, 0, 2], [2, 0, 2]], [1, 4], "lies in places 0 to 1 of zone deck is not true"),
        ([[9, 1, 0]], [1, 4], "the clue that 9 lies in places 0 to 0 of zone row is not true"),
        ([], [1, 35], "seat 0: 35 lies in place 1 of zone row, but does not fit"),
    ],
)
def test_what_is_not_true_breaks_the_law(hints: list[list[int]], row: list[int], text: str) -> None:
    t = piles([2, 3], row)
    t.low, t.hints = True, hints
    with pytest.raises(LawBroken) as broken:
        knowledge(t, Fast(1))
    assert text in str(broken.value)


# --- the toy: a lot that goes into a hand is known to be there


def swapped() -> Toy:
    """Seat 0 has swapped the lot it took for a card of its hand."""
    t = TOY.new(3, seed=4, options={"rounds": 4})
    assert isinstance(t, Toy)
    for seat, number in enumerate((3, 2, 1)):
        t.play(seat, BID.move(number))
    t.play(0, next(move for move in t.moves(0) if move != TAKE.move(CROWN)))
    t.play(0, SWAP.move(t.hands[0][0]))
    return t


def test_a_lot_that_all_saw_go_into_a_hand_stays_in_it() -> None:
    t = swapped()
    (card,) = t.shown[0]
    assert t.view(1)["known"] == sorted([CARD.ids[card], *(CARD.ids[own] for own in t.hands[1])], key=CARD.find)
    assert t.view(None)["known"] == [CARD.ids[card]]
    places: Counter[int] = Counter()
    others = set()
    rng = Fast(2)
    for _ in range(400):
        twin = t.resample(1, rng)
        assert isinstance(twin, Toy)
        places[twin.hands[0].index(card)] += 1
        others |= set(twin.hands[0]) - {card}
        assert all(CROWN not in hand for hand in twin.hands)
    assert all(count > 140 for count in places.values())
    assert others == set(t.deck + t.hands[0] + t.hands[2]) - {card, CROWN}
    assert t.resample(0, rng).view(0)["known"] == t.view(0)["known"]


def test_a_clue_ends_when_the_card_is_seen_again() -> None:
    t = swapped()
    (card,) = t.shown[0]
    for seat, number in enumerate((2, 1, 0)):
        t.play(seat, BID.move(number))
    t.play(0, next(move for move in t.moves(0) if move != TAKE.move(CROWN)))
    lot = t.taken
    t.play(0, SWAP.move(card))
    assert t.shown[0] == [lot]
    assert [clue.item for clue in t.clues(1)] == [lot]
    assert t.clues(0) == []
    assert HANDS.narrow(t)
    assert HAND == 2


def test_the_table_of_piles_keeps_the_laws() -> None:
    assert check_game(PILES, games=3).checks["knowledge"] == 3
    assert pentapolis.game("piles") is PILES
