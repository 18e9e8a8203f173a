"""Which engine runs the rules of a game here and now; one for each thread."""

from __future__ import annotations

import threading

from boneyard.engine.engine import Engine
from boneyard.engine.native import NativeEngine
from boneyard.engine.rules import Rules


class _Engines(threading.local):
    """The engines of one thread."""

    def __init__(self) -> None:
        self.of: dict[Rules, Engine] = {}


_engines = _Engines()


def engine_of(rules: Rules) -> Engine:
    """The engine for these rules."""
    try:
        return _engines.of[rules]
    except KeyError:
        engine = _engines.of[rules] = NativeEngine(rules)
        return engine
