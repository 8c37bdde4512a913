"""Effects are values: the same value is executed, put into words, drawn as icons and read by bots.

`apply` does what happens when the card, wonder or token comes into a city, and returns the choice it leaves to the
owner (NO_CHOICE for none); `points` is what it is worth at the end; `words` names its sentence, `rules` the rules that
say how it works.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.terms import (
    BROWN,
    COINS_PER_POINT,
    COLOURS,
    GREY,
    LANE,
    LANE_BITS,
    LAST,
    RAW,
    RESOURCES,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    lane,
)

if TYPE_CHECKING:
    from pentapolis.games.seven_wonders_duel.table import City, SevenWondersDuel

# The choices an effect can leave to its owner; `steps.CHOICES` has a decision for each.
NO_CHOICE: Final = 0
CHOOSE_PROGRESS: Final = 1
CHOOSE_FROM_BOX: Final = 2
CHOOSE_BROWN: Final = 3
CHOOSE_GREY: Final = 4
CHOOSE_DISCARDED: Final = 5

# What `CoinsPer` and `PointsPer` count.
BROWN_CARDS: Final = "brown_cards"
GREY_CARDS: Final = "grey_cards"
BLUE_CARDS: Final = "blue_cards"
GREEN_CARDS: Final = "green_cards"
YELLOW_CARDS: Final = "yellow_cards"
RED_CARDS: Final = "red_cards"
BROWN_AND_GREY_CARDS: Final = "brown_and_grey_cards"
BUILT_WONDERS: Final = "built_wonders"
COIN_TRIPLES: Final = "coin_triples"
PROGRESS_TOKENS: Final = "progress_tokens"

# Which city they count in: the owner's, or the one that has more (SWD-GLD-12: with equal counts either).
OWN: Final = "own"
MOST: Final = "most"

# What `Discount` makes cheaper.
WONDERS: Final = "wonders"


class Effect:
    """Base of all effects. `at_once`: `apply` does something."""

    at_once: bool = False

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        return NO_CHOICE

    def points(self, t: "SevenWondersDuel", seat: i64) -> i64:
        return 0

    def words(self) -> tuple[str, dict[str, Any]]:
        """The message id of this effect's sentence and its arguments."""
        raise NotImplementedError

    def rules(self) -> tuple[str, ...]:
        """The rules that say how it works, whatever it is printed on, the most particular first."""
        raise NotImplementedError

    def card_rules(self) -> tuple[str, ...]:
        """The rules that concern it only where it is printed on a building card."""
        return ()

    def data(self) -> dict[str, Any]:
        """The effect as plain data, for clients that draw it and bots that read it."""
        message, args = self.words()
        return {"kind": message.removeprefix("effect-"), **args}

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self.words()[1].values())!r}"


class Produce(Effect):
    """SWD-BLD-02: units of a resource for ever. On brown and grey cards they also raise the other's price."""

    def __init__(self, resource: int, count: int = 1) -> None:
        self.at_once = True
        self.resource = resource
        self.count = count
        self.units: i64 = count << (resource * LANE_BITS)
        self.surcharge: i64 = count << ((LAST - resource) * LANE_BITS)

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        city = t.city(seat)
        city.production += self.units
        city.surcharge += self.surcharge
        t.city(1 - seat).set_prices(city)
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-produce", {"resource": RESOURCES[self.resource], "count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-BLD-02", "SWD-COST-03", "SWD-COST-05", "SWD-COST-06")


class ProduceChoice(Effect):
    """SWD-COST-11: one unit of any of these at each construction; the other's price is not touched."""

    def __init__(self, resources: list[int]) -> None:
        self.at_once = True
        self.resources = resources
        self.raw = resources[0] in RAW

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        city = t.city(seat)
        city.choices += 1
        if self.raw:
            city.raw_choices += 1
        else:
            city.manufactured_choices += 1
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-produce-choice", {"resources": [RESOURCES[r] for r in self.resources]}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-COST-11", "SWD-COST-09")


class TradePrice(Effect):
    """SWD-COST-10: from now on these resources cost their owner 1 coin a unit."""

    def __init__(self, resources: list[int]) -> None:
        self.at_once = True
        self.resources = resources
        self.lanes: i64 = sum(LANE << ((LAST - r) * LANE_BITS) for r in resources)

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        city = t.city(seat)
        city.fixed_prices |= self.lanes
        city.set_prices(t.city(1 - seat))
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-trade-price", {"resources": [RESOURCES[r] for r in self.resources]}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-COST-10",)


class Shields(Effect):
    """SWD-MIL-01: the pawn moves. Strategy adds to the shields of red cards, not of wonders.

    SWD-TOK-11, SWD-TOK-12. SWD-MIL-08 holds by construction: nothing else advances the pawn.
    """

    def __init__(self, count: int, red: bool = True) -> None:
        self.at_once = True
        self.count = count
        self.red = red

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.advance(seat, self.count + (t.city(seat).extra_shields if self.red else 0))
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-shields", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-MIL-01", "SWD-MIL-02", "SWD-MIL-06")

    def card_rules(self) -> tuple[str, ...]:
        return ("SWD-BLD-04",)


class Science(Effect):
    """SWD-SCI-01, SWD-SCI-03: six different symbols win; a second copy brings a progress token."""

    def __init__(self, symbol: int) -> None:
        self.at_once = True
        self.symbol = symbol
        self.bit: i64 = 1 << symbol

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        city = t.city(seat)
        if city.symbols & self.bit:
            city.pairs |= self.bit
            return CHOOSE_PROGRESS if t.board_tokens else NO_CHOICE  # SWD-SCI-05
        city.symbols |= self.bit
        city.different += 1
        if city.different == SYMBOLS_TO_WIN:
            t.win_by_science(seat)
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-science", {"symbol": SYMBOLS[self.symbol]}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-SCI-01", "SWD-SCI-02", "SWD-SCI-03")

    def card_rules(self) -> tuple[str, ...]:
        return ("SWD-BLD-05",)


class Points(Effect):
    """Victory points at the end."""

    def __init__(self, count: int) -> None:
        self.count = count

    def points(self, t: "SevenWondersDuel", seat: i64) -> i64:
        return self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-points", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-END-03",)

    def card_rules(self) -> tuple[str, ...]:
        return ("SWD-BLD-03",)


class Coins(Effect):
    """SWD-BLD-06: coins from the bank, once."""

    def __init__(self, count: int) -> None:
        self.at_once = True
        self.count = count

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.receive(seat, self.count)
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-coins", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-BLD-06",)


class CoinsPer(Effect):
    """Coins once, for each thing counted at that moment: SWD-BLD-07, SWD-BLD-08, SWD-BLD-09, SWD-BLD-10, SWD-BLD-11,
    SWD-GLD-03, SWD-GLD-04, SWD-GLD-06, SWD-GLD-07, SWD-GLD-08."""

    def __init__(self, count: int, what: str, city: str = OWN) -> None:
        self.at_once = True
        self.count = count
        self.what = what
        self.where = city

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.receive(seat, self.count * counted(t, seat, self.what, self.where))
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-coins-per-{self.where}", {"count": self.count, "what": self.what}

    def rules(self) -> tuple[str, ...]:
        if self.where == OWN:
            return ("SWD-BLD-06", "SWD-BLD-12")
        return ("SWD-GLD-09", "SWD-GLD-10", "SWD-GLD-12")


class PointsPer(Effect):
    """Points for each thing counted at the end: SWD-GLD-01, SWD-GLD-02, SWD-GLD-03, SWD-GLD-04, SWD-GLD-06, SWD-GLD-07,
    SWD-GLD-08, SWD-TOK-09."""

    def __init__(self, count: int, what: str, city: str = OWN) -> None:
        self.count = count
        self.what = what
        self.where = city

    def points(self, t: "SevenWondersDuel", seat: i64) -> i64:
        return self.count * counted(t, seat, self.what, self.where)

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-points-per-{self.where}", {"count": self.count, "what": self.what}

    def rules(self) -> tuple[str, ...]:
        if self.where == OWN:
            return ("SWD-END-03",)
        return ("SWD-GLD-09", "SWD-GLD-11", "SWD-GLD-12")


class OpponentLoses(Effect):
    """SWD-WON-10: the opponent returns coins to the bank, all they have if fewer."""

    def __init__(self, count: int) -> None:
        self.at_once = True
        self.count = count

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.lose(1 - seat, self.count)
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-opponent-loses", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-WON-10",)


class PlayAgain(Effect):
    """SWD-WON-05: another turn at once."""

    def __init__(self) -> None:
        self.at_once = True

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.again = True
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-play-again", {}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-WON-05", "SWD-FLOW-10", "SWD-FLOW-11")


class DestroyCard(Effect):
    """SWD-WON-11, SWD-WON-20: put a card of this colour from the opponent's city on the discard pile."""

    def __init__(self, colour: int) -> None:
        self.at_once = True
        self.colour = colour

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        if t.city(1 - seat).cards_of(self.colour) == 0:
            return NO_CHOICE  # SWD-WON-22
        return CHOOSE_BROWN if self.colour == BROWN else CHOOSE_GREY

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-destroy-card", {"colour": COLOURS[self.colour]}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-WON-22", "SWD-WON-24", "SWD-WON-25")


class ProgressFromBox(Effect):
    """SWD-WON-13: draw tokens from the box, keep one."""

    def __init__(self, count: int) -> None:
        self.at_once = True
        self.count = count

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.open_library(seat, self.count)
        return CHOOSE_FROM_BOX

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-progress-from-box", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-SCI-08",)


class BuildFromDiscard(Effect):
    """SWD-WON-16: build a card of the discard pile for free."""

    def __init__(self) -> None:
        self.at_once = True

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        return CHOOSE_DISCARDED if t.discard else NO_CHOICE  # SWD-WON-22

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-build-from-discard", {}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-WON-22", "SWD-WON-23", "SWD-WON-25")


class Discount(Effect):
    """SWD-TOK-02, SWD-TOK-03: wonders or blue cards built from now on need fewer resource units."""

    def __init__(self, count: int, what: str) -> None:
        self.at_once = True
        self.count = count
        self.what = what

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        city = t.city(seat)
        if self.what == WONDERS:
            city.wonder_discount += self.count
        else:
            city.blue_discount += self.count
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-discount", {"count": self.count, "what": self.what}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-TOK-04", "SWD-TOK-17")


class TradeIncome(Effect):
    """SWD-TOK-05: what the opponent pays for missing resources comes to the owner."""

    def __init__(self) -> None:
        self.at_once = True

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.city(seat).trade_income = True
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-trade-income", {}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-TOK-05", "SWD-TOK-06", "SWD-TOK-07")


class ExtraShields(Effect):
    """SWD-TOK-11: red cards built from now on have more shields."""

    def __init__(self, count: int) -> None:
        self.at_once = True
        self.count = count

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.city(seat).extra_shields += self.count
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-extra-shields", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-TOK-11", "SWD-TOK-12", "SWD-TOK-17")


class PlayAgainOnWonders(Effect):
    """SWD-TOK-13: wonders built from now on let their builder play again."""

    def __init__(self) -> None:
        self.at_once = True

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.city(seat).always_again = True
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-play-again-on-wonders", {}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-TOK-13", "SWD-TOK-14", "SWD-TOK-17")


class CoinsOnChain(Effect):
    """SWD-TOK-15: coins for every card built for free through its chain symbol from now on."""

    def __init__(self, count: int) -> None:
        self.at_once = True
        self.count = count

    def apply(self, t: "SevenWondersDuel", seat: i64) -> i64:
        t.city(seat).chain_coins += self.count
        return NO_CHOICE

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-coins-on-chain", {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("SWD-TOK-15", "SWD-TOK-16", "SWD-TOK-17")


def counted(t: "SevenWondersDuel", seat: i64, what: str, where: str) -> i64:
    """How many there are in the owner's city, or in the city that has more."""
    own = count_in(t.city(seat), what)
    if where == OWN:
        return own
    other = count_in(t.city(1 - seat), what)
    return own if own > other else other


def count_in(city: "City", what: str) -> i64:
    """Cards are counted, not units or shields; cards under wonders do not count (SWD-BLD-12)."""
    if what == BUILT_WONDERS:
        return city.raised_count
    if what == COIN_TRIPLES:
        return city.coins // COINS_PER_POINT
    if what == PROGRESS_TOKENS:
        return len(city.tokens)
    if what == BROWN_AND_GREY_CARDS:
        return lane(city.colours, BROWN) + lane(city.colours, GREY)
    return lane(city.colours, COLOUR_COUNTED[what])


COLOUR_COUNTED: Final = {f"{colour}_cards": index for index, colour in enumerate(COLOURS)}
