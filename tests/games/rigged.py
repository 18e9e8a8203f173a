"""Games of Domination in which every domino that a test needs comes up."""

from __future__ import annotations

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.games.domination.grid import EDGE_INDEX
from boneyard.games.domination.table import kind_at


def rigged(players: int, moves: str) -> Position:
    """A game in which these edges were taken in turn, seat 0 first."""
    position = load("domination").new(players, seed=1, first=0)
    for move in moves.split():
        hand_over(position, move)
        position.play(move)
    return position


def hand_over(position: Position, move: str) -> None:
    """Swap the domino of an edge into the rack whose turn it is, from wherever it is."""
    s, seat = position.state, position.actors[0]
    wanted = int(kind_at(s, EDGE_INDEX[move]))
    if s["rack"][seat, wanted]:
        return
    given = int(s["rack"][seat].nonzero()[0][0])
    change(position, seat, given, wanted)
    stock = s["stock"][: s["stock_left"]]
    for place, kind in enumerate(stock.tolist()):
        if kind == wanted:
            stock[place] = given
            return
    for other in range(position.players):
        if other != seat and s["rack"][other, wanted]:
            change(position, other, wanted, given)
            return
    raise AssertionError(f"all dominoes for {move} are laid")


def change(position: Position, seat: int, out: int, into: int) -> None:
    """One domino of a rack for another."""
    s = position.state
    s["rack"][seat, out] -= 1
    s["rack"][seat, into] += 1
    s["held"][seat] = sum(1 << kind for kind in s["rack"][seat].nonzero()[0].tolist())
    position.clear_cache()
