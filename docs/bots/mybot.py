"""A bot of your own as a class: `--bots beginner,docs/bots/mybot.py:MyBot`"""

import random

from boneyard.bots.api import BotInput, Choice, Limits


class MyBot:
    """Tries each move in thirty worlds and plays them out at random."""

    name = "mybot"

    def get_ready(self, game: str) -> None:
        """Nothing to compile."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The move that wins most often."""
        dice = random.Random(seed)
        wins = dict.fromkeys(given.legal, 0)
        for _ in range(30):
            world = given.world(dice.getrandbits(64))
            for move in given.legal:
                then = world.copy()
                then.play(move, given.seat)
                while not then.over:
                    seat = then.actors[0]
                    then.play(dice.choice(then.legal(seat)), seat)
                assert then.result is not None
                wins[move] += given.seat in then.result.winners
        return Choice(max(wins, key=lambda move: wins[move]))
