"""Views and dumps: plain data with the keys that every game has, and true values."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from boneyard.engine.position import Position
from boneyard.engine.rules import SPECTATOR, View
from boneyard.engine.texts import ViewKernel
from boneyard.testkit.promises import require, viewers


def check_views(position: Position) -> None:
    """Every view, and the dump."""
    dump = position.dump()
    check_plain(position.dump, "a dump")
    for viewer in viewers(position):
        check_plain(told_by(position, viewer), "a view")
        view = position.view(viewer)
        check_common(position, viewer, view, dump)


def told_by(position: Position, viewer: int | None) -> Callable[[], Any]:
    """What makes a view: a plain function of the game itself, before it is written as JSON."""
    if isinstance(position.rules.view, ViewKernel):
        return partial(position.view, viewer)
    seat = SPECTATOR if viewer is None else viewer
    return partial(position.rules.view, position.state, seat)


def check_plain(make: Callable[[], Any], what: str) -> None:
    """Data that can be written to a file, and that the caller may change."""
    data = make()
    require(is_plain(data), f"{what} is plain data")
    before = json.dumps(data)
    scribble(data)
    require(json.dumps(make()) == before, f"{what} can be changed without harm")


def is_plain(data: Any) -> bool:
    """Whether data comes back from a file as it was.

    >>> is_plain({"hand": ["66"]}), is_plain({"ends": (6, 4)}), is_plain({"margin": float("nan")})
    (True, False, False)
    """
    try:
        return bool(json.loads(json.dumps(data, allow_nan=False)) == data)
    except (TypeError, ValueError):
        return False


def scribble(data: Any) -> None:
    """Change plain data wherever it can be changed."""
    for inner in (
        data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    ):
        scribble(inner)
    if isinstance(data, dict):
        data.clear()
    elif isinstance(data, list):
        data.append("scribble")


def check_common(position: Position, viewer: int | None, view: Any, dump: Any) -> None:
    """What every view says is true, and hands are hidden until the game is over."""
    hands = dump["hands"]
    facts = {
        "game": position.rules.name,
        "players": position.players,
        "options": position.options,
        "seat": viewer,
        "actors": sorted(position.actors),
        "counts": [len(hand) for hand in hands],
        "stock": len(dump["stock_order"]),
    }
    require(view.keys() >= View.__annotations__.keys(), "a view has all keys of game.View")
    for key, value in facts.items():
        require(view[key] == value, f"a view tells `{key}` as it is")
    require(view["turn"] in range(position.players), "a view tells `turn` as it is")
    own = [] if viewer is None else hands[viewer]
    require(sorted(view["hand"]) == sorted(own), "a view tells `hand` as it is")
    if position.over:
        require(view["hands"] == hands, "hands are open when the game is over")
    else:
        require(view["hands"] is None, "hands are hidden until the game is over")
