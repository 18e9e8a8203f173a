"""The package as if it were installed, for a while: no other test sees the game."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GROUP = "boneyard.games"


def write_metadata(folder: Path) -> None:
    """What an installation writes about this package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n")
    points = [f"{game} = {module}" for game, module in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points, ""]))


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The game is there, in this process and in programs that it starts."""
    write_metadata(folder)
    places = [str(folder), str(ROOT / "src")]
    with pytest.MonkeyPatch.context() as patch:
        for place in places:
            patch.syspath_prepend(place)
        inherited = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
        patch.setenv("PYTHONPATH", os.pathsep.join([*places, *inherited]))
        yield
