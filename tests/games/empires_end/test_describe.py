"""Cards, locations, conflicts and moves of Empire's End in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

import pentapolis
from pentapolis.games.empires_end.abilities.reading import KINDS
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.describe import card_text, conflict_text, location_text, move_text
from pentapolis.games.empires_end.edition import SHELF, edition, load
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import goods
from pentapolis.games.empires_end.vocabulary import VOCABULARY
from pentapolis.words import LANGUAGES, words_of

WORDS = {language: words_of("empires-end", language) for language in LANGUAGES}
ROW = LOCATION.ids  # the catalogue's order, so that position 9 is the Great Farm

CARDS: list[tuple[str, list[str], list[str]]] = [
    (
        "fire_09",
        [
            "It strikes position 9; passing costs 1 wheat or axe, or 1 coin.",
            "Playing it from the hand costs 1 hammer.",
            "Industry: Restoring an adjacent location costs 1 hammer less.",
        ],
        [
            "Célpontja a 9. helyszín; passzolni 1 búzával vagy 1 fejszével lehet, és mindig 1 érmével.",
            "A kijátszás ára 1 kalapács.",
            "Ipar: A szomszédos helyszínek helyreállítása 1 kalapáccsal olcsóbb.",
        ],
    ),
]


def laid(seats: int = 2, **options: Any) -> EmpiresEnd:
    """A game with the row in the catalogue's order and Fire 9 as the first disaster."""
    hands = [card for card in CARD.ids if card.startswith("flood")][: 4 * seats]
    chances = {"locations": ROW, "disasters": [*hands, "fire_09"]}
    table = pentapolis.game("empires-end").new(seats, 1, {"first_player": 0, **options}, chances)
    return cast("EmpiresEnd", table)


def said(table: EmpiresEnd, seat: int, notation: str) -> tuple[str, str]:
    move = VOCABULARY.parse(notation)
    return move_text(WORDS["en"], table, seat, move), move_text(WORDS["hu"], table, seat, move)


@pytest.mark.parametrize(("card", "english", "hungarian"), CARDS)
def test_card_texts(card: str, english: list[str], hungarian: list[str]) -> None:
    assert card_text(WORDS["en"], card).split("\n") == english
    assert card_text(WORDS["hu"], card).split("\n") == hungarian


def test_a_location_text() -> None:
    assert location_text(WORDS["en"], "road_2") == (
        "Road: worth 14 points at the end if it is healthy.\nRestoring it costs 4 hammers.\n"
        "Economy: You may convert 1 wheat into 1 hammer or axe up to 2 times."
    )
    assert location_text(WORDS["hu"], "road_2") == (
        "Út: a játék végén, ha ép, 14 pontot ér.\nA helyreállítás ára 4 kalapács.\n"
        "Gazdaság: Legfeljebb 2 alkalommal kaphatsz 1 búzáért 1 kalapácsot vagy 1 fejszét."
    )


def test_a_conflict_text() -> None:
    """EE-CON-17."""
    assert conflict_text(WORDS["en"], "conflict_01").split("\n") == [
        "Highest strength: 3 points, 1 coin.",
        "Strength 7 or more: 7 points, 2 wheat.",
        "Strength 5 to 6: 5 points.",
        "Strength 2 or less: −3 points.",
        "Upheaval: everybody else swaps the most valuable healthy location with the location on position 11.",
    ]
    assert conflict_text(WORDS["hu"], "conflict_01").split("\n") == [
        "A legnagyobb erő: 3 pont, 1 érme.",
        "Legalább 7 erő: 7 pont, 2 búza.",
        "5–6 erő: 5 pont.",
        "Legfeljebb 2 erő: −3 pont.",
        "Felfordulás: a többiek a legértékesebb ép helyszínüket felcserélik a 11. helyen lévővel.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_text(language: str) -> None:
    words = WORDS[language]
    texts = [card_text(words, card) for card in CARD.ids]
    texts += [location_text(words, location) for location in LOCATION.ids]
    texts += [conflict_text(words, conflict) for conflict in CONFLICT.ids]
    for line in "\n".join(texts).split("\n"):
        assert line[0].upper() == line[0]
        assert line.endswith(".")
    printed = edition("reconstructed")
    assert {ability.kind for ability in printed.abilities} == set(KINDS)


def test_a_thing_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no card called 'chess'"):
        card_text(WORDS["en"], "chess")
    with pytest.raises(ValueError, match="there is no location called 'fire_01'"):
        location_text(WORDS["en"], "fire_01")
    with pytest.raises(ValueError, match="there is no conflict called 'city'"):
        conflict_text(WORDS["en"], "city")
    with pytest.raises(ValueError, match="there is no edition 'mine'"):
        card_text(WORDS["en"], "fire_01", "mine")


def test_texts_are_those_of_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    other = load(Path(__file__).parent / "other_edition.toml")
    monkeypatch.setitem(SHELF.editions(), other.name, other)
    card = next(
        mine for mine, own in zip(other.cards, edition("reconstructed").cards, strict=True) if mine.cost != own.cost
    )
    english = card_text(WORDS["en"], card.id, other.name)
    assert english != card_text(WORDS["en"], card.id)
    assert WORDS["en"].say("text-play-cost", {"hammers": int(card.cost)}) in english


@pytest.mark.rule("EE-GAP-09")
def test_texts_follow_the_option_for_neighbours_at_the_end() -> None:
    healthy, both = (
        cast("EmpiresEnd", pentapolis.game("empires-end").new(2, seed=1, options={"end_neighbours": value})).edition
        for value in ("healthy_neighbours", "all_neighbours")
    )
    cards = [card.id for card in healthy.cards if card.ability.kind == "end_points_per_adjacent"]
    loosened = [card for card in cards if card_text(WORDS["en"], card, healthy) != card_text(WORDS["en"], card, both)]
    assert loosened
    for card in loosened:
        for language, word in (("en", "healthy "), ("hu", "ép ")):
            said = card_text(WORDS[language], card, healthy)
            assert word in said
            assert card_text(WORDS[language], card, both) == said.replace(word, "")
    for card in set(cards) - set(loosened):
        assert "destroyed" in card_text(WORDS["en"], card, both)
    assert (both.name, both.hash) == (healthy.name, healthy.hash)
    assert both.with_all_neighbours() is both is healthy.with_all_neighbours()


def test_taking_a_disaster_says_what_it_destroys_and_brings() -> None:
    table = laid()
    assert said(table, 0, "take:fire_09") == (
        "Take Fire 9 – destroys Great Farm",
        "Vidd el a Tűzvész 9-et – elpusztul a Nagy tanya",
    )
    table.play(0, VOCABULARY.parse("bid:fire_09:wheat"))
    table.play(1, VOCABULARY.parse("bid:fire_09:axe"))
    assert said(table, 0, "take:fire_09") == (
        "Take Fire 9 – destroys Great Farm; brings 1 wheat and 1 axe",
        "Vidd el a Tűzvész 9-et – elpusztul a Nagy tanya; 1 búzát és 1 fejszét hoz",
    )


def test_a_choice_of_ruins_and_none() -> None:
    table = laid()
    table.empires[0].healthy &= ~(1 << LOCATION.find("farm_1"))
    assert said(table, 0, "take:fire_09") == (
        "Take Fire 9 – destroys Back Road or Old Farm",
        "Vidd el a Tűzvész 9-et – elpusztul a Dűlőút vagy a Régi tanya",
    )
    table.empires[0].healthy = 0
    assert said(table, 0, "take:fire_09")[0] == "Take Fire 9 – destroys nothing"


def test_prices_conversions_and_strength() -> None:
    table = laid()
    empire = table.empires[0]
    empire.hand = [CARD.find("fire_03")]
    empire.goods = goods(wheat=1, hammer=3, axe=2, coin=1)
    assert said(table, 0, "play:fire_03:city")[0] == "Play Fire 3 under City – free"  # EE-IND-05: a Town
    empire.healthy &= ~(1 << LOCATION.find("town_1") | 1 << LOCATION.find("town_2"))
    assert said(table, 0, "play:fire_03:city") == (
        "Play Fire 3 under City – 1 hammer",
        "Játszd ki a Tűzvész 3-at a Város alá – 1 kalapács",
    )
    assert said(table, 0, "restore:road_1")[1] == "Állítsd helyre a Főutat – 5 kalapács"
    assert said(table, 0, "trade:road_2:axe") == (
        "Convert: axe (Side Road) – 1 axe for 1 wheat",
        "Átváltás: fejsze (Mellékút) – 1 búzáért 1 fejsze",
    )
    assert said(table, 0, "convert:barbarians_10:hammer")[0].endswith(" – 1 hammer and 1 axe for 1 wheat")
    assert said(table, 0, "commit:2:1") == (
        "Bid 2 axes and 1 coin – final strength 7",
        "Licitálj 2 fejszével és 1 érmével – végleges katonai erő: 7",
    )
    assert said(table, 0, "bid:fire_09:coin")[1] == "Tűzvész 9: passzolj 1 érmével"


@pytest.mark.parametrize(("seats", "variant"), [(2, "normal"), (3, "lightning"), (4, "normal")])
def test_every_legal_move_can_be_said(seats: int, variant: str) -> None:
    table, chance = laid(seats, variant=variant), random.Random(seats)
    while not table.over:
        for seat in table.to_act if table.ply % 4 == 0 else ():
            moves = table.moves(seat)
            for words in WORDS.values():
                assert len({move_text(words, table, seat, move) for move in moves}) == len(moves)
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.moves(seat)))


def test_several_of_a_resource_stand_in_the_plural() -> None:
    english = words_of("empires-end", "en")
    told = {"seat": 0, "resources": ["wheat", "wheat", "hammer", "hammer", "axe", "coin", "coin", "coin"]}
    assert english.say("log-pot", told, ["Anna"]) == ("Anna receives the bids: 2 wheat, 2 hammers, 1 axe, and 3 coins.")
