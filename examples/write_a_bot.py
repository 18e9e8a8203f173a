"""A bot of your own in the arena: `python examples/write_a_bot.py [deals]`

The same on the command line:
`boneyard arena classic --bots random,examples/write_a_bot.py:Heaviest`
"""

import random
import sys
import tempfile
from pathlib import Path

from boneyard.arena import Contest, margins, run, write_report
from boneyard.bots import BotInput, Choice, Limits
from boneyard.testkit import check_bot


class Heaviest:
    """Plays the domino with the most pips, so that little is left when someone else goes out."""

    name = "heaviest"

    def get_ready(self, game: str) -> None:
        """Nothing to prepare."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """The heaviest; among equals at random, from the seed alone."""
        dice = random.Random(seed)
        return Choice(max(given.legal, key=lambda move: (pips(move), dice.random())))


def pips(move: str) -> int:
    """What a move gets rid of; nothing if it draws or passes."""
    return int(move[0]) + int(move[1]) if move[0].isdigit() else -1


def main(deals: str = "200") -> None:
    """Check it, then let it play against a bot that plays at random."""
    check_bot(Heaviest(), "classic", games=2)
    contest = Contest("classic", bots=(f"{__file__}:Heaviest", "random"), deals=int(deals))
    with tempfile.TemporaryDirectory() as folder:
        played = run(contest, Path(folder) / "deals.jsonl")
        print(write_report(contest, played, margins(contest, played), Path(folder)))


if __name__ == "__main__":
    main(*sys.argv[1:])
