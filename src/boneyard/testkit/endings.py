"""How a game ends: with a result that adds up, and a record that leads there again."""

from __future__ import annotations

import numpy as np

from boneyard.engine.position import Position, Result
from boneyard.engine.record import Record
from boneyard.engine.rules import MOST_SEATS
from boneyard.testkit.promises import require

UNTOUCHED = -(2**62)


def check_end(position: Position) -> None:
    """A finished game has a result, no moves, and a record that replays to the same bytes."""
    for seat in range(position.players):
        require(not position.legal(seat), "there are no moves when the game is over")
    check_scores(position)
    result = position.result
    assert result is not None
    check_result(result, position.rules.tally)
    check_record(position)


def check_scores(position: Position) -> None:
    """`outcome` writes a score for each seat, and nothing else."""
    before = position.state.tobytes()
    scores = np.full(2 * MOST_SEATS, UNTOUCHED, np.int64)
    won = int(position.rules.outcome(position.state, scores))
    require((scores[: position.players] != UNTOUCHED).all(), "every seat has a score")
    require((scores[position.players :] == UNTOUCHED).all(), "nobody else has a score")
    require(0 <= won < 1 << position.players, "winners are seats in play")
    require(position.state.tobytes() == before, "`outcome` changes nothing")


def check_result(result: Result, tally: str) -> None:
    """Winners and scores agree, as far as a match depends on it."""
    require(result.clause, "an ending names what decided")
    for numbers in result.numbers.values():
        require(len(numbers) == len(result.scores), "an ending has a number for each seat")
    best = [result.scores[seat] for seat in result.winners]
    if tally == "points":
        others = sum(result.scores) - sum(best)
        require(others == 0, "only winners score points")
    elif tally == "least" and best:
        require(max(best) <= min(result.scores), "winners have the least penalty")


def check_record(position: Position) -> None:
    """The text of a game is all that is needed to play it again."""
    text = str(position.record)
    record = Record.parse(text)
    rules = position.rules
    options = rules.read_options(record.options, record.players)
    assert record.seed is not None
    again = Position(rules, record.players, record.seed, options, record.names)
    promise = "a record replays to the same bytes"
    for seat, move in record.moves:
        require(move in again.legal(seat), promise)
        again.play(move, seat)
    require(again.state.tobytes() == position.state.tobytes(), promise)
    require(str(again.record) == text, "a record's text is stable")
