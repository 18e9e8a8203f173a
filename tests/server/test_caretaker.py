"""What happens at a table by itself, also when something goes wrong meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boneyard.server.tables import autoplay
from boneyard.server.workers.bots import Answer, Order
from tests.server.desk import Desk, settle, token, with_desk
from tests.server.test_housekeeping import faults, until


@with_desk
async def test_nobodys_time_is_up_as_soon_as_a_table_is_opened(desk: Desk) -> None:
    table, people = await desk.table(turn_time=30)
    for person in people:
        person.leave()
    desk.time += 29
    desk.set(idle_table=0.0)
    await desk.hub.close_idle()
    back = desk.client(0)
    await back.enter(table.state.code)
    table = desk.hub.tables[table.state.code]
    position = table.state.position
    assert position is not None
    assert back.last("state")["left"] == 5000, "five seconds, though one was left"
    desk.time += 2
    await table.autoplay.time_up()
    await back.send("resync")
    assert back.last("state")["left"] == 3000
    assert not position.moves
    desk.time += 3
    await table.autoplay.time_up()
    assert len(position.moves) == 1


class Slow:
    """Bots that answer when they are told to, as they are told to."""

    def __init__(self, desk: Desk) -> None:
        self.orders: list[Order] = []
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        desk.bots.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, order: Order) -> Answer:
        """Wait for an answer."""
        self.orders.append(order)
        return Answer(await self.answers.get())


async def bot_to_move(desk: Desk) -> tuple[Any, Any, int]:
    """A table at which a bot stands in for the person whose turn it is, and its host."""
    table, people = await desk.table(aids=False)
    assert table.state.position is not None
    seat = table.state.position.actors[0]
    await people[seat].send("leave", seat=seat)
    return table, people[1 - seat], seat


@with_desk
async def test_a_bots_move_is_not_made_for_a_person_who_is_back(desk: Desk) -> None:
    bots = Slow(desk)
    table, _, seat = await bot_to_move(desk)
    position = table.state.position
    assert [order.level for order in bots.orders] == ["random"]
    back = desk.client(seat)
    await back.enter(table.state.code)
    bots.answers.put_nowait(position.legal(seat)[0])
    await settle()
    assert not position.moves, "the person decides"
    await back.send("play", seq=table.state.seq, move=position.legal(seat)[-1])
    assert len(position.moves) == 1


@with_desk
async def test_a_bots_move_is_not_made_for_another_bot(desk: Desk) -> None:
    bots = Slow(desk)
    table, _, seat = await bot_to_move(desk)
    position = table.state.position
    back = desk.client(seat)
    await back.enter(table.state.code)
    desk.set(stand_in="beginner")
    await back.send("leave", seat=seat)
    moves = position.legal(seat)
    bots.answers.put_nowait(moves[0])
    await settle()
    assert not position.moves
    assert [order.level for order in bots.orders] == ["random", "beginner"]
    bots.answers.put_nowait(moves[-1])
    await settle()
    assert position.moves == [(seat, moves[-1])]


def test_a_clock_that_ran_out_on_a_full_disk_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.005)

    @with_desk
    async def full(desk: Desk) -> None:
        desk.set(least_left=0.0)
        table, _ = await desk.table(turn_time=5)
        assert table.state.position is not None
        desk.time += 6
        desk.store.failing = True
        table.background.start(table.autoplay.time_up())
        await until(lambda: faults(desk) >= 3)
        assert not table.state.position.moves
        desk.store.failing = False
        await until(lambda: table.state.position and table.state.position.moves)

    full()


def test_who_could_not_be_stood_in_for_on_a_full_disk_is_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.005)

    @with_desk
    async def full(desk: Desk) -> None:
        desk.set(grace=0.005)
        table, (_, bo) = await desk.table(rounds=None, target=1000)
        desk.store.failing = True
        bo.leave()
        await until(lambda: faults(desk) >= 3)
        assert table.state.seats[1].bot is None
        desk.store.failing = False
        await until(lambda: table.state.seats[1].bot == "random")

    full()


def test_a_bot_that_cannot_be_asked_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.005)

    @with_desk
    async def odd(desk: Desk) -> None:
        ask, asked = desk.bots.ask, []

        async def fails_twice(order: Order) -> Answer:
            asked.append(order)
            if len(asked) < 3:
                raise RuntimeError
            return await ask(order)

        desk.bots.ask = fails_twice  # type: ignore[method-assign]
        host = desk.client(1)
        seats = [{"kind": "bot", "level": "random"}] * 2
        await host.send("create", token=token(1), game="classic", seats=seats, rounds=1)
        await until(lambda: host.shown.get("ending"))
        assert faults(desk) == 2

    odd()
