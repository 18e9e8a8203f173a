"""Games as data: the same as at the front door, and a stopped run goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boneyard
from boneyard.cli import main
from boneyard.errors import BadValue
from boneyard.research import dataset as module
from boneyard.research.dataset import Dataset
from boneyard.simulation import seed_of


def make(folder: Path, games: int = 40, name: str = "x.parquet", **given: Any) -> Dataset:
    return boneyard.dataset(
        "classic", games, folder / name, **{"seed": 3, "progress": False, **given}
    )


def check_game(made: Dataset, number: int) -> None:
    """One game again, at the front door."""
    position = boneyard.load("classic").new(made.plan.players, int(seed_of(3, number)))
    assert made.column("seed")[number].as_py() == position.seed
    seen = made.column("obs")[number].as_py() if "obs" in made.names else None
    moves, seats = (made.column(name)[number].as_py() for name in ("moves", "seats"))
    for k, (seat, move) in enumerate(zip(seats, moves, strict=True)):
        if seen is not None:
            assert seen[k] == position.obs(seat).tolist()
        position.play_id(move, seat)
    assert position.over
    assert made.column("worth")[number].as_py() == pytest.approx(list(position.utilities or ()))


@pytest.mark.parametrize("obs", [False, True])
def test_every_game_can_be_played_again(tmp_path: Path, obs: bool) -> None:
    made = make(tmp_path, obs=obs, players=3)
    assert made.names == ["game", "seed", "worth", "seats", "moves", *(["obs"] if obs else [])]
    assert len(made) == 40
    assert made.column("game").to_pylist() == list(range(40))
    for number in (0, 7, 39):
        check_game(made, number)


def test_random_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    made = make(tmp_path, games=200)
    done = boneyard.simulate("classic", games=200, seed=3, cores=1, progress=False)
    assert len(made.column("moves").values) == done.moves


def test_positions_are_read_back_as_a_batch(tmp_path: Path) -> None:
    made = make(tmp_path)
    env = made.batch([5, 5, 9], [0, 4, 6])
    for row, (game, ply) in enumerate([(5, 0), (5, 4), (9, 6)]):
        position = boneyard.load("classic").new(2, int(seed_of(3, game)))
        for seat, move in zip(
            made.column("seats")[game].as_py()[:ply],
            made.column("moves")[game].as_py()[:ply],
            strict=True,
        ):
            position.play_id(move, seat)
        assert env.states[row].tobytes() == position.state.tobytes()
        assert (env.obs[row] == position.obs(int(env.to_move[row]))).all()
    with pytest.raises(BadValue, match="games are numbers from 0 to 39"):
        made.batch([40], 0)
    with pytest.raises(BadValue, match="plies must be"):
        made.batch([0], 1000)


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PIECE", 10)
    whole = make(tmp_path, name="whole.parquet")
    made: list[int] = []
    real = module.make_piece

    def stop_after_two(plan: Any, folder: Path, number: int, *rest: int) -> int:
        if len(made) == 2:
            raise KeyboardInterrupt
        made.append(number)
        return real(plan, folder, number, *rest)

    monkeypatch.setattr(module, "make_piece", stop_after_two)
    with pytest.raises(KeyboardInterrupt):
        make(tmp_path, cores=1)
    parts = sorted(file.name for file in (tmp_path / "x.parquet.parts").glob("*.parquet"))
    assert parts == ["000000.parquet", "000001.parquet"]
    with pytest.raises(BadValue, match="pieces of another data set"):
        make(tmp_path, seed=4)
    monkeypatch.setattr(module, "make_piece", real)
    again = make(tmp_path)
    for name in whole.names:
        assert again.column(name).equals(whole.column(name))
    assert not (tmp_path / "x.parquet.parts").exists()


def test_the_same_call_finds_what_is_there(tmp_path: Path) -> None:
    make(tmp_path)
    before = (tmp_path / "x.parquet").stat().st_mtime_ns
    assert len(make(tmp_path)) == 40
    assert (tmp_path / "x.parquet").stat().st_mtime_ns == before
    with pytest.raises(BadValue, match="holds another data set"):
        make(tmp_path, seed=4)


def test_levels_play_and_say_what_they_think(tmp_path: Path) -> None:
    made = make(tmp_path, games=3, bots=("beginner", "child"), obs=True, values=True)
    for number in range(3):
        check_game(made, number)
    assert len(made.column("values")[0]) == len(made.column("moves")[0])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": 0}, "games must be"),
        ({"bots": "grandmaster"}, "bots are one name, or 2 names"),
        ({"bots": ["random"]}, "bots are one name, or 2 names"),
        ({"values": True}, "values are what levels think"),
    ],
)
def test_bad_input_is_explained(tmp_path: Path, given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadValue, match=said):
        make(tmp_path, **given)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    pyarrow, parquet = module.arrow()
    parquet.write_table(pyarrow.table({"a": np.arange(3)}), tmp_path / "other.parquet")
    with pytest.raises(BadValue, match=r"was not written by boneyard\.dataset"):
        Dataset(tmp_path / "other.parquet")


def test_the_command_line_writes_them_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.parquet"
    assert main(["dataset", "classic", "--games", "20", "--out", str(out)]) == 0
    assert "columns      game, seed, worth, seats, moves" in capsys.readouterr().out
    assert len(Dataset(out)) == 20
