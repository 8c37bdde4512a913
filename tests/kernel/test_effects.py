"""Effects as values: combinators, what "this way" and "that player" refer to, reactions and their order."""

from collections.abc import Sequence as Listed
from typing import Any

import pytest

from pentapolis.kernel.conformance import check_game
from pentapolis.kernel.effects import (
    Cause,
    Choose,
    Count,
    EachOther,
    Effect,
    Everybody,
    Happening,
    May,
    Number,
    Per,
    Printed,
    Resolve,
    Sequence,
    of,
)
from pentapolis.kernel.rules import IllegalMove
from pentapolis.words import LANGUAGES, words_of
from tests.kernel.cards import CARD, CARD_GAME, PLAYED, STAYS, Cards, Console, Gain, Mourn, Pay, Rich, kind

pytestmark = pytest.mark.both_modes

SOURCE = CARD.find("saga_2")


def table(
    effect: Effect | None = None,
    seats: int = 3,
    coins: Listed[int] = (),
    area: Listed[Listed[str]] = (),
    who: int = 0,
) -> Cards:
    """A table at the first turn, where seat `who` carries out an effect."""
    t = CARD_GAME.new(seats=seats, seed=1)
    assert isinstance(t, Cards)
    t.coins = [*coins, *[0] * (seats - len(coins))]
    for seat, cards in enumerate(area):
        t.area[seat] = [CARD.find(card) for card in cards]
    if effect is not None:
        t.resolve(effect, who, SOURCE)
        t.settle()
    return t


def answer(t: Cards, *moves: str) -> Cards:
    for move in moves:
        t.play(t.to_act[0], CARD_GAME.parse(move))
    return t


def asked(t: Cards) -> tuple[int, str, list[str]]:
    """Who is asked what, and the answers."""
    seat = t.to_act[0]
    decision = t.pending(seat)
    assert decision is not None
    return seat, decision.question, [CARD_GAME.notation(move) for move in t.moves(seat)]


TURN = "ask-toy-card"  # the effect is over: seat 0 plays a card


# --- combinators


def test_a_sequence_happens_in_the_written_order() -> None:
    t = table(Sequence(May(Gain(1)), May(Gain(2)), Gain(4)))
    assert asked(t) == (0, "ask-may", ["yes", "no"])
    answer(t, "no")
    assert t.coins[0] == 0
    answer(t, "yes")
    assert (t.coins[0], asked(t)[1]) == (6, TURN)


def test_may_asks_only_for_what_can_be_done() -> None:
    assert asked(table(May(Pay(1))))[1] == TURN
    assert asked(table(May(Pay(1)), coins=[1]))[1] == "ask-may"


def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    trade = PLAYED["feast"].parts()[0].parts()[0]
    assert table(trade, coins=[0]).coins[0] == 0
    assert table(trade, coins=[1]).coins[0] == 2


def test_choose_offers_what_can_be_carried_out_and_says_why_not_the_rest() -> None:
    t = table(PLAYED["market"])
    assert asked(t) == (0, "ask-option", ["option:a", "option:c"])
    with pytest.raises(IllegalMove) as refused:
        answer(t, "option:b")
    assert refused.value.reason.rule == "TOY-CARD-02"
    assert refused.value.reason.message == "refuse-option"
    assert asked(answer(table(PLAYED["market"], coins=[1]), "option:b"))[1] == TURN


def test_choose_without_an_open_option_is_skipped_and_one_alone_happens() -> None:
    choice = Choose(Pay(1), Pay(2))
    assert not choice.can(table(), Cause(0, SOURCE))
    assert asked(table(choice))[1] == TURN
    assert table(choice, coins=[1]).coins[0] == 0  # only the first is open


def test_one_or_both_and_all_in_any_order() -> None:
    t = table(PLAYED["council"], coins=[1])
    assert asked(t)[2] == ["option:a", "option:c"]
    answer(t, "option:a")  # with the second coin the dearer option opens
    assert asked(t)[2] == ["option:b", "option:c", "no"]
    assert asked(answer(t, "no"))[1] == TURN
    t = table(PLAYED["parade"])
    assert asked(t)[2] == ["option:a", "option:c"]
    answer(t, "option:a")
    assert asked(t)[2] == ["option:b", "option:c"]
    answer(t, "option:b")  # the last leaves no choice
    assert (t.coins[0], t.sorrows[0], asked(t)[1]) == (0, 1, TURN)


def test_each_player_decides_alone_in_order_from_the_one_who_acts() -> None:
    t = table(PLAYED["feast"], coins=[1, 1, 1], who=1)
    assert asked(t)[0] == 1
    answer(t, "yes")
    assert asked(t)[0] == 2
    answer(t, "no")
    assert asked(t)[0] == 0
    answer(t, "yes")
    assert t.coins == [2, 2, 1]


def test_each_other_leaves_out_the_one_who_acts_and_whom_a_condition_does_not_meet() -> None:
    assert table(EachOther(Gain(1)), who=1).coins == [1, 0, 1]
    assert table(EachOther(Gain(1), where=Rich(2)), coins=[2, 2, 1]).coins == [2, 3, 1]
    assert table(Everybody(Gain(1), where=Rich(2)), coins=[2, 2, 1]).coins == [3, 3, 1]


def test_if_looks_when_it_is_reached() -> None:
    assert table(Sequence(Gain(3), PLAYED["court"])).sorrows[0] == 1
    assert table(Sequence(Gain(4), PLAYED["court"])).coins[0] == 6
    guild = PLAYED["guild"]
    assert not guild.can(table(coins=[4]), Cause(0, SOURCE))  # nothing to do: as an option it is not open
    assert guild.can(table(coins=[5]), Cause(0, SOURCE))
    assert table(guild, coins=[4]).coins[0] == 4


class Coins(Count):
    def count(self, t: Cards, cause: Cause) -> int:
        return t.coins[cause.who]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "toy-in-play", {}


def test_per_counts_once_when_the_step_begins() -> None:
    assert table(Per(Coins(), Gain(1)), coins=[3]).coins[0] == 6
    assert table(Per(Number(2), Gain(1))).coins[0] == 2


def test_up_to_names_the_number_first_and_this_way_counts_what_was_done() -> None:
    t = table(PLAYED["loan"], coins=[2])
    assert asked(t) == (0, "ask-how-many", ["number:0", "number:1", "number:2", "number:3"])
    with pytest.raises(IllegalMove) as refused:
        answer(t, "number:4")
    assert (refused.value.reason.rule, refused.value.reason.args) == ("TOY-CARD-02", {"count": 3})
    answer(t, "number:3")  # the third coin is not there: as far as possible
    assert t.coins[0] == 4


# --- what a card refers to


def test_this_way_counts_all_affected_players_and_only_this_resolution() -> None:
    t = table(PLAYED["plague"])
    assert (t.sorrows, t.coins[0]) == ([0, 1, 1], 2)
    t.resolve(PLAYED["plague"].parts()[2], 0, SOURCE)
    t.settle()
    assert t.coins[0] == 2  # a new resolution has done nothing yet
    assert not t.notes


def test_that_player_is_the_one_remembered() -> None:
    t = table(Sequence(EachOther(Mourn()), Console()))
    assert t.coins == [0, 0, 1]
    assert table(Console()).coins == [0, 0, 0]


def test_outside_of_a_resolution_nothing_is_referred_to() -> None:
    t = table()
    with pytest.raises(RuntimeError, match="there is no resolution -1"):
        t.note(Cause(0, SOURCE), "paid")


# --- reactions


def test_reactions_come_from_the_active_player_clockwise_and_each_orders_his_own() -> None:
    t = table(Everybody(Mourn()), area=[["choir_0"], ["shrine_0", "choir_1"], ["shrine_1"]])
    assert asked(t) == (0, "ask-option", ["option:a", "option:b"])  # the choir of seat 0, before seat 1 mourns
    assert t.sorrows == [1, 0, 0]
    answer(t, "option:a")
    assert asked(t) == (1, "ask-reaction", ["react:shrine_0", "react:choir_1"])
    answer(t, "react:choir_1", "option:a")  # the shrine alone is left, and follows
    assert t.coins == [2, 3, 1]
    assert asked(t)[1] == TURN


def test_reactions_of_two_owners_to_one_event() -> None:
    t = table(PLAYED["plague"], area=[[], ["mirror_0", "tower_0"], ["mirror_1"]])
    assert asked(t) == (1, "ask-reaction", ["react:mirror_0", "react:tower_0"])
    with pytest.raises(IllegalMove) as refused:  # the mirror must
        answer(t, "no")
    assert refused.value.reason.message == "refuse-reaction"
    answer(t, "react:mirror_0")
    assert asked(t) == (1, "ask-reaction", ["react:tower_0", "no"])
    answer(t, "react:tower_0")
    assert (t.sorrows, t.coins) == ([0, 0, 1], [1, 1, 1])  # seat 1 is left out, and out of "this way"


def test_an_optional_reaction_may_be_left_out() -> None:
    t = table(PLAYED["plague"], area=[[], ["tower_0"]])
    answer(t, "no")
    assert t.sorrows == [0, 1, 1]


def test_what_reacts_is_looked_for_when_it_is_the_owners_turn() -> None:
    t = table(Mourn(), area=[["bank_0", "shrine_0"]])
    assert asked(t)[2] == ["react:bank_0", "react:shrine_0"]
    answer(t, "react:shrine_0")
    assert asked(t)[2] == ["react:bank_0", "no"]
    answer(t, "react:bank_0")
    assert t.coins[0] == 2


def test_the_active_player_is_asked_first_whoever_acts() -> None:
    t = table(area=[["choir_0"], ["choir_1"]])
    t.happen(Happening("mourn", 1))
    t.happen(Happening("mourn", 0))
    t.settle()
    assert asked(t)[0] == 0
    assert asked(answer(t, "option:a"))[0] == 1


def test_the_game_can_end_in_the_middle_of_a_card() -> None:
    t = table()
    t.sorrows = [0, 8, 0]
    t.resolve(PLAYED["plague"], 0, SOURCE)
    t.settle()
    assert t.over
    assert t.sorrows == [0, 9, 0]


# --- copies, lanes, words


def test_a_table_is_copied_in_the_middle_of_the_longest_card() -> None:
    t = table(PLAYED["saga"], coins=[50])
    deepest, tables = 0, 0
    while asked(t)[1] == "ask-may":
        deepest = max(deepest, len(t.agenda))
        twin = t.copy()
        assert twin == t
        before = t.state()
        answer(twin, "yes")
        assert t.state() == before
        answer(t, "yes")
        assert twin == t
        tables += 1
    assert deepest > 89
    assert tables == 44 * 3


def test_an_effect_in_a_seats_lane_cannot_ask_others() -> None:
    t = table()
    t.push_seat(1, Resolve(EachOther(May(Gain(1))), 1, SOURCE, None))
    with pytest.raises(RuntimeError, match="in the lane of seat 1 asks seat 2"):
        t.settle()


def test_effects_list_the_rules_they_rest_on_and_their_parts() -> None:
    assert PLAYED["market"].all_rules() == ["TOY-CARD-01", "TOY-CARD-02", "TOY-CARD-03"]
    assert STAYS["bank"].all_rules() == ["TOY-CARD-02", "TOY-CARD-01"]
    assert [type(part).__name__ for part in of([PLAYED["market"]])] == [
        "Choose", "Gain", "CostTo", "Pay", "Gain", "Mourn",
    ]  # fmt: skip
    assert PLAYED["market"].printed()["rules"] == PLAYED["market"].all_rules()


SAID = {
    "market": (
        "choose one: gain 2 coins, pay 1 coin to gain 4 coins, or take 1 sorrow",
        "válassz egyet: kapsz 2 érmét, fizess 1 érmét, hogy kaphass 4 érmét, vagy vegyél el 1 bánatot",
    ),
    "feast": (
        "each player may pay 1 coin to gain 2 coins",
        "minden játékos fizethet 1 érmét, hogy kaphasson 2 érmét",
    ),
    "plague": (
        "attack, each other player takes 1 sorrow, then gain 1 coin per sorrow taken this way",
        "támadj, a többi játékos mindegyike elvesz 1 bánatot, majd kapsz 1 érmét minden így elvett bánatért",
    ),
    "levy": (
        "each other player who has at least 3 coins pays 1 coin",
        "a többi játékos közül mindenki, akinek van legalább 3 érméje, fizet 1 érmét",
    ),
    "court": (
        "if you have at least 4 coins, gain 1 coin and gain 1 coin, otherwise take 1 sorrow",
        "ha van legalább 4 érméd, kapsz 1 érmét, és kapsz 1 érmét, különben vegyél el 1 bánatot",
    ),
    "twins": ("gain 1 coin, twice", "kapsz 1 érmét, összesen 2 alkalommal"),
}


@pytest.mark.parametrize("card", SAID)
def test_a_card_says_itself_in_both_languages(card: str) -> None:
    for language, sentence in zip(("en", "hu"), SAID[card], strict=True):
        assert words_of("toy-cards", language).say(*PLAYED[card].words()) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_question_and_reaction_can_be_said(language: str) -> None:
    words = words_of("toy-cards", language)
    things: list[Printed] = [*(effect for name, effect in PLAYED.items() if name != "saga"), *STAYS.values()]
    for thing in things:
        assert words.say(*thing.words())
    for effect, coins in ((PLAYED["market"], 0), (PLAYED["loan"], 2), (May(Gain(1)), 0)):
        t = table(effect, coins=[coins])
        decision = t.pending(0)
        assert decision is not None
        assert words.say(decision.question, decision.details(t))


def test_a_game_of_all_combinators_keeps_the_laws() -> None:
    report = check_game(CARD_GAME, games=25, seed=3, every=11, languages=LANGUAGES)
    assert report.games == 25
    assert {kind(card) for card in range(len(CARD))} == set(PLAYED)
