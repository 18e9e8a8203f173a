"""What the module of a game exports of its rules: the kernels of `calls`, by the same names."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine import calls
from boneyard.engine.native import out_size
from boneyard.engine.rules import MOST_SEATS, Rules
from boneyard.engine.texts import ENDING, MOST_LETTERS, REASON
from boneyard.engine.views import WORD
from boneyard.engine.wasm.arguments import Array, Export, Long, Number, Own

NUMBER, LONG = Number(), Long()
TEXT_SIZE = MOST_LETTERS + 1


def exports_of(rules: Rules) -> list[Export]:
    """Everything that the kernels of a game can be asked."""
    return [*playing(rules), *speaking(rules)]


def playing(rules: Rules) -> list[Export]:
    """The rules themselves."""
    state = Array(rules.dtype)
    moves, scores = Array(np.int64, rules.most_moves), Array(np.int64, MOST_SEATS)
    return [
        Export("setup", calls.setup, (state,)),
        Export("actors", calls.actors, (state,)),
        Export("legal", calls.legal, (state, NUMBER, moves)),
        Export("play", calls.play, (state, NUMBER, LONG)),
        Export("redeal", calls.redeal, (state, NUMBER, Long(unsigned=True)), result=""),
        Export("outcome", calls.outcome, (state, scores)),
    ]


def speaking(rules: Rules) -> list[Export]:
    """What the game says, as far as it says it by kernels."""
    state, out = Array(rules.dtype), Array(np.uint8, out_size(rules))
    moves, text = Array(np.int64, rules.most_moves), Array(np.uint8, TEXT_SIZE)
    found = [
        Export("legal_texts", calls.legal_texts, (state, NUMBER, moves, out)),
        Export("move_text", calls.move_text, (state, NUMBER, LONG, out)),
        Export("seen_text", calls.seen_text, (state, NUMBER, NUMBER, LONG, out)),
        Export("reveals", calls.reveals, (state, NUMBER, NUMBER, LONG, out)),
        Export("unseen", calls.unseen, (state, NUMBER, out)),
        Export("ends", calls.ends, (state, out)),
        Export("ending", calls.ending, (state, *record("ending", ENDING), out)),
        Export(
            "find_move",
            calls.find_move,
            (state, NUMBER, text, NUMBER, moves, *record("reason", REASON), out),
            result="i64",
        ),
    ]
    if kind := getattr(rules.view, "kind", None):
        found.append(Export("view", calls.view, (state, NUMBER, *record("view", kind.dtype), out)))
    if most := getattr(rules.fall, "most", 0):
        found.append(Export("fall", calls.fall, (state, Array(np.int16, most))))
    return [export for export in found if is_spoken(rules, export.name)]


def record(name: str, dtype: Any) -> tuple[Own, Own]:
    """A record of the module's own, and the same as words."""
    return Own(dtype, 1, name), Own(np.int32, dtype.itemsize // WORD, name)


def is_spoken(rules: Rules, name: str) -> bool:
    """Whether the parts of the rules that an export needs are kernels."""
    needed = {"legal_texts": ["move_text"], "find_move": ["move_text", "parse_move", "refuse"]}
    parts = [getattr(rules, part) for part in needed.get(name, [name])]
    return all(hasattr(part, "kernel") for part in parts)
