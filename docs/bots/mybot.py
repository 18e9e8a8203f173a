"""A bot of your own as a class: `--bots beginner,docs/bots/mybot.py:MyBot`"""

import random

from boneyard.bots.api import Choice, Limits, Sight


class MyBot:
    """Tries each move in thirty worlds and plays them out at random."""

    name = "mybot"

    def get_ready(self, game: str) -> None:
        """Nothing to compile."""

    def choose(self, sight: Sight, seed: int, limits: Limits | None = None) -> Choice:
        """The move that wins most often."""
        dice = random.Random(seed)
        wins = dict.fromkeys(sight.legal, 0)
        for _ in range(30):
            world = sight.world(dice.getrandbits(64))
            for move in sight.legal:
                then = world.copy()
                then.play(move, sight.seat)
                while not then.over:
                    seat = then.actors[0]
                    then.play(dice.choice(then.legal(seat)), seat)
                assert then.result is not None
                wins[move] += sight.seat in then.result.winners
        return Choice(max(wins, key=lambda move: wins[move]))
