"""Which engine runs the rules of a game here and now; one for each thread."""

from __future__ import annotations

import threading

from boneyard.engine.engine import Engine
from boneyard.engine.native import NativeEngine
from boneyard.engine.rules import Rules


class _Engines(threading.local):
    """The engines of one thread."""

    def __init__(self) -> None:
        self.of: dict[int, Engine] = {}


_engines = _Engines()


def engine_of(rules: Rules) -> Engine:
    """The engine for these rules."""
    engine = _engines.of.get(id(rules))
    if engine is None or engine.rules is not rules:
        engine = _engines.of[id(rules)] = NativeEngine(rules)
    return engine
