"""Information-set Monte Carlo tree search: one tree of what can be told apart, many worlds.

Each simulation walks down the tree among the moves that are legal in its world until it reaches a
new node, and plays out by heuristics from there. Moves are selected by PUCT: by their mean value,
and by a bonus for those that the heuristics prefer and that were seldom tried when available.
Every seat maximises its own reward, but no player in the tree profits from knowing what another
hides: where a player must guess, the heuristics choose.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import consider, guesses, refine_prior
from boneyard.bots.search.memory import MOST_DEPTH, WORLD, add_node, update
from boneyard.bots.search.playout import (
    any_actor,
    initial_prior,
    play_out,
    reward_all,
    sample_move,
)
from boneyard.bots.search.worlds import next_world, same_world
from boneyard.engine.kernels.dispatch import legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import unit

SIMULATIONS_PER_WORLD = 3  # a re-deal can cost more than a playout
UNIFORM_SHARE = 0.25  # of the prior, the same for all moves
EXPLORE = 4.0  # the constant of PUCT


@kernel
def plant(w: Any) -> None:
    """The root alone: nodes[0]."""
    w.used = 0
    add_node(w, 0, w.seat, 1.0)


@kernel
def simulate(w: Any) -> None:
    """Run one simulation from the root."""
    if w.simulations % SIMULATIONS_PER_WORLD == 0:
        next_world(w)
    else:
        same_world(w)
    s = w.states[WORLD]
    depth = descend(s, w)
    play_out(s, w)
    reward_all(s, w)
    for i in range(depth):
        node = w.nodes[w.path[i]]
        update(node, w.rewards[node.seat])


@kernel
def descend(s: Any, w: Any) -> int:
    """Play down the tree to a node that was not visited yet; returns the length of the path."""
    depth, node, seat = 0, 0, w.seat
    moves = w.moves[0]
    while seat >= 0 and depth < MOST_DEPTH:
        n = consider(s, seat, moves, legal(s, seat, moves), unit(w) if depth else w.u)
        if depth and guesses(s):
            choice = sample_move(s, seat, moves, n, w)
            expand(node, s, seat, n, w)
        else:
            expand(node, s, seat, n, w)
            choice = select(s, seat, n, w)
        play(s, seat, moves[choice])
        node = w.child_of[choice]
        if node == 0:
            break
        w.path[depth] = node
        depth += 1
        if w.nodes[node].visits == 0:
            break
        seat = any_actor(s, w)
    return depth


@kernel
def expand(parent: int, s: Any, seat: int, n: int, w: Any) -> None:
    """Find the child for each of n moves, and add those that are missing while there is room."""
    for i in range(n):
        w.child_of[i] = 0
    missing = n
    nodes = w.nodes
    child = nodes[parent].first_child
    while child > 0 and missing:
        if nodes[child].seat == seat:
            for i in range(n):
                if w.moves[0, i] == nodes[child].move:
                    w.child_of[i] = child
                    nodes[child].available += 1
                    missing -= 1
                    break
        child = nodes[child].next_sibling
    if missing == 0 or w.used + missing > nodes.size:
        return
    for i in range(n):
        if w.child_of[i] == 0:
            prior = initial_prior(s, seat, w.moves[0, i], w.inference_weight)
            w.child_of[i] = add_child(w, parent, seat, w.moves[0, i], prior)


@kernel
def add_child(w: Any, parent: int, seat: int, move: int, prior: float) -> int:
    """A new node, the first of its siblings."""
    child = add_node(w, move, seat, prior)
    w.nodes[child].next_sibling = w.nodes[parent].first_child
    w.nodes[parent].first_child = child
    return child


@kernel
def select(s: Any, seat: int, n: int, w: Any) -> int:
    """The best move by PUCT, with its prior refined, which may be slow, before its first try."""
    while True:
        choice = best_by_puct(n, w)
        child = w.nodes[w.child_of[choice]]
        if child.refined or w.child_of[choice] == 0:  # 0: there was no room for it
            return choice
        share = refine_prior(s, seat, w.moves[0, choice])
        child.refined = True
        child.prior *= share
        if share >= 1.0:
            return choice


@kernel
def best_by_puct(n: int, w: Any) -> int:
    """The move to try next; one that was never tried is assumed to be as good as the rest."""
    nodes = w.nodes
    value_sum, visits, priors = 0.0, 0, 1e-9
    for i in range(n):
        child = nodes[w.child_of[i]]
        value_sum += child.value_sum
        visits += child.visits
        priors += child.prior
    mean = value_sum / max(visits, 1)
    best, choice = -1e9, 0
    for i in range(n):
        child = nodes[w.child_of[i]]
        value = child.value_sum / child.visits if child.visits else mean
        prior = (1.0 - UNIFORM_SHARE) * child.prior / priors + UNIFORM_SHARE / n
        value += EXPLORE * prior * np.sqrt(child.available) / (1 + child.visits)
        if value > best:
            best, choice = value, i
    return choice


@kernel
def list_children(w: Any) -> int:
    """Put the children of the root into child_of; returns how many there are."""
    n = 0
    child = w.nodes[0].first_child
    while child > 0:
        w.child_of[n] = child
        n += 1
        child = w.nodes[child].next_sibling
    return n


@kernel
def is_settled(w: Any, more: int) -> bool:
    """Whether so many more simulations could not make another move the most visited."""
    most, second, n = 0, 0, 0
    child = w.nodes[0].first_child
    while child > 0:
        visits = w.nodes[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        n += 1
        child = w.nodes[child].next_sibling
    return n == 1 or most - second > more
