"""Taking back a move that nobody else has seen, where the table allows it.

A move can be taken back by the device that made it, as long as it is the last, no other device has
been shown it, and it told its player nothing: no tile was drawn or turned over, chance took no part
(a hand that might slip, for example), and the round goes on.
"""

from __future__ import annotations

from boneyard.engine.position import Position


def reveals_nothing(before: Position, seat: int, move: str) -> bool:
    """Whether a move tells its player nothing that was hidden, chance included."""
    if move in before.rules.stuck:
        return False
    after = before.copy()
    after.seed = None  # so that the random numbers in the state show whether any were used
    luck = int(after.state["rng"])
    after.play(move, seat)
    known, then = before.unseen(seat), after.unseen(seat)
    if after.over or known is None or then is None:
        return False
    return int(after.state["rng"]) == luck and sorted(known) == sorted(then)
