"""Any legal move, each as likely as the other."""

from __future__ import annotations

import random

from boneyard.bots.api import BotInput, Choice, Limits


class RandomBot:
    """Plays, and nothing more."""

    name = "random"

    def get_ready(self, game: str) -> None:
        """Nothing to do."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Any of them."""
        return Choice(random.Random(seed).choice(given.legal))
