"""What happens at a table by itself, also when something goes wrong meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import boneyard
from boneyard.engine.position import Position
from boneyard.server.tables import autoplay
from boneyard.server.workers.bots import Answer, Order, Progress
from tests.server.desk import Desk, settle, token, with_desk
from tests.server.test_housekeeping import faults, until, waits


@with_desk
async def test_bots_play_in_the_same_queue(desk: Desk) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "beginner"}]
    ada = desk.client(0)
    await ada.send("create", token=token(0), game="classic", seats=seats, rounds=1)
    for _ in range(200):
        await settle()
        if ada.shown.get("ending"):
            break
        if ada.legal(0):
            await ada.send("play", seq=ada.shown["seq"], move=ada.legal(0)[0])
    assert ada.shown["ending"]
    assert {m["how"] for m in ada.told if m["t"] == "moved"} == {"person", "bot"}
    assert all(order.seat == 1 for order in desk.bots.orders)


@with_desk
async def test_a_bot_that_fails_is_played_for(desk: Desk) -> None:
    desk.bots.broken = True
    seats = [{"kind": "bot", "level": "beginner"}, {"kind": "bot", "level": "random"}]
    ada = desk.client(0)
    await ada.send("create", token=token(0), game="classic", seats=seats, rounds=1, watch=True)
    for _ in range(400):
        await settle()
    assert ada.shown["ending"]


@with_desk
async def test_what_a_bot_is_given_owes_nothing_to_what_its_seat_cannot_know(desk: Desk) -> None:
    from boneyard.server.workers.bots import order

    position = boneyard.load("classic").new(players=3, seed=5)
    sent = order(position, 1, "beginner")
    world = Position.of_state(position.rules, 3, position.options, sent.state)
    assert world.view(1) == position.view(1)
    assert world.dump()["hands"] != position.dump()["hands"]
    assert world.redealt(1, 9).dump() == position.redealt(1, 9).dump()


@with_desk
async def test_a_seat_is_taken_over_after_a_grace_time_and_handed_back(desk: Desk) -> None:
    desk.set(grace=0.05)
    table, (ada, bo) = await desk.table(rounds=None, target=1000)
    bo.leave()
    await until(lambda: table.state.seats[1].bot == "random")
    assert ada.last("seats")["info"]["seats"][1]["bot"] == "random"
    back = desk.client(1)
    await back.enter(table.state.code)
    assert table.state.seats[1].bot is None
    assert back.last("seats")["info"]["seats"][1]["bot"] is None


@with_desk
async def test_nobody_is_replaced_while_nobody_waits(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    bo.leave()
    assert list(table.autoplay.graces) == [1]
    ada.leave()
    assert table.autoplay.graces == {}


@with_desk
async def test_when_time_is_up_the_first_legal_move_is_made(desk: Desk) -> None:
    desk.set(least_left=0.0)
    table, (ada, _) = await desk.table(turn_time=5)
    assert ada.last("dealt")["left"] == 5000
    position = table.state.position
    assert position is not None
    expected = position.actors[0], position.legal()[0]
    desk.time += 4
    await ada.send("resync")
    assert ada.last("state")["left"] == 1000
    await table.autoplay.time_up()
    assert not position.moves
    desk.time += 1.5
    await table.autoplay.time_up()
    assert position.moves[0] == expected
    assert ada.last("moved")["how"] == "time"


@with_desk
async def test_a_turn_time_counts_only_while_a_server_is_there(desk: Desk) -> None:
    table, _ = await desk.table(turn_time=60)
    desk.time += 20
    await desk.hub.stop()
    later = Desk(desk.store)
    later.time = desk.time + 86_400
    await later.hub.start()
    again = later.client(0)
    await again.enter(table.state.code)
    assert again.last("state")["left"] == 40_000
    later.time += 10
    await again.send("resync")
    assert again.last("state")["left"] == 30_000
    await later.close()


def test_a_bot_whose_move_could_not_be_stored_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.01)

    async def inside() -> None:
        desk = Desk()
        desk.set(bot_pause=0.02)
        host = desk.client(1)
        seats = [{"kind": "bot", "level": "random"}] * 2
        await host.send("create", token=token(1), game="classic", seats=seats)
        table = desk.hub.tables[host.last("state")["info"]["table"]]
        desk.store.failing = True
        stuck = table.state.seq
        await until(lambda: waits(desk) >= 2)
        assert table.state.seq == stuck
        assert len(desk.bots.orders) == 1, "it has thought once"
        desk.store.failing = False
        await until(lambda: table.state.seq > stuck)
        await desk.close()

    asyncio.run(inside())


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

    async def ask(
        self, order: Order, who: str = "", progress: Progress = lambda share: None
    ) -> Answer:
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
        await until(lambda: waits(desk) >= 3)
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
        await until(lambda: waits(desk) >= 3)
        assert table.state.seats[1].bot is None
        desk.store.failing = False
        await until(lambda: table.state.seats[1].bot == "random")

    full()


def test_a_bot_that_cannot_be_asked_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "AGAIN", 0.005)

    @with_desk
    async def odd(desk: Desk) -> None:
        ask, asked = desk.bots.ask, []

        async def fails_twice(
            order: Order, who: str = "", progress: Progress = lambda share: None
        ) -> Answer:
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
