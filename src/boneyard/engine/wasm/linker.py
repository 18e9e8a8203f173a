"""An object file made into a module that imports nothing."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

STACK = 1 << 20


def link(objects: Sequence[bytes], exported: Sequence[str]) -> bytes:
    """A module of these object files; its stack is below its data, so that it cannot overflow."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{i}.o") for i in range(len(objects))]
        for file, content in zip(files, objects, strict=True):
            file.write_bytes(content)
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
                *map(str, files),
            ],
            check=True,
        )
        return target.read_bytes()
