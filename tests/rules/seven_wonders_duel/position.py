"""Positions for rule tests: "given Miska has built Baths and has 3 coins" in a line.

A position is a real table whose cities were filled through the engine's own functions; only the agenda and
the structure are replaced, so that the wanted cards are accessible and the wanted seat is to act.
"""

from collections.abc import Sequence
from typing import Any

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD, LAYOUTS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.steps import AGE_DECKS, TURN, learn
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import STRUCTURE
from tests.rules.playing import Factory, play

# The players of the rulebook's examples.
MISKA = 0
BORCSA = 1

new_game = Factory(GAME, SevenWondersDuel)


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
    centre_start: str = "last_player_chooses",
) -> SevenWondersDuel:
    """A turn of `to_act` in which `open_cards` (any cards, also of other ages) are accessible.

    `built` cards produce, chain, count and carry symbols, but bring no coins, shields or choices; `tokens`
    act as if taken earlier, without their coins. `raised` wonders lie on cards of no interest, no effect.
    `more_cards`: more cards are left in the structure, so that the age does not end with this turn.
    """
    options = {"wonders": "first_game", "starter": to_act, "centre_start": centre_start}
    t = new_game(options=options)
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
    t.forget()
    t.barrier = 0
    return t


def lay_structure(t: SevenWondersDuel, open_cards: Sequence[str], more_cards: bool) -> None:
    """The open cards lie side by side in one row of the age's own layout, what they cover lies under them.

    All other places are empty, as if their cards had been taken earlier, so play goes on by the rules. The
    cards underneath are free ones as far as there are any: whoever acts next can build or discard, and so is
    asked. Where no row has room for all open cards they take the last places; such a position is good for one
    turn.
    """
    layout = LAYOUTS[t.age - 1]
    cards = [CARD.find(name) for name in open_cards]
    used = {*cards, *t.discard}
    for seat in range(2):
        used.update(t.city(seat).buildings, t.city(seat).tucked)
    others = [card.index for card in CARDS if card.index not in used and card.back != GUILD]
    others.sort(key=lambda card: (CARDS[card].cost.coins > 0 or CARDS[card].cost.units > 0, CARDS[card].age != t.age))
    rows: dict[int, list[int]] = {}
    for place in layout.slots:
        rows.setdefault(place.row, []).append(int(place.index))
    fitting = [row for row in sorted(rows) if (row > 1) == more_cards and len(rows[row]) >= len(cards)]
    widest = max(fitting, key=lambda row: len(rows[row]), default=0)
    open_slots = rows[widest][: len(cards)] if widest else list(range(STRUCTURE - len(cards), STRUCTURE))
    covers = [[int(below.index) for below in place.covers] for place in layout.slots]
    under = closure(open_slots, covers) if more_cards else []
    dealt = [-1] * STRUCTURE
    for slot, card in zip(open_slots, cards, strict=True):
        dealt[slot] = card
    for slot in under + [slot for slot in range(STRUCTURE) if slot not in under and slot not in open_slots]:
        dealt[slot] = others.pop(0)
    t.present = sum(1 << slot for slot in open_slots + under)
    t.face_up = LAYOUTS[t.age - 1].face_up | sum(1 << slot for slot in open_slots)
    t.lay(dealt, open_slots)


def closure(slots: list[int], covers: list[list[int]]) -> list[int]:
    """All the slots that lie under these, the nearest first."""
    found: list[int] = []
    for slot in slots:
        found += [under for under in covers[slot] if under not in found and under not in slots]
    return found + [slot for slot in closure(found, covers) if slot not in found] if found else []


def first_game(
    starter: int = 0, age_1: Sequence[str] = (), coins: tuple[int, int] | None = None, seed: int = 1
) -> SevenWondersDuel:
    """A real game at the first turn of Age I: no draft, and the first cards of Age I are dealt as told."""
    t = new_game(None, seed, {"wonders": "first_game", "starter": starter}, {"age-1": age_1})
    if coins is not None:
        for seat in range(2):
            t.city(seat).coins = coins[seat]
        t.forget()
    return t


def draft_all(t: SevenWondersDuel) -> SevenWondersDuel:
    """Everybody takes the first wonder there is, until the draft is over."""
    while t.age == 0:
        t.play(t.to_act[0], t.moves(t.to_act[0])[0])
    return t


def discard_cards(t: SevenWondersDuel, count: int = 60) -> SevenWondersDuel:
    """The next `count` cards are discarded, at most until the age ends."""
    age = t.age
    for _ in range(count):
        if t.over or t.age != age:
            break
        t.play(t.to_act[0], t.game.parse(f"discard:{t.accessible[0].id}"))
    return t


def treasuries(t: SevenWondersDuel) -> tuple[int, int]:
    """Both treasuries."""
    return int(t.home.coins), int(t.away.coins)


def cost_of(t: SevenWondersDuel, notation: str) -> int:
    """How many coins fewer the seat to act has after the move; it is played on a copy."""
    seat = t.to_act[0]
    twin = t.copy()
    play(twin, notation)
    return treasuries(t)[seat] - treasuries(twin)[seat]


def structure(t: SevenWondersDuel, seat: int | None = None) -> dict[int, dict[str, Any]]:
    """The cards still in the structure as a seat (None: a spectator) sees them, by slot."""
    return {place["slot"]: place for place in t.view(seat)["structure"]}


def accessible(t: SevenWondersDuel) -> set[str]:
    """The accessible cards."""
    return {place["card"] for place in structure(t).values() if place["accessible"]}


def seen_city(t: SevenWondersDuel, seat: int) -> dict[str, Any]:
    """A city as everybody sees it."""
    seen: dict[str, Any] = t.view(None)["cities"][seat]
    return seen
