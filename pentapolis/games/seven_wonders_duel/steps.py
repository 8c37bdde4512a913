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
from pentapolis.games.seven_wonders_duel.prices import (
    card_price,
    discard_income,
    price_of_card,
    price_of_wonder,
    trade,
    wonder_price,
)
from pentapolis.games.seven_wonders_duel.scoring import civilian_winners, total
from pentapolis.games.seven_wonders_duel.table import NOTHING, City, SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    AGES,
    BROWN,
    CARD_BITS,
    CARDS_IN_BOX,
    CIVILIAN,
    COLOURS,
    GREY,
    GUILDS_IN_BOX,
    MOST_WONDERS,
    STRUCTURE,
    WONDER_BITS,
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
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.packed import find, first, item, length, lowest, remove, row_of, size
from pentapolis.kernel.rng import Rng, shuffle
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.table import first_list

# Where each verb's moves begin: a turn asks this for every move it plays.
BUILD_0: Final[i64] = BUILD.base
DISCARD_0: Final[i64] = DISCARD.base
DRAFT_0: Final[i64] = DRAFT.base
RAISE_0: Final[i64] = RAISE.base
BUILDS: Final = BUILD.words
DISCARDS: Final = DISCARD.words
RAISES: Final = RAISE.words
DRAFTS: Final = DRAFT.words
ALL_CARDS: Final[i64] = len(CARDS)
FULL: Final[i64] = (1 << STRUCTURE) - 1


# --- the wonder draft ---------------------------------------------------------------------------------------------


class LayOutWonders(Step[SevenWondersDuel]):
    """SWD-SET-06, SWD-SET-07: four random wonders are laid face up. The second four come after the first are taken, and
    nobody sees the rest (SWD-SET-08)."""

    def __init__(self, draft: int) -> None:
        self.draft = draft
        self.name = f"wonders-{draft}"

    def run(self, t: SevenWondersDuel) -> None:
        wonders = t.unused_wonders.copy()
        kept = NOTHING  # what the script keeps for the second four
        if t.script is not None and self.draft == 1:
            kept = first_list(t.script, "wonders-2")
            for wonder in kept:
                wonders.remove(wonder)
        t.offer_row = row_of(t.draw(self.name, wonders, WONDERS_LAID_OUT), WONDER_BITS)
        t.unused_wonders = wonders + kept
        t.block_undo()
        if t.telling:
            t.tell("log-wonders", {"wonders": [WONDER.ids[wonder] for wonder in t.offer]})

    def label(self) -> str:
        return f"LayOutWonders({self.draft})"


class DraftWonder(Decision[SevenWondersDuel]):
    """SWD-SET-06, SWD-SET-09: take one of the wonders laid out; each seat is asked for four."""

    question = "ask-draft"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.quick = True

    def run(self, t: SevenWondersDuel) -> None:
        if t.offer_row >> WONDER_BITS:  # two wonders or more: a choice
            t.asked = self
        else:
            super().run(t)

    def pick(self, t: SevenWondersDuel, seat: int, rng: Rng) -> int:
        at = rng.below(length(t.offer_row, WONDER_BITS))
        return DRAFT_0 + item(t.offer_row, at, WONDER_BITS)

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        return cast("list[int]", [DRAFTS[wonder] for wonder in t.offer])

    def why_not(self, t: SevenWondersDuel, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not DRAFT:
            return Reason("SWD-SET-06", "refuse-draft-first", {})
        if VOCABULARY.first[move] not in t.offer:
            return Reason("SWD-SET-06", "refuse-not-laid-out", VOCABULARY.objects(move))
        return None

    def play(self, t: SevenWondersDuel, seat: int, move: int) -> None:
        wonder: i64 = move - DRAFT_0
        t.offer_row = remove(t.offer_row, find(t.offer_row, wonder, WONDER_BITS), WONDER_BITS)
        t.city(seat).draft(wonder)
        if t.telling:
            t.tell("log-draft", {"seat": seat, "wonder": WONDER.ids[wonder]})


# --- the ages -----------------------------------------------------------------------------------------------------


class BeginAge(Step[SevenWondersDuel]):
    """SWD-FLOW-02, SWD-FLOW-14: the age's cards are shuffled and laid out; then somebody begins."""

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
    """20 cards of the age are dealt to the slots, the others stay in the box unseen: SWD-SET-11, SWD-SET-12 for guilds,
    in the order of the slots (SWD-FLOW-18)."""
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
        dealt = first + rest if first else rest
        deck += guilds
    t.boxed = t.boxed + deck
    layout = LAYOUTS[age - 1]
    t.present = FULL
    t.face_up = layout.face_up
    t.lay(dealt, layout.open_at_start)


class ChooseBeginner(Decision[SevenWondersDuel]):
    """SWD-FLOW-13, SWD-FLOW-14, SWD-FLOW-15: name who begins the age; its face-up cards can be seen already."""

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
    """SWD-FLOW-07: take one accessible card, and build it, discard it, or raise a wonder with it.

    SWD-FLOW-19 holds by construction: every turn takes one of the 20 cards.
    """

    question = "ask-turn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.quick = True

    def moves(self, t: SevenWondersDuel, seat: int) -> list[int]:
        city = t.city(seat)
        buildable = affordable_cards(t, city)
        raisable = affordable_wonders(city)
        legal: list[object] = []
        cards = t.open_cards
        while cards:
            card = first(cards, CARD_BITS)
            if buildable & 1:
                legal.append(BUILDS[card])
            legal.append(DISCARDS[card])
            buildable >>= 1
            cards >>= CARD_BITS
        wonders = city.unbuilt_row
        while wonders:
            if raisable & 1:
                words = first(wonders, WONDER_BITS) * ALL_CARDS
                cards = t.open_cards
                while cards:
                    legal.append(RAISES[words + first(cards, CARD_BITS)])
                    cards >>= CARD_BITS
            raisable >>= 1
            wonders >>= WONDER_BITS
        return cast("list[int]", legal)

    def pick(self, t: SevenWondersDuel, seat: int, rng: Rng) -> int:
        """Counts the moves, draws a number, and finds the move that stands there in the list of `moves`."""
        city = t.city(seat)
        buildable = affordable_cards(t, city)
        raisable = affordable_wonders(city)
        cards = t.open_count
        taken = cards + size(buildable)  # each card discarded, and some of them built
        at = rng.below(taken + size(raisable) * cards)
        if at >= taken:
            at -= taken
            while at >= cards:
                raisable &= raisable - 1
                at -= cards
            wonder = item(city.unbuilt_row, lowest(raisable), WONDER_BITS)
            return RAISE_0 + wonder * ALL_CARDS + item(t.open_cards, at, CARD_BITS)
        place: i64 = 0
        while at > (buildable >> place & 1):
            at -= 1 + (buildable >> place & 1)
            place += 1
        card = item(t.open_cards, place, CARD_BITS)
        return BUILD_0 + card if at < (buildable >> place & 1) else DISCARD_0 + card

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
                if city.raised_count + other.raised_count == MOST_WONDERS and wonder in t.unused_wonders:
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


def affordable_cards(t: SevenWondersDuel, city: City) -> i64:
    """The accessible cards that the city can pay for (SWD-COST-02), as a set of their places in the row."""
    coins = city.coins
    found: i64 = 0
    here: i64 = 1
    cards = t.open_cards
    while cards:
        if price_of_card(city, first(cards, CARD_BITS)) <= coins:
            found |= here
        here <<= 1
        cards >>= CARD_BITS
    return found


def affordable_wonders(city: City) -> i64:
    """The unbuilt wonders that the city can pay for, as a set of their places in the row."""
    coins = city.coins
    found: i64 = 0
    here: i64 = 1
    wonders = city.unbuilt_row
    while wonders:
        if price_of_wonder(city, first(wonders, WONDER_BITS)) <= coins:
            found |= here
        here <<= 1
        wonders >>= WONDER_BITS
    return found


def ask_turn(t: SevenWondersDuel, seat: i64) -> None:
    """The seat's turn comes next. Every card can be discarded (SWD-FLOW-08): with two there is a choice."""
    t.active = seat
    if t.open_count > 1 or affordable_cards(t, t.city(seat)) or affordable_wonders(t.city(seat)):
        t.ask(TURN[seat])
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
        # SWD-COST-15: a card without a cost comes this way too, so it brings no coins of Urbanism.
        spent = trade(city, card.units, city.blue_discount if card.blue else 0)
        if t.telling:
            args = {"seat": int(seat), "card": card.id, "coins": int(card.coins + spent)}
            t.tell("log-build", args)
        pay(t, seat, card.coins, spent)
    construct(t, seat, card)


def pay(t: SevenWondersDuel, seat: i64, coins: i64, spent: i64) -> None:
    """The coin cost goes to the bank (SWD-COM-07, SWD-COST-13), and so does what trade costs (SWD-COST-07, SWD-COST-14)
    unless the opponent has Economy (SWD-TOK-05)."""
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
    """Action 2 (SWD-DIS-01): the card goes to the discard pile, coins come from the bank.

    SWD-DIS-03 holds by construction: nothing but a building has effects, and the income is that of the city.
    """
    t.discard.append(card.index)
    coins = discard_income(t.city(seat))
    t.receive(seat, coins)
    if t.telling:
        t.tell("log-discard", {"seat": int(seat), "card": card.id, "coins": int(coins)})


def raise_wonder(t: SevenWondersDuel, seat: i64, wonder: Wonder, under: Card) -> None:
    """Action 3 (SWD-WON-01): pay the wonder's cost and put the card under it.

    SWD-WON-02 holds by construction: a tucked card is in no list that anything counts. The seventh wonder returns the
    last before its own effects, which still happen (SWD-WON-04).
    """
    city = t.city(seat)
    spent = wonder_price(city, wonder)
    if t.telling:
        args = {"seat": int(seat), "wonder": wonder.id, "card": under.id, "coins": int(spent)}
        t.tell("log-raise", args)
    pay(t, seat, 0, spent)
    city.raise_wonder(wonder.index, under.index)
    if t.home.raised_count + t.away.raised_count == MOST_WONDERS:
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
        t.again = False  # `active` stays who took the last card (SWD-FLOW-16)
        # SWD-FLOW-01: one age after the other; SWD-END-01: points decide only after the third.
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
        if city.unbuilt_row:
            last = city.unbuilt
            if t.telling:
                t.tell("log-seven-wonders", {"seat": seat, "wonder": WONDER.ids[last[0]]})
            t.unused_wonders = t.unused_wonders + last
            city.unbuilt_row = 0


# --- choices that effects leave to their owner ----------------------------------------------------------------------


class ChooseProgress(Decision[SevenWondersDuel]):
    """SWD-SCI-01: a pair of symbols brings a progress token from the board; it must be taken (SWD-SCI-06)."""

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

    def says(self, t: SevenWondersDuel, seat: int, move: int) -> dict[str, Any] | None:
        """The others go back to the box, so the token is kept and not just taken."""
        if VOCABULARY.verb(move) is not LEARN:
            return None
        return sentence("choice-keep", {"token": TOKEN.ids[VOCABULARY.first[move]]})

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
    """SWD-WON-11, SWD-WON-20: one card of this colour in the opponent's city goes to the discard pile."""

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
            if isinstance(effect, Produce):  # SWD-WON-24, the only way to lose production (SWD-COST-04)
                city.production -= effect.units
                city.surcharge -= effect.surcharge
                t.city(seat).set_prices(city)
        t.discard.append(card.index)
        if t.telling:
            t.tell("log-destroy", {"seat": seat, "card": card.id})

    def details(self, t: SevenWondersDuel) -> dict[str, Any]:
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
