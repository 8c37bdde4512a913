"""A real terminal in memory: a program at the other end of a pseudo-terminal, and pyte to see what it draws."""

import fcntl
import os
import pty
import re
import signal
import struct
import sys
import termios
from pathlib import Path
from select import select
from time import monotonic
from typing import Final

import pyte

ROOT: Final = Path(__file__).parents[3]
MAIN: Final = "import sys; from pentapolis.cli import main; sys.argv[0] = 'pentapolis'; main()"
ALTERNATE: Final = re.compile(rb"\x1b\[\?1049h.*?\x1b\[\?1049l", re.DOTALL)
PATIENCE: Final = 120.0  # seconds after which something that must come has not come
SEQUENCE: Final = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[=>])")


class Terminal:
    """`with Terminal("play", ...) as terminal:`; a program that is still there at the end is ended."""

    def __init__(
        self, *arguments: str, data: Path, size: tuple[int, int] = (80, 24), before: str = "", **environment: str
    ) -> None:
        """`before`: what is run before the program, in the same process."""
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.code: int | None = None
        columns, lines = size
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        settings = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data), **environment}
        self._keys, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._pid = os.posix_spawn(
            sys.executable,
            [sys.executable, "-c", CONTROLLED + before + MAIN, *arguments],
            {**inherited, **settings, "PYTHONPATH": str(ROOT)},
            file_actions=[(os.POSIX_SPAWN_DUP2, far, number) for number in (0, 1, 2)],
            setsid=True,
        )
        self._far = far
        self.before = termios.tcgetattr(far)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *reason: object) -> None:
        if self.code is None:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        os.close(self._keys)
        os.close(self._far)

    def read(self, seconds: float) -> bool:
        """Take what the program writes; False if it wrote nothing in that time."""
        if not select([self._keys], [], [], seconds)[0]:
            return False
        data = os.read(self._keys, 1 << 16)
        self.raw += data
        self._stream.feed(data)
        return True

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    def until(self, *wanted: str, seconds: float = PATIENCE) -> None:
        """Wait until all of it is on the screen, and nothing more comes."""
        end = monotonic() + seconds
        while missing := [text for text in wanted if text not in self.text]:
            assert monotonic() < end, f"no {missing!r} on the screen:\n{self.text}"
            self.read(0.2)
        while self.read(0.2):
            pass

    def edits(self, seconds: float = PATIENCE) -> None:
        """Wait until the program reads key by key: before that the terminal itself would echo them."""
        end = monotonic() + seconds
        while termios.tcgetattr(self._far)[3] & termios.ICANON:
            assert monotonic() < end, f"no line is edited:\n{self.text}"
            self.read(0.02)

    def rest(self, seconds: float = 0.7) -> None:
        """Look at the screen for a while: what is pressed at once may have been meant for what was there before."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            self.read(left)

    def press(self, keys: str) -> None:
        os.write(self._keys, keys.encode())

    def ended(self, seconds: float = PATIENCE) -> int:
        """The exit code, once the program has left."""
        end = monotonic() + seconds
        while self.code is None:
            assert monotonic() < end, f"still running:\n{self.text}"
            self.read(0.1)
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
        while self.read(0.1):
            pass
        return self.code

    @property
    def modes(self) -> list[object]:
        """How the terminal takes keys now: echo, whole lines, signals."""
        return list(termios.tcgetattr(self._far)[:4])

    @property
    def left_behind(self) -> str:
        """What can be read on the terminal, scrolled back as far as one likes: all but the alternate screen."""
        return SEQUENCE.sub(b"", ALTERNATE.sub(b"", self.raw)).decode()


#: The new session takes the pseudo-terminal for its own, so that keys like Ctrl-C and the size reach it.
CONTROLLED: Final = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
