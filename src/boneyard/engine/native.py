"""The rules of a game as Numba compiled them for this machine."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from boneyard.engine import calls, guard
from boneyard.engine.engine import Found
from boneyard.engine.kernels.entry import Entry
from boneyard.engine.rules import MOST_SEATS, Ending, Rules
from boneyard.engine.texts import (
    ENDING,
    MOST_LETTERS,
    REASON,
    EndingKernel,
    ListWriter,
    MoveReader,
    MoveWriter,
    Refuser,
    SeenWriter,
    ViewKernel,
    ascii_of,
    ending_of,
)

decode, encode = msgspec.json.decode, msgspec.json.encode


class NativeEngine:
    """Calls the kernels of a game, and those of its functions that are plain Python as they are.

    It keeps buffers for the answers, so each thread has its own.
    """

    makes_do = False

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        kind = rules.view.kind if isinstance(rules.view, ViewKernel) else None
        self.views = None if kind is None else np.zeros(1, kind.dtype)
        self.view_words = None if self.views is None else self.views.view(np.int32)
        self.endings = np.zeros(1, ENDING)
        self.ending_words = self.endings.view(np.int32)
        self.reasons = np.zeros(1, REASON)
        self.reason_words = self.reasons.view(np.int32)
        self.moves = np.empty(rules.most_moves, np.int64)
        self.numbers = self.moves.data  # Python reads them faster than through NumPy
        self.scores = np.zeros(MOST_SEATS, np.int64)
        self.text = np.zeros(MOST_LETTERS + 1, np.uint8)
        self.text_bytes = self.text.data
        self.out = np.empty(out_size(rules), np.uint8)
        self.out_bytes = self.out.data
        self._setup = Entry(calls.setup)
        self._actors = Entry(calls.actors)
        self._legal = Entry(calls.legal)
        self._move_text = Entry(calls.move_text)
        self._legal_texts = Entry(calls.legal_texts)
        self._find_move = Entry(calls.find_move)
        self._play = Entry(calls.play)
        self._ending = Entry(calls.ending)
        self._view = Entry(calls.view)
        self._seen_text = Entry(calls.seen_text)
        self._ends = Entry(calls.ends)
        self._unseen = Entry(calls.unseen)
        self.deals = hasattr(rules.setup, "py_func")
        self.writes_moves = isinstance(rules.move_text, MoveWriter)
        self.reads_moves = (
            self.writes_moves
            and isinstance(rules.parse_move, MoveReader)
            and isinstance(rules.refuse, Refuser)
        )

    def setup(self, states: Any) -> int:
        if not self.deals:
            self.rules.setup(states[0])
            return self.actors(states)
        acting: int = self._setup.call(states)
        return acting

    def actors(self, states: Any) -> int:
        acting: int = self._actors.call(states)
        return acting

    def legal(self, states: Any, seat: int) -> tuple[list[int], list[str]]:
        if guard.is_on() or not self.writes_moves:
            numbers = guard.legal(states, seat, self.rules.most_moves)
            if not self.writes_moves:
                text = self.rules.move_text
                return numbers, [text(states[0], seat, move) for move in numbers]
        end = self._legal_texts.call(states, seat, self.moves, self.out)
        texts: list[str] = decode(self.out_bytes[:end])
        return self.numbers[: len(texts)].tolist(), texts

    def legal_ids(self, states: Any, seat: int) -> list[int]:
        if guard.is_on():
            return guard.legal(states, seat, self.rules.most_moves)
        return self.numbers[: self._legal.call(states, seat, self.moves)].tolist()

    def move_text(self, states: Any, seat: int, move: int) -> str:
        if not self.writes_moves:
            return self.rules.move_text(states[0], seat, move)
        end = self._move_text.call(states, seat, move, self.out)
        return str(self.out_bytes[:end], "ascii")

    def find(self, states: Any, seat: int, text: str) -> Found:
        if not self.reads_moves:
            return self._find_plainly(states, seat, text)
        given = ascii_of(text)
        self.text_bytes[: len(given)] = given
        move = self._find_move.call(
            states,
            seat,
            self.text,
            len(given),
            self.moves,
            self.reasons,
            self.reason_words,
            self.out,
        )
        length = int.from_bytes(self.out_bytes[: calls.HEAD], "little")
        answer = self.out_bytes[calls.HEAD : calls.HEAD + length]
        if move < 0:
            raise self._refusal(decode(answer))
        return move, str(answer, "ascii")

    def _refusal(self, data: Any) -> Exception:
        refuse = self.rules.refuse
        assert isinstance(refuse, Refuser)
        return refuse.refusal(data)

    def _find_plainly(self, states: Any, seat: int, text: str) -> Found:
        """The same by functions that are plain Python."""
        rules, s = self.rules, states[0]
        move = rules.parse_move(s, seat, text)
        if move not in guard.legal(states, seat, rules.most_moves):
            raise rules.refuse(s, seat, move)
        return move, rules.move_text(s, seat, move)

    def play(self, states: Any, seat: int, move: int) -> int:
        acting: int = self._play.call(states, seat, move)
        return acting

    def redeal(self, states: Any, viewer: int, seed: int) -> None:
        self.rules.redeal(states[0], viewer, np.uint64(seed))

    def outcome(self, states: Any) -> tuple[list[int], int]:
        self.scores[:] = 0
        won = int(self.rules.outcome(states[0], self.scores))
        return self.scores.tolist(), won

    def ending(self, states: Any) -> Ending:
        if not isinstance(self.rules.ending, EndingKernel):
            return self.rules.ending(states[0])
        end = self._ending.call(states, self.endings, self.ending_words, self.out)
        return ending_of(decode(self.out_bytes[:end]))

    def view(self, states: Any, viewer: int) -> bytes:
        if self.views is None:
            return encode(self.rules.view(states[0], viewer))
        end = self._view.call(states, viewer, self.views, self.view_words, self.out)
        return self.out_bytes[:end].tobytes()

    def seen_text(self, states: Any, viewer: int, seat: int, move: int) -> str:
        seen_text = self.rules.seen_text
        assert seen_text is not None
        if not isinstance(seen_text, SeenWriter):
            return seen_text(states[0], viewer, seat, move)
        end = self._seen_text.call(states, viewer, seat, move, self.out)
        return str(self.out_bytes[:end], "ascii")

    def ends(self, states: Any) -> tuple[int | str, ...]:
        ends = self.rules.ends
        if not isinstance(ends, ListWriter):
            return () if ends is None else ends(states[0])
        return tuple(decode(self.out_bytes[: self._ends.call(states, self.out)]))

    def unseen(self, states: Any, viewer: int) -> list[str] | None:
        unseen = self.rules.unseen
        if not isinstance(unseen, ListWriter):
            return None if unseen is None else unseen(states[0], viewer)
        answer: list[str] = decode(self.out_bytes[: self._unseen.call(states, viewer, self.out)])
        return answer


def out_size(rules: Rules) -> int:
    """Room for the longest answer."""
    writers = (rules.unseen, rules.ends, rules.reveals)
    lists = [rules.most_moves, *(one.most for one in writers if isinstance(one, ListWriter))]
    spoken = [one for one in (rules.view, rules.ending, rules.refuse) if hasattr(one, "most_bytes")]
    sizes: list[int] = [one.most_bytes + calls.HEAD for one in spoken]
    return max([MOST_LETTERS + calls.HEAD, *sizes, *(n * (MOST_LETTERS + 3) + 2 for n in lists)])
