"""What Numba and Python need not do while a kernel is compiled; the code is the same without."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from numba.core import compiler


class KernelFlags(compiler.Flags):  # type: ignore[misc]
    """Numba's options, which are part of the key by which it finds what it has typed before.

    Comparing what was set is enough, and quicker than reading every option each time.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KernelFlags) and bool(self._values == other._values)

    def __hash__(self) -> int:
        return hash(KernelFlags)


@contextmanager
def collector_off() -> Iterator[None]:
    """Keep Python from looking for garbage, of which there is little among so many objects."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
