"""Compiling beside the server: what it leaves, and that it ends with the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.game import names
from boneyard.jit import cache_folder
from boneyard.server import hub
from boneyard.server.compiler import compile_beside
from boneyard.warm import is_warm
from tests.server.desk import Desk, token, with_desk


def command(game: str) -> list[str]:
    """The process that compiles."""
    return [sys.executable, "-m", "boneyard.server.compiler", game]


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


def test_a_compiler_that_is_done_ends_in_peace() -> None:
    """Also while somebody still holds the other end of its input."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command("classic"), stdin=pipe, stderr=pipe) as compiling:
        assert compiling.stderr is not None
        assert compiling.wait(120) == 0
        assert compiling.stderr.read() == b""


def test_what_is_compiled_is_found_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    try:
        assert not is_warm("classic")
        asyncio.run(compile_beside("classic"))
        assert is_warm("classic")
    finally:
        cache_folder.cache_clear()


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
        await desk.hub._compile_bots()

    order()
    assert compiled[:2] == ["domino4", "magnetic-flat"]
    assert sorted(compiled) == sorted(names())
