"""Faults where tiles lie face down, are given away unseen, or look alike: in `hush`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boneyard.engine.rules import State
from tests.planted import Fault, honest
from tests.planted.hush import DRAW, GIVE, GLANCE, LOST, MOVE_TEXT, NUMBERED, STRANGER, TEXT, TWICE
from tests.planted.hush_rules import RULES, seen_text, with_fault

HUSH = honest(RULES)


def named_when_down(s: State, viewer: int, seat: int, move: int) -> str:
    """A tile that is laid face down is named."""
    return MOVE_TEXT[move] if move < GIVE else seen_text(s, viewer, seat, move)


def named_when_given(s: State, viewer: int, seat: int, move: int) -> str:
    """A gift is named to everyone."""
    return MOVE_TEXT[move] if move >= GIVE else seen_text(s, viewer, seat, move)


def named_when_drawn(s: State, viewer: int, seat: int, move: int) -> str:
    """A tile that is drawn is named."""
    if move == DRAW:
        return f"draw:{TEXT[s['stock'][s['stock_left'] - 1]]}"
    return seen_text(s, viewer, seat, move)


def keep_numbers(s: State, seat: int, seed: Any) -> None:
    """A redeal that leaves the numbers of jokers in the state."""
    numbers = s["own_jokers"].copy()
    HUSH.redeal(s, seat, seed)
    s["own_jokers"] = numbers


def careless_restore(s: State, told: dict[str, Any]) -> None:
    """Restoring a position forgets the gift."""
    assert HUSH.restore is not None
    HUSH.restore(s, told)
    s["gift_kept"] = 0


FAULTS = [
    Fault(
        "jokers that are numbered",
        replace(HUSH, prepare=with_fault(NUMBERED)),
        "a view shows nothing that is hidden|"
        "after moves that look the same (a seat has the same view|a redeal is the same)",
        games=40,
    ),
    Fault(
        "jokers whose numbers can be read after a redeal",
        replace(HUSH, redeal=keep_numbers),
        "a redeal owes nothing to what the seat cannot know|"
        "after moves that look the same a redeal is the same",
    ),
    Fault(
        "a face-down tile that is named",
        replace(HUSH, seen_text=named_when_down),
        "a move that is seen does not tell what `view` and `redeal` hide",
    ),
    Fault(
        "a gift that is named to all",
        replace(HUSH, seen_text=named_when_given),
        "a move that is seen does not tell what `view` and `redeal` hide",
        games=80,
    ),
    Fault(
        "a drawn tile that is named",
        replace(HUSH, seen_text=named_when_drawn),
        "a move that is seen does not tell what `view` and `redeal` hide|"
        "memory holds nothing that is hidden",
    ),
    Fault(
        "a tile turned over and not declared",
        replace(HUSH, reveals=None),
        "a view shows nothing that is hidden|"
        "after moves that look the same a seat has the same view",
        games=20,
    ),
    Fault(
        "a position that is not set up as it was",
        replace(HUSH, restore=careless_restore),
        "a position can be set up from its dump",
    ),
    Fault(
        "a move that is listed twice",
        replace(HUSH, prepare=with_fault(TWICE)),
        "no move is listed twice",
    ),
    Fault(
        "a tile that gets lost",
        replace(HUSH, prepare=with_fault(LOST)),
        "tiles are conserved",
    ),
    Fault(
        "a stranger who may act",
        replace(HUSH, prepare=with_fault(STRANGER)),
        "only seats in play may act",
    ),
    Fault(
        "moves in an order that tells the next tile",
        replace(HUSH, prepare=with_fault(GLANCE)),
        "own moves do not tell hidden things",
    ),
]
