"""The tower in the terminal, and the bot that avoids what falls."""

from __future__ import annotations

import pytest

from boneyard.bots import bot
from boneyard.bots.api import look
from boneyard.engine.position import Position
from boneyard.games.shared.tower.stacking import margin_if
from boneyard.terminal.boards import board_of
from boneyard.terminal.pen import Pen
from tests.games.stacked import play_all, stacked

TIPS = "0:66@0,0,0/e 1:61@1,0,1/e 0:51@3,0,2/w"


def small(game: str = "magnetic-tower", moves: str = "0:66@0,0,0/e 1:61@1,0,1/e") -> Position:
    position = stacked(game, [["66", "51", "60"], ["61", "30"]], steadiness="perfect")
    play_all(position, moves)
    return position


def test_levels_are_drawn_with_the_coordinates_of_notation() -> None:
    drawn = board_of("magnetic-tower").table(small().view(0), Pen())
    assert drawn == [
        "Level 0:",
        "   0  6───6   ·",
        "      0   1   2",
        "Level 1:",
        "   0  ·   6───1",
        "      0   1   2",
        "The structure is solid. Its weakest point: 66 on the table.",
    ]


def test_upright_dominoes_are_joined_downwards() -> None:
    position = stacked(
        "magnetic-tower", [["66", "51"], ["61", "30"]], steadiness="perfect", parallel_second="no"
    )
    play_all(position, "0:66@0,0,0/e 1:61@0,0,1/n")
    drawn = board_of("magnetic-tower").table(position.view(0), Pen(unicode=False))
    assert drawn[6:10] == ["   1  1   .", "      |", "   0  6   .", "      0   1"]


@pytest.mark.parametrize("language", ["nl", "fr", "en", "de", "es", "it"])
def test_everything_is_said_in_sentences(language: str) -> None:
    told = " ".join(board_of("magnetic-tower").tell(small().view(0), Pen(language)))
    assert all(word in told for word in ("66", "61", "0,0,0", "1,0,1", "51"))


def test_a_collapse_is_mentioned_until_something_new_is_built() -> None:
    fell = small(moves=TIPS)
    lines = board_of("magnetic-tower").table(fell.view(0), Pen())
    assert lines[0] == "It fell. These dominoes came down: 51 61 66."
    fell.play("66@0,0,0/e")
    assert not any("fell" in line for line in board_of("magnetic-tower").table(fell.view(0), Pen()))


def test_the_way_that_is_due_is_said() -> None:
    view = small("magnetic-staggered", "0:66@0,0,0/e").view(1)
    assert board_of("magnetic-staggered").table(view, Pen())[-1].startswith("Next: flat")


@pytest.mark.slow
def test_a_beginner_does_not_lay_what_falls() -> None:
    position = small()
    given = look(position, 0)
    falls = "51@3,0,2/w"
    assert falls in given.legal
    for seed in range(5):
        chosen = bot("beginner").choose(given, seed).move
        before = position.state.tobytes()
        move = position.rules.parse_move(position.state, 0, chosen)
        assert margin_if(position.state, move) >= 0.1
        assert position.state.tobytes() == before
    assert margin_if(position.state, position.rules.parse_move(position.state, 0, falls)) < 0
