"""Why a kernel could not be compiled, in one sentence that names the kernel and the line.

Numba tells it on a page of text, or for an unknown field with the name of the field alone. Here the
place is looked for: in the kernel that was called, in those that it calls, and in the kernels of
the game whose state it was given.
"""

from __future__ import annotations

import builtins
import dis
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from numba import typeof
from numba.core.types import Record

from boneyard.engine.kernels.cache import package_with
from boneyard.engine.kernels.dispatch import kernels_of
from boneyard.errors import BadKernel

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
PLACE = re.compile(r" (?:at|from) (\S+) \((\d+)\)")
UNDEFINED = re.compile(r"name '(\w+)' is not defined")
MISSING = re.compile(r"has no attribute '(\w+)'")
MISCALLED = re.compile(r"to signature '(\(.*?\))' due to \"TypeError: (.*?)\"")
CALLEE = re.compile(r"Dispatcher\(<function (\w+) at")
MISWRITTEN = re.compile(r"(\w+)\(.*?\) is called with other arguments: .*")
NO_SUCH = re.compile(r"No implementation of function .*?>>> (.*?)\n", re.DOTALL)
OF_PIPELINE = "Failed in nopython mode pipeline"
PYTHON_FOR_KERNELS = "kernels have numbers, tuples and arrays, and of Python what Numba can compile"

Place = tuple[FunctionType, int]  # a kernel and a line in it


def explained(function: FunctionType, arguments: Iterable[Any], error: Exception) -> BadKernel:
    """What went wrong when a kernel was compiled for these arguments."""
    records = [record for argument in arguments if (record := record_of(argument))]
    kernels = list(reachable([function, *(k for r in records for k in kernels_of(r))]))
    text = COLOURS.sub("", str(error)) + told_place(error)
    place, why = (
        field_mistake(error, records, kernels)
        or name_mistake(text, kernels)
        or call_mistake(text, kernels)
        or (place_in(text, kernels), other_mistake(text))
    )
    kernel, line = place or (function, function.__code__.co_firstlineno)
    return BadKernel(
        f"{short(kernel.__code__.co_filename)}:{line}, kernel {kernel.__name__}: {why}"
    )


def told_place(error: Exception) -> str:
    """The place that an error of Numba knows, as its texts write it."""
    loc = getattr(error, "loc", None)
    return "" if loc is None else f"\n at {loc.filename} ({loc.line})"


def field_mistake(
    error: Exception, records: list[Record], kernels: list[FunctionType]
) -> tuple[Place | None, str] | None:
    """A field that the state has not; Numba then raises a KeyError with its name."""
    if not (isinstance(error, KeyError) and error.args and isinstance(error.args[0], str)):
        return None
    field = error.args[0]
    there = ", ".join(name for record in records for name in record.fields)
    return (
        place_of_name(field, ("LOAD_ATTR", "STORE_ATTR", "LOAD_METHOD"), kernels),
        f"the state has no field {field!r}" + (f"; it has {there}" if there else ""),
    )


def name_mistake(text: str, kernels: list[FunctionType]) -> tuple[Place | None, str] | None:
    """A name that is not defined, or that a module has not."""
    if found := UNDEFINED.search(text):
        lacking = [kernel for kernel in kernels if not is_defined(found[1], kernel)]
        return place_of_name(found[1], ("LOAD_GLOBAL",), lacking), f"{found[1]!r} is not defined"
    if found := MISSING.search(text):
        return (
            place_of_name(found[1], ("LOAD_ATTR", "LOAD_METHOD"), kernels),
            text.splitlines()[0],
        )
    return None


def call_mistake(text: str, kernels: list[FunctionType]) -> tuple[Place | None, str] | None:
    """A kernel that is called with too few arguments, or too many."""
    if found := MISWRITTEN.search(text):  # by a stand-in of `dispatch`: its game is wrong
        itself = [(k, k.__code__.co_firstlineno) for k in kernels if k.__name__ == found[1]]
        return next(iter(itself), None), found[0]
    wrong, callee = MISCALLED.search(text), CALLEE.search(text)
    if not (wrong and callee):
        return None
    why = f"{callee[1]}{wrong[1]} is called with other arguments: {wrong[2]}"
    return place_in(text, kernels), why


def other_mistake(text: str) -> str:
    """What Numba says first; and what kernels are made of."""
    if found := NO_SUCH.search(text):
        return f"Numba cannot compile {found[1].strip()}; {PYTHON_FOR_KERNELS}"
    lines = [line.strip() for line in text.splitlines()]
    said = next((line for line in lines if line and not line.startswith(OF_PIPELINE)), text)
    said = re.split(r"\.* ?Raised from |, defined at ", said)[0].strip(" .")
    return f"{said}; {PYTHON_FOR_KERNELS}"


def place_in(text: str, kernels: list[FunctionType]) -> Place | None:
    """The first place in a text that lies in one of the kernels: the innermost comes first."""
    for file, number in PLACE.findall(text):
        for kernel in kernels:
            if kernel.__code__.co_filename == file and int(number) in lines_of(kernel):
                return kernel, int(number)
    return None


def place_of_name(name: str, opcodes: tuple[str, ...], kernels: list[FunctionType]) -> Place | None:
    """Where one of the kernels first uses a name in such a way."""
    for kernel in kernels:
        for step in dis.get_instructions(kernel):
            line = step.positions.lineno if step.positions else None
            if line and step.opname in opcodes and step.argval == name:
                return kernel, line
    return None


def lines_of(kernel: FunctionType) -> range:
    """The lines of a kernel."""
    lines = [line for _, _, line in kernel.__code__.co_lines() if line]
    return range(kernel.__code__.co_firstlineno, max(lines) + 1)


def is_defined(name: str, kernel: FunctionType) -> bool:
    """Whether a kernel can know what a name means."""
    return name in kernel.__globals__ or hasattr(builtins, name)


def reachable(kernels: Iterable[Any]) -> Iterator[FunctionType]:
    """Kernels, and those that they call, as plain functions, each once."""
    waiting, seen = list(kernels), set()
    while waiting:
        kernel = waiting.pop(0)
        function = getattr(kernel, "py_func", kernel)
        if not isinstance(function, FunctionType) or function in seen:
            continue
        seen.add(function)
        yield function
        names = function.__code__.co_names
        known = [function.__globals__.get(name) for name in names]
        modules = [module for module in known if isinstance(module, ModuleType)]
        known += [getattr(module, name, None) for module in modules for name in names]
        waiting += [value for value in known if hasattr(value, "py_func")]


def record_of(argument: Any) -> Record | None:
    """The type of the state that an argument is, or is an array of."""
    try:
        kind = typeof(argument)
    except ValueError:  # of no type that Numba knows
        return None
    state = kind if isinstance(kind, Record) else getattr(kind, "dtype", None)
    return state if isinstance(state, Record) else None


def short(file: str) -> str:
    """A file from its package on."""
    package = package_with(file)
    if package is None:
        return file
    start = package.parent if (package / "__init__.py").is_file() else package
    return Path(file).resolve().relative_to(start).as_posix()
