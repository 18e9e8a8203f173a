"""Conformance tests for any game and any bot, ours or yours: `check_game`, `check_bot`.

`docs/add-a-game.md` says what they prove and what they do not.
"""

from boneyard.testkit.bots import check_bot
from boneyard.testkit.data import check_counts, check_golden, perft, random_record
from boneyard.testkit.games import all_options, check_game, some_options
from boneyard.testkit.promises import all_tiles, plain, require
from boneyard.testkit.report import Report, Unchecked

__all__ = [
    "Report",
    "Unchecked",
    "all_options",
    "all_tiles",
    "check_bot",
    "check_counts",
    "check_game",
    "check_golden",
    "perft",
    "plain",
    "random_record",
    "require",
    "some_options",
]
