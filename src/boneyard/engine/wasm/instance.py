"""One run of a module: its memory, and its functions as Python calls them.

An instance belongs to one thread.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import wasmtime

from boneyard.engine.wasm import compiled
from boneyard.engine.wasm.sections import manifest_of
from boneyard.errors import BoneyardError

try:  # by the C interface a call takes a tenth of the time
    from wasmtime._bindings import (
        _wasmtime_func_call_unchecked as call_unchecked,
    )
    from wasmtime._bindings import wasm_trap_t, wasmtime_val_raw_t
except ImportError:  # another version of wasmtime has it elsewhere
    call_unchecked = None

PAGE = 1 << 16
ALIGNMENT = 16


class Instance:
    """The functions of a module by name, and buffers in its memory."""

    def __init__(self, module: bytes) -> None:
        self.manifest = manifest_of(module)
        self.store = wasmtime.Store(compiled.engine())
        made = wasmtime.Instance(self.store, compiled.compiled(module), [])
        self.exports = made.exports(self.store)
        self.memory = self.exports["memory"]
        self.free = self.exports["__heap_base"].value(self.store)

    def buffer(self, size: int) -> tuple[int, Any]:
        """So many bytes of memory: their address, and the bytes themselves as an array."""
        address = -(-self.free // ALIGNMENT) * ALIGNMENT
        self.free = address + size
        lacking = self.free - self.memory.data_len(self.store)
        if lacking > 0:  # it grows in place: wasmtime keeps the addresses after it free
            self.memory.grow(self.store, -(-lacking // PAGE))
        content = self.memory.get_buffer_ptr(self.store, size, address)
        return address, np.frombuffer(content, np.uint8)

    def function(self, name: str) -> Callable[..., int]:
        """An exported function; it takes and returns whole numbers."""
        call = self.manifest["exports"][name]
        function = self.exports[name]
        if call_unchecked is None:
            return lambda *values: function(self.store, *values)
        return raw_call(self.store, function, len(call["arguments"]), call["result"] == "i64")


def raw_call(store: Any, function: Any, count: int, wide: bool) -> Callable[..., int]:
    """A function of so many arguments, called with one buffer for them and its result."""
    values = (wasmtime_val_raw_t * max(count, 1))()
    longs = (ctypes.c_int64 * (2 * len(values))).from_buffer(values)
    result = longs if wide else (ctypes.c_int32 * len(values)).from_buffer(values)
    context, address = store._context(), ctypes.byref(function._func)
    trap = ctypes.POINTER(wasm_trap_t)()
    trap_address, length = ctypes.byref(trap), len(values)

    def call(*given: int) -> int:
        place = 0
        for value in given:
            longs[place] = value
            place += 2
        error = call_unchecked(context, address, values, length, trap_address)
        if error or trap:
            raise failure(error, trap)
        return result[0]

    return call


def failure(error: Any, trap: Any) -> BoneyardError:
    """What went wrong in a module."""
    if trap:
        problem = str(wasmtime.Trap._from_ptr(trap))
    else:
        problem = str(wasmtime.WasmtimeError._from_ptr(error))
    return BoneyardError(f"a module failed: {problem.splitlines()[-1].strip()}")
