"""LLVM code, as Numba writes it, made into an object file for WebAssembly.

Numba's code knows nothing of a processor as long as it is not optimised. It speaks of 64-bit sizes,
but all pointers are opaque and every field of a record is at a fixed place, so that it means the
same where addresses have 32 bits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from boneyard.engine.wasm.sources import RAISES
from boneyard.errors import BoneyardError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
OF_HOST = (
    (re.compile(r"^target triple = .*$", re.M), ""),
    (re.compile(r"^target datalayout = .*$", re.M), ""),
    (re.compile(r'"target-(cpu|features)"="[^"]*"'), ""),
    (re.compile(r'"no-trapping-math"="[^"]*"'), ""),
)
# Counting who uses memory that was allocated: there is none. If there were some, `check` would
# find the function that allocates.
COUNTING = re.compile(r"^define \S+ void @(NRT_\w+ref)\(.*?^}$", re.M | re.S)
NOT_COUNTING = r"define linkonce_odr void @\1(ptr %memory) alwaysinline {\n  ret void\n}"
OF_LIBM = re.compile(r"llvm\.(sin|cos|tan|a?sin|a?cos|atan2?|\w+h|exp\d*|log\d*|powi?|fma|ldexp)\.")
ADDRESS_OF_HOST = "numba.dynamic.globals"  # of something in the process that compiled it

# What Numba asks of libm although every processor has it, exact to the last bit.
EXACT = "".join(
    f"""
declare double @llvm.{name}.f64(double)
define linkonce_odr double @{name}(double %x) alwaysinline {{
  %y = call double @llvm.{name}.f64(double %x)
  ret double %y
}}
"""
    for name in ("sqrt", "floor", "ceil", "trunc", "fabs")
)

# Products of 128 bits, in case LLVM wants one: nothing of a library is linked.
PRODUCTS = """
define void @__multi3(ptr %to, i64 %a, i64 %a_high, i64 %b, i64 %b_high) {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %carry0 = lshr i64 %p00, 32
  %mid0 = add i64 %p01, %carry0
  %mid0_low = and i64 %mid0, 4294967295
  %mid0_high = lshr i64 %mid0, 32
  %mid1 = add i64 %p10, %mid0_low
  %mid1_high = lshr i64 %mid1, 32
  %low = mul i64 %a, %b
  %high0 = add i64 %p11, %mid0_high
  %high1 = add i64 %high0, %mid1_high
  %cross0 = mul i64 %a, %b_high
  %cross1 = mul i64 %a_high, %b
  %high2 = add i64 %high1, %cross0
  %high = add i64 %high2, %cross1
  store i64 %low, ptr %to
  %next = getelementptr i8, ptr %to, i32 8
  store i64 %high, ptr %next
  ret void
}
"""


def object_of(codes: Iterable[str], exported: Sequence[str]) -> bytes:
    """One object file of all this code; only the exported functions can be called from outside."""
    module = linked(codes)
    keep_only(module, exported)
    optimise(module)
    check(module)
    module.link_in(parsed(PRODUCTS))
    return bytes(machine().emit_object(module))


@cache
def machine() -> Any:
    """LLVM's picture of a WebAssembly machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")


def linked(codes: Iterable[str]) -> Any:
    """All code in one module; what several pieces have in common is there once."""
    module = parsed(EXACT)
    for code in codes:
        module.link_in(parsed(code))
    return module


def parsed(code: str) -> Any:
    """Code for the host, taken as code for WebAssembly."""
    for pattern, instead in OF_HOST:
        code = pattern.sub(instead, code)
    code = COUNTING.sub(NOT_COUNTING, code)
    heading = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine().target_data}"\n'
    return llvm.parse_assembly(heading + code)


def keep_only(module: Any, exported: Sequence[str]) -> None:
    """Let everything but the exported functions be optimised away."""
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name not in exported:
            part.linkage = "internal"


def optimise(module: Any) -> None:
    """Make it fast and small."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False  # there are no vectors
    builder = llvm.create_pass_builder(machine(), options)
    builder.getModulePassManager().run(module, builder)


def check(module: Any) -> None:
    """An error that names what a module would have to ask for from outside, if anything."""
    parts = [*module.functions, *module.global_variables]
    outside = [part.name for part in parts if part.is_declaration]
    outside += [part.name for part in parts if part.name.startswith(ADDRESS_OF_HOST)]
    wanted = sorted(name for name in outside if OF_LIBM.match(name) or not name.startswith("llvm."))
    if not wanted:
        return
    raising = [name.removeprefix(RAISES) for name in wanted if name.startswith(RAISES)]
    others = [name for name in wanted if not name.startswith(RAISES)]
    problems = [f"{name} can raise an exception" for name in raising]
    if others:
        callers = {name: callers_of(module, name) for name in others}
        problems += [f"{name} is called by {', '.join(callers[name])}" for name in others]
    raise BoneyardError("a module stands alone, but " + "; ".join(problems))


def callers_of(module: Any, name: str) -> list[str]:
    """The functions whose code speaks of a name."""
    speaks = re.compile(rf'@"?{re.escape(name)}"?\W')
    return [f.name for f in module.functions if not f.is_declaration and speaks.search(str(f))]
