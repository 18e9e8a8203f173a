"""Information-set Monte Carlo tree search: one tree of what can be told apart, many worlds.

Each simulation walks down the tree among the moves that are legal in its world, to where it has
not been, and plays out by heuristics from there. Of two moves that did equally well it looks more
at the one that the heuristics prefer, and at one that was seldom tried when it could have been
(PUCT). Every
seat looks for its own reward; but nobody in the tree profits from knowing what another hides:
where a player must guess, it does so by heuristics.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.heuristics import consider, guesses, refine_prior
from boneyard.bots.search.playout import (
    any_actor,
    by_heuristic,
    initial_prior,
    play_out,
    reward_all,
)
from boneyard.bots.search.worlds import UNBORN, next_world, same_world
from boneyard.engine.kernels.dispatch import legal, play
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import unit

NODE = np.dtype(
    [
        ("move", np.int64),
        ("reward", np.float64),  # added up, for the seat that made the move
        ("square", np.float64),
        ("weight", np.float64),  # by heuristics; a quick prior, until it was looked at twice
        ("visits", np.int32),
        ("available", np.int32),
        ("first", np.int32),  # child; 0: none
        ("next", np.int32),  # sibling; 0: none
        ("seat", np.int8),
        ("looked", np.bool_),  # at twice, before it was first tried
    ],
    align=True,
)
MOST_DEPTH = 64
IN_A_WORLD = 3  # simulations: dealing anew can cost more than playing out
OPEN_MIND = 0.25  # of the prior is shared out evenly


@kernel
def simulate(
    nodes: Any,
    used: int,
    count: int,
    states: Any,
    seat: int,
    tally: int,
    explore: float,
    inference_weight: float,
    max_moves: int,
    u: float,
    moves: Any,
    weights: Any,
    scores: Any,
    rewards: Any,
    dice: Any,
) -> int:
    """So many simulations from states[0]; gives the number of nodes in use."""
    path = np.empty(MOST_DEPTH + 1, np.int64)
    child_of = np.empty(moves.shape[1], np.int64)
    belief = UNBORN
    for number in range(count):
        if number % IN_A_WORLD == 0:
            belief = next_world(states, seat, belief, inference_weight, dice)
        else:
            same_world(states, dice)
        s = states[1]
        depth, node, who = 0, 0, seat
        while who >= 0 and depth < MOST_DEPTH:
            n = legal(s, who, moves[0])
            n = consider(s, who, moves[0], n, unit(dice) if depth else u)
            if depth and guesses(s):
                choice = by_heuristic(s, who, inference_weight, moves[0], n, weights, dice)
                used = match_children(
                    nodes, used, node, s, who, inference_weight, moves[0], n, child_of
                )
            else:
                used = match_children(
                    nodes, used, node, s, who, inference_weight, moves[0], n, child_of
                )
                choice = looked_at(nodes, s, who, moves[0], n, child_of, explore)
            play(s, who, moves[0, choice])
            node = child_of[choice]
            if node == 0:
                break
            path[depth] = node
            depth += 1
            if nodes[node].visits == 0:
                break
            who = any_actor(s, dice)
        play_out(s, max_moves, inference_weight, moves[1], weights, dice)
        reward_all(s, tally, scores, rewards)
        for i in range(depth):
            reward = rewards[nodes[path[i]].seat]
            nodes[path[i]].reward += reward
            nodes[path[i]].square += reward * reward
            nodes[path[i]].visits += 1
    return used


@kernel
def match_children(
    nodes: Any,
    used: int,
    node: int,
    s: Any,
    who: int,
    inference_weight: float,
    moves: Any,
    n: int,
    child_of: Any,
) -> int:
    """Find the child of each move, and add those that are missing while there is room."""
    for i in range(n):
        child_of[i] = 0
    missing = n
    child = nodes[node].first
    while child > 0 and missing:
        if nodes[child].seat == who:
            for i in range(n):
                if moves[i] == nodes[child].move:
                    child_of[i] = child
                    nodes[child].available += 1
                    missing -= 1
                    break
        child = nodes[child].next
    if missing == 0 or used + missing > nodes.size:
        return used
    for i in range(n):
        if child_of[i] == 0:
            weight = initial_prior(s, who, moves[i], inference_weight)
            add_child(nodes, node, used, who, moves[i], weight)
            child_of[i] = used
            used += 1
    return used


@kernel
def add_child(nodes: Any, node: int, child: int, who: int, move: int, weight: float) -> None:
    """A new node, the first among its siblings."""
    nodes[child].move = move
    nodes[child].seat = who
    nodes[child].weight = weight
    nodes[child].looked = False
    nodes[child].reward = 0.0
    nodes[child].square = 0.0
    nodes[child].visits = 0
    nodes[child].available = 1
    nodes[child].first = 0
    nodes[child].next = nodes[node].first
    nodes[node].first = child


@kernel
def looked_at(
    nodes: Any, s: Any, who: int, moves: Any, n: int, child_of: Any, explore: float
) -> int:
    """The most promising move that still is after a second look, which may take long."""
    while True:
        choice = most_promising(nodes, n, child_of, explore)
        child = nodes[child_of[choice]]
        if child.looked or child_of[choice] == 0:  # 0: there was no room for it
            return choice
        share = refine_prior(s, who, moves[choice])
        child.looked = True
        child.weight *= share
        if share >= 1.0:
            return choice


@kernel
def most_promising(nodes: Any, n: int, child_of: Any, explore: float) -> int:
    """The move to look at next; what was never tried is taken to be as good as the rest."""
    reward, visits, weight = 0.0, 0, 1e-9
    for i in range(n):
        reward += nodes[child_of[i]].reward
        visits += nodes[child_of[i]].visits
        weight += nodes[child_of[i]].weight
    usual = reward / max(visits, 1)
    best, choice = -1e9, 0
    for i in range(n):
        child = nodes[child_of[i]]
        value = child.reward / child.visits if child.visits else usual
        prior = (1.0 - OPEN_MIND) * child.weight / weight + OPEN_MIND / n
        value += explore * prior * np.sqrt(child.available) / (1 + child.visits)
        if value > best:
            best, choice = value, i
    return choice
