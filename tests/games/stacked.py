"""Positions with chosen hands, for tests of one clause at a time."""

from __future__ import annotations

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.engine.tiles import INDEX, TEXT, bits_of


def stacked(
    name: str, hands: list[list[str]], turn: int = 0, stock: list[str] | None = None, **options: str
) -> Position:
    """A fresh game with these hands; the stock (next to be drawn first) is the rest by default."""
    position = load(name).new(len(hands), seed=1, **options)
    s = position.state
    held = {tile for hand in hands for tile in hand}
    rest = [tile for tile in TEXT if tile not in held] if stock is None else stock
    for seat, hand in enumerate(hands):
        s["hands"][seat] = bits_of(hand)
        s["got"][seat] = len(hand)
    s["dealt"] = len(hands[0])
    s["stock"][: len(rest)] = [INDEX[tile] for tile in reversed(rest)]
    s["stock_left"] = len(rest)
    s["turn"] = turn
    position.clear_cache()
    return position


def play_all(position: Position, moves: str) -> None:
    """Moves in notation, as in a record: `0:66 1:64R`."""
    for word in moves.split():
        seat, move = word.split(":")
        position.play(move, int(seat))
