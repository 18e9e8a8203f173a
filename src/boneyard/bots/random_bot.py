"""A bot that plays any legal move, each equally likely."""

from __future__ import annotations

import random

from boneyard.bots.api import BotInput, Choice, Limits


class RandomBot:
    """Plays at random."""

    name = "random"

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """A legal move at random."""
        return Choice(random.Random(seed).choice(given.legal))
