"""Boneyard: four boxed domino games from one rule engine. The front door is here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# Imported when first used, so that `boneyard --help` does not wait for the compilers.
_HOME = {
    "load": "front",
    "games": "front",
    "Game": "front",
    "Position": "position",
    "Result": "position",
    "replay": "position",
    "Record": "record",
    "Match": "match",
    "simulate": "simulation",
    "register": "game",
    "Rules": "game",
    "Option": "game",
    "BoneyardError": "errors",
    "IllegalMove": "errors",
    "UnknownName": "errors",
    "BadValue": "errors",
    "BadRecord": "errors",
    "BadDump": "errors",
}
__all__ = list(_HOME)

if TYPE_CHECKING:
    from boneyard.errors import BadDump as BadDump
    from boneyard.errors import BadRecord as BadRecord
    from boneyard.errors import BadValue as BadValue
    from boneyard.errors import BoneyardError as BoneyardError
    from boneyard.errors import IllegalMove as IllegalMove
    from boneyard.errors import UnknownName as UnknownName
    from boneyard.front import Game as Game
    from boneyard.front import games as games
    from boneyard.front import load as load
    from boneyard.game import Option as Option
    from boneyard.game import Rules as Rules
    from boneyard.game import register as register
    from boneyard.match import Match as Match
    from boneyard.position import Position as Position
    from boneyard.position import Result as Result
    from boneyard.position import replay as replay
    from boneyard.record import Record as Record
    from boneyard.simulation import simulate as simulate


def __getattr__(name: str) -> Any:
    if name in _HOME:
        value = getattr(import_module(f"boneyard.{_HOME[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'boneyard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
