"""Kernels that other kernels link, kept on disk as they were translated for LLVM.

Most of the time that compiling takes is Numba's work in Python, function by function: what types
there are, and what they mean in LLVM. A kernel of the rules is linked into many loops: into those
that simulate, search and run batches, each in its own process. It is translated for the first of
them only. Each is kept by itself, with the names of the kernels that it calls.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
from numba.core.caching import CompileResultCacheImpl
from numba.core.compiler import CompileResult

from boneyard.engine.kernels.cache import CacheOfGame
from boneyard.engine.kernels.dispatcher import LinkedLibrary

Name = tuple[str, str]  # a module and a name in it


class Translation(CompileResultCacheImpl):  # type: ignore[misc]
    """How a translated kernel becomes data, and a kernel again."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        """Not the file for calls from Python."""
        return f"{super().get_filename_base(fullname, abiflags)}.linked"

    def check_cachable(self, result: Any) -> bool:
        """Whether all that it needs can be found again by a name."""
        library = result.library
        if result.lifted or result.reload_init or library._dynamic_globals:
            return False
        return all(found_again(part) for part in library._linking_libraries)

    def reduce(self, result: Any) -> Any:
        """Its code, with what Numba added to it; and which kernels it calls, for which types."""
        library, result.fndesc.typemap, result.fndesc.calltypes = result.library, None, None
        code, called = library.own_code().clone(), []
        for part in library._linking_libraries:
            if (origin := getattr(part, "origin", None)) is None:
                code.link_in(part._get_module_for_linking(), preserve=True)
            else:
                called.append((name_of(origin[0]), origin[1]))
        return (
            library.name,
            code.as_bitcode(),
            called,
            result.fndesc,
            result.environment,
            result.signature,
        )

    def rebuild(self, context: Any, kept: Any) -> Any:
        """The kernel, with those that it calls; they are translated if they are not kept."""
        name, code, called, fndesc, environment, signature = kept
        library = LinkedLibrary(context.codegen(), name)
        library._shared_module = llvm.parse_bitcode(code)
        for kernel, types in called:
            library.add_linking_library(kernel_named(kernel).translated(types).library)
        library.finalize()
        return CompileResult(
            typing_context=context.typing_context,
            target_context=context,
            entry_point=object(),
            typing_error=None,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=fndesc,
            library=library,
            call_helper=None,
            environment=environment,
            metadata=None,
            reload_init=(),
            referenced_envs=(),
        )


class Translations(CacheOfGame):
    """Numba's cache, for kernels to be linked."""

    _impl_class = Translation


def found_again(library: Any) -> bool:
    """Whether a part is a kernel that has a name, or nothing but code."""
    origin = getattr(library, "origin", None)
    if origin is None:
        return not library._dynamic_globals and not library._reload_init
    return find(name_of(origin[0])) is origin[0]


def name_of(kernel: Any) -> Name:
    """By what a kernel is found again."""
    return kernel.py_func.__module__, kernel.py_func.__qualname__


def find(name: Name) -> Any:
    """What has a name; None: nothing has."""
    module, qualified = name
    try:
        found: Any = import_module(module)
        for part in qualified.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError):
        return None
    return found


def kernel_named(name: Name) -> Any:
    """The kernel of a name that was kept."""
    kernel = find(name)
    if kernel is None:
        raise LookupError(f"there is no kernel {'.'.join(name)} any more")
    return kernel
