"""The card language: phrases in, effect values out. What it does not know is a `Misread`.

Every sentence of the catalogue and of edition files goes through here. How far prefixes and joints reach is IMP-EFF-15;
"to" is IMP-EFF-06, "and", "then" and "twice" are IMP-EFF-09, options IMP-KEY-CHO-01 and IMP-KEY-CHO-02.
"""

import re

from pentapolis.games.imperium.effects.area import (
    GARRISONED as IN_GARRISON,
)
from pentapolis.games.imperium.effects.area import (
    UNDER_REGIONS,
    Abandon,
    FreePlay,
    Garrison,
    PlayFromDiscard,
    Recall,
    Sink,
    This,
    TripleIcon,
)
from pentapolis.games.imperium.effects.area import (
    UNDER_THIS as UNDER,
)
from pentapolis.games.imperium.effects.base import (
    ANY_CARD,
    AllOf,
    AllPlayers,
    OtherPlayers,
    What,
    joined,
    may,
)
from pentapolis.games.imperium.effects.counts import (
    AbandonedLacks,
    CitiesInPlay,
    DoneThisWay,
    ExiledWas,
    GaveTooLittle,
    GotMask,
    HasRegion,
    HasTokens,
    IconsInPlay,
    InHistory,
    InPlay,
    InPlayOrQuest,
    InState,
    IsEmpire,
    KnightsGarrisoned,
    NoActiveQuest,
    RegionsInPlay,
    RevealedFits,
    UnderThis,
)
from pentapolis.games.imperium.effects.nation import (
    Journey,
)
from pentapolis.games.imperium.effects.own import (
    TO_HAND,
    TO_HISTORY,
    TO_PILE,
    TO_TOP,
    Discard,
    DiscardDrawn,
    DiscardMasks,
    Draw,
    Find,
    Give,
    Put,
    Return,
    TakeUnrest,
)
from pentapolis.games.imperium.effects.tokens import (
    Gain,
    GainActions,
    MayMoveBack,
    MoveBack,
    Pay,
    PayAll,
    PayUpTo,
    PutOnMarket,
    PutOnThis,
    Spend,
    Steal,
    Twice,
)
from pentapolis.games.imperium.effects.trade import (
    Acquire,
    BreakThrough,
    ExileHand,
    ExileMarket,
    ExileNamed,
    ExileQuest,
    NameSuit,
)
from pentapolis.games.imperium.fame import LookFame, TakeLooked
from pentapolis.games.imperium.phrases import (
    ALL,
    EACH_OTHER,
    KIND,
    KINDS_OF_CARD,
    KNIGHTS,
    PLAIN,
    PREFIX_MAY,
    REGIONS,
    SUITS_LIST,
    THIS_VERBS,
    TOKEN,
    UNTIL,
    ZONES,
    Misread,
    N,
    amounts_of,
    kind_of,
    suits_of,
)
from pentapolis.games.imperium.reactions import (
    IgnoreUnless,
    On,
    OnAcquire,
    OnAttack,
    OnDeckEmpty,
    OnLeaves,
    OnMarketTokens,
    OnMasks,
    OnPayPopulation,
    OnPlay,
    OnPlayFromDiscard,
    OnReturn,
    OnSunk,
    OnTakeUnrest,
    OnThrough,
)
from pentapolis.games.imperium.standing import (
    CountsAs,
    Court,
    DevelopmentCheaper,
    EntersEmpire,
    EntersPlay,
    EntersScoring,
    FixedInPlay,
    Floods,
    FreeCities,
    FromExile,
    HandSize,
    IgnoreBarbarian,
    InsteadOfMasks,
    LastQuest,
    LooksMore,
    MarketToken,
    NoHistory,
    NoMaterials,
    Standing,
    UnrestCheaper,
)
from pentapolis.games.imperium.terms import (
    DECK,
    DISCARD,
    EXILE,
    GARRISONED,
    HAND,
    ICONS,
    KNIGHT,
    MARKET,
    PLAY,
    PROGRESS,
    REGION,
    UNREST,
)
from pentapolis.games.imperium.vocabulary import OPTION
from pentapolis.kernel.effects import And, Choose, Condition, CostTo, Count, Effect, If, Number, Per, Sequence, UpTo


class Language:
    """Reads phrases; it knows the names of all cards, so that a wrong name is found out."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names  # title: id of a card that has it
        self.known: dict[str, Effect] = {}  # what was read already

    # --- names ----------------------------------------------------------------------------------------------------

    def named(self, title: str) -> What | None:
        if title == "Long Walls":
            return What("long-walls", title="Long Walls*")
        if title not in self.names:
            return None
        return What("named", title=title, card=self.names[title])

    def must(self, title: str) -> What:
        found = self.named(title)
        if found is None:
            raise Misread(f"there is no card called {title!r}")
        return found

    # --- steps ----------------------------------------------------------------------------------------------------

    def steps(self, texts: list[str]) -> list[Effect]:
        """The steps of a card in order; draws that a later step speaks of remember what they drew."""
        found = [self.step(text) for text in texts]
        if any("drawn" in text for text in texts):
            for effect in found:
                if isinstance(effect, Draw):
                    effect.marked = True
        return found

    def step(self, text: str) -> Effect:
        found = self.known.get(text)
        if found is None or isinstance(found, Draw):
            found = self.read(text)
            self.known[text] = found
        return found

    def cost(self, text: str) -> Effect:
        """IMP-EFF-02: paid as a whole or not at all."""
        return as_cost(self.read(text))

    def read(self, text: str) -> Effect:
        text = text.strip()
        if text.startswith("choose one"):
            return self.choice(text)
        if text.startswith(PREFIX_MAY):
            return may_of(self.read(text[len(PREFIX_MAY) :]))
        if text.startswith(ALL):
            return AllPlayers(self.read(text[len(ALL) :]))
        if text.startswith(EACH_OTHER):
            return OtherPlayers(self.read(text[len(EACH_OTHER) :]))
        if text.startswith(UNTIL):
            return self.read(text[len(UNTIL) :])
        who = re.fullmatch(r"each other player who (could not give the full amount|was given a mask card): (.+)", text)
        if who:
            where: Condition = GaveTooLittle() if who[1].startswith("could") else GotMask()
            return OtherPlayers(self.read(who[2]), where)
        per = re.fullmatch(r"per (progress paid|region abandoned|unrest discarded) this way: (.+)", text)
        if per:
            words = {
                "progress paid": DoneThisWay("paid", "progress-paid"),
                "region abandoned": DoneThisWay("abandoned", "region-abandoned"),
                "unrest discarded": DoneThisWay("discarded", "unrest-discarded"),
            }
            return Per(words[per[1]], self.read(per[2]))
        condition = re.fullmatch(r"if (.+?): (.+)", text)
        if condition:
            then, _, otherwise = condition[2].partition(", otherwise ")
            other = self.read(otherwise) if otherwise else None
            return If(self.condition(condition[1]), self.read(then), other)
        return self.joints(text)

    def choice(self, text: str) -> Effect:
        found = re.fullmatch(r"choose one( or both)?: (.+)", text)
        if not found:
            raise Misread(f"{text!r} is no choice: write `choose one: (a) …; (b) …`")
        options = re.split(r"; \(([b-z])\) ", found[2])
        if not found[2].startswith("(a) "):
            raise Misread(f"{text!r}: the first option is (a)")
        parts = [options[0][4:], *options[2::2]]
        letters = options[1::2]
        if letters != [chr(ord("b") + place) for place in range(len(letters))] or not letters:
            raise Misread(f"{text!r}: options are (a), (b) and so on")
        if len(parts) > len(OPTION.ids):
            raise Misread(f"{text!r}: there are at most {len(OPTION.ids)} options")
        effects = [self.read(part) for part in parts]
        return Choose(*effects, most=len(effects)) if found[1] else Choose(*effects)

    def joints(self, text: str) -> Effect:
        """ "; " and ", then " outermost, then "to", then "and" (IMP-EFF-15)."""
        whole = self.clause(text)
        if whole is not None:
            return whole
        for joint in ("; ", ", then "):
            left, found, right = text.partition(joint)
            if found:
                return flat(Sequence, self.read(left), self.read(right))
        at = text.find(" to ")
        while at >= 0:
            cost = self.listed(text[:at])
            if cost is not None:
                return CostTo(as_cost(cost), self.read(text[at + 4 :]))
            at = text.find(" to ", at + 1)
        several = self.listed(text)
        if several is not None:
            return several
        raise Misread(f"{text!r} is no phrase of the card language")

    def listed(self, text: str) -> Effect | None:
        """Clauses joined by "and" or commas; what follows an "and" may have a prefix of its own."""
        whole = self.clause(text)
        if whole is not None:
            return whole
        for joint in (" and ", ", "):
            at = text.find(joint)
            while at >= 0:
                left = self.clause(text[:at])
                if left is not None:
                    rest = text[at + len(joint) :]
                    right = self.read(rest) if has_prefix(rest) else self.listed(rest)
                    if right is not None:
                        return flat(And, left, right)
                at = text.find(joint, at + 1)
        return None

    # --- clauses --------------------------------------------------------------------------------------------------

    def clause(self, text: str) -> Effect | None:
        plain = PLAIN.get(text)
        if plain is not None:
            return plain
        if text in THIS_VERBS:
            return This(THIS_VERBS[text])
        for reader in (self.tokens, self.draws, self.cards, self.places, self.market, self.others):
            found = reader(text)
            if found is not None:
                return found
        return None

    def tokens(self, text: str) -> Effect | None:
        found = re.fullmatch(rf"(gain|pay) {N} {TOKEN}(?: and {N} {TOKEN})?(?: per (.+))?", text)
        if found:
            pairs = [(found[2], found[3])]
            if found[4]:
                pairs.append((found[4], found[5]))
            if found[1] == "pay":
                return None if found[6] else Pay(amounts_of(*pairs))
            count = self.count(found[6]) if found[6] else None
            return None if found[6] and count is None else Gain(amounts_of(*pairs), count)
        found = re.fullmatch(rf"(gain|spend) {N} actions?", text)
        if found:
            return GainActions(int(found[2])) if found[1] == "gain" else Spend(int(found[2]))
        found = re.fullmatch(rf"pay up to {N} {TOKEN}", text)
        if found:
            return PayUpTo(kind_of(found[2]), int(found[1]))
        found = re.fullmatch(rf"pay all your {TOKEN} \(at least {N}\)", text)
        if found:
            return PayAll(kind_of(found[1]), int(found[2]))
        found = re.fullmatch(rf"gain twice the {TOKEN} lying on that card, not once", text)
        if found:
            return Twice(kind_of(found[1]))
        found = re.fullmatch(
            rf"steal {N} {TOKEN} from each other player(?: who (is an empire|has a region in play))?", text
        )
        if found:
            where: Condition | None = None
            if found[3]:
                where = IsEmpire() if found[3] == "is an empire" else HasRegion()
            return Steal(kind_of(found[2]), int(found[1]), where)
        found = re.fullmatch(rf"put {N} {TOKEN} from the supply on (1 card in the market|this card)", text)
        if found:
            if found[3] == "this card":
                return PutOnThis(int(found[1])) if kind_of(found[2]) == PROGRESS else None
            return PutOnMarket(kind_of(found[2]), int(found[1]))
        found = re.fullmatch(rf"ignore that attack unless that player gives you {N} {TOKEN}", text)
        if found:
            return IgnoreUnless(kind_of(found[2]), int(found[1]))
        return None

    def draws(self, text: str) -> Effect | None:
        found = re.fullmatch(rf"draw (up to )?{N} cards?( if able)?(?: per (.+))?", text)
        if found:
            count = self.count(found[4]) if found[4] else None
            if found[4] and count is None:
                return None
            return Draw(int(found[2]), bool(found[3]), bool(found[1]), count)
        found = re.fullmatch(rf"discard {N} of the cards drawn this way", text)
        if found:
            return DiscardDrawn(int(found[1]))
        found = re.fullmatch(rf"take {N} unrest", text)
        if found:
            return TakeUnrest(int(found[1]))
        found = re.fullmatch(rf"return (up to )?{N} unrest from your (.+)", text)
        if found and found[3] in ZONES:
            return Return(int(found[2]), ZONES[found[3]], bool(found[1]))
        if text == "discard any number of unrest":
            return Discard(99, What("unrest", suits=UNREST), up_to=True)
        found = re.fullmatch(rf"discard {N} (?:cards?|{KIND})", text)
        if found:
            if found[2] == "mask":
                return DiscardMasks(int(found[1]), KINDS_OF_CARD["mask"])
            return Discard(int(found[1]), KINDS_OF_CARD[found[2]] if found[2] else ANY_CARD)
        return None

    def cards(self, text: str) -> Effect | None:
        found = re.fullmatch(
            rf"(put|take) (up to )?{N} (?:cards?|{KIND}) from your (.+?) "
            r"(into your history|on top of your draw deck|into your hand)",
            text,
        )
        if found:
            what = KINDS_OF_CARD[found[4]] if found[4] else ANY_CARD
            to = {"into your history": TO_HISTORY, "on top of your draw deck": TO_TOP, "into your hand": TO_HAND}[
                found[6]
            ]
            if found[5] == "hand or garrisoned under your cards":
                return Put(int(found[3]), what, HAND | GARRISONED, to, bool(found[2]))
            if found[5] not in ZONES:
                return None
            return Put(int(found[3]), what, ZONES[found[5]], to, bool(found[2]))
        found = re.fullmatch(
            r"put (?!up to )(\D.+?) from your (discard pile|play area) (into your history|on top of your draw deck)",
            text,
        )
        if found:
            named = self.named(found[1])
            if named is None:
                return None
            to = TO_TOP if found[3].startswith("on") else TO_HISTORY
            return Put(1, named, ZONES[found[2]], to)
        found = re.fullmatch(
            rf"find (?:1 {KIND}|(?:1 )?(.+?))( in your discard pile or draw deck)? "
            r"and put it into your (hand|history|discard pile)",
            text,
        )
        if found:
            wanted = KINDS_OF_CARD[found[1]] if found[1] else self.named(found[2])
            if wanted is None:
                return None
            to = TO_PILE if found[4] == "discard pile" else found[4]
            return Find(wanted, to, DISCARD | DECK) if found[3] else Find(wanted, to)
        found = re.fullmatch(rf"give each other player {N} cards? from your hand or discard pile", text)
        if found:
            return Give(int(found[1]))
        return None

    def places(self, text: str) -> Effect | None:
        found = re.fullmatch(rf"(abandon|recall) (up to )?{N} regions?(?: with an? (.+?) icon)?", text)
        if found:
            what = self.with_icons(found[4]) if found[4] else REGIONS
            up_to = bool(found[2])
            if found[1] == "abandon":
                return Abandon(int(found[3]), what, up_to=up_to)
            return Recall(int(found[3]), what, up_to=up_to)
        found = re.fullmatch(rf"abandon {N} region under which (.+) is garrisoned", text)
        if found:
            host = KNIGHTS if found[2] == "a knight" else self.named(found[2])
            return None if host is None else Abandon(int(found[1]), REGIONS, host=host)
        found = re.fullmatch(rf"abandon {N} knights? garrisoned under regions", text)
        if found:
            return Abandon(int(found[1]), KNIGHTS, UNDER_REGIONS)
        found = re.fullmatch(r"abandon the garrisoned (.+)", text)
        if found:
            named = self.named(found[1])
            return None if named is None else Abandon(1, named, IN_GARRISON)
        found = re.fullmatch(rf"(abandon|recall) {N} pinned cards?( that is not a region)?", text)
        if found:
            pinned = (
                What("pinned-not-region", pinned=True, not_suits=REGION) if found[3] else What("pinned", pinned=True)
            )
            return Abandon(int(found[2]), pinned) if found[1] == "abandon" else Recall(int(found[2]), pinned)
        found = re.fullmatch(rf"recall {N} knights? garrisoned under this card", text)
        if found:
            return Recall(int(found[1]), KNIGHTS, UNDER)
        found = re.fullmatch(rf"recall {N} (.+) cards?", text)
        if found and self.named(found[2]) is not None:
            return Recall(int(found[1]), self.must(found[2]))
        found = re.fullmatch(rf"abandon {N} {KIND}", text)
        if found:
            return Abandon(int(found[1]), KINDS_OF_CARD[found[2]])
        found = re.fullmatch(r"abandon (.+?) or (.+)", text)
        if found and self.named(found[1]) is not None and self.named(found[2]) is not None:
            cards = (self.names[found[1]], self.names[found[2]])
            return Abandon(1, What("either", title=found[1], other=found[2], card=cards[0], card2=cards[1]))
        found = re.fullmatch(r"abandon (.+)", text)
        if found and self.named(found[1]) is not None:
            return Abandon(1, self.must(found[1]))
        found = re.fullmatch(rf"garrison {N} (?:cards?|{KIND}|(unrest)) from your hand under this card", text)
        if found:
            what = KINDS_OF_CARD[found[2]] if found[2] else What("unrest", suits=UNREST) if found[3] else ANY_CARD
            return Garrison(int(found[1]), what)
        if text == "sink this card and 1 region from your play area":
            return And(This("sink"), Sink(1, REGIONS, PLAY))
        found = re.fullmatch(rf"sink {N} region from your play area", text)
        if found:
            return Sink(int(found[1]), REGIONS, PLAY)
        found = re.fullmatch(rf"sink {N} cards? from your discard pile", text)
        if found:
            return Sink(int(found[1]), ANY_CARD, DISCARD)
        found = re.fullmatch(
            r"free play 1 (unrest|card with an empire icon) from your hand(, ignoring that icon)?", text
        )
        if found:
            what = What("unrest", suits=UNREST) if found[1] == "unrest" else What("empire-card", empire=True)
            return FreePlay(what, bool(found[2]))
        found = re.fullmatch(rf"play 1 {KIND} from your discard pile", text)
        if found:
            return PlayFromDiscard(KINDS_OF_CARD[found[1]])
        found = re.fullmatch(r"1 (fertile|river) icon in your play area counts as 3 production icons", text)
        return TripleIcon(ICONS.index(found[1])) if found else None

    def market(self, text: str) -> Effect | None:
        for ending in (", twice", ", up to twice"):
            if text.endswith(ending):
                part = self.market(text[: -len(ending)])
                if part is None:
                    return None
                return Per(Number(2), part) if ending == ", twice" else UpTo(Number(2), part)
        if text == "acquire 1 card that is not a knight from the exile pile":
            return Acquire(0, EXILE, what=What("card-not-knight", not_types=KNIGHT))
        found = re.fullmatch(rf"acquire a card in the market that has {TOKEN} on it", text)
        if found:
            return Acquire(0, MARKET, kind_of(found[1]))
        found = re.fullmatch(
            rf"acquire an? {SUITS_LIST} card( from the market or the exile pile)?(?: that has {TOKEN} on it)?", text
        )
        if found:
            zones = MARKET | EXILE if found[2] else MARKET
            return Acquire(suits_of(found[1]), zones, kind_of(found[3]) if found[3] else -1)
        found = re.fullmatch(rf"break through for an? {SUITS_LIST} card(, may: take it from the exile pile)?", text)
        if found:
            return BreakThrough(suits_of(found[1]), bool(found[2]))
        found = re.fullmatch(rf"exile {N} cards? from the market", text)
        if found:
            return ExileMarket(int(found[1]))
        found = re.fullmatch(rf"exile {N} cards? from your hand that is not an unrest", text)
        if found:
            return ExileHand(int(found[1]), What("card-not-unrest", not_suits=UNREST))
        found = re.fullmatch(r"exile 1 impending quest other than (.+)", text)
        if found:
            return ExileQuest(self.must(found[1]))
        found = re.fullmatch(r"exile (.+)", text)
        if found and self.named(found[1]) is not None:
            return ExileNamed(self.must(found[1]))
        found = re.fullmatch(r"name 1 suit out of (.+)", text)
        return NameSuit(suits_of(found[1])) if found else None

    def others(self, text: str) -> Effect | None:
        found = re.fullmatch(rf"look at the top {N} cards of the fame deck", text)
        if found:
            return LookFame(int(found[1]))
        found = re.fullmatch(rf"take {N} of them into your hand and put the rest back", text)
        if found:
            return TakeLooked(int(found[1]))
        found = re.fullmatch(r"(flip|replace) this card (?:to|with) (.+)", text)
        if found and self.named(found[2]) is not None:
            return Journey(self.must(found[2]), found[1] == "replace")
        return None

    def with_icons(self, text: str) -> What:
        icons = 0
        for word in text.split(" or "):
            if word not in ICONS:
                raise Misread(f"{word!r} is no icon")
            icons |= 1 << ICONS.index(word)
        return What("region-with", suits=REGION, icons=icons)

    # --- counts and conditions ---------------------------------------------------------------------------------------

    def count(self, text: str) -> Count | None:
        found = re.fullmatch(r"(production|fertile|river) icon in your play area", text)
        if found:
            return IconsInPlay(ICONS.index(found[1]))
        words: dict[str, Count] = {
            "region in your play area": RegionsInPlay(),
            "city or metropolis card in your play area": CitiesInPlay(),
            "knight you have garrisoned": KnightsGarrisoned(KNIGHTS),
            "card abandoned this way": DoneThisWay("abandoned", "card-abandoned"),
            "unrest returned this way": DoneThisWay("returned", "unrest-returned"),
        }
        return words.get(text)

    def condition(self, text: str) -> Condition:
        plain: dict[str, Condition] = {
            "barbarian": InState(False),
            "empire": InState(True),
            "there is no active quest": NoActiveQuest(),
            "the revealed card has the named suit": RevealedFits(),
            "the exiled card was an attack card": ExiledWas(KINDS_OF_CARD["attack"]),
        }
        if text in plain:
            return plain[text]
        found = re.fullmatch(rf"you have at least {N} {TOKEN}", text)
        if found:
            return HasTokens(kind_of(found[2]), int(found[1]))
        found = re.fullmatch(r"the abandoned card has no (production|fertile|river) icon", text)
        if found:
            return AbandonedLacks(ICONS.index(found[1]))
        found = re.fullmatch(rf"{N} {KIND} are garrisoned under this card", text)
        if found:
            return UnderThis(KINDS_OF_CARD[found[2]], int(found[1]))
        found = re.fullmatch(rf"at least {N} (.+) cards are in play", text)
        if found:
            return InPlay(self.must(found[2]), int(found[1]))
        found = re.fullmatch(r"(.+) and (.+) are both in play", text)
        if found:
            return AllOf([InPlay(self.must(found[1])), InPlay(self.must(found[2]))])
        found = re.fullmatch(r"(.+) is in play or is the active quest", text)
        if found:
            return InPlayOrQuest(self.must(found[1]))
        found = re.fullmatch(r"(.+) is in play and (.+) is in your history", text)
        if found:
            return AllOf([InPlay(self.must(found[1])), InHistory(self.must(found[2]))])
        found = re.fullmatch(r"(.+) is in (play|your history)", text)
        if found:
            what = self.must(found[1])
            return InPlay(what) if found[2] == "play" else InHistory(what)
        raise Misread(f"{text!r} is no condition of the card language")

    # --- triggers and passives ------------------------------------------------------------------------------------

    def trigger(self, text: str, part: Effect, optional: bool) -> On:
        """What an ability or a passive waits for, with what it then does."""
        plain = {
            "you return an unrest": OnReturn,
            "you take unrest": OnTakeUnrest,
            "you pay population (not if the whole population cost is paid with progress)": OnPayPopulation,
            "another player's attack card would affect you": OnAttack,
            "a card of yours is sunk": OnSunk,
            "your draw deck becomes empty": OnDeckEmpty,
            "a card effect makes you discard mask cards": OnMasks,
        }
        if text in plain:
            return plain[text](part, optional)
        if text == "you play an attack card":
            return OnPlay(part, optional, 0, True)
        found = re.fullmatch(rf"you play an? {SUITS_LIST} card( from your discard pile)?", text)
        if found:
            suits = suits_of(found[1])
            return OnPlayFromDiscard(part, optional, suits) if found[2] else OnPlay(part, optional, suits, False)
        found = re.fullmatch(rf"you acquire( or break through for)? an? {SUITS_LIST} card", text)
        if found:
            return OnAcquire(part, optional, suits_of(found[2]), bool(found[1]))
        found = re.fullmatch(r"you gain materials through a card in play that has a (fertile|river) icon", text)
        if found:
            return OnThrough(part, optional, ICONS.index(found[1]))
        found = re.fullmatch(rf"you gain a market card that has {TOKEN} on it", text)
        if found:
            return OnMarketTokens(part, optional, kind_of(found[1]))
        found = re.fullmatch(r"(.+) leaves play", text)
        if found:
            named = self.must(found[1])
            return OnLeaves(part, optional, named.title, named.card)
        raise Misread(f"{text!r} is no trigger of the card language")

    def passive(self, text: str) -> Standing | On:
        standing = self.standing(text)
        if standing is not None:
            return standing
        found = re.fullmatch(r"when (.+?): (.+)", text)
        if not found:
            raise Misread(f"{text!r} is no passive of the card language")
        optional = found[2].startswith(PREFIX_MAY)
        part = self.read(found[2][len(PREFIX_MAY) :] if optional else found[2])
        return self.trigger(found[1], part, optional)

    def standing(self, text: str) -> Standing | None:
        plain: dict[str, Standing] = {
            "cards that would go into your history are discarded instead": NoHistory(),
            "your sunk cards go to your flooded pile": Floods(),
            "your city and metropolis cards have free play": FreeCities(),
            "this card can be neither abandoned nor recalled": FixedInPlay(),
            "this card can become the active quest only when no other impending quest is left": LastQuest(),
            "a quest garrisoned under this card is your active quest (at most 1); "
            "it is not scored while it lies here": Court(),
            "when a card effect makes you discard mask cards: may: abandon cards garrisoned under this card "
            "in place of any of them, one for one": InsteadOfMasks(),
            "when you would gain materials: instead each other player gains 1 progress and you gain 2 population": (
                NoMaterials()
            ),
        }
        if text in plain:
            return plain[text]
        found = re.fullmatch(rf"your hand size is {N} larger", text)
        if found:
            return HandSize(int(found[1]))
        found = re.fullmatch(
            rf"the materials option (and the discard option )?of an unrest you play costs? {N} less \(minimum 1\)", text
        )
        if found:
            return UnrestCheaper(int(found[2]), bool(found[1]))
        found = re.fullmatch(rf"your development costs are {N} {TOKEN} lower \(minimum 0\)", text)
        if found:
            return DevelopmentCheaper(kind_of(found[2]), int(found[1]))
        found = re.fullmatch(r"ignore the barbarian icon of your (.+?) cards( and attack cards)?", text)
        if found:
            return IgnoreBarbarian(found[1], self.must(found[1]).card, bool(found[2]))
        found = re.fullmatch(rf"this card counts as {N} regions for every other card effect and for VP", text)
        if found:
            return CountsAs(int(found[1]))
        found = re.fullmatch(
            rf"when you acquire an? {SUITS_LIST} card: may: take it from the exile pile(?: and (.+))?", text
        )
        if found:
            return FromExile(suits_of(found[1]), self.read(found[2]) if found[2] else None)
        found = re.fullmatch(rf"when you look at cards of the fame deck: look at {N} cards? more, then (.+)", text)
        if found:
            return LooksMore(int(found[1]), self.read(found[2]))
        found = re.fullmatch(
            rf"when you would put 1 progress on a card in the market: put {N} {TOKEN} on it instead", text
        )
        return MarketToken(kind_of(found[2]), int(found[1])) if found else None

    def entering(self, zone: str, text: str) -> Standing:
        """`on_enter` (IMP-EFF-79)."""
        known: dict[tuple[str, str], Standing] = {
            ("discard_pile", "put this card into your play area instead (the state card does not flip)"): EntersPlay(),
            ("discard_pile", "trigger scoring (the state card does not flip)"): EntersScoring(),
            ("play_area", "flip your state card to empire"): EntersEmpire(),
        }
        found = known.get((zone, text))
        if found is None:
            raise Misread(f"{text!r} is nothing that happens on entering {zone}")
        return found


def has_prefix(text: str) -> bool:
    return text.startswith((PREFIX_MAY, ALL, EACH_OTHER, "if "))


def may_of(part: Effect) -> Effect:
    """`may:` before "up to" asks nothing more: none is among the numbers."""
    if isinstance(part, MoveBack):
        return MayMoveBack(part)
    return part if isinstance(part, UpTo) else may(part)


def flat(kind: type[Sequence], left: Effect, right: Effect) -> Effect:
    """Three parts joined alike are one value of three parts."""
    parts = [left, *right.steps] if type(right) is kind and isinstance(right, Sequence) else [left, right]
    return joined(parts, then=kind is Sequence)


def as_cost(effect: Effect) -> Effect:
    """IMP-EFF-17: returning unrest as a cost must be done."""
    if isinstance(effect, Return | Put | Find):
        effect.as_cost = True
    elif isinstance(effect, Sequence):
        for part in effect.steps:
            as_cost(part)
    return effect
