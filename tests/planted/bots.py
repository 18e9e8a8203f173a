"""Bots with a fault in them, to see that `check_bot` finds it."""

from __future__ import annotations

import random
import sys
import time

import numpy as np

from boneyard.bots.api import BotInput, Choice, Limits
from boneyard.engine.position import Position


class Peeping:
    """Looks at the true deal, which its caller has."""

    name = "peeping"

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """By what the next player holds."""
        hands = self.truth(given).dump()["hands"]
        hidden = sum(int(tile) for tile in hands[(given.seat + 1) % len(hands)])
        return Choice(given.legal[hidden % len(given.legal)])

    @staticmethod
    def truth(given: BotInput) -> Position:
        """The position that nobody meant to give it: in the frames of its callers."""
        frame = sys._getframe()
        while not isinstance(frame.f_locals.get("position"), Position):
            assert frame.f_back is not None
            frame = frame.f_back
        found = frame.f_locals["position"]
        assert isinstance(found, Position)
        return found


class Cheating(Peeping):
    """Plays an illegal move."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """No such move."""
        return Choice("66L66L")


class Fickle(Peeping):
    """Answers differently each time."""

    asked = 0

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """In turn."""
        self.asked += 1
        return Choice(given.legal[self.asked % len(given.legal)])


class Gambling(Peeping):
    """Uses Python's global random numbers."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Any move, and not by the seed."""
        return Choice(random.choice(given.legal))


class GamblingElsewhere(Peeping):
    """Uses NumPy's global random numbers."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Any move, and not by the seed."""
        return Choice(str(np.random.choice(given.legal)))


class Untidy(Peeping):
    """Removes what it is given."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The last of the legal moves, which it takes away."""
        return Choice(given.legal.pop())


class Scribbling(Peeping):
    """Writes into its view."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The first of the legal moves."""
        given.view["hand"].clear()
        return Choice(given.legal[0])


class Meddling(Peeping):
    """Plays on the true position."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The first of the legal moves."""
        self.truth(given).play(given.legal[0], given.seat)
        return Choice(given.legal[0])


class Slow(Peeping):
    """Thinks longer than it may."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The first of the legal moves, after a while."""
        start = time.thread_time()
        while limits is not None and limits.seconds and time.thread_time() < start + 0.2:
            pass
        return Choice(given.legal[0])


FAULTS = [
    (Peeping(), "a bot is blind to what its seat cannot know"),
    (Cheating(), "a bot's move is legal"),
    (Fickle(), "a choice repeats by its seed"),
    (Gambling(), "all chance of a bot comes from its seed"),
    (GamblingElsewhere(), "all chance of a bot comes from its seed"),
    (Untidy(), "a bot leaves what it is given as it was"),
    (Scribbling(), "a bot leaves what it is given as it was"),
    (Meddling(), "a bot leaves the position as it was"),
    (Slow(), "a bot keeps to its time"),
]
