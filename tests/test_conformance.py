"""Every registered game passes the conformance tests."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boneyard.engine.api import available_games, load
from boneyard.testkit import check_counts, check_game, check_golden, some_options
from tests.reference import reference

HERE = Path(__file__).parent
MOVES = 2_000  # in all the games that are checked: hundreds of short ones, fewer long ones
SLOWER = {"domino4": 4, "magnetic-tower": 4, "magnetic-staggered": 4}  # times the work a move


@pytest.mark.slow
@pytest.mark.parametrize("name", available_games())
def test_game_keeps_its_promises(name: str) -> None:
    counts = load(name).players
    games = int(MOVES / SLOWER.get(name, 1) / mean_length(name, counts[-1]) / len(counts))
    check_game(name, games, every_combination=False)


def mean_length(name: str, players: int, games: int = 10) -> float:
    """How many moves random games take, about."""
    moves = 0
    for number in range(games):
        dice, position = random.Random(number), load(name).new(players, seed=number)
        while not position.over:
            seat = dice.choice(position.actors)
            position.play(dice.choice(position.legal(seat)), seat)
        moves += len(position.moves)
    return moves / games


@pytest.mark.campaign
@pytest.mark.parametrize("name", available_games())
def test_game_keeps_its_promises_for_long(name: str) -> None:
    check_game(name, games=10_000, seed=2)


@pytest.mark.parametrize("name", available_games())
def test_game_has_golden_records(name: str) -> None:
    check_golden(name, HERE / "golden" / name)


@pytest.mark.slow
@pytest.mark.parametrize("name", available_games())
def test_game_has_counts(name: str) -> None:
    check_counts(name, HERE / "counts" / f"{name}.json")


@pytest.mark.slow
@pytest.mark.parametrize("name", available_games())
def test_game_agrees_with_its_slow_reference(name: str) -> None:
    """Move by move: who may act, what they may do, and how it ends."""
    game = load(name)
    for players in game.players:
        for number, options in enumerate(some_options(game, players) * 4):
            dice = random.Random(number)
            position = game.new(players, dice.getrandbits(64), (), **options)
            slow = reference(name, position.dump())
            while not position.over:
                assert sorted(slow.actors()) == sorted(position.actors), str(position.record)
                for seat in position.actors:
                    assert sorted(slow.legal(seat)) == sorted(position.legal(seat)), (
                        f"{seat} in {position.record}"
                    )
                seat = dice.choice(position.actors)
                move = dice.choice(position.legal(seat))
                position.play(move, seat)
                slow.play(seat, move)
            assert slow.actors() == []
            result = position.result
            assert result is not None
            assert slow.result() == (list(result.scores), list(result.winners)), str(
                position.record
            )
