"""A tiny game in a package of its own, written to a folder: what a guest of the engine looks like.

Take one or two from a heap in turn; who takes the last one wins.
"""

from __future__ import annotations

from pathlib import Path

STEPS = """
from boneyard.engine.kernels.jit import kernel


@kernel
def most(s):
    return min(2, s.heap)
"""

RULES = """
import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below
from boneyard.engine.rules import Ending, Rules
from boneyard.errors import Refusal
from guest_heap.steps import most

STATE = np.dtype(
    [("rng", np.uint64), ("seats", np.int8), ("turn", np.int8), ("heap", np.int8)], align=True
)


@kernel
def setup(s):
    s.heap = 10 + below(s, 5)
    s.turn = 0


@kernel
def actors(s):
    return 1 << np.int64(s.turn) if s.heap else 0


@kernel
def legal(s, seat, moves):
    if seat != s.turn:
        return 0
    for i in range(most(s)):
        moves[i] = i + 1
    return most(s)


@kernel
def play(s, seat, move):
    s.heap -= move
    if s.heap:
        s.turn = (s.turn + 1) % s.seats


@kernel
def redeal(s, seat, seed):
    s.rng = seed


@kernel
def outcome(s, scores):
    for seat in range(s.seats):
        scores[seat] = seat == s.turn
    return 1 << np.int64(s.turn)


def view(s, seat):
    return {"heap": int(s["heap"])}


RULES = Rules(
    name="heap",
    players=(2, 3),
    dtype=STATE,
    most_moves=5,
    longest=20,
    tally="wins",
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=lambda s, seen: {**seen, "hands": [[]] * int(s["seats"]), "stock_order": [], "laid": []},
    ending=lambda s: Ending("last", {}),
    move_text=lambda s, seat, move: str(move),
    parse_move=lambda s, seat, text: int(text),
    refuse=lambda s, seat, move: Refusal("no"),
    home=__package__ or "",
)
"""

HEURISTICS = """
from boneyard.engine.kernels.jit import kernel


@kernel
def weigh(s, seat, move):
    return 2.0 if (s.heap - move) % 3 == 0 else 1.0
"""


def write_guest(folder: Path) -> Path:
    """Put the package into a folder; gives the folder of the package."""
    package = folder / "guest_heap"
    package.mkdir()
    (package / "__init__.py").write_text("")
    for name, text in (("steps", STEPS), ("rules", RULES), ("heuristics", HEURISTICS)):
        (package / f"{name}.py").write_text(text)
    return package
