"""The file of a store: one owner, for the user alone, ours and of a version that we know."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.errors import BoneyardError
from boneyard.server.store import file as store_file
from boneyard.server.store.api import Row
from boneyard.server.store.file import APPLICATION, VERSION, check, connect
from boneyard.server.store.sqlite import SqliteStore


@pytest.fixture(scope="session")
def ready() -> None:
    """No game is played here: nothing has to be compiled."""


def refusal(path: Path) -> str:
    """Why a server cannot use a file."""
    with pytest.raises(BoneyardError) as refused:
        check(str(path))
    assert str(path) in str(refused.value)
    return refused.value.code


def test_a_file_has_one_owner(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def inside() -> None:
        store = SqliteStore(path)
        await store.open()
        with pytest.raises(BoneyardError) as refused:
            await SqliteStore(path).open()
        assert refused.value.code == "store-in-use"
        assert refusal(path) == "store-in-use"
        await store.close()
        check(str(path))

    asyncio.run(inside())


def test_the_owner_is_gone_when_its_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    program = (
        "import sys, time\nfrom boneyard.server.store.file import Ownership\n"
        f"one = Ownership({str(path)!r})\none.take()\nprint('mine', flush=True)\ntime.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"mine\n"
        assert refusal(path) == "store-in-use"
        other.kill()
        other.wait()
    check(str(path))


@pytest.mark.skipif(os.name == "nt", reason="modes are of Unix")
def test_only_the_user_can_read_what_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.db"
    check(str(path))
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_new_file_says_whose_it_is_and_of_which_version(tmp_path: Path) -> None:
    connection = connect(str(tmp_path / "tables.db"))
    assert connection.execute("pragma application_id").fetchone() == (APPLICATION,)
    assert connection.execute("pragma user_version").fetchone() == (VERSION,)
    connection.close()


def test_a_file_of_before_versions_is_taken_over_with_all_that_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old = sqlite3.connect(path)
    old.executescript(store_file.MIGRATIONS[0])
    old.execute("insert into event values('T', 1, 2.0, x'61')")
    old.commit()
    old.close()

    async def inside() -> list[bytes]:
        store = SqliteStore(path)
        await store.open()
        await store.append(Row("T", 2, 3.0, b"b"))
        await store.keep_analysis("T", b"one", b"new in the second version")
        assert await store.analysis("T", b"one") == b"new in the second version"
        found = await store.events("T")
        await store.close()
        return found

    assert asyncio.run(inside()) == [b"a", b"b"]


def test_migrations_that_are_missing_are_made_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "tables.db")
    connect(path).close()
    more = ("create table one(x);", "insert into one values(7); alter table one add y;")
    monkeypatch.setattr(store_file, "MIGRATIONS", (*store_file.MIGRATIONS, *more))
    monkeypatch.setattr(store_file, "VERSION", VERSION + 2)
    for _ in range(2):
        connection = connect(path)
        assert connection.execute("select x, y from one").fetchall() == [(7, None)]
        connection.close()


def test_what_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    foreign = sqlite3.connect(path)
    foreign.execute("create table recipes(name)")
    foreign.commit()
    foreign.close()
    before = path.read_bytes()
    assert refusal(path) == "store-foreign"
    assert path.read_bytes() == before


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    connection = connect(str(path))
    connection.execute(f"pragma user_version = {VERSION + 1}")
    connection.close()
    assert refusal(path) == "store-newer"


@pytest.mark.parametrize("kept", [0, 100], ids=["from-the-start", "after-the-header"])
def test_a_damaged_file_is_called_damaged(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "tables.db"
    connect(str(path)).close()
    content = path.read_bytes()
    path.write_bytes(content[:kept] + b"\xa5" * (len(content) - kept))
    assert refusal(path) == "store-damaged"


def test_a_place_that_cannot_be_written_to_is_called_so(tmp_path: Path) -> None:
    in_the_way = tmp_path / "tables.db"
    in_the_way.mkdir()
    assert refusal(in_the_way) == "store-read-only"


@pytest.mark.slow
def test_the_command_says_it_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"not a database, but long enough to be taken for one" * 9)
    words = [sys.executable, "-m", "boneyard", "serve", "--data", str(tmp_path), "--lang", "nl"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "beschadigd" in done.stderr
