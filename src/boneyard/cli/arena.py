"""`boneyard arena GAME`: bots against bots on the same deals, and what that proves."""

from __future__ import annotations

import argparse
from pathlib import Path

from boneyard.cli.common import add_options, options_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which bots, how many deals."""
    parser.add_argument("game", help="the name of a game; `boneyard games` lists them")
    parser.add_argument(
        "--bots",
        default="beginner,club,expert",
        help="levels, FILE.py:CLASS, installed bots or pipe:COMMAND, separated by commas",
    )
    parser.add_argument("--deals", type=int, default=100, help="deals a pairing (100)")
    parser.add_argument("--players", type=int, default=2, help="players at the table (2)")
    parser.add_argument("--seed", type=int, default=1, help="the deals come from it (1)")
    parser.add_argument("--seconds", type=float, help="think so long a move (each level its own)")
    parser.add_argument("--simulations", type=int, help="think so many simulations a move")
    parser.add_argument("--cores", type=int, help="cores to use (all)")
    parser.add_argument(
        "--out", type=Path, help="folder for records, table and plots (arena/GAME-PLAYERS)"
    )
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print the table, write the plots."""
    from boneyard.arena.contest import Contest, margins
    from boneyard.arena.contest import run as run_contest
    from boneyard.arena.report import write_report
    from boneyard.progress import progress_bar
    from boneyard.simulation import usable_cores

    contest = Contest(
        args.game,
        tuple(name.strip() for name in args.bots.split(",")),
        args.players,
        args.deals,
        args.seed,
        args.seconds,
        args.simulations,
        options_of(args),
    )
    contest.check()
    folder = args.out or Path("arena") / f"{args.game}-{args.players}"
    total = contest.deals * len(contest.pairings)
    with progress_bar(f"{args.game}, {args.players} players", total) as advance:
        deals = run_contest(contest, folder / "deals.jsonl", args.cores or usable_cores(), advance)
    print(write_report(contest, deals, margins(contest, deals), folder))
    return 0
