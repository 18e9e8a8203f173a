"""Moves: listed once, read back from their texts, refused with a reason where not legal."""

from __future__ import annotations

import random

from boneyard.engine import calls
from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from boneyard.testkit.promises import require

NONSENSE = (
    "",
    " ",
    "0",
    "-1",
    "x" * 300,
    "66L66R",
    "draw ",
    "PASS",
    "\0",
    "🁢",
    "6 6",
    "@",
    "?",
    "!",
)


def check_moves(position: Position) -> None:
    """Someone can move, moves are listed once, and their texts are read back as the same moves."""
    require(position.actors, "somebody may act until the game is over")
    require(calls.actors(position._states) >> position.players == 0, "only seats in play may act")
    for seat in range(position.players):
        moves, texts = position._legal_moves(seat), position.legal(seat)
        require(bool(moves) == (seat in position.actors), "who may act, and only they, have moves")
        require(len(set(moves)) == len(moves), "no move is listed twice")
        require(len(set(texts)) == len(texts), "no move is listed twice")
        require(all(text.split() == [text] for text in texts), "a text is one word")
        meant = [position.rules.parse_move(position.state, seat, text) for text in texts]
        require(meant == moves, "a move's text means that move")


def check_refusals(position: Position, dice: random.Random, pool: list[str]) -> None:
    """A move that is not in the list is refused with a reason, and changes nothing."""
    before, moves = position.state.tobytes(), list(position.moves)
    for text in some_of(pool, dice):
        for seat in range(position.players):
            for attempt in (text, mangled(text, dice)):
                if attempt not in position.legal(seat):
                    require(refusal(position, attempt, seat), f"{attempt!r} is refused")
    require(position.state.tobytes() == before, "a refused move changes nothing")
    require(position.moves == moves, "a refused move is not recorded")


def some_of(pool: list[str], dice: random.Random) -> list[str]:
    """A few texts that are moves somewhere in the game, and one that is not."""
    return [*dice.sample(pool, min(len(pool), 6)), dice.choice(NONSENSE)]


def refusal(position: Position, move: str, seat: int) -> tuple[object, ...] | None:
    """Everything that the refusal of a move says; None if it is accepted."""
    try:
        position.copy().play(move, seat)
    except IllegalMove as refused:
        return refused.code, tuple(refused.facts.items()), refused.legal
    return None


def mangled(text: str, dice: random.Random) -> str:
    """A text with one character changed."""
    if not text:
        return dice.choice("LR!?@/0")
    place = dice.randrange(len(text))
    return text[:place] + dice.choice("0123456LRrgbyJ@,/?!=- nsew:é") + text[place + 1 :]


def check_copies(position: Position) -> None:
    """Every listed move can be played, on a copy, and the position stays as it was."""
    before = position.state.tobytes()
    for seat in position.actors:
        for move in position.legal(seat):
            twin = position.copy()
            twin.play(move, seat)
            require(twin.moves[-1] == (seat, move), "a move is recorded as it was written")
    require(position.state.tobytes() == before, "a copy is independent")
