"""Build what is published, and try it as a user would: `python3 dev.py release`

The source distribution is built from this folder and the wheel from the source distribution, both
into dist/, with a list of everything that is inside (CycloneDX). Each is installed in an empty
environment and tried from an empty folder: the version, types, a game between bots, and a server
that answers with the page.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
# Our environment has no pip of its own; that of the Python it was made from installs into any.
BASE = str(Path(sys.base_prefix) / ("python.exe" if os.name == "nt" else "bin/python3"))
PIP = [BASE, "-m", "pip", "--disable-pip-version-check"]
PROGRAM = """
import boneyard
from pathlib import Path

assert (Path(boneyard.__file__).parent / "py.typed").is_file(), "py.typed is missing"
assert len(boneyard.available_games()) == 6
position = boneyard.load("classic").new(players=2, seed=1)
while not position.over:
    position.play(position.legal()[0])
assert boneyard.replay(str(position.record)).result == position.result
"""


def main() -> int:
    """Build both, then try each."""
    version = read_version()
    shutil.rmtree(DIST, ignore_errors=True)
    say(f"Building boneyard {version} …")
    call([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST)], ROOT)
    [source] = DIST.iterdir()
    call([*PIP, "wheel", "--no-deps", "-w", str(DIST), str(source)], ROOT)
    built = sorted(DIST.iterdir())
    call([sys.executable, "tools/sbom.py", str(DIST / f"boneyard-{version}.cdx.json")], ROOT)
    for file in built:
        say(f"Trying {file.name} ({file.stat().st_size / 1e6:.1f} MB) …")
        with tempfile.TemporaryDirectory() as folder:
            try_out(file, Path(folder), version)
    say(f"All is well; see {DIST.relative_to(ROOT)}/.")
    return 0


def read_version() -> str:
    """From the one place where it is written."""
    source = (ROOT / "src" / "boneyard" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+?)"', source, re.MULTILINE)
    assert found is not None
    return found[1]


def try_out(file: Path, folder: Path, version: str) -> None:
    """Install a file in an empty environment, and use what came of it."""
    call([BASE, "-m", "venv", "--without-pip", str(folder / "venv")], folder)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, boneyard = str(programs / "python"), str(programs / "boneyard")
    call([*PIP, "--python", python, "install", str(file)], folder)
    told = call([boneyard, "--version"], folder)
    assert told.strip() == f"boneyard {version}", told
    call([python, "-W", "error", "-c", PROGRAM], folder)
    call([boneyard, "arena", "classic", "--bots", "child,beginner", "--deals", "2"], folder)
    with serving(boneyard, folder) as address:
        assert '{"ok":true}' in fetch(f"{address}healthz")
        page = fetch(address)
        script = re.search(r'src="(?:\./|/)?(assets/[^"]+\.js)"', page)
        assert script is not None, "the page has no script"
        assert fetch(address + script[1])


@contextmanager
def serving(boneyard: str, folder: Path) -> Iterator[str]:
    """A server on a free port of this machine, and its address."""
    process = subprocess.Popen(
        [boneyard, "serve", "--port", "0", "--data", str(folder / "data"), "--lang", "en"],
        cwd=folder,
        env=clean_environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found is not None, "the server did not start"
        yield found[0]
    finally:
        process.terminate()
        process.wait(30)


def fetch(address: str) -> str:
    """What a browser would get."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read(), "utf-8")


def call(command: list[str], folder: Path) -> str:
    """Run a step; what it printed is shown if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=clean_environment(folder),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}")
    return done.stdout


def clean_environment(folder: Path) -> dict[str, str]:
    """Nothing of this tree can be imported, and nothing compiled before is used."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"BONEYARD_CACHE": str(folder / "cache")}


def say(line: str) -> None:
    """What is being done."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
