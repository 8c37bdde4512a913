"""The effects of all cards are values: they go through pickle, and say what they are made of."""

import pickle

import pytest

from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.effects.own import SEARCHED
from pentapolis.games.imperium.terms import DECK, DISCARD, HAND, NATION_DECK
from pentapolis.kernel.effects import Printed, of

FACES = sorted(edition(BUILT_IN).by_id)


@pytest.mark.both_modes
def test_every_effect_is_the_same_after_pickling() -> None:
    for number in FACES:
        face = edition(BUILT_IN).by_id[number]
        abilities = [ability for ability in (face.exhaust, face.solstice) if ability is not None]
        effects = [*face.play, *([face.play_cost] if face.play_cost else []), *(one.whole for one in abilities)]
        for effect in of(effects):
            again = pickle.loads(pickle.dumps(effect))
            assert type(again) is type(effect)
            assert repr(again) == repr(effect), number
            assert fields(again) == fields(effect), number


def fields(effect: Printed) -> dict[str, object]:
    """What an effect was made of, as far as it is plain."""
    found: dict[str, object] = {}
    for name in (
        "count",
        "up_to",
        "zones",
        "to",
        "suits",
        "kind",
        "as_cost",
        "marked",
        "exile",
        "free",
        "where",
        "able",
    ):
        value = getattr(effect, name, None)
        if isinstance(value, int | str | bool):
            found[name] = value
    return found


def test_what_a_search_goes_through() -> None:
    assert SEARCHED == HAND | DISCARD | DECK | NATION_DECK
