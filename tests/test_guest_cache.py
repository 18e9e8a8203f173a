"""A guest's kernels, and loops over its game, are kept on disk by the sources of its package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.guest import RULES, write_guest

# What is asked of a process: how many moves there are, which kernels were compiled for that.
PROGRAM = """
import json, sys
from numba.core import event

sys.path.insert(0, {folder!r})
with event.install_recorder("numba:compile") as compiled:
    import boneyard
    from boneyard.bots import bot
    {guest}
    if guest is not None:
        boneyard.register(guest)
        position = boneyard.load("heap").new(players=2, seed=1)
        moves = len(position.legal())
        position.play(position.legal()[0])
        if {bots}:
            boneyard.simulate("heap", games=5, cores=1, progress=False)
            bot("beginner").get_ready("heap")
    else:
        moves = 0
    ours = boneyard.load("classic").new(players=2, seed=7)
    ours.play(ours.legal()[0])
    if {bots}:
        boneyard.simulate("classic", games=5, cores=1, progress=False)
starts = [record.data["dispatcher"].py_func for _, record in compiled.buffer if record.is_start]
print(json.dumps([moves, sorted({{f"{{f.__module__}}.{{f.__name__}}" for f in starts}})]))
"""
MADE = """
def making(count):
    @kernel
    def legal(s, seat, moves):
        for i in range(count):
            moves[i] = i + 1
        return count

    return legal


import sys
legal = making(sys.count)

"""
# Changes to the guest, and how many moves there are then.
EDITS = [
    ("steps.py", "min(2, s.heap)", "min(3, s.heap)", 3),
    ("heuristics.py", "else 1.0", "else 1.5", 2),
]
GUEST = "from guest_heap.rules import RULES as guest"


class House:
    """A cache folder and a guest, and processes that use them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.package = write_guest(folder)

    def run(self, guest: str = GUEST, bots: bool = False) -> tuple[int, list[str]]:
        """How many moves the guest's game has at first, and what had to be compiled."""
        program = PROGRAM.format(folder=str(self.folder), guest=guest, bots=bots)
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "BONEYARD_CACHE": str(self.cache)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        moves, compiled = json.loads(done.stdout)
        return moves, compiled

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a source of the guest."""
        file = self.package / name
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))
        later = (
            time.time() + 10
        )  # Python's own cache sees seconds only, and the size may be the same
        os.utime(file, (later, later))

    def files(self) -> dict[str, int]:
        """What is in the cache, and when it was written."""
        return {
            str(file.relative_to(self.cache)): file.stat().st_mtime_ns
            for file in self.cache.rglob("*")
            if file.is_file()
        }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One for all tests here, in which ours are compiled already."""
    house = House(tmp_path_factory.mktemp("house"))
    house.run("guest = None", bots=True)
    return house


def of_guest(compiled: list[str]) -> list[str]:
    """The kernels that are in the guest's package."""
    return [name for name in compiled if name.startswith("guest_heap.")]


@pytest.mark.slow
def test_a_second_process_compiles_nothing(house: House) -> None:
    ours = house.files()
    assert ours
    _, compiled = house.run(bots=True)
    assert "guest_heap.rules.play" in compiled
    assert "boneyard.simulation.cpu.play_games" in compiled
    assert "boneyard.engine.calls.play" in compiled
    assert "guest_heap.heuristics.weigh" in compiled
    kept = house.files()
    assert {name: kept[name] for name in ours} == ours, "ours are left alone"
    assert house.run(bots=True)[1] == []
    assert house.files() == kept


@pytest.mark.slow
def test_an_edit_compiles_the_guest_again_and_nothing_else(house: House) -> None:
    before, _ = house.run(bots=True)
    for file, old, new, moves in EDITS:
        bots = file == "heuristics.py"
        kept = house.files()
        house.edit(file, old, new)
        after, compiled = house.run(bots=bots)
        assert after == moves
        assert of_guest(compiled)
        assert not [name for name in compiled if "classic" in name]
        now = house.files()
        assert {name: now[name] for name in kept} == kept
        assert house.run(bots=bots) == (after, [])
        house.edit(file, new, old)
    assert house.run(bots=True) == (before, []), "what was compiled before is found again"


@pytest.mark.slow
def test_games_of_one_package_with_one_dtype_are_kept_apart(house: House) -> None:
    """They are never there together: a process that has both is told so."""
    (house.package / "more.py").write_text(
        RULES.replace("most(s)", "min(4, s.heap)").replace("scores[seat] = ", "scores[seat] = 1 - ")
    )
    first = house.run()
    second = house.run("from guest_heap.more import RULES as guest")
    assert (first[0], second[0]) == (2, 4)
    assert house.run() == (2, [])
    assert house.run("from guest_heap.more import RULES as guest") == (4, [])


@pytest.mark.slow
def test_a_guest_without_a_source_file_is_not_kept_and_ours_are(house: House) -> None:
    typed = "names = {'__name__': 'typed'}; exec(open(%r).read(), names); guest = names['RULES']"
    for _ in range(2):
        kept = house.files()
        moves, compiled = house.run(typed % str(house.package / "rules.py"))
        assert moves == 2
        assert {"typed.play", "boneyard.engine.calls.play"} <= set(compiled)
        assert not [name for name in compiled if "classic" in name]
        assert house.files().keys() >= kept.keys()


@pytest.mark.slow
def test_a_kernel_made_by_a_function_is_not_kept(house: House) -> None:
    """What it was given is in no file."""
    start, end = RULES.index("@kernel\ndef legal"), RULES.index("@kernel\ndef play")
    (house.package / "made.py").write_text(RULES[:start] + MADE + RULES[end:])
    for count in (1, 2):
        guest = f"sys.count = {count}; from guest_heap.made import RULES as guest"
        assert house.run(guest)[0] == count
