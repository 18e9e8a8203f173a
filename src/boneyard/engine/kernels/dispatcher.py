"""What Numba makes of a kernel: machine code for Python to call, or code for other kernels to link.

Left to itself, Numba optimises each function together with everything it calls and makes machine
code of it, with an entry for Python; then it does the same for the function that calls it, and so
on. But most kernels are never called from Python. Here, a kernel that is called by another one is
only translated for LLVM, and what Python calls is optimised as a whole, once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba.core import compiler, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.event import trigger_event
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral

from boneyard.engine.kernels.shortcuts import KernelFlags, collector_off

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}


class KernelDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A kernel, with the code for each signature that it was called with."""

    def __init__(self, function: Any) -> None:
        super().__init__(function, {}, OPTIONS)
        self._compiler = KernelCompiler(function, self.targetdescr, OPTIONS, {}, compiler.Compiler)
        self.linkable: dict[tuple[Any, ...], Any] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How another kernel calls this one, which is translated if it has not been.

        Once for all numbers: Numba would do it again for each constant.
        """
        plain = {name: unliteral(kind) for name, kind in kws.items()}
        pysig, args = self._compiler.fold_argument_types(tuple(map(unliteral, args)), plain)
        signature = self.translated(tuple(args)).signature
        name = self.py_func.__name__
        template = typing.make_concrete_template(name, key=name, signatures=[signature])
        return template, pysig, args, {}

    def translated(self, types: tuple[Any, ...]) -> Any:
        """The code for a signature, ready to be linked."""
        found = self.overloads.get(types) or self.linkable.get(types)
        if found is None:
            about = {"dispatcher": self, "args": types, "return_type": None}
            with global_compiler_lock, trigger_event("numba:compile", data=about):
                found = self.linkable[types] = self._compiler.translate(types)
            self.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
        return found

    def get_overload(self, sig: Any) -> Any:
        """What Numba knows the code for a signature by, when it translates a call."""
        return self.translated(tuple(getattr(sig, "args", sig))).entry_point

    def compile(self, sig: Any) -> Any:
        """Machine code for calls from Python."""
        with collector_off():
            entry = super().compile(sig)
        for result in self.overloads.values():
            if result.entry_point is entry and isinstance(result.library, EntryLibrary):
                result.library.set_environments(result)
        return entry


class KernelCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Numba's compiler with libraries of our own for the code."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        return self.compile_into(EntryLibrary, args, return_type)

    def translate(self, types: tuple[Any, ...]) -> Any:
        """Code that can be linked into a caller; its entry is only a name."""
        result = self.compile_into(
            LinkedLibrary,
            types,
            None,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            no_compile=True,
        )
        return result._replace(entry_point=object())

    def compile_into(self, kind: Any, types: Any, return_type: Any, **how: bool) -> Any:
        """What Numba does to compile a function, with the library that it writes into."""
        flags = KernelFlags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        for name, value in how.items():
            setattr(flags, name, value)
        context = self.targetdescr.target_context
        library = kind(context.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            types,
            return_type,
            flags,
            self.locals,
            library,
            self.pipeline_class,
        )


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel, without what it calls; no machine code is made of it."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def _optimize_functions(self, ll_module: Any) -> None:
        """Not here: what Python calls is optimised as a whole."""
        ll_module.data_layout = self._codegen._data_layout

    def own_code(self) -> Any:
        """This kernel alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """This kernel and all it calls, for callers that are not kernels of ours."""
        whole = self.own_code().clone()
        for piece in pieces(self._linking_libraries):
            whole.link_in(piece._get_module_for_linking(), preserve=True)
        return whole


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that Python calls, with all it calls."""

    def finalize(self) -> None:
        self._linking_libraries: list[Any] = pieces(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Twice: the second time LLVM finds functions that have become small enough to inline."""
        for _ in range(2):
            passes, builder = self._codegen._module_pass_manager()
            passes.run(self._final_module, builder)

    def set_environments(self, result: Any) -> None:
        """Numba sets these for every function that it makes machine code of."""
        for environment in result._find_referenced_environments():
            self.codegen.set_env(environment.env_name, environment)


class Piece:
    """The code of one kernel as a library that can be linked."""

    def __init__(self, library: LinkedLibrary) -> None:
        self._reload_init = library._reload_init
        self._get_module_for_linking = library.own_code


def pieces(libraries: Iterable[Any]) -> list[Any]:
    """These libraries and all that they need, each once and by itself.

    Callers come first: what nothing has asked for yet, LLVM leaves out.
    """
    found: dict[Any, Any] = {}

    def visit(library: Any) -> None:
        if library not in found:
            found[library] = library
            if isinstance(library, LinkedLibrary):
                for needed in library._linking_libraries:
                    visit(needed)
                found[library] = Piece(library)
            order.append(found[library])

    order: list[Any] = []
    for library in libraries:
        visit(library)
    return order[::-1]
