"""A series of random games played by one engine, and a check sum of everything in it.

The same series is played by `series.mjs` in Node and in a browser. In each position the seat is the
lowest that may act, and the move is chosen by the number of the game and of the step.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from boneyard.engine.api import Game
from boneyard.engine.engine import Engine
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import SPECTATOR, Rules
from boneyard.engine.tiles import lowest
from boneyard.engine.wasm.files import current_module
from boneyard.testkit.games import all_options

SERIES = 22  # the seed of all its games
LOOKED_AT = 50  # of so many games one is looked at closely: every state, every view


def blanks(rules: Rules) -> list[Any]:
    """A blank state for every player count and all options, in order."""
    return [
        rules.blank(players, rules.read_options(options, players))
        for players in rules.players
        for options in all_options(Game(rules), players)
    ]


def played(engine: Engine, first: int, games: int) -> int:
    """The check sum of some games of the series."""
    total, ready = 0, blanks(engine.rules)
    for number in range(first, first + games):
        total = zlib.crc32(story(engine, ready[number % len(ready)], number), total)
    return total


def story(engine: Engine, blank: Any, number: int) -> bytes:
    """How one game went: its length and its result, and for some games all there was to see."""
    states = blank.view(np.uint8).copy().view(blank.dtype)
    states["rng"] = seed_of(SERIES, number)
    acting, step, told = engine.setup(states), 0, bytearray()
    seats = int(states["seats"][0])
    while acting:
        if number % LOOKED_AT == 0:
            told += seen(engine, states, seats)
        seat = int(lowest(acting))
        moves = engine.legal(states, seat)[0]
        acting = engine.play(states, seat, moves[(31 * number + 17 * step) % len(moves)])
        step += 1
    scores, won = engine.outcome(states)
    return bytes(told) + json.dumps([step, won, *scores[:seats]], separators=(",", ":")).encode()


def seen(engine: Engine, states: Any, seats: int) -> bytes:
    """A state, and what everybody sees of it."""
    views = (engine.view(states, viewer) for viewer in (SPECTATOR, *range(seats)))
    return bytes(states.tobytes()) + b"".join(views)


def order_for(rules: Rules, first: int, games: int) -> dict[str, Any]:
    """What `series.mjs` needs to play the same."""
    module = current_module(rules.name)
    assert module is not None, f"python -m boneyard.modules {rules.name}"
    seeds = [str(seed_of(SERIES, number)) for number in range(first, first + games)]
    return {
        "module": base64.b64encode(module).decode(),
        "blanks": [base64.b64encode(blank.tobytes()).decode() for blank in blanks(rules)],
        "first": first,
        "seeds": seeds,
        "looked_at": LOOKED_AT,
    }


def script() -> Path:
    """The same in JavaScript."""
    return Path(__file__).with_name("series.mjs")


def expression() -> str:
    """The same as a function for a page of a browser, from an order to the check sum and more."""
    source = script().read_text("utf-8").split("if (typeof process")[0]
    text = source.replace("export async function", "async function")
    return f"async (order) => {{ {text}; return played(order); }}"


def pieces(games: int, each: int) -> Iterator[tuple[int, int]]:
    """A long series in parts.

    >>> list(pieces(5, 2))
    [(0, 2), (2, 2), (4, 1)]
    """
    return ((first, min(each, games - first)) for first in range(0, games, each))
