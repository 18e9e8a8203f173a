"""What moves are worth: each played in many worlds and played out by heuristics, for every seat.

Unlike a choice (`choice`), this compares the moves it is told to, all of them equally often, in
the same worlds and with the same luck to come. The worlds are those that a viewer cannot tell from
the true one, or, with open hands, the true one itself: then only the stock and what luck will bring
are unknown. Values are in the arena's unit and by the true end of a game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.effort import MASTER, MAX_MOVES
from boneyard.bots.search.memory import ROOT, TRIAL, WORLD
from boneyard.bots.search.playout import play_out
from boneyard.bots.search.traits import POINTS, WINS, efforts, tally
from boneyard.bots.search.worlds import NO_WORLD, next_world
from boneyard.engine.kernels.dispatch import by_dtype, outcome, play, register_kernel
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance, shuffle
from boneyard.engine.rules import MOST_SEATS, SPECTATOR, Rules
from boneyard.engine.tiles import size

OPEN = SPECTATOR  # the viewer to whom all hands are open
MOST_TRIED = 64  # moves at once
PLAY_ON = -1  # in place of a move: whatever the heuristics choose

VALUE = np.dtype(
    [
        ("points", np.float64, MOST_SEATS),  # of each seat, added up over all worlds
        ("wins", np.float64, MOST_SEATS),  # the same in shares of a game won
        ("last", np.float64),  # the mover's points in the last world
        ("squares", np.float64),  # of the mover's points, added up
        ("ahead", np.float64),  # the mover's points more than after the first move, added up
        ("ahead_squares", np.float64),
    ],
    align=True,
)


@by_dtype
def shuffle_stock(s: Any, dice: Any) -> None:
    """Put what nobody has seen in another order."""


def register_values(rules: Rules) -> None:
    """Let the function above shuffle, or nothing in a game without a stock of its own."""
    register_kernel(rules.dtype, "shuffle_stock", shuffle_tiles if rules.deck else keep_order)


@kernel
def shuffle_tiles(s: Any, dice: Any) -> None:
    """For games that draw from a stock."""
    shuffle(dice, s.stock, s.stock_left)


@kernel
def keep_order(s: Any, dice: Any) -> None:
    """For games in which everything that is hidden was dealt."""


@kernel
def try_moves(
    states: Any,
    viewer: int,
    seat: int,
    moves: Any,
    n: int,
    worlds: int,
    seed: Any,
    memory: Any,
    values: Any,
) -> None:
    """Add up in `values` what became of each of n moves of a seat, in so many worlds."""
    w = memory[0]
    w.states[ROOT] = states[0]
    w.seat, w.rng, w.belief = viewer, seed, NO_WORLD
    w.max_moves = int(efforts(w.states[ROOT])[w.states[ROOT].seats, MASTER][MAX_MOVES])
    for i in range(n):
        clear(values[i])
    for _ in range(worlds):
        imagine(w, viewer)
        luck = advance(w)
        for i in range(n):
            w.states[TRIAL] = w.states[WORLD]
            if moves[i] != PLAY_ON:
                play(w.states[TRIAL], seat, moves[i])
            play_on(w, luck)
            count(w, seat, values, i)


@kernel
def imagine_world(states: Any, seat: int, worlds: int, seed: Any, memory: Any) -> None:
    """Put into states[0] the last of so many worlds that a seat cannot tell from the true one."""
    w = memory[0]
    w.states[ROOT] = states[0]
    w.seat, w.rng, w.belief = seat, seed, NO_WORLD
    for _ in range(worlds):
        imagine(w, seat)
    states[0] = w.states[WORLD]


@kernel
def clear(value: Any) -> None:
    """Nothing was tried yet."""
    for seat in range(MOST_SEATS):
        value.points[seat], value.wins[seat] = 0.0, 0.0
    value.squares, value.ahead, value.ahead_squares = 0.0, 0.0, 0.0


@kernel
def imagine(w: Any, viewer: int) -> None:
    """Put another world into states[WORLD]."""
    if viewer == OPEN:
        w.states[WORLD] = w.states[ROOT]
        shuffle_stock(w.states[WORLD], w)
        w.states[WORLD].rng = advance(w)
    else:
        w.inference_weight = 1.0
        next_world(w)


@kernel
def play_on(w: Any, luck: Any) -> None:
    """Play states[TRIAL] to its end, with the same luck for every move."""
    later = w.rng
    w.rng, w.inference_weight = luck, 0.0
    play_out(w.states[TRIAL], w)
    w.rng = later


@kernel
def count(w: Any, seat: int, values: Any, i: int) -> None:
    """Add the end of states[TRIAL] to the value of move i."""
    value, seats = values[i], int(w.states[TRIAL].seats)
    reward_truly(w.states[TRIAL], w, value)
    for one in range(seats):
        value.points[one] += w.rewards[one]
    value.last = w.rewards[seat]
    ahead = value.last - values[0].last
    value.squares += value.last * value.last
    value.ahead += ahead
    value.ahead_squares += ahead * ahead


@kernel
def reward_truly(s: Any, w: Any, value: Any) -> None:
    """What an end is worth to each seat in the arena's unit; the rewards add up to zero."""
    won = outcome(s, w.scores)
    seats, counted = int(s.seats), tally(s)
    total = 0.0
    for one in range(seats):
        share = 1.0 / size(won) if won >> one & 1 else 0.0
        value.wins[one] += share
        if counted == WINS:
            w.rewards[one] = 100.0 * share
        else:
            w.rewards[one] = w.scores[one] * (1.0 if counted == POINTS else -1.0)
        total += w.rewards[one]
    for one in range(seats):
        w.rewards[one] = (w.rewards[one] * seats - total) / (seats - 1)
