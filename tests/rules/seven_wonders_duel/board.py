"""More helpers for rule tests: dealt games, what a move changed, and the ends of a game."""

from collections.abc import Sequence
from typing import Any

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.effects import Produce, ProduceChoice, Science, TradePrice
from pentapolis.games.seven_wonders_duel.scoring import parts
from pentapolis.games.seven_wonders_duel.table import ZONES, SevenWondersDuel
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.zones import UNKNOWN
from tests.rules.playing import changes
from tests.rules.seven_wonders_duel.position import new_game

# What every turn changes, whatever is done with the card taken.
TURN_FIELDS = frozenset({"ply", "agenda", "active", "present", "accessible", "taken", "face_up", "barrier"})

LASTING = (Produce, ProduceChoice, TradePrice, Science)


def dealt(
    seed: int = 1,
    starter: int | str = 0,
    wonders: str = "first_game",
    chance: dict[str, list[str]] | None = None,
) -> SevenWondersDuel:
    """A real game, by default without a draft and begun by seat 0."""
    return new_game(None, seed, {"wonders": wonders, "starter": starter}, chance)


def enrich(
    t: SevenWondersDuel, seat: int, coins: int = 99, built: Sequence[str] = (), wonders: Sequence[str] = ()
) -> SevenWondersDuel:
    """Give a seat of a dealt game coins, lasting effects of buildings, and these wonders to build."""
    city = t.city(seat)
    city.coins = coins
    for name in built:
        card = CARDS[CARD.find(name)]
        city.buildings.append(card.index)
        city.colours += card.colour_unit
        city.chains |= card.gives
        for effect in card.at_once:
            if isinstance(effect, LASTING):
                effect.apply(t, seat)
    if wonders:
        city.unbuilt = [WONDER.find(name) for name in wonders]
    t.forget()
    return t


def card_at(t: SevenWondersDuel, slot: int) -> str:
    """The card dealt to a slot of the structure, hidden or not."""
    return CARD.ids[t.slots[slot]]


def sees_face_up(t: SevenWondersDuel, slot: int) -> bool:
    return bool(t.face_up >> slot & 1)


def discard_on(t: SevenWondersDuel, age: int) -> SevenWondersDuel:
    """Both players discard whatever is accessible until the first turn of the age."""
    while t.age < age or t.game.notation(t.moves(t.to_act[0])[0]).startswith("begin"):
        seat = t.to_act[0]
        words = {t.game.notation(move): move for move in t.moves(seat)}
        wanted = min(word for word in words if word.startswith(("discard", "begin", "draft")))
        t.play(seat, words[wanted])
    return t


def random_moves(t: SevenWondersDuel, seed: int) -> "list[SevenWondersDuel]":
    """Play a game to its end at random; the table as it was at every decision, the last one being over."""
    rng = Fast(seed)
    tables = [t.copy()]
    while not t.over:
        seat = t.to_act[0]
        options = t.moves(seat)
        t.play(seat, options[rng.below(len(options))])
        tables.append(t.copy())
    return tables


def hidden_from(t: SevenWondersDuel, seat: int | None) -> tuple[set[str], set[str]]:
    """The names of all cards and of all tokens that lie in a place the seat cannot see."""
    cards: set[str] = set()
    tokens: set[str] = set()
    for zone in ZONES:
        for place in range(zone.size(t)):
            if t.seen(zone, place, seat) == UNKNOWN:
                item = zone.item(t, place)
                if zone.back(t, place) > GUILD:
                    tokens.add(TOKEN.ids[item])
                else:
                    cards.add(CARD.ids[item])
    return cards, tokens


def points(t: SevenWondersDuel, seat: int = 0) -> dict[str, int]:
    """The parts of a seat's score that are not 0."""
    return {name: int(count) for name, count in parts(t, seat).items() if count}


def after_turn(before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """`changes` without those that every turn makes."""
    return {path: change for path, change in changes(before, after).items() if path not in TURN_FIELDS}


def assert_ended(t: SevenWondersDuel, winners: list[int], victory: str) -> None:
    """The game is over and nothing is left to do: no step, no decision, no move."""
    assert (t.over, t.winners, t.victory) == (True, winners, victory)
    assert t.agenda == []
    assert t.to_act == []
    assert [t.moves(seat) for seat in range(2)] == [[], []]
