"""The C that mypyc writes, made quicker to compile: the same functions, and the ones that matter as fast as before.

Four things take most of a compiler's time and give little or nothing back:

- mypyc indents what follows a table of methods deeper than the table, and never comes back: five games are 310 MB of
  C, of which 270 MB are spaces. Nobody reads it, so all indentation goes.
- `-Wall` asks gcc whether an `if` is indented misleadingly. It reads the file again, from its beginning, for every one
  of them: minutes, in a file of a million lines. `FLAGS` stops that.
- What a module does when it is imported, the catalogues of the games above all, is a third of the lines, in functions
  of up to 18,000. They run once, so nothing in them is made fast.
- Every function has a twin that interpreted code calls, and every attribute a getter and a setter. They check what they
  are given and call the function; compiled code goes past them. So they do without its body inside them.
"""

import re
from typing import Final

FLAGS: Final = ["-Wno-misleading-indentation"]

#: What marks a function that runs once, and one that only interpreted code calls, where a compiler can be told.
ONCE: Final = "RUNS_ONCE"
OUTSIDE: Final = "CALLED_FROM_OUTSIDE"
_DEFINED: Final = f"""\
#if defined(__clang__)
#define {ONCE} __attribute__((cold, noinline, optnone))
#define {OUTSIDE} __attribute__((minsize))
#elif defined(__GNUC__)
#define {ONCE} __attribute__((cold, optimize("O0")))
#define {OUTSIDE} __attribute__((optimize("O1")))
#else
#define {ONCE}
#define {OUTSIDE}
#endif
"""

_INDENTATION: Final = re.compile(r"^ +", re.MULTILINE)
# As mypyc calls the statements of a module.
_TOP_LEVEL: Final = re.compile(r"^(?=char CPyDef_\w*__top_level__\(void\) \{$)", re.MULTILINE)
_TWIN: Final = re.compile(r"^(?=PyObject \*CPyPy_\w+\([^;{]*\) \{$)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^(?=static (?:PyObject \*|int)\n\w+\([^;{]*, void \*closure\)\n\{$)", re.MULTILINE)


def quick(text: str) -> str:
    """One C file or header, without its indentation and with its functions marked."""
    text = _INDENTATION.sub("", text)
    text, once = _TOP_LEVEL.subn(f"{ONCE} ", text)
    text = _TWIN.sub(f"{OUTSIDE} ", text)
    text = _ATTRIBUTE.sub(f"{OUTSIDE} ", text)
    return _DEFINED + text if once else text
