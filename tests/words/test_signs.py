"""Every effect has a sign in the terminal, in a table of its game by message id, and the table has no others."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pentapolis.cli.texts import speaking
from pentapolis.games.empires_end import terminal as empires_drawn
from pentapolis.games.seven_wonders_duel import terminal as duel_drawn
from pentapolis.terminal.signs import Sign, sign_of, word
from pentapolis.words import LANGUAGES, words_of
from tests.words.corpus import SPOKEN
from tests.words.heard import DUEL, EMPIRES

SIGNS: dict[str, Mapping[str, Sign]] = {DUEL: duel_drawn.SIGNS, EMPIRES: empires_drawn.SIGNS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SIGNS)
def test_every_effect_of_a_piece_has_a_sign(slug: str, language: str) -> None:
    words = speaking(language, SPOKEN[slug].game)
    drawn = {message: args for message, args in SPOKEN[slug].effects() if message in SIGNS[slug]}
    assert all(sign_of(SIGNS[slug], message, args, words) for message, args in drawn.items())


def test_the_tables_have_exactly_the_effects() -> None:
    drawn_otherwise = {  # disasters and conflicts, from their numbers
        "effect-disaster", "effect-victory", "effect-band", "effect-band-up", "effect-band-down", "effect-upheaval",
    }  # fmt: skip
    assert set(duel_drawn.SIGNS) == {message for message, _ in SPOKEN[DUEL].effects()}
    assert set(empires_drawn.SIGNS) == {message for message, _ in SPOKEN[EMPIRES].effects()} - drawn_otherwise


def test_an_effect_without_a_sign_is_named() -> None:
    with pytest.raises(LookupError, match="no sign for 'effect-new': the game's table has effect-old"):
        sign_of({"effect-old": word("nothing")}, "effect-new", {}, words_of("", "en"))
    assert sign_of({"effect-old": word("nothing")}, "effect-old", {}, words_of("", "en")) == "nothing"
