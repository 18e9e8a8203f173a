"""Compiling beside the server: what it leaves, and that it ends with the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.engine.kernels.jit import cache_folder
from boneyard.engine.registry import names
from boneyard.engine.warm import is_warm
from boneyard.server import hub
from boneyard.server.access.denied import Denied
from boneyard.server.ops.metrics import Metrics
from boneyard.server.workers.compiler import CompilingFailed, compile_beside
from boneyard.server.workers.readiness import FIRST_PAUSE, LONGEST_PAUSE, Readiness
from tests.server.desk import Desk, token, with_desk

PACKAGES = Path(__file__).parents[1] / "packages"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is soon compiled, here and in processes that are started."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGES), prepend=os.pathsep)
    monkeypatch.syspath_prepend(str(PACKAGES))
    return "quiet-tile"


def command(game: str) -> list[str]:
    """The process that compiles."""
    return [sys.executable, "-m", "boneyard.server.workers.compiler", game]


async def load_nothing(game: str) -> None:
    """Where nothing was compiled, there is nothing to load."""


def test_a_compiler_ends_with_the_server_that_asked_for_it(tmp_path: Path) -> None:
    """With an empty cache it would be at work for half a minute."""
    own_cache = {**os.environ, "BONEYARD_CACHE": str(tmp_path)}
    words = command("magnetic-tower")
    with subprocess.Popen(words, stdin=subprocess.PIPE, env=own_cache) as compiling:
        assert compiling.stdin is not None
        with pytest.raises(subprocess.TimeoutExpired):
            compiling.wait(1)
        compiling.stdin.close()  # as the system does when the server is gone
        assert compiling.wait(20) == 1


@pytest.mark.slow
def test_a_compiler_that_is_done_ends_in_peace(small: str) -> None:
    """Also while somebody still holds the other end of its input."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command(small), stdin=pipe, stderr=pipe) as compiling:
        assert compiling.stderr is not None
        assert compiling.wait(120) == 0
        assert compiling.stderr.read() == b""


@pytest.mark.slow
def test_what_is_compiled_is_found_the_next_time(
    small: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    try:
        assert not is_warm(small)
        asyncio.run(compile_beside(small))
        assert is_warm(small)
    finally:
        cache_folder.cache_clear()


@pytest.mark.slow
def test_bots_are_compiled_first_for_games_that_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    @with_desk
    async def order(desk: Desk) -> None:
        async def compile_beside(game: str, *bots: str) -> None:
            if not bots:  # its rules
                return
            compiled.append(game)
            if len(compiled) == 1:  # somebody sits down meanwhile
                seats = [{"kind": "here", "name": "Bo"}, {}]
                await desk.client(9).send(
                    "create", token=token(9), game="magnetic-flat", rounds=1, seats=seats
                )

        await desk.table("domino4")
        monkeypatch.setattr(hub, "compile_beside", compile_beside)
        monkeypatch.setattr(hub, "load_native", load_nothing)
        await desk.hub._compile_bots()

    order()
    assert compiled[:2] == ["domino4", "magnetic-flat"]
    assert sorted(compiled) == sorted(names())


def test_bots_that_could_not_be_compiled_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(hub, "FIRST_PAUSE", 0.001)

    @with_desk
    async def again(desk: Desk) -> None:
        async def compile_beside(game: str, *bots: str) -> None:
            tried.append(game)
            if game == "domino4" and tried.count(game) < 3:
                raise CompilingFailed

        monkeypatch.setattr(hub, "compile_beside", compile_beside)
        monkeypatch.setattr(hub, "load_native", load_nothing)
        async with asyncio.timeout(20):
            await desk.hub._compile_bots()
        assert desk.context.metrics.counts["boneyard_faults_total", ""] == 2

    again()
    assert sorted(tried[: len(names())]) == sorted(names()), "no other game waits for it"
    assert tried[len(names()) :] == ["domino4", "domino4"]


def test_a_compiler_that_fails_says_so() -> None:
    with pytest.raises(CompilingFailed, match="classic ended with 1"):
        asyncio.run(compile_beside("classic", "nobody"))


class Workshop:
    """Getting games ready, with failures and a clock of our own."""

    def __init__(self) -> None:
        self.now, self.tried, self.fails = 0.0, 0, True
        self.readiness = Readiness(Metrics(), self.make_ready, lambda: self.now)

    async def make_ready(self, game: str) -> None:
        """An attempt."""
        self.tried += 1
        await asyncio.sleep(0)
        if self.fails:
            raise CompilingFailed

    async def is_ready(self) -> bool:
        """Whether who asks can play."""
        try:
            await self.readiness.wait_for("classic")
        except Denied:
            return False
        return True


def test_a_game_whose_compiling_failed_is_tried_again_after_longer_and_longer_pauses() -> None:
    async def inside() -> None:
        shop = Workshop()
        pause = FIRST_PAUSE
        for attempt in range(1, 15):
            assert await asyncio.gather(*(shop.is_ready() for _ in range(3))) == [False] * 3
            with pytest.raises(Denied, match="try-again"):
                await shop.readiness.wait_for("classic")
            assert shop.tried == attempt, "those who ask at once share an attempt"
            shop.now += pause - 0.1
            assert not await shop.is_ready()
            assert shop.tried == attempt, "not before its time"
            assert shop.readiness.due() == []
            shop.now += 0.1
            assert shop.readiness.due() == ["classic"]
            pause = min(2 * pause, LONGEST_PAUSE)
        shop.fails = False
        assert await shop.is_ready()
        assert shop.readiness.due() == []
        tried, shop.fails = shop.tried, True
        shop.now += 10 * LONGEST_PAUSE
        assert await shop.is_ready(), "what is ready stays ready"
        assert shop.tried == tried
        assert shop.readiness.metrics.counts["boneyard_faults_total", ""] == 14

    asyncio.run(inside())
