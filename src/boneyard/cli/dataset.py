"""`boneyard dataset GAME --out FILE`: games written down as data."""

from __future__ import annotations

import argparse

from boneyard.cli.common import add_options, options_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how many, by whom, and where to."""
    parser.add_argument("game", help="help-game")
    parser.add_argument("--out", required=True, help="help-dataset-out")
    parser.add_argument("--games", type=int, default=1_000_000, help="help-how-many")
    parser.add_argument("--players", type=int, default=2, help="help-players")
    parser.add_argument("--seed", type=int, default=0, help="help-totals-seed")
    parser.add_argument("--bots", default="random", help="help-dataset-bots")
    parser.add_argument("--obs", action="store_true", help="help-dataset-obs")
    parser.add_argument("--values", action="store_true", help="help-dataset-values")
    parser.add_argument("--cores", type=int, default=None, help="help-cores")
    parser.add_argument("--fleet", metavar="ADDRESS", help="help-fleet")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play them, write them down and say what there is."""
    from boneyard.research.dataset import dataset

    bots = args.bots.split(",")
    made = dataset(
        args.game,
        args.games,
        args.out,
        players=args.players,
        seed=args.seed,
        bots=bots[0] if len(bots) == 1 else bots,
        obs=args.obs,
        values=args.values,
        cores=args.cores,
        fleet=args.fleet,
        **options_of(args),
    )
    print(f"games        {len(made):>14,}")
    print(f"bytes        {made.file.stat().st_size:>14,}   {made.file}")
    print(f"columns      {', '.join(made.names)}")
    return 0
