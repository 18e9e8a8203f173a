"""Vectors of three numbers, for kernels: products, and turns by a quaternion.

They are rows of arrays, or tuples. Of a tuple, kernels never take an item by a variable: that could
be out of its range, and would raise.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel

Vector = tuple[float, float, float]


@kernel
def dot(a: Any, b: Any) -> float:
    """The inner product.

    >>> dot((1.0, 2.0, 3.0), (4.0, 5.0, 6.0))
    32.0
    """
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]  # type: ignore[no-any-return]


@kernel
def cross(a: Any, b: Any) -> Vector:
    """The vector product.

    >>> cross((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    (0.0, 0.0, 1.0)
    """
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


@kernel
def difference(a: Any, b: Any) -> Vector:
    """a - b.

    >>> difference((1.0, 2.0, 3.0), (1.0, 1.0, 1.0))
    (0.0, 1.0, 2.0)
    """
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


@kernel
def beyond(a: Any, b: Any, times: float) -> Vector:
    """a + b * times.

    >>> beyond((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), 2.0)
    (1.0, 2.0, 0.0)
    """
    return a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times


@kernel
def write(vector: Any, to: Any) -> None:
    """Put a vector into an array."""
    to[0], to[1], to[2] = vector[0], vector[1], vector[2]


@kernel
def turn_on(turn: Any, spin: Any, seconds: float) -> None:
    """Turn a quaternion (i, j, k, w) on by a spin, in radians a second."""
    x, y, z, w = turn[0], turn[1], turn[2], turn[3]
    half = 0.5 * seconds
    turn[0] += half * (spin[0] * w + spin[1] * z - spin[2] * y)
    turn[1] += half * (spin[1] * w + spin[2] * x - spin[0] * z)
    turn[2] += half * (spin[2] * w + spin[0] * y - spin[1] * x)
    turn[3] -= half * (spin[0] * x + spin[1] * y + spin[2] * z)
    length = np.sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3])
    for c in range(4):
        turn[c] /= length


@kernel
def write_axes(turn: Any, axes: Any) -> None:
    """Where a quaternion turns the three axes: axes[i] is the i-th."""
    x, y, z, w = turn[0], turn[1], turn[2], turn[3]
    axes[0, 0] = 1.0 - 2.0 * (y * y + z * z)
    axes[0, 1] = 2.0 * (x * y + z * w)
    axes[0, 2] = 2.0 * (x * z - y * w)
    axes[1, 0] = 2.0 * (x * y - z * w)
    axes[1, 1] = 1.0 - 2.0 * (x * x + z * z)
    axes[1, 2] = 2.0 * (y * z + x * w)
    axes[2, 0] = 2.0 * (x * z + y * w)
    axes[2, 1] = 2.0 * (y * z - x * w)
    axes[2, 2] = 1.0 - 2.0 * (x * x + y * y)
