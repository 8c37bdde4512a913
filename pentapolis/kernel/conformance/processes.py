"""The law of processes: every process plays the same record to the same table."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from pentapolis._mode import VARIABLE, compiled
from pentapolis.kernel.conformance.comparing import LawBroken, digest, lines_of, logs, readers_of
from pentapolis.kernel.record import Record, read, replay


def fingerprints(record: Record) -> list[str]:
    """For every ply of a record, from 0 on: a digest of the state, the moves, a view and all that was told so far.

    The readers take turns, a view at each ply: over a game everybody's is seen many times.
    """
    table = replay(record.cut(0))
    readers = readers_of(table)
    told = sha256()
    heard = [0] * len(readers)
    found: list[str] = []

    def look() -> None:
        for at, log in enumerate(logs(table)):
            told.update(_as_built([at, lines_of(log[heard[at] :])]).encode())
            heard[at] = len(log)
        seen = sha256(told.digest())
        seen.update(_as_built([table.moves(seat) for seat in range(table.seats)]).encode())
        seen.update(_as_built(table.view(readers[len(found) % len(readers)])).encode())
        found.append(f"{digest(table)}:{seen.hexdigest()}")

    look()
    for line in record.moves:
        seat, _, notation = line.partition(" ")
        table.play(int(seat), table.game.parse(notation))
        look()
    return found


def _as_built(data: object) -> str:
    """JSON text that keeps the order in which dicts were filled: that must not depend on hashes either."""
    return json.dumps(data, ensure_ascii=False)


def same_in_processes(records: Sequence[Record], modules: Sequence[str] = ()) -> list[str]:
    """Play records in two processes with different hash seeds: one compiled if it can be, one interpreted.

    At every ply state, moves, views and logs must agree. Returns the modes that were compared: "compiled" and
    "interpreted", or twice "interpreted" where nothing is compiled. `modules` are imported in both processes
    first: they register games that no entry point offers.
    """
    if not records:
        raise ValueError("no records to play in two processes")
    first = _play_in_process(records, modules, interpreted="0", hash_seed="1")
    second = _play_in_process(records, modules, interpreted="1", hash_seed="2")
    for number, record in enumerate(records):
        pairs = zip(first["plies"][number], second["plies"][number], strict=True)
        for ply, (one, other) in enumerate(pairs):
            if one != other:
                kind = "views, moves or logs" if one.split(":")[0] == other.split(":")[0] else "states"
                modes = f"{first['mode']} with hash seed 1 and {second['mode']} with hash seed 2"
                where = f"{record.game}, seed {record.seed}, ply {ply}"
                raise LawBroken("processes", where, f"different {kind}, {modes}", record)
    return [first["mode"], second["mode"]]


_CHILD: Final = "from pentapolis.kernel.conformance.processes import _answer; _answer()"


def _play_in_process(records: Sequence[Record], modules: Sequence[str], interpreted: str, hash_seed: str) -> Any:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONHASHSEED": hash_seed,
        VARIABLE: interpreted,
    }
    question = json.dumps({"modules": list(modules), "records": [record.data() for record in records]})
    done = subprocess.run(
        [sys.executable, "-c", _CHILD],
        input=question,
        env=environment,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"the process that plays the records failed:\n{done.stderr}")
    return json.loads(done.stdout)


def _answer() -> None:
    """What the process does: records come in, the digests of every ply go out."""
    question = json.loads(sys.stdin.read())
    for module in question["modules"]:
        import_module(module)
    plies = [fingerprints(read(data)) for data in question["records"]]
    print(json.dumps({"mode": "compiled" if compiled() else "interpreted", "plies": plies}))
