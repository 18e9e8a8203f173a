"""Marks that say what was compiled for this machine: an empty file beside the code, by name."""

from __future__ import annotations

from pathlib import Path

from numba.np.numpy_support import from_dtype

from boneyard.engine.kernels.cache import packages_in
from boneyard.engine.kernels.jit import cache_folder


def mark_of(rules: object, *bots: str) -> Path | None:
    """The file that marks a game, and bots in it, as compiled here; None if there is no cache."""
    packages = packages_in(rules.setup, [from_dtype(rules.dtype)])  # type: ignore[attr-defined]
    folder = cache_folder(packages)
    name: str = rules.name  # type: ignore[attr-defined]
    return None if folder is None else folder / "-".join(["warm", name, *sorted(bots)])


def is_marked(rules: object, *bots: str) -> bool:
    """Whether a game, and bots in it, were compiled on this machine before."""
    mark = mark_of(rules, *bots)
    return mark is not None and mark.exists()
