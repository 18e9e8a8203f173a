"""The one kernel decorator: plain Python functions, compiled by Numba and kept on disk.

What is compiled is kept in a folder that is named by a hash of all sources it can depend on (see
`cache`). Whether it is kept at all is decided here and nowhere else.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

from boneyard.engine.kernels.cache import KernelCache
from boneyard.engine.kernels.dispatcher import KernelDispatcher
from boneyard.errors import BoneyardError

F = TypeVar("F", bound=Callable[..., Any])

# In kernels, whose numbers are all "int" to the type checker: shifts and sums in 64 bits.
int64: Callable[[Any], int] = np.int64  # type: ignore[assignment]
PACKAGE = Path(__file__).resolve().parents[2]
NO_KERNELS_IN = (
    "arena/",
    "cli/",
    "coach/",
    "content/",
    "fleet.py",
    "puzzles/",
    "rl/",
    "server/",
    "static/",
    "terminal/",
    "testkit/",
)
SOURCES = (".py", ".json", ".csv", ".npy", ".npz")
KEEP_DAYS = 30


def kernel(function: F) -> F:
    """Compile a function for the speed of the rules: no Python object, no global state, no GIL.

    >>> @kernel
    ... def double(n: int) -> int:
    ...     return 2 * n
    >>> double(21)
    42
    """
    compiled: Any = KernelDispatcher(function)
    compiled._cache = KernelCache(function, cache_folder)  # type: ignore[arg-type]
    compile_for = compiled._compile_for_args

    def compile_or_explain(*arguments: Any, **named: Any) -> Any:
        """What Numba calls when it meets new types of arguments."""
        try:
            return compile_for(*arguments, **named)
        except BoneyardError:
            raise
        except Exception as error:
            from boneyard.engine.kernels.explain import explained  # late: it is hardly ever needed

            raise explained(function, arguments, error) from error  # type: ignore[arg-type]

    compiled._compile_for_args = compile_or_explain
    return compiled  # type: ignore[no-any-return]


@cache
def cache_folder(packages: frozenset[Path]) -> Path | None:
    """The folder for code compiled from these packages; None where nothing can be kept."""
    if not packages:
        return None
    others = packages - {PACKAGE} or packages  # their hashes speak for ours too
    name = "-".join(["kernels", *sorted(map(sources_hash, others))])
    for root in (user_cache(), Path(tempfile.gettempdir()) / f"boneyard-{user_id()}"):
        if is_writable(root / name):
            remove_stale(root, keep=name)
            return root / name
    return None


def sources_hash(folder: Path) -> str:
    """A hash of all sources of a package that can matter to its kernels, and of the compilers.

    For another package than ours, of ours too: what it calls of ours is compiled into it.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    if folder != PACKAGE:
        digest.update(sources_hash(PACKAGE).encode())
    for file in sorted(source_files(folder)):
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def source_files(folder: Path) -> list[Path]:
    """The files that kernels, and the tables they take for constants, can come from."""
    if folder == PACKAGE:
        files = folder.rglob("*.py")
        return [f for f in files if not f.relative_to(folder).as_posix().startswith(NO_KERNELS_IN)]
    # Without an __init__.py it may be a home folder: then only the files beside the kernel count.
    files = folder.rglob("*") if (folder / "__init__.py").is_file() else folder.glob("*")
    return [file for file in files if file.suffix in SOURCES]


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
