"""The C that mypyc writes, made quicker to compile: the same functions, and the ones that matter as fast as before.

Three things take most of a compiler's time and give nothing back:

- mypyc indents what follows a table of methods deeper than the table, and never comes back: five games are 310 MB of
  C, of which 270 MB are spaces. Nobody reads it, so all indentation goes.
- `-Wall` asks gcc whether an `if` is indented misleadingly. It reads the file again, from its beginning, for every one
  of them: minutes, in a file of a million lines. `FLAGS` stops that.
- What a module does when it is imported, the catalogues of the games above all, is a third of the lines, in functions
  of up to 18,000. They run once, so nothing in them is made fast.
"""

import re
from typing import Final

FLAGS: Final = ["-Wno-misleading-indentation"]

#: What marks a function that runs once, for the compilers that have a way to say it.
ONCE: Final = "RUNS_ONCE"
_DEFINED: Final = f"""\
#if defined(__clang__)
#define {ONCE} __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define {ONCE} __attribute__((cold, optimize("O0")))
#else
#define {ONCE}
#endif
"""

_INDENTATION: Final = re.compile(r"^ +", re.MULTILINE)
# As mypyc calls the statements of a module.
_TOP_LEVEL: Final = re.compile(r"^(?=char CPyDef_\w*__top_level__\(void\) \{$)", re.MULTILINE)


def quick(text: str) -> str:
    """One C file or header, without its indentation and with what runs once marked as such."""
    text = _INDENTATION.sub("", text)
    text, marked = _TOP_LEVEL.subn(f"{ONCE} ", text)
    return _DEFINED + text if marked else text
