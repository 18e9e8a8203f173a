"""What is given away: a wheel with everything the game brings."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

from hatchling.builders.wheel import WheelBuilder

from installing import ROOT

HOME = ROOT / "src" / "mexican_train"


def test_a_wheel_has_all_files_of_the_game(tmp_path: Path) -> None:
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        points = packed.read("boneyard_mexican_train-1.0.0.dist-info/entry_points.txt").decode()
    files = [file for file in HOME.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert {file.relative_to(HOME.parent).as_posix() for file in files} <= names
    assert "mexican-train = mexican_train.rules" in points
