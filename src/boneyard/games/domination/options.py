"""What a table of Domination chooses: its board, and who starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import Option, Rules, State, Value
from boneyard.errors import BadValue
from boneyard.games.domination.board import (
    board_squares,
    is_board,
    letters_of,
    read_board,
    read_squares,
)
from boneyard.games.domination.grid import SQUARES
from boneyard.games.domination.labellings import STANDARD
from boneyard.games.domination.table import NOBODY

BOARDS = ("standard", "random")
RANDOM_BOARD, GIVEN_BOARD = 1, 2
LOT = "lot"


def read_board_option(value: Value, players: int) -> Value:
    """A name of BOARDS, or a board of the players' own (DOM-2)."""
    return value if value in BOARDS else read_board(value)


def read_first(value: Value, players: int) -> Value:
    """A seat at this table, or "lot" for a random one (DOM-4)."""
    if value == LOT or (type(value) is int and 0 <= value < players):
        return value
    raise BadValue(code="first", lot=LOT, last=players - 1, given=str(value))


OPTIONS = (
    Option("board", "standard", choices=BOARDS, check=read_board_option, most_letters=SQUARES),
    Option("first", LOT, choices=(LOT, 0, 1, 2, 3), check=read_first),
)
BOARD = 0  # its place among them


@kernel
def read_option(s: State, option: int, text: Any, n: int) -> bool:
    """Write a board of the players' own into a blank state; False: it is none (DOM-2)."""
    squares = stack_array(SQUARES, np.int8)
    if option != BOARD or not read_squares(text, n, squares) or not is_board(squares):
        return False
    for square in range(SQUARES):
        s.squares[square] = squares[square]
    s.board = GIVEN_BOARD
    return True


def prepare(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Write the options into a blank state, and the board if it is not random."""
    board, first = str(options["board"]), options["first"]
    if board in BOARDS:
        s["board"] = BOARDS.index(board)
        s["squares"] = board_squares(STANDARD)
    else:
        read_option(s, BOARD, *letters_of(board))
    s["first"] = NOBODY if first == LOT else first
