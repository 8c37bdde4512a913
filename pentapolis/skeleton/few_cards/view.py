"""What a seat may see, field by field: what is not written here stays hidden."""

from typing import TYPE_CHECKING, Any, TypedDict

from pentapolis.kernel.zones import UNKNOWN
from pentapolis.skeleton.few_cards.catalogue import CARD, CARDS, KINDS

if TYPE_CHECKING:
    from pentapolis.skeleton.few_cards.table import FewCardsTable


class PlayerView(TypedDict):
    seat: int
    coins: int
    cards: list[str]
    favourite: str | None  # None: only its owner knows it


def view(t: "FewCardsTable", seat: int | None) -> dict[str, Any]:
    return {
        **t.common_view(seat),
        "row": [CARD.ids[card] for card in t.row],
        "prices": {CARD.ids[card]: int(CARDS[card].cost) for card in t.row},
        "deck": len(t.deck),
        "players": [player(t, owner, seat) for owner in range(t.seats)],
    }


def player(t: "FewCardsTable", owner: int, seat: int | None) -> PlayerView:
    from pentapolis.skeleton.few_cards.table import FAVOURITES

    favourite = t.seen(FAVOURITES, owner, seat)
    return {
        "seat": owner,
        "coins": t.coins[owner],
        "cards": [CARD.ids[card] for card in t.bought[owner]],
        "favourite": None if favourite == UNKNOWN else KINDS[favourite],
    }
