"""Positions for rule tests: "given Miska has built Baths and has 3 coins" in a line.

A position is a real table whose cities were filled through the engine's own functions; only the agenda and the
structure are replaced, so that the wanted cards are accessible and the wanted seat is to act.
"""

from collections.abc import Sequence

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, LAYOUTS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.steps import AGE_DECKS, TURN, learn
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import STRUCTURE


def position(
    open_cards: Sequence[str] = ("theater",),
    age: int = 1,
    to_act: int = 0,
    coins: tuple[int, int] = (7, 7),
    built: tuple[Sequence[str], Sequence[str]] = ((), ()),
    tokens: tuple[Sequence[str], Sequence[str]] = ((), ()),
    wonders: tuple[Sequence[str], Sequence[str]] = ((), ()),
    raised: tuple[Sequence[str], Sequence[str]] = ((), ()),
    board: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    conflict: int = 0,
    more_cards: bool = True,
) -> SevenWondersDuel:
    """A turn of `to_act` in which `open_cards` (any cards, also of other ages) are accessible.

    `built` cards produce, chain, count and carry symbols, but bring no coins, shields or choices; `tokens` act as if
    taken earlier, without their coins. `raised` wonders lie on cards of no interest. `more_cards`: another card is
    left in the structure, so that the age does not end with this turn; it lies face up but covered.
    """
    table = GAME.new(seed=1, options={"wonders": "first_game", "starter": to_act})
    assert isinstance(table, SevenWondersDuel)
    t = table
    t.age = age
    for seat in range(2):
        city = t.city(seat)
        for name in built[seat]:
            card = CARDS[CARD.find(name)]
            city.buildings.append(card.index)
            city.colours += card.colour_unit
            city.chains |= card.gives
            for effect in card.at_once:
                if type(effect).__name__ in ("Produce", "ProduceChoice", "TradePrice", "Science"):
                    effect.apply(t, seat)
        for name in tokens[seat]:
            learn(t, seat, TOKEN.find(name))
        city.unbuilt = [WONDER.find(name) for name in wonders[seat]]
        for name in raised[seat]:
            city.raised = [*city.raised, WONDER.find(name)]
            city.tucked = [*city.tucked, AGE_DECKS[1][len(city.raised)]]
        city.coins = coins[seat]
    if board is not None:
        t.board_tokens = [TOKEN.find(name) for name in board]
    used = {TOKEN.ids[token] for token in t.board_tokens} | {name for mine in tokens for name in mine}
    t.box_tokens = [TOKEN.find(name) for name in TOKEN.ids if name not in used]
    t.discard = [CARD.find(name) for name in discard]
    t.conflict = conflict
    lay_structure(t, open_cards, more_cards)
    t.agenda = [TURN[to_act]]
    t.active = to_act
    t.options = None
    t.barrier = 0
    return t


def lay_structure(t: SevenWondersDuel, open_cards: Sequence[str], more_cards: bool) -> None:
    """The last row's slots hold the open cards (at most six in Age I, two later; the age's layout is kept).

    More open cards than the last row has places take slots from the end of the structure.
    """
    cards = [CARD.find(name) for name in open_cards]
    fillers = [card for card in AGE_DECKS[min(t.age, 3)] if card not in cards]
    first = STRUCTURE - len(cards)
    t.slots = fillers[:first] + cards
    t.open = list(range(first, STRUCTURE))
    t.present = sum(1 << slot for slot in t.open)
    t.face_up = LAYOUTS[t.age - 1].face_up | t.present
    if more_cards:
        t.present |= 1  # slot 0: far under the pile; it becomes accessible only by the layout's own rules
        t.face_up |= 1


def play(t: SevenWondersDuel, *notations: str) -> SevenWondersDuel:
    """Play moves in notation, each by the seat that is to act; returns the table."""
    for notation in notations:
        t.play(t.to_act[0], t.game.parse(notation))
    return t


def moves(t: SevenWondersDuel) -> set[str]:
    """The legal moves of the seat to act, in notation."""
    return {t.game.notation(move) for move in t.moves(t.to_act[0])}


def refusal(t: SevenWondersDuel, notation: str, seat: int | None = None) -> str:
    """The rule that refuses a move ('' when it is legal)."""
    reason = t.why_not(t.to_act[0] if seat is None else seat, t.game.parse(notation))
    return "" if reason is None else reason.rule
