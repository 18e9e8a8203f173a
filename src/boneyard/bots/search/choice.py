"""How a level chooses a move, as three calls: all of it from the seed, the same on every machine.

    choose_begin(states, seat, level, seed, memory)
    while there is time and not choose_run(memory, count): pass
    n = choose_end(memory, thoughts)

How often choose_run is called, and with what counts, makes no difference; what they add up to does.
`choose_end` changes nothing that a later `choose_run` goes on with. `states`, `memory` are arrays
of one record.
"""

from __future__ import annotations

from typing import Any

from boneyard.bots.effort import (
    BEGINNER,
    CHILD,
    CLUB,
    MASTER,
    MAX_MOVES,
    PRIOR_WEIGHT,
    SIMULATIONS,
)
from boneyard.bots.heuristics import guesses
from boneyard.bots.search.candidates import add_best, add_candidate
from boneyard.bots.search.exact import OFF, SOLVED, keep_solving, start_solving
from boneyard.bots.search.flat import try_move
from boneyard.bots.search.instinct import choose_as_beginner, choose_as_child
from boneyard.bots.search.memory import ROOT
from boneyard.bots.search.thoughts import list_thoughts
from boneyard.bots.search.traits import efforts
from boneyard.bots.search.tree import is_settled, plant, simulate
from boneyard.bots.search.worlds import NO_WORLD
from boneyard.engine.kernels.dispatch import legal, redeal
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import seed_of, unit

CANDIDATES = 8  # of a club player
POSITIONS_A_SIMULATION = 12  # of an exact search, while it is on
CHECK_EVERY = 32  # simulations, a power of two


@kernel
def choose_begin(states: Any, seat: int, level: int, seed: Any, memory: Any) -> None:
    """Prepare the choice of a move by what a seat knows, and by nothing else."""
    w = memory[0]
    w.level, w.seat = level, seat
    w.states[ROOT] = states[0]
    redeal(w.states[ROOT], seat, seed_of(seed, 0))
    w.rng = seed_of(seed, 1)
    w.u, w.guess = unit(w), unit(w)
    w.simulations, w.done, w.candidates, w.candidate = 0, 0, 0, 0
    w.belief = NO_WORLD
    w.endgame.status = OFF
    plant(w)
    w.weights[0] = 1.0
    n = legal(w.states[ROOT], seat, w.moves[0])
    set_effort(w, n)
    if n == 1:
        add_candidate(w, 0)
    elif level == CHILD:
        choose_as_child(w)
    elif level == BEGINNER:
        choose_as_beginner(w)
    elif level == CLUB:
        add_best(w, CANDIDATES)
    else:
        start_solving(w.states[ROOT], w)
    if n == 1 or level <= BEGINNER:
        w.done = 1


@kernel
def set_effort(w: Any, n: int) -> None:
    """How hard to think about n moves.

    A player who must guess has nothing but inference to go by.
    """
    s = w.states[ROOT]
    spend = efforts(s)[s.seats, w.level]
    w.most_simulations = int(spend[SIMULATIONS])
    w.most_positions = POSITIONS_A_SIMULATION * w.most_simulations // n
    w.max_moves = int(spend[MAX_MOVES])
    w.prior_weight = spend[PRIOR_WEIGHT]
    w.inference_weight = 1.0 if w.level == MASTER or guesses(s) else 0.0


@kernel
def choose_run(memory: Any, count: int) -> int:
    """Run so many simulations, or fewer; returns 1 when nothing more can change the choice."""
    w = memory[0]
    for _ in range(count):
        if w.done:
            break
        if w.candidates:
            try_move(w)
        else:
            simulate(w)
            keep_solving(w.states[ROOT], w, POSITIONS_A_SIMULATION)
        w.simulations += 1
        if enough(w):
            w.done = 1
    return int(w.done)


@kernel
def enough(w: Any) -> bool:
    """Whether the simulations that are left could not change the choice."""
    if w.simulations >= w.most_simulations or w.endgame.status == SOLVED:
        return True
    if w.simulations % CHECK_EVERY != 1:
        return False
    return is_sure(w, w.most_simulations - w.simulations)


@kernel
def is_sure(w: Any, more: int) -> bool:
    """Whether so many more simulations could not change the choice."""
    if w.candidates:
        return bool(w.candidates == 1)
    return is_settled(w, more)


@kernel
def choose_sure(memory: Any, more: int) -> int:
    """1 if so many more simulations, all that there is time for, could not change the choice."""
    return 1 if is_sure(memory[0], more) else 0


@kernel
def choose_end(memory: Any, thoughts: Any) -> int:
    """Fill in what was thought of the moves; returns how many. The first one is to be played.

    None if choose_run has not been called yet. One that had no visits was chosen without comparing.
    """
    return list_thoughts(memory[0], thoughts)
