"""How the bots choose: legally, repeatably, within their budget, and not foolishly."""

from time import thread_time

import pytest

from pentapolis import Fast, Table
from pentapolis.bots import Bot, Evaluator, GreedyBot, Position, RandomBot, SearchBot, make_bot
from pentapolis.games.seven_wonders_duel.game import GAME
from tests.bots.seats import choice, play_out, position_of
from tests.kernel.toy import TOY
from tests.rules.seven_wonders_duel.position import position

SPECS = ["random", "greedy:samples=2", "search:simulations=30", "search:simulations=10,playout_plies=4"]


@pytest.mark.parametrize("spec", SPECS)
def test_same_seed_same_game(spec: str) -> None:
    games = [play_out(GAME.new(seed=5), [make_bot(spec, GAME, 1), make_bot(spec, GAME, 2)]) for _ in range(2)]
    assert games[0] == games[1]


def test_seeds_matter() -> None:
    games = [play_out(GAME.new(seed=5), [RandomBot(GAME, seed), RandomBot(GAME, seed + 1)]) for seed in (1, 7)]
    assert games[0] != games[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_any_game_and_number_of_seats(spec: str, seats: int) -> None:
    """Written against the kernel: parallel decisions, and a game without an evaluator of its own."""
    table = TOY.new(seats, seed=seats)
    play_out(table, [make_bot(spec, TOY, seat) for seat in range(seats)])
    assert table.over


def test_random_bot_plays_every_move() -> None:
    table = GAME.new(seed=5)
    bot = RandomBot(GAME, 1)
    chosen = {bot.choose(position_of(table)) for _ in range(60)}
    assert chosen == set(table.moves(table.to_act[0]))


# --- a win in one move -----


def wins_by_military() -> Table:
    return position(open_cards=["theater", "walls", "brewery"], age=2, coins=(12, 7), conflict=7)


def wins_by_science() -> Table:
    symbols = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    cards = ["palace", "university", "town_hall"]
    return position(open_cards=cards, age=3, coins=(20, 7), built=(symbols, []))


@pytest.mark.parametrize("bot", [GreedyBot(GAME, 1, samples=2), SearchBot(GAME, 1, simulations=150)])
def test_wins_at_once_by_military(bot: Bot) -> None:
    assert choice(bot, wins_by_military()) == "build:walls"


@pytest.mark.parametrize("bot", [GreedyBot(GAME, 1, samples=2), SearchBot(GAME, 1, simulations=150)])
def test_wins_at_once_by_science(bot: Bot) -> None:
    assert choice(bot, wins_by_science()) == "build:university"


@pytest.mark.parametrize("bot", [GreedyBot(GAME, 1, samples=2), SearchBot(GAME, 1, simulations=300)])
def test_takes_away_what_the_opponent_wins_with(bot: Bot) -> None:
    """Points beckon, but the walls left to the opponent lose the game."""
    table = position(open_cards=["courthouse", "walls"], age=2, coins=(20, 20), conflict=-7)
    assert choice(bot, table).endswith(":walls")


def test_search_wins_at_once_also_without_an_evaluator() -> None:
    bot = SearchBot(GAME, 1, simulations=100, playout_plies=-1, evaluator=Evaluator())
    assert choice(bot, wins_by_military()) == "build:walls"


# --- what is hidden -----


@pytest.mark.parametrize("again", [0, 4])
def test_moves_are_judged_in_several_samples_where_the_manner_says_so(again: int) -> None:
    """One sample says little of a move that uncovers a card."""
    table = GAME.new(seed=5, options={"wonders": "first_game", "starter": 0})
    bot = SearchBot(GAME, 1, simulations=60, again=again)
    bot.choose(position_of(table))
    looks = [int(child.looks) for child in bot.root.children]
    assert set(looks) == ({16} if again else {1})
    often = max(bot.root.children, key=lambda child: int(child.visits))
    below = {int(child.looks) for child in often.children}
    assert (max(below) > 1) == bool(again)


def test_a_first_judgement_becomes_the_mean_of_all() -> None:
    table = GAME.new(seed=5, options={"wonders": "first_game", "starter": 0})
    bot = SearchBot(GAME, 1, simulations=1, prior_visits=3, again=5)
    child = bot.first_judgement(table, 0, table.legal(0)[0])
    first = child.judged
    other = table.resample(0, Fast(3))
    bot.look_again(child, other)
    assert child.looks == 2
    assert child.judged == pytest.approx((first + bot.judgement(other, 0, child.move)) / 2)
    assert child.total == pytest.approx(child.judged * 3)
    assert child.visits == 3


def test_moves_are_judged_again_or_not() -> None:
    with pytest.raises(ValueError, match="again must not be negative"):
        SearchBot(GAME, 1, simulations=1, again=-1)


# --- budgets -----


def test_simulations_are_counted() -> None:
    bot = SearchBot(GAME, 1, simulations=37)
    bot.choose(position_of(GAME.new(seed=5)))
    assert bot.simulations == 37


def test_a_search_ends_when_the_rest_of_its_simulations_cannot_change_the_choice() -> None:
    """Only then, and then soon: it looks every eight simulations."""
    bot = SearchBot(GAME, 1, simulations=1000)
    assert choice(bot, wins_by_military()) == "build:walls"
    assert 500 < bot.simulations < 1000
    assert 1000 - bot.simulations < bot.lead() <= 1000 - bot.simulations + 16
    visits = sorted(int(child.visits) for child in bot.root.children)
    assert bot.lead() == visits[-1] - visits[-2]


def test_seconds_are_kept() -> None:
    bot = SearchBot(GAME, 1, seconds=0.1, exploration=50.0)  # so eager that no move gets ahead of the others
    here = position_of(GAME.new(seed=5))
    before = thread_time()
    bot.choose(here)
    assert 0.09 <= thread_time() - before < 0.3  # the very last simulations could change nothing
    assert bot.simulations > 0


def test_a_search_for_which_people_wait_does_not_wait_for_a_busy_machine() -> None:
    bot = SearchBot(GAME, 1, seconds=60.0, exploration=50.0)
    bot.patience = 0.001
    before = thread_time()
    bot.choose(position_of(GAME.new(seed=5)))
    assert 0 < thread_time() - before < 5
    assert bot.simulations > 0


def test_what_is_clear_takes_less_time() -> None:
    bot = SearchBot(GAME, 1, seconds=0.5)
    before = thread_time()
    assert choice(bot, wins_by_military()) == "build:walls"
    assert thread_time() - before < 0.45


def test_one_move_needs_no_search() -> None:
    table = TOY.new(2, seed=1, options={"rounds": 4})
    while len(table.moves(0)) != 1:  # the last bid card
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    bot = SearchBot(TOY, 1, simulations=1000)
    assert bot.choose(Position(table, 0, bot.rng)) == table.moves(0)[0]
    assert bot.simulations == 0


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"seconds": 1.0, "simulations": 5}, "seconds or of simulations, not both"),
        ({"seconds": 0.0}, "seconds must be more than 0, not 0.0"),
        ({"simulations": 0}, "simulations must be at least 1, not 0"),
        ({"exploration": -1.0}, "exploration must not be negative"),
        ({"prior_visits": 0}, "prior_visits must be at least 1"),
        ({"playout_plies": -2}, "playout_plies must be -1 or more"),
    ],
)
def test_bad_budgets(settings: dict[str, float], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        SearchBot(GAME, 1, **settings)  # type: ignore[arg-type]


def test_bad_greed() -> None:
    with pytest.raises(ValueError, match="samples must be at least 1, not 0"):
        GreedyBot(GAME, 1, samples=0)
    with pytest.raises(ValueError, match="noise must be between 0 and 1, not 2"):
        GreedyBot(GAME, 1, noise=2.0)


# --- bots of other packages -----


class LastMove(Bot):
    """What another package's bot looks like: interpreted, whatever the engine is."""

    def choose(self, position: Position) -> int:
        return position.moves[-1]


class NoScience(Evaluator):
    """Another package's evaluator."""

    def estimate(self, table: Table, seat: int) -> float:
        green: int = table.view(None)["cities"][seat]["colours"]["green"]
        return 1.0 / (2 + green)


@pytest.mark.both_modes
def test_subclass_of_bot() -> None:
    table = GAME.new(seed=5)
    bot: Bot = LastMove(GAME, 1)
    assert bot.choose(position_of(table)) == table.moves(table.to_act[0])[-1]
    assert bot.game is GAME


@pytest.mark.both_modes
def test_subclass_of_evaluator() -> None:
    table = position(open_cards=["pharmacist", "theater"])
    for bot in (
        GreedyBot(GAME, 1, samples=1, evaluator=NoScience()),
        SearchBot(GAME, 1, simulations=20, evaluator=NoScience()),
    ):
        assert choice(bot, table) != "build:pharmacist"
