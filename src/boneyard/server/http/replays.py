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


def read_seat(text: str | None, players: int) -> int | None:
    """Whose eyes a record is shown through; None: everybody's hand is open.

    >>> read_seat("1", players=2), read_seat(None, players=2)
    (1, None)
    """
    if text is None:
        return None
    if text not in map(str, range(players)):
        raise ValueError(f"a seat is a number from 0 to {players - 1}, not {text!r}")
    return int(text)


def replayed(record: Record, viewer: int | None = None) -> bytes:
    """Every position of a record, as it is sent; `BadRecord` if it cannot be played.

    With a `viewer` it is what that seat saw.

    >>> text = "game: classic\\nplayers: 2\\nseed: 7\\n\\n0:60\\n"
    >>> answer = msgspec.json.decode(replayed(Record.parse(text)), type=ReplayAnswer)
    >>> [step.move for step in answer.steps]
    [None, '60']
    """
    final = replay(record)
    assert final.seed is not None
    position = Position(final.rules, final.players, final.seed, final.options)
    steps = [step(position, viewer)]
    for seat, move in final.moves:
        position.play(move, seat)
        steps.append(step(position, viewer))
    answer = ReplayAnswer(
        game=final.rules.name,
        players=final.players,
        options=final.options,
        names=list(final.names),
        steps=steps,
        ending=None if final.result is None else outcome(final.result),
    )
    return msgspec.json.encode(answer)


def step(position: Position, viewer: int | None) -> Step:
    """Where a game stands, and how it came there."""
    seat, move = position.moves[-1] if position.moves else (None, None)
    hands: list[list[str]] = position.dump()["hands"]
    if viewer is None:
        return Step(seat, move, position.view(), hands)
    if move is not None:
        move = position.move_seen_by(len(position.moves) - 1, viewer)
    own = [hand if seat == viewer else [] for seat, hand in enumerate(hands)]
    return Step(seat, move, position.view(viewer), own)


def outcome(result: Result) -> Outcome:
    """How a game ended."""
    return Outcome(
        winners=list(result.winners),
        scores=list(result.scores),
        clause=result.clause,
        numbers={name: list(numbers) for name, numbers in result.numbers.items()},
    )
