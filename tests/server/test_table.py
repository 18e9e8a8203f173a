"""Requests to a table: sitting down, playing, leaving, rounds, emotes, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import boneyard
from boneyard.engine.registry import names
from boneyard.server.access.shuffle import verify
from boneyard.server.tables.table import EMOTERS
from tests.server.desk import Client, Desk, code_in, play_out, token, with_desk


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
async def test_a_game_starts_with_those_who_sit(desk: Desk) -> None:
    seats: list[dict[str, Any]] = [{}, {"kind": "here", "name": "Ada"}, {}, {}]
    ada, bo = desk.client(0), desk.client(1)
    await ada.send("create", token=token(0), game="classic", seats=seats)
    code = ada.last("state")["info"]["table"]
    await bo.enter(code)
    assert code_in(await bo.send("begin")) == "not-the-host"
    assert code_in(await ada.send("begin")) == "bad-choice"  # nobody plays alone
    await bo.send("sit", seat=3, name="Bo")
    await ada.send("begin")
    state = desk.hub.tables[code].state
    assert (state.phase, [seat.name for seat in state.seats]) == ("playing", ["Ada", "Bo"])
    assert (ada.last("seats")["yours"], bo.last("seats")["yours"]) == ([0], [1])
    assert [message["t"] for message in await ada.send("begin")] == ["state"]  # done already
    await play_out([ada, bo])


@with_desk
async def test_who_resigns_against_one_other_loses_the_match(desk: Desk) -> None:
    table, (ada, bo) = await desk.table(rounds=3)
    mover = (ada, bo)[ada.shown["sights"][0]["view"]["actors"][0]]
    assert code_in(await bo.send("resign", seat=0)) == "not-your-seat"
    await bo.send("resign", seat=1)
    for person in (ada, bo):
        told = person.told[-1]
        assert (told["t"], told["info"]["phase"], told["info"]["round"]) == ("state", "over", 1)
        assert told["ending"]["match_winners"] == [0]
        assert told["ending"]["clause"] == "resigned"
        assert not told["sights"][0]["legal"]
    move = next(s["view"]["hand"][0] for s in mover.shown["sights"])
    assert code_in(await mover.send("play", seq=table.state.seq, move=move)) == "over"
    records = await desk.hub.records(table.state.code)
    assert records is not None
    assert verify(records[0], ada.shown["ending"]["reveal"]["commitment"]).result is None
    await ada.send("next", seq=table.state.seq)
    assert table.state.phase == "playing"
    await play_out([ada, bo])


@with_desk
async def test_who_resigns_among_several_leaves_the_seat_to_a_bot(desk: Desk) -> None:
    table, (ada, bo, cy) = await desk.table(players=3)
    await cy.send("resign", seat=2)
    assert table.state.phase == "playing"
    assert (table.state.seats[2].kind, table.state.seats[2].bot) == ("bot", "random")
    assert cy.last("state")["yours"] == []
    await cy.enter(table.state.code)
    assert cy.last("state")["yours"] == []  # for good
    await bo.send("resign", seat=1)
    assert table.state.phase == "playing"  # Ada plays on against bots
    await ada.send("resign", seat=0)
    assert ada.last("state")["ending"]["match_winners"] == [1, 2]
