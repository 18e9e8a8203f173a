"""`boneyard arena GAME`: bots against bots on the same deals, with statistics."""

from __future__ import annotations

import argparse
from pathlib import Path

from boneyard.cli.common import add_options, options_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which bots, how many deals."""
    parser.add_argument("game", help="help-game")
    parser.add_argument("--bots", default="beginner,club,expert", help="help-bots")
    parser.add_argument("--deals", type=int, default=100, help="help-deals")
    parser.add_argument("--players", type=int, default=2, help="help-players")
    parser.add_argument("--seed", type=int, default=1, help="help-deals-seed")
    parser.add_argument("--seconds", type=float, help="help-seconds")
    parser.add_argument("--simulations", type=int, help="help-simulations")
    parser.add_argument("--luck-free", action="store_true", help="help-luck-free")
    parser.add_argument("--thorough", action="store_true", help="help-thorough")
    parser.add_argument("--cores", type=int, help="help-cores")
    parser.add_argument("--fleet", metavar="ADDRESS", help="help-fleet")
    parser.add_argument("--out", type=Path, help="help-out")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print the table, write the plots."""
    from boneyard.arena.contest import Contest, margins
    from boneyard.arena.contest import run as run_contest
    from boneyard.arena.report import write_report
    from boneyard.progress import progress_bar
    from boneyard.simulation.cpu import usable_cores

    contest = Contest(
        args.game,
        tuple(name.strip() for name in args.bots.split(",")),
        args.players,
        args.deals,
        args.seed,
        args.seconds,
        args.simulations,
        options_of(args),
        args.luck_free or args.thorough,
        args.thorough,
    )
    contest.check()
    folder = args.out or Path("arena") / f"{args.game}-{args.players}"
    total = contest.deals * len(contest.pairings)
    with progress_bar(f"{args.game}, {args.players} players", total) as advance:
        deals = run_contest(
            contest, folder / "deals.jsonl", args.cores or usable_cores(), advance, args.fleet
        )
    print(write_report(contest, deals, margins(contest, deals), folder))
    return 0
