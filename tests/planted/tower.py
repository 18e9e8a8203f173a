"""Faults in a game of building: `magnetic-tower`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boneyard.engine.rules import State
from boneyard.engine.tiles import texts_of
from boneyard.errors import Refusal
from tests.planted import Fault, honest, rewritten, view_of
from tests.planted.line import forget_stuck

TOWER = honest("magnetic-tower")


def with_luck(view: Any, s: State, seat: int) -> Any:
    """A view from which the next unsteady hand can be predicted."""
    return {**view, "luck": int(s["rng"]) % 7}


def no_margin(view: Any, s: State, seat: int) -> Any:
    """A view with a number that JSON cannot represent."""
    return {**view, "margin": float("nan") if view["margin"] is None else view["margin"]}


def pair_of_words(view: Any, s: State, seat: int) -> Any:
    """A view with a tuple, which comes back from a file as a list."""
    return {**view, "weakest": None if view["weakest"] is None else tuple(view["weakest"])}


def helpful(refusal: Refusal, s: State, seat: int, move: int) -> Refusal:
    """A refusal that counts what the others could lay."""
    others = [int(hand) for n, hand in enumerate(s["hands"][: s["seats"]]) if n != seat]
    sixes = sum("6" in text for hand in others for text in texts_of(hand))
    return Refusal(refusal.code, **refusal.facts, sixes=sixes)


FAULTS = [
    Fault(
        "a view of the luck to come",
        replace(TOWER, view=rewritten(view_of(TOWER), with_luck)),
        "a view shows nothing that is hidden",
        games=1,
    ),
    Fault(
        "a margin that is no number",
        replace(TOWER, view=rewritten(view_of(TOWER), no_margin)),
        "a view is plain data",
        games=1,
    ),
    Fault(
        "a tuple in a view",
        replace(TOWER, view=rewritten(view_of(TOWER), pair_of_words)),
        "a view is plain data",
        games=1,
    ),
    Fault(
        "a refusal that counts the others' sixes",
        replace(TOWER, refuse=rewritten(TOWER.refuse, helpful)),
        "refusals do not tell hidden things",
        games=1,
    ),
    Fault(
        "room for fewer ways than there are",
        replace(TOWER, most_moves=12),
        "moves are no more than `most_moves`",
        games=1,
    ),
    Fault(
        "a redeal that forgets who could not build",
        replace(TOWER, redeal=forget_stuck(TOWER)),
        "a redeal remembers what draws, passes and the opening revealed",
        games=1,
    ),
]
