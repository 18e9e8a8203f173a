"""Write down exactly what is installed, with hashes: `python3 dev.py lock`

pyproject.toml has ranges, for those who install the package beside others. For the image and for
development one file for each purpose in requirements/ names every package, its version and the
hashes of its files, for every Python and every system that is supported. uv works them out.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
OLDEST = "3.11"
# The file of each purpose, and the extras that belong to it.
PURPOSES = {
    "play": (),
    "host": ("postgres",),
    "docs": ("docs",),
    "test": ("test",),
    "bench": ("bench",),
    "audit": ("audit",),
}
HEAD = "# Written by `python3 dev.py lock` from pyproject.toml; do not edit.\n"


def main() -> int:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for purpose, extras in PURPOSES.items():
        print(f"requirements/{purpose}.txt …", flush=True)
        pins = resolve(extras)
        (FOLDER / f"{purpose}.txt").write_text(HEAD + pins, "utf-8")
    return 0


def resolve(extras: tuple[str, ...]) -> str:
    """Every package that these extras need, and what builds the project, with hashes."""
    options = ["--universal", "--python-version", OLDEST, "--generate-hashes"]
    quiet = ["--quiet", "--no-header", "--no-annotate"]
    chosen = [word for extra in extras for word in ("--extra", extra)]
    command = [sys.executable, "-m", "uv", "pip", "compile", *quiet, *options, *chosen]
    done = subprocess.run(
        [*command, "pyproject.toml", "-"],
        cwd=ROOT,
        env=os.environ | {"UV_SYSTEM_CERTS": "1"},
        input="\n".join(build_requirements()),
        text=True,
        stdout=subprocess.PIPE,
    )
    if done.returncode:
        raise SystemExit(f"uv could not resolve {', '.join(extras) or 'the package'}")
    return done.stdout


def build_requirements() -> list[str]:
    """What builds the project, also in place (`editables` is what hatchling asks for then)."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [*project["build-system"]["requires"], "editables"]


def pinned(file: Path) -> dict[str, set[str]]:
    """The packages in a file of pins, each with its versions: several where Pythons differ."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(
        r"^([A-Za-z0-9._-]+)==([^\s;]+)", file.read_text("utf-8"), re.M
    ):
        found.setdefault(name.lower(), set()).add(version)
    return found


if __name__ == "__main__":
    sys.exit(main())
