"""Reading an object file of WebAssembly, as LLVM writes it: functions, data, and references.

The format is that of https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md, as much
of it as there is in code that calls nothing by its address and asks for nothing from outside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from boneyard.engine.wasm.sections import CUSTOM, read_leb, read_signed_leb, sections
from boneyard.errors import BoneyardError

TYPES, IMPORTS, FUNCTIONS, CODE, DATA = 1, 2, 3, 10, 11
FUNCTION_INDEX, MEMORY_LEB, MEMORY_SIGNED, MEMORY_PLAIN = 0, 3, 4, 5
TYPE_INDEX, GLOBAL_INDEX = 6, 7
OF_MEMORY = (MEMORY_LEB, MEMORY_SIGNED, MEMORY_PLAIN)
SYMBOL_TABLE, SEGMENT_NAMES = 8, 5
UNDEFINED, NAMED = 0x10, 0x40
OF_FUNCTION, OF_DATA, OF_GLOBAL = 0, 1, 2
MEMORY, GLOBAL = 2, 3  # kinds of imports


@dataclass(frozen=True)
class Reference:
    """A place in code or data that has to be filled in."""

    kind: int
    place: int
    index: int  # of a symbol, or of a type
    addend: int


@dataclass(frozen=True)
class Symbol:
    """A function or a piece of data that can be referred to."""

    kind: int
    name: str
    index: int = 0  # of the function or segment
    offset: int = 0  # in a segment


@dataclass(frozen=True)
class Piece:
    """The body of a function or a segment of data, with the places to be filled in."""

    content: bytes
    references: tuple[Reference, ...]


@dataclass
class Object:
    """What is in an object file."""

    types: bytes = b""
    type_of: list[int] = field(default_factory=list)  # of each function
    functions: list[Piece] = field(default_factory=list)
    segments: list[Piece] = field(default_factory=list)
    alignment: list[int] = field(default_factory=list)  # of each segment, in bytes
    names: list[str] = field(default_factory=list)  # of the segments
    symbols: list[Symbol] = field(default_factory=list)


class Reader:
    """Numbers and names, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        """A number that is not negative."""
        number, self.at = read_leb(self.data, self.at)
        return number

    def signed(self) -> int:
        """A number that may be negative."""
        number, self.at = read_signed_leb(self.data, self.at)
        return number

    def bytes(self, count: int) -> bytes:
        """So many bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self) -> str:
        """A name, after its length."""
        return self.bytes(self.number()).decode()


def read_object(content: bytes) -> Object:
    """An object file."""
    found = Object()
    parts = list(sections(content))
    plain = {kind: part for kind, part in parts if kind != CUSTOM}
    custom = dict(named_parts(part for kind, part in parts if kind == CUSTOM))
    order = [kind for kind, _ in parts]
    check_imports(Reader(plain.get(IMPORTS, b"\0")))
    found.types = plain[TYPES]
    kinds = Reader(plain[FUNCTIONS])
    found.type_of = [kinds.number() for _ in range(kinds.number())]
    references = dict(references_in(custom, order))
    found.functions = bodies(plain[CODE], references.get(CODE, []))
    found.segments = segments(plain.get(DATA, b"\0"), references.get(DATA, []))
    read_linking(Reader(custom["linking"]), found)
    return found


def named_parts(parts: Iterator[bytes]) -> Iterator[tuple[str, bytes]]:
    """Sections that have a name, without it."""
    for part in parts:
        reader = Reader(part)
        yield reader.name(), part[reader.at :]


def check_imports(reader: Reader) -> None:
    """Nothing is asked for but memory and the stack, which the module gets of its own."""
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.number()
        if kind not in (MEMORY, GLOBAL):
            raise BoneyardError(f"a module stands alone, but {name} is asked for")
        if kind == MEMORY:
            limits = reader.number()
            reader.number()
            if limits & 1:
                reader.number()
        else:
            reader.bytes(2)  # its type, and that it is mutable
            if name != "__stack_pointer":
                raise BoneyardError(f"a module stands alone, but {name} is asked for")


def references_in(
    custom: dict[str, bytes], order: list[int]
) -> Iterator[tuple[int, list[Reference]]]:
    """The references of each section, by its kind."""
    for name, part in custom.items():
        if not name.startswith("reloc."):
            continue
        reader = Reader(part)
        section = order[reader.number()]
        found = []
        for _ in range(reader.number()):
            kind = reader.number()
            if kind not in (*OF_MEMORY, FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX):
                raise BoneyardError(f"references of kind {kind} cannot be filled in")
            place, index = reader.number(), reader.number()
            found.append(Reference(kind, place, index, reader.signed() if kind in OF_MEMORY else 0))
        yield section, found


def bodies(content: bytes, references: list[Reference]) -> list[Piece]:
    """The bodies of all functions."""
    reader = Reader(content)
    found = []
    for _ in range(reader.number()):
        size = reader.number()
        found.append(piece(content, reader.at, size, references))
        reader.bytes(size)
    return found


def segments(content: bytes, references: list[Reference]) -> list[Piece]:
    """All segments of data; where they would lie in memory does not matter."""
    reader = Reader(content)
    found = []
    for _ in range(reader.number()):
        reader.bytes(2)  # of the one memory; i32.const
        reader.signed()
        reader.bytes(1)  # end
        size = reader.number()
        found.append(piece(content, reader.at, size, references))
        reader.bytes(size)
    return found


def piece(content: bytes, start: int, size: int, references: list[Reference]) -> Piece:
    """A part of a section with its references, whose places are counted from its start."""
    inside = [one for one in references if start <= one.place < start + size]
    moved = [Reference(one.kind, one.place - start, one.index, one.addend) for one in inside]
    return Piece(content[start : start + size], tuple(sorted(moved, key=lambda one: one.place)))


def read_linking(reader: Reader, found: Object) -> None:
    """The symbols, and the names of segments."""
    reader.number()  # its version
    while reader.at < len(reader.data):
        kind, size = reader.number(), reader.number()
        part = Reader(reader.bytes(size))
        if kind == SYMBOL_TABLE:
            found.symbols = [read_symbol(part) for _ in range(part.number())]
        elif kind == SEGMENT_NAMES:
            for _ in range(part.number()):
                found.names.append(part.name())
                found.alignment.append(1 << part.number())
                part.number()  # flags


def read_symbol(reader: Reader) -> Symbol:
    """One symbol."""
    kind, flags = reader.number(), reader.number()
    if kind == OF_DATA:
        name = reader.name()
        if flags & UNDEFINED:
            raise BoneyardError(f"a module stands alone, but {name} is asked for")
        segment, offset = reader.number(), reader.number()
        reader.number()  # its size
        return Symbol(kind, name, segment, offset)
    index = reader.number()
    if kind not in (OF_FUNCTION, OF_GLOBAL):
        return Symbol(kind, "")
    return Symbol(kind, "" if flags & UNDEFINED and not flags & NAMED else reader.name(), index)
