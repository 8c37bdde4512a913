"""The games of this package. Each is imported when it is first asked for.

The public API has a function of the same name, `pentapolis.games()`. So that neither hides the other, this package
can be called.
"""

import sys
from types import ModuleType

from pentapolis.kernel.game import all_games, built_in

built_in("empires-end", "pentapolis.games.empires_end.game:GAME")
built_in("seven-wonders-duel", "pentapolis.games.seven_wonders_duel.game:GAME")


class _Callable(ModuleType):
    def __call__(self) -> list[str]:
        return all_games()


sys.modules[__name__].__class__ = _Callable
