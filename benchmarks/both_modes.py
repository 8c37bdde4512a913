"""Measures a game compiled and interpreted, and prints both side by side; `--json FILE` keeps the numbers.

    python benchmarks/both_modes.py [GAME] [--seconds 3] [--json FILE]

What is measured, and how, is in pentapolis/cli/measure.py.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

COMMAND = "from pentapolis.cli import main; main()"


def run(game: str, seconds: float, interpreted: bool) -> dict[str, Any]:
    """One mode, in a process of its own: a process is either compiled or interpreted."""
    with TemporaryDirectory() as scratch:
        file = Path(scratch, "bench.json")
        arguments = ["bench", game, "--seconds", str(seconds), "--json", str(file)]
        environment = {**os.environ, "PENTAPOLIS_INTERPRETED": "1" if interpreted else "0"}
        subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found


def table(modes: list[dict[str, Any]]) -> str:
    lines = [f"{'per CPU second':<16}" + "".join(f"{mode['mode']:>16}" for mode in modes) + f"{'ratio':>9}"]
    for rows in zip(*(mode["measured"] for mode in modes), strict=True):
        rates = [row["per_second"] for row in rows]
        lines.append(
            f"{rows[0]['name']:<16}" + "".join(f"{rate:>16,.0f}" for rate in rates) + f"{rates[0] / rates[-1]:>9.1f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="seven-wonders-duel")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    modes = [run(given.game, given.seconds, interpreted) for interpreted in (False, True)]
    if modes[0]["mode"] == "interpreted":
        print("nothing is compiled here: both columns are interpreted", file=sys.stderr)
    print(f"{modes[0]['game']}, {modes[0]['python']}, {modes[0]['cpu']}")
    print(table(modes))
    if given.json is not None:
        given.json.write_text(json.dumps(modes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
