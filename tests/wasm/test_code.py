"""Kernels made into modules: what comes out of them, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import wasmtime

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.wasm.arguments import Array, Export, Long, Number, Own
from boneyard.engine.wasm.code import EXACT, PRODUCTS, machine, object_of, parsed
from boneyard.engine.wasm.linker import STACK, link
from boneyard.engine.wasm.sources import code_of
from boneyard.errors import BoneyardError

PRIMES = np.array([2, 3, 5, 7, 11], np.int64)
POINT = np.dtype([("x", np.int8), ("y", np.float64), ("z", np.int32, 3)], align=True)


@kernel
def prime(n: int) -> int:
    """A constant table."""
    return PRIMES[n]  # type: ignore[no-any-return]


@kernel
def negative(n: int) -> int:
    """A result below zero."""
    return -n


@kernel
def move_point(points: Any, by: int) -> None:
    """Fields of a record."""
    points[0].x += by
    points[0].y = np.sqrt(points[0].y)
    for i in range(3):
        points[0].z[i] = by * i


@kernel
def sorted_sum(numbers: Any, own: Any, n: int) -> int:
    """Memory on the stack, and some of the module's own that it keeps."""
    copy = stack_array(64, np.int64)
    for i in range(n):
        copy[i] = numbers[n - 1 - i]
    total = 0
    for i in range(n):
        total += (i + 1) * copy[i]
    own[0] += 1
    return total * 100 + own[0]  # type: ignore[no-any-return]


@kernel
def allocating(n: int) -> int:
    """Memory from outside."""
    return np.zeros(n, np.int64).sum()  # type: ignore[no-any-return]


@kernel
def raising(n: int) -> int:
    """An exception."""
    if n > 3:
        raise ValueError("too many")
    return n


@kernel
def of_libm(n: int) -> int:
    """A function whose last bit differs between machines."""
    return int(np.sin(n / 10) * 100)


class Running:
    """A module that runs."""

    def __init__(self, module: bytes) -> None:
        engine = wasmtime.Engine()
        self.module = wasmtime.Module(engine, module)
        self.store = wasmtime.Store(engine)
        self.exports: Any = wasmtime.Instance(self.store, self.module, []).exports(self.store)

    def call(self, name: str, *arguments: float) -> Any:
        """What a function returns."""
        return self.exports[name](self.store, *arguments)


def module_of(*exports: Export) -> bytes:
    """A module of these exports."""
    names = [export.name for export in exports]
    return link(object_of([code for one in exports for code in code_of(one)], names), names)


def test_numbers_and_tables() -> None:
    running = Running(
        module_of(
            Export("prime", prime, (Number(),)),
            Export("negative", negative, (Long(),), result="i64"),
        )
    )
    assert [running.call("prime", n) for n in range(5)] == [2, 3, 5, 7, 11]
    assert running.call("negative", 1 << 60) == -(1 << 60)
    assert running.module.imports == []


def test_a_kernel_that_is_kept_on_disk_has_code_all_the_same() -> None:
    function = prime.py_func  # type: ignore[attr-defined]
    assert kernel(function)(2) == 5
    assert "define" in code_of(Export("prime", kernel(function), (Number(),)))[0]


def test_records_and_memory() -> None:
    exports = (
        Export("move_point", move_point, (Array(POINT), Number()), result=""),
        Export(
            "sorted_sum",
            sorted_sum,
            (Array(np.int64, 64), Own(np.int64, 1, "counter"), Number()),
            result="i64",
        ),
    )
    running = Running(module_of(*exports))
    memory, heap = running.exports["memory"], running.exports["__heap_base"].value(running.store)
    assert heap >= STACK
    point = np.array([(5, 2.0, (0, 0, 0))], POINT)
    memory.write(running.store, point.tobytes(), heap)
    assert running.call("move_point", heap, -7) is None
    moved = np.frombuffer(memory.read(running.store, heap, heap + POINT.itemsize), POINT)[0]
    assert (moved["x"], moved["y"], *moved["z"]) == (-2, 2.0**0.5, 0, -7, -14)
    memory.write(running.store, np.array([3, 4, 5]).tobytes(), heap)
    assert running.call("sorted_sum", heap, 3) == (5 + 8 + 9) * 100 + 1
    assert running.call("sorted_sum", heap, 3) == (5 + 8 + 9) * 100 + 2


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (allocating, "NRT_MemInfo_alloc"),
        (raising, "wrong can raise an exception"),
        (of_libm, r"llvm\.sin\.f64 is called by wrong"),
    ],
)
def test_a_module_stands_alone(wrong: Callable[[int], int], problem: str) -> None:
    with pytest.raises(BoneyardError, match=problem):
        module_of(Export("wrong", wrong, (Number(),)))


def test_an_object_that_asks_for_something_is_not_linked() -> None:
    code = "declare i32 @elsewhere(i32)\ndefine i32 @here(i32 %x) {\n" + (
        "  %y = call i32 @elsewhere(i32 %x)\n  ret i32 %y\n}\n"
    )
    with pytest.raises(BoneyardError, match="elsewhere is asked for"):
        link(bytes(machine().emit_object(parsed(code))), ["here"])


def test_products_of_128_bits() -> None:
    """As LLVM asks for them: the parts of both factors, and where the product goes."""
    running = Running(link(bytes(machine().emit_object(parsed(PRODUCTS))), ["__multi3"]))
    memory, heap = running.exports["memory"], running.exports["__heap_base"].value(running.store)
    memory.grow(running.store, 1)
    for a, b in [
        (3, 5),
        (2**64 - 1, 2**64 - 1),
        (-7, 2**90 + 3),
        (0x123456789ABCDEF << 40, -(2**50)),
    ]:
        words = [signed(number >> shift) for number in (a, b) for shift in (0, 64)]
        running.call("__multi3", heap, *words)
        product = int.from_bytes(memory.read(running.store, heap, heap + 16), "little")
        assert product == a * b % 2**128


def signed(number: int) -> int:
    """The lowest 64 bits as a number that may be negative."""
    return (number + 2**63) % 2**64 - 2**63


def test_functions_that_are_not_used_are_left_out() -> None:
    code = (
        EXACT
        + "define double @root(double %x) {\n  %y = call double @sqrt(double %x)\n"
        + ("  ret double %y\n}\n")
    )
    content = bytes(machine().emit_object(parsed(code)))
    assert len(link(content, ["root"])) < len(link(content, ["root", "sqrt"]))
    assert Running(link(content, ["root"])).call("root", 2.0) == 2.0**0.5
