"""A kernel called for always the same types of arguments, without asking for them each time.

Numba looks at the type of each argument of each call to find the code for it, which takes longer
than most kernels do.
"""

from __future__ import annotations

from typing import Any

from numba import typeof


class Entry:
    """A kernel with the code that its first call finds; later calls go there at once.

    >>> from boneyard.engine.tiles import size
    >>> entry = Entry(size)
    >>> entry.call(0b1011), entry.call(0b11)
    (3, 2)
    """

    __slots__ = ("call", "kernel")

    def __init__(self, kernel: Any) -> None:
        self.kernel = kernel
        self.call: Any = self.first_call

    def first_call(self, *arguments: Any) -> Any:
        """Call it, and keep the code that was found or compiled."""
        answer = self.kernel(*arguments)
        types = tuple(typeof(argument) for argument in arguments)
        if types in self.kernel.overloads:
            self.call = self.kernel.overloads[types].entry_point
        return answer
