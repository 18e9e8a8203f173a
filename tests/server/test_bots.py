"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import io
import os
import time
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.coach import analyse
from boneyard.engine.record import Record
from boneyard.engine.registry import names
from boneyard.server.workers import bot_worker
from boneyard.server.workers.bots import (
    LENGTH_BYTES,
    Answer,
    BotFailed,
    BotPool,
    analysis_order,
    order,
)
from tests.server.running import ROOT, Player, running

PATIENCE = 600.0  # seconds: workers go behind everything else, and the machine may be busy


@pytest.mark.slow
def test_workers_answer_and_are_replaced_when_they_fail() -> None:
    async def inside() -> None:
        pool = BotPool(workers=1, seconds=PATIENCE)
        position = boneyard.load("classic").new(players=2, seed=3)
        seat = position.actors[0]
        for level in ("random", "beginner"):
            assert (await pool.ask(order(position, seat, level))).move in position.legal(seat)
        worker = pool.workers[0].process
        assert worker is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(own + bot_worker.NICE, 19)
        with pytest.raises(BotFailed):
            await pool.ask(order(position, seat, "nobody"))  # the process dies of it
        assert (await pool.ask(order(position, seat, "random"))).move in position.legal(seat)
        pool.workers[0].process.kill()  # type: ignore[union-attr]
        with pytest.raises(BotFailed):
            await pool.ask(order(position, seat, "random"))
        pool.seconds = 0.0
        assert (await pool.ask(order(position, seat, "random"))).move in position.legal(seat)
        with pytest.raises(BotFailed):
            await pool.ask(order(position, seat, "random"))  # no time at all
        await pool.close()

    asyncio.run(inside())


@pytest.mark.slow
def test_a_worker_whose_order_was_given_up_does_not_answer_the_next() -> None:
    async def inside() -> None:
        pool = BotPool(workers=1, seconds=PATIENCE)
        other = boneyard.load("domination").new(players=2, seed=3)
        given_up = asyncio.create_task(pool.ask(order(other, other.actors[0], "random")))
        async with asyncio.timeout(PATIENCE):
            while pool.workers[0].process is None:
                await asyncio.sleep(0.01)
        first = pool.workers[0].process
        await asyncio.sleep(0.01)  # the order is sent
        given_up.cancel()
        await asyncio.wait([given_up])
        assert given_up.cancelled()
        position = boneyard.load("classic").new(players=2, seed=3)
        seat = position.actors[0]
        assert (await pool.ask(order(position, seat, "random"))).move in position.legal(seat)
        assert first is not None
        assert first.returncode is not None, "the first process is ended"
        await pool.close()

    asyncio.run(inside())


def test_a_worker_tells_how_far_it_is_with_an_analysis() -> None:
    text = (ROOT / "tests" / "golden" / "classic" / "2-players-01.txt").read_text("utf-8")
    body = msgspec.msgpack.encode(analysis_order(Record.parse(text)))
    sent = io.BytesIO()
    bot_worker.serve(io.BytesIO(len(body).to_bytes(LENGTH_BYTES, "big") + body), sent)
    sent.seek(0)
    told = []
    while head := sent.read(LENGTH_BYTES):
        told.append(msgspec.msgpack.decode(sent.read(int.from_bytes(head, "big")), type=Answer))
    moves = len(Record.parse(text).moves)
    assert [one.share for one in told] == [n / (moves + 1) for n in range(1, moves + 2)]
    assert [one.analysis for one in told[:-1]] == [b""] * moves
    assert told[-1].analysis == msgspec.json.encode(analyse(text))


@pytest.mark.parametrize("game", names())
def test_a_worker_plays_every_game(game: str) -> None:
    rules = boneyard.load(game)
    position = rules.new(players=rules.players[-1], seed=8)
    for _ in range(12):
        if position.over:
            break
        seat = position.actors[0]
        level = "beginner" if game == "classic" else "random"  # others take long to compile
        body = msgspec.msgpack.encode(order(position, seat, level))
        answers = io.BytesIO()
        bot_worker.serve(io.BytesIO(len(body).to_bytes(LENGTH_BYTES, "big") + body), answers)
        move = msgspec.msgpack.decode(answers.getvalue()[LENGTH_BYTES:], type=Answer).move
        position.play(move, seat)


@pytest.mark.slow
def test_a_table_of_bots_plays_on_a_real_server(tmp_path: Path) -> None:
    async def watch(url: str) -> float:
        async with Player(url) as screen:
            bot = {"kind": "bot", "level": "beginner"}
            await screen.create("classic", [bot, bot, bot], rounds=1, watch=True)
            started = time.monotonic()
            while not screen.shown.get("ending"):
                message = await screen.get("moved", "dealt", seconds=PATIENCE)
                assert message.get("how", "bot") == "bot"
            return time.monotonic() - started

    with running(str(tmp_path / "t.db")) as server:
        asyncio.run(watch(server.url))
