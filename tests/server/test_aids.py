"""Hints and the memory aid: for the one who asks, on its turn, at tables that allow them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boneyard.bots.hint import SEED, Hint
from boneyard.engine.registry import names
from boneyard.server.workers.bots import Answer, Order
from tests.server.desk import Client, Desk, InlineBots, code_in, settle, token, with_desk


async def ask(client: Client, seq: int, **fields: Any) -> list[dict[str, Any]]:
    """Ask for a hint."""
    return await client.send("hint", seq=seq, **{"level": "beginner", **fields})


@pytest.mark.parametrize("game", names())
def test_a_hint_is_a_legal_move_for_the_asker_alone(game: str) -> None:
    @with_desk
    async def asked(desk: Desk) -> None:
        table, people = await desk.table(game, 3)
        position = table.state.position
        assert position is not None
        seat = position.actors[0]
        rows = len(desk.store.rows[table.state.code])
        before = [len(person.raw) for person in people]
        (told,) = await ask(people[seat], table.state.seq)
        only = len(position.legal(seat)) == 1
        assert told.pop("verdict") == ("only" if only else "play")  # a beginner compares nothing
        assert told.pop("move") in position.legal(seat)
        assert told == {"t": "hinted", "seq": table.state.seq, "seat": seat}
        assert len(desk.store.rows[table.state.code]) == rows, "nothing is kept"
        heard = [len(person.raw) - n for person, n in zip(people, before, strict=True)]
        assert sum(heard) == heard[seat] == 1

    asked()


@with_desk
async def test_a_hint_tells_what_was_compared(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]

    async def compared(self: InlineBots, order: Order, who: str = "") -> Answer:
        return Answer("66", Hint("66", "better", "55", "clear"))

    desk.bots.ask = compared.__get__(desk.bots)  # type: ignore[method-assign]
    (told,) = await ask(person, table.state.seq)
    assert {key: told[key] for key in ("verdict", "other", "margin")} == {
        "verdict": "better",
        "other": "55",
        "margin": "clear",
    }


@with_desk
async def test_a_hint_knows_only_what_the_seat_sees(desk: Desk) -> None:
    table, people = await desk.table()
    position = table.state.position
    assert position is not None
    seat = position.actors[0]
    await ask(people[seat], table.state.seq)
    assert desk.bots.orders[-1].state == position.redealt(seat, SEED).state.tobytes()


@with_desk
async def test_the_same_position_gets_the_same_hint(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]
    told = [await ask(person, table.state.seq) for _ in range(2)]
    assert told[0] == told[1]
    assert desk.bots.orders[-1] == desk.bots.orders[-2]


@with_desk
async def test_hints_are_refused_out_of_turn_for_others_and_to_spectators(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    seat, seq = table.state.position.actors[0], table.state.seq
    assert code_in(await ask(people[1 - seat], seq)) == "not-your-turn"
    assert code_in(await ask(people[1 - seat], seq, seat=seat)) == "not-your-seat"
    assert code_in(await ask(people[seat], seq, level="nobody")) == "no-such-bot"
    assert code_in(await ask(people[seat], seq, language="en")) == "bad-message"
    assert [m["t"] for m in await ask(people[seat], 0)] == ["state"]  # it is behind
    watcher = desk.client()
    assert code_in(await ask(watcher, seq)) == "no-table"
    await watcher.enter(table.state.code)
    assert code_in(await ask(watcher, seq)) == "not-seated"


@with_desk
async def test_one_hint_at_a_time_and_so_many_a_minute(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person, seq = people[table.state.position.actors[0]], table.state.seq
    answer = asyncio.Event()

    async def slow(self: InlineBots, order: Order, who: str = "") -> Answer:
        await answer.wait()
        return Answer("66", Hint("66", "play"))

    desk.bots.ask = slow.__get__(desk.bots)  # type: ignore[method-assign]
    assert await ask(person, seq) == []
    assert code_in(await ask(person, seq)) == "hint-under-way"
    assert (await person.send("ping", n=1))[0]["t"] == "pong", "nobody waits for a hint"
    answer.set()
    await settle()
    assert person.told[-1]["move"] == "66"
    for _ in range(3):
        desk.door.hints.take(person.session.address)
    desk.door.hints.of[person.session.address].level = 0.0
    desk.door.hints.of[person.session.address].rate = 0.0
    assert code_in(await ask(person, seq)) == "too-many-hints"


@with_desk
async def test_a_hint_for_who_has_left_is_dropped(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]
    task = asyncio.create_task(ask(person, table.state.seq))
    await asyncio.sleep(0)
    person.leave()
    await task
    assert "hinted" not in [message["t"] for message in person.told]


@with_desk
async def test_a_bot_that_fails_costs_only_the_hint(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]
    desk.bots.broken = True
    assert code_in(await ask(person, table.state.seq)) == "no-hint"
    desk.bots.broken = False
    assert (await ask(person, table.state.seq))[0]["t"] == "hinted"


@with_desk
async def test_a_bot_that_fails_once_is_asked_again(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]
    answers: list[Answer] = [Answer("66"), Answer("66", Hint("66", "play"))]

    async def second_time(self: InlineBots, order: Order, who: str = "") -> Answer:
        return answers.pop(0)

    desk.bots.ask = second_time.__get__(desk.bots)  # type: ignore[method-assign]
    assert [message["t"] for message in await ask(person, table.state.seq)] == ["hinted"]


@with_desk
async def test_whatever_goes_wrong_with_a_hint_it_is_said(desk: Desk) -> None:
    table, people = await desk.table()
    assert table.state.position is not None
    person = people[table.state.position.actors[0]]

    async def fault(self: InlineBots, order: Order, who: str = "") -> Answer:
        raise RuntimeError("no process")

    whole, desk.bots.ask = desk.bots.ask, fault.__get__(desk.bots)  # type: ignore[method-assign]
    assert code_in(await ask(person, table.state.seq)) == "no-hint"
    desk.bots.ask = whole  # type: ignore[method-assign]
    assert [message["t"] for message in await ask(person, table.state.seq)] == ["hinted"]


@with_desk
async def test_the_rules_say_why_a_move_cannot_be_made(desk: Desk) -> None:
    table, people = await desk.table()
    position = table.state.position
    assert position is not None
    seat = position.actors[0]
    first = position.legal(seat)[0]
    await people[seat].send("play", seq=table.state.seq, move=first)
    seat, seq = position.actors[0], table.state.seq
    unfit = next(
        tile
        for tile in position.view(seat)["hand"]
        if not {f"{tile}L", f"{tile}R"} & set(position.legal(seat))
    )
    moves = [f"{unfit}L", f"{unfit}R", f"{unfit}R"]
    (told,) = await people[seat].send("why", seq=seq, moves=moves)
    ends = dict.fromkeys(position.view(seat)["ends"])
    assert told["reasons"] == [
        {"code": "does-not-fit", "facts": {"tile": unfit, "end": end}} for end in ends
    ]
    assert (await people[seat].send("why", seq=seq, moves=position.legal(seat)[:1]))[0][
        "reasons"
    ] == []
    assert [m["t"] for m in await people[seat].send("why", seq=0, moves=moves)] == ["state"]
    (out_of_turn,) = await people[1 - seat].send("why", seq=seq, moves=moves)
    assert [reason["code"] for reason in out_of_turn["reasons"]] == ["not-your-turn"]
    assert code_in(await people[seat].send("why", seq=seq, moves=[])) == "bad-message"
    watcher = desk.client()
    await watcher.enter(table.state.code)
    assert code_in(await watcher.send("why", seq=seq, moves=moves)) == "not-seated"


@with_desk
async def test_a_table_can_do_without_aids(desk: Desk) -> None:
    table, people = await desk.table(aids=False)
    assert table.state.position is not None
    seat = table.state.position.actors[0]
    assert people[0].last("dealt")["info"]["aids"] is False
    assert code_in(await ask(people[seat], table.state.seq)) == "no-aids"
    assert code_in(await people[seat].send("recall")) == "no-aids"
    again = await desk.hub.find(table.state.code)
    assert again is not None
    assert not again.state.plan.aids


@with_desk
async def test_recall_tells_each_viewer_its_own(desk: Desk) -> None:
    table, people = await desk.table(players=3)
    watcher = desk.client()
    await watcher.enter(table.state.code)
    for seat, person in enumerate(people):
        (told,) = await person.send("recall")
        hand = person.shown["sights"][0]["view"]["hand"]
        assert told["seat"] == seat
        assert len(told["unseen"]) == 28 - len(hand)
        assert not set(hand) & set(told["unseen"])
        assert told["passed"] == []
        assert code_in(await person.send("recall", seat=(seat + 1) % 3)) == "not-your-seat"
    (told,) = await watcher.send("recall")
    assert (told["seat"], len(told["unseen"])) == (None, 28)
    assert code_in(await watcher.send("recall", seat=0)) == "not-your-seat"


@with_desk
async def test_recall_before_the_deal_is_refused(desk: Desk) -> None:
    host = desk.client(0)
    seats = [{"kind": "here", "name": "Ada"}, {}]
    await host.send("create", token=token(0), game="classic", seats=seats)
    assert code_in(await host.send("recall")) == "not-begun"
