"""Boneyard's interfaces for research against those of others, in one run, on one core.

    python benchmarks/research.py                 on a CPU: ratios to pgx, OpenSpiel and PettingZoo
    python benchmarks/research.py --device cuda   on an NVIDIA GPU: steps a second

Random play, counted in steps per second of CPU time. Batches write an observation and a mask, or a
list of moves with their features, at every step; so does pgx.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import numpy as np
from race import Work, arguments, measure

import boneyard

ROWS, STEPS = 1024, 32
PGX, BLOCK, ZOO = "pgx tic_tac_toe", "OpenSpiel python_block_dominoes", "PettingZoo connect_four"
GAMES = tuple(boneyard.available_games())
DENSE = ("classic", "domination", "magnetic-flat")


def batch(game: str) -> Work:
    """Many games in one call, with observations and masks."""
    env = boneyard.batch(game, n=ROWS, seed=1)
    return lambda: env.rollout(STEPS).steps


def stepped(game: str) -> Work:
    """The same, one call a step, with the actions of a policy."""
    env = boneyard.batch(game, n=ROWS, seed=1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.choose())
        return STEPS * ROWS

    return play


def vector(game: str) -> Work:
    """Gymnasium's interface over a batch."""
    from boneyard.rl.gymnasium import BoneyardVectorEnv

    envs = BoneyardVectorEnv(game, num_envs=ROWS, seed=1)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(STEPS):
            envs.step(envs.batch.choose())
        return STEPS * ROWS

    return play


def agents(make: Callable[[], Any]) -> Work:
    """PettingZoo's interface: one agent after the other."""
    env, dice = make(), random.Random(1)

    def play() -> int:
        env.reset(seed=dice.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, late, info = env.last()
            if over or late:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(dice.random() * len(legal))]))
            steps += 1
        return steps

    return play


def our_agents(game: str) -> Work:
    """Our environment for PettingZoo."""
    from boneyard.rl.pettingzoo import BoneyardEnv

    return agents(lambda: BoneyardEnv(game, 2))


def connect_four() -> Work:
    """PettingZoo's own."""
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.env)


def spiel(name: str) -> Work:
    """OpenSpiel's interface; dealing is not counted."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games written in Python

    import boneyard.rl.openspiel  # noqa: F401 - registers ours

    game, dice = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def pgx(name: str) -> Work:
    """pgx: a compiled loop over many games, with observations and masks."""
    import jax
    import pgx as theirs
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = theirs.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, for_action, for_step = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(for_action, logits, axis=-1)
        state = jax.vmap(step)(state, action, jax.random.split(for_step, ROWS))
        return (state, key), state.observation.sum()

    roll = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), ROWS))
    carry = [(states, jax.random.PRNGKey(1))]

    def play() -> int:
        carry[0], seen = roll(carry[0])
        seen.block_until_ready()
        return STEPS * ROWS

    return play


def contestants(games: list[str]) -> dict[str, Callable[[], Work]]:
    """Everything that is measured."""
    dense = [game for game in games if game in DENSE]
    return {
        **{f"boneyard batch {game}": partial(batch, game) for game in games},
        **{f"boneyard batch {game}, stepped": partial(stepped, game) for game in dense},
        **{f"boneyard Gymnasium {game}": partial(vector, game) for game in dense},
        **{f"boneyard PettingZoo {game}": partial(our_agents, game) for game in dense},
        **{f"boneyard OpenSpiel {game}": partial(spiel, f"boneyard_{game}") for game in dense[:2]},
        PGX: partial(pgx, "tic_tac_toe"),
        "pgx connect_four": partial(pgx, "connect_four"),
        BLOCK: partial(spiel, "python_block_dominoes"),
        ZOO: connect_four,
    }


# Ours, theirs, and at least how many times as fast.
BARS: tuple[tuple[str, str, float], ...] = (
    ("boneyard batch classic", PGX, 3),
    ("boneyard batch domination", PGX, 2),
    *((f"boneyard batch {game}", BLOCK, 100) for game in GAMES),
    ("boneyard PettingZoo classic", ZOO, 5),
    ("boneyard PettingZoo domination", ZOO, 5),
    ("boneyard OpenSpiel classic", BLOCK, 3),
    ("boneyard OpenSpiel domination", BLOCK, 3),
    *((f"boneyard Gymnasium {game}", f"boneyard batch {game}, stepped", 0.9) for game in DENSE),
)
GPU_BARS = {"classic": 5e8, "domination": 1e8}
CHECKED = 2048  # rows that are compared with those on a CPU


def memory(games: list[str]) -> None:
    """What a row of each batch takes."""
    for game in games:
        env = boneyard.batch(game, n=2)
        state, row = env.states.itemsize, env.rows.itemsize
        print(f"memory {game:20} {state + row:>6} bytes a row: state {state}, the rest {row}")


def plot(speeds: dict[str, float], file: Path) -> None:
    """Bars on a logarithmic scale."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = sorted(speeds, key=lambda name: speeds[name])
    figure, axes = pyplot.subplots(figsize=(9, 0.32 * len(names) + 1), layout="constrained")
    colours = ["#0072B2" if name.startswith("boneyard") else "#999999" for name in names]
    bars = axes.barh(names, [speeds[name] for name in names], color=colours)
    axes.bar_label(bars, [f"{speeds[name]:,.0f}" for name in names], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(right=max(speeds.values()) * 12)
    axes.set_xlabel("steps per second of one core, random play, with observation and legal moves")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)
    print(f"plot: {file}")


def on_gpu(games: list[str], rows: int, steps: int, rounds: int) -> int:
    """Steps a second on a GPU, with observations and masks written there at every step."""
    met = True
    for game in games:
        check_gpu(game)
        few = rows if game in DENSE else rows // 16  # their rows are large
        env = boneyard.batch(game, n=few, seed=1, device="cuda")
        env.rollout(steps)
        best = 0.0
        for _ in range(rounds):
            start = time.perf_counter()
            done = env.rollout(steps).steps
            best = max(best, done / (time.perf_counter() - start))
        bar = GPU_BARS.get(game, 0.0)
        met &= best >= bar
        kept = f" (at least {bar:,.0f})" if bar else ""
        print(f"{game:18} {few:>9,} rows: {best:>16,.0f} steps a second{kept}", flush=True)
    return 0 if met else 1


def check_gpu(game: str) -> None:
    """A batch on the GPU is the same as one on the CPU: states, observations, moves and rewards."""
    one = boneyard.batch(game, n=CHECKED, seed=1)
    env = boneyard.batch(game, n=CHECKED, seed=1, device="cuda")
    ours, theirs = one.rollout(STEPS), env.rollout(STEPS)
    assert ours == theirs, (game, ours, theirs)
    env.step(env.choose())
    one.step(one.choose())
    there = env.states.copy_to_host()
    for name in one.states.dtype.names:
        assert (one.states[name] == there[name]).all(), f"{game}: {name} of the states differs"
    names = ["to_move", "actors", "done", "episode", "rewards", "legal_n", "obs"]
    names += ["mask"] if one.encoding.dense else ["legal", "features"]
    for name in names:
        assert (one.rows[name] == env._read(name)).all(), f"{game}: {name} differs"
    print(f"{game}: the same on CPU and GPU, {CHECKED:,} rows, {STEPS} steps", flush=True)


def main() -> int:
    """Measure, print the ratios and say whether the bars are met."""
    parser = arguments(__doc__)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--games", nargs="+", default=list(GAMES), help="all of ours")
    parser.add_argument("--rows", type=int, default=1 << 18, help="on a GPU")
    parser.add_argument("--steps", type=int, default=256, help="of a launch on a GPU")
    parser.add_argument("--plot", type=Path, default=Path("docs/pictures/research.svg"))
    args = parser.parse_args()
    if args.device == "cuda":
        return on_gpu(args.games, args.rows, args.steps, args.rounds)
    memory(args.games)
    speeds = measure(contestants(args.games), args.seconds, args.rounds)
    for name, speed in sorted(speeds.items(), key=lambda item: -item[1]):
        print(f"{name:38} {speed:>14,.0f} steps a CPU second")
    met = True
    for ours, theirs, bar in BARS:
        if ours not in speeds:
            continue
        ratio = speeds[ours] / speeds[theirs]
        met &= ratio >= bar
        kept = "" if ratio >= bar else "   NOT MET"
        print(f"{ours} / {theirs}: {ratio:,.2f} (at least {bar}){kept}")
    if find_spec("matplotlib"):
        plot(speeds, args.plot)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
