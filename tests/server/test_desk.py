"""What the server knows of its games."""

import logging

import pytest

from pentapolis.kernel.game import find_game
from pentapolis.server import desk


def test_a_game_that_cannot_be_loaded_leaves_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def found(slug: str) -> object:
        if slug == "broken":
            raise SyntaxError("def (")
        return find_game(slug)

    monkeypatch.setattr(desk, "all_games", lambda: ["broken", "seven-wonders-duel"])
    monkeypatch.setattr(desk, "find_game", found)
    with caplog.at_level(logging.ERROR):
        assert [game.slug for game in desk.games.__wrapped__()] == ["seven-wonders-duel"]
    assert "broken: the game cannot be loaded and is left out" in caplog.text
