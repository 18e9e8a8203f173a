"""Domino 4, whole games re-checked from scratch: contacts, lines, tiles, complete lists."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.testkit import all_tiles
from tests.reference import reference
from tests.reference.domino4 import BACK, STEPS, Laid, beside


def check_table(position: Position) -> None:
    """Every tile that lies is where it may lie, judged from the order in which they came."""
    board: dict[tuple[int, int], Laid] = {}
    ends = {"w": (0, 0), "e": (0, 0)}
    for number, shown in enumerate(position.dump()["table"]):
        cell = (shown["cell"][0], shown["cell"][1])
        joker = shown["down"] or shown["tile"] == "J"
        new = Laid(shown["tile"], shown["turn"] or "", joker, shown["down"], shown["colour"] or "")
        touching = {s: board[beside(cell, s)] for s in STEPS if beside(cell, s) in board}
        assert cell not in board
        if number == 0:
            assert cell == (0, 0)
        elif shown["cornerstone"]:
            check_cornerstone(position, cell, new, touching, ends)
        else:
            check_end(board, cell, new, touching, ends)
        board[cell] = new
    assert [list(ends["w"]), list(ends["e"])] == [
        position.view()["table"][n]["cell"] for n in position.view()["ends"]
    ]


def check_end(board: Any, cell: Any, new: Laid, touching: Any, ends: dict[str, Any]) -> None:
    assert len(touching) == 1  # D4-9
    ((side, old),) = touching.items()
    before = beside(cell, side)
    chain = ("e" if cell[0] > 0 else "w") if before == (0, 0) else None
    if chain is None:
        (chain,) = [name for name, end in ends.items() if end == before]
    else:
        assert ends[chain] == (0, 0)
        assert cell[1] == 0  # D4-6
    new.before = before
    line, here = 1, before
    while here in board:
        line, here = line + 1, beside(here, side)
    assert line <= 6  # D4-10
    if old.before is not None and not old.joker:
        (back,) = [s for s in STEPS if beside(before, s) == old.before]
        assert old.half(BACK[side]) != old.half(back)  # D4-8
    if not new.joker and before != (0, 0):
        if old.joker:
            assert new.tile[0] == old.named  # D4-13
        else:
            assert new.number(side) == old.number(BACK[side])  # D4-7
            same = new.tile[0] == old.tile[0] or new.number(side) == 0  # D4-11
            assert same or len({*old.tile[1:], *new.tile[1:]}) == 1  # D4-12
    ends[chain] = cell


def check_cornerstone(position: Any, cell: Any, new: Laid, touching: Any, ends: Any) -> None:
    assert position.options["cornerstone"]
    assert {new.half(side) for side in touching} == {0, 1}  # D4-20
    for side, old in touching.items():
        assert not old.joker  # D4-22
        assert not new.joker
        assert new.number(side) == old.number(BACK[side])
        assert beside(cell, side) not in ends.values()  # D4-21


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize(
    "options", [{}, {"cornerstone": True}, {"bluff": True, "cornerstone": True}]
)
def test_every_laid_tile_has_legal_contacts(players: int, options: dict[str, bool]) -> None:
    game = load("domino4")
    for seed in range(6):
        dice = random.Random(seed)
        pos = game.new(players, seed, (), **options)
        tiles = all_tiles(pos)
        assert len(tiles) == 60
        while not pos.over:
            seat = dice.choice(pos.actors)
            pos.play(dice.choice(pos.legal(seat)), seat)
            check_table(pos)
            assert all_tiles(pos) == tiles


def play_along(seed: int, slow: bool) -> int:
    """A random game with both options; how many tiles came to lie. With the reference beside it,
    every list of moves on a board of 50 tiles and more is compared."""
    dice = random.Random(seed)
    pos = load("domino4").new(2, seed, cornerstone=True, bluff=True)
    plain = reference("domino4", pos.dump()) if slow else None
    tiles = 0
    while not pos.over:
        tiles = max(tiles, len(pos.view()["table"]))
        if plain is not None and tiles >= 50:
            for seat in pos.actors:
                assert sorted(plain.legal(seat)) == sorted(pos.legal(seat)), str(pos.record)
        seat = dice.choice(pos.actors)
        move = dice.choice(pos.legal(seat))
        pos.play(move, seat)
        if plain is not None:
            plain.play(seat, move)
    return tiles


def test_legal_is_complete_on_boards_of_55_tiles() -> None:
    long = [seed for seed in range(60) if play_along(seed, slow=False) >= 55]
    assert long
    for seed in long[:2]:
        assert play_along(seed, slow=True) >= 55


def test_games_end_in_all_ways() -> None:
    clauses = set()
    game = load("domino4")
    for seed in range(80):
        dice = random.Random(seed)
        pos = game.new(2, seed)
        while not pos.over:
            seat = dice.choice(pos.actors)
            pos.play(dice.choice(pos.legal(seat)), seat)
        assert pos.result is not None
        clauses.add(pos.result.clause)
    assert {"D4-17", "D4-18"} <= clauses
