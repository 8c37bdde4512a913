"""What bot authors send to other processes comes out as it went in, compiled and interpreted."""

import copy
import pickle
from typing import Any

import pytest

import pentapolis
from pentapolis.bots import Bot, Evaluator, Position, RandomBot, SearchBot, evaluator_for, make_bot
from pentapolis.bots.fitted import KNOTS
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.kernel.conformance import Snapshot
from pentapolis.kernel.effects import Cause, Choose, Effect, EffectTable, Number, Sequence
from pentapolis.kernel.pickled import made_again
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast, Keyed, Rng
from pentapolis.kernel.rules import IllegalMove, Reason
from pentapolis.kernel.table import Event, Table

pytestmark = pytest.mark.both_modes
SLUGS = ["seven-wonders-duel", "empires-end"]


class Careful(Bot):
    """A bot of somebody's own, with an `__init__` and notes."""

    def __init__(self, game: pentapolis.Game, seed: int) -> None:
        super().__init__(game, seed)
        self.seen: list[str] = ["nothing"]

    def choose(self, position: Position) -> int:
        self.seen.append(position.notation(position.moves[0]))
        return position.moves[self.rng.below(len(position.moves))]


class Even(Evaluator):
    def __init__(self, half: float) -> None:
        self.half = half

    def estimate(self, table: Table, seat: int) -> float:
        return self.half


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def begun(slug: str, plies: int = 9) -> Table:
    table = pentapolis.game(slug).new(seed=7)
    playout(table, Fast(7), plies)
    return table


def same(one: Table, other: Table) -> bool:
    return not Snapshot(one).unlike(Snapshot(other))


@pytest.mark.parametrize("slug", SLUGS)
def test_tables_keep_state_history_and_log(slug: str) -> None:
    table = begun(slug)
    twin = again(table)
    assert type(twin) is type(table)
    assert same(table, twin)
    assert twin.record() == table.record()
    assert pentapolis.undone(twin, 1, past_barrier=True) == pentapolis.undone(table, 1, past_barrier=True)
    assert twin.game is table.game


def test_tables_without_a_record_are_kept_too() -> None:
    bulk = pentapolis.game("seven-wonders-duel").new(seed=7, bulk=True)
    playout(bulk, Fast(1), 20)
    assert same(again(bulk), bulk)
    table = begun("seven-wonders-duel", 30)
    assert isinstance(table, SevenWondersDuel)
    table.city(0).coins = 99  # laid by hand: no record leads here
    assert again(table).city(0).coins == 99


def test_a_whole_game_is_not_too_deep() -> None:
    table = pentapolis.game("empires-end").new(4, seed=7)
    playout(table, Fast(7))
    assert len(table.played()) > 100
    assert same(again(table), table)


def test_options_that_change_the_cards_hold() -> None:
    game = pentapolis.game("empires-end")
    table = game.new(seed=7, options={"end_neighbours": "all_neighbours"})
    assert isinstance(table, EmpiresEnd)
    assert [repr(one) for one in again(table).abilities] == [repr(one) for one in table.abilities]
    assert again(table).edition is table.edition


def test_an_edition_that_has_changed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("empires-end")
    make, arguments = table.__reduce__()[:2]
    assert same(make(*arguments), table)
    changed = tuple(
        ("reconstructed", "0" * 64) if isinstance(one, tuple) and len(one) == 2 else one for one in arguments
    )
    with pytest.raises(ValueError, match="is not the one that this table was pickled with"):
        make(*changed)


@pytest.mark.parametrize("rng", [Keyed(7), Fast(7)])
def test_generators_go_on_where_they_were(rng: Rng) -> None:
    rng.open("cards")
    assert [rng.below(6) for _ in range(5)]
    twin = again(rng)
    assert twin.state() == rng.state()
    assert [twin.below(1000) for _ in range(50)] == [rng.below(1000) for _ in range(50)]


def test_records_events_and_refusals() -> None:
    record = begun("empires-end").record()
    assert again(record) == record
    assert pentapolis.replay(again(record)) == pentapolis.replay(record)
    assert repr(again(Event(3, "log-x", {"seat": 1}))) == "Event(3, 'log-x', {'seat': 1})"
    reason = Reason("SWD-FLOW-05", "refuse-covered", {"card": "baths"}, "seven-wonders-duel")
    refused = again(IllegalMove(reason))
    assert (refused.reason, refused.reason.game, str(refused)) == (reason, reason.game, str(IllegalMove(reason)))
    game = pentapolis.game("empires-end")
    assert again(game) is game


@pytest.mark.parametrize("slug", SLUGS)
def test_positions_are_the_same_sample(slug: str) -> None:
    table = begun(slug)
    seat = table.to_act[0]
    position = Position(table, seat, Keyed(5))
    twin = again(position)
    assert (twin.seat, twin.moves, twin.view(), twin.barrier) == (
        seat,
        position.moves,
        position.view(),
        position.barrier,
    )
    assert [line.data() for line in twin.log()] == [line.data() for line in position.log()]
    assert twin.just_played == position.just_played
    assert same(twin.sample(Fast(3)), position.sample(Fast(3)))


@pytest.mark.parametrize("spec", ["random", "easy", "greedy:samples=2", "search:simulations=30"])
@pytest.mark.parametrize("slug", SLUGS)
def test_bots_play_on_as_they_would_have(slug: str, spec: str) -> None:
    table = begun(slug, 3)
    game = table.game
    bots = [make_bot(spec, game, seed) for seed in range(table.seats)]
    rng = Keyed(5)
    for _ in range(6):
        seat = table.to_act[0]
        position = Position(table, seat, rng)
        twin = again(bots[seat])
        move = bots[seat].choose(position)
        assert twin.choose(again(position)) == move
        table.play(seat, move)


def test_a_search_keeps_its_tree() -> None:
    table = begun("seven-wonders-duel")
    bot = make_bot("search:simulations=300", table.game, 1)
    assert isinstance(bot, SearchBot)
    bot.choose(Position(table, table.to_act[0], Keyed(5)))
    twin = again(bot)
    assert repr(twin.tried()) == repr(bot.tried())
    assert twin.value == bot.value
    assert any(child.children for child in twin.root.children)


def test_bots_and_evaluators_of_ones_own() -> None:
    game = pentapolis.game("seven-wonders-duel")
    table = game.new(seed=7)
    bot = Careful(game, 3)
    bot.choose(Position(table, table.to_act[0], Keyed(5)))
    twin = again(bot)
    assert (twin.seen, twin.game, twin.rng.state()) == (bot.seen, game, bot.rng.state())
    search = again(SearchBot(game, 1, simulations=10, evaluator=Even(0.25)))
    assert search.evaluator.estimate(table, 0) == 0.25
    fitted = again(evaluator_for(game.slug))
    assert fitted.value(table, 0) == evaluator_for(game.slug).value(table, 0)
    fitted.weigh([[0.0] * len(KNOTS) for _ in fitted.names])
    assert again(fitted).value(table, 0) == 0.5


def test_copying_still_works() -> None:
    table = begun("seven-wonders-duel")
    assert same(copy.deepcopy(table), table)
    bot = RandomBot(table.game, 1)
    assert copy.copy(bot).rng.state() == bot.rng.state()


class Gain(Effect):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain", {"count": self.count}

    def go(self, t: EffectTable, cause: Cause) -> None:
        pass


def test_effects() -> None:
    whole = Sequence(Gain(1), Choose(Gain(2), Gain(3), most=2))
    assert repr(again(whole)) == repr(whole)
    assert again(Choose(Gain(2), Gain(3), least=0, most=2)).most == 2
    assert again(Number(3)).number == 3


class Odd:
    def __init__(self, what: int) -> None:
        self.other = what


def test_what_cannot_be_made_again_says_so() -> None:
    with pytest.raises(TypeError, match=r"Odd cannot be pickled: .*give it a __reduce__"):
        made_again(Odd(1))
