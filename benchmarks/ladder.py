"""Each level against the one below, in every game: `python benchmarks/ladder.py`.

Plays duplicate deals with the seats exchanged, twice as many each time, until even a 99 % interval
is clear of zero (a 95 % one would be checked too often to be trusted) or the most deals are
played. It can be interrupted: the records are kept, and the same command resumes. Writes the table
and a plot for each game.

    python benchmarks/ladder.py --only domino4 --most 80
    python benchmarks/ladder.py --show            the table of what was played so far
    python benchmarks/ladder.py --luck-free --out arena/free      fewer deals where much is drawn
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from boneyard.arena.contest import Contest, margins, read, run
from boneyard.arena.plot import plot
from boneyard.arena.report import unit
from boneyard.arena.standings import Margin

LEVELS = ("child", "beginner", "club", "expert", "master")
FIRST = 10  # deals
CAUTION = 2.576 / 1.96  # a 99 % interval, in 95 % ones


@dataclass(frozen=True)
class Case:
    """A game and a number of players."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """For the table and the folder of records."""
        return "-".join([self.game, *self.options, str(self.players)])


FULL = {"cornerstone": True, "bluff": True}
CASES = (
    Case("classic", 2),
    Case("classic", 4),
    Case("domination", 2),
    Case("domination", 4),
    Case("domino4", 2),
    Case("domino4", 8),
    Case("domino4", 2, FULL),
    Case("domino4", 8, FULL),
    Case("magnetic-flat", 2),
    Case("magnetic-flat", 4),
    Case("magnetic-tower", 2),
    Case("magnetic-tower", 4),
    Case("magnetic-staggered", 2),
    Case("magnetic-staggered", 4),
)


def clear(found: Margin) -> bool:
    """Whether one is clearly ahead."""
    return abs(found.points) > CAUTION * found.error


def contest_of(case: Case, bots: tuple[str, ...], deals: int, luck_free: bool) -> Contest:
    """What is played at a case."""
    return Contest(case.game, bots, case.players, deals, options=case.options, luck_free=luck_free)


def climb(
    case: Case, bots: tuple[str, str], folder: Path, first: int, most: int, cores: int, free: bool
) -> Margin:
    """Play one step until it is clear, or until the most deals are played."""
    deals = first
    while True:
        deals = min(deals, most)
        contest = contest_of(case, bots, deals, free)
        played = run(contest, folder / case.name / "deals.jsonl", cores, lambda _: None)
        found = margins(contest, played)[0]
        if clear(found) or deals == most:
            return found
        deals *= 2


def so_far(case: Case, bots: tuple[str, str], folder: Path, free: bool) -> Margin | None:
    """The result of a step so far, if anything was played."""
    contest = contest_of(case, bots, 1 << 30, free)
    file = folder / case.name / "deals.jsonl"
    played = read(contest, file) if file.exists() else {}
    return margins(contest, played)[0] if played else None


def cell(found: Margin) -> str:
    """A step in the table, with the number of deals in brackets."""
    doubt = "" if found.clear else " ?"
    return f"{found.points:+.1f} ± {found.error:.1f} ({found.deals}){doubt}"


def main() -> int:
    """Play all steps, print and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="cases whose name begins so (all)")
    parser.add_argument("--steps", default="1,2,3,4", help="which steps (1,2,3,4)")
    parser.add_argument("--first", type=int, default=FIRST, help=f"deals at first ({FIRST})")
    parser.add_argument("--most", type=int, default=320, help="deals a step (320)")
    parser.add_argument("--cores", type=int, default=1, help="cores to use (1)")
    parser.add_argument("--show", action="store_true", help="play nothing, show what was played")
    parser.add_argument("--luck-free", action="store_true", help="take off what was drawn")
    parser.add_argument("--out", type=Path, default=Path("arena/ladder"), help="records and table")
    args = parser.parse_args()
    steps = list(pairwise(LEVELS))
    head = ["game, players", "in", *(f"{two} over {one}" for one, two in steps)]
    rows = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for case in CASES:
        if not case.name.startswith(args.only):
            continue
        cells, climbed = ["-"] * len(steps), []
        for number, (one, two) in enumerate(steps, 1):
            if args.show:
                found = so_far(case, (two, one), args.out, args.luck_free)
            elif str(number) in args.steps.split(","):
                found = climb(
                    case, (two, one), args.out, args.first, args.most, args.cores, args.luck_free
                )
            else:
                found = None
            if found is not None:
                climbed.append(found)
                cells[number - 1] = cell(found)
                print(case.name, two, "over", one, cells[number - 1], flush=True)
        what = unit(contest_of(case, LEVELS, 1, args.luck_free))
        rows.append(f"| {case.name} | {what} | {' | '.join(cells)} |")
        if climbed:
            plot(case.name, what, climbed, [args.out / case.name / "ladder.svg"])
    (args.out / "table.md").write_text("\n".join(rows) + "\n", "utf-8")
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
