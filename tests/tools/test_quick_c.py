"""The C that mypyc writes is changed only where it costs a compiler time and nobody anything."""

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Final

import mypyc
import pytest

from tools.docstrings import documented, written
from tools.quick_c import FLAGS, ONCE, OUTSIDE, quick

WRITTEN: Final = """\
#include "x.h"
    char CPyDef_game___catalogue_____top_level__(void) {
        cpy_r_r0 = "    four spaces  and a \\n    line";
            char CPyDef_game___flow___turn(void) {
            PyObject *CPyPy_game___flow___turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
        PyObject *CPyPy_game___flow___next(PyObject *self);
    static PyObject *
    game___Table_get_round(pentapolis___game___TableObject *self, void *closure)
    {
    static void
    game___Table_dealloc(pentapolis___game___TableObject *self)
    {
"""
MODULE: Final = """\
NAMES = [str(number) for number in range(3)]


class Thing:
    def __init__(self) -> None:
        self.number = 1


def one(thing: Thing) -> str:
    return NAMES[thing.number]
"""
#: The lines of `WRITTEN` that are marked, and how.
MARKED: Final = {1: ONCE, 4: OUTSIDE, 6: OUTSIDE}


def test_only_indentation_goes_and_only_what_need_not_be_fast_is_marked() -> None:
    lines = quick(WRITTEN).splitlines()
    defined, lines = lines[: -WRITTEN.count("\n")], lines[-WRITTEN.count("\n") :]
    assert defined[0].startswith("#if")
    assert defined[-1] == "#endif"
    expected = [line.strip() for line in WRITTEN.splitlines()]
    for number, mark in MARKED.items():
        expected[number] = f"{mark} {expected[number]}"
    assert lines == expected


def test_a_header_is_left_as_it_is() -> None:
    header = "char CPyDef_game_____top_level__(void);\nextern int CPyStatics[4];\n"
    assert quick(header) == header


def test_docstrings_find_their_places_afterwards() -> None:
    place = '                PyModuleDef_HEAD_INIT,\n        "a.game",\n        NULL, /* docstring */\n'
    assert '"What it is."' in documented(quick(place), {"a.game": "What it is."})


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler")
def test_a_compiler_takes_it_with_warnings_as_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As mypyc writes it today: should it call its functions otherwise, nothing would be marked any more."""
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "catalogue.py"
    source.write_text(MODULE)
    groups, _ = written([f"--cache-dir={tmp_path}", str(source)], "library")
    for name, text in groups[0]:
        Path(tmp_path, name).write_text(text)
    (name, text), *_ = [pair for pair in groups[0] if pair[0].endswith(".c")]
    assert text.count(f"\n{ONCE} ") == 1
    assert re.search(rf"^{OUTSIDE} PyObject \*CPyPy_(\w+_)?one\(", text, re.MULTILINE)
    for accessor in ("PyObject \\*\n(\\w+_)?Thing_get_number", "int\n(\\w+_)?Thing_set_number"):
        assert re.search(rf"^{OUTSIDE} static {accessor}\(", text, re.MULTILINE)
    assert "\n " not in text
    include = [f"-I{Path(mypyc.__file__).parent / 'lib-rt'}", f"-I{sysconfig.get_path('include')}", f"-I{tmp_path}"]
    command = ["gcc", "-fsyntax-only", "-Werror", "-Wmisleading-indentation", "-Wattributes", *FLAGS, *include, name]
    subprocess.run(command, cwd=tmp_path, check=True)
