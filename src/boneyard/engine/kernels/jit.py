"""The one kernel decorator: plain Python functions, compiled by Numba and kept on disk.

Numba keys its cache on the file of a function alone, so an edit in another file would be served
old code. The cache folder is therefore named by a hash of all sources that can hold kernels.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.caching import NullCache
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

# In kernels, whose numbers are all "int" to the type checker: shifts and sums in 64 bits.
int64: Callable[[Any], int] = np.int64  # type: ignore[assignment]
PACKAGE = Path(__file__).resolve().parents[2]
NO_KERNELS_IN = ("cli/", "content/", "server/", "static/", "terminal/", "testkit/")
KEEP_DAYS = 30


def kernel(function: F) -> F:
    """Compile a function for the speed of the rules: no Python object, no global state, no GIL.

    >>> @kernel
    ... def double(n: int) -> int:
    ...     return 2 * n
    >>> double(21)
    42
    """
    compiled: F = numba.njit(error_model="numpy", nogil=True)(function)
    source = Path(function.__code__.co_filename)
    folder = cache_folder(PACKAGE if PACKAGE in source.parents else source.parent)
    if folder is not None and source.is_file():
        with numba_caching_in(folder):
            compiled.enable_caching()  # type: ignore[attr-defined]
    return compiled


def keep_off_disk(compiled: Callable[..., Any]) -> None:
    """From now on compile this kernel for this process alone.

    For loops over a game from elsewhere: the cache of this package does not know its sources.
    """
    compiled._cache = NullCache()  # type: ignore[attr-defined]


@cache
def cache_folder(sources: Path) -> Path | None:
    """The folder for code compiled from these sources; None where nothing can be written."""
    name = f"kernels-{sources_hash(sources)}"
    for root in (user_cache(), Path(tempfile.gettempdir()) / f"boneyard-{user_id()}"):
        if is_writable(root / name):
            remove_stale(root, keep=name)
            return root / name
    return None


def sources_hash(folder: Path) -> str:
    """A hash of every source file below a folder that can hold kernels, and of the compilers."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    files = folder.rglob("*.py")
    if folder != PACKAGE:
        # It may be a home folder: there only the files beside the kernel count. But what they
        # call of this package is compiled into them.
        files = folder.glob("*.py")
        digest.update(sources_hash(PACKAGE).encode())
    for file in sorted(files):
        if not file.relative_to(folder).as_posix().startswith(NO_KERNELS_IN):
            digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def user_cache() -> Path:
    """Where this user's caches live."""
    if chosen := os.environ.get("BONEYARD_CACHE"):
        return Path(chosen)
    return user_cache_path("boneyard", appauthor=False, opinion=False)


def user_id() -> str:
    """Who runs this, so that users of one machine never share compiled code."""
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")


def is_writable(folder: Path) -> bool:
    """Make the folder if need be and try to write in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Compiled code is run as it is found: it must be ours alone to write.
        if hasattr(os, "getuid") and folder.parent.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def remove_stale(root: Path, keep: str) -> None:
    """Forget code compiled from sources that were not used for a month."""
    (root / keep).touch()
    for old in root.glob("kernels-*"):
        try:
            if old.name != keep and time.time() - old.stat().st_mtime > KEEP_DAYS * 86_400:
                for file in sorted(old.rglob("*"), reverse=True):
                    file.rmdir() if file.is_dir() else file.unlink()
                old.rmdir()
        except OSError:  # another process is cleaning too
            continue


@contextmanager
def numba_caching_in(folder: Path) -> Iterator[None]:
    """Numba reads the cache folder while a function is being decorated; others keep theirs."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
