"""Figures for Prometheus: they count what happens, and are told at an address of their own only."""

import re
import socket
from pathlib import Path

import httpx
import pytest

from pentapolis.server.metrics import Counter, Histogram, Metrics
from tests.ports import free_port
from tests.server.house import BOT, ME, PATIENCE, Client, Server, roomy, wait_for
from tests.server.test_serve import serving

LINE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"{}]*"\})? [0-9.e+-]+|# (HELP|TYPE) [a-z_]+ .+')


def figure(text: str, name: str) -> float:
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


def test_a_histogram_counts_all_that_took_no_longer() -> None:
    told = Histogram()
    for seconds in (0.001, 0.002, 0.3, 60.0):
        told.add(seconds)
    lines = dict(line.rsplit(" ", 1) for line in told.lines("t"))
    assert (lines['t_bucket{le="0.002"}'], lines['t_bucket{le="0.5"}'], lines['t_bucket{le="+Inf"}']) == ("2", "3", "4")
    assert lines["t_count"] == "4"
    assert float(lines["t_sum"]) == pytest.approx(60.303)


def test_a_counter_tells_its_label() -> None:
    counter = Counter("answer")
    counter.add("done")
    counter.add("done")
    counter.add("stale")
    assert list(counter.lines("n")) == ['n{answer="done"} 2', 'n{answer="stale"} 1']


def test_what_happens_is_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna, anna.socket() as line:
        metrics: Metrics = server.house.rooms.metrics
        table = anna.table(ME, BOT)
        line.watch(table, 0)
        line.my_turn(table)
        line.play(table)
        assert line.refused(table, {"type": "redo", "seat": 0}) == "nothing-to-redo"
        anna.get("/nothing")
        wait_for(lambda: metrics.moves.counts.get("bot", 0) > 0)
        # What is answered is counted just after it.
        wait_for(
            lambda: 'answers_total{status="404"} 1' in metrics.text() and "command_seconds_count 2" in metrics.text()
        )
        text = metrics.text()
    assert all(LINE.fullmatch(one) for one in text.splitlines())
    assert figure(text, 'pentapolis_commands_total{answer="done"}') == 1
    assert figure(text, 'pentapolis_commands_total{answer="nothing-to-redo"}') == 1
    assert figure(text, "pentapolis_command_seconds_count") == 2
    assert figure(text, 'pentapolis_moves_total{by="person"}') == 1
    assert figure(text, 'pentapolis_http_answers_total{status="404"}') == 1
    assert (figure(text, "pentapolis_tables"), figure(text, "pentapolis_sockets")) == (1, 1)
    assert (figure(text, "pentapolis_bots_waiting"), figure(text, "pentapolis_store_up")) == (0, 1)
    assert table not in text


def test_figures_are_told_at_their_own_address_and_not_to_strangers(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--metrics", f"127.0.0.1:{port}", stand_in=False) as server:
        assert b" 404 " in server.get("/metrics").splitlines()[0]
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):  # it listens before the server is ready
            answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert figure(answer.text, 'pentapolis_http_answers_total{status="404"}') == 1
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 404
        code, _, err = server.stop()
    assert (code, err) == (0, "")
