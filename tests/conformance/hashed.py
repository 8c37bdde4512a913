"""Two games that break the law of processes: what they tell depends on the hashes of strings."""

from typing import Any

from pentapolis.kernel.game import register
from tests.kernel.toy import CARD, Toy, ToyGame


class HashedState(Toy):
    def state(self) -> dict[str, Any]:
        return {**super().state(), "cards": list(set(CARD.ids))}


class HashedView(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "cards": dict.fromkeys(set(CARD.ids), 0)}


STATE = ToyGame("toy-hashed-state", HashedState)
VIEW = ToyGame("toy-hashed-view", HashedView)
register(STATE)
register(VIEW)
