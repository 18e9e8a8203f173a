"""In Domino 4 nobody can foresee a bluff or an answer; both depend on what everyone has seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from boneyard.bots import bot
from boneyard.bots.api import Limits, look
from boneyard.bots.heuristics import consider, register_heuristics
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position
from boneyard.games.domino4.tiles import COLOURED, JOKER, TEXT, TILES
from tests.bots.worlds import inferred_worlds
from tests.games.domino4.stacked import cold_hands, play_all, stacked

SHORT = Limits(simulations=60)


def stuck(stock: str | None = None) -> Position:
    """Nothing of the hand fits, and there is no joker in it."""
    return stacked(cold_hands(2, each=5), stock, bluff=True)


def suspected() -> Position:
    """Seat 0 has laid a tile face down that may be a joker: three are in the stock."""
    out = {"r43", "r42", *(tile for hand in cold_hands(2, each=5) for tile in hand)}
    position = stuck(" ".join([*(t for t in TEXT[:JOKER] if t not in out), "J", "J", "J"]))
    position.play("?g11@2,0=y")
    return position


@kernel
def count_considered(s: object, seat: int, moves: object, n: int, u: float) -> int:
    return int(consider(s, seat, moves, n, u))


def bluffs_considered(position: Position, u: float) -> int:
    """How many moves that are not draws are left to consider."""
    register_heuristics(position.rules)
    seat = position.actors[0]
    numbers = [position.rules.parse_move(position.state, seat, m) for m in position.legal(seat)]
    moves = np.array(numbers, np.int64)
    return int(count_considered(position._states[0], seat, moves, len(moves), u)) - 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["beginner", "club", "expert", "master"])
def test_a_bluff_is_rare_and_cannot_be_foreseen(name: str) -> None:
    position = stuck()
    moves = Counter(bot(name).choose(look(position, 0), seed, SHORT).move[0] for seed in range(300))
    assert set(moves) == {"d", "?"}  # draw, or lay face down
    assert moves["?"] < 60


def test_a_player_who_is_believed_bluffs_more() -> None:
    position = stuck()
    assert bluffs_considered(position, 0.01) > 0
    assert bluffs_considered(position, 0.08) == 0
    play_all(position, "0:?g11@2,0=y 1:accept 1:draw")
    assert bluffs_considered(position, 0.08) > 0
    assert bluffs_considered(position, 0.4) == 0


def test_a_player_who_was_caught_bluffs_less() -> None:
    position = stuck()
    play_all(position, "0:?g11@2,0=y 1:accuse 1:give:b11 1:draw")
    assert bluffs_considered(position, 0.02) == 0


@pytest.mark.parametrize("name", ["beginner", "club", "expert", "master"])
def test_an_answer_cannot_be_foreseen(name: str) -> None:
    position = suspected()
    answers = {bot(name).choose(look(position, 1), seed, SHORT).move for seed in range(40)}
    assert answers == {"accept", "accuse"}


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_the_last_tile_is_not_believed(name: str) -> None:
    position = stacked([["g11"], ["b22", "y22", "b33"]], bluff=True)
    position.play("?g11@2,0=y")
    accused = sum(
        bot(name).choose(look(position, 1), seed, SHORT).move == "accuse" for seed in range(20)
    )
    assert accused >= 19


def share_of_jokers(position: Position, viewer: int) -> float:
    """How often the tile laid last is a joker, in the worlds that are inferred."""
    jokers = 0
    for world in inferred_worlds(position, viewer, 1500):
        jokers += world.state["laid_tile"][world.state["laid_count"] - 1] >= COLOURED
    return jokers / 1500


@pytest.mark.slow
def test_no_more_jokers_are_assumed_than_are_unseen() -> None:
    """Two tiles lie face down, and one joker is left; no tile is lost or doubled by it."""
    hands = [["g11", "g22", "b44", "y44"], ["J", "J", "b22", "b33"]]
    position = stacked(hands, "r11 r22 y11 y33 J b11 g33", bluff=True)
    play_all(position, "0:?g11@2,0=y 1:accept 1:draw 0:?g22@3,0=y")
    jokers = set()
    for world in inferred_worlds(position, 1, 300):
        assert world.state["hands"][1] == position.state["hands"][1]
        assert hidden_tiles(world.state) == hidden_tiles(position.state)
        jokers.add(sum(int(tile) >= COLOURED for tile in world.state["laid_tile"][3:5]))
    assert jokers == {0, 1}


def test_a_joker_stays_in_the_hand_to_which_the_viewer_gave_it() -> None:
    hands = [
        ["g11", "g22", "b44", "y44"],
        ["J", "b22", "b33", "y22"],
        ["y11", "y33", "b11", "g33"],
    ]
    position = stacked(hands, "r11 r22 g44 g21 g31 b21 b31", bluff=True)
    play_all(position, "0:?g11@2,0=y 1:accuse 1:give:J 1:draw 2:?y11@2,0=g")
    given = position.state["hands"][0] >> COLOURED
    assert given
    for world in inferred_worlds(position, 1, 100):
        assert world.state["hands"][0] >> COLOURED == given


def hidden_tiles(state: Any) -> list[int]:
    """Everything that does not lie open."""
    hands = [tile for hand in state["hands"] for tile in range(TILES) if int(hand) >> tile & 1]
    stock = state["stock"][: state["stock_left"]].tolist()
    down = [int(tile) for n, tile in enumerate(state["laid_tile"]) if state["laid_down"][n]]
    return sorted(min(tile, JOKER) for tile in [*hands, *stock, *down])


def test_a_tile_laid_face_down_is_a_joker_three_times_out_of_four_until_a_bluff_is_caught() -> None:
    position = suspected()
    assert share_of_jokers(position, 1) == pytest.approx(3 / 4, abs=0.08)
    play_all(position, "1:accuse 1:give:b11 1:draw 0:?g11@2,0=y")
    assert share_of_jokers(position, 1) < 0.5
