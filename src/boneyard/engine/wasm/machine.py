"""The rules of a game as its WebAssembly module: at once, where Numba has to compile first."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from boneyard.engine import guard
from boneyard.engine.engine import Found
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import Ending, Rules
from boneyard.engine.texts import Refuser, ascii_of, ending_of
from boneyard.engine.wasm.files import current_module
from boneyard.engine.wasm.instance import Instance
from boneyard.engine.wasm.sections import manifest_of
from boneyard.errors import BoneyardError

HEAD = 4  # bytes before a text that say how long it is
PLAYING = ("setup", "actors", "legal", "play", "redeal", "outcome")
SPEAKING = ("view", "ending", "legal_texts", "move_text", "find_move")

decode = msgspec.json.decode


def module_for(rules: Rules) -> bytes | None:
    """The module of these rules, as they are; None if there is none that has all."""
    if not is_registered(rules):
        return None
    module = current_module(rules.name)
    if module is None:
        return None
    manifest = manifest_of(module)
    same = manifest["version"] == rules.version
    return module if same and manifest["exports"].keys() >= {*PLAYING, *SPEAKING} else None


def is_registered(rules: Rules) -> bool:
    """Whether these rules are the game of their name, and no variant of it."""
    try:
        return rules_of(rules.name) is rules
    except BoneyardError:
        return False


def has_module(rules: Rules) -> bool:
    """Whether a game can be played by its module."""
    return module_for(rules) is not None


def wasm_engine(rules: Rules) -> WasmEngine | None:
    """The engine for these rules; None if there is no module of them, as they are."""
    module = module_for(rules)
    return None if module is None else WasmEngine(rules, module)


class WasmEngine:
    """Copies a state into the memory of a module, calls it there, and copies back what changed.

    It keeps one instance with its buffers, so each thread has its own.
    """

    makes_do = True

    def __init__(self, rules: Rules, module: bytes) -> None:
        self.rules = rules
        self.instance = instance = Instance(module)
        sizes = instance.manifest["sizes"]
        self._state, self._state_bytes = instance.buffer(sizes["state"])
        self._moves, moves = instance.buffer(sizes["moves"])
        self._move_numbers = moves.view(np.int64)
        self._scores, scores = instance.buffer(sizes["scores"])
        self._score_numbers = scores.view(np.int64)
        self._text, text = instance.buffer(sizes.get("text", 1))
        self._text_bytes = memoryview(text)
        self._out, out = instance.buffer(sizes.get("out", 1))
        self._out_bytes = memoryview(out)
        self._call = {name: instance.function(name) for name in instance.manifest["exports"]}

    def has(self, *names: str) -> bool:
        """Whether the module exports all these."""
        return all(name in self._call for name in names)

    def _bring(self, states: Any) -> int:
        """Copy a state into the memory of the module; returns its address."""
        self._state_bytes[:] = states.view(np.uint8)
        return self._state

    def _take(self, states: Any) -> None:
        """Copy it back."""
        states.view(np.uint8)[:] = self._state_bytes

    def setup(self, states: Any) -> int:
        acting = self._call["setup"](self._bring(states))
        self._take(states)
        return acting

    def actors(self, states: Any) -> int:
        return self._call["actors"](self._bring(states))

    def legal(self, states: Any, seat: int) -> tuple[list[int], list[str]]:
        if guard.is_on():
            guard.legal(states, seat, self.rules.most_moves)
        end = self._call["legal_texts"](self._bring(states), seat, self._moves, self._out)
        texts: list[str] = decode(self._out_bytes[:end])
        return self._move_numbers[: len(texts)].tolist(), texts

    def legal_ids(self, states: Any, seat: int) -> list[int]:
        if guard.is_on():
            return guard.legal(states, seat, self.rules.most_moves)
        count = self._call["legal"](self._bring(states), seat, self._moves)
        numbers: list[int] = self._move_numbers[:count].tolist()
        return numbers

    def move_text(self, states: Any, seat: int, move: int) -> str:
        end = self._call["move_text"](self._bring(states), seat, move, self._out)
        return str(self._out_bytes[:end], "ascii")

    def find(self, states: Any, seat: int, text: str) -> Found:
        given = ascii_of(text)
        self._text_bytes[: len(given)] = given
        move = self._call["find_move"](
            self._bring(states), seat, self._text, len(given), self._moves, self._out
        )
        length = int.from_bytes(self._out_bytes[:HEAD], "little")
        answer = self._out_bytes[HEAD : HEAD + length]
        if move < 0:
            refuse = self.rules.refuse
            assert isinstance(refuse, Refuser)
            raise refuse.refusal(decode(answer))
        return move, str(answer, "ascii")

    def play(self, states: Any, seat: int, move: int) -> int:
        acting = self._call["play"](self._bring(states), seat, move)
        self._take(states)
        return acting

    def redeal(self, states: Any, viewer: int, seed: int) -> None:
        self._call["redeal"](self._bring(states), viewer, seed)
        self._take(states)

    def outcome(self, states: Any) -> tuple[list[int], int]:
        self._score_numbers[:] = 0
        won = self._call["outcome"](self._bring(states), self._scores)
        return self._score_numbers.tolist(), won

    def ending(self, states: Any) -> Ending:
        end = self._call["ending"](self._bring(states), self._out)
        return ending_of(decode(self._out_bytes[:end]))

    def view(self, states: Any, viewer: int) -> bytes:
        end = self._call["view"](self._bring(states), viewer, self._out)
        return self._out_bytes[:end].tobytes()

    def seen_text(self, states: Any, viewer: int, seat: int, move: int) -> str:
        end = self._call["seen_text"](self._bring(states), viewer, seat, move, self._out)
        return str(self._out_bytes[:end], "ascii")

    def ends(self, states: Any) -> tuple[int | str, ...]:
        if not self.has("ends"):
            return ()
        return tuple(decode(self._out_bytes[: self._call["ends"](self._bring(states), self._out)]))

    def unseen(self, states: Any, viewer: int) -> list[str] | None:
        if not self.has("unseen"):
            return None
        end = self._call["unseen"](self._bring(states), viewer, self._out)
        tiles: list[str] = decode(self._out_bytes[:end])
        return tiles
