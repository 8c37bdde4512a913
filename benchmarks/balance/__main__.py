"""`python -m benchmarks.balance`."""

import argparse
import sys
from collections.abc import Sequence

import benchmarks.balance
from benchmarks.balance.empires_end import command as empires_end
from benchmarks.balance.the_capitals import command as the_capitals

COMMANDS = {"empires-end": empires_end.main, "the-capitals": the_capitals.main}
USUAL = "empires-end"


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    game = given.pop(0) if given and given[0] in COMMANDS else USUAL
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.balance {game}",
        description=benchmarks.balance.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return COMMANDS[game](given, parser)


if __name__ == "__main__":
    sys.exit(main())
