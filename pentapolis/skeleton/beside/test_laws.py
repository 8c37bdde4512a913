"""Few Cards keeps the laws of the kernel."""

import pytest

import pentapolis
from pentapolis.kernel.conformance import check_game
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("few-cards")


@pytest.mark.both_modes
@pytest.mark.parametrize("seats", GAME.seats)
def test_laws(seats: int) -> None:
    report = check_game(GAME, games=20, seed=seats, seats=seats, every=3, most=100, languages=LANGUAGES)
    assert report.games == 20
