"""The state of 7 Wonders Duel: two cities, the structure, the conflict track, the tokens, the discard pile."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, COVERED_BY, COVERS, GUILD, TOKEN, WONDER, Card
from pentapolis.games.seven_wonders_duel.terms import (
    BASE_PRICE,
    CAPITAL,
    CARD_BITS,
    COLOURS,
    LAST,
    LOOT,
    LOOT_AT,
    MILITARY,
    ONE_EACH,
    RESOURCES,
    SCIENTIFIC,
    SEATS,
    SLOT_BITS,
    STRUCTURE,
    SYMBOLS,
    WONDER_BITS,
    lane,
)
from pentapolis.kernel.fields import state_of
from pentapolis.kernel.game import Game
from pentapolis.kernel.packed import append, append_at, bit, find, first, has, item, listed, remove, row_of, take_out
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EMPTY, EVERYBODY, NOBODY, Zone, only

NO_SLOT: Final = -1
NOTHING: Final[list[int]] = []  # the first value of every list that is replaced and never changed in place


class City:
    """What one player has built, and the numbers that follow from it.

    Lists marked "replaced" are never changed in place, so that copies may share them. Wonders are kept in packed rows,
    which the rules read as they are; everybody else reads them as lists.
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "coins", "production", "surcharge", "fixed_prices", "prices", "choices", "raw_choices",
        "manufactured_choices", "chains", "colours", "symbols", "pairs", "different", "wonder_discount",
        "blue_discount", "extra_shields", "chain_coins", "trade_income", "always_again", "buildings", "unbuilt_row",
        "raised_row", "raised_count", "tucked_row", "tokens",
    )  # fmt: skip
    worked_out: ClassVar = ("unbuilt_row", "raised_row", "raised_count", "tucked_row")  # told by lists

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.production: i64 = 0  # units made by brown and grey cards, in lanes
        self.surcharge: i64 = 0  # the same units in lanes of prices: what they add to the other's prices
        self.fixed_prices: i64 = 0  # full lanes of prices for the resources that cost 1
        self.prices: i64 = ONE_EACH * BASE_PRICE  # of one unit of each resource, in reverse lanes
        self.choices: i64 = 0  # how many sources of a resource of choice, both kinds together
        self.raw_choices: i64 = 0  # Caravansery, The Great Lighthouse
        self.manufactured_choices: i64 = 0  # Forum, Piraeus
        self.chains: i64 = 0  # chain symbols owned, one bit each
        self.colours: i64 = 0  # how many cards of each colour, in lanes
        self.symbols: i64 = 0  # scientific symbols owned, one bit each
        self.pairs: i64 = 0  # symbols owned twice
        self.different: i64 = 0  # how many different symbols
        self.wonder_discount: i64 = 0  # Architecture
        self.blue_discount: i64 = 0  # Masonry
        self.extra_shields: i64 = 0  # Strategy
        self.chain_coins: i64 = 0  # Urbanism
        self.trade_income = False  # Economy
        self.always_again = False  # Theology
        self.buildings: list[int] = []
        self.unbuilt_row: i64 = 0  # wonders
        self.raised_row: i64 = 0  # wonders
        self.raised_count: i64 = 0
        self.tucked_row: i64 = 0  # the card under each raised wonder
        self.tokens: list[int] = NOTHING  # progress tokens; replaced

    @property
    def unbuilt(self) -> list[int]:
        """The wonders that may still be built."""
        return listed(self.unbuilt_row, WONDER_BITS)

    @unbuilt.setter
    def unbuilt(self, wonders: list[int]) -> None:
        self.unbuilt_row = row_of(wonders, WONDER_BITS)

    @property
    def raised(self) -> list[int]:
        """The wonders that are built."""
        return listed(self.raised_row, WONDER_BITS)

    @raised.setter
    def raised(self, wonders: list[int]) -> None:
        self.raised_row = row_of(wonders, WONDER_BITS)
        self.raised_count = len(wonders)

    @property
    def tucked(self) -> list[int]:
        """The card under each of them."""
        return listed(self.tucked_row, CARD_BITS)

    @tucked.setter
    def tucked(self, cards: list[int]) -> None:
        self.tucked_row = row_of(cards, CARD_BITS)

    def draft(self, wonder: i64) -> None:
        """One more wonder to build."""
        self.unbuilt_row = append(self.unbuilt_row, wonder, WONDER_BITS)

    def raise_wonder(self, wonder: i64, under: i64) -> None:
        """One of the wonders is built, on this card."""
        count = self.raised_count
        at = find(self.unbuilt_row, wonder, WONDER_BITS)
        self.unbuilt_row = remove(self.unbuilt_row, at, WONDER_BITS)
        self.raised_row = append_at(self.raised_row, count, wonder, WONDER_BITS)
        self.tucked_row = append_at(self.tucked_row, count, under, CARD_BITS)
        self.raised_count = count + 1

    def set_prices(self, other: "City") -> None:
        """SWD-COST-05, SWD-COST-10: 2 and what the other makes, or 1 with the right yellow card."""
        fixed = self.fixed_prices
        self.prices = ((ONE_EACH * BASE_PRICE + other.surcharge) & ~fixed) | (ONE_EACH & fixed)

    def cards_of(self, colour: i64) -> i64:
        return lane(self.colours, colour)

    def copy(self) -> "City":
        twin = City()
        twin.coins = self.coins
        twin.production = self.production
        twin.surcharge = self.surcharge
        twin.fixed_prices = self.fixed_prices
        twin.prices = self.prices
        twin.choices = self.choices
        twin.raw_choices = self.raw_choices
        twin.manufactured_choices = self.manufactured_choices
        twin.chains = self.chains
        twin.colours = self.colours
        twin.symbols = self.symbols
        twin.pairs = self.pairs
        twin.different = self.different
        twin.wonder_discount = self.wonder_discount
        twin.blue_discount = self.blue_discount
        twin.extra_shields = self.extra_shields
        twin.chain_coins = self.chain_coins
        twin.trade_income = self.trade_income
        twin.always_again = self.always_again
        twin.buildings = self.buildings.copy()
        twin.unbuilt_row = self.unbuilt_row
        twin.raised_row = self.raised_row
        twin.raised_count = self.raised_count
        twin.tucked_row = self.tucked_row
        twin.tokens = self.tokens
        return twin

    def state(self) -> dict[str, Any]:
        return {
            **state_of(self),
            "production": {name: int(lane(self.production, r)) for r, name in enumerate(RESOURCES)},
            "surcharge": {name: int(lane(self.surcharge, LAST - r)) for r, name in enumerate(RESOURCES)},
            "fixed_prices": [name for r, name in enumerate(RESOURCES) if lane(self.fixed_prices, LAST - r)],
            "prices": {name: int(lane(self.prices, LAST - r)) for r, name in enumerate(RESOURCES)},
            "colours": {name: int(lane(self.colours, c)) for c, name in enumerate(COLOURS)},
            "symbols": bits(self.symbols, SYMBOLS),
            "pairs": bits(self.pairs, SYMBOLS),
            "buildings": [CARD.ids[card] for card in self.buildings],
            "unbuilt": [WONDER.ids[wonder] for wonder in self.unbuilt],
            "raised": [WONDER.ids[wonder] for wonder in self.raised],
            "tucked": [CARD.ids[card] for card in self.tucked],
            "tokens": [TOKEN.ids[token] for token in self.tokens],
        }


class SevenWondersDuel(Table):
    """The whole table. Seat 0 sits at the negative end of the conflict track: a positive pawn means seat 0 leads."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "home", "away", "bank", "starter", "begins_from_centre", "age", "slots", "boxed", "present", "face_up",
        "open_cards", "open_slots", "open_count", "taken", "active", "again", "conflict", "loot", "board_tokens",
        "box_tokens", "library", "discard", "offer_row", "unused_wonders", "victory",
    )  # fmt: skip
    # `state` tells these in its own words.
    worked_out: ClassVar = ("home", "away", "open_cards", "open_slots", "open_count", "offer_row")

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, SEATS, rng)
        self.home = City()
        self.away = City()
        self.bank: i64 = 0  # coins paid in less coins paid out; the bank never runs out (SWD-COST-20)
        self.starter: i64 = 0
        self.begins_from_centre = False  # option centre_start = last_player_begins
        self.age: i64 = 0  # 0 during the wonder draft
        self.slots: list[int] = NOTHING  # the card dealt to each slot; replaced
        self.boxed: list[int] = NOTHING  # cards removed unseen from the ages dealt so far; replaced
        self.present: i64 = 0  # slots whose card is still in the structure, one bit each
        self.face_up: i64 = 0
        self.open_cards: i64 = 0  # the accessible cards, a packed row
        self.open_slots: i64 = 0  # the slot of each, a packed row
        self.open_count: i64 = 0
        self.taken: i64 = NO_SLOT  # the slot whose card the active player took last
        self.active: i64 = 0  # the seat whose turn it is; between two ages, the one that took the last card
        self.again = False  # the active player has earned another turn
        self.conflict: i64 = 0  # SWD-SET-01
        # SWD-SET-02, SWD-COM-06: what lies on the board.
        self.loot: i64 = 0b1111  # military tokens left: bits 0, 1 on seat 1's half (2 and 5 coins), 2, 3 on seat 0's
        self.board_tokens: list[int] = NOTHING  # replaced
        self.box_tokens: list[int] = NOTHING  # replaced
        self.library: list[int] = NOTHING  # tokens drawn by The Great Library, while its builder chooses; replaced
        self.discard: list[int] = []  # SWD-DIS-02: everybody may look
        self.offer_row: i64 = 0  # wonders laid out for the draft, a packed row
        self.unused_wonders: list[int] = NOTHING  # neither laid out nor taken, or returned to the box; replaced
        self.victory = ""

    def city(self, seat: i64) -> City:
        return self.away if seat else self.home

    @property
    def offer(self) -> list[int]:
        """The wonders laid out for the draft."""
        return listed(self.offer_row, WONDER_BITS)

    @property
    def accessible(self) -> list[Card]:
        """The cards that may be taken."""
        return [CARDS[card] for card in listed(self.open_cards, CARD_BITS)]

    # --- coins --------------------------------------------------------------------------------------------------

    def receive(self, seat: i64, coins: i64) -> None:
        """Coins from the bank."""
        self.bank -= coins
        self.city(seat).coins += coins

    def lose(self, seat: i64, coins: i64) -> i64:
        """Coins to the bank, all there are if fewer; returns how many."""
        city = self.city(seat)
        coins = min(coins, city.coins)
        city.coins -= coins
        self.bank += coins
        return coins

    # --- military -----------------------------------------------------------------------------------------------

    def advance(self, seat: i64, shields: i64) -> None:
        """SWD-MIL-01: the pawn moves towards the opponent's capital, one space for each shield."""
        sign: i64 = -1 if seat else 1
        before = self.conflict * sign
        after = before + shields
        after = min(after, CAPITAL)  # SWD-MIL-06: surplus shields are ignored
        self.conflict = after * sign
        if self.telling and shields:
            self.tell("log-pawn", {"seat": int(seat), "count": int(after - before), "at": int(self.conflict)})
        if after >= LOOT_AT[0]:
            # SWD-MIL-04: both tokens when one move runs through both zones, the 2 first.
            self.plunder(seat, 0)
            if after >= LOOT_AT[1]:
                self.plunder(seat, 1)
        if after == CAPITAL:
            self.victory = MILITARY
            if self.telling:
                self.tell("log-military-victory", {"seat": int(seat)})
            self.finish([int(seat)])

    def plunder(self, seat: i64, token: i64) -> None:
        """SWD-MIL-02, SWD-MIL-03, SWD-MIL-05: the token of a zone works once, against the owner of that half."""
        place: i64 = 1
        place <<= seat * 2 + token
        if self.loot & place:
            self.loot ^= place
            lost = self.lose(1 - seat, LOOT[token])
            if self.telling:
                self.tell("log-loot", {"seat": int(1 - seat), "coins": int(lost), "loot": LOOT[token]})

    # --- science ------------------------------------------------------------------------------------------------

    def win_by_science(self, seat: i64) -> None:
        """SWD-SCI-03."""
        self.victory = SCIENTIFIC
        if self.telling:
            self.tell("log-scientific-victory", {"seat": int(seat)})
        self.finish([int(seat)])

    def open_library(self, seat: i64, count: i64) -> None:
        """SWD-WON-13: tokens come out of the box; only the builder sees them."""
        box = self.box_tokens.copy()
        self.library = self.draw("great-library", box, count)
        self.box_tokens = box
        self.block_undo()
        if self.telling:
            drawn = [TOKEN.ids[token] for token in self.library]
            self.tell("log-library-draw", {"seat": int(seat), "count": int(count)})
            self.tell("log-library-sees", {"tokens": drawn}, only(int(seat)))

    # --- the structure ------------------------------------------------------------------------------------------

    def lay(self, cards: list[int], accessible: list[int]) -> None:
        """Lay these cards on the slots of the age; those on the slots named last can be taken."""
        self.slots = cards
        self.open_cards = 0
        self.open_slots = 0
        self.open_count = 0
        for slot in accessible:
            self.uncover(slot)

    def uncover(self, slot: i64) -> None:
        """The card of this slot can be taken from now on."""
        count = self.open_count
        self.open_cards = append_at(self.open_cards, count, self.slots[slot], CARD_BITS)
        self.open_slots = append_at(self.open_slots, count, slot, SLOT_BITS)
        self.open_count = count + 1

    def take(self, card: Card) -> None:
        """The active player takes an accessible card out of the structure."""
        last = self.open_count - 1
        at = find(self.open_cards, card.index, CARD_BITS)
        slot = item(self.open_slots, at, SLOT_BITS)
        self.open_cards = take_out(self.open_cards, at, last, CARD_BITS)
        self.open_slots = take_out(self.open_slots, at, last, SLOT_BITS)
        self.open_count = last
        self.taken = slot
        self.present ^= bit(slot)

    def reveal(self) -> None:
        """SWD-FLOW-09: cards that nothing covers any more become accessible, and are turned face up."""
        age = (self.age - 1) * STRUCTURE
        covers = COVERS[age + self.taken]
        while covers:
            slot = first(covers, SLOT_BITS)
            covers >>= SLOT_BITS
            if self.present & COVERED_BY[age + slot]:
                continue
            self.uncover(slot)
            if not has(self.face_up, slot):
                self.face_up |= bit(slot)
                self.block_undo()
                if self.telling:
                    self.tell("log-reveal", {"card": CARD.ids[self.slots[slot]]})

    # --- what the kernel asks of a table -----------------------------------------------------------------------

    def copy(self) -> "SevenWondersDuel":
        twin = SevenWondersDuel(self.game, self.rng)
        self.copy_to(twin)
        twin.home = self.home.copy()
        twin.away = self.away.copy()
        twin.bank = self.bank
        twin.starter = self.starter
        twin.begins_from_centre = self.begins_from_centre
        twin.age = self.age
        twin.slots = self.slots
        twin.boxed = self.boxed
        twin.present = self.present
        twin.face_up = self.face_up
        twin.open_cards = self.open_cards
        twin.open_slots = self.open_slots
        twin.open_count = self.open_count
        twin.taken = self.taken
        twin.active = self.active
        twin.again = self.again
        twin.conflict = self.conflict
        twin.loot = self.loot
        twin.board_tokens = self.board_tokens
        twin.box_tokens = self.box_tokens
        twin.library = self.library
        twin.discard = self.discard.copy()
        twin.offer_row = self.offer_row
        twin.unused_wonders = self.unused_wonders
        twin.victory = self.victory
        return twin

    def unshare(self) -> None:
        self.slots = self.slots.copy()
        self.boxed = self.boxed.copy()
        self.library = self.library.copy()
        self.box_tokens = self.box_tokens.copy()

    def redraw(self, seat: int, rng: Rng) -> None:
        # What a script keeps for later lies at the end of these.
        self.unused_wonders = sorted(self.unused_wonders)
        self.box_tokens.sort()

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.seven_wonders_duel.view import view

        return dict(view(self, seat))

    def points(self, seat: int) -> int:
        from pentapolis.games.seven_wonders_duel.scoring import total

        self.check_seat(seat)
        return total(self, seat)

    def state(self) -> dict[str, Any]:
        return {
            **super().state(),
            "cities": [self.home.state(), self.away.state()],
            "slots": [CARD.ids[card] for card in self.slots],
            "boxed": [CARD.ids[card] for card in self.boxed],
            "accessible": [card.id for card in self.accessible],
            "board_tokens": [TOKEN.ids[token] for token in self.board_tokens],
            "box_tokens": sorted(TOKEN.ids[token] for token in self.box_tokens),
            "library": [TOKEN.ids[token] for token in self.library],
            "discard": [CARD.ids[card] for card in self.discard],
            "offer": [WONDER.ids[wonder] for wonder in self.offer],
            "unused_wonders": sorted(WONDER.ids[wonder] for wonder in self.unused_wonders),
        }

    def census(self) -> dict[str, int]:
        """Every card, wonder, progress token and coin is somewhere, and only once."""
        cities = [self.home, self.away]
        cards = [self.slots[slot] for slot in range(len(self.slots)) if self.present >> slot & 1]
        cards += self.boxed + self.discard
        cards += [card.index for card in CARDS if card.age > self.age]  # not dealt yet
        wonders = self.offer + self.unused_wonders
        tokens = self.board_tokens + self.box_tokens + self.library
        for city in cities:
            cards += city.buildings + city.tucked
            wonders = wonders + city.unbuilt + city.raised
            tokens = tokens + city.tokens
        return {
            "cards": len(cards),
            "different cards": len(set(cards)),
            "wonders": len(wonders),
            "different wonders": len(set(wonders)),
            "tokens": len(tokens),
            "different tokens": len(set(tokens)),
            "coins": int(self.home.coins + self.away.coins + self.bank),
        }


class Structure(Zone[SevenWondersDuel]):
    """Face-up cards are seen by all, face-down cards by nobody; their backs tell age and guild (SWD-COM-14)."""

    name = "structure"

    def size(self, t: SevenWondersDuel) -> int:
        return len(t.slots)

    def item(self, t: SevenWondersDuel, place: int) -> int:
        return t.slots[place] if t.present >> place & 1 else EMPTY

    def seers(self, t: SevenWondersDuel, place: int) -> int:
        return EVERYBODY if t.face_up >> place & 1 else NOBODY

    def back(self, t: SevenWondersDuel, place: int) -> int:
        return CARDS[t.slots[place]].back

    def put(self, t: SevenWondersDuel, place: int, item: int) -> None:
        t.slots[place] = item


class Boxed(Zone[SevenWondersDuel]):
    """SWD-SET-13: the cards removed in setup. Those of an earlier age are known by now: all others were seen."""

    name = "boxed cards"

    def size(self, t: SevenWondersDuel) -> int:
        return len(t.boxed)

    def item(self, t: SevenWondersDuel, place: int) -> int:
        return t.boxed[place]

    def seers(self, t: SevenWondersDuel, place: int) -> int:
        return EVERYBODY if CARDS[t.boxed[place]].age < t.age else NOBODY

    def back(self, t: SevenWondersDuel, place: int) -> int:
        return CARDS[t.boxed[place]].back

    def put(self, t: SevenWondersDuel, place: int, item: int) -> None:
        t.boxed[place] = item


TOKEN_BACK: Final = GUILD + 1


class Library(Zone[SevenWondersDuel]):
    """SWD-WON-13: the tokens drawn by The Great Library are shown to its builder only."""

    name = "library"

    def size(self, t: SevenWondersDuel) -> int:
        return len(t.library)

    def item(self, t: SevenWondersDuel, place: int) -> int:
        return t.library[place]

    def seers(self, t: SevenWondersDuel, place: int) -> int:
        return only(int(t.active))

    def back(self, t: SevenWondersDuel, place: int) -> int:
        return TOKEN_BACK

    def put(self, t: SevenWondersDuel, place: int, item: int) -> None:
        t.library[place] = item


class TokenBox(Zone[SevenWondersDuel]):
    """The tokens not in play. Everybody can work them out from the others, except while the library is open."""

    name = "token box"

    def size(self, t: SevenWondersDuel) -> int:
        return len(t.box_tokens)

    def item(self, t: SevenWondersDuel, place: int) -> int:
        return t.box_tokens[place]

    def seers(self, t: SevenWondersDuel, place: int) -> int:
        return only(int(t.active)) if t.library else EVERYBODY

    def back(self, t: SevenWondersDuel, place: int) -> int:
        return TOKEN_BACK

    def put(self, t: SevenWondersDuel, place: int, item: int) -> None:
        t.box_tokens[place] = item


ZONES: Final = [Structure(), Boxed(), Library(), TokenBox()]


def bits(mask: i64, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]
