"""Modules as wasmtime compiled them for this machine, kept on disk like the code of kernels."""

from __future__ import annotations

import hashlib
import os
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any

import wasmtime

from boneyard.engine.kernels.jit import is_writable, remove_stale, user_cache

_compiling = threading.Lock()
_modules: dict[str, Any] = {}


@cache
def engine() -> Any:
    """Wasmtime's compiler. It starts no threads: a process may be forked after it."""
    config = wasmtime.Config()
    config.parallel_compilation = False
    return wasmtime.Engine(config)


def compiled(module: bytes) -> Any:
    """A module, ready to run in any thread; compiled once on each machine."""
    name = hashlib.sha256(module).hexdigest()[:16]
    with _compiling:
        if name not in _modules:
            _modules[name] = kept(name) or compile_and_keep(module, name)
        return _modules[name]


def kept(name: str) -> Any:
    """The module of this name as it was kept; None if it was not.

    What another version of wasmtime kept, or another processor, is refused.
    """
    file = file_of(name)
    if not file.is_file() or not is_writable(file.parent):
        return None
    try:
        return wasmtime.Module.deserialize_file(engine(), str(file))
    except wasmtime.WasmtimeError:
        return None


def compile_and_keep(module: bytes, name: str) -> Any:
    """Compile a module, and keep it if there is a place for it."""
    made = wasmtime.Module(engine(), module)
    folder = file_of(name).parent
    if is_writable(folder):
        remove_stale(folder.parent, keep=folder.name)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(made.serialize())
        os.replace(file.name, file_of(name))
    return made


def file_of(name: str) -> Path:
    """Where a compiled module is kept."""
    return user_cache() / f"kernels-wasm-{name}" / "module"
