"""Faults in a game of placing on a board: `domination`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boneyard.engine.rules import State
from boneyard.engine.tiles import INDEX, TEXT
from boneyard.errors import Refusal
from boneyard.games.domination.grid import EDGE_TEXT
from boneyard.games.domination.table import TAKEN, kind_at
from boneyard.games.domination.view import rack_texts
from tests.planted import Fault, honest, rewritten, view_of

DOMINATION = honest("domination")


def keep_racks(s: State, seat: int, seed: Any) -> None:
    """A redeal that keeps the racks and orders the stock."""
    s["rng"] = seed
    s["stock"][: s["stock_left"]].sort()
    s["stock"][s["stock_left"] :] = 0


def all_places(view: Any, s: State, seat: int) -> Any:
    """Places for the dominoes of every rack."""
    held = [tile for other in range(s["seats"]) for tile in rack_texts(s, other)]
    return {**view, "places": {tile: empty_edges(s, INDEX[tile]) for tile in held}}


def empty_edges(s: State, kind: int) -> list[str]:
    """Where a domino of this kind can go."""
    return [EDGE_TEXT[edge] for edge in s["empty"][kind].tolist() if edge != TAKEN]


def missing_kind(refusal: Refusal, s: State, seat: int, move: int) -> Refusal:
    """A refusal that says whether the domino is in the stock."""
    kind = int(kind_at(s, move))
    return Refusal(refusal.code, **refusal.facts, left=int((s["stock"] == kind).sum()))


def next_unseen(s: State, viewer: int) -> list[str]:
    """Memory in which the next domino is missing."""
    held = [t for seat in range(s["seats"]) if seat != viewer for t in rack_texts(s, seat)]
    return [*held, *(TEXT[kind] for kind in s["stock"][: max(s["stock_left"] - 1, 0)])]


def every_seat(won: int, s: State, scores: Any) -> int:
    """A winner who does not play."""
    return won | 1 << int(s["seats"])


FAULTS = [
    Fault(
        "a redeal that keeps the racks",
        replace(DOMINATION, redeal=keep_racks),
        "a redeal owes nothing to what the seat cannot know|"
        "after moves that look the same a redeal is the same",
        games=1,
    ),
    Fault(
        "places for what others hold",
        replace(DOMINATION, view=rewritten(view_of(DOMINATION), all_places)),
        "a view shows nothing that is hidden",
        games=1,
    ),
    Fault(
        "a refusal that looks into the stock",
        replace(DOMINATION, refuse=rewritten(DOMINATION.refuse, missing_kind)),
        "refusals do not tell hidden things",
        games=1,
    ),
    Fault(
        "a memory that knows the next domino",
        replace(DOMINATION, unseen=next_unseen),
        "memory holds nothing that is hidden",
        games=1,
    ),
    Fault(
        "room for fewer places than there are",
        replace(DOMINATION, most_moves=16),
        "moves are no more than `most_moves`",
        games=1,
    ),
    Fault(
        "a winner who does not play",
        replace(DOMINATION, outcome=rewritten(DOMINATION.outcome, every_seat)),
        "winners are seats in play",
        games=1,
    ),
]
