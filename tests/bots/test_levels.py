"""Every level in every game keeps a bot's promises; levels are what they say."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.bots import NAMES, bot
from boneyard.bots.api import Choice, Limits, look
from boneyard.engine.position import Position
from boneyard.errors import UnknownName
from boneyard.testkit import check_bot


@pytest.mark.parametrize("game", boneyard.available_games())
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_keeps_its_promises(name: str, game: str) -> None:
    check_bot(bot(name), game, games=1, simulations=60, seconds=0.005)


def test_unknown_bots_list_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="random, child, beginner, club, expert, master"):
        bot("genius")


def test_a_single_move_needs_no_thought() -> None:
    position = boneyard.load("magnetic-flat").new(2, seed=3)
    given = look(position, position.actors[0])
    assert len(given.legal) == 1
    assert bot("master").choose(given, 1) == Choice(given.legal[0])


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_a_searching_bot_returns_what_it_compared(name: str) -> None:
    position = boneyard.load("classic").new(2, seed=42)
    choice = bot(name).choose(look(position, 0), 1, Limits(simulations=700))
    assert {thought.move for thought in choice.thoughts} == set(position.legal())
    assert choice.thoughts[0].move == choice.move
    assert all(thought.error >= 0 and thought.visits > 0 for thought in choice.thoughts)
    values = [t.value for t in choice.thoughts if 2 * t.visits > choice.thoughts[0].visits]
    assert values == sorted(values, reverse=True)


def test_a_bot_is_not_given_the_true_position() -> None:
    """Not even behind the function that deals worlds for it."""
    position = boneyard.load("classic").new(2, seed=42)
    sight = look(position, 0)
    behind = [cell.cell_contents for cell in sight.world.__closure__ or ()]
    assert [found for found in behind if isinstance(found, Position)] != []
    assert position not in behind
    assert all(sight.world(seed) == position.redealt(0, seed) for seed in range(5))
