"""What a game says, by kernels: the texts of moves, why one is refused, how a game ended.

Each class here holds a kernel with what is needed to read its answer, and is called like a plain
function with the state as its first argument. That is how the rules of a game are used one at a
time; positions ask for many things in one call (`calls`), and a browser asks the same kernels.

    move_text=MoveWriter(write_move)        # (s, seat, move, out, at) -> at
    parse_move=MoveReader(read_move, REASONS)   # (s, seat, text, n, r) -> move, or -1
    refuse=Refuser(refuse, REASONS)         # (s, seat, move, r)
    view=ViewKernel(view, VIEW)             # (s, viewer, v)
    ending=EndingKernel(ending, ("CLA-5", "CLA-7"), ("pips", "tiles"))    # (s, e)

A game may also give plain functions. It then plays here, but not in a browser without a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from boneyard.engine.json_writer import write_json
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import CLOSE_LIST, OPEN_LIST
from boneyard.engine.rules import MOST_SEATS, Ending, State
from boneyard.engine.views import Fact, Many, Map, Number, OneOf, Thing
from boneyard.errors import Refusal

MOST_LETTERS = 40  # of a move's text
MOST_FACTS, MOST_FACT_LETTERS = 4, 12  # of a refusal
MOST_MEASURES = 4  # of an ending
NO_MOVE = -1

Kernel = Callable[..., Any]
decode = msgspec.json.decode


class Reason:
    """Why a move can be refused: a code, and the names of the facts that it speaks of, in order.

    >>> Reason("does-not-fit", "tile", "end").facts
    ('tile', 'end')
    """

    def __init__(self, code: str, *facts: str) -> None:
        self.code = code
        self.facts = facts


def reasons_kind(reasons: Sequence[Reason]) -> Thing:
    """How the reason of a refusal is stored and written."""
    codes = tuple(reason.code for reason in reasons)
    return Thing("", {"code": OneOf(codes), "facts": Many(Fact(MOST_FACT_LETTERS), MOST_FACTS)})


def ending_kind(clauses: Sequence[str], measures: Sequence[str]) -> Thing:
    """How an ending is stored and written."""
    numbers = Map(tuple(measures) or ("",), Many(Number(), MOST_SEATS), MOST_MEASURES)
    return Thing("", {"clause": OneOf(tuple(clauses)), "numbers": numbers})


# Every game has the same two records.
REASON = reasons_kind([Reason("")]).dtype
ENDING = ending_kind([""], [""]).dtype


@kernel
def refused(r: Any, reason: int) -> int:
    """A move is refused for this reason; facts may follow. Returns NO_MOVE."""
    r.code = reason
    r.facts.n = 0
    return NO_MOVE


@kernel
def tell_number(r: Any, number: int) -> int:
    """The next fact of a refusal is a number. Returns NO_MOVE."""
    fact = r.facts.of[r.facts.n]
    fact.number = number
    fact.letters[0] = 0
    r.facts.n += 1
    return NO_MOVE


@kernel
def tell_text(r: Any, table: Any, row: int) -> int:
    """The next fact of a refusal is a text of a table. Returns NO_MOVE."""
    return tell_letters(r, table[row], 0, table.shape[1])


@kernel
def tell_letters(r: Any, text: Any, start: int, end: int) -> int:
    """The next fact of a refusal is text[start:end], as far as there is room. Returns NO_MOVE."""
    letters = r.facts.of[r.facts.n].letters
    for i in range(MOST_FACT_LETTERS):
        letters[i] = text[start + i] if start + i < end else 0
    r.facts.n += 1
    return NO_MOVE


@kernel
def tell_measure(e: Any, name: int, seat: int, number: int) -> None:
    """A number of a seat that decided a game, under the name with this place in `measures`."""
    if e.numbers.n <= name:
        e.numbers.n = name + 1
    e.numbers.of[name].key = name
    numbers = e.numbers.of[name].value
    numbers.n = seat + 1
    numbers.of[seat] = number


class Spoken:
    """A kernel whose answer is a record, read by its spec."""

    def __init__(self, kernel: Kernel, kind: Thing) -> None:
        self.kernel = kernel
        self.kind = kind

    @cached_property
    def program(self) -> tuple[Any, Any, Any]:
        """How to write the answer as JSON."""
        return self.kind.program()

    @cached_property
    def most_bytes(self) -> int:
        """How long the answer can be."""
        return self.kind.most_bytes()

    def fill(self, *arguments: Any) -> Any:
        """The kernel's answer as plain data; the record is its last argument."""
        records = np.zeros(1, self.kind.dtype)
        self.kernel(*arguments, records[0])
        return self.read(records)

    def read(self, records: Any) -> Any:
        """A record as plain data."""
        out = np.empty(self.most_bytes, np.uint8)
        end = write_json(*self.program, records.view(np.int32), out, 0)
        return decode(out[:end].data)


class ViewKernel(Spoken):
    """What a seat sees."""

    def __call__(self, s: State, viewer: int) -> Any:
        return self.fill(s, viewer)


class EndingKernel(Spoken):
    """Why a game ended as it did."""

    def __init__(self, kernel: Kernel, clauses: Sequence[str], measures: Sequence[str]) -> None:
        super().__init__(kernel, ending_kind(clauses, measures))

    def __call__(self, s: State) -> Ending:
        return ending_of(self.fill(s))


def ending_of(data: Any) -> Ending:
    """An ending from plain data."""
    numbers = {name: tuple(values) for name, values in data["numbers"].items()}
    return Ending(data["clause"], numbers)


class Refuser(Spoken):
    """Why a well-formed move is not legal."""

    def __init__(self, kernel: Kernel, reasons: Sequence[Reason]) -> None:
        super().__init__(kernel, reasons_kind(reasons))
        self.names = {reason.code: reason.facts for reason in reasons}

    def refusal(self, data: Any) -> Refusal:
        """A refusal from plain data."""
        code = data["code"]
        return Refusal(code, **dict(zip(self.names[code], data["facts"], strict=True)))

    def __call__(self, s: State, seat: int, move: int) -> Refusal:
        return self.refusal(self.fill(s, seat, move))


class MoveReader(Refuser):
    """The move that a text means."""

    def __call__(self, s: State, seat: int, text: str) -> int:  # type: ignore[override]
        letters, length = letters_of(text)
        records = np.zeros(1, REASON)
        move = int(self.kernel(s, seat, letters, length, records[0]))
        if move < 0:
            raise self.refusal(self.read(records))
        return move


def letters_of(text: str) -> tuple[Any, int]:
    """A text as bytes for a kernel, as much of it as a move can have, and one letter more."""
    letters = np.zeros(MOST_LETTERS + 1, np.uint8)
    given = ascii_of(text)
    letters[: len(given)] = memoryview(given)
    return letters, len(given)


def ascii_of(text: str) -> bytes:
    """A text as bytes for a kernel; what is not ASCII becomes what no move is written with.

    >>> ascii_of("ér43@1,0=r")
    b'\\\\xe9r43@1,0=r'
    """
    return text.encode("ascii", "backslashreplace")[: MOST_LETTERS + 1]


@dataclass(frozen=True)
class MoveWriter:
    """A move in notation."""

    kernel: Kernel

    def __call__(self, s: State, *seats_and_move: int) -> str:
        out = np.empty(MOST_LETTERS, np.uint8)
        end = self.kernel(s, *seats_and_move, out, 0)
        return out[:end].tobytes().decode()


class SeenWriter(MoveWriter):
    """A move as another seat sees it: (s, viewer, seat, move)."""


@dataclass(frozen=True)
class ListWriter:
    """A list of texts or numbers: (s, …, out, at) -> at, which writes `most` of them at most."""

    kernel: Kernel
    most: int

    def __call__(self, s: State, *arguments: int) -> list[Any]:
        out = np.empty(self.most * (MOST_LETTERS + 3) + 2, np.uint8)
        out[0] = OPEN_LIST
        end = self.kernel(s, *arguments, out, 1)
        out[end] = CLOSE_LIST
        return decode(out[: end + 1].data)  # type: ignore[no-any-return]


@dataclass(frozen=True)
class NumbersWriter:
    """Numbers of 16 bits: (s, out) -> how many, which writes `most` of them at most."""

    kernel: Kernel
    most: int

    def __call__(self, s: State) -> np.ndarray[Any, Any]:
        out = np.empty(self.most, np.int16)
        return out[: self.kernel(s, out)]


class EndsWriter(ListWriter):
    """What the open ends ask for."""

    def __call__(self, s: State, *arguments: int) -> tuple[int | str, ...]:  # type: ignore[override]
        return tuple(super().__call__(s, *arguments))
