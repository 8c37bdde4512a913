"""`make play` where the engine is not compiled yet: the page comes first.

The engine compiles in the background while the web client is built and then served, the games interpreted. When it is
compiled the server is stopped as an operator stops it and started again at the same address: every move is in the
journal before it is answered, and pages connect again by themselves, so nobody loses anything.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

from pentapolis._mode import VARIABLE

ROOT: Final = Path(__file__).parents[1]
LOG: Final = ROOT / "build" / "play.log"
LOOK_EVERY: Final = 0.2  # seconds
#: Any port that is free: another one after a restart, so there is none.
ANY_PORT: Final = re.compile(r"--port(?:=|\s+)0\b")


def say(line: str) -> None:
    print(f"==> {line}", flush=True)


def compiled() -> bool:
    """Is there anything to take over? Without a C compiler the build ends well and leaves nothing."""
    return any((ROOT / "pentapolis").glob("engine__mypyc.*"))


class Play:
    """A build in the background and at most one server at a time."""

    def __init__(self, build: Sequence[str], serve: Sequence[str], ready: Callable[[], bool], log: Path = LOG) -> None:
        self._serve = serve
        self._ready = ready
        self._log = log
        self._stopped = False
        self._server: subprocess.Popen[bytes] | None = None
        log.parent.mkdir(exist_ok=True)
        with log.open("wb") as output:
            # In a session of its own: Ctrl-C is for the server, and the build with all its compilers ends with us.
            self._build = subprocess.Popen(build, stdout=output, stderr=output, start_new_session=True)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopped = True
        self._end_build()
        if self._server is not None:
            self._server.terminate()

    def run(self, prepare: Sequence[str] = (), wait: bool = False) -> int:
        """Prepare, serve, take over; with `wait` serve only what is compiled. The exit code."""
        try:
            if prepare and (failed := subprocess.run(prepare, check=False).returncode):
                return failed
            if wait:
                self._build.wait()
            return 0 if self._stopped else self._until_the_end()
        finally:
            self._end_build()

    def _until_the_end(self) -> int:
        if self._build.poll() is None:
            say("the engine is being compiled in the background; until then bots take longer to think")
            code = self._served(interpreted=True)
            if code is not None:
                return code
            if self._stopped:
                return 0
            say("the engine is compiled: starting again with it, games go on where they are")
        elif self._build.returncode:
            self._complain()
        return self._served(interpreted=False) or 0

    def _served(self, interpreted: bool) -> int | None:
        """The server's exit code; None if it was stopped because the compiled engine is ready."""
        environment = {**os.environ, VARIABLE: "1"} if interpreted else None
        self._server = subprocess.Popen(self._serve, env=environment)
        if self._stopped:
            self._server.terminate()
        while True:
            try:
                return self._server.wait(LOOK_EVERY if interpreted else None)
            except subprocess.TimeoutExpired:
                if self._build.poll() is None:
                    continue
            if self._stopped:
                pass  # it is on its way out
            elif self._build.returncode:
                self._complain()
            elif self._ready():
                self._server.terminate()
                self._server.wait()
                return None
            interpreted = False  # nothing will take over

    def _complain(self) -> None:
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        print("\n".join(lines[-20:]), file=sys.stderr)
        say("the engine could not be compiled; the games are the same without, only slower")

    def _end_build(self) -> None:
        if self._build.poll() is None:
            os.killpg(self._build.pid, signal.SIGTERM)


def main(arguments: Sequence[str]) -> int:
    make = os.environ.get("MAKE") or "make"
    serve = [str(Path(sys.executable).with_name("pentapolis")), "serve", *arguments]
    play = Play([make, "engine"], serve, compiled)
    return play.run([make, "--silent", "client"], wait=bool(ANY_PORT.search(" ".join(arguments))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
