"""The same games on an NVIDIA GPU: each thread plays one state of an array."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.errors import BoneyardError
from boneyard.game import MOST_SEATS
from boneyard.progress import Advance
from boneyard.rng import seed_of
from boneyard.simulation import TOTALS, play_game

THREADS = 1 << 17  # states at work at a time
BLOCK = 128


class NoGpu(BoneyardError):
    """The GPU cannot be used, and why."""


def simulate_on_gpu(blank: Any, seed: int, games: int, advance: Advance, most_moves: int) -> Any:
    """Play the series in launches of one game a thread."""
    cuda = find_cuda()
    launch = compile_launch(cuda)
    threads = min(THREADS, games)
    states = cuda.device_array(threads, blank.dtype)
    moves = cuda.device_array((threads, most_moves), np.int64)
    sums = cuda.to_device(np.zeros((threads, MOST_SEATS + TOTALS), np.int64))
    on_gpu = cuda.to_device(blank)
    for first in range(0, games, threads):
        count = min(threads, games - first)
        blocks = (count + BLOCK - 1) // BLOCK
        launch[blocks, BLOCK](on_gpu, states, moves, sums, np.uint64(seed), first, count)
        cuda.synchronize()
        advance(count)
    return sums.copy_to_host()[:, MOST_SEATS:].sum(axis=0)


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
    return cuda


def keep_old_numpy_names() -> None:
    """numba-cuda asks for names that NumPy 2.5 dropped; give them back before its import."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


def first_line(problem: Exception) -> str:
    """What an error says, without its history."""
    lines = [line for line in str(problem).splitlines() if line.strip()]
    return lines[0].strip() if lines else type(problem).__name__


def compile_launch(cuda: Any) -> Any:
    """The kernel that lets each thread play one game by the same functions as the CPU."""

    @cuda.jit
    def launch(
        blank: Any, states: Any, moves: Any, sums: Any, seed: Any, first: int, count: int
    ) -> None:
        i = cuda.grid(1)
        if i < count:
            states[i] = blank[0]
            row = sums[i]
            play_game(
                states[i], moves[i], row[:MOST_SEATS], seed_of(seed, first + i), row[MOST_SEATS:]
            )

    return launch
