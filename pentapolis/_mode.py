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
from types import ModuleType

VARIABLE = "PENTAPOLIS_INTERPRETED"
PREFIX = "pentapolis."


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


def prefer_sources() -> None:
    """Load this package's submodules from source if the environment asks for it; before any is imported."""
    if os.environ.get(VARIABLE) == "1" and not any(isinstance(f, _SourceFinder) for f in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder())


def compiled() -> bool:
    """Does the engine run compiled? The table's module answers for all: they are compiled together."""
    file = importlib.import_module("pentapolis.kernel.table").__file__
    return file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))
