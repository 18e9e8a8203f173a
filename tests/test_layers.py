"""Imports go one way only: a layer knows those before it, never those after it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "boneyard"
FILES = sorted(SOURCE.rglob("*.py"))

# From the ground up: a part may import only parts of earlier lines.
LAYERS = [
    ["errors", "jit", "progress"],
    ["words", "rng", "tiles", "record", "dispatch"],
    ["deals", "dumps", "entry"],
    ["guard"],
    ["game"],
    ["physics"],
    ["games"],
    ["position"],
    ["front", "memory"],
    ["match", "simulation", "warm", "scenes"],
    ["examples", "lessons"],
    ["cuda", "bots"],
    ["testkit"],
    ["arena", "envs", "server"],
    ["cli"],
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
# Imported inside a function, because it is slow or may be missing; the only ways upwards.
LATE = {("errors", "words"), ("simulation", "cuda")}


def part(file: Path) -> str:
    """The file or folder of the package that a file belongs to."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(file: Path) -> set[str]:
    """The parts of the package that a file imports at run time."""
    found = set()
    tree = ast.parse(file.read_text("utf-8"))
    only_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        names: list[str] = []
        if id(node) in only_types:
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
            assert node.level == 0, f"{file.name}: imports are written in full"
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            words = name.split(".")
            if words[0] == "boneyard" and len(words) > 1 and words[1] in LEVEL:
                found.add(words[1])
    return found


def test_every_part_has_a_layer() -> None:
    parts = {part(file) for file in FILES} - {"__init__", "__main__"}
    assert parts <= set(LEVEL)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_go_one_way(file: Path) -> None:
    own = part(file)
    if own in ("__init__", "__main__"):
        return
    for other in imports(file) - {own}:
        assert LEVEL[other] < LEVEL[own] or (own, other) in LATE, f"{own} imports {other}"
