"""What the evaluator of Empire's End reckons with at a stage of the game: the same for all empires."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.conflict import Strength, StrengthPerAdjacent
from pentapolis.games.empires_end.abilities.disaster import QuakeGain, QuakeRefresh
from pentapolis.games.empires_end.abilities.economy import (
    ConvertAll,
    ConvertAny,
    Gain,
    GainPoints,
    Refreshing,
    RepeatEconomy,
)
from pentapolis.games.empires_end.abilities.ending import (
    EndMostDestroyed,
    EndPerAdjacent,
    EndPerDestroyed,
    EndPerResource,
    EndRepeat,
)
from pentapolis.games.empires_end.abilities.industry import MoveInnovation, PlayDiscount, RestoreDiscount, SwapLocations
from pentapolis.games.empires_end.catalogue import FIRST_LOCATION
from pentapolis.games.empires_end.edition import Edition
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import AXE, COIN, HAMMER, IN_ECONOMY, RESOURCES, WHEAT, amount
from pentapolis.kernel.packed import size

VARIES: Final = -1e9  # the worth of an ability that is not the same for all empires
MOST_OPEN: Final = 2  # disasters on the table at once
RESTORABLE: Final = 4  # locations of which a chance is known that they are restored
# What an ability counts for.
FOR_INNOVATIONS: Final = 0
FOR_WORKS: Final = 1
FOR_ARMS: Final = 2
FOR_FINALS: Final = 3
USES: Final = 4
STRONGEST: Final = 16  # strength beyond it brings nothing more
BIDS: Final = 5  # tokens that are bid on top of it, fewer than


class Numbers:
    """What things are worth in points, and how likely; `empires_end.toml` has them by these names."""

    def __init__(self, numbers: dict[str, float]) -> None:
        # A token that will be used, wheat, hammer, axe, coin; of one that may be, and of one too many, a part.
        self.token = [numbers[name] for name in RESOURCES]
        self.second = numbers["second"]
        self.spare = numbers["spare"]
        # Tokens of a kind for which there is a use: for each disaster, each phase of its own kind to come.
        self.per_disaster = [numbers[f"{name}_per_disaster"] for name in RESOURCES]
        self.per_phase = [numbers[f"{name}_per_phase"] for name in RESOURCES]
        # One use of an ability.
        self.conversion = numbers["conversion"]  # of what the exchange brings,
        self.any_exchange = numbers["any_exchange"]  # ... if it is one token for another
        self.repeat = numbers["repeat"]
        self.discount = numbers["discount"]
        self.swap = numbers["swap"]
        self.move = numbers["move"]
        self.restore = numbers["restore"]
        self.refresh = numbers["refresh"]
        self.free_pass = numbers["free_pass"]  # a free bid that is ready,
        self.another = numbers["another"]  # ... a replacement,
        self.again = numbers["again"]  # ... and how much of it is left once it is exhausted
        self.might = numbers["might"]  # a point of strength in a conflict
        self.quake = numbers["quake"]  # of what an earthquake card gives, for each disaster of one's own
        self.quake_refresh = numbers["quake_refresh"]
        self.beside = numbers["beside"]  # neighbours of a kind where a card has no place yet
        self.leftovers = numbers["leftovers"]  # tokens of a kind that come together until the end, if they score
        self.kept_part = numbers["kept_part"]  # of those that are there, so many will be spent by then
        self.end_repeated = numbers["end_repeated"]
        self.destroyed_more = numbers["destroyed_more"]  # locations that each disaster of one's own destroys for good
        self.most_step = numbers["most_step"]  # the chance to have most destroyed, for each one that is ahead
        # Hands and ruins.
        self.held = numbers["held"]  # of what a hand card would bring, if it is played
        self.hand_cost = numbers["hand_cost"]  # of what it costs
        self.wear = numbers["wear"]  # the part of the locations each disaster of one's own costs, restored ones apart
        self.wear_points = numbers["wear_points"]  # the same for points: the valuable ones are defended
        # The chance that the first, second ... location is restored, and that of all others.
        self.restored = [numbers[f"restored_{at + 1}"] for at in range(RESTORABLE)] + [0.0]
        self.unpaid = numbers["unpaid"]  # of that, while the hammers for it are not there
        self.ruin_value = numbers["ruin_value"]  # of what it was worth
        # Bidding.
        self.paid = numbers["paid"]  # a token that is paid to pass,
        self.pot = numbers["pot"]  # ... and of the tokens that lie there already what they are worth to the taker
        self.bargain = numbers["bargain"]  # of the highest price that the taker of a disaster can get from the others
        self.passes_more = numbers["passes_more"]  # than the poorest can pay
        self.rival_bid = numbers["rival_bid"]  # of the axes and coins that others have, they bid so many in a conflict
        self.close = numbers["close"]  # strengths that differ by so much leave the victory open
        self.victory = numbers["victory"]  # on top of what it gives: no upheaval


class Stage:
    """The phases to come, and what that makes of tokens and abilities."""

    def __init__(
        self, n: Numbers, edition: Edition, track: list[str], seats: int, at: int, fighting: bool, disasters: int
    ) -> None:
        self.n = n
        ahead = track[at:]
        self.economy = float(sum([1 for code in ahead if code in {"E", "EI"}]))
        self.industry = float(sum([1 for code in ahead if code in {"I", "EI"}]))
        self.conflict = float(sum([1 for code in ahead if code == "C"]))
        self.disaster = float(sum([len(code) for code in ahead if code[0] == "D"]))
        self.left = float(len(ahead)) / float(len(track))
        if fighting:
            self.conflict += 1.0  # the one that is being fought
        self.disasters = self.disaster + float(disasters)  # those on the table too
        self.own = self.disasters / float(seats)
        self.last = 1.0 - n.wear * self.own  # the part of the locations that is healthy in the end,
        self.mean = 1.0 - 0.5 * n.wear * self.own  # ... and until then
        self.last_points = 1.0 - n.wear_points * self.own
        self.quakes = n.quake * self.own
        self.wheat_use = n.per_disaster[WHEAT] * self.disasters + n.per_phase[WHEAT] * self.economy
        self.hammer_use = n.per_disaster[HAMMER] * self.disasters + n.per_phase[HAMMER] * self.industry
        self.axe_use = n.per_disaster[AXE] * self.disasters + n.per_phase[AXE] * self.conflict
        self.coin_use = (
            n.per_disaster[COIN] * self.disasters + n.per_phase[COIN] * (self.industry + self.conflict) + 0.01
        )
        # What an ability is worth, by source, if that is the same for all; and what it counts for.
        self.steady = [steady_worth(self, ability) for ability in edition.abilities]
        self.uses = [use_of(source, ability) for source, ability in enumerate(edition.abilities)]
        self.points = [float(tile.points) * self.last_points for tile in edition.locations]
        self.might = n.might * self.conflict * self.mean  # a point of strength, in all conflicts to come
        self.by_strength = [conflict_worth(self, edition, float(mine)) for mine in range(STRONGEST + 1)]

    def strength(self, arms: float) -> float:
        """The strength that is worth so much."""
        return arms / self.might if self.might > 0.0 else 0.0

    def prowess(self, arms: float) -> float:
        """What a conflict brings on average with this much in arms."""
        mine: i64 = int(self.strength(arms) + 0.5)
        return self.by_strength[mine if mine < STRONGEST else STRONGEST]

    def used(self, count: i64, use: float) -> float:
        """So many tokens, if there is a use for so many: in tokens that are used."""
        have = float(count)
        if have <= use:
            return have
        if have <= 2.0 * use:
            return use + self.n.second * (have - use)
        return use + self.n.second * use + self.n.spare * (have - 2.0 * use) * (1.0 if use > 0.1 else 0.0)

    def tokens(self, goods: i64) -> float:
        """What resources are worth."""
        token = self.n.token
        return (
            token[WHEAT] * self.used(amount(goods, WHEAT), self.wheat_use)
            + token[HAMMER] * self.used(amount(goods, HAMMER), self.hammer_use)
            + token[AXE] * self.used(amount(goods, AXE), self.axe_use)
            + token[COIN] * self.used(amount(goods, COIN), self.coin_use)
        )

    def flat(self, goods: i64) -> float:
        """What resources are worth that come in the course of the game."""
        token = self.n.token
        return (
            token[WHEAT] * float(amount(goods, WHEAT))
            + token[HAMMER] * float(amount(goods, HAMMER))
            + token[AXE] * float(amount(goods, AXE))
            + token[COIN] * float(amount(goods, COIN))
        )


class Outlook:
    """The stages of a track, each worked out when it is first met."""

    def __init__(self, n: Numbers, t: EmpiresEnd) -> None:
        self.n = n
        self.edition = t.edition
        self.track = t.track
        self.seats = t.seats
        self.stages: list[Stage | None] = [None] * (2 * (MOST_OPEN + 1) * (len(t.track) + 1))

    def fits(self, t: EmpiresEnd) -> bool:
        return self.track is t.track and self.seats == t.seats and self.edition is t.edition

    def stage(self, t: EmpiresEnd) -> Stage:
        at = t.space + 1
        fighting = t.conflict >= 0 and not t.strengths
        disasters = size(t.open)
        index = (at * 2 + (1 if fighting else 0)) * (MOST_OPEN + 1) + disasters
        stage = self.stages[index]
        if stage is None:
            stage = Stage(self.n, t.edition, t.track, t.seats, int(at), fighting, int(disasters))
            self.stages[index] = stage
        return stage


def use_of(source: int, ability: Ability) -> int:
    if isinstance(ability, (Strength, StrengthPerAdjacent)):
        return FOR_ARMS
    if source >= FIRST_LOCATION:
        return FOR_WORKS
    if isinstance(ability, (EndMostDestroyed, EndPerAdjacent, EndPerDestroyed, EndPerResource, EndRepeat)):
        return FOR_FINALS
    return FOR_INNOVATIONS


def conflict_worth(stage: Stage, edition: Edition, mine: float) -> float:
    """What a conflict gives by its bands for a strength, on average over all of them, with the bid that pays best."""
    found = 0.0
    token = 0.5 * (stage.n.token[AXE] + stage.n.token[COIN])
    for card in edition.conflicts:
        best = VARIES
        for bid in range(BIDS):
            worth = -token * float(bid)
            for band in card.bands:
                if float(band.least) <= mine + float(bid) <= float(band.most):
                    worth += float(band.points) + stage.flat(band.goods) + float(band.refresh)
            best = max(best, worth)
        found += best
    return found / float(len(edition.conflicts))


def steady_worth(stage: Stage, ability: Ability) -> float:
    """What an ability brings from now on as long as its location is healthy, if it is the same for all: else VARIES."""
    if isinstance(ability, Gain):
        return stage.flat(ability.goods) * stage.economy * stage.mean
    if isinstance(ability, Strength):
        return stage.n.might * float(ability.amount) * stage.conflict * stage.mean
    if isinstance(ability, PlayDiscount):
        return stage.n.discount * float(ability.cards) * stage.industry * stage.mean
    if isinstance(ability, GainPoints):
        phases = stage.economy if ability.phase == IN_ECONOMY else stage.industry
        return float(ability.points) * phases * stage.mean
    if isinstance(ability, Refreshing):
        phases = stage.economy if ability.phase == IN_ECONOMY else stage.industry
        return stage.n.refresh * phases * stage.mean
    if isinstance(ability, ConvertAny):
        return stage.n.conversion * float(ability.uses) * stage.n.any_exchange * stage.economy * stage.mean
    if isinstance(ability, ConvertAll):
        gain = stage.flat(ability.goods) - stage.n.token[ability.resource]
        return stage.n.conversion * float(ability.uses) * gain * stage.economy * stage.mean
    if isinstance(ability, RepeatEconomy):
        return stage.n.repeat * stage.economy * stage.mean
    if isinstance(ability, SwapLocations):
        return stage.n.swap * stage.industry * stage.mean
    if isinstance(ability, MoveInnovation):
        return stage.n.move * stage.industry * stage.mean
    if isinstance(ability, RestoreDiscount):
        return stage.n.restore * stage.industry * stage.mean
    if isinstance(ability, EndRepeat):
        return stage.n.end_repeated * stage.last
    if isinstance(ability, QuakeGain):
        return stage.flat(ability.goods) * stage.quakes
    if isinstance(ability, QuakeRefresh):
        return stage.n.quake_refresh * stage.quakes
    return VARIES
