"""What somebody who comes back is told of the moves so far."""

from __future__ import annotations

import pytest

from boneyard.server.tables.seat_view import LOGGED, log_since
from boneyard.server.tables.state import TableState
from tests.server.desk import Desk, play_out, with_desk


def told(state: TableState, since: int) -> list[tuple[int, str]]:
    """The moves in a resync, to a spectator."""
    return [(one.seat, one.move) for one in log_since(state, (), since)]


@pytest.mark.slow
@with_desk
async def test_a_resync_tells_the_newest_moves_that_were_missed(desk: Desk) -> None:
    table, people = await desk.table("domination", rounds=2)
    await play_out(people)
    state = table.state
    assert state.position is not None
    moves = list(state.position.moves)
    assert len(moves) > LOGGED + 1
    assert state.position_seq < state.seq, "the next round was promised since"
    assert told(state, 0) == moves[-LOGGED:]
    assert told(state, state.position_seq - LOGGED) == moves[-LOGGED:]
    assert told(state, state.position_seq - 3) == moves[-3:]
    assert told(state, state.position_seq - 1) == moves[-1:]
    assert told(state, state.position_seq) == []
    assert told(state, state.seq + 100) == []


@pytest.mark.slow
@with_desk
async def test_a_resync_tells_no_move_of_an_earlier_round(desk: Desk) -> None:
    table, people = await desk.table("domination", rounds=2)
    await play_out(people)
    await people[0].send("next", seq=people[0].shown["seq"])
    for count in range(LOGGED):
        assert table.state.position is not None
        assert told(table.state, 0) == table.state.position.moves
        assert len(table.state.position.moves) == count
        seat = people[0].shown["sights"][0]["view"]["actors"][0]
        mover = people[seat]
        await mover.send("play", seq=mover.shown["seq"], move=mover.legal(seat)[0])
