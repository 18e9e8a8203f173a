"""What is compiled is kept on disk, by the sources that it was compiled from.

Numba keys its cache on the file of a function alone. But the code of a kernel also holds what it
calls in other files; and a loop over all games (see `dispatch`), compiled for the states of one
game, holds the kernels of that game. So the folder is chosen for each signature, by the packages
that can have come into it: a game from another package has one of its own, and ours stay as they
are. In it, the key also names the game's kernels. What has no source file, such as a kernel typed
at a prompt, is not kept. Not looked at is a third package whose kernels a guest calls.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable
from functools import cache
from glob import escape
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.core.caching import FunctionCache, NullCache, _Cache
from numba.core.serialize import dumps
from numba.core.types import Record

from boneyard.engine.kernels.dispatch import games

# The folder for code compiled from these packages, if there is one to write in.
FindFolder = Callable[[frozenset[Path]], Path | None]


class KernelCache(_Cache):  # type: ignore[misc]
    """The cache of one kernel."""

    def __init__(self, function: FunctionType, find_folder: FindFolder) -> None:
        self.function = function
        self.find_folder = find_folder
        self.enabled = True
        self.caches: dict[Path, CacheOfGame] = {}

    @property
    def cache_path(self) -> str | None:
        """Where the code for no game in particular is."""
        path: str | None = self.choose(()).cache_path
        return path

    def choose(self, signature: Iterable[Any]) -> Any:
        """Numba's own cache, in the folder for a signature; or none."""
        folder = self.find_folder(packages_in(self.function, signature))
        if folder is None or not self.enabled:
            return NullCache()
        if folder not in self.caches:
            # Numba reads the folder while a cache is made; it compiles one thing at a time.
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
            try:
                self.caches[folder] = CacheOfGame(self.function)
            finally:
                numba.config.CACHE_DIR = before
        return self.caches[folder]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature; None if it was not kept."""
        return self.choose(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for a signature."""
        self.choose(sig).save_overload(sig, data)

    def enable(self) -> None:
        """Keep it from now on."""
        self.enabled = True

    def disable(self) -> None:
        """Keep nothing from now on."""
        self.enabled = False

    def flush(self) -> None:
        """Forget the code for no game in particular."""
        self.choose(()).flush()


class CacheOfGame(FunctionCache):  # type: ignore[misc]
    """Numba's cache, with the kernels of the game in the key.

    Two games that are never there together can have one dtype and one package.
    """

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function)
        self._cache_file = Files(Path(self._cache_path), self._impl.filename_base)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        names = [name_of(kernel) for game in games_in(sig) for kernel in game.kernels]
        return (*super()._index_key(sig, codegen), tuple(names))


class Files:
    """A file for each key.

    Numba's own files are numbered by an index. Two processes that compile a function for two games
    at the same time can take the same number, and then one is given the code of the other.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name

    def file(self, key: Any) -> Path:
        """The file of a key."""
        return self.folder / f"{self.name}.{sha256(repr(key).encode()).hexdigest()[:24]}.nbc"

    def load(self, key: Any) -> Any:
        """What was kept; None: nothing."""
        try:
            kept, data = pickle.loads(self.file(key).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        return data if kept == repr(key) else None

    def save(self, key: Any, data: Any) -> None:
        """Keep it: there at once and as a whole, or not at all."""
        file = self.file(key)
        unfinished = file.with_name(f"{file.name}.{os.getpid()}")
        unfinished.write_bytes(dumps((repr(key), data)))
        unfinished.replace(file)

    def flush(self) -> None:
        """Forget everything."""
        for file in self.folder.glob(f"{escape(self.name)}.*.nbc"):
            file.unlink(missing_ok=True)


def games_in(signature: Iterable[Any]) -> list[Any]:
    """The games whose states are among the arguments, or in a record among them."""
    return [games[state] for kind in signature for state in records_in(kind) if state in games]


def records_in(kind: Any) -> list[Any]:
    """A type of record, and those of its fields; also of arrays of them."""
    record = kind if isinstance(kind, Record) else getattr(kind, "dtype", None)
    if not isinstance(record, Record):
        return []
    return [record, *(inner for f in record.fields.values() for inner in records_in(f.type))]


def packages_in(function: Any, signature: Iterable[Any]) -> frozenset[Path]:
    """The packages that come into the code for a signature; none if one of them has no source."""
    kernels = [function, *(kernel for game in games_in(signature) for kernel in game.kernels)]
    homes = [home for game in games_in(signature) if (home := home_of(game.home))]
    found = [package_of(kernel) for kernel in kernels]
    if not all(found):
        return frozenset()
    return frozenset([*(package for package in found if package), *homes])


def package_of(kernel: Any) -> Path | None:
    """The folder of the whole package that a kernel is in; None where it has no source file.

    Nor has a function that was made by another one, by what it was given: that is in no file.
    """
    function = getattr(kernel, "py_func", kernel)
    if not hasattr(function, "__code__") or function.__closure__:
        return None
    return package_with(function.__code__.co_filename)


def home_of(name: str) -> Path | None:
    """The same for the package where the rest of a game lies."""
    spec = find_spec(name) if name else None
    return package_with(spec.origin) if spec and spec.origin else None


@cache
def package_with(file: str) -> Path | None:
    """The folder of the outermost package that a file is in; its own folder if it is in none."""
    path = Path(file).resolve()
    if not path.is_file():
        return None
    folder = path.parent
    while (folder / "__init__.py").is_file() and (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


def name_of(kernel: Any) -> str:
    """Which kernel this is, within its package."""
    function = getattr(kernel, "py_func", kernel)
    line = function.__code__.co_firstlineno
    return f"{function.__module__}.{function.__qualname__}:{line}"
