"""Which engine runs the rules of a game here and now; one for each thread.

WebAssembly runs at once; native code is many times as fast, but takes Numba up to half a minute to
compile, once on each machine. Both give the same bits, so a game can change over in the middle. It
is native from the start where it was compiled before, and from `use_native` on, which `warm` calls
when all is compiled and loaded. BONEYARD_ENGINE=native or =wasm leaves no choice.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from boneyard.engine.engine import Engine
from boneyard.engine.kernels.marks import is_marked
from boneyard.engine.native import NativeEngine
from boneyard.engine.rules import Rules
from boneyard.engine.wasm.machine import has_module, wasm_engine

CHOSEN = os.environ.get("BONEYARD_ENGINE", "")
# What has been compiled and loaded in this process: games, and bots in them by their marks.
_native: set[tuple[Rules, str]] = set()
THE_GAME = ""


class _Engines(threading.local):
    """The engines of one thread."""

    def __init__(self) -> None:
        self.of: dict[Rules, Engine] = {}
        self.natively: set[Rules] = set()


_engines = _Engines()


def engine_of(rules: Rules) -> Engine:
    """The engine for these rules."""
    engine = _engines.of.get(rules)
    if engine is None or (engine.makes_do and (rules, THE_GAME) in _native):
        engine = _engines.of[rules] = new_engine(rules)
    return engine


def new_engine(rules: Rules) -> Engine:
    """Native code if it is there; else a module if there is one; else it has to be compiled."""
    if runs_natively(rules):
        return NativeEngine(rules)
    return wasm_engine(rules) or NativeEngine(rules)


def runs_natively(rules: Rules, *bots: str) -> bool:
    """Whether the native code of a game, or of bots in it, is to be used: it is there, or must be.

    >>> from boneyard.engine.registry import rules_of
    >>> use_native(rules_of("classic"))
    >>> runs_natively(rules_of("classic"))
    True
    """
    if CHOSEN:
        return CHOSEN == "native"
    if rules in _engines.natively or all((rules, one) in _native for one in bots or (THE_GAME,)):
        return True
    return is_marked(rules, *bots) or not has_module(rules)


def use_native(rules: Rules, *bots: str) -> None:
    """Use the native code of a game, or of bots in it, from now on, in all threads.

    What is not compiled yet will be.
    """
    _native.update((rules, one) for one in bots or (THE_GAME,))


@contextmanager
def natively(rules: Rules) -> Iterator[None]:
    """Use native code while this lasts, in this thread, whether it is compiled or not."""
    before = _engines.of.pop(rules, None)
    _engines.natively.add(rules)
    try:
        yield
    finally:
        _engines.natively.discard(rules)
        _engines.of.pop(rules, None)
        if before is not None:
            _engines.of[rules] = before
