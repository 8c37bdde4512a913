"""What the pages for bot authors and operators say of the server is so; the example is short, and it really plays."""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from pentapolis.server import protocol, sockets
from pentapolis.server.config import Rate, Settings
from pentapolis.server.problems import STATUS, refusal
from pentapolis.server.schema import openapi_document
from pentapolis.server.settings import known
from tests.docs import table_column, text_of
from tests.server.conftest import People
from tests.server.house import ME, OPEN, PATIENCE, Server

CLIENT: Final = Path(__file__).parents[2] / "examples" / "client.py"
MOST_LINES: Final = 45


def run(*arguments: str) -> str:
    """What the example prints, played to the end."""
    done = subprocess.run(
        [sys.executable, str(CLIENT), *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_it_plays_against_a_bot_to_the_end(server: Server) -> None:
    before = server.do(server.store.count())
    said = run(server.address)
    assert server.do(server.store.count()) == before + 1
    table = next(reversed(server.house.rooms.live.values())).sitting
    assert (table.status, [place.kind for place in table.places]) == ("over", ["person", "bot"])
    assert said == f"The winners are in the seats {table.table.winners}\n"


def test_it_takes_the_seat_of_a_link(server: Server, people: People) -> None:
    anna = people("Anna")
    table = anna.table(OPEN, ME)
    link = f"{server.address}/join#{anna.invite(table, 0)}"
    bot = subprocess.Popen(
        [sys.executable, str(CLIENT), server.address, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        with anna.socket() as line:
            line.watch(table, 1)
            winners = line.play_to_end(table)["info"]["result"]["winners"]
        said, fault = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
        bot.communicate()
    assert (bot.returncode, said) == (0, f"The winners are in the seats {winners}\n"), fault


def test_a_link_that_is_none_ends_it(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(CLIENT), server.address, f"{server.address}/join#{'x' * 22}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"{refusal('not-found').problem.text['en']}\n"


# --- what the pages say -----------------------------------------------------------------------------------------------

PROTOCOL: Final = "docs/protocol.md"
OPERATORS: Final = "docs/operators.md"


def tag(struct: Any) -> str:
    return str(msgspec.inspect.type_info(struct).tag)  # type: ignore[attr-defined]


def test_every_refusal_is_explained_with_its_status() -> None:
    codes = table_column(PROTOCOL, "A refused request has changed nothing.")
    statuses = table_column(PROTOCOL, "A refused request has changed nothing.", 1)
    assert dict(zip(codes, map(int, statuses), strict=True)) == STATUS


def test_every_message_and_action_is_explained() -> None:
    sent = table_column(PROTOCOL, "One socket is enough")
    assert set(sent) == {tag(message) for message in get_args(protocol.FromClient)}
    actions = dict(
        zip(table_column(PROTOCOL, "Every command gets"), table_column(PROTOCOL, "Every command gets", 1), strict=True)
    )
    assert {name: fields.split(", ") for name, fields in actions.items()} == {
        tag(action): list(action.__struct_fields__) for action in get_args(protocol.Action)
    }
    text = text_of(PROTOCOL)
    for message in get_args(protocol.ToClient):
        assert f"`{tag(message)}`" in text or f'"type": "{tag(message)}"' in text
    explained = {name for row in table_column(PROTOCOL, "It is always the whole table") for name in row.split(", ")}
    assert explained == set(protocol.State.__struct_fields__) - {"table"}


def test_every_address_is_explained() -> None:
    named = {row.split(" ")[1].partition("?")[0] for row in table_column(PROTOCOL, "## Tables over HTTP")}
    examples = {"ID": "{table}", "/12": "/{ply}", "seven-wonders-duel": "{slug}", "empires-end@my_box": "{slug}"}
    examples |= {",end_neighbours=all_neighbours": ""}
    patterns = set()
    for path in named:
        pattern = path
        for example, parameter in examples.items():
            pattern = pattern.replace(example, parameter)
        patterns.add(pattern)
    served = set(openapi_document()["paths"])
    assert patterns == served - {"/api/session"}


def rate_of(usual: Rate, daily: Rate) -> str:
    return f"{usual[0]} at once, then 1 in {1 / usual[1]:.0f} seconds; {daily[0]} a day"


def test_the_limits_are_those_of_the_server() -> None:
    usual = Settings("")
    record = f"a record to import {usual.import_bytes // 1_000_000} MB, replayed in {usual.import_seconds:.0f} seconds"
    limits = "\n".join(table_column(PROTOCOL, "## How much, how fast", 1))
    assert limits == "\n".join(
        [
            f"{usual.commands[0]} at once, then {usual.commands[1]} a second",
            f"{usual.messages[0]} at once, then {usual.messages[1]} a second; faster ones are read later",
            f"{usual.requests[0]} at once, then {usual.requests[1]} a second",
            rate_of(usual.new_tables, usual.new_tables_daily),
            rate_of(usual.new_tables_per_address, usual.new_tables_per_address_daily),
            rate_of(usual.new_people, usual.new_people_daily),
            f"{usual.bot_tables}; {usual.bot_tables_per_address} for each address",
            f"{usual.sockets_per_person}; {usual.sockets_per_address} for each address",
            f"{usual.watched}",
            f"{usual.message_bytes // 1024} kB",
            f"{usual.body_bytes // 1024} kB; {record}",
            f"{usual.json_depth} levels deep",
            f"{usual.line_bytes // 1024} kB; {usual.header_bytes // 1024} kB and {usual.headers} of them",
        ]
    )
    told = " ".join(table_column(OPERATORS, "## Limits", 1))
    for number in (usual.live_tables, usual.sockets, usual.connections_per_address, usual.pipelined, usual.lobby_each):
        assert f"{number:,}" in told
    for seconds in (usual.head_seconds, usual.body_seconds, usual.bot_seconds, usual.bot_wait):
        assert f"{seconds:.0f} seconds" in told
    assert f"{usual.sockets_per_address} for each address" in told
    assert f"after {usual.idle / 60:.0f} minutes" in told
    text = text_of(PROTOCOL)
    assert f"after {usual.silence:.0f} seconds without a message" in text
    for code in (sockets.NO_SESSION, sockets.TOO_MANY, sockets.TOO_LARGE, sockets.POLICY, 1012):
        assert f"with {code} " in text.replace("\n", " ")


def test_every_option_of_serve_is_explained() -> None:
    import typer

    from pentapolis.cli.application import app

    commands: dict[str, Any] = getattr(typer.main.get_command(app), "commands")  # noqa: B009
    options = {option for parameter in commands["serve"].params for option in parameter.opts} - {"--help"}
    told = {row.split(" ")[0] for row in table_column(OPERATORS, "    pentapolis serve --host")}
    assert told <= options
    # The rest are limits: told as such, and each in the help of the command.
    assert options - told <= {setting.option for setting in known().values()}
