"""The package as if it were installed: the metadata of an entry point, made for the tests alone.

So the game is there for these tests and the programs they start, and for no others.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GROUP = "boneyard.games"


@pytest.fixture(scope="session")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what an installation writes about this package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folder = tmp_path_factory.mktemp("installed")
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    points = [f"{name} = {module}" for name, module in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points, ""]), "utf-8")
    return folder


@pytest.fixture(scope="module", autouse=True)
def installed(metadata: Path) -> Iterator[None]:
    """While the tests of a file run, the game is installed, here and in programs they start."""
    places = [str(metadata), str(ROOT / "src")]
    with pytest.MonkeyPatch.context() as patch:
        for place in places:
            patch.syspath_prepend(place)
        path = os.pathsep.join([*places, os.environ.get("PYTHONPATH", "")])
        patch.setenv("PYTHONPATH", path.rstrip(os.pathsep))
        yield
