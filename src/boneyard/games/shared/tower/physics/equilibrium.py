"""Equilibrium: the margin of a tower, whether it stands, and which dominoes fall (MAG-25).

Maximise tau so that every domino is in balance and every edge e of every contact patch k keeps
n.(S + A c) - d (F + A) >= D tau, where (F, S) is the flow of force and moment through the
contact and A the pull of its magnets at c. The tower stands when tau >= STANDS. Bridges of the
frame (contacts in no loop) have a closed form; loops that share contacts, a small linear program.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.tiles import lowest, size
from boneyard.games.shared.tower.physics.frame import NOT_REACHED, build_frame
from boneyard.games.shared.tower.physics.simplex import FREE, UNSURE, maximise, maximise_with_care
from boneyard.games.shared.tower.physics.work import MOST_EDGES, TABLE

STANDS = 0.005
NOWHERE = -1
STILL = 1e-7  # slower than this, in the motion of a collapse, is not moving


@kernel
def weigh(work: Any, dominoes: int) -> None:
    """Load each domino of a set with its own weight, 1, at its centre."""
    while dominoes:
        kind = lowest(dominoes)
        work.load[kind, 0] = 1.0
        work.load[kind, 1] = work.centre[kind, 0]
        work.load[kind, 2] = work.centre[kind, 1]
        dominoes &= dominoes - 1


@kernel
def press(work: Any, kind: int, force: float, x: float, y: float) -> None:
    """Add a force, downward, on a domino at a point."""
    work.load[kind, 0] += force
    work.load[kind, 1] += force * x
    work.load[kind, 2] += force * y


@kernel
def margin(work: Any, standing: int) -> float:
    """The exact margin tau of the dominoes in `standing` under their loads.

    Also finds the weakest contact and, if tau < STANDS, which dominoes fall and how they
    move. A domino that no contacts join to the table has fallen: the margin is -inf.
    """
    start_verdict(work)
    reached = build_frame(work, standing)
    tau = weakest_bridge(work, reached)
    done = 0
    for loop in range(work.loops):
        if not done >> loop & 1:
            group = group_of(work, loop)
            done |= group
            tau = min(tau, solve_group(work, group, np.inf, tau))
    find_falling(work, standing, reached)
    return tau if reached == size(standing) + 1 else -np.inf


@kernel
def stands(work: Any, standing: int) -> bool:
    """Whether tau >= STANDS: the verdict alone, which stops as soon as it is known."""
    start_verdict(work)
    reached = build_frame(work, standing)
    if reached < size(standing) + 1 or weakest_bridge(work, reached) < STANDS:
        return False
    done = 0
    for loop in range(work.loops):
        if not done >> loop & 1:
            group = group_of(work, loop)
            done |= group
            if solve_group(work, group, STANDS, np.inf) < STANDS:
                return False
    return True


@kernel
def fallen(work: Any, standing: int) -> int:
    """The dominoes that fall: take away those that move and test again until the rest stands."""
    rest = standing
    while rest and margin(work, rest) < STANDS:
        if not rest & work.falling:
            return standing  # it does not stand, yet nothing is seen to move
        rest &= ~work.falling
    return standing & ~rest


@kernel
def start_verdict(work: Any) -> None:
    """Nothing is known to be weak or to move."""
    work.weakest = NOWHERE
    work.falling = 0
    for k in range(work.contacts):
        for c in range(3):
            work.opening[k, c] = 0.0


@kernel
def weakest_bridge(work: Any, reached: int) -> float:
    """The least margin of a contact in no loop; also writes how those that do not hold open."""
    tau = np.inf
    for i in range(1, reached):
        k = work.via[work.queue[i]]
        if work.plus[k] | work.minus[k]:
            continue
        worst = np.inf
        edge = 0
        for e in range(work.edges[k]):
            slack = edge_slack(work, k, e)
            if slack < worst:
                worst = slack
                edge = e
        if worst < STANDS:
            open_at(work, k, edge, 1.0)
        if worst < tau:
            tau = worst
            work.weakest = k
    return tau


@kernel
def edge_slack(work: Any, k: int, e: int) -> float:
    """How far the flow through contact k presses inside edge e, as the tau it allows."""
    return (  # type: ignore[no-any-return]
        work.edge[k, e, 0] * work.flow[k, 1]
        + work.edge[k, e, 1] * work.flow[k, 2]
        - work.edge[k, e, 2] * work.flow[k, 0]
    )


@kernel
def open_at(work: Any, k: int, e: int, rate: float) -> None:
    """Let contact k hinge open about its edge e."""
    work.opening[k, 0] -= rate * work.edge[k, e, 2]
    work.opening[k, 1] += rate * work.edge[k, e, 0]
    work.opening[k, 2] += rate * work.edge[k, e, 1]


@kernel
def group_of(work: Any, loop: int) -> int:
    """All loops that share contacts with this one, or with one that does."""
    group = 0
    grown = 1 << loop
    while group != grown:
        group = grown
        for k in range(work.contacts):
            through = work.plus[k] | work.minus[k]
            if through & grown:
                grown |= through
    return grown


@kernel
def solve_group(work: Any, group: int, enough: float, least: float) -> float:
    """The greatest tau that these loops allow; also finds the weakest contact if below `least`.

    Should even the careful way not find it, the program is counted as `unsolved`. The tau is then
    one that an equilibrium was found for: what stands by it stands, of the rest nothing is known.
    """
    a = work.tableau
    width = 2 + 3 * size(group)
    rows = write_program(work, group, width)
    status, left = maximise(a, rows, width, work.row, work.column, enough, work.most_pivots)
    if status == UNSURE:
        # Start again, without the round-off of the first try.
        work.fallbacks += 1
        rows = write_program(work, group, width)
        status, left = maximise_with_care(a, rows, width, work.row, work.column, work.last_resort)
        if status == UNSURE:
            work.unsolved += 1
    tau = a[left, 0]
    find_weakest(work, a[left], width, tau, least)
    return tau  # type: ignore[no-any-return]


@kernel
def write_program(work: Any, group: int, width: int) -> int:
    """The program of a group of loops: a row for each edge, three columns for each loop.

    Column 1 is that of tau, already exchanged for the slack of the tightest row at rest. Returns
    how many rows there are above the last.
    """
    a = work.tableau
    rows = 0
    tightest = 0
    for i in range(work.contacts):
        k = work.order[i]
        if (work.plus[k] | work.minus[k]) & group:
            for e in range(work.edges[k]):
                write_row(work, a[rows], group, k, e)
                work.row[rows] = k * MOST_EDGES + e
                if a[rows, 0] < a[tightest, 0]:
                    tightest = rows
                rows += 1
    for j in range(width):
        work.column[j] = FREE
    work.column[1] = work.row[tightest]
    exchange_tau(a, rows, width, tightest)
    work.row[tightest] = work.row[rows - 1]
    return rows - 1


@kernel
def write_row(work: Any, a: Any, group: int, k: int, e: int) -> None:
    """What edge e of contact k has to spare, as a function of the flows round the loops."""
    nx = work.edge[k, e, 0]
    ny = work.edge[k, e, 1]
    a[0] = edge_slack(work, k, e)
    a[1] = -1.0
    j = 2
    rest = group
    while rest:
        loop = lowest(rest)
        rest &= rest - 1
        way = (work.plus[k] >> loop & 1) - (work.minus[k] >> loop & 1)
        chord = work.chord[loop]
        # Moments about the chord's own place keep the numbers small.
        a[j] = way * (nx * work.pull_x[chord] + ny * work.pull_y[chord] - work.edge[k, e, 2])
        a[j + 1] = way * nx
        a[j + 2] = way * ny
        j += 3


@kernel
def exchange_tau(a: Any, rows: int, width: int, tightest: int) -> None:
    """Make tau the objective, in the last row: the tightest row solved for it."""
    for i in range(rows):
        if i != tightest:
            for j in range(width):
                a[i, j] -= a[tightest, j]
            a[i, 1] = 1.0
    last = rows - 1
    for j in range(width):
        swap = a[tightest, j]
        a[tightest, j] = a[last, j]
        a[last, j] = swap
    a[last, 1] = -1.0


@kernel
def find_weakest(work: Any, objective: Any, width: int, tau: float, least: float) -> None:
    """Find the weakest contact of a solved group and, if it does not hold, how it opens."""
    most = 0.0
    for j in range(1, width):
        rate = -objective[j]
        if work.column[j] == FREE or rate <= 0.0:
            continue
        k = work.column[j] // MOST_EDGES
        if tau < least and rate > most:
            most = rate
            work.weakest = k
        if tau < STANDS:
            open_at(work, k, work.column[j] % MOST_EDGES, rate)


@kernel
def find_falling(work: Any, standing: int, reached: int) -> None:
    """Add up the openings from the table outwards: what moves or is not reached falls."""
    while standing:
        kind = lowest(standing)
        standing &= standing - 1
        if work.parent[kind] == NOT_REACHED:
            work.falling |= 1 << kind
    for c in range(3):
        work.motion[TABLE, c] = 0.0
    for i in range(1, reached):
        body = work.queue[i]
        k = work.via[body]
        speed = 0.0
        for c in range(3):
            opened = work.sign[body] * work.opening[k, c]
            work.motion[body, c] = work.motion[work.parent[body], c] + opened
            speed += abs(work.motion[body, c])
        if speed > STILL:
            work.falling |= 1 << body
