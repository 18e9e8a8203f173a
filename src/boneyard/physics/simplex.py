"""A small dense linear program: maximise one number over free variables, from a feasible start.

A dictionary: row i says that its slack is a[i, 0] + sum of a[i, j] * (variable of column j), and
must not be negative; the last row is the objective. A free variable that becomes basic is never
looked at again, so its row is dropped.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.jit import kernel

FREE = -1  # the mark of a column that holds a free variable; others hold the slack of a row
NOTHING = -1
OPTIMAL, ENOUGH, CAPPED = 0, 1, 2
COST_EPSILON = 1e-11
PIVOT_EPSILON = 1e-10
TIE = 1e-12


@kernel
def maximise(
    a: Any, rows: int, row: Any, column: Any, enough: float, most_pivots: int, careful: bool
) -> tuple[int, int]:
    """Pivot until optimal, until the objective is `enough`, or until the cap is met.

    `careful` is Bland's rule, which cannot cycle. Returns the status and how many rows are left.
    """
    pivots = 0
    while a[rows, 0] < enough:
        entering = entering_column(a[rows], column, careful)
        if entering == NOTHING:
            return OPTIMAL, rows
        if pivots >= most_pivots:
            return CAPPED, rows
        rising = a[rows, entering] > 0
        leaving = leaving_row(a, rows, row, entering, rising, careful)
        if leaving == NOTHING:  # unbounded: no tower is, so round-off made it seem so
            return CAPPED, rows
        pivot(a, rows, leaving, entering)
        slack = row[leaving]
        if column[entering] == FREE:
            drop_row(a, rows, row, leaving)
            rows -= 1
        else:
            row[leaving] = column[entering]
        column[entering] = slack
        pivots += 1
    return ENOUGH, rows


@kernel
def entering_column(cost: Any, column: Any, careful: bool) -> int:
    """The free variable of the greatest cost, else the slack (Bland: of the lowest number)."""
    best = COST_EPSILON
    found = NOTHING
    for j in range(1, len(cost)):
        if column[j] == FREE and abs(cost[j]) > best:
            best = abs(cost[j])
            found = j
    if found != NOTHING:
        return found
    for j in range(1, len(cost)):
        if column[j] != FREE and cost[j] > COST_EPSILON:
            if careful:
                if found == NOTHING or column[j] < column[found]:
                    found = j
            elif cost[j] > best:
                best = cost[j]
                found = j
    return found


@kernel
def leaving_row(a: Any, rows: int, row: Any, entering: int, rising: bool, careful: bool) -> int:
    """The row whose slack is first used up; of equals the surest pivot (Bland: lowest number)."""
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
        if found != NOTHING and ratio >= best - TIE:
            better = row[i] < row[found] if careful else fall > size
            if not better:
                continue
        best = min(best, ratio)
        size = fall
        found = i
    return found


@kernel
def pivot(a: Any, rows: int, leaving: int, entering: int) -> None:
    """Solve the leaving row for the entering variable and put it into all other rows."""
    width = a.shape[1]
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
def drop_row(a: Any, rows: int, row: Any, i: int) -> None:
    """Take row i out: the last row takes its place, the objective that of the last."""
    for j in range(a.shape[1]):
        a[i, j] = a[rows - 1, j]
        a[rows - 1, j] = a[rows, j]
    row[i] = row[rows - 1]
