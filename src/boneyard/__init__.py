"""Boneyard: four boxed domino games from one rule engine. The front door is here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# Imported when first used, so that `boneyard --help` does not wait for the compilers.
_HOME = {
    "load": "engine.api",
    "available_games": "engine.api",
    "Game": "engine.api",
    "Position": "engine.position",
    "Result": "engine.position",
    "replay": "engine.position",
    "Record": "engine.record",
    "Match": "engine.match",
    "simulate": "simulation.cpu",
    "register": "engine.registry",
    "Rules": "engine.rules",
    "Option": "engine.rules",
    "BoneyardError": "errors",
    "IllegalMove": "errors",
    "UnknownName": "errors",
    "BadValue": "errors",
    "BadRecord": "errors",
    "BadDump": "errors",
}
__all__ = list(_HOME)

if TYPE_CHECKING:
    from boneyard.engine.api import Game as Game
    from boneyard.engine.api import available_games as available_games
    from boneyard.engine.api import load as load
    from boneyard.engine.match import Match as Match
    from boneyard.engine.position import Position as Position
    from boneyard.engine.position import Result as Result
    from boneyard.engine.position import replay as replay
    from boneyard.engine.record import Record as Record
    from boneyard.engine.registry import register as register
    from boneyard.engine.rules import Option as Option
    from boneyard.engine.rules import Rules as Rules
    from boneyard.errors import BadDump as BadDump
    from boneyard.errors import BadRecord as BadRecord
    from boneyard.errors import BadValue as BadValue
    from boneyard.errors import BoneyardError as BoneyardError
    from boneyard.errors import IllegalMove as IllegalMove
    from boneyard.errors import UnknownName as UnknownName
    from boneyard.simulation.cpu import simulate as simulate


def __getattr__(name: str) -> Any:
    if name in _HOME:
        value = getattr(import_module(f"boneyard.{_HOME[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'boneyard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
