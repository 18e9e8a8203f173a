"""A fleet: the same totals as one process, whatever is lost on the way.

    pip install 'boneyard[ray]' && python -m pytest -m campaign -n 0 tests/test_fleet.py

Ray is too large to be installed for every run of the tests, so these are a campaign. What needs no
cluster is tested with the rest.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.arena import Contest, run
from boneyard.errors import BadRecord, BadValue, BoneyardError
from boneyard.fleet import find_ray, open_fleet
from boneyard.simulation import pieces

GAMES = 300_000  # in 30 pieces
HERE: dict[str, Any] = {"seed": 5, "players": 3, "progress": False}


def test_runs_add_up() -> None:
    whole = boneyard.simulate("classic", 1000, **HERE, cores=1)
    parts = [
        boneyard.simulate("classic", n, **HERE, first=first) for first, n in ((0, 300), (300, 700))
    ]
    assert same(parts[0] + parts[1], whole)
    with pytest.raises(BadValue, match="do not add up"):
        whole + boneyard.simulate("domination", 1, progress=False)


def test_a_stopped_simulation_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "PIECE", (100, 100))
    monkeypatch.setattr(pieces, "SAVE_SECONDS", 0.0)
    file = tmp_path / "run.json"
    add = pieces.Checkpoint.add
    played: list[int] = []

    def stop_after_three(self: Any, piece: Any, totals: Any) -> None:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(piece.number)
        add(self, piece, totals)

    monkeypatch.setattr(pieces.Checkpoint, "add", stop_after_three)
    with pytest.raises(KeyboardInterrupt):
        boneyard.simulate("classic", 950, **HERE, checkpoint=file)
    assert json.loads(file.read_text())["done"] == [[0, 2]]
    monkeypatch.setattr(pieces.Checkpoint, "add", add)
    again = boneyard.simulate("classic", 950, **HERE, checkpoint=file)
    assert same(again, boneyard.simulate("classic", 950, **HERE))
    assert same(boneyard.simulate("classic", 950, **HERE, checkpoint=file), again)
    with pytest.raises(BadRecord, match="the checkpoint of another run"):
        boneyard.simulate("classic", 951, **HERE, checkpoint=file)
    file.write_text("[]")
    with pytest.raises(BadRecord, match="not the checkpoint of a simulation"):
        boneyard.simulate("classic", 950, **HERE, checkpoint=file)


def test_bad_fleets_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadValue, match='fleet is "ray" or the address'), open_fleet(""):
        pass
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(BoneyardError, match=r"pip install 'boneyard\[ray\]'"):
        boneyard.simulate("classic", 10, fleet="ray", progress=False)


def same(one: Any, two: Any) -> bool:
    """Whether two runs have the same totals; their times may differ."""
    names = ("game", "players", "games", "moves", "wins", "nobody", "shared")
    return all(getattr(one, name) == getattr(two, name) for name in names)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes of one core each, with nothing running on them yet."""
    try:
        find_ray()
    except BoneyardError as problem:
        pytest.skip(str(problem))
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def on_cluster(function: Any) -> Any:
    """A test that needs Ray, whose own warnings do not matter here."""
    return pytest.mark.campaign(pytest.mark.filterwarnings("default")(function))


def pid_after_a_fall(piece: tuple[int, str]) -> tuple[int, int]:
    """A piece of work. The first worker to try number 3 is killed in the middle of it."""
    number, folder = piece
    fell = Path(folder) / "fell"
    if number == 3 and not fell.exists():
        fell.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number, os.getpid()


@on_cluster
def test_a_killed_worker_costs_its_piece_only(cluster: Any, tmp_path: Path) -> None:
    with open_fleet(cluster.address) as many:
        tasks = [(number, str(tmp_path)) for number in range(40)]
        found = dict(many.each(pid_after_a_fall, tasks))
    assert (tmp_path / "fell").exists()
    assert [found[task][0] for task in tasks] == [n * n for n in range(40)]


@on_cluster
def test_totals_are_those_of_one_process(cluster: Any, tmp_path: Path) -> None:
    one = boneyard.simulate("classic", GAMES, **HERE, cores=1)
    assert same(boneyard.simulate("classic", GAMES, **HERE, fleet=cluster.address), one)


@on_cluster
def test_a_lost_node_costs_its_pieces_only(cluster: Any, tmp_path: Path) -> None:
    third, file = cluster.add_node(num_cpus=1), tmp_path / "run.json"
    cluster.wait_for_nodes()
    lost = threading.Thread(
        target=lambda: (wait_for(file, 2), cluster.remove_node(third, allow_graceful=False))
    )
    lost.start()
    games = 8 * GAMES
    there = boneyard.simulate("classic", games, **HERE, fleet=cluster.address, checkpoint=file)
    lost.join()
    assert same(there, boneyard.simulate("classic", games, **HERE))


def wait_for(file: Path, count: int) -> int:
    """Wait until so many pieces are in a checkpoint; returns how many there are."""
    while True:
        if file.exists():
            done = json.loads(file.read_text())["done"]
            there: int = sum(last - first + 1 for first, last in done)
            if there >= count:
                return there
        time.sleep(0.05)


@on_cluster
def test_a_killed_driver_goes_on_by_the_same_command(cluster: Any, tmp_path: Path) -> None:
    file, games = tmp_path / "run.json", 20 * GAMES
    command = [sys.executable, "-m", "boneyard", "simulate", "classic", "--games", str(games)]
    command += ["--players", "3", "--seed", "5"]
    fleet = ["--fleet", cluster.address, "--checkpoint", str(file)]
    first = subprocess.Popen([*command, *fleet])
    wait_for(file, 3)
    first.kill()
    first.wait()
    before = wait_for(file, 3)
    assert before < games // 10_000
    told = [
        subprocess.run(c, capture_output=True, text=True) for c in ([*command, *fleet], command)
    ]
    assert [done.returncode for done in told] == [0, 0], told[0].stderr
    there, here = (
        [line for line in done.stdout.splitlines() if not line.startswith("seconds")]
        for done in told
    )
    assert there == here


@on_cluster
def test_data_are_the_same(cluster: Any, tmp_path: Path) -> None:
    given: dict[str, Any] = {"seed": 3, "obs": True, "progress": False}
    here = boneyard.dataset("classic", 1200, tmp_path / "here.parquet", **given)
    there = boneyard.dataset(
        "classic", 1200, tmp_path / "there.parquet", fleet=cluster.address, **given
    )
    for name in here.names:
        assert there.column(name).equals(here.column(name))


@on_cluster
def test_a_contest_is_the_same(cluster: Any, tmp_path: Path) -> None:
    contest = Contest("classic", ("random", "child"), deals=12)
    here = run(contest, tmp_path / "here")
    assert run(contest, tmp_path / "there", fleet=cluster.address) == here
    assert run(contest, tmp_path / "there", fleet="127.0.0.1:1") == here  # nothing is left to play


@on_cluster
def test_a_cluster_that_is_not_there_is_explained(cluster: Any) -> None:
    with pytest.raises(BoneyardError, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        boneyard.simulate("classic", 10, fleet="127.0.0.1:1", progress=False)
