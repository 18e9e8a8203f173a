"""An object file made into a module that imports nothing.

Any linker could do it. This one is a page long, is there wherever Python is, and always writes the
same bytes. Memory begins with the stack, which so cannot grow into anything; then comes the data,
then what is zero at first, and then, from `__heap_base` on, what a host uses as it likes.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.wasm.objects import (
    CODE,
    DATA,
    FUNCTION_INDEX,
    FUNCTIONS,
    GLOBAL_INDEX,
    MEMORY_PLAIN,
    MEMORY_SIGNED,
    OF_FUNCTION,
    OF_MEMORY,
    TYPES,
    Object,
    Piece,
    Reference,
    read_object,
)
from boneyard.engine.wasm.sections import HEADER, leb, named, section, signed_leb

STACK = 1 << 22  # several times what the judge of a tower needs to weigh it
PAGE = 1 << 16
ALIGNMENT = 16
PADDED = 5  # the bytes of an index or an address in an object file
MEMORIES, GLOBALS, EXPORTS = 5, 6, 7
I32, MUTABLE, CONSTANT, I32_CONST, END = 0x7F, 1, 0, 0x41, 0x0B
FUNCTION_EXPORT, MEMORY_EXPORT, GLOBAL_EXPORT = 0, 2, 3
STACK_POINTER, HEAP_BASE = 0, 1  # globals


def link(content: bytes, exported: Sequence[str]) -> bytes:
    """The module of an object file."""
    return Linker(read_object(content)).link(exported)


class Linker:
    """Decides where everything is, and fills in what refers to it."""

    def __init__(self, given: Object) -> None:
        self.given = given
        self.address: list[int] = []  # of each segment
        self.place: dict[int, int] = {}  # of each function that is used, by its old index

    def link(self, exported: Sequence[str]) -> bytes:
        """The module, with these functions for everybody."""
        given = self.given
        function = {one.name: one.index for one in given.symbols if one.kind == OF_FUNCTION}
        roots = [function[name] for name in exported]
        self.place = {old: new for new, old in enumerate(sorted(self.reachable(roots)))}
        data_end, end = self.lay_out()
        heap = aligned(end, ALIGNMENT)
        exports = [
            named("memory") + bytes([MEMORY_EXPORT, 0]),
            *(
                named(name) + bytes([FUNCTION_EXPORT]) + leb(self.place[root])
                for name, root in zip(exported, roots, strict=True)
            ),
            named("__heap_base") + bytes([GLOBAL_EXPORT, HEAP_BASE]),
        ]
        bodies = [self.filled(given.functions[old]) for old in self.place]
        return HEADER + b"".join(
            [
                section(TYPES, given.types),
                section(FUNCTIONS, many([leb(given.type_of[old]) for old in self.place])),
                section(MEMORIES, many([b"\0" + leb(-(-heap // PAGE))])),
                section(GLOBALS, many([number(MUTABLE, STACK), number(CONSTANT, heap)])),
                section(EXPORTS, many(exports)),
                section(CODE, many([leb(len(body)) + body for body in bodies])),
                section(DATA, self.data(data_end)),
            ]
        )

    def reachable(self, roots: Sequence[int]) -> set[int]:
        """The functions that these call, directly or not, and they themselves."""
        found: set[int] = set()
        waiting = list(roots)
        while waiting:
            function = waiting.pop()
            if function not in found:
                found.add(function)
                waiting += [
                    self.given.symbols[one.index].index
                    for one in self.given.functions[function].references
                    if one.kind == FUNCTION_INDEX
                ]
        return found

    def lay_out(self) -> tuple[int, int]:
        """Give each segment its address; returns where the data ends, and where the zeros do."""
        given = self.given
        self.address = [0] * len(given.segments)
        at = data_end = STACK
        for empty in (False, True):
            for i, segment in enumerate(given.segments):
                if is_zero(segment) == empty:
                    self.address[i] = at = aligned(at, given.alignment[i])
                    at += len(segment.content)
            data_end = data_end if empty else at
        return data_end, at

    def data(self, end: int) -> bytes:
        """The data that is not zero, in one segment."""
        memory = bytearray(end - STACK)
        for address, segment in zip(self.address, self.given.segments, strict=True):
            if not is_zero(segment):
                content = self.filled(segment)
                memory[address - STACK : address - STACK + len(content)] = content
        return many([b"\0" + constant(STACK) + leb(len(memory)) + bytes(memory)])

    def filled(self, piece: Piece) -> bytes:
        """A piece with all its references filled in, as short as they can be written."""
        found, at = [], 0
        for one in piece.references:
            size = 4 if one.kind == MEMORY_PLAIN else PADDED
            found += [piece.content[at : one.place], self.value(one)]
            at = one.place + size
        return b"".join([*found, piece.content[at:]])

    def value(self, one: Reference) -> bytes:
        """What belongs where something is referred to."""
        if one.kind in OF_MEMORY:
            symbol = self.given.symbols[one.index]
            address = self.address[symbol.index] + symbol.offset + one.addend
            if one.kind == MEMORY_PLAIN:
                return address.to_bytes(4, "little")
            return signed_leb(address) if one.kind == MEMORY_SIGNED else leb(address)
        if one.kind == FUNCTION_INDEX:
            return leb(self.place[self.given.symbols[one.index].index])
        # A type keeps its index; of globals there is only one that can be referred to.
        return leb(STACK_POINTER if one.kind == GLOBAL_INDEX else one.index)


def is_zero(segment: Piece) -> bool:
    """Whether a segment is zero at first, as memory is anyway."""
    return not segment.references and not any(segment.content)


def aligned(address: int, alignment: int) -> int:
    """The next address that is a multiple of something."""
    return -(-address // alignment) * alignment


def many(parts: Sequence[bytes]) -> bytes:
    """Parts, after how many there are."""
    return leb(len(parts)) + b"".join(parts)


def constant(value: int) -> bytes:
    """Code that has a value of 32 bits."""
    return bytes([I32_CONST]) + signed_leb(value) + bytes([END])


def number(mutable: int, value: int) -> bytes:
    """A global of 32 bits."""
    return bytes([I32, mutable]) + constant(value)
