"""Any legal move, each as likely as the other."""

from __future__ import annotations

import random

from boneyard.bots.bot import Bot, Sight


class RandomBot:
    """Plays, and nothing more."""

    name = "random"

    def choose(self, sight: Sight, dice: random.Random) -> str:
        """Any of them."""
        return dice.choice(sight.legal)


BOT: Bot = RandomBot()
