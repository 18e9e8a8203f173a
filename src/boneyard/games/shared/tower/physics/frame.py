"""The frame of a tower: how force flows down to the table, and which loops leave a choice.

A tree of contacts rooted at the table carries every domino: there the flow through a contact
follows from what it carries. Each further contact, a chord, closes a loop round which any flow
may circulate. A set of loops is a set of bits, so that one walk down the tree finds them all.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.physics.work import BODIES, TABLE

NOT_REACHED = -1
NO_MORE = -1


@kernel
def build_frame(work: Any, standing: int) -> int:
    """Tree, loops and flows of the dominoes in `standing`; returns how many bodies it reaches."""
    link_neighbours(work, standing)
    reached = grow_tree(work)
    cut_chords(work, standing)
    carry_down(work, reached)
    return reached


@kernel
def is_between(work: Any, k: int, standing: int) -> bool:
    """Whether contact k is between two standing dominoes, or one and the table."""
    lower = work.lower[k]
    return (standing >> work.upper[k] & 1) == 1 and (  # type: ignore[no-any-return]
        lower == TABLE or (standing >> lower & 1) == 1
    )


@kernel
def link_neighbours(work: Any, standing: int) -> None:
    """A list of contacts for each body: 2k at the lower one of contact k, 2k + 1 at the upper."""
    for body in range(BODIES):
        work.first[body] = NO_MORE
        work.parent[body] = NOT_REACHED
    for i in range(work.contacts):
        k = work.order[i]
        if is_between(work, k, standing):
            work.next[2 * k] = work.first[work.lower[k]]
            work.first[work.lower[k]] = 2 * k
            work.next[2 * k + 1] = work.first[work.upper[k]]
            work.first[work.upper[k]] = 2 * k + 1


@kernel
def grow_tree(work: Any) -> int:
    """Reach every body that is connected to the table, the nearest first."""
    work.queue[0] = TABLE
    work.parent[TABLE] = TABLE
    reached = 1
    i = 0
    while i < reached:
        body = work.queue[i]
        i += 1
        end = work.first[body]
        while end != NO_MORE:
            k = end >> 1
            other = work.lower[k] if end & 1 else work.upper[k]
            if work.parent[other] == NOT_REACHED:
                work.parent[other] = body
                work.via[other] = k
                work.sign[other] = -1 if end & 1 else 1
                work.queue[reached] = other
                reached += 1
            end = work.next[end]
    return reached


@kernel
def cut_chords(work: Any, standing: int) -> None:
    """Number the contacts outside the tree, and mark both their ends."""
    for body in range(BODIES):
        work.upper_ends[body] = 0
        work.lower_ends[body] = 0
    work.loops = 0
    for i in range(work.contacts):
        k = work.order[i]
        lower = work.lower[k]
        upper = work.upper[k]
        work.plus[k] = 0
        work.minus[k] = 0
        work.flow[k, 0] = work.pull[k]
        work.flow[k, 1] = work.pull[k] * work.pull_x[k]
        work.flow[k, 2] = work.pull[k] * work.pull_y[k]
        if not is_between(work, k, standing) or work.parent[upper] == NOT_REACHED:
            continue
        if is_in_tree(work, k):
            continue
        bit = 1 << work.loops
        work.plus[k] = bit
        work.upper_ends[upper] |= bit
        work.lower_ends[lower] |= bit
        work.chord[work.loops] = k
        work.loops += 1


@kernel
def is_in_tree(work: Any, k: int) -> bool:
    """Whether one end of contact k was reached through it."""
    lower = work.lower[k]
    upper = work.upper[k]
    return (work.parent[upper] == lower and work.via[upper] == k) or (  # type: ignore[no-any-return]
        lower != TABLE and work.parent[lower] == upper and work.via[lower] == k
    )


@kernel
def carry_down(work: Any, reached: int) -> None:
    """From the tips of the tree to the table: what each contact carries, and its loops."""
    for i in range(1, reached):
        body = work.queue[i]
        for c in range(3):
            work.carried[body, c] = work.load[body, c]
    for i in range(reached - 1, 0, -1):
        body = work.queue[i]
        below = work.parent[body]
        k = work.via[body]
        for c in range(3):
            work.flow[k, c] += work.sign[body] * work.carried[body, c]
        # A flow round a loop that leaves the subtree at one end comes back through contact k.
        out = work.upper_ends[body] & ~work.lower_ends[body]
        back = work.lower_ends[body] & ~work.upper_ends[body]
        work.plus[k] = back if work.sign[body] > 0 else out
        work.minus[k] = out if work.sign[body] > 0 else back
        if below != TABLE:
            for c in range(3):
                work.carried[below, c] += work.carried[body, c]
            work.upper_ends[below] |= work.upper_ends[body]
            work.lower_ends[below] |= work.lower_ends[body]
