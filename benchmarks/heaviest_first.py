"""The heaviest domino first: the advice that beginners get first. For `classic`:

boneyard arena classic --bots expert,benchmarks/heaviest_first.py:Heaviest --deals 1000
"""

from __future__ import annotations

from boneyard.bots.api import BotInput, Choice, Limits


class Heaviest:
    """Plays the most pips; passes rather than draws, which is better than the other way round."""

    name = "heaviest"

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """By pips."""
        return Choice(max(given.legal, key=weight))


def weight(move: str) -> int:
    """Pips of the domino that a move plays."""
    if move[:2].isdigit():
        return int(move[0]) + int(move[1])
    return -1 if move == "pass" else -2
