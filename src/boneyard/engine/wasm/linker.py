"""An object file made into a module that imports nothing."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

STACK = 1 << 20


def link(code: bytes, exported: Sequence[str]) -> bytes:
    """A module of this object file; its stack is below its data, so that it cannot overflow."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "code.o")
        file.write_bytes(code)
        target = Path(folder, "module.wasm")
        subprocess.run(
            [
                "wasm-ld-19",
                "--no-entry",
                "--gc-sections",
                "--strip-all",
                "--stack-first",
                f"-zstack-size={STACK}",
                "-O2",
                "--export=__heap_base",
                *(f"--export={name}" for name in exported),
                "-o",
                str(target),
                str(file),
            ],
            check=True,
        )
        return target.read_bytes()
