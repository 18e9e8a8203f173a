"""What can be seen after a move in one world: the features that can be reasons for it.

Two of them make sense in every game; a game adds its own in its part `features`. They are kernels,
so that a page without a server finds the same reasons as Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.search.memory import ACCEPTED, ROOT, TRIAL, WORLD
from boneyard.bots.search.traits import stuck_texts
from boneyard.engine.features import COMMON
from boneyard.engine.kernels.dispatch import (
    actors,
    by_dtype,
    legal,
    outcome,
    play,
    register_kernel,
    write_move,
)
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rng import below
from boneyard.engine.rules import Rules
from boneyard.engine.texts import MOST_LETTERS
from boneyard.engine.tiles import lowest

MOST_TURNS = 20  # of the others, until it is the seat's turn again
TEXT_SIZE = MOST_LETTERS + 1
FIRST_OWN = len(COMMON)  # the bit of a game's own first feature


@by_dtype
def own_features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """The features of the game itself, as bits."""
    raise NotImplementedError


@by_dtype
def is_stuck(s: Any, seat: int, moves: Any) -> bool:
    """Whether a seat has its turn and nothing to play."""
    raise NotImplementedError


def register_features(rules: Rules) -> None:
    """Let the functions above find the kernels of a game."""
    own = getattr(rules.part("features"), "features", no_features)
    register_kernel(rules.dtype, "own_features", own)
    speaks = hasattr(rules.move_text, "kernel")
    register_kernel(rules.dtype, "is_stuck", has_only_stuck_moves if speaks else never_stuck)


@kernel
def no_features(before: Any, after: Any, seat: int, trials: Any, moves: Any) -> int:
    """For games that add none."""
    return 0


@kernel
def never_stuck(s: Any, seat: int, moves: Any) -> bool:
    """For games whose moves are told by no kernel: which of them mean that is not known here."""
    return False


@kernel
def has_only_stuck_moves(s: Any, seat: int, moves: Any) -> bool:
    """Whether everything that a seat can do is to draw or to pass."""
    n = legal(s, seat, moves)
    for i in range(n):
        if not means_stuck(s, seat, moves[i]):
            return False
    return n > 0


@kernel
def means_stuck(s: Any, seat: int, move: int) -> bool:
    """Whether a move is one of Rules.stuck."""
    text = stack_array(TEXT_SIZE, np.uint8)
    end = write_move(s, seat, move, text, 0)
    text[end] = 0
    known = stuck_texts(s)
    for row in range(known.shape[0]):
        at = 0
        while at < end and text[at] == known[row, at]:
            at += 1
        if at == end and known[row, at] == 0:
            return True
    return False


@kernel
def features(states: Any, seat: int, move: int, seed: Any, memory: Any) -> int:
    """Which features show after a seat's move in the world states[0], as bits.

    The seed is the luck of the move and of what the others do then.
    """
    w = memory[0]
    w.states[ROOT] = states[0]
    w.states[WORLD] = states[0]
    w.states[WORLD].rng = seed
    w.rng = seed
    play(w.states[WORLD], seat, move)
    trials, moves = w.states[TRIAL:ACCEPTED], w.moves[0]
    found = own_features(w.states[ROOT], w.states[WORLD], seat, trials, moves)
    return found << FIRST_OWN | common_features(w, seat)


@kernel
def common_features(w: Any, seat: int) -> int:
    """The bits of COMMON, after a move that led to states[WORLD]."""
    found = 0
    if next_is_stuck(w.states[WORLD], seat, w.moves[0]):
        found |= 1
    w.states[TRIAL] = w.states[WORLD]
    if can_play_again(w.states[TRIAL], seat, w):
        found |= 2
    return found


@kernel
def next_is_stuck(s: Any, seat: int, moves: Any) -> bool:
    """Whether the next player has nothing to play."""
    following = actors(s) & ~(1 << seat)
    if following == 0:
        return False
    while following:
        if not is_stuck(s, lowest(following), moves):
            return False
        following &= following - 1
    return True


@kernel
def can_play_again(s: Any, seat: int, w: Any) -> bool:
    """Whether the seat has something to play when it is its turn again, or has won by then.

    Until then the others play at random in this state.
    """
    moves = w.moves[0]
    for _ in range(MOST_TURNS):
        acting = actors(s)
        if acting == 0:
            return (outcome(s, w.scores) >> seat & 1) != 0
        if acting >> seat & 1:
            return not is_stuck(s, seat, moves)
        other = lowest(acting)
        play(s, other, moves[below(w, legal(s, other, moves))])
    return False
