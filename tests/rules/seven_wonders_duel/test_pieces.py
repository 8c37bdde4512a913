"""What the pieces say of themselves to clients: all of them, as the catalogue has them, with rules that exist."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, TOKENS, WONDER_CARDS, Cost
from pentapolis.games.seven_wonders_duel.effects import Effect, Points
from pentapolis.games.seven_wonders_duel.pieces import OWN_RULES, pieces
from pentapolis.games.seven_wonders_duel.terms import COLOURS, units
from pentapolis.ledger import ledger
from pentapolis.server.protocol import Piece
from pentapolis.words import LANGUAGES, words_of

GAME = "seven-wonders-duel"
BOOK = ledger(GAME)
ENGLISH = words_of(GAME, "en")
PIECES = pieces()
ALL = [piece for kind in PIECES.values() for piece in kind]
CARD = {piece["id"]: piece for piece in PIECES["card"]}
EFFECTS: dict[tuple[str, str], list[Effect]] = {
    **{("card", card.id): card.effects for card in CARDS},
    **{("wonder", wonder.id): wonder.effects for wonder in WONDER_CARDS},
    **{("token", token.id): token.effects for token in TOKENS},
}


def name_of(piece: dict[str, Any]) -> str:
    return ENGLISH.say(f"{piece['kind']}-{piece['id']}")


def cost_of(piece: dict[str, Any]) -> Cost:
    """The cost read back from the data; an unknown resource is a TypeError."""
    counts = {amount["what"]: amount["count"] for amount in piece["cost"]}
    assert len(counts) == len(piece["cost"])
    assert all(count > 0 for count in counts.values())
    return Cost(counts.pop("coin", 0), **counts)


def test_every_piece_is_there_once_in_the_order_of_the_catalogue() -> None:
    assert list(PIECES) == ["card", "wonder", "token"]
    assert [(piece["kind"], piece["id"]) for piece in ALL] == list(EFFECTS)
    assert all(piece["kind"] == kind for kind, of_kind in PIECES.items() for piece in of_kind)


@pytest.mark.parametrize("piece", ALL, ids=lambda piece: f"{piece['kind']}-{piece['id']}")
def test_a_piece_is_what_the_protocol_calls_one(piece: dict[str, Any]) -> None:
    converted = msgspec.convert(piece, Piece, strict=True)
    assert msgspec.to_builtins(converted) == piece
    assert msgspec.json.decode(msgspec.json.encode(piece), type=Piece) == converted


def test_costs_are_those_of_the_catalogue() -> None:
    for card in CARDS:
        cost = cost_of(CARD[card.id])
        assert (cost.coins, cost.units) == (card.cost.coins, card.cost.units), card.id
    for piece, wonder in zip(PIECES["wonder"], WONDER_CARDS, strict=True):
        cost = cost_of(piece)
        assert (cost.coins, cost.units) == (0, wonder.cost.units), wonder.id
    assert all(token["cost"] == [] for token in PIECES["token"])


def test_a_cost_names_coins_first_and_only_what_there_is() -> None:
    assert CARD["caravansery"]["cost"] == [
        {"what": "coin", "count": 2},
        {"what": "glass", "count": 1},
        {"what": "papyrus", "count": 1},
    ]
    assert CARD["lumber_yard"]["cost"] == []
    assert cost_of(CARD["palace"]).units == units(1, 1, 1, 2, 0)


@pytest.mark.rule("SWD-COM-08", "SWD-COM-14")
def test_bands_are_the_colours_and_guilds_have_a_back_of_their_own() -> None:
    assert [CARD[card.id]["band"] for card in CARDS] == [COLOURS[card.colour] for card in CARDS]
    assert Counter(card["back"] for card in PIECES["card"]) == {"1": 23, "2": 23, "3": 20, "guild": 7}
    assert {card["id"] for card in PIECES["card"] if card["back"] == "guild"} == {
        card["id"] for card in PIECES["card"] if card["band"] == "purple"
    }
    assert {(wonder["band"], wonder["back"]) for wonder in PIECES["wonder"]} == {("wonder", "wonder")}
    assert {(token["band"], token["back"]) for token in PIECES["token"]} == {("progress", "token")}


@pytest.mark.rule("SWD-COST-17")
def test_chains_have_two_ends_in_different_ages() -> None:
    givers = {card["facts"]["gives_chain"]: card for card in PIECES["card"] if "gives_chain" in card["facts"]}
    takers = {card["facts"]["free_with"]: card for card in PIECES["card"] if "free_with" in card["facts"]}
    assert givers.keys() == takers.keys()
    assert len(givers) == 17
    assert all(giver["back"] < takers[chain]["back"] for chain, giver in givers.items())
    assert (givers["drop"]["id"], takers["drop"]["id"]) == ("baths", "aqueduct")
    assert all(piece["facts"] == {} for piece in PIECES["wonder"] + PIECES["token"])


@pytest.mark.rule("SWD-COST-17")
def test_the_ends_of_a_chain_lead_to_each_other() -> None:
    assert CARD["baths"]["links"] == [
        {"key": "card:aqueduct", "message": "text-gives-chain", "args": {"chain": "drop", "card": "aqueduct"}}
    ]
    assert [link["key"] for link in CARD["statue"]["links"]] == ["card:theater", "card:gardens"]
    keys = {f"{piece['kind']}:{piece['id']}": piece for piece in ALL}
    for key, piece in keys.items():
        assert len(piece["links"]) == len(piece["facts"])
        for link in piece["links"]:
            assert key in {back["key"] for back in keys[link["key"]]["links"]}
            assert all(words_of(GAME, language).say(link["message"], link["args"]) for language in LANGUAGES)


def test_points_are_the_printed_ones() -> None:
    for piece in ALL:
        printed = [effect.count for effect in EFFECTS[piece["kind"], piece["id"]] if isinstance(effect, Points)]
        assert len(printed) <= 1
        assert piece["points"] == (printed[0] if printed else 0)
    by_id = {(piece["kind"], piece["id"]): piece["points"] for piece in ALL}
    assert by_id["wonder", "pyramids"] == 9
    assert by_id["token", "philosophy"] == 7
    assert by_id["card", "palace"] == 7
    assert by_id["card", "builders_guild"] == by_id["token", "mathematics"] == by_id["card", "walls"] == 0


def test_effects_are_those_of_the_catalogue_and_have_words_in_every_language() -> None:
    for piece in ALL:
        said = [(effect["message"], effect["args"]) for effect in piece["effects"]]
        assert said == [effect.words() for effect in EFFECTS[piece["kind"], piece["id"]]]
        for language in LANGUAGES:
            assert all(words_of(GAME, language).say(message, args) for message, args in said)


def test_every_effect_names_rules_of_the_ledger_and_none_twice() -> None:
    for piece in ALL:
        for effect in piece["effects"]:
            rules = effect["rules"]
            assert rules
            assert len(set(rules)) == len(rules)
            assert [rule for rule in rules if rule not in BOOK.entries] == []


def test_whatever_the_ledger_names_is_led_to_the_rule_that_names_it() -> None:
    """A rule that begins with the name of a piece and a colon is about that piece."""
    named = {rule.id: piece for rule in BOOK.rules for piece in ALL if rule.text.startswith(f"{name_of(piece)}:")}
    found = {(piece["kind"], piece["id"]) for piece in named.values()}
    guilds = [piece for piece in PIECES["card"] if piece["back"] == "guild"]
    assert found >= {(piece["kind"], piece["id"]) for piece in [*guilds, *PIECES["wonder"], *PIECES["token"]]}
    for rule_id, piece in named.items():
        assert all(effect["rules"][0] == rule_id for effect in piece["effects"]), (rule_id, piece["id"])


def test_the_rule_of_a_piece_speaks_of_it() -> None:
    for (kind, piece), rules in OWN_RULES.items():
        name = ENGLISH.say(f"{kind}-{piece}")
        assert all(name in BOOK.rule(rule).text for rule in rules), (piece, rules)


def test_only_pieces_that_exist_have_rules_of_their_own() -> None:
    assert set(OWN_RULES) <= set(EFFECTS)


def test_rules_of_cards_come_before_those_of_the_effect_wherever_it_is() -> None:
    by_id = {(piece["kind"], piece["id"]): piece["effects"][0]["rules"] for piece in ALL}
    assert by_id["card", "walls"] == ["SWD-BLD-04", "SWD-MIL-01", "SWD-MIL-02", "SWD-MIL-06"]
    assert by_id["wonder", "colossus"] == ["SWD-WON-12", "SWD-MIL-01", "SWD-MIL-02", "SWD-MIL-06"]


def test_nobody_can_spoil_the_pieces_for_others() -> None:
    spoiled = pieces()
    spoiled["card"][0]["effects"][0]["args"]["count"] = 99
    spoiled["card"][0]["effects"][0]["rules"].clear()
    assert pieces() == PIECES
