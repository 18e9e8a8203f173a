"""Where the module of a game lies; and reading it, if it was built from the sources as they are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from boneyard.engine.registry import folder_of
from boneyard.engine.wasm.origin import is_current
from boneyard.engine.wasm.sections import manifest_of
from boneyard.errors import BoneyardError


def file_of(game: str) -> Path:
    """The file of a game's module, whether it is there or not."""
    folder = folder_of(game)
    if not isinstance(folder, Path):
        raise BoneyardError(f"{game} has no folder to keep a module in")
    return folder / f"{game}.wasm"


@cache
def current_module(game: str) -> bytes | None:
    """The module of a game; None if there is none, or it comes from other sources than are here."""
    try:
        module = file_of(game).read_bytes()
    except (OSError, BoneyardError):
        return None
    return module if is_current(manifest_of(module).get("origin", {})) else None
