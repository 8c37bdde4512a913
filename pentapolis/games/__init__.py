"""The games of this package. Each is imported when it is first asked for.

The public API has a function of the same name, `pentapolis.games()`. So that neither hides the other, this package
can be called.
"""

import sys
from pkgutil import iter_modules
from types import ModuleType

from pentapolis.kernel.game import all_games, built_in

# A folder here is a game, called by the folder's name: nothing else needs to know of it.
for found in iter_modules(__path__):
    if found.ispkg:
        built_in(found.name.replace("_", "-"), f"{__name__}.{found.name}.game:GAME")


class _Callable(ModuleType):
    def __call__(self) -> list[str]:
        return all_games()


sys.modules[__name__].__class__ = _Callable
