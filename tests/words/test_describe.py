"""Cards, wonders, tokens, prices and moves of 7 Wonders Duel in words."""

from __future__ import annotations

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, WONDER, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.describe import (
    card_text,
    effect_lines,
    move_text,
    price_text,
    token_text,
    wonder_text,
)
from pentapolis.games.seven_wonders_duel.effects import Coins, CoinsPer, Points, ProduceChoice
from pentapolis.games.seven_wonders_duel.prices import explain_card, explain_wonder
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import MANUFACTURED
from pentapolis.games.seven_wonders_duel.vocabulary import VOCABULARY
from pentapolis.words import LANGUAGES, words_of
from tests.rules.seven_wonders_duel.position import position

WORDS = {language: words_of("seven-wonders-duel", language) for language in LANGUAGES}

CARD_TEXTS: list[tuple[str, list[str], list[str]]] = [
    (
        "horse_breeders",
        ["Age II, red card.", "Cost: 1 Wood and 1 Clay.", "Free with the horseshoe (Stable).", "1 shield."],
        ["II. kor, piros kártya.", "Költség: 1 fa és 1 agyag.", "A patkóval ingyenes (Istálló).", "1 pajzs."],
    ),
    (
        "tavern",
        [
            "Age I, yellow card.",
            "Costs nothing.",
            "Has the amphora: you can build Lighthouse for free.",
            "You receive 4 coins.",
        ],
        [
            "I. kor, sárga kártya.",
            "Nincs költsége.",
            "Láncszimbóluma az amfora: ingyen építheted meg vele a Világítótornyot.",
            "4 érmét kapsz.",
        ],
    ),
    (
        "caravansery",
        [
            "Age II, yellow card.",
            "Cost: 2 coins, 1 Glass, and 1 Papyrus.",
            "Produces 1 unit of Wood, Clay, or Stone for each construction.",
        ],
        [
            "II. kor, sárga kártya.",
            "Költség: 2 érme, 1 üveg és 1 papirusz.",
            "Minden építkezéskor 1 fát, 1 agyagot vagy 1 követ termel.",
        ],
    ),
    (
        "arena",
        [
            "Age III, yellow card.",
            "Cost: 1 Wood, 1 Clay, and 1 Stone.",
            "Free with the barrel (Brewery).",
            "You receive 2 coins for every built wonder in your city.",
            "3 victory points.",
        ],
        [
            "III. kor, sárga kártya.",
            "Költség: 1 fa, 1 agyag és 1 kő.",
            "A hordóval ingyenes (Sörfőzde).",
            "A városodban lévő minden megépített csodáért 2 érmét kapsz.",
            "3 győzelmi pont.",
        ],
    ),
    (
        "moneylenders_guild",
        [
            "Age III, purple card.",
            "Cost: 2 Wood and 2 Stone.",
            "1 victory point for every 3 coins in the city that has more of them.",
        ],
        [
            "III. kor, lila kártya.",
            "Költség: 2 fa és 2 kő.",
            "1 győzelmi pont jár minden 3 érméért abban a városban, ahol több van belőle.",
        ],
    ),
    (
        "statue",
        [
            "Age II, blue card.",
            "Cost: 2 Clay.",
            "Free with the mask (Theater).",
            "Has the column: you can build Gardens for free.",
            "4 victory points.",
        ],
        [
            "II. kor, kék kártya.",
            "Költség: 2 agyag.",
            "A színházi maszkkal ingyenes (Színház).",
            "Láncszimbóluma az oszlop: ingyen építheted meg vele a Kerteket.",
            "4 győzelmi pont.",
        ],
    ),
]


@pytest.mark.parametrize(("card", "english", "hungarian"), CARD_TEXTS)
def test_card_texts(card: str, english: list[str], hungarian: list[str]) -> None:
    assert card_text(WORDS["en"], card).split("\n") == english
    assert card_text(WORDS["hu"], card).split("\n") == hungarian


def test_a_wonder_text() -> None:
    assert wonder_text(WORDS["en"], "statue_of_zeus") == (
        "Cost: 1 Wood, 1 Clay, 1 Stone, and 2 Papyrus.\n1 shield.\n"
        "You put a brown card from the opponent’s city on the discard pile.\n3 victory points."
    )
    assert wonder_text(WORDS["hu"], "statue_of_zeus") == (
        "Költség: 1 fa, 1 agyag, 1 kő és 2 papirusz.\n1 pajzs.\n"
        "Az ellenfél városából egy barna kártyát a dobópakliba teszel.\n3 győzelmi pont."
    )


def test_a_token_text() -> None:
    assert token_text(WORDS["en"], "masonry") == "Every blue card you build from now on costs 2 fewer resources."
    assert token_text(WORDS["hu"], "masonry") == ("Mostantól minden kék kártya 2 erőforrással kevesebbe kerül neked.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_wonder_and_token_has_a_text(language: str) -> None:
    words = WORDS[language]
    texts = [card_text(words, card) for card in CARD.ids]
    texts += [wonder_text(words, wonder) for wonder in WONDER.ids]
    texts += [token_text(words, token) for token in TOKEN.ids]
    for line in "\n".join(texts).split("\n"):
        assert line[0].upper() == line[0]
        assert line.endswith(".")


def test_a_thing_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no card called 'chess'"):
        card_text(WORDS["en"], "chess")
    with pytest.raises(ValueError, match="there is no wonder called 'baths'"):
        wonder_text(WORDS["en"], "baths")
    with pytest.raises(ValueError, match="there is no token called 'baths'"):
        token_text(WORDS["en"], "baths")


def test_effects_of_any_numbers() -> None:
    effects = [Coins(1), Points(1), CoinsPer(1, "built_wonders", "most"), ProduceChoice(MANUFACTURED)]
    assert effect_lines(WORDS["en"], effects) == [
        "You receive 1 coin.",
        "1 victory point.",
        "You receive 1 coin for every built wonder in the city that has more of them.",
        "Produces 1 unit of Glass or Papyrus for each construction.",
    ]
    assert effect_lines(WORDS["hu"], effects) == [
        "1 érmét kapsz.",
        "1 győzelmi pont.",
        "1 érmét kapsz minden megépített csodáért abban a városban, ahol több van belőle.",
        "Minden építkezéskor 1 üveget vagy 1 papiruszt termel.",
    ]


def _card_price(language: str, table: SevenWondersDuel, card: str) -> str:
    return price_text(WORDS[language], explain_card(table.city(0), CARDS[CARD.find(card)]))


def test_a_price_says_what_is_bought_and_what_is_made() -> None:
    """SWD-EX-05: 2 stone made, clay for 3, papyrus for 2."""
    table = position(built=(["shelf_quarry"], ["clay_pool"]))
    assert _card_price("en", table, "fortifications") == (
        "5 coins: 1 Clay × 3, 1 Papyrus × 2 (own production: 2 Stone)"
    )
    assert _card_price("hu", table, "fortifications") == ("5 érme: 1 agyag × 3, 1 papirusz × 2 (saját termelés: 2 kő)")


def test_a_price_says_which_part_is_the_coin_cost() -> None:
    """SWD-EX-08: 2 coins, glass for 3, papyrus for 2."""
    table = position(built=([], ["glassworks"]))
    assert _card_price("en", table, "caravansery") == "7 coins: coin cost 2, 1 Glass × 3, 1 Papyrus × 2"
    assert _card_price("hu", table, "caravansery") == ("7 érme: érmeköltség 2, 1 üveg × 3, 1 papirusz × 2")


def test_a_price_says_what_choices_and_discounts_take() -> None:
    """SWD-EX-18: clay by choice, both glass discounted, clay and papyrus bought."""
    built = (["caravansery"], ["glassworks", "glass_blower"])
    table = position(built=built, tokens=(["architecture"], []))
    parts = explain_wonder(table.city(0), WONDER_CARDS[WONDER.find("mausoleum")])
    assert price_text(WORDS["en"], parts) == (
        "4 coins: 1 Clay × 2, 1 Papyrus × 2 (produced by choice: 1 Clay; discount: 2 Glass)"
    )
    assert price_text(WORDS["hu"], parts) == (
        "4 érme: 1 agyag × 2, 1 papirusz × 2 (választott termelés: 1 agyag; kedvezmény: 2 üveg)"
    )


def test_prices_without_trade() -> None:
    table = position(built=(["quarry", "stable"], []))
    assert _card_price("en", table, "baths") == "free (own production: 1 Stone)"
    assert _card_price("hu", table, "altar") == "ingyen"
    assert _card_price("en", table, "stone_pit") == "1 coin"
    assert _card_price("en", table, "horse_breeders") == "free by chain"
    assert _card_price("hu", table, "horse_breeders") == "ingyen, láncolattal"


def test_moves_come_with_their_price() -> None:
    table = position()
    expected = {
        "build:baths": ("Build Baths – 2 coins: 1 Stone × 2", "Építsd meg a Fürdőt – 2 érme: 1 kő × 2"),
        "discard:baths": ("Discard Baths – you receive 2 coins", "Dobd el a Fürdőt – 2 érmét kapsz"),
        "raise:pyramids:altar": (
            "Build The Pyramids with Altar – 8 coins: 3 Stone × 2, 1 Papyrus × 2",
            "Építsd meg a piramisokat az Oltár kártyával – 8 érme: 3 kő × 2, 1 papirusz × 2",
        ),
        "revive:baths": ("Build Baths from the discard pile", "Építsd meg a dobópakliból a Fürdőt"),
        "begin:1": ("The opponent begins", "Az ellenfél kezd"),
    }
    for notation, (english, hungarian) in expected.items():
        move = VOCABULARY.parse(notation)
        assert move_text(WORDS["en"], table, 0, move) == english
        assert move_text(WORDS["hu"], table, 0, move) == hungarian


def test_a_discard_pays_for_yellow_cards() -> None:
    table = position(built=(["tavern"], []))
    assert move_text(WORDS["en"], table, 0, VOCABULARY.parse("discard:baths")).endswith("you receive 3 coins")
