"""The rules: a heap of tiles; take one or two; the one who takes the last wins."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below
from boneyard.engine.rules import SPECTATOR, Ending, Option, Rules, chosen
from boneyard.errors import Refusal

WORDS = {"one": 1, "two": 2}
OPTIONS = (Option("heap", 5, choices=(5, 7)),)
FIELDS = [
    ("rng", np.uint64),
    ("seats", np.int8),
    ("turn", np.int8),
    ("heap", np.int8),
    ("left", np.int8),
]


@kernel
def setup(s: Any) -> None:
    s.left = 5 + 2 * s.heap
    s.turn = below(s, s.seats)


@kernel
def actors(s: Any) -> int:
    return 1 << s.turn if s.left > 0 else 0


@kernel
def legal(s: Any, seat: int, moves: Any) -> int:
    if seat != s.turn:
        return 0
    n = min(s.left, 2)
    for i in range(n):
        moves[i] = i + 1
    return int(n)


@kernel
def play(s: Any, seat: int, move: int) -> None:
    s.left -= move
    if s.left > 0:
        s.turn = (s.turn + 1) % s.seats


@kernel
def redeal(s: Any, seat: int, seed: Any) -> None:
    s.rng = seed


@kernel
def outcome(s: Any, scores: Any) -> int:
    for seat in range(s.seats):
        scores[seat] = 1 if seat == s.turn else 0
    return 1 << int(s.turn)


def view(name: str, s: Any, seat: int) -> dict[str, Any]:
    seats, over = int(s["seats"]), not s["left"]
    return {
        "game": name,
        "players": seats,
        "options": chosen(s, OPTIONS),
        "seat": None if seat == SPECTATOR else seat,
        "turn": int(s["turn"]),
        "actors": [] if over else [int(s["turn"])],
        "hand": [],
        "counts": [0] * seats,
        "stock": int(s["left"]),
        "hands": [[] for _ in range(seats)] if over else None,
    }


def dump(s: Any, seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen, "hands": [], "stock_order": [], "laid": []}


def ending(s: Any) -> Ending:
    taken = tuple(int(seat == s["turn"]) for seat in range(s["seats"]))
    return Ending("LAST-1", {"taken": taken})


def move_text(s: Any, seat: int, move: int) -> str:
    return next(word for word, number in WORDS.items() if number == move)


def parse_move(s: Any, seat: int, text: str) -> int:
    if text == "three":
        raise Refusal("three", given=text)  # has no words
    if text not in WORDS:
        raise Refusal("one-or-two", given=text)
    return WORDS[text]


def refuse(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("too-few", left=int(s["left"]))


def rules(name: str, home: str, *fields: tuple[str, Any]) -> Rules:
    """The game under a name; no two games have the same fields."""
    return Rules(
        name=name,
        home=home,
        players=(2, 3),
        dtype=np.dtype([*FIELDS, *fields], align=True),
        most_moves=2,
        longest=7,
        tally="wins",
        setup=setup,
        actors=actors,
        legal=legal,
        play=play,
        redeal=redeal,
        outcome=outcome,
        view=partial(view, name),
        dump=dump,
        ending=ending,
        move_text=move_text,
        parse_move=parse_move,
        refuse=refuse,
        options=OPTIONS,
    )


RULES = rules("last-tile", "last_tile", ("last_tile", np.int8))
