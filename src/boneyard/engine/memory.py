"""What a player with a perfect memory would know, as an aid."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.engine.position import Ends, Position


@dataclass(frozen=True)
class Stuck:
    """A seat drew or passed: nothing it had fitted the ends at that moment."""

    seat: int
    move: str
    ends: Ends  # what they asked for; empty if a game has no ends


@dataclass(frozen=True)
class Memory:
    """What there is to remember of a game so far."""

    unseen: list[str]  # the tiles never seen, sorted; identical ones are repeated
    stuck: list[Stuck]  # in the order in which it happened


def recall(position: Position, seat: int | None) -> Memory:
    """What a seat, or a spectator (None), can remember.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> len(recall(pos, 0).unseen)
    21
    """
    stuck = [Stuck(*position.moves[number], ends) for number, ends in position.stuck]
    return Memory(sorted(unseen_by(position, seat)), stuck)


def unseen_by(position: Position, seat: int | None) -> list[str]:
    """The tiles that a viewer never saw."""
    told = position.unseen(seat)
    if told is not None:
        return told
    everything = position.dump()
    if position.over:
        return list(everything["stock_order"])
    hands = [hand for owner, hand in enumerate(everything["hands"]) if owner != seat]
    return [*everything["stock_order"], *(tile for hand in hands for tile in hand)]
