"""Exponentials, logarithms and powers with the same bits on every machine.

Those of a machine's own library differ in their last bits from one machine to the next. These are
made of sums, products and quotients alone, which do not: after fdlibm's, and as exact (within two
units in the last place).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel

LN2_HIGH = 6.93147180369123816490e-01  # its low 32 bits are zero: products with k are exact
LN2_LOW = 1.90821492927058770002e-10
INVERSE_LN2 = 1.44269504088896338700
LARGEST = 709.782712893384  # the exponential of more is infinite,
SMALLEST = -745.1332191019411  # and of less is zero
SQRT_2 = 1.4142135623730951
SPLIT = 134217729.0  # 2**27 + 1 cuts a number into two halves of 26 bits
LEAST_NORMAL = 2.2250738585072014e-308
TWO_54 = 18014398509481984.0
BIAS, MANTISSA_BITS = 1023, 52
MANTISSA = (1 << 52) - 1
ONE_BITS = 1023 << 52


@kernel
def exp(x: float) -> float:
    """The exponential.

    >>> exp(0.0), exp(0.5), exp(-1000.0)
    (1.0, 1.6487212707001282, 0.0)
    """
    return exp_of_sum(x, 0.0)


@kernel
def exp_of_sum(x: float, small: float) -> float:
    """The exponential of the sum of a number and one far smaller, which keeps its last bits."""
    if x != x:
        return x
    if x > LARGEST:
        return float(np.inf)
    if x < SMALLEST:
        return 0.0
    k = np.floor(x * INVERSE_LN2 + 0.5)
    high = x - k * LN2_HIGH
    low = k * LN2_LOW - small
    r = high - low
    t = r * r
    c = r - t * (
        1.66666666666666019037e-01
        + t
        * (
            -2.77777777770155933842e-03
            + t
            * (
                6.61375632143793436117e-05
                + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
            )
        )
    )
    return scale(1.0 - ((low - (r * c) / (2.0 - c)) - high), int64(k))


@kernel
def scale(x: float, k: int) -> float:
    """A number times two to the power of k."""
    if k > 1000:
        return x * power_of_two(k - 1000) * power_of_two(1000)
    if k < -1000:
        return x * power_of_two(k + 1000) * power_of_two(-1000)
    return x * power_of_two(k)


@kernel
def power_of_two(k: int) -> float:
    """Two to the power of k, for k from -1022 to 1023."""
    return float_of((int64(k) + BIAS) << MANTISSA_BITS)


@kernel
def bits_of(x: Any) -> int:
    """The bits of a float, as a whole number."""
    return np.float64(x).view(np.int64)  # type: ignore[return-value]


@kernel
def float_of(bits: Any) -> float:
    """The float that has these bits."""
    return np.int64(bits).view(np.float64)


@kernel
def exponent_of(x: float) -> int:
    """The k for which x, positive and normal, is 2**k times a number from 0.71 to 1.41."""
    k = (bits_of(x) >> MANTISSA_BITS) - BIAS
    return k + 1 if mantissa_of(x) > SQRT_2 else k


@kernel
def mantissa_of(x: float) -> float:
    """A positive, normal number, divided by the power of two that leaves it from 1 up to 2."""
    return float_of(bits_of(x) & MANTISSA | ONE_BITS)


@kernel
def log(x: float) -> float:
    """The natural logarithm.

    >>> log(1.0), log(10.0), log(0.0)
    (0.0, 2.302585092994046, -inf)
    """
    if x == 0.0:
        return float(-np.inf)
    if not x > 0.0:
        return float(np.nan)
    if x == np.inf:
        return x
    less = 0.0
    if x < LEAST_NORMAL:
        x *= TWO_54
        less = 54.0
    exponent = exponent_of(x)
    k = exponent - less
    f = mantissa_of(x) * (0.5 if exponent > (bits_of(x) >> MANTISSA_BITS) - BIAS else 1.0) - 1.0
    s = f / (2.0 + f)
    half_square = 0.5 * f * f
    series = s * (half_square + log_series(s * s))
    return k * LN2_HIGH - ((half_square - (series + k * LN2_LOW)) - f)


@kernel
def log_series(z: float) -> float:
    """What the logarithm of (1 + s) / (1 - s) has beyond 2 s, divided by s; z is s squared."""
    w = z * z
    odd = w * (
        3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01)
    )
    even = z * (
        6.666666666666735130e-01
        + w
        * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    return odd + even


@kernel
def power(x: float, y: float) -> float:
    """A number that is not negative to the power of another.

    Within two units in the last place where the result is from 1e-7 to 1e7, and near them beyond.

    >>> power(0.5, 3.0), power(9.0, 0.5), power(0.0, 2.0)
    (0.125, 3.0, 0.0)
    """
    if y == 0.0 or x == 1.0:
        return 1.0
    if x == 0.0:
        return 0.0 if y > 0.0 else float(np.inf)
    if not x > 0.0 or y != y:
        return float(np.nan)
    if x < LEAST_NORMAL or x == np.inf:
        return exp(y * log(x))
    high, low = exact_log(x)
    product = y * high
    if not -1e4 < product < 1e4:
        return exp(product)
    return exp_of_sum(product, product_error(y, high, product) + y * low)


@kernel
def exact_log(x: float) -> tuple[float, float]:
    """The logarithm of a positive, normal number as a sum: a float, and what it lacks."""
    k = exponent_of(x)
    m = mantissa_of(x) * (0.5 if k > (bits_of(x) >> MANTISSA_BITS) - BIAS else 1.0)
    f = m - 1.0  # exact
    below = m + 1.0
    below_low = m - (below - 1.0)
    s = f / below
    product = s * below
    s_low = ((f - product) - product_error(s, below, product) - s * below_low) / below
    series = s * log_series(s * s)
    high = k * LN2_HIGH
    total = high + 2.0 * s
    lost = (high - total) + 2.0 * s if abs(high) > abs(2.0 * s) else (2.0 * s - total) + high
    rest = lost + (series + (2.0 * s_low + k * LN2_LOW))
    nearest = total + rest
    return nearest, (total - nearest) + rest


@kernel
def product_error(a: float, b: float, product: float) -> float:
    """What a product of two floats lost when it was rounded (Dekker)."""
    a_high = SPLIT * a - (SPLIT * a - a)
    b_high = SPLIT * b - (SPLIT * b - b)
    a_low, b_low = a - a_high, b - b_high
    return ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low
