"""Cards, locations, conflicts and moves in words.

What a card does is said from the same values that the engine executes; here they are only put in order. What is
printed is an edition's, so every description is given a table's edition, or the name of one; without it is the one that
Pentapolis ships.
"""

from collections.abc import Sequence
from typing import Any, Final

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.economy import Conversion
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.conflict import strength
from pentapolis.games.empires_end.disaster import place_of
from pentapolis.games.empires_end.edition import BUILT_IN, Edition, edition
from pentapolis.games.empires_end.industry import discounted, discounts, restore_cost
from pentapolis.games.empires_end.pieces import Disaster, pieces
from pentapolis.games.empires_end.strike import nearest
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    COIN,
    LOCATION_TYPES,
    LOCATIONS,
    RESOURCES,
    amount,
    listed,
)
from pentapolis.games.empires_end.vocabulary import COMMIT, CONVERT, PLAY, RESTORE, TAKE, TRADE, VOCABULARY
from pentapolis.words import Words

BETWEEN: Final = "; "


def card_text(words: Words, card_id: str, printed: str | Edition = BUILT_IN) -> str:
    """What is printed on a disaster card but its name: the disaster, the cost of playing it, the innovation."""
    card = found(printed).cards[CARD.find(card_id)]
    return "\n".join(
        [
            words.say(*Disaster(card).words()),
            words.say("text-play-cost", {"hammers": int(card.cost)}),
            ability_text(words, card.ability),
        ]
    )


def location_text(words: Words, location_id: str, printed: str | Edition = BUILT_IN) -> str:
    """What is printed on a location: type and points, the cost of restoring it, its ability."""
    location = found(printed).locations[LOCATION.find(location_id)]
    return "\n".join(
        [
            words.say("text-location", {"type": LOCATION_TYPES[location.type], "points": int(location.points)}),
            words.say("text-restore-cost", {"hammers": int(location.restore)}),
            ability_text(words, location.ability),
        ]
    )


def conflict_text(words: Words, conflict_id: str, printed: str | Edition = BUILT_IN) -> str:
    """What is printed on a conflict card: the victory bonus, the bands of strength, the upheaval, a line each."""
    card = pieces(printed)["conflict"][CONFLICT.find(conflict_id)]
    return "\n".join(words.say(effect["message"], effect["args"]) for effect in card["effects"])


def found(printed: str | Edition) -> Edition:
    return edition(printed) if isinstance(printed, str) else printed


def ability_text(words: Words, ability: Ability) -> str:
    """When an ability works, and what it does."""
    return f"{words.say(f'phase-{ABILITY_PHASES[ability.phase]}')}: {words.say(*ability.words())}"


def move_text(words: Words, table: EmpiresEnd, seat: int, move: int, names: Sequence[str] | None = None) -> str:
    """A move's sentence, with what it costs the seat now, what it brings or what it destroys."""
    sentence = words.say_choice(table, seat, move, names)
    more = consequences(words, table, seat, move)
    return f"{sentence} – {BETWEEN.join(more)}" if more else sentence


def consequences(words: Words, table: EmpiresEnd, seat: int, move: int) -> list[str]:
    """What a move's sentence leaves open and the table decides."""
    verb = VOCABULARY.verb(move)
    first, second = VOCABULARY.first[move], VOCABULARY.second[move]
    if verb is PLAY:
        return [words.say("text-price", {"hammers": play_price(table, seat, first)})]
    if verb is RESTORE:
        return [words.say("text-price", {"hammers": int(restore_cost(table, table.empires[seat], first))})]
    if verb is TAKE:
        return taken(words, table, seat, first)
    if verb is CONVERT:
        return [words.say("text-converts", converted(table, seat, first, second))]
    if verb is TRADE:
        return [words.say("text-converts", converted(table, seat, FIRST_LOCATION + first, second))]
    if verb is COMMIT:
        final = int(strength(table, table.empires[seat])) + first + second
        return [words.say("text-strength", {"strength": final})]
    return []


def play_price(table: EmpiresEnd, seat: int, card: int) -> int:
    """What playing a card costs the seat now, in hammers."""
    return int(discounted(table, table.edition.cards[card].cost, discounts(table, table.empires[seat])))


def endangered(table: EmpiresEnd, seat: int, card: int) -> list[str]:
    """The locations of the seat of which a disaster would destroy one."""
    mask = nearest(table.empires[seat], table.edition.cards[card].target)
    return [LOCATION.ids[location] for location in range(LOCATIONS) if mask >> location & 1]


def taken(words: Words, table: EmpiresEnd, seat: int, card: int) -> list[str]:
    """What taking a disaster destroys, and the bids it brings."""
    ruins = endangered(table, seat, card)
    if not ruins:
        parts = [words.say("text-destroys-nothing")]
    elif len(ruins) == 1:
        parts = [words.say("text-destroys", {"location": ruins[0]})]
    else:
        parts = [words.say("text-destroys-either", {"locations": ruins})]
    place = place_of(table, card)
    pot = listed(table.pots[place]) if place >= 0 else []
    if pot:
        parts.append(words.say("text-brings", {"resources": pot}))
    return parts


def converted(table: EmpiresEnd, seat: int, source: int, resource: int) -> dict[str, Any]:
    """What one conversion takes and gives: a coin where it stands for the wheat that is not there (EE-GAP-14)."""
    ability = table.abilities[source]
    assert isinstance(ability, Conversion)
    goods = table.empires[seat].goods
    coin = not amount(goods, ability.resource) and ability.takes_coin(table, goods, resource)
    return {"resource": RESOURCES[COIN if coin else ability.resource], "resources": listed(ability.gained(resource))}
