"""Ctrl-C reaches a bot that thinks, compiled or not."""

import signal
import subprocess
import sys

import pytest

#: What a shell starts in the background does not hear Ctrl-C and hands that on; the tests may be such a run.
THINK = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
import pentapolis
from pentapolis.bots import Position, SearchBot
game = pentapolis.game("seven-wonders-duel")
table = game.new(seed=1)
position = Position(table, table.to_act[0], pentapolis.Fast(1))
try:
    print("thinking", flush=True)
    SearchBot(game, 1, seconds=600.0).choose(position)
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.both_modes
def test_a_search_can_be_interrupted() -> None:
    with subprocess.Popen([sys.executable, "-c", THINK], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "thinking\n"
        child.send_signal(signal.SIGINT)
        # Far less than the search was given, with room for a busy machine.
        said, _ = child.communicate(timeout=120)
    assert said == "stopped\n"
