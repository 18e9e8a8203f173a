"""What a run of `check_game` covered, so that a check that never ran is noticed."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field

from boneyard.engine.api import Game
from boneyard.testkit.promises import require

ENOUGH = 8  # games after which something that never happened is no accident


class Unchecked(UserWarning):
    """Something could not be checked, so nothing is proven about it."""


@dataclass
class Report:
    """How much was checked."""

    games: int = 0
    moves: int = 0
    redeals: int = 0
    changed: int = 0  # redeals that differ from the truth
    worlds: int = 0  # made without `redeal`, and alike to a viewer at every step of a game
    unchecked: list[str] = field(default_factory=list)
    deals: dict[int, set[str]] = field(default_factory=dict)  # by number of players

    def judge(self, game: Game) -> None:
        """What only a whole run can show: that deals vary, and that nothing was left out."""
        if self.games >= ENOUGH:
            for deals in self.deals.values():
                require(len(deals) > 1, "other seeds give other deals")
        if self.redeals >= ENOUGH:
            require(self.changed, "a redeal moves what a seat cannot know")
        if game.rules.restore is None:
            self.leave_out(
                f"{game.name} has no `restore`: worlds made without `redeal` were not compared, and"
                " whether `redeal` remembers what draws and passes reveal was not checked"
            )
        elif not self.worlds:
            self.leave_out(f"{game.name}: in {self.games} games no two worlds looked alike")

    def leave_out(self, what: str) -> None:
        """Warn that something was not checked."""
        self.unchecked.append(what)
        warnings.warn(what, Unchecked, stacklevel=4)
