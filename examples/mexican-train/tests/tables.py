"""Positions with chosen hands, for tests of one clause at a time."""

from __future__ import annotations

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from mexican_train.state import TILES
from mexican_train.trains import leave_station


def table(
    hands: list[str], stock: str = "", station: int = 9, turn: int = 0, **options: str
) -> Position:
    """A round in which the first turn begins, with a few dominoes in each hand."""
    players, rules = len(hands), load("mexican-train").rules
    chosen = rules.read_options(options, players)
    states = rules.blank(players, chosen)
    s, opener = states[0], (turn - 1) % players
    s["dealt"] = 1
    for seat, tiles in enumerate(hands):
        s["hands"][seat] = TILES.bits_of(tiles.split())
        s["got"][seat] = len(tiles.split()) + (seat == opener)
    drawn_last_first = stock.split()[::-1]
    s["stock"][: len(drawn_last_first)] = [TILES.index[tile] for tile in drawn_last_first]
    s["stock_left"] = len(drawn_last_first)
    leave_station(s, opener, station)
    s["turn"] = turn
    return Position.of_state(rules, players, chosen, states.tobytes())


def play_all(position: Position, moves: str) -> None:
    """Moves as in a record: `0:96A 1:draw`."""
    for word in moves.split():
        seat, move = word.split(":")
        position.play(move, int(seat))


def refused(position: Position, move: str) -> str:
    """The code with which a move is refused."""
    try:
        position.play(move)
    except IllegalMove as problem:
        return problem.code
    raise AssertionError(f"{move} is legal")
