"""The rules of 7 Wonders Duel as steps and decisions, in the order of a game: draft, ages, turns, choices, the end."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.catalogue import (
    CARD,
    CARDS,
    GUILD,
    LAYOUTS,
    TOKEN,
    TOKENS,
    WONDER,
    WONDER_CARDS,
    Card,
    Wonder,
)
from pentapolis.games.seven_wonders_duel.effects import (
    CHOOSE_BROWN,
    CHOOSE_DISCARDED,
    CHOOSE_FROM_BOX,
    CHOOSE_GREY,
    CHOOSE_PROGRESS,
    NO_CHOICE,
    Effect,
    Produce,
)
from pentapolis.games.seven_wonders_duel.prices import card_price, discard_income, trade, wonder_price
from pentapolis.games.seven_wonders_duel.scoring import civilian_winners, total
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    AGES,
    BLUE,
    BROWN,
    CARDS_IN_BOX,
    CIVILIAN,
    COLOURS,
    GREY,
    GUILDS_IN_BOX,
    MOST_WONDERS,
    STRUCTURE,
    WONDERS_LAID_OUT,
)
from pentapolis.games.seven_wonders_duel.vocabulary import (
    BEGIN,
    BUILD,
    DESTROY,
    DISCARD,
    DRAFT,
    LEARN,
    RAISE,
    REVIVE,
    VOCABULARY,
)
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.table import shuffle

# Where each verb's moves begin: a turn asks this for every move it plays.
BUILD_0: Final[i64] = BUILD.base
DISCARD_0: Final[i64] = DISCARD.base
RAISE_0: Final[i64] = RAISE.base
BUILDS: Final = BUILD.words
DISCARDS: Final = DISCARD.words
RAISES: Final = RAISE.words
DRAFTS: Final = DRAFT.words
ALL_CARDS: Final[i64] = len(CARDS)
FULL: Final[i64] = (1 << STRUCTURE) - 1


def plus(items: list[int], item: int) -> list[int]:
    """A new list with one more: the tables' lists that are "replaced" never change in place."""
    more = items.copy()
    more.append(item)
    return more


def without(items: list[int], item: int) -> list[int]:
    """A new list with one fewer."""
    fewer = items.copy()
    fewer.remove(item)
    return fewer


# --- the wonder draft ---------------------------------------------------------------------------------------------


class LayOutWonders(Step[SevenWondersDuel]):
    """SWD-SET-06, -07: four random wonders are laid face up. The second four come after the first are taken."""

    def __init__(self, draft: int) -> None:
        self.draft = draft
        self.name = f"wonders-{draft}"

    def run(self, t: SevenWondersDuel) -> None:
        kept: list[int] = []  # what the script keeps for the second four
        if t.script is not None and self.draft == 1:
            kept = t.script.get("wonders-2", kept)
        wonders = [wonder for wonder in t.unused_wonders if wonder not in kept]
        t.offer = t.draw(self.name, wonders, WONDERS_LAID_OUT)
        t.unused_wonders = wonders + kept
        t.block_undo()
        if t.telling:
            t.tell("log-wonders", {"wonders": [WONDER.ids[wonder] for wonder in t.offer]})

    def label(self) -> str:
        return f"LayOutWonders({self.draft})"


class DraftWonder(Decision[SevenWondersDuel]):
    """SWD-SET-06: take one of the wonders laid out."""

    question = "ask-draft"

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        return cast("list[int]", [DRAFTS[wonder] for wonder in t.offer])

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not DRAFT:
            return Reason("SWD-SET-06", "refuse-draft-first", {})
        if VOCABULARY.first[move] not in t.offer:
            return Reason("SWD-SET-06", "refuse-not-laid-out", VOCABULARY.objects(move))
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        wonder = VOCABULARY.first[move]
        t.offer = without(t.offer, wonder)
        city = t.city(seat)
        city.unbuilt = plus(city.unbuilt, wonder)
        if t.telling:
            t.tell("log-draft", {"seat": seat, "wonder": WONDER.ids[wonder]})


# --- the ages -----------------------------------------------------------------------------------------------------


class BeginAge(Step[SevenWondersDuel]):
    """SWD-FLOW-02: the age's cards are shuffled and laid out; then somebody begins."""

    def __init__(self, age: int) -> None:
        self.age = age

    def run(self, t: SevenWondersDuel) -> None:
        t.age = self.age
        deal(t, self.age)
        t.block_undo()
        if t.telling:
            t.tell("log-age", {"age": self.age})
        if self.age == 1:
            ask_turn(t, t.starter)  # SWD-FLOW-06
        elif t.conflict != 0:
            # SWD-FLOW-13: the weaker player, on whose side the pawn stands, names who begins.
            t.push(CHOOSE_BEGINNER[1 if t.conflict > 0 else 0])
        elif t.begins_from_centre:
            ask_turn(t, t.active)  # SWD-VAR-02: the wording of the first edition
        else:
            t.push(CHOOSE_BEGINNER[t.active])  # SWD-FLOW-15: whoever took the last card

    def label(self) -> str:
        return f"BeginAge({self.age})"


def deal(t: SevenWondersDuel, age: int) -> None:
    """SWD-SET-11, -12: 20 cards of the age are dealt to the slots, the others stay in the box unseen."""
    name = AGE_NAMES[age]
    deck = AGE_DECKS[age].copy()
    if age < AGES:
        dealt = t.draw(name, deck, STRUCTURE)
    else:
        guilds = AGE_DECKS[GUILD].copy()
        first = t.scripted(name).copy()
        for card in first:
            (guilds if CARDS[card].back == GUILD else deck).remove(card)
        rest = t.draw("guilds", guilds, len(guilds) - GUILDS_IN_BOX)
        rest += t.draw(name, deck, len(deck) - CARDS_IN_BOX)
        shuffle(rest, t.rng)
        dealt = first + rest
        deck += guilds
    t.boxed = t.boxed + deck
    layout = LAYOUTS[age - 1]
    t.present = FULL
    t.face_up = layout.face_up
    t.lay(dealt, layout.open_at_start)


class ChooseBeginner(Decision[SevenWondersDuel]):
    """SWD-FLOW-13 to -15: name who begins the age; its face-up cards can be seen already."""

    question = "ask-begin"

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        return [BEGIN.move(0), BEGIN.move(1)]

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not BEGIN:
            return Reason("SWD-FLOW-13", "refuse-begin-first", {})
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        beginner = VOCABULARY.first[move]
        if t.telling:
            if beginner == seat:
                t.tell("log-begins-self", {"seat": seat})
            else:
                t.tell("log-begin", {"seat": seat, "seat2": beginner})
        ask_turn(t, beginner)


# --- a turn -------------------------------------------------------------------------------------------------------


class Turn(Decision[SevenWondersDuel]):
    """SWD-FLOW-07: take one accessible card, and build it, discard it, or raise a wonder with it."""

    question = "ask-turn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.quick = True

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        city = t.city(seat)
        coins = city.coins
        legal: list[object] = []
        for card in t.accessible:
            if card_price(city, card) <= coins:
                legal.append(BUILDS[card.index])
            legal.append(DISCARDS[card.index])
        for wonder in city.unbuilt:
            if wonder_price(city, WONDER_CARDS[wonder]) <= coins:
                first = wonder * ALL_CARDS
                for card in t.accessible:
                    legal.append(RAISES[first + card.index])
        return cast("list[int]", legal)

    def pick(self, t: SevenWondersDuel, seat: int, rng: Rng) -> int:
        """Counts the moves, draws a number, and finds the move that stands there in the list of `moves`."""
        city = t.away if seat else t.home
        cards = t.accessible
        coins = city.coins
        count: i64 = 0
        buildable: i64 = 0  # a bit for each accessible card
        bit: i64 = 1
        for card in cards:
            price = card.fixed_price
            if price < 0:
                price = card_price(city, card)
            if price <= coins:
                buildable |= bit
                count += 1
            bit <<= 1
        places: i64 = len(cards)
        count += places
        affordable: i64 = 0  # a bit for each unbuilt wonder
        raises: i64 = 0
        bit = 1
        discount = city.wonder_discount
        for wonder in city.unbuilt:
            if trade(city, WONDER_CARDS[wonder].cost, discount) <= coins:
                affordable |= bit
                raises += places
            bit <<= 1
        at = rng.below(count + raises)
        if at >= count:
            at -= count
            for wonder in city.unbuilt:
                if affordable & 1:
                    if at < places:
                        return RAISE_0 + wonder * ALL_CARDS + cards[at].index
                    at -= places
                affordable >>= 1
        for card in cards:
            if buildable & 1:
                if at == 0:
                    return BUILD_0 + card.index
                at -= 1
            if at == 0:
                return DISCARD_0 + card.index
            at -= 1
            buildable >>= 1
        raise AssertionError("a number below the count of moves has a move")

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        if verb is not BUILD and verb is not DISCARD and verb is not RAISE:
            return t.not_asked(move)
        named: dict[str, Any] = dict(VOCABULARY.objects(move))
        city = t.city(seat)
        other = t.city(1 - seat)
        card = VOCABULARY.second[move] if verb is RAISE else VOCABULARY.first[move]
        reason = why_not_take(t, card)
        if reason is not None:
            return reason
        if verb is BUILD:
            price = card_price(city, CARDS[card])
            if price > city.coins:  # SWD-COST-19: the coins must be in the treasury beforehand
                args = {**named, "price": int(price), "coins": int(city.coins)}
                return Reason("SWD-COST-02", "refuse-price", args)
        if verb is RAISE:
            wonder = VOCABULARY.first[move]
            if wonder in city.raised:
                return Reason("SWD-WON-01", "refuse-raised-already", named)
            if wonder not in city.unbuilt:
                # SWD-WON-03: seven are built, or it was never this player's.
                if len(city.raised) + len(other.raised) == MOST_WONDERS and wonder in t.unused_wonders:
                    return Reason("SWD-WON-03", "refuse-seven-wonders", named)
                return Reason("SWD-WON-01", "refuse-not-your-wonder", named)
            price = wonder_price(city, WONDER_CARDS[wonder])
            if price > city.coins:
                args = {**named, "price": int(price), "coins": int(city.coins)}
                return Reason("SWD-COST-02", "refuse-wonder-price", args)
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        below = len(t.agenda)
        word: i64 = move
        if word < DISCARD_0:
            card = CARDS[word - BUILD_0]
            t.take(card)
            build(t, seat, card)
        elif word < RAISE_0:
            card = CARDS[word - DISCARD_0]
            t.take(card)
            discard(t, seat, card)
        else:
            word -= RAISE_0
            under = CARDS[word % ALL_CARDS]
            t.take(under)
            raise_wonder(t, seat, WONDER_CARDS[word // ALL_CARDS], under)
        if t.over:
            return
        if len(t.agenda) == below:
            end_turn(t)
        else:  # first the choices that the action has put on the agenda
            t.agenda.insert(below, END_OF_TURN)


def ask_turn(t: SevenWondersDuel, seat: i64) -> None:
    """The seat's turn comes next."""
    t.active = seat
    if len(t.accessible) > 1:
        t.ask(TURN[seat])  # two cards can always be discarded (SWD-FLOW-08), so there is a choice
    else:
        t.push(TURN[seat])


def why_not_take(t: SevenWondersDuel, card: int) -> Reason | None:
    """Why a card cannot be taken from the structure; None when it is accessible.

    Whether a card lies face down or in the box is not told apart: that would give away what is hidden.
    """
    if CARDS[card] in t.accessible:
        return None
    for slot in range(STRUCTURE):
        if t.slots[slot] == card and (t.present & t.face_up) >> slot & 1:
            return Reason("SWD-FLOW-05", "refuse-covered", {"card": CARD.ids[card]})
    return Reason("SWD-FLOW-07", "refuse-not-in-sight", {"card": CARD.ids[card]})


def build(t: SevenWondersDuel, seat: i64, card: Card) -> None:
    """Action 1 (SWD-BLD-01): pay, put the card into the city, apply its effects."""
    city = t.city(seat)
    if city.chains & card.needs:  # SWD-COST-16; whoever has the chain builds by it (SWD-TOK-16)
        if t.telling:
            t.tell("log-build-chain", {"seat": int(seat), "card": card.id, "chain": card.free_with})
        if city.chain_coins:
            t.receive(seat, city.chain_coins)
            if t.telling:
                t.tell("log-chain-coins", {"seat": int(seat), "coins": int(city.chain_coins)})
    else:
        spent = trade(city, card.cost, city.blue_discount if card.colour == BLUE else 0)
        if t.telling:
            args = {"seat": int(seat), "card": card.id, "coins": int(card.cost.coins + spent)}
            t.tell("log-build", args)
        pay(t, seat, card.cost.coins, spent)
    construct(t, seat, card)


def pay(t: SevenWondersDuel, seat: i64, coins: i64, spent: i64) -> None:
    """The coin cost goes to the bank; so does what trade costs, unless the opponent has Economy (SWD-TOK-05)."""
    city = t.city(seat)
    city.coins -= coins + spent
    other = t.city(1 - seat)
    if other.trade_income and spent:
        other.coins += spent
        t.bank += coins
        if t.telling:
            t.tell("log-trade-income", {"seat": int(1 - seat), "coins": int(spent)})
    else:
        t.bank += coins + spent


def construct(t: SevenWondersDuel, seat: i64, card: Card) -> None:
    """Put a card that is paid for into the city, and apply its effects at once."""
    city = t.city(seat)
    city.buildings.append(card.index)
    city.colours += card.colour_unit
    city.chains |= card.gives
    apply_effects(t, seat, card.at_once)


def apply_effects(t: SevenWondersDuel, seat: i64, effects: list[Effect]) -> None:
    """In the order they stand; a victory ends the game in the middle (SWD-FLOW-17)."""
    for effect in effects:
        choice = effect.apply(t, seat)
        if t.over:
            return
        if choice != NO_CHOICE:
            t.push(CHOICES[choice][seat])


def discard(t: SevenWondersDuel, seat: i64, card: Card) -> None:
    """Action 2 (SWD-DIS-01): the card goes to the discard pile, coins come from the bank."""
    t.discard.append(card.index)
    coins = discard_income(t.city(seat))
    t.receive(seat, coins)
    if t.telling:
        t.tell("log-discard", {"seat": int(seat), "card": card.id, "coins": int(coins)})


def raise_wonder(t: SevenWondersDuel, seat: i64, wonder: Wonder, under: Card) -> None:
    """Action 3 (SWD-WON-01): pay the wonder's cost and put the card under it."""
    city = t.city(seat)
    spent = wonder_price(city, wonder)
    if t.telling:
        args = {"seat": int(seat), "wonder": wonder.id, "card": under.id, "coins": int(spent)}
        t.tell("log-raise", args)
    pay(t, seat, 0, spent)
    index = wonder.index
    city.unbuilt = without(city.unbuilt, index)
    city.raised = plus(city.raised, index)
    city.tucked = plus(city.tucked, int(under.index))
    if len(t.home.raised) + len(t.away.raised) == MOST_WONDERS:
        return_last_wonder(t)
    if city.always_again:
        t.again = True  # SWD-TOK-13; asked before the effects, so a Theology that they bring comes too late
    apply_effects(t, seat, wonder.at_once)


class EndOfTurn(Step[SevenWondersDuel]):
    """The turn ends after every choice that it caused."""

    def run(self, t: SevenWondersDuel) -> None:
        end_turn(t)


def end_turn(t: SevenWondersDuel) -> None:
    """SWD-WON-06: after every choice come the reveals, and then the next turn."""
    if t.present == 0:  # SWD-FLOW-12; an extra turn is lost with the age (SWD-FLOW-11)
        t.again = False
        t.push(BEGIN_AGE[t.age + 1] if t.age < AGES else CIVILIAN_VICTORY)
        return
    t.reveal()
    if t.again:
        t.again = False
        if t.telling:
            t.tell("log-again", {"seat": int(t.active)})
        ask_turn(t, t.active)
    else:
        ask_turn(t, 1 - t.active)


def return_last_wonder(t: SevenWondersDuel) -> None:
    """SWD-WON-03: at most seven wonders; the eighth goes back to the box, whoever owns it."""
    for seat in range(2):
        city = t.city(seat)
        if city.unbuilt:
            if t.telling:
                t.tell("log-seven-wonders", {"seat": seat, "wonder": WONDER.ids[city.unbuilt[0]]})
            t.unused_wonders = t.unused_wonders + city.unbuilt
            city.unbuilt = []


# --- choices that effects leave to their owner ----------------------------------------------------------------------


class ChooseProgress(Decision[SevenWondersDuel]):
    """SWD-SCI-01: a pair of symbols brings a progress token from the board."""

    question = "ask-progress"

    def offered(self, t: SevenWondersDuel) -> list[int]:
        return t.board_tokens

    def rule(self) -> str:
        return "SWD-SCI-01"

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        return [LEARN.move(token) for token in self.offered(t)]

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not LEARN:
            return Reason(self.rule(), "refuse-token-first", {})
        if VOCABULARY.first[move] not in self.offered(t):
            return Reason(self.rule(), "refuse-no-such-token", VOCABULARY.objects(move))
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        token = VOCABULARY.first[move]
        t.board_tokens = without(t.board_tokens, token)
        learn(t, seat, token)


class ChooseFromBox(ChooseProgress):
    """SWD-WON-13: keep one of the tokens drawn for The Great Library, the others go back to the box."""

    question = "ask-library"

    def offered(self, t: SevenWondersDuel) -> list[int]:
        return t.library

    def rule(self) -> str:
        return "SWD-WON-13"

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        token = VOCABULARY.first[move]
        t.box_tokens = t.box_tokens + without(t.library, token)
        t.library = []
        learn(t, seat, token)


def learn(t: SevenWondersDuel, seat: i64, token: int) -> None:
    """SWD-SCI-01, SWD-SCI-08: the token's effect starts at once."""
    city = t.city(seat)
    city.tokens = plus(city.tokens, token)
    if t.telling:
        t.tell("log-token", {"seat": int(seat), "token": TOKEN.ids[token]})
    apply_effects(t, seat, TOKENS[token].at_once)


class ChooseDestroyed(Decision[SevenWondersDuel]):
    """SWD-WON-11, -20: one card of this colour in the opponent's city goes to the discard pile."""

    question = "ask-destroy"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        cards = t.city(1 - seat).buildings
        return [DESTROY.move(card) for card in cards if CARDS[card].colour == self.colour]

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        rule = "SWD-WON-20" if self.colour == BROWN else "SWD-WON-11"
        if VOCABULARY.verb(move) is not DESTROY:
            return Reason(rule, "refuse-destroy-first", {"colour": COLOURS[self.colour]})
        card = VOCABULARY.first[move]
        if card not in t.city(1 - seat).buildings:
            return Reason(rule, "refuse-not-in-their-city", VOCABULARY.objects(move))
        if CARDS[card].colour != self.colour:
            named = VOCABULARY.objects(move)
            return Reason(rule, "refuse-other-colour", {**named, "colour": COLOURS[self.colour]})
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        card = CARDS[VOCABULARY.first[move]]
        city = t.city(1 - seat)
        city.buildings.remove(card.index)
        city.colours -= card.colour_unit
        for effect in card.effects:
            if isinstance(effect, Produce):  # SWD-WON-24
                city.production -= effect.units
                city.surcharge -= effect.surcharge
                t.city(seat).set_prices(city)
        t.discard.append(card.index)
        if t.telling:
            t.tell("log-destroy", {"seat": seat, "card": card.id})

    def details(self) -> dict[str, Any]:
        return {"colour": COLOURS[self.colour]}

    def label(self) -> str:
        return f"ChooseDestroyed({self.seat}, {COLOURS[self.colour]})"


class ChooseDiscarded(Decision[SevenWondersDuel]):
    """SWD-WON-16: build one card of the discard pile for free."""

    question = "ask-revive"

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        return [REVIVE.move(card) for card in t.discard]

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not REVIVE:
            return Reason("SWD-WON-16", "refuse-revive-first", {})
        if VOCABULARY.first[move] not in t.discard:
            return Reason("SWD-WON-25", "refuse-not-discarded", VOCABULARY.objects(move))
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        card = CARDS[VOCABULARY.first[move]]
        t.discard.remove(card.index)
        if t.telling:
            t.tell("log-revive", {"seat": seat, "card": card.id})
        construct(t, seat, card)  # SWD-WON-23: in full, but not by chain


# --- the end ------------------------------------------------------------------------------------------------------


class CivilianVictory(Step[SevenWondersDuel]):
    """SWD-END-02: nobody won before, so points decide."""

    def run(self, t: SevenWondersDuel) -> None:
        t.victory = CIVILIAN
        winners = civilian_winners(t)
        if t.telling:
            for seat in range(2):
                t.tell("log-score", {"seat": seat, "points": total(t, seat)})
            if len(winners) == 1:
                t.tell("log-civilian-victory", {"seat": winners[0]})
            else:
                t.tell("log-shared-victory", {})
        t.finish(winners)


# --- every step once ------------------------------------------------------------------------------------------------

AGE_NAMES: Final = ["", "age-1", "age-2", "age-3"]  # of the chances
AGE_DECKS: Final[list[list[int]]] = [[card.index for card in CARDS if card.back == back] for back in range(GUILD + 1)]

TURN: Final = [Turn(0), Turn(1)]
END_OF_TURN: Final = EndOfTurn()
DRAFT_WONDER: Final = [DraftWonder(0), DraftWonder(1)]
LAY_OUT_WONDERS: Final = [LayOutWonders(0), LayOutWonders(1), LayOutWonders(2)]
BEGIN_AGE: Final = [BeginAge(age) for age in range(AGES + 1)]
CHOOSE_BEGINNER: Final = [ChooseBeginner(0), ChooseBeginner(1)]
CIVILIAN_VICTORY: Final = CivilianVictory()
CHOICES: Final[list[list[Decision[SevenWondersDuel]]]] = [[] for _ in range(CHOOSE_DISCARDED + 1)]
CHOICES[CHOOSE_PROGRESS] = [ChooseProgress(0), ChooseProgress(1)]
CHOICES[CHOOSE_FROM_BOX] = [ChooseFromBox(0), ChooseFromBox(1)]
CHOICES[CHOOSE_BROWN] = [ChooseDestroyed(0, BROWN), ChooseDestroyed(1, BROWN)]
CHOICES[CHOOSE_GREY] = [ChooseDestroyed(0, GREY), ChooseDestroyed(1, GREY)]
CHOICES[CHOOSE_DISCARDED] = [ChooseDiscarded(0), ChooseDiscarded(1)]
