"""The games, one file each; what two of them share is a file of its own.

`boneyard.games()` lists the names of all games. Python also binds this package to that name once
a game is imported, so the package can be called as well and gives the same answer.
"""

from __future__ import annotations

import sys
from types import ModuleType

from boneyard.game import names


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
