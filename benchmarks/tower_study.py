"""How often does a tower fall? The tables in docs/physics.md, from which the defaults were chosen.

    python -m benchmarks.tower_study [--games 2000] [--plot tower_study.png]

Four hands of seven, no stock, one domino a turn. A casual player looks at five places and takes
the one with the greatest margin; a bold one the riskiest of five that still looks safe; a careful
one the best of all. The hand then shakes as in the game.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below, shuffle
from boneyard.engine.tiles import ALL, KINDS
from boneyard.games.shared.tower.physics.contacts import (
    add_contacts,
    find_contacts,
    forget_contacts,
)
from boneyard.games.shared.tower.physics.equilibrium import margin, weigh
from boneyard.games.shared.tower.physics.hand import STEADINESS, land
from boneyard.games.shared.tower.physics.judge import MAGNETS, STRENGTH, holds
from boneyard.games.shared.tower.physics.tower import TOWER, clear, lay, lift
from boneyard.games.shared.tower.physics.work import new_work
from boneyard.games.shared.tower.places import EITHER, MOST_WAYS, place_of, superposings

PLAYERS = ("casual", "bold", "careful")
CASUAL, BOLD, CAREFUL = range(3)
LOOKS = 5
SAFE = 0.1
SEATS = 4
STOOD, FELL, STUCK = 0, 1, 2


@kernel
def deal(work: Any, order: Any, hands: Any) -> int:
    """Four hands of seven; the first domino of the first hand starts."""
    shuffle(work, order, KINDS)
    for seat in range(SEATS):
        hands[seat] = 0
    for i in range(1, KINDS):
        hands[i % SEATS] |= 1 << order[i]
    return order[0]  # type: ignore[no-any-return]


@kernel
def choose(work: Any, t: Any, moves: Any, n: int, strength: float, player: int) -> int:
    """The move a player of this kind makes, by the margin with a perfect hand."""
    known = work.contacts
    best = -1
    best_margin = -np.inf
    boldest = -1
    least = np.inf
    for look in range(n if player == CAREFUL else min(n, LOOKS)):
        move = moves[look if player == CAREFUL else below(work, n)]
        kind, x, y, z, heading = place_of(move)
        lay(t, kind, x, y, z, heading)
        add_contacts(work, t, kind, strength)
        weigh(work, t.laid)
        tau = margin(work, t.laid)
        forget_contacts(work, known)
        lift(t, kind)
        if tau > best_margin or best < 0:
            best_margin = tau
            best = move
        if SAFE <= tau < least:
            least = tau
            boldest = move
    return boldest if player == BOLD and boldest >= 0 else best


@kernel
def play_one(
    work: Any,
    t: Any,
    order: Any,
    hands: Any,
    moves: Any,
    magnets: int,
    steadiness: int,
    player: int,
) -> tuple[int, int]:
    """One game: how it ended, and how many dominoes were standing."""
    clear(t)
    first = deal(work, order, hands)
    lay(t, first, 0, 0, 0, 0)
    land(work, t, first, steadiness)
    laid = 1
    passes = 0
    seat = 1
    while laid < KINDS and passes < SEATS:
        find_contacts(work, t, STRENGTH[magnets])
        n, _ = superposings(t, hands[seat], ALL, EITHER, False, moves)
        passes = passes + 1 if n == 0 else 0
        if n > 0:
            move = choose(work, t, moves, n, STRENGTH[magnets], player)
            kind, x, y, z, heading = place_of(move)
            hands[seat] &= ~(1 << kind)
            lay(t, kind, x, y, z, heading)
            land(work, t, kind, steadiness)
            add_contacts(work, t, kind, STRENGTH[magnets])
            if not holds(work, work, t, kind, steadiness):
                return FELL, laid
            laid += 1
        seat = (seat + 1) % SEATS
    return (STOOD if laid == KINDS else STUCK), laid


def collapses(games: int, magnets: int, steadiness: int, player: int) -> np.ndarray[Any, Any]:
    """For each game how many dominoes stood when it fell; 0 if it did not."""
    work, t = new_work(), np.zeros(1, TOWER)[0]
    work["rng"] = 1 + magnets + 10 * steadiness + 100 * player
    order, hands = np.arange(KINDS), np.zeros(SEATS, np.int64)
    moves = np.empty(MOST_WAYS, np.int64)
    stood = []
    for _ in range(games):
        end, laid = play_one(work, t, order, hands, moves, magnets, steadiness, player)
        stood.append(laid if end == FELL else 0)
    return np.array(stood)


def study(games: int) -> dict[tuple[int, int, int], np.ndarray[Any, Any]]:
    """All magnets, hands and players."""
    return {
        (magnets, steadiness, player): collapses(games, magnets, steadiness, player)
        for magnets in range(len(MAGNETS))
        for steadiness in range(len(STEADINESS))
        for player in range(len(PLAYERS))
    }


def table(found: dict[tuple[int, int, int], np.ndarray[Any, Any]]) -> str:
    """The chance that a game collapses, in percent, as Markdown."""
    lines = ["| magnets | steadiness | casual | bold | careful |", "|---|---|---|---|---|"]
    for magnets, name in enumerate(MAGNETS):
        for steadiness, hand in enumerate(STEADINESS):
            shares = [100 * np.mean(found[magnets, steadiness, p] > 0) for p in range(3)]
            cells = " | ".join(f"{share:.0f} %" for share in shares)
            lines.append(f"| {name} ({STRENGTH[magnets]:g}) | {hand} | {cells} |")
    return "\n".join(lines)


def plot(found: dict[tuple[int, int, int], np.ndarray[Any, Any]], file: str) -> None:
    """How many towers still stand after each domino."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 3, figsize=(12, 4), sharey=True)
    laid = np.arange(1, KINDS + 1)
    for player, axis in enumerate(axes):
        for magnets, colour in enumerate(("#0072B2", "#E69F00", "#CC79A7")):
            for steadiness, line in enumerate((":", "-", "--")):
                stood = found[magnets, steadiness, player]
                standing = [100 * np.mean((stood == 0) | (stood >= n)) for n in laid]
                label = f"{MAGNETS[magnets]}, {STEADINESS[steadiness]}"
                axis.plot(laid, standing, line, color=colour, label=label)
        axis.set_title(f"{PLAYERS[player]} players")
        axis.set_xlabel("dominoes laid")
    axes[0].set_ylabel("towers still standing, %")
    axes[0].legend(fontsize=7)
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    """Run the study and print its table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000, help="games for each cell of the table")
    parser.add_argument("--plot", help="write a picture here")
    args = parser.parse_args()
    found = study(args.games)
    print(table(found))
    if args.plot:
        plot(found, args.plot)


if __name__ == "__main__":
    main()
