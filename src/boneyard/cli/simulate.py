"""`boneyard simulate GAME`: random games by the million."""

from __future__ import annotations

import argparse

from boneyard.cli.common import add_options, options_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how many, on what."""
    parser.add_argument("game", help="help-game")
    parser.add_argument("--games", type=int, default=1_000_000, help="help-how-many")
    parser.add_argument("--players", type=int, default=2, help="help-players")
    parser.add_argument("--seed", type=int, default=0, help="help-totals-seed")
    parser.add_argument("--cores", type=int, default=None, help="help-cores")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="help-device")
    parser.add_argument("--fleet", metavar="ADDRESS", help="help-fleet")
    parser.add_argument("--checkpoint", metavar="FILE", help="help-checkpoint")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play them and print the totals."""
    from boneyard.simulation.cpu import simulate

    done = simulate(
        args.game,
        games=args.games,
        players=args.players,
        seed=args.seed,
        device=args.device,
        cores=args.cores,
        fleet=args.fleet,
        checkpoint=args.checkpoint,
        **options_of(args),
    )
    print(f"games        {done.games:>14,}")
    print(f"moves        {done.moves:>14,}   {done.mean_length:.2f} a game")
    print(f"seconds      {done.seconds:>14.2f}   {done.games / done.seconds:,.0f} games a second")
    for seat, wins in enumerate(done.wins, 1):
        print(f"wins seat {seat}  {wins:>14,}   {wins / done.games:.2%}")
    print(f"shared       {done.shared:>14,}")
    print(f"no winner    {done.nobody:>14,}")
    return 0
