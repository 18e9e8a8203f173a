"""Imports go one way only: a layer knows those before it, never those after it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "boneyard"
FILES = sorted(SOURCE.rglob("*.py"))

# From the ground up: a part may import only parts of earlier lines.
LAYERS = {
    "": [
        ["errors", "progress"],
        ["fleet"],
        ["engine"],
        ["content"],
        ["terminal"],
        ["games"],
        ["simulation"],
        ["bots"],
        ["coach"],
        ["puzzles"],
        ["research"],
        ["rl"],
        ["modules", "testkit"],
        ["arena", "server"],
        ["cli"],
    ],
    "engine": [
        ["kernels"],
        ["letters", "maths", "rng"],
        ["tiles"],
        ["deals"],
        ["rules", "dumps"],
        ["seeds"],
        ["views", "record", "observations", "features"],
        ["json_writer"],
        ["texts"],
        ["calls", "engine"],
        ["guard"],
        ["native"],
        ["registry"],
        ["wasm"],
        ["engines"],
        ["knowledge"],
        ["position"],
        ["dealing", "memory"],
        ["api"],
        ["match", "warm"],
    ],
    "games": [
        ["shared"],
        [
            "classic",
            "domination",
            "domino4",
            "magnetic_flat",
            "magnetic_tower",
            "magnetic_staggered",
        ],
    ],
    "bots": [
        ["api", "heuristics", "effort"],
        ["search"],
        ["levels", "random_bot"],
        ["hint", "warming"],
    ],
    "server": [
        ["settings"],
        ["wire", "ops"],
        ["access"],
        ["store"],
        ["workers"],
        ["tables"],
        ["cluster", "old_tables"],
        ["hub"],
        ["http"],
        ["app", "site"],
        ["serve"],
    ],
    "server.wire": [["protocol"], ["answers", "cluster"], ["typescript"]],
    "server.access": [["denied", "limits", "names", "tokens", "shuffle"]],
    "server.store": [["api", "file", "database"], ["sqlite", "postgres"]],
    "server.workers": [["fair_queue"], ["bots", "compiler"], ["bot_worker", "readiness"]],
    "server.tables": [
        ["clock", "events", "quarantine", "undo"],
        ["state"],
        ["seat_view"],
        ["context"],
        ["turn_time", "background"],
        ["guests"],
        ["journal", "aids"],
        ["autoplay"],
        ["table"],
    ],
    "server.http": [
        ["inbox", "lan", "static", "pages", "falls", "probe", "replays", "requests", "safety"],
        ["analyses"],
        ["games", "session", "websocket", "offline"],
        ["connection", "data"],
    ],
}
# Imported inside a function, because it is slow or may be missing; the only ways upwards.
LATE = {
    ("", "errors", "content"),
    ("engine", "record", "registry"),
    ("server.store", "api", "sqlite"),
    ("server.store", "api", "postgres"),
}
GAMES = ("classic", "domination", "domino4", "magnetic")


def parts_of(module: str, group: str) -> str | None:
    """The part of a group that a module belongs to; None: it is elsewhere, or the group itself."""
    words = module.split(".")
    inside = ["boneyard", *group.split(".")] if group else ["boneyard"]
    if words[: len(inside)] != inside or len(words) == len(inside):
        return None
    return words[len(inside)]


def module_of(file: Path) -> str:
    """A file as it is imported."""
    words = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


@cache
def imports(file: Path) -> set[str]:
    """The modules of the package that a file imports at run time."""
    found = set()
    tree = ast.parse(file.read_text("utf-8"))
    only_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in only_types:
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{file.name}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] == "boneyard"}


@pytest.mark.parametrize("group", LAYERS)
def test_every_part_has_a_layer(group: str) -> None:
    parts = {part for file in FILES if (part := parts_of(module_of(file), group))}
    assert parts - {"__main__"} == {name for line in LAYERS[group] for name in line}


@pytest.mark.slow
@pytest.mark.parametrize("group", LAYERS)
def test_imports_go_one_way(group: str) -> None:
    level = {name: number for number, line in enumerate(LAYERS[group]) for name in line}
    wrong = [
        f"{file.relative_to(SOURCE)}: {own} imports {other}: {module}"
        for file in FILES
        if (own := parts_of(module_of(file), group)) in level
        for module in imports(file)
        if (other := parts_of(module, group)) in level
        and other != own
        and (group, own, other) not in LATE
        and level[other] >= level[own]
    ]
    assert not wrong


def test_a_wrong_import_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    upside_down = [list(line) for line in reversed(LAYERS["engine"])]
    monkeypatch.setitem(LAYERS, "engine", upside_down)
    with pytest.raises(AssertionError, match=r"engine/api\.py: api imports"):
        test_imports_go_one_way("engine")
