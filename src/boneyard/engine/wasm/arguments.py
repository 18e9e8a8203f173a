"""What an exported function takes: plain numbers and addresses, as a kernel wants them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Number:
    """A whole number of 32 bits; the kernel gets 64."""

    wasm = "i32"


@dataclass(frozen=True)
class Long:
    """A whole number of 64 bits."""

    wasm = "i64"
    unsigned: bool = False


@dataclass(frozen=True)
class Array:
    """The address of so many items; a record is an array of one."""

    wasm = "i32"
    dtype: Any
    count: int = 1

    @property
    def item(self) -> int:
        """The size of one, in bytes."""
        return int(np.dtype(self.dtype).itemsize)

    @property
    def size(self) -> int:
        """The size of all, in bytes."""
        return self.item * self.count


@dataclass(frozen=True)
class Own(Array):
    """Memory of the module itself, which nobody hands over: one place for each name."""

    name: str = ""


Argument = Number | Long | Array


@dataclass(frozen=True)
class Export:
    """A kernel with the name and the arguments by which it is called from outside."""

    name: str
    kernel: Any
    arguments: tuple[Argument, ...]
    result: str = "i32"  # or i64; empty: none

    @property
    def handed(self) -> list[Argument]:
        """The arguments that a caller gives."""
        return [argument for argument in self.arguments if not isinstance(argument, Own)]
