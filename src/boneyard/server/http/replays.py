"""A record as steps that a browser can show: the page `POST /api/replay`."""

from __future__ import annotations

import msgspec

from boneyard.engine.position import Position, Result, replay
from boneyard.engine.record import Record
from boneyard.server.wire.answers import ReplayAnswer, Step
from boneyard.server.wire.protocol import Outcome

MOST_BYTES = 65_536  # the longest record that is read


def read_record(body: bytes) -> Record:
    """A record from what was sent; `BadRecord`, or ValueError if it is no text."""
    return Record.parse(body.decode("utf-8"))


def replayed(record: Record) -> bytes:
    """Every position of a record, as it is sent; `BadRecord` if it cannot be played.

    >>> text = "game: classic\\nplayers: 2\\nseed: 7\\n\\n0:60\\n"
    >>> answer = msgspec.json.decode(replayed(Record.parse(text)), type=ReplayAnswer)
    >>> [step.move for step in answer.steps]
    [None, '60']
    """
    final = replay(record)
    assert final.seed is not None
    position = Position(final.rules, final.players, final.seed, final.options)
    steps = [step(position)]
    for seat, move in final.moves:
        position.play(move, seat)
        steps.append(step(position))
    answer = ReplayAnswer(
        game=final.rules.name,
        players=final.players,
        options=final.options,
        names=list(final.names),
        steps=steps,
        ending=None if final.result is None else outcome(final.result),
    )
    return msgspec.json.encode(answer)


def step(position: Position) -> Step:
    """Where a game stands, and how it came there."""
    seat, move = position.moves[-1] if position.moves else (None, None)
    return Step(seat, move, position.view(), position.dump()["hands"])


def outcome(result: Result) -> Outcome:
    """How a game ended."""
    return Outcome(
        winners=list(result.winners),
        scores=list(result.scores),
        clause=result.clause,
        numbers={name: list(numbers) for name, numbers in result.numbers.items()},
    )
