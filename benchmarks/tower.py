"""The judge of towers against HiGHS and MuJoCo, in one run on one core.

    python -m benchmarks.tower

Towers as in games: one that stood at every step, and one more domino. Bars: a verdict on one more
domino in 10 us at 28 dominoes and 3 us at 10; 300 times as fast as HiGHS through scipy, 20,000
times as fast as MuJoCo; 20,000 dominoes laid a second in random play.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from scipy.optimize import linprog
from tests.physics.judges import contacts_of, highs_program, mujoco_stands
from tests.physics.towers import Laid, compiled, grown

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.physics.contacts import (
    add_contacts,
    find_contacts,
    forget_contacts,
)
from boneyard.games.shared.tower.physics.equilibrium import stands, weigh
from boneyard.games.shared.tower.physics.tower import lay, lift
from boneyard.games.shared.tower.physics.work import new_work
from boneyard.simulation.cpu import simulate

SIZES = (5, 10, 20, 28)
TOWERS = 60
REPEATS = 50
STRENGTH = 4.0


@kernel
def from_scratch(work: Any, t: Any, repeats: int) -> int:
    """Contacts and verdict of the whole tower."""
    stood = 0
    for _ in range(repeats):
        find_contacts(work, t, STRENGTH)
        weigh(work, t.laid)
        stood += stands(work, t.laid)
    return stood


@kernel
def one_more(work: Any, t: Any, kind: int, repeats: int) -> int:
    """The verdict on the last domino, with the contacts of the others known."""
    x, y, z, heading = t.x[kind], t.y[kind], t.z[kind], t.heading[kind]
    dx, dy, turn = t.dx[kind], t.dy[kind], t.turn[kind]
    lift(t, kind)
    find_contacts(work, t, STRENGTH)
    weigh(work, t.laid)
    known = work.contacts
    lay(t, kind, x, y, z, heading)
    t.dx[kind], t.dy[kind], t.turn[kind] = dx, dy, turn
    stood = 0
    for _ in range(repeats):
        add_contacts(work, t, kind, STRENGTH)
        weigh(work, 1 << kind)
        stood += stands(work, t.laid)
        forget_contacts(work, known)
    return stood


def towers_of(size: int) -> list[list[Laid]]:
    """Towers of one size from many games."""
    found: list[list[Laid]] = []
    seed = 0
    while len(found) < TOWERS:
        found += [tower for tower in grown(seed) if len(tower) == size][:3]
        seed += 1
    return found[:TOWERS]


def best_of(runs: int, work: Callable[[], object]) -> float:
    """The least time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def measure(size: int) -> tuple[float, float, float, float]:
    """Microseconds per verdict: from scratch, one more domino, HiGHS, MuJoCo."""
    towers = towers_of(size)
    ready = [(compiled(tower), tower[-1].kind) for tower in towers]
    work = new_work()
    programs = [highs_program(tower, contacts_of(tower, STRENGTH)) for tower in towers[:20]]
    scratch = best_of(4, lambda: [from_scratch(work, t, REPEATS) for t, _ in ready])
    more = best_of(4, lambda: [one_more(work, t, kind, REPEATS) for t, kind in ready])
    highs = best_of(2, lambda: [linprog(**program) for program in programs])
    mujoco = best_of(1, lambda: [mujoco_stands(tower) for tower in towers[:6]])
    return (
        1e6 * scratch / (TOWERS * REPEATS),
        1e6 * more / (TOWERS * REPEATS),
        1e6 * highs / len(programs),
        1e6 * mujoco / 6,
    )


def main() -> None:
    """Measure and print."""
    print("| dominoes | from scratch | one more | HiGHS | x | MuJoCo | x |")
    print("|---" * 7 + "|")
    for size in SIZES:
        scratch, more, highs, mujoco = measure(size)
        print(
            f"| {size} | {scratch:.2f} us | {more:.2f} us | {highs / 1e3:.2f} ms | "
            f"{highs / more:,.0f} | {mujoco / 1e3:.0f} ms | {mujoco / more:,.0f} |",
            flush=True,
        )
    for game in ("magnetic-tower", "magnetic-staggered"):
        simulate(game, games=50, players=4, cores=1, progress=False)
        run = simulate(game, games=3000, players=4, cores=1, progress=False)
        print(f"{game}: {run.moves / run.seconds:,.0f} moves a second in random play, one core")


if __name__ == "__main__":
    main()
