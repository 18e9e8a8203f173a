"""What a bot is: what it is given, how long it may think, and what it returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # else an edit of positions would make the modules of all games stale
    from boneyard.engine.position import Position


@dataclass(frozen=True)
class BotInput:
    """Everything a bot knows: its view, its legal moves, and worlds that could be the true one."""

    seat: int
    view: Any
    legal: list[str]
    world: Callable[[int], Position]  # from a seed: the position with everything unknown re-dealt


@dataclass(frozen=True)
class Limits:
    """How long to think: until the time is up, or for a number of simulations, which is repeatable.

    With both, until the first is reached.
    """

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one move."""

    move: str
    value: float  # expected reward, in the points of the arena
    error: float  # one standard error of the value
    visits: int  # simulations spent on it


@dataclass(frozen=True)
class Choice:
    """A bot's move, and the moves it compared, if any, the best first."""

    move: str
    thoughts: tuple[Thought, ...] = ()
    exact: bool = False  # every continuation was searched: the values are certain


class Bot(Protocol):
    """Anything that chooses a move from what its seat sees."""

    name: str

    def get_ready(self, game: str) -> None:
        """Compile or load what it needs for a game, so that no move has to wait for it."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """One of the legal moves. All randomness comes from the seed, so that it is repeatable.

        Without limits a bot thinks as long as its level does.
        """


def look(position: Position, seat: int) -> BotInput:
    """What a bot in this seat is given.

    >>> import boneyard
    >>> look(boneyard.load("classic").new(seed=1), 0).seat
    0
    """
    another = position.redealt(seat, 0)  # a bot that inspects `world` finds this, not the truth

    def world(seed: int) -> Position:
        return another.redealt(seat, seed)

    return BotInput(seat, position.view(seat), position.legal(seat), world)
