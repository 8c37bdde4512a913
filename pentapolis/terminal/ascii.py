"""The signs of drawn tables where a terminal knows only ASCII: one character for one, so that nothing moves."""

from functools import lru_cache
from typing import IO, Final
from unicodedata import combining, normalize

#: What drawings and sentences use beyond letters. Colour never says anything alone, and neither do these: frames stay
#: frames, thick corners stay different from thin ones, and every sign has one of its own where two could be confused.
SIGNS: Final = {
    # frames: thin, thick, dashed
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    **dict.fromkeys("┏┓┗┛┣┫┳┻╋╔╗╚╝", "#"),
    **dict.fromkeys("─╌", "-"),
    **dict.fromkeys("━═", "="),
    **dict.fromkeys("│╎┃║", "|"),
    **dict.fromkeys("░▒▔▁", ":"),
    **dict.fromkeys("█▓▇▆▅▄▃▂▊▋▌▍▎▏▐▉▀", "#"),
    # signs of the games
    "★": "*",
    "●": "o",
    "○": "0",
    "◆": "@",
    "▣": "&",
    "▼": "v",
    "▲": "^",
    "▶": ">",
    "▸": ">",
    "↑": "^",
    "↓": "v",
    "■": "#",
    "□": "_",
    "↻": "R",
    "→": ">",
    "←": "<",
    "↔": "%",
    "✗": "x",
    "✓": "+",
    "×": "x",
    "≤": "<",
    "≥": ">",
    "·": ".",
    "…": ".",
    # writing
    "ø": "o",  # a letter of its own, not one with an accent
    "Ø": "O",
    **dict.fromkeys("–—−‑‐", "-"),
    **dict.fromkeys("“”„»«″", '"'),
    **dict.fromkeys("‘’‚′", "'"),
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
}
#: What else frames are drawn with: where lines meet.
FRAMES: Final = frozenset(map(chr, range(0x2500, 0x2580)))
UNKNOWN: Final = "?"


@lru_cache(4096)
def ascii_letter(letter: str) -> str:
    """One character: the letter without its accent, the sign's stand-in, or a question mark."""
    if letter.isascii():
        return letter
    if letter in SIGNS:
        return SIGNS[letter]
    if letter in FRAMES:
        return "+"
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return bare if len(bare) == 1 and bare.isascii() else UNKNOWN


def ascii_only(text: str) -> str:
    """The text in ASCII, as long as before."""
    return text if text.isascii() else "".join(map(ascii_letter, text))


class AsciiStream:
    """A stream of text on which only ASCII is written."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(ascii_only(text))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)
