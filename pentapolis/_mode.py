"""Which of the two forms of the engine runs: compiled by mypyc, or the same source interpreted.

Python prefers a compiled module to the source beside it. `PENTAPOLIS_INTERPRETED=1` turns that round for this
package, so that both forms can be compared without building twice. This module itself is never compiled.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

VARIABLE = "PENTAPOLIS_INTERPRETED"
PREFIX = "pentapolis."
LIBRARY = "pentapolis.engine__mypyc"  # all compiled modules together; the files beside the sources only point to it


class _SourceFinder(MetaPathFinder):
    """Finds the submodules of this package as `.py` files only; the rest is left to the other finders."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PREFIX) or path is None:
            return None
        for folder in path:
            finder = self._folders.get(folder)
            if finder is None:
                finder = self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


def choose() -> None:
    """Load this package's submodules from source if the environment asks for it; before any is imported."""
    if os.environ.get(VARIABLE) != "1":
        _say_where_modules_are()
    elif not any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder())


def _say_where_modules_are() -> None:
    """A compiled module that another one imports is told its `__file__` by the library that holds both.

    It works it out from its own folder, which it takes to be the one that holds the package. Ours lies inside.
    """
    if find_spec(LIBRARY) is None:
        return  # not compiled
    library = importlib.import_module(LIBRARY)
    assert library.__spec__ is not None
    inside = Path(str(library.__spec__.origin))
    library.__file__ = str(inside.parents[1] / inside.name)


def compiled() -> bool:
    """Does the engine run compiled? The table's module answers for all: they are compiled together."""
    file = importlib.import_module("pentapolis.kernel.table").__file__
    return file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))
