"""A curve in one line of text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

BLOCKS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"


def curve(shares: Sequence[float], width: int, unicode: bool = True) -> str:
    """Numbers from 0 to 1 as a row of bars; in ASCII as digits, 9 for all.

    Where there are more numbers than room, every so many of them are shown, the last one always.

    >>> curve([0.0, 0.5, 1.0], 10)
    '▁▅█'
    >>> curve([0.0, 0.5, 1.0], 2, unicode=False)
    '09'
    """
    marks = BLOCKS if unicode else DIGITS
    picked = sampled(shares, width)
    return "".join(marks[min(int(share * len(marks)), len(marks) - 1)] for share in picked)


def sampled(shares: Sequence[float], most: int) -> list[float]:
    """At most so many of these numbers, evenly spread, with the first and the last.

    >>> sampled([1, 2, 3, 4, 5], 3)
    [1, 3, 5]
    """
    room = min(most, len(shares))
    return [shares[round(n * (len(shares) - 1) / max(room - 1, 1))] for n in range(room)]
