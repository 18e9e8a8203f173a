"""Boards of Domination: the standard one, random ones, given ones, and the search (DOM-2)."""

from __future__ import annotations

from itertools import chain, permutations, product

import numpy as np
import pytest

from boneyard.engine import calls
from boneyard.engine.api import load
from boneyard.errors import BadValue
from boneyard.games.domination.board import (
    TURNS,
    board_squares,
    board_text,
    clumping,
    clumping_at,
    edges_per_kind,
    read_board,
)
from boneyard.games.domination.grid import EDGE_SQUARES
from boneyard.games.domination.labellings import LABELLINGS, STANDARD
from boneyard.games.domination.search import search

GAME = load("domination")
CHECKED = (  # the two boards of the rule book
    "3002225160540331145622301446016644340065221113216635255643354051",
    "1100240655005635356226441503363344424631201611212546102215403356",
)


def printed(position_board: list[list[int]]) -> str:
    return "".join(str(value) for value in chain(*position_board))


def same_up_to_names(board: str) -> str:
    """A board with its values renamed in the order they are met."""
    names: dict[str, str] = {}
    return "".join(names.setdefault(value, str(len(names))) for value in board)


def family(board: str) -> str:
    """The same for all turned, mirrored and renamed forms of a board."""
    squares = board_squares(board)
    return min(same_up_to_names(board_text(squares[turn])) for turn in TURNS)


def clumps(board: str) -> list[int]:
    """The sizes of the groups of equal neighbours."""
    squares = board_squares(board).tolist()
    group = list(range(64))
    for low, high in EDGE_SQUARES.tolist():
        if squares[low] == squares[high]:
            old, new = group[high], group[low]
            group = [new if g == old else g for g in group]
    return [group.count(g) for g in set(group)]


def test_dom_2_the_standard_board_has_four_edges_of_each_kind() -> None:
    squares = board_squares(STANDARD).tolist()
    pairs = [tuple(sorted((squares[a], squares[b]))) for a, b in EDGE_SQUARES.tolist()]
    assert len(pairs) == 112
    assert {pairs.count((a, b)) for a in range(7) for b in range(a, 7)} == {4}
    assert printed(GAME.new(2, seed=1).view(None)["board"]) == STANDARD


def test_dom_2_the_standard_board_stays_as_it_is() -> None:
    """Records name it: it is fixed for ever."""
    assert LABELLINGS[0] == STANDARD
    assert STANDARD == "6654400311033641520226555231103346364014405625142053256221134460"


def test_dom_2_the_standard_board_looks_best() -> None:
    """It clumps least of all we have; and in all of them the 28 pairs of equals lie apart."""
    for board in LABELLINGS:
        assert sorted(clumps(board)) == [1] * 8 + [2] * 28
    measures = [clumping(board_squares(board)) for board in LABELLINGS]
    assert min(measures) == measures[0]
    assert measures[0] == pytest.approx(41.8021, abs=1e-4)
    assert all(clumping(board_squares(board)) > measures[0] + 5 for board in CHECKED)


def test_clumping_counts_nearness_and_trios() -> None:
    """By hand: 1/d² for each two equal squares, and 2 for each square between two equals."""
    rows = ["0123456012345601", "2345601234560123", "4560123456012345", "6012345601234560"]
    board = "".join(rows)
    by_hand = 0.0
    for one in range(64):
        around = 0
        for two in range(64):
            apart = (one // 8 - two // 8) ** 2 + (one % 8 - two % 8) ** 2
            if one != two and board[one] == board[two]:
                by_hand += 0.5 / apart
                around += apart == 1
        by_hand += around * (around - 1)
    assert clumping(board_squares(board)) == pytest.approx(by_hand)
    assert clumping(board_squares("0" * 64)) > 500


def test_clumping_at_is_what_a_change_changes() -> None:
    squares = board_squares(CHECKED[0])
    for square in range(64):
        before = clumping(squares) - clumping_at(squares, square)
        old = int(squares[square])
        squares[square] = (old + 3) % 7
        assert clumping(squares) - clumping_at(squares, square) == pytest.approx(before)
        squares[square] = old


def test_dom_2_all_labellings_are_valid_and_of_different_families() -> None:
    for board in LABELLINGS:
        assert read_board(board) == board
    assert len({family(board) for board in LABELLINGS}) == len(LABELLINGS) >= 32


def test_dom_2_a_random_board_is_valid_and_fresh_for_every_seed() -> None:
    boards = [printed(GAME.new(2, seed, board="random").view(None)["board"]) for seed in range(400)]
    for board in boards:
        assert set(edges_per_kind(board)) == {4}
    assert len(set(boards)) == 400
    families = {family(board) for board in boards}
    assert families == {family(board) for board in LABELLINGS}
    assert printed(GAME.new(2, seed=7, board="random").view(None)["board"]) == boards[7]


def test_dom_2_a_random_board_takes_all_turns_and_names() -> None:
    """Eight forms of each labelling, and each value renamed to each other one."""
    assert len({tuple(turn) for turn in TURNS.tolist()}) == 8
    boards = [printed(GAME.new(2, seed, board="random").view(None)["board"]) for seed in range(600)]
    forms = {same_up_to_names(board) for board in boards}
    assert len(forms) > 200  # of 256; 231 expected
    values = {
        (square, int(GAME.new(2, seed, board="random").state["squares"][square]))
        for seed in range(200)
        for square in (0, 27)
    }
    assert len(values) == 14


@pytest.mark.parametrize("board", CHECKED)
def test_dom_2_a_given_board_is_played_on(board: str) -> None:
    spaced = "\n".join(" ".join(board[i : i + 8]) for i in range(0, 64, 8))
    for given in (board, spaced):
        position = GAME.new(3, seed=1, board=given)
        assert position.options["board"] == board
        assert printed(position.view(1)["board"]) == board
        assert position.view(1)["options"]["board"] == board


@pytest.mark.parametrize(
    ("board", "says"),
    [
        (CHECKED[0][:-1], "64 digits from 0 to 6"),
        (CHECKED[0] + "0", "64 digits from 0 to 6"),
        ("7" + CHECKED[0][1:], "64 digits from 0 to 6"),
        ("٣" + CHECKED[0][1:], "64 digits from 0 to 6"),
        ("", "must be standard, random or a board"),
        ("Standard", "must be standard, random or a board"),
        (64, "must be standard, random or a board"),
        (True, "must be standard, random or a board"),
        ("0" * 64, "00: 112, 10: 0, 20: 0, …"),
        (CHECKED[0][:-1] + "0", "each domino must fit 4 edges of a board; here"),
    ],
)
def test_dom_2_a_board_that_is_not_valid_is_refused(board: object, says: str) -> None:
    with pytest.raises(BadValue, match="board") as refused:
        GAME.new(2, seed=1, board=board)
    assert says in str(refused.value)


def read_by_kernel(option: int, text: str) -> tuple[bool, bytes]:
    """Whether the kernel takes a value, and a blank state after it."""
    letters = np.frombuffer(bytearray(text.encode("ascii")), np.uint8)
    states = GAME.rules.blank(2, {"board": "standard", "first": 1})
    taken = calls.read_option(states, option, letters, len(letters))
    return bool(taken), states.tobytes()


@pytest.mark.parametrize("board", CHECKED)
def test_dom_2_a_kernel_writes_a_given_board_as_python_does(board: str) -> None:
    """So that a table in a browser can choose it."""
    written = GAME.rules.blank(2, {"board": board, "first": 1}).tobytes()
    for given in (board, " ".join(board), f"\t{board[:8]}\r\n{board[8:]}\n"):
        assert read_by_kernel(0, given) == (True, written)


def test_dom_2_a_kernel_writes_nothing_that_is_not_a_board() -> None:
    good = CHECKED[0]
    untouched = GAME.rules.blank(2, {"board": "standard", "first": 1}).tobytes()
    for given in (good[1:], good + "0", "7" + good[1:], "/" + good[1:], "x" + good, "0" * 64):
        assert read_by_kernel(0, given) == (False, untouched)
    assert read_by_kernel(0, " ") == (False, untouched)
    assert read_by_kernel(1, good) == (False, untouched)


def test_dom_2_a_board_with_one_wrong_square_is_refused() -> None:
    """Even where only two kinds come out wrong: a corner between two equal squares."""
    fewest = 28
    for board, square, value in product(LABELLINGS[:8], range(64), "0123456"):
        wrong = board[:square] + value + board[square + 1 :]
        if wrong != board:
            fewest = min(fewest, sum(n != 4 for n in edges_per_kind(wrong)))
            with pytest.raises(ValueError, match="each domino must fit 4 edges"):
                read_board(wrong)
    assert fewest == 2


def test_dom_2_renaming_any_value_keeps_a_board_valid() -> None:
    for names in list(permutations("0123456"))[::500]:
        board = "".join(names[int(value)] for value in STANDARD)
        assert read_board(board) == board
        assert family(board) == family(STANDARD)


@pytest.mark.slow
def test_search_finds_a_valid_board_of_its_own() -> None:
    board = search(seed=5, steps=700_000, progress=False)
    assert set(edges_per_kind(board)) == {4}
    assert board == search(seed=5, steps=700_000, progress=False)
    assert board != search(seed=6, steps=700_000, progress=False)
    assert clumping(board_squares(board)) < clumping(board_squares(CHECKED[0]))


@pytest.mark.slow
def test_search_goes_on_until_it_has_found_one() -> None:
    assert set(edges_per_kind(search(seed=1, steps=1, progress=False))) == {4}


@pytest.mark.parametrize("steps", [0, -1, 1.5])
def test_search_wants_a_length(steps: int) -> None:
    with pytest.raises(BadValue, match="steps must be a whole number from 1 up"):
        search(seed=1, steps=steps)
