"""Tables: sitting down, playing, leaving, coming back, bots, clocks, rounds."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import boneyard
from boneyard.engine.position import Position
from boneyard.engine.registry import names
from boneyard.server.access.commitment import verify
from boneyard.server.tables import autoplay
from boneyard.server.tables.table import EMOTERS
from tests.server.desk import Client, Desk, MemoryStore, play_out, settle, token, with_desk


def code_in(messages: list[dict[str, Any]]) -> str:
    """The reason of a refusal."""
    assert [m["t"] for m in messages] == ["refused"], messages
    return str(messages[0]["code"])


@with_desk
async def test_a_game_is_dealt_when_the_last_seat_is_taken(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    assert table.state.phase == "playing"
    for seat, person in enumerate((ada, bo)):
        dealt = person.last("dealt")
        assert [sight["seat"] for sight in dealt["sights"]] == [seat]
        assert len(dealt["sights"][0]["view"]["hand"]) == 7
        assert dealt["info"]["commitment"]


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_to_its_end(game: str) -> None:
    @with_desk
    async def played(desk: Desk) -> None:
        players = boneyard.load(game).players[-1]
        table, clients = await desk.table(game, players)
        moves = await play_out(clients)
        ending = clients[0].last("moved")["ending"]
        position = table.state.position
        assert position is not None
        assert position.result is not None
        assert ending["winners"] == list(position.result.winners)
        assert len(position.moves) == moves
        records = await desk.hub.records(table.state.code)
        assert records is not None
        assert verify(records[0], ending["reveal"]["commitment"]).result == position.result

    played()


@with_desk
async def test_a_move_is_answered_with_seq_move_view_and_legal_moves(desk: Desk) -> None:
    table, clients = await desk.table()
    position = table.state.position
    assert position is not None
    seat = position.actors[0]
    mover = clients[seat]
    seq, move = mover.shown["seq"], mover.legal(seat)[0]
    (answer,) = await mover.send("play", seq=seq, move=move)
    assert (answer["t"], answer["seq"], answer["seat"]) == ("moved", seq + 1, seat)
    assert answer["sights"][0]["move"] == move
    assert answer["sights"][0]["view"] == position.view(seat)
    other = clients[1 - seat].last("moved")["sights"][0]
    assert other["view"] == position.view(1 - seat)
    assert other["legal"] == position.legal(1 - seat)


@with_desk
async def test_a_wrong_seq_is_answered_with_the_table(desk: Desk) -> None:
    table, clients = await desk.table()
    seat = clients[0].shown["sights"][0]["view"]["actors"][0]
    seq, move = clients[0].shown["seq"], clients[seat].legal(seat)[0]
    before = table.state.seq
    for wrong in (0, seq - 1, seq + 1, 2**31 - 1):
        (answer,) = await clients[seat].send("play", seq=wrong, move=move)
        assert answer["t"] == "state"
    assert table.state.seq == before


@with_desk
async def test_the_same_message_ten_times_is_done_once(desk: Desk) -> None:
    table, clients = await desk.table()
    seat = clients[0].shown["sights"][0]["view"]["actors"][0]
    message = {"seq": clients[0].shown["seq"], "move": clients[seat].legal(seat)[0]}
    before = table.state.seq
    await asyncio.gather(*(clients[seat].send("play", **message) for _ in range(10)))
    assert table.state.seq == before + 1
    assert [m["t"] for m in clients[seat].told].count("moved") == 1


@with_desk
async def test_making_and_sitting_twice_is_done_once(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    before = table.state.seq
    seats = [{"kind": "here", "name": "P0"}, {}]
    for _ in range(3):
        (again,) = await ada.send("create", token=token(0), game="classic", seats=seats, rounds=1)
        assert (again["t"], again["seq"]) == ("state", before)
        (again,) = await bo.send("sit", seat=1, name="P1")
        assert again["t"] == "state"
    assert len(desk.hub.tables) == 1
    assert table.state.seq == before


@with_desk
async def test_what_is_not_allowed_is_refused_and_changes_nothing(desk: Desk) -> None:
    table, clients = await desk.table(players=3)
    position = table.state.position
    assert position is not None
    seat, seq = position.actors[0], table.state.seq
    mover, other = clients[seat], clients[(seat + 1) % 3]
    stranger = desk.client()
    await stranger.enter(table.state.code)
    before = position.state.tobytes()
    move = mover.legal(seat)[0]
    attempts: list[tuple[Client, str, dict[str, Any], str]] = [
        (other, "play", {"seq": seq, "move": move}, "not-your-turn"),
        (other, "play", {"seq": seq, "move": move, "seat": seat}, "not-your-seat"),
        (stranger, "play", {"seq": seq, "move": move, "seat": seat}, "not-seated"),
        (stranger, "play", {"seq": seq, "move": move}, "not-seated"),
        (mover, "play", {"seq": seq, "move": "xyz"}, "not-a-line-move"),
        (mover, "play", {"seq": seq, "move": 7}, "bad-message"),
        (mover, "play", {"seq": "1", "move": move}, "bad-message"),
        (mover, "play", {"seq": seq, "move": move, "cheat": 1}, "bad-message"),
        (mover, "dance", {}, "bad-message"),
        (stranger, "sit", {"seat": seat, "name": "Eve"}, "no-token"),
        (other, "sit", {"seat": seat, "name": "Eve"}, "seat-taken"),
        (other, "sit", {"seat": 7, "name": "Eve"}, "no-such-seat"),
        (other, "sit", {"seat": 1, "name": "<b>"}, "bad-choice"),
        (other, "leave", {"seat": seat}, "not-your-seat"),
        (clients[1], "fill", {"seat": 0, "level": "beginner"}, "not-the-host"),
        (clients[0], "fill", {"seat": 0, "level": "deity"}, "no-such-bot"),
        (stranger, "say", {"emote": "wow", "n": 1}, "not-seated"),
        (stranger, "next", {"seq": seq}, "not-seated"),
        (stranger, "enter", {"table": "AAAA-AAAA"}, "no-such-table"),
    ]
    for client, kind, fields, code in attempts:
        assert code_in(await client.send(kind, **fields)) == code, (kind, fields)
    assert position.state.tobytes() == before
    assert table.state.seq == seq
    assert (await desk.client().send("play", seq=1, move="66"))[0]["code"] == "no-table"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"t":"play"}',
        "[" * 3000,
        '{"t":' * 700,
        "\ud800",
        "x" * 5000,
        "1e999",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    @with_desk
    async def refused(desk: Desk) -> None:
        assert code_in(await desk.client().send_text(text)) == "bad-message"

    refused()


@with_desk
async def test_bad_tables_are_not_made(desk: Desk) -> None:
    good = {"token": token(0), "game": "classic", "seats": [{}, {}]}
    for change, code in (
        ({"game": "chess"}, "bad-choice"),
        ({"seats": [{}]}, "bad-choice"),
        ({"options": {"speed": 3}}, "bad-choice"),
        ({"seats": [{"kind": "bot", "level": "deity"}, {}]}, "no-such-bot"),
        ({"seats": [{"kind": "here"}, {}]}, "bad-choice"),
        ({"rounds": 0}, "bad-message"),
        ({"turn_time": 1}, "bad-message"),
        ({"token": "short"}, "bad-message"),
        ({"seats": [{}] * 9}, "bad-message"),
    ):
        assert code_in(await desk.client().send("create", **{**good, **change})) == code
    assert not desk.store.rows


@with_desk
async def test_a_person_comes_back_with_only_the_last_seq(desk: Desk) -> None:
    table, clients = await desk.table()
    for _ in range(6):
        shown = clients[0].shown
        if shown.get("ending"):
            break
        seat = shown["sights"][0]["view"]["actors"][0]
        await clients[seat].send("play", seq=shown["seq"], move=clients[seat].legal(seat)[0])
        known = clients[1].shown["seq"]
        clients[1].leave()
        back = desk.client(1)
        (state,) = [m for m in await back.enter(table.state.code, since=known) if m["t"] == "state"]
        assert (state["seq"], state["yours"]) == (table.state.seq, [1])
        position = table.state.position
        assert position is not None
        assert state["sights"][0]["view"] == position.view(1)
        assert "log" not in state
        clients[1] = back


@with_desk
async def test_a_resync_tells_the_moves_that_were_missed(desk: Desk) -> None:
    table, clients = await desk.table()
    known = table.state.seq
    clients[1].leave()
    moves = []
    for _ in range(2):
        position = table.state.position
        assert position is not None
        seat = position.actors[0]
        person = clients[0] if seat == 0 else desk.client(1)
        if seat == 1:
            await person.enter(table.state.code)
        await person.send("play", seq=table.state.seq, move=position.legal(seat)[0])
        moves.append(list(position.moves[-1]))
        if seat == 1:
            person.leave()
    (state, *_) = await desk.client(1).enter(table.state.code, since=known)
    assert state["log"] == moves


@with_desk
async def test_two_tabs_on_one_seat_see_the_same(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    tab = desk.client(0)
    await tab.enter(table.state.code)
    seat = ada.shown["sights"][0]["view"]["actors"][0]
    mover = tab if seat == 0 else bo
    await mover.send("play", seq=table.state.seq, move=mover.legal(seat)[0])
    assert tab.raw[-1] == ada.raw[-1]
    tab.leave()
    assert ada.last("state")["info"]["seats"][0]["here"]
    assert not any(m["t"] == "here" and not m["here"][0] for m in bo.told)


@with_desk
async def test_pass_and_play_one_connection_has_several_seats(desk: Desk) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bo", "Cy")]
    device = desk.client(0)
    told = await device.send("create", token=token(0), game="classic", seats=seats, rounds=1)
    assert told[0]["yours"] == [0, 1, 2]
    assert [s["seat"] for s in device.shown["sights"]] == [0, 1, 2]
    await play_out([device])
    assert device.shown["ending"]["match_over"]


@with_desk
async def test_a_table_screen_and_spectators_see_only_what_all_may_see(desk: Desk) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    screen, watcher = desk.client(0), desk.client()
    made = {"token": token(0), "game": "classic", "seats": seats, "rounds": 1}
    await screen.send("create", **made, watch=True)
    code = screen.last("state")["info"]["table"]
    await watcher.enter(code)
    for client in (screen, watcher):
        (sight,) = client.shown["sights"]
        assert (sight["seat"], sight["view"]["hand"], sight["legal"]) == (None, [], [])
    phone = desk.client(0)
    await phone.enter(code)
    seat = phone.shown["sights"][0]["view"]["actors"][0]
    await phone.send("play", seq=phone.shown["seq"], move=phone.legal(seat)[0], seat=seat)
    assert screen.raw[-1] == watcher.raw[-1]


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
    await asyncio.sleep(0.1)
    assert table.state.seats[1].bot == "random"
    assert ada.last("seats")["info"]["seats"][1]["bot"] == "random"
    back = desk.client(1)
    await back.enter(table.state.code)
    assert table.state.seats[1].bot is None
    assert back.last("seats")["info"]["seats"][1]["bot"] is None


@with_desk
async def test_nobody_is_replaced_while_nobody_waits(desk: Desk) -> None:
    desk.set(grace=0.02)
    table, (ada, bo) = await desk.table()
    bo.leave()
    ada.leave()
    await asyncio.sleep(0.08)
    assert [seat.bot for seat in table.state.seats] == [None, None]


@with_desk
async def test_who_leaves_before_the_game_frees_the_seat_and_after_it_gets_a_bot(
    desk: Desk,
) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {}, {}]
    ada, bo = desk.client(0), desk.client(1)
    await ada.send("create", token=token(0), game="classic", seats=seats)
    code = ada.last("state")["info"]["table"]
    await bo.enter(code)
    await bo.send("sit", seat=2, name="Bo")
    assert bo.last("seats")["yours"] == [2]
    await bo.send("leave", seat=2)
    assert bo.last("seats")["yours"] == []
    assert ada.last("seats")["info"]["seats"][2]["kind"] == "open"
    await bo.send("sit", seat=1, name="Bo")
    await ada.send("fill", seat=2, level="random")
    assert desk.hub.tables[code].state.phase == "playing"
    await bo.send("leave", seat=1)
    assert desk.hub.tables[code].state.seats[1].bot == "random"


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


@with_desk
async def test_a_match_of_several_rounds_and_a_rematch(desk: Desk) -> None:
    table, (ada, bo) = await desk.table(rounds=2)
    commitments = [ada.shown["info"]["commitment"]]
    for number in (1, 2):
        await play_out([ada, bo])
        ending = ada.shown["ending"]
        assert ending["match_over"] == (number == 2)
        assert ending["reveal"]["commitment"] == commitments[-1]
        if number == 1:
            promised = ada.last("seats")["info"]
            assert (promised["phase"], promised["round"]) == ("between", 1)
            commitments.append(promised["commitment"])
            await bo.send("next", seq=bo.shown["seq"])
            await ada.send("next", seq=ada.shown["seq"])  # too late: nothing happens
            assert ada.last("dealt")["info"]["round"] == 2
            assert ada.last("dealt")["info"]["commitment"] == commitments[-1]
    assert ending["totals"] == list(results(table).totals)
    await ada.send("next", seq=ada.shown["seq"])
    info = bo.last("dealt")["info"]
    assert (info["phase"], info["round"], info["totals"]) == ("playing", 1, [0, 0])
    assert len(set(commitments)) == 2
    records = await desk.hub.records(table.state.code)
    assert records is not None
    assert [verify(r, c).over for r, c in zip(records, commitments, strict=True)] == [True, True]


def results(table: Any) -> Any:
    """The match on the table."""
    return table.state.match


@with_desk
async def test_emotes_are_shown_once(desk: Desk) -> None:
    _, (ada, bo) = await desk.table()
    for n in (1, 1, 2, 1):
        await ada.send("say", emote="wow", n=n)
    assert [m for m in bo.told if m["t"] == "emoted"] == [
        {"t": "emoted", "seat": 0, "emote": "wow"}
    ] * 2
    assert code_in(await ada.send("say", emote="you are a …", n=3)) == "bad-message"


@with_desk
async def test_emotes_of_as_many_people_are_remembered_and_no_more(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()

    def shown(person: int) -> int:
        before = len(bo.raw)
        ada.session.key = bytes([person])
        table.say(ada.session, "wow", 5, None)
        return len(bo.raw) - before

    assert [shown(person) for person in range(EMOTERS)] == [1] * EMOTERS
    assert [shown(person) for person in range(EMOTERS)] == [0] * EMOTERS
    assert shown(EMOTERS) == 1
    assert len(table.emoted) == EMOTERS
    assert [shown(person) for person in range(1, EMOTERS + 1)] == [0] * EMOTERS
    assert shown(0) == 1, "the first was forgotten for the newest"


@with_desk
async def test_the_running_record_is_what_the_engine_says_the_seat_saw(desk: Desk) -> None:
    table, clients = await desk.table()
    for _ in range(5):
        position = table.state.position
        assert position is not None
        for viewer in (0, 1):
            (told,) = await clients[viewer].send("export")
            assert told["record"] == str(position.record_seen_by(viewer))
            assert "seed: hidden" in told["record"]
        seat = position.actors[0]
        await clients[seat].send("play", seq=table.state.seq, move=position.legal(seat)[0])


@with_desk
async def test_a_table_is_the_replay_of_its_events(desk: Desk) -> None:
    table, clients = await desk.table(rounds=3)
    await play_out(clients)
    await clients[0].send("next", seq=table.state.seq)
    for _ in range(3):
        shown = clients[0].shown
        seat = shown["sights"][0]["view"]["actors"][0]
        await clients[seat].send("play", seq=shown["seq"], move=clients[seat].legal(seat)[0])
    other = Desk(desk.store)
    twin = other.client(0)
    await twin.enter(table.state.code)
    await clients[0].send("resync")
    mine, theirs = clients[0].last("state"), twin.last("state")
    for state in (mine, theirs):
        state["info"]["seats"][1]["here"] = True
        state.pop("log", None)
    assert mine == theirs
    await other.close()


@with_desk
async def test_what_cannot_be_stored_does_not_happen(desk: Desk) -> None:
    table, clients = await desk.table()
    position = table.state.position
    assert position is not None
    seat = position.actors[0]
    before, seq = position.state.tobytes(), table.state.seq
    desk.store.failing = True
    sent = [len(c.raw) for c in clients]
    move = clients[seat].legal(seat)[0]
    assert code_in(await clients[seat].send("play", seq=seq, move=move)) == "not-stored"
    assert len(clients[1 - seat].raw) == sent[1 - seat]
    assert position.state.tobytes() == before
    desk.store.failing = False
    assert (await clients[seat].send("play", seq=seq, move=move))[0]["t"] == "moved"


def test_two_servers_on_one_store_agree() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        far = two.client(1)
        await far.enter(table.state.code)
        for _ in range(8):
            position = table.state.position
            assert position is not None
            if position.over:
                break
            seat = position.actors[0]
            person = clients[0] if seat == 0 else far
            await person.send("play", seq=person.shown["seq"], move=person.legal(seat)[0])
            await settle()
            assert far.shown["seq"] == clients[0].shown["seq"] == table.state.seq
            assert far.shown["sights"][0]["view"] == position.view(1)
        await one.close()
        await two.close()

    asyncio.run(inside())


def test_of_two_moves_at_once_on_two_servers_one_is_made() -> None:
    async def inside() -> None:
        store = MemoryStore()
        one, two = Desk(store), Desk(store)
        table, clients = await one.table()
        position = table.state.position
        assert position is not None
        seat = position.actors[0]
        far = two.client(seat)
        await far.enter(table.state.code)
        moves = position.legal(seat)
        seq = table.state.seq
        await asyncio.gather(
            clients[seat].send("play", seq=seq, move=moves[0]),
            far.send("play", seq=seq, move=moves[-1]),
        )
        await settle()
        other = two.hub.tables[table.state.code].state.position
        assert other is not None
        assert len(position.moves) == 1
        assert other.moves == position.moves
        await one.close()
        await two.close()

    asyncio.run(inside())


@with_desk
async def test_tables_that_nobody_is_at_leave_the_memory_and_come_back(desk: Desk) -> None:
    table, (ada, bo) = await desk.table()
    desk.time += 1000
    await desk.hub.close_idle()
    assert desk.hub.tables
    ada.leave()
    bo.leave()
    desk.time += 1000
    await desk.hub.close_idle()
    assert not desk.hub.tables
    again = desk.client(0)
    (state, *_) = await again.enter(table.state.code)
    assert state["seq"] == table.state.seq


@with_desk
async def test_finished_tables_are_deleted_after_the_time_the_host_sets(desk: Desk) -> None:
    desk.set(keep_finished=100.0, keep_abandoned=1000.0, idle_table=1.0)
    table, clients = await desk.table()
    await play_out(clients)
    unfinished = desk.client(5)
    await unfinished.send("create", token=token(5), game="classic", seats=[{}, {}])
    for client in (*clients, unfinished):
        client.leave()
    for seconds, left in ((50, 2), (60, 1), (900, 0)):
        desk.time += seconds
        await desk.hub.close_idle()
        await desk.hub.delete_old()
        assert len(desk.store.rows) == left
    assert code_in(await desk.client(0).enter(table.state.code)) == "no-such-table"


@with_desk
async def test_the_lobby_lists_only_tables_that_want_it(desk: Desk) -> None:
    for number, listed in ((1, True), (2, False)):
        person = desk.client(number)
        seats = [{"kind": "here", "name": "Ada"}, {}]
        await person.send("create", token=token(number), game="classic", seats=seats, listed=listed)
    assert [info.listed for info in desk.hub.lobby()] == [True]
    text = json.dumps([str(info) for info in desk.hub.lobby()])
    assert token(1) not in text


@with_desk
async def test_a_fault_in_one_table_does_not_touch_another(desk: Desk) -> None:
    table, clients = await desk.table()
    table.state.match.position.rules = None  # type: ignore[union-attr]
    seat = clients[0].shown["sights"][0]["view"]["actors"][0]
    answer = await clients[seat].send("play", seq=table.state.seq, move="66")
    assert code_in(answer) == "server-fault"
    other = desk.client(7)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    await other.send("create", token=token(7), game="classic", seats=seats)
    assert other.last("state")["sights"]


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
        await asyncio.sleep(0.1)
        assert table.state.seq == stuck
        desk.store.failing = False
        await asyncio.sleep(0.3)
        assert table.state.seq > stuck
        await desk.close()

    asyncio.run(inside())
