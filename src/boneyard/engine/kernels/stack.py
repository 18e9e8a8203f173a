"""Working memory of a kernel: arrays on its own stack, gone when it returns.

Kernels allocate nothing, so that the same code runs where there is nothing to allocate from: in a
WebAssembly module or on a GPU. What these functions give must not be returned from the kernel that
calls them, and holds anything at first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.errors import TypingError
from numba.core.typing.npydecl import parse_dtype
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

ALIGNMENT = 16  # enough for every field of a record


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def stack_array(typingctx: Any, count: Any, dtype: Any) -> Any:
    """An array of so many items; the count is a constant.

    >>> import numpy as np
    >>> from boneyard.engine.kernels.jit import kernel
    >>> @kernel
    ... def sum_of_squares(n):
    ...     squares = stack_array(10, np.int64)
    ...     for i in range(n):
    ...         squares[i] = i * i
    ...     return squares[:n].sum()
    >>> sum_of_squares(4)
    14
    """
    kind = types.Array(item_type(dtype), 1, "C")
    return kind(count, dtype), allocate(kind, (constant(count),))


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def stack_table(typingctx: Any, rows: Any, columns: Any, dtype: Any) -> Any:
    """An array of so many rows and columns, both constants.

    >>> import numpy as np
    >>> from boneyard.engine.kernels.jit import kernel
    >>> @kernel
    ... def corner(n):
    ...     table = stack_table(3, 4, np.int64)
    ...     table[2, 3] = n
    ...     return table[-1, -1] + table.size
    >>> corner(30)
    42
    """
    kind = types.Array(item_type(dtype), 2, "C")
    return kind(rows, columns, dtype), allocate(kind, (constant(rows), constant(columns)))


def constant(count: Any) -> int:
    """The value of a number that is known when a kernel is compiled."""
    if not isinstance(count, types.IntegerLiteral):
        raise TypingError(f"the size of a stack array is a constant, not {count}")
    return int(count.literal_value)


def item_type(dtype: Any) -> Any:
    """Numba's type for the items of a dtype."""
    found = parse_dtype(dtype)
    if found is None:
        raise TypingError(f"a stack array has a dtype, not {dtype}")
    return found


def allocate(kind: Any, shape: tuple[int, ...]) -> Callable[..., Any]:
    """Code that takes memory from the frame of the calling kernel, once for each place in it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(kind.dtype)
        size = context.get_abi_sizeof(item)
        count = 1
        for length in shape:
            count *= length
        with builder.goto_entry_block():  # in a loop it would be taken again and again
            memory = builder.alloca(ir.ArrayType(item, max(count, 1)))
            memory.align = ALIGNMENT
        array = make_array(kind)(context, builder)
        strides = [size] * len(shape)
        for axis in reversed(range(len(shape) - 1)):
            strides[axis] = strides[axis + 1] * shape[axis + 1]
        populate_array(
            array,
            data=builder.bitcast(memory, array.data.type),
            shape=[context.get_constant(types.intp, length) for length in shape],
            strides=[context.get_constant(types.intp, stride) for stride in strides],
            itemsize=context.get_constant(types.intp, size),
            meminfo=None,
            parent=None,
        )
        return array._getvalue()

    return generate
