"""How many tokens a game can bring at most: an edition whose numbers are too large for a count is not played.

The count is generous, and therefore simple: as if every card were in play from the beginning, with all its neighbours,
in every phase. Tokens change hands, so all players together are counted.
"""

from typing import TYPE_CHECKING, Final

from pentapolis.games.empires_end.terms import (
    CARDS_PER_INDUSTRY,
    COIN,
    FEW,
    FIELD,
    RESOURCES,
    SEATS,
    SUFFERED,
    WHEN_DESTROYED,
    amount,
)
from pentapolis.kernel.editions import EditionError

if TYPE_CHECKING:
    from pentapolis.games.empires_end.edition import Edition

START: Final = 2  # EE-SET-08: of each resource
SIDES: Final = [SEATS.start, SEATS.stop - 1]  # the most players on each side of the board


def check_supply(edition: "Edition", source: str) -> None:
    """EditionError where more tokens of a kind could be gained in a game than can be counted."""
    for side, players in enumerate(SIDES):
        for resource, name in enumerate(RESOURCES):
            most = most_tokens(edition, side, resource)
            if most > FIELD:
                raise EditionError(
                    f"{source}: {players} players could gain {most} {name} in a game of this edition, "
                    f"and no more than {FIELD} can be counted: give smaller amounts, or a shorter track"
                )


def most_tokens(edition: "Edition", side: int, resource: int) -> int:
    """The most tokens of a resource that all players together can gain on a side of the board."""
    players = SIDES[side]
    spaces = edition.tracks[side]
    economies = sum("E" in space for space in spaces)
    industries = sum("I" in space for space in spaces)
    taken = sum(space.count("D") for space in spaces)
    ruins = taken + SUFFERED * players
    gained = [int(ability.gains(resource)) for ability in edition.abilities]
    cards, tiles = gained[: len(edition.cards)], gained[len(edition.cards) :]
    quakes = sum(int(card.ability.gains(resource)) for card in edition.cards if card.ability.phase == WHEN_DESTROYED)
    repeats = sum(ability.kind == "repeat_economy" for ability in edition.abilities)
    economy = players * sum(tiles) + sum(cards) - quakes + repeats * max(gained)
    conflict = max(
        max(int(amount(band.goods, resource)) for band in card.bands) + int(amount(card.victory.goods, resource))
        for card in edition.conflicts
    )
    coins = players * CARDS_PER_INDUSTRY * industries + FEW * taken if resource == COIN else 0
    return START * players + economies * economy + ruins * quakes + spaces.count("C") * players * conflict + coins
