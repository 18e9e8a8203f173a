"""The client knows our games only in their folders in client/src/boards, and in one list there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from boneyard.engine.registry import BUILT_IN

SOURCE = Path(__file__).parents[1] / "client" / "src"
BOARDS = SOURCE / "boards"
KINDS = (".ts", ".tsx", ".js", ".css")
ORDINARY = {"flat"}  # also a word of its own
NAMES = sorted({word for game in BUILT_IN for word in game.split("-")} - ORDINARY)
NAMED = re.compile("|".join([*NAMES, r"domino[ -]4", r"\bd4-"]), re.IGNORECASE)
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")


def sources(folder: Path) -> Iterator[Path]:
    """The files of a folder that go into the build."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in KINDS and ".test." not in file.name:
            yield file


def test_nothing_outside_the_boards_names_a_game() -> None:
    found = [
        f"{file.relative_to(SOURCE.parents[1])}:{number}: {line.strip()}"
        for file in sources(SOURCE)
        if BOARDS not in file.parents
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert not found, "\n".join(found)


def test_every_game_has_its_folder() -> None:
    for game in BUILT_IN:
        assert (BOARDS / game / "card.ts").is_file(), game
        assert list((BOARDS / game).glob("board.ts*")), game


def test_only_the_list_of_games_reaches_into_their_folders() -> None:
    found = []
    for file in sources(BOARDS):
        for name in IMPORTED.findall(file.read_text("utf-8")):
            target = (file.parent / name).resolve().relative_to(SOURCE).parts
            game = target[1] if target[0] == "boards" and len(target) > 1 else None
            if game in BUILT_IN and BOARDS / game not in file.parents:
                found.append(f"{file.relative_to(BOARDS)} imports {name}")
    assert all(line.startswith("index.ts imports ./") for line in found), "\n".join(found)
    assert len(found) == len(BUILT_IN)
