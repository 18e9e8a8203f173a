"""The same games on an NVIDIA GPU: the same functions, one state per thread."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS
from boneyard.errors import BoneyardError
from boneyard.progress import Advance
from boneyard.simulation.cpu import TOTALS, play_game

THREADS = 1 << 17  # at a time
GAMES_A_LAUNCH = 1 << 24
BLOCK = 128


class NoGpu(BoneyardError):
    """The GPU cannot be used; the message says why."""


def simulate_on_gpu(
    blank: Any, seed: int, first: int, games: int, advance: Advance, most_moves: int
) -> Any:
    """Play the series in launches of many games per thread."""
    cuda = find_cuda()
    launch = compile_launch(cuda, blank.dtype, most_moves)
    threads = min(THREADS, games)
    blocks = (threads + BLOCK - 1) // BLOCK
    totals = cuda.to_device(np.zeros((blocks * BLOCK, TOTALS), np.int64))
    on_gpu = cuda.to_device(blank)
    end = first + games
    for start in range(first, end, GAMES_A_LAUNCH):
        count = min(GAMES_A_LAUNCH, end - start)
        launch[blocks, BLOCK](on_gpu, np.uint64(seed), start, start + count, totals)
        cuda.synchronize()
        advance(count)
    return totals.copy_to_host().sum(axis=0)


def find_cuda() -> Any:
    """numba.cuda, or an error that says what is missing."""
    keep_old_numpy_names()
    try:
        from numba import cuda
    except ImportError as problem:
        raise NoGpu(
            f"device='cuda' needs the extra: pip install 'boneyard[cuda]' ({problem})"
        ) from None
    try:
        cuda.get_current_device()
    except Exception as problem:
        raise NoGpu(f"no NVIDIA GPU can be used here: {first_line(problem)}") from None
    round_every_step()
    return cuda


@cache
def round_every_step() -> None:
    """Have products rounded before they are added, as on a CPU; once for this process.

    Left to itself, NVIDIA's compiler makes one operation of both, which rounds once. The last bits
    of the towers' physics would differ, and with them a verdict now and then. Numba has no option
    for it, so the one is given to the compiler. The linker would do it too: kernels with physics
    are compiled without its help (`lto=False`).
    """
    from numba.cuda.cudadrv import nvvm

    compile_as_told = nvvm.compile_ir
    nvvm.compile_ir = lambda code, **options: compile_as_told(code, fma=False, **options)


def keep_old_numpy_names() -> None:
    """numba-cuda uses names that NumPy 2.5 dropped; restore them before it is imported."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


def first_line(problem: Exception) -> str:
    """The first line of an error's message."""
    lines = [line for line in str(problem).splitlines() if line.strip()]
    return lines[0].strip() if lines else type(problem).__name__


@cache
def compile_launch(cuda: Any, dtype: Any, most_moves: int) -> Any:
    """The kernel in which each thread plays its share of the games."""

    @cuda.jit(lto=False)  # type: ignore[untyped-decorator] # see `round_every_step`
    def launch(blank: Any, seed: Any, first: int, end: int, totals: Any) -> None:
        states = cuda.local.array(1, dtype)
        moves = cuda.local.array(most_moves, int64)
        scores = cuda.local.array(MOST_SEATS, int64)
        thread = cuda.grid(1)
        for number in range(first + thread, end, cuda.gridsize(1)):
            states[0] = blank[0]
            play_game(states[0], moves, scores, seed_of(seed, number), totals[thread])

    return launch
