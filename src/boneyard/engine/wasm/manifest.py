"""What a host needs to know of a game to run its module: sizes, places, options, names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from boneyard.engine.features import features_of
from boneyard.engine.rules import Option, Rules
from boneyard.engine.wasm.arguments import Array, Export
from boneyard.errors import BadValue

FIELDS = ("rng", "seats", "turn", "stock", "stock_left")  # of a state, for hosts
Patch = list[tuple[int, str]]  # places in a state, and the bytes that are there, as hex


def manifest_for(rules: Rules, exports: Sequence[Export], origin: dict[str, Any]) -> dict[str, Any]:
    """The manifest of a game's module."""
    blank = blank_bytes(rules, {})
    return {
        "game": rules.name,
        "version": rules.version,
        "origin": origin,
        "players": list(rules.players),
        "most_moves": rules.most_moves,
        "longest": rules.longest,
        "deck": rules.deck,
        "tally": rules.tally,
        "stuck": list(rules.stuck),
        "silence": rules.silence,
        "optional": list(rules.optional),
        "compared_by_tile": rules.compared_by_tile,
        "chance_after_deal": rules.chance_after_deal,
        "blank": patch(bytes(len(blank)), blank),
        "options": [option_of(rules, option, blank) for option in rules.options],
        "fields": {name: field_of(rules.dtype, name) for name in FIELDS},
        "records": {name: fields_of(dtype) for name, dtype in records_of(exports)},
        "reasons": [list(reason) for reason in reasons_of(rules)],
        "features": [asdict(feature) for feature in features_of(rules)],
        "sizes": sizes_of(rules, exports),
        "exports": {export.name: call_of(export) for export in exports},
    }


def blank_bytes(rules: Rules, options: dict[str, Any]) -> bytes:
    """A state before the deal, without its players."""
    players = next(count for count in rules.players if are_allowed(rules, options, count))
    states = rules.blank(players, rules.read_options(options, players))
    states["seats"] = 0
    return states.tobytes()


def are_allowed(rules: Rules, options: dict[str, Any], players: int) -> bool:
    """Whether so many players can play with these options."""
    try:
        rules.read_options(options, players)
    except BadValue:
        return False
    return True


def patch(before: bytes, after: bytes) -> Patch:
    """Where two states differ, and how: runs of bytes.

    >>> patch(bytes(6), bytes([0, 7, 7, 0, 0, 1]))
    [(1, '0707'), (5, '01')]
    """
    found: Patch = []
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        if found and found[-1][0] + len(found[-1][1]) // 2 == place:
            found[-1] = (found[-1][0], f"{found[-1][1]}{new:02x}")
        else:
            found.append((place, f"{new:02x}"))
    return found


def option_of(rules: Rules, option: Option, blank: bytes) -> dict[str, Any]:
    """An option, and for each choice how a blank state with it differs from one without."""
    choices = [blank_bytes(rules, {option.name: choice}) for choice in option.choices]
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "checked": option.check is not None,
        "writes": [patch(blank, choice) for choice in choices],
        "field": field_of(rules.dtype, option.name),
    }


def field_of(dtype: Any, name: str) -> dict[str, Any] | None:
    """Where a field of a state is."""
    if name not in dtype.fields:
        return None
    kind, offset = dtype.fields[name][:2]
    shape = [int(length) for length in kind.shape]
    return {"offset": int(offset), "itemsize": int(kind.base.itemsize), "shape": shape}


def records_of(exports: Sequence[Export]) -> list[tuple[str, Any]]:
    """The records besides the state that a host reads and writes: those of a search."""
    by_name = {export.name: export for export in exports}
    found = []
    for size, name, place in BUFFERS:
        if name in by_name:
            buffer = by_name[name].handed[place]
            assert isinstance(buffer, Array)
            if np.dtype(buffer.dtype).fields:
                found.append((size, np.dtype(buffer.dtype)))
    return found


def fields_of(dtype: Any) -> dict[str, Any]:
    """Where the plain numbers of a record are, and of what kind each is."""
    kinds = {}
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        if kind.isbuiltin:
            kinds[name] = {"offset": int(offset), "kind": kind.str[1:]}
    return {"size": int(dtype.itemsize), "fields": kinds}


def reasons_of(rules: Rules) -> list[tuple[str, ...]]:
    """The codes by which moves are refused, each with the names of its facts."""
    names = getattr(rules.refuse, "names", {})
    return [(code, *facts) for code, facts in names.items()]


def sizes_of(rules: Rules, exports: Sequence[Export]) -> dict[str, int]:
    """How much memory each buffer takes, in bytes."""
    by_name = {export.name: export for export in exports}
    found = {"state": int(np.dtype(rules.dtype).itemsize)}
    for size, name, place in BUFFERS:
        if export := by_name.get(name):
            buffer = export.handed[place]
            assert isinstance(buffer, Array)
            found[size] = buffer.size
    return found


# The size of a buffer, and where it is among the arguments of an export.
BUFFERS = (
    ("moves", "legal", 2),
    ("scores", "outcome", 1),
    ("out", "legal_texts", 3),
    ("text", "find_move", 2),
    ("fall", "fall", 1),
    ("search", "choose_begin", 4),
    ("thoughts", "choose_end", 1),
    ("values", "try_moves", 8),
)


def call_of(export: Export) -> dict[str, Any]:
    """How to call an export: the kinds of its arguments and of its result."""
    kinds = ["address" if isinstance(one, Array) else one.wasm for one in export.handed]
    return {"arguments": kinds, "result": export.result or None}
