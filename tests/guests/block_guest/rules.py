"""Block dominoes: five or seven each, nobody draws, and whoever cannot play passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import below
from boneyard.engine.rules import SPECTATOR, Ending, Option, Rules, State, chosen
from boneyard.engine.tiles import KINDS
from boneyard.errors import Refusal
from boneyard.games.shared import hands
from boneyard.games.shared.hands import BLOCKED, SEATS, WENT_OUT
from boneyard.games.shared.line import moves as line
from boneyard.games.shared.line.moves import PASS

OPTIONS = (Option("hand_size", 5, (5, 7)),)
FIELDS: list[Any] = [*line.FIELDS, ("hand_size", np.int8)]
STATE = np.dtype(FIELDS, align=True)


@kernel
def setup(s: State) -> None:
    """Deal; the first player is chosen at random."""
    hands.deal(s, 5 + 2 * s.hand_size)
    line.clear(s)
    s.turn = below(s, s.seats)


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """What fits an end, or else to pass."""
    if s.ended or seat != s.turn:
        return 0
    n = line.layings(s, seat, moves)
    if n == 0:
        moves[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """Play a domino, or pass."""
    if move == PASS:
        line.note_stuck(s, seat)
        s.passes += 1
    else:
        line.lay(s, seat, move)
        s.passes = 0
    if s.hands[seat] == 0:
        s.ended = WENT_OUT
    elif s.passes == s.seats:
        s.ended = BLOCKED
    else:
        hands.pass_on(s)


@kernel
def outcome(s: State, scores: Any) -> int:
    """The least pips win."""
    won = hands.least(s, hands.everybody(s), False)
    for seat in range(s.seats):
        scores[seat] = hands.measure(s, seat, False)
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Deal again what a seat cannot know."""
    s.rng = seed
    if s.ended:
        hands.redeal_stock(s)
        return
    first_slot = np.zeros((SEATS, KINDS), np.int64)
    line.bound_slots(s, first_slot)
    scratch = np.empty((3, KINDS), np.int64)
    hands.redeal_hands(s, seat, first_slot, False, scratch[0], scratch[1], scratch[2])


def refuse(s: State, seat: int, move: int) -> Refusal:
    """A refusal for which there are no words anywhere."""
    return Refusal("not-with-these-ends", left=int(s["left"]), right=int(s["right"]))


def ending(s: State) -> Ending:
    """Why it ended."""
    return Ending("went out" if s["ended"] == WENT_OUT else "blocked", hands.leftovers(s))


def viewed_as(game: str) -> Callable[[State, int], Any]:
    """The view of a game of this name."""

    def view(s: State, seat: int) -> dict[str, Any]:
        seen = line.line_view(s, seat, game, chosen(s, OPTIONS))
        return {**seen, "passes": int(s["passes"])}

    return view


def block_rules(name: str, dtype: np.dtype[Any], home: str) -> Rules:
    """Block dominoes under a name; no two games may have the same dtype."""
    view = viewed_as(name)
    return Rules(
        name=name,
        players=(2, 3, 4),
        dtype=dtype,
        most_moves=line.MOST_MOVES,
        longest=200,
        tally="least",
        setup=setup,
        actors=hands.actors,
        legal=legal,
        play=play,
        redeal=redeal,
        outcome=outcome,
        view=view,
        dump=lambda s: {**view(s, SPECTATOR), **line.hidden_line(s)},
        ending=ending,
        move_text=line.move_text,
        parse_move=line.parse_move,
        refuse=refuse,
        options=OPTIONS,
        ends=line.ends,
        home=home,
    )


RULES = block_rules("block", STATE, "block_guest")
