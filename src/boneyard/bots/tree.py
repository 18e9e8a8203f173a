"""Information-set Monte Carlo tree search: one tree of what can be told apart, many worlds.

Each simulation deals the unknown anew, walks down the tree among the moves that are legal in that
world (UCB over how often a move was available), adds one node and plays out by habit. Every seat
looks for its own reward.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.bots.playout import any_actor, by_habit, play_out, reward_all
from boneyard.bots.worlds import UNBORN, next_world
from boneyard.dispatch import legal, play
from boneyard.jit import kernel

NODE = np.dtype(
    [
        ("move", np.int64),
        ("reward", np.float64),  # added up, for the seat that made the move
        ("square", np.float64),
        ("visits", np.int32),
        ("available", np.int32),
        ("first", np.int32),  # child; 0: none
        ("next", np.int32),  # sibling; 0: none
        ("seat", np.int8),
    ],
    align=True,
)
MOST_DEPTH = 64


@kernel
def simulate(
    nodes: Any,
    used: int,
    count: int,
    states: Any,
    seat: int,
    tally: int,
    explore: float,
    trust: float,
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
    for _ in range(count):
        belief = next_world(states, seat, belief, trust, dice)
        s = states[1]
        depth, node, who = 0, 0, seat
        while who >= 0 and depth < MOST_DEPTH:
            n = legal(s, who, moves[0])
            untried = match_children(nodes, node, who, moves[0], n, child_of)
            if untried:
                choice = pick_untried(s, who, moves, n, child_of, weights, dice)
                if used < nodes.size:
                    child_of[choice] = used
                    add_child(nodes, node, used, who, moves[0, choice])
                    used += 1
            else:
                choice = best_by_ucb(nodes, n, child_of, explore)
            play(s, who, moves[0, choice])
            node = child_of[choice]
            if node > 0:
                path[depth] = node
                depth += 1
            if untried:
                break
            who = any_actor(s, dice)
        play_out(s, moves[1], weights, dice)
        reward_all(s, tally, scores, rewards)
        for i in range(depth):
            reward = rewards[nodes[path[i]].seat]
            nodes[path[i]].reward += reward
            nodes[path[i]].square += reward * reward
            nodes[path[i]].visits += 1
    return used


@kernel
def match_children(nodes: Any, node: int, who: int, moves: Any, n: int, child_of: Any) -> int:
    """Find the child of each legal move, 0 where there is none; count those."""
    for i in range(n):
        child_of[i] = 0
    untried = n
    child = nodes[node].first
    while child > 0:
        if nodes[child].seat == who:
            for i in range(n):
                if moves[i] == nodes[child].move:
                    child_of[i] = child
                    nodes[child].available += 1
                    untried -= 1
                    break
        child = nodes[child].next
    return untried


@kernel
def pick_untried(
    s: Any, who: int, moves: Any, n: int, child_of: Any, weights: Any, dice: Any
) -> int:
    """One of the moves without a node, by habit."""
    free = 0
    for i in range(n):
        if child_of[i] == 0:
            moves[1, free] = moves[0, i]
            free += 1
    chosen = moves[1, by_habit(s, who, moves[1], free, weights, dice)]
    for i in range(n):
        if moves[0, i] == chosen:
            return i
    return 0


@kernel
def add_child(nodes: Any, node: int, child: int, who: int, move: int) -> None:
    """A new node, the first among its siblings."""
    nodes[child].move = move
    nodes[child].seat = who
    nodes[child].reward = 0.0
    nodes[child].square = 0.0
    nodes[child].visits = 0
    nodes[child].available = 1
    nodes[child].first = 0
    nodes[child].next = nodes[node].first
    nodes[node].first = child


@kernel
def best_by_ucb(nodes: Any, n: int, child_of: Any, explore: float) -> int:
    """The child to look at next: good so far, or seldom tried when it could have been."""
    best, choice = -1e9, 0
    for i in range(n):
        child = nodes[child_of[i]]
        value = child.reward / child.visits + explore * np.sqrt(
            np.log(child.available) / child.visits
        )
        if value > best:
            best, choice = value, i
    return choice
