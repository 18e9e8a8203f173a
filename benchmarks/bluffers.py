"""Players with one fixed idea in Domino 4 with bluffs; they should not get far.

Each plays like `master` except for that idea, against the master that mixes:

    boneyard arena domino4 --bots master,benchmarks/bluffers.py:AlwaysAccuses --option bluff=true

`python benchmarks/bluffers.py` plays all of them, and counts how often the master bluffs and
accuses.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from pathlib import Path

from boneyard.arena.contest import Contest, Deals, margins, run
from boneyard.bots.api import BotInput, Choice, Limits
from boneyard.bots.levels import Master
from boneyard.engine.position import replay


class AlwaysAccuses(Master):
    """Believes nobody."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Accuse whenever that is possible."""
        if "accuse" in given.legal:
            return Choice("accuse")
        return super().choose(given, seed, limits)


class NeverAccuses(Master):
    """Believes everyone."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Accept whatever comes."""
        if "accept" in given.legal:
            return Choice("accept")
        return super().choose(given, seed, limits)


class AlwaysBluffs(Master):
    """Bluffs whenever nothing fits."""

    def choose(self, given: BotInput, seed: int, limits: Limits | None = None) -> Choice:
        """Lay a tile face down rather than draw or pass."""
        bluffs = [move for move in given.legal if move.startswith("?") and move[1] != "J"]
        if bluffs and ("draw" in given.legal or "pass" in given.legal):
            return Choice(bluffs[seed % len(bluffs)])
        return super().choose(given, seed, limits)


# What an accusation is worth in tiles, against believing: a bluffer takes the tile back, draws one
# and is given one by the accuser (D4-33); for a true joker the accuser is given one (D4-32).
RIGHT, WRONG = 4, -2


def worth_of_accusing(habits: Counter[str]) -> tuple[float, float]:
    """In tiles, at this bot's share of bluffs; and half the width of its 95 % interval."""
    laid = habits["bluffs"] + habits["jokers"]
    share = habits["bluffs"] / max(laid, 1)
    error = 1.96 * math.sqrt(share * (1 - share) / max(laid, 1))
    return share * RIGHT + (1 - share) * WRONG, (RIGHT - WRONG) * error


FIXED = ("AlwaysAccuses", "NeverAccuses", "AlwaysBluffs")


def habits_of(name: str, deals: Deals) -> Counter[str]:
    """How often a bot laid jokers and bluffs face down, and how it answered."""
    found: Counter[str] = Counter()
    for games in deals.values():
        for game in games:
            for seat, move in replay(game.record).moves:
                if game.seating[seat] == name:
                    if move.startswith("?"):
                        found["jokers" if move[1] == "J" else "bluffs"] += 1
                    elif move in ("accuse", "accept", "draw"):
                        found[move] += 1
    return found


def main() -> int:
    """Play all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master", help="the level they play against (master)")
    parser.add_argument("--only", default="", help="one of them (all)")
    parser.add_argument("--deals", type=int, default=100, help="deals each (100)")
    parser.add_argument("--simulations", type=int, default=300, help="of both, a move (300)")
    parser.add_argument("--cores", type=int, default=1, help="cores to use (1)")
    parser.add_argument("--out", type=Path, default=Path("arena/bluffers"), help="records")
    args = parser.parse_args()
    ahead = True
    for name in [args.only] if args.only else FIXED:
        other = f"{Path(__file__).as_posix()}:{name}"
        contest = Contest(
            "domino4",
            (args.bot, other),
            deals=args.deals,
            simulations=args.simulations,
            options={"bluff": True},
        )
        deals = run(contest, args.out / name / "deals.jsonl", args.cores, lambda _: None)
        found = margins(contest, deals)[0]
        ahead &= found.points > 0
        print(f"{args.bot} over {name}: {found.points:+.1f} ± {found.error:.1f} wins in %", end="")
        habits = habits_of(args.bot, deals)
        tiles, error = worth_of_accusing(habits)
        print(f" ({found.deals} deals); {args.bot}: {dict(habits)};", end=" ")
        print(f"to accuse it is worth {tiles:+.1f} ± {error:.1f} tiles", flush=True)
    return 0 if ahead else 1


if __name__ == "__main__":
    sys.exit(main())
