"""What a view is made of: a spec from which its record, its JSON and its TypeScript type follow.

A game declares what its players may see as a `Thing`:

    VIEW = Thing("ClassicView", {
        **common_view("classic", OPTIONS, TEXT, seats=4),
        "line": Many(Row(Number(), 2), most=28),
        "last": OneOf(TEXT, optional=True),
    })

`VIEW.dtype` is a record of fixed arrays with counts, and the game's kernel `view` fills it for a
seat: `v.line.n = 2`, `v.line.of[0][1] = 6`, `v.last = tile`. Everything else is done once for all
games: `json_writer` writes the record as JSON by the spec's program, Python and JavaScript read
that, and `server/wire/typescript` writes the types.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from boneyard.engine.rules import MOST_SEATS, Option, Value
from boneyard.errors import BoneyardError

NULL = -1  # the number, index or count of something that is not there
NO_AMOUNT = -(2**63)
AMOUNTS_IN_ONE = 10**12

# The steps of a program: see `json_writer`.
LITERAL, NUMBER, FLAG, ONE_OF, AMOUNT, LETTERS, LOOP, NEXT, MAYBE, FACT, END = range(11)
WORD = np.dtype(np.int32).itemsize


@dataclass
class Program:
    """How to write a record as JSON: steps, and the texts that they speak of."""

    steps: list[int] = field(default_factory=list)
    texts: list[bytes] = field(default_factory=list)

    def text(self, text: str) -> int:
        """The number of a text."""
        self.texts.append(text.encode())
        return len(self.texts) - 1

    def literal(self, text: str) -> None:
        """Write a text as it is."""
        self.steps += [LITERAL, self.text(text)]

    def arrays(self) -> tuple[Any, Any, Any]:
        """Steps, all texts in a row, and where each begins, as constants for a kernel."""
        starts = np.cumsum([0, *(len(text) for text in self.texts)])
        letters = np.frombuffer(b"".join(self.texts) or b"\0", np.uint8).copy()
        steps = np.array([*self.steps, END], np.int32)
        return steps, letters, starts.astype(np.int32)


class Kind:
    """A kind of value in a view."""

    @property
    def dtype(self) -> Any:
        """How it is stored."""
        return np.dtype(np.int32)

    def write_steps(self, program: Program, at: int) -> None:
        """Add the steps that write it; it is stored at this byte of the record at hand."""
        raise NotImplementedError

    def most_bytes(self) -> int:
        """How long its JSON can be."""
        return 12

    def typescript(self, named: dict[str, str]) -> str:
        """Its type in TypeScript; types with a name are put into `named`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Kind):
    """A whole number; if it is optional, null when negative."""

    optional: bool = False

    def write_steps(self, program: Program, at: int) -> None:
        program.steps += [NUMBER, at // WORD, int(self.optional)]

    def typescript(self, named: dict[str, str]) -> str:
        return or_null("number", self.optional)


@dataclass(frozen=True)
class Flag(Kind):
    """True or false."""

    def write_steps(self, program: Program, at: int) -> None:
        program.steps += [FLAG, at // WORD]

    def typescript(self, named: dict[str, str]) -> str:
        return "boolean"


@dataclass(frozen=True)
class OneOf(Kind):
    """One of several values, as its place among them; if it is optional, null when negative."""

    values: tuple[Value, ...]
    optional: bool = False
    literal: bool = False  # the type lists the values

    def write_steps(self, program: Program, at: int) -> None:
        texts = [program.text(json.dumps(value)) for value in self.values]
        program.steps += [ONE_OF, at // WORD, texts[0]]

    def most_bytes(self) -> int:
        return max(4, *(len(json.dumps(value)) for value in self.values))

    def typescript(self, named: dict[str, str]) -> str:
        if self.literal:
            kinds = [json.dumps(value) for value in self.values]
        else:
            names = {bool: "boolean", int: "number", str: "string"}
            kinds = list(dict.fromkeys(names[type(value)] for value in self.values))
        return or_null(" | ".join(kinds), self.optional)


@dataclass(frozen=True)
class Amount(Kind):
    """A number with a fraction, in units of 10^-12; null when it is NO_AMOUNT."""

    @property
    def dtype(self) -> Any:
        return np.dtype(np.int64)

    def write_steps(self, program: Program, at: int) -> None:
        program.steps += [AMOUNT, at // WORD]

    def most_bytes(self) -> int:
        return 34

    def typescript(self, named: dict[str, str]) -> str:
        return "number | null"


@dataclass(frozen=True)
class Letters(Kind):
    """A text of at most so many letters, one in a number; a zero ends it."""

    most: int

    @property
    def dtype(self) -> Any:
        return np.dtype((np.int32, (self.most,)))

    def write_steps(self, program: Program, at: int) -> None:
        program.steps += [LETTERS, at // WORD, self.most]

    def most_bytes(self) -> int:
        return self.most + 2

    def typescript(self, named: dict[str, str]) -> str:
        return "string"


@dataclass(frozen=True)
class Many(Kind):
    """A list: `n` of them in `of`; if it is optional, null when n is negative."""

    kind: Kind
    most: int
    optional: bool = False

    @property
    def dtype(self) -> Any:
        return np.dtype([("n", np.int32), ("of", self.kind.dtype, (self.most,))], align=True)

    def write_steps(self, program: Program, at: int) -> None:
        of = at + offset(self.dtype, "of")
        loop(
            program,
            "[]",
            at,
            of,
            self.kind.dtype.itemsize,
            lambda: self.kind.write_steps(program, 0),
        )

    def most_bytes(self) -> int:
        return self.most * (self.kind.most_bytes() + 1) + 4

    def typescript(self, named: dict[str, str]) -> str:
        return or_null(list_of(self.kind.typescript(named)), self.optional)


@dataclass(frozen=True)
class Row(Kind):
    """A list that always has the same length: a plain array."""

    kind: Kind
    length: int

    @property
    def dtype(self) -> Any:
        return np.dtype((self.kind.dtype, (self.length,)))

    def write_steps(self, program: Program, at: int) -> None:
        size = self.kind.dtype.itemsize
        program.literal("[")
        for i in range(self.length):
            if i:
                program.literal(",")
            self.kind.write_steps(program, at + i * size)
        program.literal("]")

    def most_bytes(self) -> int:
        return self.length * (self.kind.most_bytes() + 1) + 2

    def typescript(self, named: dict[str, str]) -> str:
        item = self.kind.typescript(named)
        return f"[{', '.join([item] * self.length)}]" if self.length < 4 else list_of(item)


@dataclass(frozen=True)
class Map(Kind):
    """An object with keys from a tuple of texts: `n` of them in `key`, their values in `of`."""

    keys: tuple[str, ...]
    kind: Kind
    most: int

    @property
    def dtype(self) -> Any:
        entry = np.dtype([("key", np.int32), ("value", self.kind.dtype)], align=True)
        return np.dtype([("n", np.int32), ("of", entry, (self.most,))], align=True)

    def write_steps(self, program: Program, at: int) -> None:
        whole = self.dtype
        entry = whole["of"].base

        def write_entry() -> None:
            OneOf(self.keys).write_steps(program, 0)
            program.literal(":")
            self.kind.write_steps(program, offset(entry, "value"))

        loop(program, "{}", at, at + offset(whole, "of"), entry.itemsize, write_entry)

    def most_bytes(self) -> int:
        return self.most * (OneOf(self.keys).most_bytes() + self.kind.most_bytes() + 2) + 2

    def typescript(self, named: dict[str, str]) -> str:
        return f"Record<string, {self.kind.typescript(named)}>"


@dataclass(frozen=True)
class Thing(Kind):
    """An object with named fields; if it is optional, null when its field `there` is negative."""

    name: str  # of its type in TypeScript; without one it is written where it is used
    fields: Mapping[str, Kind]
    optional: bool = False
    base: str = ""  # the type that it extends,
    inherited: frozenset[str] = frozenset()  # and the fields it has from there

    @property
    def dtype(self) -> Any:
        there: list[Any] = [("there", np.int32)] if self.optional else []
        stored = [(key, *stored_as(kind)) for key, kind in self.fields.items()]
        return np.dtype([*there, *stored], align=True)

    def write_steps(self, program: Program, at: int) -> None:
        dtype, jump = self.dtype, 0
        if self.optional:
            program.steps += [MAYBE, (at + offset(dtype, "there")) // WORD, 0]
            jump = len(program.steps) - 1
        opening = "{"
        for key, kind in self.fields.items():
            program.literal(f'{opening}"{key}":')
            opening = ","
            kind.write_steps(program, at + offset(dtype, key))
        program.literal("}" if self.fields else "{}")
        if jump:
            program.steps[jump] = len(program.steps)

    def program(self) -> tuple[Any, Any, Any]:
        """How to write it, as constants for a kernel."""
        program = Program()
        self.write_steps(program, 0)
        return program.arrays()

    def most_bytes(self) -> int:
        return sum(len(key) + 4 + kind.most_bytes() for key, kind in self.fields.items()) + 4

    def typescript(self, named: dict[str, str]) -> str:
        own = {key: kind for key, kind in self.fields.items() if key not in self.inherited}
        lines = {key: kind.typescript(named) for key, kind in own.items()}
        if not self.name:
            inside = "; ".join(f"{key}: {kind}" for key, kind in lines.items())
            return or_null(f"{{ {inside} }}", self.optional)
        body = "".join(f"  {key}: {kind};\n" for key, kind in lines.items())
        extends = f" extends {self.base}" if self.base else ""
        named[self.name] = f"export interface {self.name}{extends} {{\n{body}}}\n"
        return or_null(self.name, self.optional)


@dataclass(frozen=True)
class Fact(Kind):
    """A number or a text that a refusal speaks of: a text if `letters` begins with a letter."""

    most: int

    @property
    def dtype(self) -> Any:
        return np.dtype([("number", np.int32), ("letters", np.int32, (self.most,))], align=True)

    def write_steps(self, program: Program, at: int) -> None:
        program.steps += [FACT, at // WORD, self.most]

    def most_bytes(self) -> int:
        return self.most + 12

    def typescript(self, named: dict[str, str]) -> str:
        return "string | number"


def stored_as(kind: Kind) -> tuple[Any, ...]:
    """The dtype of a field, and its shape if it is an array."""
    dtype = kind.dtype
    return (dtype.base, dtype.shape) if dtype.shape else (dtype,)


def offset(dtype: Any, name: str) -> int:
    """Where a field begins, in bytes."""
    return int(dtype.fields[name][1])


def loop(program: Program, brackets: str, n: int, of: int, size: int, write: Any) -> None:
    """Write n things, one after the other."""
    program.steps += [LOOP, n // WORD, of // WORD, size // WORD, ord(brackets[0]), 0]
    jump = len(program.steps) - 1
    write()
    program.steps += [NEXT, ord(brackets[1])]
    program.steps[jump] = len(program.steps)


def or_null(kind: str, optional: bool) -> str:
    """A type that may be null."""
    return f"{kind} | null" if optional else kind


def list_of(item: str) -> str:
    """A list in TypeScript."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def kind_of_option(option: Option) -> Kind:
    """How the value of an option is stored: as its place among the choices, or as its text."""
    if option.most_letters:
        return Letters(option.most_letters)
    if not option.choices:
        raise BoneyardError(f"option {option.name} has no choices: give it most_letters")
    return OneOf(option.choices)


def options_kind(options: Sequence[Option]) -> Thing:
    """The options of a game."""
    return Thing("", {option.name: kind_of_option(option) for option in options})


def common_view(
    game: str, options: Sequence[Option], tiles: tuple[str, ...], seats: int, in_hand: int
) -> dict[str, Kind]:
    """The fields that every view has: at most so many seats and tiles in a hand.

    >>> list(common_view("classic", (), ("00",), 4, 28))[:4]
    ['game', 'players', 'options', 'seat']
    """
    hand = OneOf(tiles)
    return {
        "game": OneOf((game,)),
        "players": Number(),
        "options": options_kind(options),
        "seat": Number(optional=True),  # the viewer's; null: a spectator
        "turn": Number(),
        "actors": Many(Number(), MOST_SEATS),
        "hand": Many(hand, in_hand),  # the viewer's tiles
        "counts": Many(Number(), seats),  # tiles in each hand
        "stock": Number(),
        "hands": Many(Many(hand, in_hand), seats, optional=True),  # all, once the game is over
    }


COMMON = frozenset(common_view("", (), ("",), 1, 1))


def game_view(name: str, common: Mapping[str, Kind], fields: Mapping[str, Kind]) -> Thing:
    """The view of a game: what every view has, and what is on its table."""
    return Thing(name, {**common, **fields}, base="View", inherited=COMMON)
