"""One game made into the bytes of its module.

What Numba writes depends on its settings, and on what it compiled before. So a module is built in a
process of its own, with nothing in it but the game: then it has the same bytes on every run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from typing import Any

from boneyard.errors import BoneyardError

SETTINGS = {
    "NUMBA_OPT": "0",  # nothing of the processor that compiles it
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",
    "PYTHONWARNINGS": "ignore",  # that code of this kind cannot be kept
    "PYTHONIOENCODING": "utf-8",
}


def build(command: Sequence[str]) -> bytes:
    """The module that a Python command line writes to its standard output, run alone."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **SETTINGS, "BONEYARD_CACHE": cache}
        done = subprocess.run(
            [sys.executable, *command], env=environment, capture_output=True, check=False
        )
    if done.returncode:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise BoneyardError(lines[-1] if lines else f"{command[-1]} could not be built")
    return done.stdout


def compilers() -> dict[str, str]:
    """What a module is built with: others may write other code of the same meaning."""
    import llvmlite
    import numba

    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"python": python, "numba": numba.__version__, "llvmlite": llvmlite.__version__}


def module_of(rules: Any, exports: Sequence[Any], modules: Sequence[str]) -> bytes:
    """The module of a game with these exports, which come from these Python modules."""
    from boneyard.engine.wasm import code, linker, sources
    from boneyard.engine.wasm.manifest import manifest_for
    from boneyard.engine.wasm.origin import origin_of
    from boneyard.engine.wasm.sections import with_manifest

    origin = origin_of(modules)  # before anything is compiled: they may change meanwhile
    names = [export.name for export in exports]
    codes = (part for export in exports for part in sources.code_of(export))
    module = linker.link(code.object_of(codes, names), names)
    return with_manifest(module, {**manifest_for(rules, exports, origin), "compilers": compilers()})
