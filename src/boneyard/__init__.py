"""Boneyard: four boxed domino games from one rules engine.

Load a game, play it move by move, replay its record, or simulate millions of games:

>>> import boneyard
>>> position = boneyard.load("classic").new(players=2, seed=7)
>>> position.play(position.legal()[0])
>>> boneyard.replay(str(position.record)) == position
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"  # the only place: pyproject.toml reads it from here

__all__ = [
    "BadDump",
    "BadRecord",
    "BadValue",
    "BoneyardError",
    "Game",
    "IllegalMove",
    "Match",
    "Option",
    "Position",
    "Record",
    "Result",
    "Rules",
    "UnknownName",
    "available_games",
    "batch",
    "dataset",
    "load",
    "register",
    "replay",
    "simulate",
]

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
    "batch": "research.batch",
    "dataset": "research.dataset",
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

if TYPE_CHECKING:
    from boneyard.engine.api import Game, available_games, load
    from boneyard.engine.match import Match
    from boneyard.engine.position import Position, Result, replay
    from boneyard.engine.record import Record
    from boneyard.engine.registry import register
    from boneyard.engine.rules import Option, Rules
    from boneyard.errors import (
        BadDump,
        BadRecord,
        BadValue,
        BoneyardError,
        IllegalMove,
        UnknownName,
    )
    from boneyard.research.batch import batch
    from boneyard.research.dataset import dataset
    from boneyard.simulation.cpu import simulate


def __getattr__(name: str) -> Any:
    if name in _HOME:
        value = getattr(import_module(f"boneyard.{_HOME[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'boneyard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
