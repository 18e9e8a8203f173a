"""Which options a test plays a game with, where all combinations would be too many."""

from __future__ import annotations

from boneyard.engine.api import Game
from boneyard.engine.rules import Value
from boneyard.testkit import all_options

MOST_COMBINATIONS = 16


def some_options(game: Game, players: int) -> list[dict[str, Value]]:
    """All combinations if they are few; else the defaults, and each other choice alone."""
    combinations = list(all_options(game, players))
    if len(combinations) <= MOST_COMBINATIONS:
        return combinations
    defaults = {option.name: option.default for option in game.options}
    near = [
        {**defaults, option.name: choice} for option in game.options for choice in option.choices
    ]
    return [defaults, *(options for options in near if options != defaults)]
