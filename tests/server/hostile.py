"""Messages that mean harm: close to good ones, far from them, and everything between."""

from __future__ import annotations

import json
import random
from typing import Any

STRANGE: list[Any] = [
    None,
    True,
    "",
    0,
    -1,
    1e308,
    2**31,
    2**53,
    2**64,
    -0.0,
    "x" * 300,
    "\0",
    "\ud800",
    "__proto__",
    "constructor",
    [],
    {},
    [[]],
    {"__proto__": 1},
    "0",
    "null",
    "<img src=x onerror=alert(1)>",
    "' or 1=1 --",
    "../../etc/passwd",
    "%s%n",
    "\u202e",
    [None],
    {"a": {"a": {"a": 1}}},
    "NaN",
    "64L",
    "draw",
    "accept",
    "give:r43",
]
RAW = [
    "",
    "{",
    "[]",
    "null",
    "\0",
    '{"t":"play"}',
    '{"t":"play","t":"play"}',
    "[" * 2000,
    '{"t":' * 500,
    '{"t":"play","seq":1e999,"move":"66"}',
    '{"t":"play","seq":' + "9" * 400 + ',"move":"66"}',
    '"' + "\\u0000" * 500 + '"',
    "{}" * 100,
    '{"t":"ping","n":1}{"t":"ping","n":2}',
    "\ufeff{}",
]


def good(dice: random.Random, code: str, token: str, seq: int) -> dict[str, Any]:
    """A message as a client would send it."""
    seat = {"kind": "open", "name": "Ada", "level": "beginner"}
    messages: list[dict[str, Any]] = [
        {
            "t": "create",
            "token": token,
            "game": "classic",
            "seats": [seat, seat],
            "options": {},
        },
        {"t": "enter", "table": code, "token": token, "since": seq, "watch": False},
        {"t": "sit", "seat": 1, "name": "Eve"},
        {"t": "leave", "seat": 0},
        {"t": "fill", "seat": 1, "level": "beginner"},
        {"t": "begin"},
        {"t": "resign", "seat": 0},
        {"t": "play", "seq": seq, "move": "64L", "seat": 0},
        {"t": "next", "seq": seq},
        {"t": "say", "emote": "wow", "n": seq, "seat": 0},
        {"t": "hint", "seq": seq, "level": "random", "seat": 0},
        {"t": "recall", "seat": 0},
        {"t": "export"},
        {"t": "resync", "since": 0},
        {"t": "ping", "n": 1},
    ]
    return dice.choice(messages)


def mutated(dice: random.Random, value: Any, depth: int = 0) -> Any:
    """A value with parts changed, lost, doubled or made strange."""
    if dice.random() < 0.2 or depth > 5:
        return dice.choice(STRANGE)
    if isinstance(value, list):
        items = [mutated(dice, item, depth + 1) if dice.random() < 0.4 else item for item in value]
        if items and dice.random() < 0.2:
            items.pop(dice.randrange(len(items)))
        return items * dice.choice([1, 1, 1, 2, 20])
    if isinstance(value, dict):
        kept = {}
        for key, item in value.items():
            if dice.random() < 0.1:
                continue
            name = str(dice.choice(STRANGE)) if dice.random() < 0.05 else key
            kept[name] = mutated(dice, item, depth + 1) if dice.random() < 0.35 else item
        return kept
    return dice.choice(STRANGE) if dice.random() < 0.5 else value


def hostile(dice: random.Random, code: str, token: str, seq: int) -> str:
    """One message."""
    if dice.random() < 0.06:
        return dice.choice(RAW)
    text = json.dumps(mutated(dice, good(dice, code, token, seq)))
    if dice.random() < 0.1 and text:
        place = dice.randrange(len(text))
        text = text[:place] + chr(dice.randrange(1, 0x2FF)) + text[place + dice.randrange(3) :]
    return text
