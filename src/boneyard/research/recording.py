"""Random games written down as they are played: the same games as `simulate` plays."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.dispatch import actors, legal, play, setup
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import observe, utility
from boneyard.engine.rng import GOLDEN, mix, seed_of
from boneyard.engine.tiles import lowest, size
from boneyard.simulation.cpu import pick


@kernel
def record_games(
    states: Any,
    moves: Any,
    scores: Any,
    seed: Any,
    first: int,
    count: int,
    longest: int,
    seeds: Any,
    lengths: Any,
    worth: Any,
    seats: Any,
    played: Any,
    obs: Any,
) -> int:
    """Play games from number first on until count, or until there is no room; returns how many.

    states[1] is blank. `obs` has no columns if observations are not wanted.
    """
    at = 0
    for i in range(count):
        if len(played) - at < longest:
            return i
        s = states[0]
        states[0] = states[1]
        seeds[i] = seed_of(seed, first + i)
        s.rng = seeds[i]
        setup(s)
        end = record_game(s, moves, mix(seeds[i]), at, seats, played, obs)
        lengths[i] = end - at
        at = end
        utility(s, scores, worth[i])
    return count


@kernel
def record_game(s: Any, moves: Any, dice: Any, at: int, seats: Any, played: Any, obs: Any) -> int:
    """One game, as `play_out` plays it; returns the place after its last move."""
    acting = actors(s)
    while acting:
        if acting & (acting - 1):
            dice += GOLDEN
            for _ in range(pick(mix(dice), size(acting))):
                acting &= acting - 1
        seat = lowest(acting)
        n = legal(s, seat, moves)
        dice += GOLDEN
        move = moves[pick(mix(dice), n)]
        if obs.shape[1]:
            observe(s, seat, obs[at])
        seats[at], played[at] = seat, move
        play(s, seat, move)
        at += 1
        acting = actors(s)
    return at


@kernel
def replay_games(
    states: Any, blank: Any, seeds: Any, starts: Any, plies: Any, seats: Any, moves: Any
) -> None:
    """In each row, the game of a seed after so many of its moves, which begin at `starts`."""
    for i in range(len(states)):
        s = states[i]
        states[i] = blank[0]
        s.rng = seeds[i]
        setup(s)
        for k in range(starts[i], starts[i] + plies[i]):
            play(s, seats[k], moves[k])
