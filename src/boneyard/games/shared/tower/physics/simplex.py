"""A small dense linear program: maximise one number over free variables, from a feasible start.

A dictionary: row i says that its slack is a[i, 0] + sum of a[i, j] * (variable of column j), and
must not be negative; the last row is the objective. Only the first `width` columns of `a` are used.
A free variable that becomes basic is never looked at again, so its row is dropped.

The usual way takes the steepest column, and gives up if a pivot is so small that round-off would
matter. The careful way takes the largest pivot, and perturbs the rows, so that no two of them are
met at the same point and it cannot cycle.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel

FREE = -1  # the mark of a column that holds a free variable; others hold the slack of a row
NOTHING = -1
OPTIMAL, ENOUGH, UNSURE = 0, 1, 2
COST_EPSILON = 1e-11
PIVOT_EPSILON = 1e-10
SURE_PIVOT = 1e-6
TIE = 1e-12
GOLDEN = 0.6180339887498949  # its multiples are spread evenly between whole numbers
NUDGE = 1e-10  # of the slack of a row, at most, in the careful way
GIVE = 1e-11  # how far a row may be overstepped for a surer pivot
NO_COST = 1e-8  # a column that nothing stops can only be a rounded zero


@kernel
def maximise(
    a: Any, rows: int, width: int, row: Any, column: Any, enough: float, most_pivots: int
) -> tuple[int, int]:
    """Pivot until optimal, until the objective is `enough`, or until round-off matters.

    Returns the status and how many rows are left.
    """
    pivots = 0
    while a[rows, 0] < enough:
        entering = entering_column(a[rows], width, column)
        if entering == NOTHING:
            return OPTIMAL, rows
        leaving = leaving_row(a, rows, entering)
        # No tower is unbounded: if nothing leaves, round-off made it seem so.
        if leaving == NOTHING or abs(a[leaving, entering]) < SURE_PIVOT or pivots >= most_pivots:
            return UNSURE, rows
        rows = exchange(a, rows, width, row, column, leaving, entering)
        pivots += 1
    return ENOUGH, rows


@kernel
def maximise_with_care(
    a: Any, rows: int, width: int, row: Any, column: Any, most_pivots: int
) -> tuple[int, int]:
    """Pivot until optimal, each time on the safest pivot."""
    for i in range(rows):
        spread = row[i] * GOLDEN
        a[i, 0] += NUDGE * (spread - math.floor(spread))
    for _ in range(most_pivots):
        entering = leaving = NOTHING
        surest = 0.0
        for j in range(1, width):
            if is_worth(a[rows, j], column[j]):
                i = surest_row(a, rows, j)
                if i == NOTHING:
                    if abs(a[rows, j]) > NO_COST:
                        return UNSURE, rows
                elif abs(a[i, j]) > surest:
                    surest = abs(a[i, j])
                    entering, leaving = j, i
        if entering == NOTHING:
            return OPTIMAL, rows
        rows = exchange(a, rows, width, row, column, leaving, entering)
    return UNSURE, rows


@kernel
def is_worth(cost: float, held: int) -> bool:
    """Whether moving along a column gains something: a slack can only grow."""
    return (abs(cost) if held == FREE else cost) > COST_EPSILON


@kernel
def entering_column(cost: Any, width: int, column: Any) -> int:
    """The free variable of the greatest cost, else the slack."""
    best = COST_EPSILON
    found = NOTHING
    for j in range(1, width):
        if column[j] == FREE and abs(cost[j]) > best:
            best = abs(cost[j])
            found = j
    if found != NOTHING:
        return found
    for j in range(1, width):
        if column[j] != FREE and cost[j] > best:
            best = cost[j]
            found = j
    return found


@kernel
def leaving_row(a: Any, rows: int, entering: int) -> int:
    """The row whose slack is used up first; among equals the safest pivot."""
    rising = a[rows, entering] > 0
    found = NOTHING
    best = np.inf
    size = 0.0
    for i in range(rows):
        fall = -a[i, entering] if rising else a[i, entering]
        if fall <= PIVOT_EPSILON:
            continue
        ratio = max(a[i, 0], 0.0) / fall
        if ratio > best + TIE:
            continue
        if found != NOTHING and ratio >= best - TIE and fall <= size:
            continue
        best = min(best, ratio)
        size = fall
        found = i
    return found


@kernel
def surest_row(a: Any, rows: int, entering: int) -> int:
    """Among the rows that are used up before any is overstepped by GIVE, the safest pivot."""
    rising = a[rows, entering] > 0
    furthest = np.inf
    for i in range(rows):
        fall = -a[i, entering] if rising else a[i, entering]
        if fall > PIVOT_EPSILON:
            furthest = min(furthest, (max(a[i, 0], 0.0) + GIVE) / fall)
    found = NOTHING
    size = 0.0
    for i in range(rows):
        fall = -a[i, entering] if rising else a[i, entering]
        if fall > max(size, PIVOT_EPSILON) and max(a[i, 0], 0.0) / fall <= furthest:
            size = fall
            found = i
    return found


@kernel
def exchange(
    a: Any, rows: int, width: int, row: Any, column: Any, leaving: int, entering: int
) -> int:
    """Exchange a variable for the slack of a row; returns how many rows are left."""
    pivot(a, rows, width, leaving, entering)
    slack = row[leaving]
    if column[entering] == FREE:
        drop_row(a, rows, width, row, leaving)
        rows -= 1
    else:
        row[leaving] = column[entering]
    column[entering] = slack
    return rows


@kernel
def pivot(a: Any, rows: int, width: int, leaving: int, entering: int) -> None:
    """Solve the leaving row for the entering variable and put it into all other rows."""
    inverse = 1.0 / a[leaving, entering]
    for j in range(width):
        a[leaving, j] *= -inverse
    a[leaving, entering] = inverse
    for i in range(rows + 1):
        factor = a[i, entering]
        if i == leaving or factor == 0.0:
            continue
        a[i, entering] = 0.0
        for j in range(width):
            a[i, j] += factor * a[leaving, j]


@kernel
def drop_row(a: Any, rows: int, width: int, row: Any, i: int) -> None:
    """Take row i out: the last row takes its place, the objective that of the last."""
    for j in range(width):
        a[i, j] = a[rows - 1, j]
        a[rows - 1, j] = a[rows, j]
    row[i] = row[rows - 1]
