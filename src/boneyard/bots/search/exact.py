"""Exact search of the rest of a game when nothing is hidden any more: alpha-beta for two players.

With the stock empty only the other hand is unseen. Then chance plays no part in the rest, and the
best move can be found as long as few enough positions are left. It can be interrupted after every
step, and goes on beside the tree until one of them knows enough.
"""

from __future__ import annotations

from typing import Any

from boneyard.bots.heuristics import weigh
from boneyard.bots.search.memory import MOST_PLIES, ROOT, WORLD
from boneyard.bots.search.playout import reward_all
from boneyard.engine.kernels.dispatch import actors, by_dtype, legal, play, redeal, register_kernel
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance
from boneyard.engine.rules import Rules
from boneyard.engine.tiles import lowest

UNKNOWN = 1e9
OFF, SOLVING, SOLVED = range(3)  # status
DEALS = 16  # of the unknown that are compared: two could agree by luck


@by_dtype
def start_solving(s: Any, w: Any) -> None:
    """Begin an exact search of a state, if it can have an end."""


@by_dtype
def keep_solving(s: Any, w: Any, steps: int) -> None:
    """Go on with it for so many steps, or until it is at an end."""


def register_exact(rules: Rules) -> None:
    """Let the functions above do something, or nothing in a game of chance."""
    chance = rules.chance_after_deal
    register_kernel(rules.dtype, "start_solving", leave_to_chance if chance else start)
    register_kernel(rules.dtype, "keep_solving", keep_to_chance if chance else keep_on)


@kernel
def leave_to_chance(s: Any, w: Any) -> None:
    """For games in which luck decides too."""


@kernel
def keep_to_chance(s: Any, w: Any, steps: int) -> None:
    """For games in which luck decides too."""


@kernel
def start(s: Any, w: Any) -> None:
    """Begin if nothing is hidden and two play: with more there is no single best reply."""
    if s.seats == 2 and nothing_hidden(w):
        solve_from(s, w)


@kernel
def solve_from(s: Any, w: Any) -> None:
    """Begin to search a state."""
    e = w.endgame
    e.states[0] = s
    e.count = legal(e.states[0], w.seat, e.moves[0])
    e.number, e.depth = 0, 0
    e.status = SOLVING


@kernel
def nothing_hidden(w: Any) -> bool:
    """Whether all deals of the unknown are the same, and so must be the truth."""
    for _ in range(DEALS):
        w.states[WORLD] = w.states[ROOT]
        redeal(w.states[WORLD], w.seat, advance(w))
        w.states[WORLD].rng = w.states[ROOT].rng
        for i in range(w.bytes.shape[1]):
            if w.bytes[WORLD, i] != w.bytes[ROOT, i]:
                return False
    return True


@kernel
def keep_on(s: Any, w: Any, steps: int) -> None:
    """Look at so many positions, or fewer if it is at an end."""
    for _ in range(steps):
        if w.endgame.status != SOLVING:
            return
        step(w)


@kernel
def step(w: Any) -> None:
    """Play one move, or take one back whose value is known."""
    e = w.endgame
    if e.depth == 0:
        try_next_move(w)
        return
    frame = e.frames[e.depth]
    if frame.next < frame.moves and frame.alpha < frame.beta:
        look_deeper(w)
    elif e.depth == 1:
        e.depth = 0
        e.values[e.number] = frame.value
        e.number += 1
    else:
        e.depth -= 1
        keep_better(e.frames[e.depth], frame.value, w.seat)


@kernel
def try_next_move(w: Any) -> None:
    """The next of the moves to be compared."""
    e = w.endgame
    if e.number == e.count:
        e.status = SOLVED
        return
    e.positions = 0
    e.states[1] = e.states[0]
    play(e.states[1], w.seat, e.moves[0, e.number])
    if actors(e.states[1]) == 0:
        reward_all(e.states[1], w)
        e.values[e.number] = w.rewards[w.seat]
        e.number += 1
    else:
        enter(w, 1, -UNKNOWN, UNKNOWN)


@kernel
def look_deeper(w: Any) -> None:
    """Play the next move of the deepest position; gives up when that takes too long."""
    e = w.endgame
    frame = e.frames[e.depth]
    e.states[e.depth + 1] = e.states[e.depth]
    s = e.states[e.depth + 1]
    play(s, frame.seat, e.moves[e.depth, frame.next])
    frame.next += 1
    e.positions += 1
    if e.positions > w.most_positions or e.depth + 1 >= MOST_PLIES:
        e.status = OFF
    elif actors(s) == 0:
        reward_all(s, w)
        keep_better(frame, w.rewards[w.seat], w.seat)
    else:
        enter(w, e.depth + 1, frame.alpha, frame.beta)


@kernel
def enter(w: Any, depth: int, alpha: float, beta: float) -> None:
    """List the moves of a position that is reached for the first time."""
    e = w.endgame
    s, frame = e.states[depth], e.frames[depth]
    e.depth = depth
    frame.alpha, frame.beta = alpha, beta
    frame.seat = lowest(actors(s))
    frame.moves = legal(s, frame.seat, e.moves[depth])
    frame.next = 0
    frame.value = -UNKNOWN if frame.seat == w.seat else UNKNOWN
    best_first(s, frame.seat, e.moves[depth], frame.moves, e.weights)


@kernel
def best_first(s: Any, seat: int, moves: Any, n: int, weights: Any) -> None:
    """Sort moves by the heuristics: a good move searched early prunes many others."""
    if n < 2:
        return
    for i in range(n):
        move, weight = moves[i], weigh(s, seat, moves[i])
        j = i
        while j > 0 and weights[j - 1] < weight:
            weights[j], moves[j] = weights[j - 1], moves[j - 1]
            j -= 1
        weights[j], moves[j] = weight, move


@kernel
def keep_better(frame: Any, value: float, seat: int) -> None:
    """The mover keeps the better value and narrows the window."""
    if frame.seat == seat:
        frame.value = max(frame.value, value)
        frame.alpha = max(frame.alpha, value)
    else:
        frame.value = min(frame.value, value)
        frame.beta = min(frame.beta, value)
