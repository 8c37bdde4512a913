"""The 73 building cards, 12 wonders and 10 progress tokens, as values, and the structures of the three ages.

Names are in `text/`; everything else about a card is here. Costs and effects agree with the rulebook where it prints
them and with the public engines of the game; docs/rules/seven_wonders_duel.md says where they did not. What the cards
of an age are (SWD-COM-09) and where chains lead (SWD-COM-11, SWD-COST-17) holds by construction: it is in the list.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.effects import (
    BLUE_CARDS,
    BROWN_AND_GREY_CARDS,
    BROWN_CARDS,
    BUILT_WONDERS,
    COIN_TRIPLES,
    GREEN_CARDS,
    GREY_CARDS,
    MOST,
    PROGRESS_TOKENS,
    RED_CARDS,
    WONDERS,
    YELLOW_CARDS,
    BuildFromDiscard,
    Coins,
    CoinsOnChain,
    CoinsPer,
    DestroyCard,
    Discount,
    Effect,
    ExtraShields,
    OpponentLoses,
    PlayAgain,
    PlayAgainOnWonders,
    Points,
    PointsPer,
    Produce,
    ProduceChoice,
    ProgressFromBox,
    Science,
    Shields,
    TradeIncome,
    TradePrice,
)
from pentapolis.games.seven_wonders_duel.terms import (
    BLUE,
    BROWN,
    CHAINS,
    CLAY,
    GLASS,
    GREEN,
    GREY,
    LANE_BITS,
    MANUFACTURED,
    PAPYRUS,
    PURPLE,
    RAW,
    RED,
    SLOT_BITS,
    STONE,
    SYMBOLS,
    WOOD,
    YELLOW,
    units,
)
from pentapolis.kernel.packed import row_of
from pentapolis.kernel.vocabulary import Objects

GUILD: Final = 4  # guilds are dealt in Age III but have a back of their own (SWD-COM-14)


class Cost:
    """Coins, and resource units in lanes; neither where a thing is free (SWD-COM-10)."""

    def __init__(
        self, coins: int = 0, wood: int = 0, clay: int = 0, stone: int = 0, glass: int = 0, papyrus: int = 0
    ) -> None:
        self.coins: i64 = coins
        self.units: i64 = units(wood, clay, stone, glass, papyrus)


class Card:
    """A building card. `back`: 1, 2, 3 for the ages, GUILD for guilds."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "id", "index", "back", "age", "colour", "colour_unit", "cost", "effects", "at_once", "gives_chain",
        "free_with", "gives", "needs", "fixed_price", "coins", "units", "blue", "sure_points", "counts_points",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        back: int,
        colour: int,
        cost: Cost,
        effects: list[Effect],
        gives_chain: str = "",
        free_with: str = "",
    ) -> None:
        self.id = name
        self.index: i64 = 0  # its place in CARDS
        self.back = back
        self.age = min(back, 3)
        self.colour = colour
        self.colour_unit: i64 = 1 << (colour * LANE_BITS)
        self.cost = cost
        self.effects = effects
        self.at_once = [effect for effect in effects if effect.at_once]
        self.gives_chain = gives_chain
        self.free_with = free_with
        self.gives: i64 = chain_bit(gives_chain)
        self.needs: i64 = chain_bit(free_with)
        # The price where it is the same for everybody, always: no resources to buy and no chain. -1 for the others.
        self.fixed_price: i64 = cost.coins if cost.units == 0 and not free_with else -1
        self.coins: i64 = cost.coins
        self.units: i64 = cost.units
        self.blue = colour == BLUE
        self.sure_points: i64 = sure_points(effects)
        self.counts_points = counts_points(effects)

    def __repr__(self) -> str:
        return f"<card {self.id}>"


class Wonder:
    """A wonder (SWD-COM-03). Its effects stand in the order of SWD-WON-06: coins, shields, the choice, play again."""

    def __init__(self, name: str, cost: Cost, effects: list[Effect]) -> None:
        self.id = name
        self.index = 0
        self.cost = cost
        self.units: i64 = cost.units
        self.effects = effects
        self.at_once = [effect for effect in effects if effect.at_once]
        self.sure_points: i64 = sure_points(effects)
        self.counts_points = counts_points(effects)

    def __repr__(self) -> str:
        return f"<wonder {self.id}>"


class Token:
    """A progress token."""

    def __init__(self, name: str, effects: list[Effect]) -> None:
        self.id = name
        self.index = 0
        self.effects = effects
        self.at_once = [effect for effect in effects if effect.at_once]

    def __repr__(self) -> str:
        return f"<token {self.id}>"


def sure_points(effects: list[Effect]) -> int:
    """The points that are the same for everybody, always."""
    return sum(effect.count for effect in effects if isinstance(effect, Points))


def counts_points(effects: list[Effect]) -> bool:
    """Are there others, which have to be counted?"""
    return any(isinstance(effect, PointsPer) for effect in effects)


def chain_bit(symbol: str) -> int:
    return 1 << CHAINS.index(symbol) if symbol else 0


def symbol(name: str) -> Science:
    return Science(SYMBOLS.index(name))


CARDS: Final[list[Card]] = [
    # Age I
    Card("lumber_yard", 1, BROWN, Cost(), [Produce(WOOD)]),
    Card("logging_camp", 1, BROWN, Cost(coins=1), [Produce(WOOD)]),
    Card("clay_pool", 1, BROWN, Cost(), [Produce(CLAY)]),
    Card("clay_pit", 1, BROWN, Cost(coins=1), [Produce(CLAY)]),
    Card("quarry", 1, BROWN, Cost(), [Produce(STONE)]),
    Card("stone_pit", 1, BROWN, Cost(coins=1), [Produce(STONE)]),
    Card("glassworks", 1, GREY, Cost(coins=1), [Produce(GLASS)]),
    Card("press", 1, GREY, Cost(coins=1), [Produce(PAPYRUS)]),
    Card("guard_tower", 1, RED, Cost(), [Shields(1)]),
    Card("stable", 1, RED, Cost(wood=1), [Shields(1)], gives_chain="horseshoe"),
    Card("garrison", 1, RED, Cost(clay=1), [Shields(1)], gives_chain="sword"),
    Card("palisade", 1, RED, Cost(coins=2), [Shields(1)], gives_chain="tower"),
    Card("workshop", 1, GREEN, Cost(papyrus=1), [symbol("pendulum"), Points(1)]),
    Card("apothecary", 1, GREEN, Cost(glass=1), [symbol("wheel"), Points(1)]),
    Card("scriptorium", 1, GREEN, Cost(coins=2), [symbol("quill")], gives_chain="book"),
    Card("pharmacist", 1, GREEN, Cost(coins=2), [symbol("mortar")], gives_chain="gear"),
    Card("theater", 1, BLUE, Cost(), [Points(3)], gives_chain="mask"),
    Card("altar", 1, BLUE, Cost(), [Points(3)], gives_chain="moon"),
    Card("baths", 1, BLUE, Cost(stone=1), [Points(3)], gives_chain="drop"),
    Card("stone_reserve", 1, YELLOW, Cost(coins=3), [TradePrice([STONE])]),
    Card("clay_reserve", 1, YELLOW, Cost(coins=3), [TradePrice([CLAY])]),
    Card("wood_reserve", 1, YELLOW, Cost(coins=3), [TradePrice([WOOD])]),
    Card("tavern", 1, YELLOW, Cost(), [Coins(4)], gives_chain="amphora"),
    # Age II
    Card("sawmill", 2, BROWN, Cost(coins=2), [Produce(WOOD, 2)]),
    Card("brickyard", 2, BROWN, Cost(coins=2), [Produce(CLAY, 2)]),
    Card("shelf_quarry", 2, BROWN, Cost(coins=2), [Produce(STONE, 2)]),
    Card("glass_blower", 2, GREY, Cost(), [Produce(GLASS)]),
    Card("drying_room", 2, GREY, Cost(), [Produce(PAPYRUS)]),
    Card("walls", 2, RED, Cost(stone=2), [Shields(2)]),
    Card("horse_breeders", 2, RED, Cost(wood=1, clay=1), [Shields(1)], free_with="horseshoe"),
    Card("barracks", 2, RED, Cost(coins=3), [Shields(1)], free_with="sword"),
    Card("archery_range", 2, RED, Cost(wood=1, stone=1, papyrus=1), [Shields(2)], gives_chain="target"),
    Card("parade_ground", 2, RED, Cost(clay=2, glass=1), [Shields(2)], gives_chain="helmet"),
    Card("library", 2, GREEN, Cost(wood=1, stone=1, glass=1), [symbol("quill"), Points(2)], free_with="book"),
    Card("dispensary", 2, GREEN, Cost(clay=2, stone=1), [symbol("mortar"), Points(2)], free_with="gear"),
    Card("school", 2, GREEN, Cost(wood=1, papyrus=2), [symbol("wheel"), Points(1)], gives_chain="lyre"),
    Card("laboratory", 2, GREEN, Cost(wood=1, glass=2), [symbol("pendulum"), Points(1)], gives_chain="lamp"),
    Card("courthouse", 2, BLUE, Cost(wood=2, glass=1), [Points(5)]),
    Card("statue", 2, BLUE, Cost(clay=2), [Points(4)], gives_chain="column", free_with="mask"),
    Card("temple", 2, BLUE, Cost(wood=1, papyrus=1), [Points(4)], gives_chain="sun", free_with="moon"),
    Card("aqueduct", 2, BLUE, Cost(stone=3), [Points(5)], free_with="drop"),
    Card("rostrum", 2, BLUE, Cost(wood=1, stone=1), [Points(4)], gives_chain="greek_temple"),
    Card("forum", 2, YELLOW, Cost(coins=3, clay=1), [ProduceChoice(MANUFACTURED)]),
    Card("caravansery", 2, YELLOW, Cost(coins=2, glass=1, papyrus=1), [ProduceChoice(RAW)]),
    Card("customs_house", 2, YELLOW, Cost(coins=4), [TradePrice(MANUFACTURED)]),
    Card("brewery", 2, YELLOW, Cost(), [Coins(6)], gives_chain="barrel"),
    # Age III
    Card("arsenal", 3, RED, Cost(wood=2, clay=3), [Shields(3)]),
    Card("pretorium", 3, RED, Cost(coins=8), [Shields(3)]),
    Card("fortifications", 3, RED, Cost(clay=1, stone=2, papyrus=1), [Shields(2)], free_with="tower"),
    Card("siege_workshop", 3, RED, Cost(wood=3, glass=1), [Shields(2)], free_with="target"),
    Card("circus", 3, RED, Cost(clay=2, stone=2), [Shields(2)], free_with="helmet"),
    Card("academy", 3, GREEN, Cost(wood=1, stone=1, glass=2), [symbol("sundial"), Points(3)]),
    Card("study", 3, GREEN, Cost(wood=2, glass=1, papyrus=1), [symbol("sundial"), Points(3)]),
    Card(
        "university",
        3,
        GREEN,
        Cost(clay=1, glass=1, papyrus=1),
        [symbol("armillary"), Points(2)],
        free_with="lyre",
    ),
    Card("observatory", 3, GREEN, Cost(stone=1, papyrus=2), [symbol("armillary"), Points(2)], free_with="lamp"),
    Card("palace", 3, BLUE, Cost(wood=1, clay=1, stone=1, glass=2), [Points(7)]),
    Card("town_hall", 3, BLUE, Cost(wood=2, stone=3), [Points(7)]),
    Card("obelisk", 3, BLUE, Cost(stone=2, glass=1), [Points(5)]),
    Card("gardens", 3, BLUE, Cost(wood=2, clay=2), [Points(6)], free_with="column"),
    Card("pantheon", 3, BLUE, Cost(wood=1, clay=1, papyrus=2), [Points(6)], free_with="sun"),
    Card("senate", 3, BLUE, Cost(clay=2, stone=1, papyrus=1), [Points(5)], free_with="greek_temple"),
    Card("chamber_of_commerce", 3, YELLOW, Cost(papyrus=2), [CoinsPer(3, GREY_CARDS), Points(3)]),
    Card("port", 3, YELLOW, Cost(wood=1, glass=1, papyrus=1), [CoinsPer(2, BROWN_CARDS), Points(3)]),
    Card("armory", 3, YELLOW, Cost(stone=2, glass=1), [CoinsPer(1, RED_CARDS), Points(3)]),
    Card(
        "lighthouse",
        3,
        YELLOW,
        Cost(clay=2, glass=1),
        [CoinsPer(1, YELLOW_CARDS), Points(3)],
        free_with="amphora",
    ),
    Card(
        "arena",
        3,
        YELLOW,
        Cost(wood=1, clay=1, stone=1),
        [CoinsPer(2, BUILT_WONDERS), Points(3)],
        free_with="barrel",
    ),
    # Guilds
    Card(
        "merchants_guild",
        GUILD,
        PURPLE,
        Cost(wood=1, clay=1, glass=1, papyrus=1),
        [CoinsPer(1, YELLOW_CARDS, MOST), PointsPer(1, YELLOW_CARDS, MOST)],
    ),
    Card(
        "shipowners_guild",
        GUILD,
        PURPLE,
        Cost(clay=1, stone=1, glass=1, papyrus=1),
        [CoinsPer(1, BROWN_AND_GREY_CARDS, MOST), PointsPer(1, BROWN_AND_GREY_CARDS, MOST)],
    ),
    Card(
        "builders_guild",
        GUILD,
        PURPLE,
        Cost(wood=1, clay=1, stone=2, glass=1),
        [PointsPer(2, BUILT_WONDERS, MOST)],
    ),
    Card(
        "magistrates_guild",
        GUILD,
        PURPLE,
        Cost(wood=2, clay=1, papyrus=1),
        [CoinsPer(1, BLUE_CARDS, MOST), PointsPer(1, BLUE_CARDS, MOST)],
    ),
    Card(
        "scientists_guild",
        GUILD,
        PURPLE,
        Cost(wood=2, clay=2),
        [CoinsPer(1, GREEN_CARDS, MOST), PointsPer(1, GREEN_CARDS, MOST)],
    ),
    Card("moneylenders_guild", GUILD, PURPLE, Cost(wood=2, stone=2), [PointsPer(1, COIN_TRIPLES, MOST)]),
    Card(
        "tacticians_guild",
        GUILD,
        PURPLE,
        Cost(clay=1, stone=2, papyrus=1),
        [CoinsPer(1, RED_CARDS, MOST), PointsPer(1, RED_CARDS, MOST)],
    ),
]

WONDER_CARDS: Final[list[Wonder]] = [
    Wonder("appian_way", Cost(clay=2, stone=2, papyrus=1), [Coins(3), OpponentLoses(3), PlayAgain(), Points(3)]),
    Wonder(
        "circus_maximus",
        Cost(wood=1, stone=2, glass=1),
        [Shields(1, red=False), DestroyCard(GREY), Points(3)],
    ),
    Wonder("colossus", Cost(clay=3, glass=1), [Shields(2, red=False), Points(3)]),
    Wonder("great_library", Cost(wood=3, glass=1, papyrus=1), [ProgressFromBox(3), Points(4)]),
    Wonder("great_lighthouse", Cost(wood=1, stone=1, papyrus=2), [ProduceChoice(RAW), Points(4)]),
    Wonder("hanging_gardens", Cost(wood=2, glass=1, papyrus=1), [Coins(6), PlayAgain(), Points(3)]),
    Wonder("mausoleum", Cost(clay=2, glass=2, papyrus=1), [BuildFromDiscard(), Points(2)]),
    Wonder("piraeus", Cost(wood=2, clay=1, stone=1), [ProduceChoice(MANUFACTURED), PlayAgain(), Points(2)]),
    Wonder("pyramids", Cost(stone=3, papyrus=1), [Points(9)]),
    Wonder("sphinx", Cost(clay=1, stone=1, glass=2), [PlayAgain(), Points(6)]),
    Wonder(
        "statue_of_zeus",
        Cost(wood=1, clay=1, stone=1, papyrus=2),
        [Shields(1, red=False), DestroyCard(BROWN), Points(3)],
    ),
    Wonder("temple_of_artemis", Cost(wood=1, stone=1, glass=1, papyrus=1), [Coins(12), PlayAgain()]),
]

TOKENS: Final[list[Token]] = [
    Token("agriculture", [Coins(6), Points(4)]),
    Token("architecture", [Discount(2, WONDERS)]),
    Token("economy", [TradeIncome()]),
    Token("law", [symbol("balance")]),
    Token("masonry", [Discount(2, BLUE_CARDS)]),
    Token("mathematics", [PointsPer(3, PROGRESS_TOKENS)]),
    Token("philosophy", [Points(7)]),
    Token("strategy", [ExtraShields(1)]),
    Token("theology", [PlayAgainOnWonders()]),
    Token("urbanism", [Coins(6), CoinsOnChain(4)]),
]

for _index, _card in enumerate(CARDS):
    _card.index = _index
for _index, _wonder in enumerate(WONDER_CARDS):
    _wonder.index = _index
for _index, _token in enumerate(TOKENS):
    _token.index = _index

CARD: Final = Objects("card", [card.id for card in CARDS])
WONDER: Final = Objects("wonder", [wonder.id for wonder in WONDER_CARDS])
TOKEN: Final = Objects("token", [token.id for token in TOKENS])

# SWD-SET-10: the wonders of a first game.
FIRST_GAME: Final = [
    ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
    ["circus_maximus", "piraeus", "appian_way", "colossus"],
]


class Slot:
    """One place of a structure: columns are counted in half cards."""

    def __init__(self, index: int, row: int, column: int) -> None:
        self.index: i64 = index
        self.row = row
        self.column = column
        self.bit: i64 = 1 << index if index >= 0 else 0
        self.covered_by: i64 = 0  # the bits of the slots that lie on it
        self.covers: list[Slot] = []  # the slots it lies on


class Layout:
    """The structure of one age (SWD-FLOW-03): slots 0 to 19, the row that is laid first coming first.

    Odd rows lie face up. A card is covered by the cards of the next row half a card to its left and right
    (SWD-FLOW-04).
    """

    def __init__(self, rows: list[list[int]]) -> None:
        places = [(row, column) for row, columns in enumerate(rows, 1) for column in columns]
        self.slots = [Slot(index, row, column) for index, (row, column) in enumerate(places)]
        self.face_up: i64 = 0
        for slot in self.slots:
            if slot.row % 2:
                self.face_up |= slot.bit
            for below in self.slots:
                if below.row == slot.row - 1 and abs(below.column - slot.column) == 1:
                    below.covered_by |= slot.bit
                    slot.covers.append(below)
        self.open_at_start = [int(slot.index) for slot in self.slots if not slot.covered_by]


LAYOUTS: Final = [
    # Age I
    Layout([[5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]]),
    # Age II
    Layout([[1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]]),
    # Age III
    Layout([[5, 7], [4, 6, 8], [3, 5, 7, 9], [4, 8], [3, 5, 7, 9], [4, 6, 8], [5, 7]]),
]

# The same by numbers, for every card that is taken: the slots of Age I, then those of Age II, then those of Age III.
ALL_SLOTS: Final = [slot for layout in LAYOUTS for slot in layout.slots]
# The slots that each lies on, as a packed row, and those that lie on it, as a packed set.
COVERS: Final[vec[i64]] = vec[i64]([row_of([int(below.index) for below in s.covers], SLOT_BITS) for s in ALL_SLOTS])
COVERED_BY: Final[vec[i64]] = vec[i64]([slot.covered_by for slot in ALL_SLOTS])
