"""A game is at home in its folder: no other Python names it, but for a line in the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.engine.registry import BUILT_IN

SOURCE = Path(__file__).parents[1] / "src" / "boneyard"
REGISTRY = SOURCE / "engine" / "registry.py"
FILES = [
    file
    for file in sorted(SOURCE.rglob("*.py"))
    if file != REGISTRY and not file.is_relative_to(SOURCE / "games")
]
# Every word of a game's name, and what belongs to one game alone.
WORDS = {word for game in BUILT_IN for word in game.split("-")} - {"flat"}
NAMED = re.compile("|".join(sorted(WORDS | {"joker", r"\bd4\b", "cornerstone"})), re.IGNORECASE)


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that only explain: they may name a game as an example."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def named(node: ast.AST) -> Iterator[str]:
    """The names and texts of a node: what it is called, what it refers to, what it holds."""
    for _, value in ast.iter_fields(node):
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str):
                yield one


def faults(source: str) -> list[tuple[int, str]]:
    """Where a source names a game, and how."""
    tree = ast.parse(source)
    explained = docstrings(tree)
    return [
        (getattr(node, "lineno", 0), text)
        for node in ast.walk(tree)
        if id(node) not in explained
        for text in named(node)
        if NAMED.search(text)
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_game_is_named_outside_its_folder(file: Path) -> None:
    found = faults(file.read_text("utf-8"))
    assert [f"{file}:{line}: {text}" for line, text in found] == []


@pytest.mark.parametrize(
    "source",
    [
        'if game == "domino4": pass',
        'say(f"domino4-{end}")',
        "from boneyard.games.domination import board",
        "import boneyard.games.classic.rules as rules",
        "tower_height = 3",
        "def fall(magnetic): pass",
        "view.jokers()",
        "class Tower: pass",
        "call(staggered=1)",
        'LABELS = {"accept": "d4-accept"}',
    ],
)
def test_a_name_is_found(source: str) -> None:
    assert [line for line, _ in faults(source)] == [1]


@pytest.mark.parametrize(
    "source", ['"""Like classic."""', "x = 1  # as in Domination", 'def f():\n    """A tower."""']
)
def test_explaining_is_allowed(source: str) -> None:
    assert faults(source) == []
