"""In Domino 4 a master considers what a move leaves the next player, as the engine counts it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import boneyard
from boneyard.bots.heuristics import hinder, register_heuristics
from boneyard.bots.search.playout import initial_prior
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position

PLAYERS = [2, 3, 8]


@kernel
def share_left(s: object, seat: int, move: int) -> float:
    return float(hinder(s, seat, move))


@kernel
def sight_of(s: object, seat: int, move: int, inference_weight: float) -> float:
    return float(initial_prior(s, seat, move, inference_weight))


def layings(position: Position, seat: int) -> list[str]:
    """Moves that lay something."""
    return [move for move in position.legal(seat) if any(map(str.isdigit, move))]


def choices(players: int) -> Iterator[tuple[Position, int, str, Position]]:
    """Moves of random games that do not end them, with what follows."""
    register_heuristics(boneyard.load("domino4").rules)
    for seed in range(6):
        dice = random.Random(seed)
        position = boneyard.load("domino4").new(players, seed)
        while not position.over:
            seat = position.actors[0]
            for move in layings(position, seat):
                then = position.copy()
                then.play(move, seat)
                if not then.over and then.actors[0] == (seat + 1) % players:
                    yield position, seat, move, then
            position.play(dice.choice(position.legal(seat)), seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_leaving_the_next_player_nothing_is_not_penalised(players: int) -> None:
    seen = set()
    for position, seat, move, then in choices(players):
        number = position.rules.parse_move(position.state, seat, move)
        before = position.dump()
        share = share_left(position.state, seat, number)
        assert position.dump() == before, "a look changes nothing"
        stuck = not layings(then, then.actors[0])
        assert (share == 1.0) == stuck
        assert 0.0 < share <= 1.0
        seen.add(stuck)
    assert seen == {True, False}


def test_only_a_bot_that_draws_conclusions_considers_the_next_player() -> None:
    ratios = []
    for position, seat, move, _ in choices(2):
        number = position.rules.parse_move(position.state, seat, move)
        plain, wary = (
            sight_of(position.state, seat, number, inference_weight)
            for inference_weight in (0.0, 1.0)
        )
        ratios.append(wary / plain)
        assert ratios[-1] == pytest.approx(share_left(position.state, seat, number))
    assert np.mean(ratios) < 0.9
