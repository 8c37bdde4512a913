"""Anything sent to a socket: no fault of ours, nothing changed by what is refused, and an answer or an end."""

import json
import logging
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from pentapolis.server.config import Settings
from tests.server.conftest import People
from tests.server.house import BOT, GAME, ME, OPEN, Client, Json, Server, truth

MESSAGES: Final = 5_400
BATCH: Final = 60
LARGEST: Final = Settings("").message_bytes
ODD_VALUES: Final[list[Any]] = [
    None, True, False, 0, -1, 1, 15, 16, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 0.0, -0.0, 0.5, 1e308,
    "", " ", "0", "null", "x" * 15, "x" * 64, "x" * 65, "x" * 201, "x" * 3000, "é" * 64, "\x00", "\u202e", "😀", "..",
    [], [[]], [0], {}, {"type": "play"}, {"type": None}, {"": ""}, "__proto__", "play", "watch",
]  # fmt: skip
ANSWERS: Final = {"done", "denied", "because", "gone", "state", "current", "fault", "pong", "presence"}


def corpus(table: str, other: str, state: Json) -> list[Json]:
    """Messages as clients send them. Those that could change something are spoilt below."""
    seat = state["seat"]
    move, stamp = state["view"]["moves"][0], state["stamp"]
    actions: list[Json] = [
        {"type": "play", "seat": seat, "stamp": stamp + 1, "move": move},
        {"type": "play", "seat": 1 - seat, "stamp": stamp, "move": move},
        {"type": "undo", "seat": 1 - seat, "to": 0, "ask": True},
        {"type": "redo", "seat": seat},
        {"type": "reset", "seat": 1 - seat},
        {"type": "consent", "seat": seat, "yes": True},
        {"type": "resign", "seat": 1 - seat},
        {"type": "give-to-bot", "seat": 1 - seat, "level": "easy"},
        {"type": "return", "seat": seat},
    ]
    where = [table, other, "n" * 20]
    return [
        *({"type": "command", "id": "c", "table": t, "do": do} for t in where for do in actions),
        *({"type": "watch", "table": t, "seat": s, "seq": q} for t in where for s in (None, 0, 1) for q in (None, 1)),
        *({"type": "why", "id": "w", "table": t, "seat": seat, "move": move} for t in where),
        {"type": "leave", "table": other},
        {"type": "ping"},
    ]


def places(message: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there is something to spoil."""
    if isinstance(message, dict):
        for key, value in message.items():
            yield (*path, key)
            yield from places(value, (*path, key))


def odd(generator: random.Random) -> Any:
    return deepcopy(generator.choice(ODD_VALUES))


def spoilt(message: Json, generator: random.Random) -> str | bytes:
    """A message with something wrong with it, mostly."""
    copy = json.loads(json.dumps(message))
    for _ in range(generator.choice([1, 1, 1, 2, 3])):
        spots = list(places(copy))
        if not spots:
            break
        *way, last = generator.choice(spots)
        target = copy
        for key in way:
            target = target[key]
        match generator.randrange(6):
            case 0:
                del target[last]
            case 1:
                target[f"{last}x"] = target.pop(last)
            case 2:
                target[last] = [target[last]]
            case 3:
                target[generator.choice(["seat", "type", "id", "extra"])] = odd(generator)
            case _:
                target[last] = odd(generator)
    text = json.dumps(copy)
    match generator.randrange(12):
        case 0:
            at = generator.randrange(len(text))
            return text[:at] + chr(generator.randrange(32, 300)) + text[at + 1 :]
        case 1:
            return text[: generator.randrange(len(text))]
        case 2:
            return text.encode("utf-16")
        case 3:
            return text.replace("}", ',"type":"command"}', 1)
        case 4:
            return text + generator.choice(["}", "x", text, "\n\n", "\x00"])
        case _:
            return text


def nonsense(generator: random.Random) -> str | bytes:
    match generator.randrange(6):
        case 0:
            return generator.randbytes(generator.randrange(200))
        case 1:
            return "".join(chr(generator.randrange(1, 0xD800)) for _ in range(generator.randrange(100)))
        case 2:
            depth = generator.randrange(1, 7000)
            return generator.choice(["[", '{"a":', '{"type":"command","do":']) * (depth // 8)
        case 3:
            return json.dumps(generator.choice(ODD_VALUES))
        case 4:
            return '{"type":"watch","table":"' + "t" * 20 + f'","seq":{"9" * generator.randrange(1, 4000)}}}'
        case _:
            return '{"type":"ping","x":1e' + "9" * generator.randrange(1, 400) + "}"


def too_large(message: str | bytes) -> bool:
    return len(message if isinstance(message, bytes) else message.encode()) > LARGEST


class Attacker:
    """Sends batches, and comes back when it was thrown out."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard = 0  # batches, to the end

    def send(self, messages: list[str | bytes]) -> None:
        with self.client.socket() as line:
            try:
                for message in messages:
                    line.link.send(message)
                line.send({"type": "why", "id": "the-last", "table": "n" * 20, "seat": 0, "move": "x"})
                answer: Json = {}
                while answer.get("id") != "the-last":
                    answer = line.next()
                    assert answer["type"] in ANSWERS
                    code = (answer.get("problem") or {}).get("code", "")
                    assert code not in {"internal", "unavailable"}, answer
            except ConnectionClosed:
                # Whatever else a message says, its sender may go on. 1006: the reason got lost in what was still sent.
                assert line.link.protocol.close_code in {1006, 1009}
                assert any(map(too_large, messages))
            else:
                self.heard += 1


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_sent_does_harm(
    server: Server, people: People, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with server.under(faults=10**9):  # otherwise it would soon be over
        attacked(server, people, seed)
    # The client's library logs too, when it is thrown out while it sends: that is none of the server's errors.
    faults = [r for r in caplog.records if r.levelno >= logging.ERROR and r.name.partition(".")[0] != "websockets"]
    assert not faults, caplog.text


def attacked(server: Server, people: People, seed: int) -> None:
    generator = random.Random(seed)
    anna, bela, cili = people(), people(), people()
    table, other = anna.table(ME, OPEN), cili.table(ME, BOT)
    bela.join(anna.invite(table, 1))
    rooms = [server.room(table), server.room(other)]
    seat = rooms[0].sitting.to_act[0]
    player = (anna, bela)[seat]
    with player.socket() as line:
        messages = corpus(table, other, line.watch(table, seat))
    with cili.socket() as line:  # the bot has moved
        line.watch(other, 0)
        assert line.my_turn(other)
    before = [truth(room.sitting) for room in rooms]
    attacker = Attacker(player)
    sent = 0
    while sent < MESSAGES // 3:
        batch: list[str | bytes] = []
        for _ in range(BATCH):
            message = generator.choice(messages)
            kind = generator.random()
            batch.append(
                json.dumps(message)
                if kind < 0.15
                else nonsense(generator)
                if kind < 0.3
                else spoilt(message, generator)
            )
        attacker.send(batch)
        sent += len(batch)
        after = [truth(room.sitting) for room in rooms]
        if after != before:
            # Only a command that was granted changes something, and it is in the journal with its author.
            stored = server.do(server.store.load(table))
            assert stored is not None
            assert stored.entries[-1].author == player.person
            assert after[1] == before[1]
            before = after
            if rooms[0].sitting.over:
                break
    assert attacker.heard > 0
    with player.socket() as line:  # the server is well
        assert line.watch(table, seat)["type"] == "state"


def test_a_refused_command_changes_neither_seq_nor_state(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    room = server.room(table)
    game = room.sitting.game
    generator = random.Random(9)
    with anna.socket() as line:
        state = line.watch(table, room.sitting.to_act[0])
        legal = set(state["view"]["moves"])
        before = truth(room.sitting)
        for number in generator.sample(range(game.vocabulary.size), 200):
            move = game.notation(number)
            if move not in legal:
                do = {"type": "play", "seat": state["seat"], "stamp": state["stamp"], "move": move}
                assert line.refused(table, do) == "illegal-move"
        assert truth(room.sitting) == before
        assert server.journal(table)[-1]["type"] == "sat"
        assert game.slug == GAME
