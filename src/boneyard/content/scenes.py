"""A prepared moment of a game, for examples and lessons: a seed and the moves that lead there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boneyard.engine.position import Position


@dataclass(frozen=True)
class Scene:
    """Enough to come there by the rules, and by nothing else."""

    seed: int
    moves: str = ""  # as in a record: `0:66 1:64R`
    players: int = 2
    options: Mapping[str, object] = field(default_factory=dict)

    def position(self, game: str) -> Position:
        """The moment, played from the deal.

        >>> Scene(1201, "1:40").position("classic").actors
        (0,)
        """
        from boneyard.engine.api import load  # late: who only reads what is kept compiles nothing

        position = load(game).new(self.players, self.seed, (), **self.options)
        for seat, move in turns(self.moves):
            position.play(move, seat)
        return position


def turns(moves: str) -> list[tuple[int, str]]:
    """Moves with their seats.

    >>> turns("0:66 1:64R")
    [(0, '66'), (1, '64R')]
    """
    parts = [word.partition(":") for word in moves.split()]
    return [(int(seat), move) for seat, _, move in parts]


def lines(name: str, parts: list[Any], **head: object) -> str:
    """JSON with one line a part, so that a change can be read.

    >>> print(lines("steps", [1, 2], game="classic"), end="")
    {"game":"classic","steps":[
    1,
    2
    ]}
    """
    first = "".join(f"{compact(key)}:{compact(value)}," for key, value in head.items())
    return f'{{{first}"{name}":[\n' + ",\n".join(compact(part) for part in parts) + "\n]}\n"


def compact(data: object) -> str:
    """JSON without spaces."""
    return json.dumps(data, separators=(",", ":"))
