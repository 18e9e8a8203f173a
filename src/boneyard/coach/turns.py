"""The turns of a finished game, each with the moves that are to be compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from boneyard.coach.judge import Judge
from boneyard.engine.engines import engine_of
from boneyard.engine.position import Position
from boneyard.engine.rules import Rules


@dataclass(frozen=True)
class Turn:
    """A move that was made, the position before it, and what else there was to play."""

    number: int  # from 0
    states: Any
    seat: int
    text: str
    legal: int  # how many moves there were
    moves: tuple[int, ...]  # to be compared; the first is the one that was made
    texts: tuple[str, ...]  # the same in notation
    lucky: bool  # it left something to chance
    alone: bool  # nobody else could have acted instead

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.legal == 1


def turns_of(whole: Position, judge: Judge, others: bool = True) -> Iterator[Turn]:
    """All turns of a game; without `others` only the moves that were made are to be judged."""
    assert whole.seed is not None  # replay refuses records without one
    here = Position(whole.rules, whole.players, whole.seed, whole.options)
    engine = engine_of(whole.rules)
    for number, (seat, text) in enumerate(whole.moves):
        states, legal = here._states.copy(), here.legal_ids(seat)
        made, _ = engine.find(states, seat, text)
        moves = [made]
        if others and len(legal) > 1:
            moves = judge.candidates(states, seat, legal, made)
        texts = tuple(engine.move_text(states, seat, move) for move in moves)
        lucky = leaves_to_chance(whole.rules, states, seat, made)
        alone = len(here.actors) == 1
        yield Turn(number, states, seat, text, len(legal), tuple(moves), texts, lucky, alone)
        here.play(text, seat)


def leaves_to_chance(rules: Rules, states: Any, seat: int, move: int) -> bool:
    """Whether a move draws from the stock or uses random numbers."""
    after = states.copy()
    engine_of(rules).play(after, seat, move)
    return any(
        name in (rules.dtype.names or ()) and bool(after[name][0] != states[name][0])
        for name in ("rng", "stock_left")
    )
