"""The code of kernels as Numba writes it for LLVM, before it is made for any processor."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.np.numpy_support import from_dtype

from boneyard.engine.kernels.explain import explained
from boneyard.engine.wasm.arguments import Argument, Array, Export, Long, Own

OWN = "boneyard.own."  # names of the module's own memory
RAISES = "boneyard.raises."  # called where the kernel of an export raises


def code_of(export: Export) -> list[str]:
    """The code of an export and of all that it calls."""
    signature = tuple(type_of(argument) for argument in export.arguments)
    cache = export.kernel._cache
    cache.disable()  # what is kept on disk is machine code, which nobody can read
    try:
        export.kernel.compile(signature)
    except Exception as error:
        samples = [np.zeros(1, one.dtype) for one in export.arguments if isinstance(one, Array)]
        raise explained(export.kernel.py_func, samples, error) from error
    finally:
        cache.enable()
    compiled = export.kernel.overloads[signature]
    function = compiled.fndesc.llvm_func_name
    return [
        compiled.library.get_llvm_str(),
        wrapper(export, function, compiled.signature.return_type),
    ]


def type_of(argument: Argument) -> Any:
    """What Numba calls the type of an argument."""
    if isinstance(argument, Array):
        return types.Array(from_dtype(np.dtype(argument.dtype)), 1, "C")
    if isinstance(argument, Long) and argument.unsigned:
        return types.uint64
    return types.int64


def wrapper(export: Export, function: str, returned: Any) -> str:
    """A function of plain numbers that calls a kernel in Numba's way.

    A kernel gets the address for its result, one for an exception, and then its arguments, arrays
    as seven numbers each; it returns whether it raised something.
    """
    taken = ", ".join(
        f"{argument.wasm} %a{i}"
        for i, argument in enumerate(export.arguments)
        if not isinstance(argument, Own)
    )
    given = [handed(i, argument) for i, argument in enumerate(export.arguments)]
    kinds = ["ptr", "ptr", *(value.split()[0] for _, values in given for value in values)]
    own = {argument.name: argument for argument in export.arguments if isinstance(argument, Own)}
    lines = [
        *(memory(argument) for argument in own.values()),
        f'declare i32 @"{function}"({", ".join(kinds)})',
        f'declare void @"{RAISES}{export.name}"()',
        f"define {export.result or 'void'} @{export.name}({taken}) {{",
        "  %result = alloca i64",
        "  %exception = alloca ptr",
        *(line for before, _ in given for line in before),
        f'  %status = call i32 @"{function}"(ptr %result, ptr %exception, '
        + ", ".join(value for _, values in given for value in values)
        + ")",
        "  %fine = icmp eq i32 %status, 0",
        "  br i1 %fine, label %done, label %raised",
        "raised:",
        f'  call void @"{RAISES}{export.name}"()',
        "  unreachable",
        "done:",
        *answer(returned, export.result),
        "}",
    ]
    return "\n".join(lines) + "\n"


def handed(i: int, argument: Argument) -> tuple[list[str], list[str]]:
    """Code that makes argument number i what the kernel wants, and the values that it makes."""
    if isinstance(argument, Array):
        if isinstance(argument, Own):
            before, address = [], f'@"{OWN}{argument.name}"'
        else:
            before, address = [f"  %p{i} = inttoptr i32 %a{i} to ptr"], f"%p{i}"
        count, item = f"i64 {argument.count}", f"i64 {argument.item}"
        return before, ["ptr null", "ptr null", count, item, f"ptr {address}", count, item]
    if isinstance(argument, Long):
        return [], [f"i64 %a{i}"]
    return [f"  %n{i} = sext i32 %a{i} to i64"], [f"i64 %n{i}"]


def memory(own: Own) -> str:
    """Memory of the module itself."""
    return f'@"{OWN}{own.name}" = linkonce_odr global [{own.size} x i8] zeroinitializer, align 16'


def answer(returned: Any, result: str) -> list[str]:
    """Code that returns the result of a kernel."""
    if not result:
        return ["  ret void"]
    bits = 8 if returned == types.boolean else returned.bitwidth
    wanted = int(result[1:])
    lines = [f"  %value = load i{bits}, ptr %result"]
    if bits == wanted:
        return [*lines, f"  ret {result} %value"]
    how = "trunc" if bits > wanted else "sext" if getattr(returned, "signed", False) else "zext"
    return [*lines, f"  %narrow = {how} i{bits} %value to {result}", f"  ret {result} %narrow"]
