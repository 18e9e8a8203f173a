"""Looking back at a finished game: what every move was worth, and what else there was to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from boneyard.coach.judge import OPEN, PLAY_ON, Judge
from boneyard.coach.judge import unit as unit_of
from boneyard.coach.marks import Judgement, judgement
from boneyard.coach.split import Split, Step, in_thousandths, less, split
from boneyard.coach.story import Told, story
from boneyard.engine.engines import engine_of
from boneyard.engine.position import Position, Result, replay
from boneyard.engine.record import Record
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import Rules
from boneyard.errors import BoneyardError
from boneyard.progress import Advance

WORLDS = 1000  # in which each move is tried
SEED = 0  # always the same: a record has one analysis


@dataclass(frozen=True)
class Standing:
    """How a game stands, for each seat."""

    points: tuple[float, ...]  # expected, more than the others on average
    wins: tuple[float, ...]  # chance of winning, from 0 to 1


@dataclass(frozen=True)
class JudgedMove:
    """A move that was made, and what is thought of it."""

    seat: int
    move: str
    before: Standing  # with open hands
    choices: int  # how many legal moves there were
    known: Judgement | None  # by what the seat could know; None: there was no choice
    open: Judgement | None  # the same with open hands


@dataclass(frozen=True)
class Analysis:
    """All that is found out about a finished game."""

    game: str
    players: int
    unit: Literal["points", "wins"]  # of all points: points, or games won in a hundred
    moves: tuple[JudgedMove, ...]
    end: Standing
    split: Split
    story: tuple[Told, ...]  # what decided the game


def analyse(
    record: str | Record | Position,
    worlds: int | None = None,
    advance: Advance = lambda steps: None,
) -> Analysis:
    """What every move of a finished game was worth; `advance` is called after each.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> while not pos.over:
    ...     pos.play(pos.legal()[0])
    >>> found = analyse(pos.record, worlds=10)
    >>> len(found.moves) == len(pos.moves)
    True
    """
    whole = record if isinstance(record, Position) else replay(record)
    result = require_over(whole)
    assert whole.seed is not None  # replay refuses records without one
    here = Position(whole.rules, whole.players, whole.seed, whole.options)
    walk = Walk(Judge(whole.rules), worlds or worlds_for(whole.rules))
    for number, (seat, move) in enumerate(whole.moves):
        walk.step(here, seat, move, number)
        here.play(move, seat)
        advance(1)
    return walk.end(result)


def require_over(whole: Position) -> Result:
    """The result of a finished game; nobody may ask the coach about one that goes on."""
    result = whole.result
    if result is None:
        raise BoneyardError(code="not-over")
    return result


def worlds_for(rules: Rules) -> int:
    """In how many worlds each move is tried: a game may say so in its part `coach`."""
    return int(getattr(rules.part("coach"), "WORLDS", WORLDS))


@dataclass
class Walk:
    """A walk through a game, move by move."""

    judge: Judge
    worlds: int
    moves: list[JudgedMove] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    # What the position is worth with open hands, if the last move told: it left nothing to chance.
    standing: Standing | None = None

    def step(self, here: Position, seat: int, text: str, number: int) -> None:
        """The next move, before it is made."""
        states, legal = here._states, here.legal_ids(seat)
        move, _ = engine_of(here.rules).find(states, seat, text)
        lucky = leaves_to_chance(here.rules, states, seat, move)
        if len(legal) == 1:
            self.forced(states, seat, text, lucky, number)
        else:
            moves = self.judge.candidates(states, seat, legal, move)
            self.chosen(here, seat, text, moves, len(legal), lucky, number)

    def forced(self, states: Any, seat: int, text: str, lucky: bool, number: int) -> None:
        """A move that was the only one: what it changes is luck."""
        before = self.standing or self.worth_of(states, seat, number)
        thousandths = in_thousandths(before.points)
        nothing = (0,) * len(thousandths)
        self.steps.append(Step(seat, thousandths, thousandths, nothing))
        self.moves.append(JudgedMove(seat, text, before, 1, None, None))
        self.standing = None if lucky else before

    def worth_of(self, states: Any, seat: int, number: int) -> Standing:
        """How a position stands, with open hands."""
        (found,) = self.judge.compare(
            states, OPEN, seat, [PLAY_ON], self.worlds, seed(number, OPEN)
        )
        return Standing(found.points, found.wins)

    def chosen(
        self,
        here: Position,
        seat: int,
        text: str,
        moves: Sequence[int],
        count: int,
        lucky: bool,
        number: int,
    ) -> None:
        """A move that was chosen among several."""
        tried = [moves[0], PLAY_ON, *moves[1:]]
        states, compare = here._states, self.judge.compare
        opened = compare(states, OPEN, seat, tried, self.worlds, seed(number, OPEN))
        known = compare(states, seat, seat, tried, self.worlds, seed(number, seat))
        before = self.standing or Standing(opened[1].points, opened[1].wins)
        after = Standing(opened[0].points, opened[0].wins)
        chosen = less(in_thousandths(known[0].points), in_thousandths(known[1].points))
        self.steps.append(
            Step(seat, in_thousandths(before.points), in_thousandths(after.points), chosen)
        )
        text_of, wins = texts(here, seat, moves), here.rules.tally == "wins"
        self.moves.append(
            JudgedMove(
                seat,
                text,
                before,
                count,
                judgement(known, seat, text_of, wins),
                judgement(opened, seat, text_of, wins),
            )
        )
        self.standing = None if lucky else after

    def end(self, result: Result) -> Analysis:
        """When all moves are made."""
        rules = self.judge.rules
        points, wins = margins(rules, result), shares(result)
        unit: Literal["points", "wins"] = "wins" if rules.tally == "wins" else "points"
        parts = split(self.steps, in_thousandths(points))
        return Analysis(
            rules.name,
            len(points),
            unit,
            tuple(self.moves),
            Standing(points, wins),
            parts,
            story(self.moves, parts, result.winners),
        )


def seed(number: int, viewer: int) -> int:
    """The random numbers by which a move is judged, in a viewer's eyes."""
    return int(seed_of(np.uint64(SEED), (number << 4) + viewer + 1))


def leaves_to_chance(rules: Rules, states: Any, seat: int, move: int) -> bool:
    """Whether a move draws from the stock or uses random numbers."""
    after = states.copy()
    engine_of(rules).play(after, seat, move)
    return any(
        name in rules.dtype.fields and bool(after[name][0] != states[name][0])
        for name in ("rng", "stock_left")
    )


def texts(here: Position, seat: int, moves: Sequence[int]) -> dict[int, str]:
    """Legal moves in notation, by their numbers."""
    engine = engine_of(here.rules)
    return {move: engine.move_text(here._states, seat, move) for move in moves}


def margins(rules: Rules, result: Result) -> tuple[float, ...]:
    """What each seat has more than the others on average; of wins, more than an even share."""
    players = len(result.scores)
    if rules.tally == "wins":
        share = [100.0 * one for one in shares(result)]
    else:
        sign = 1.0 if rules.tally == "points" else -1.0
        share = [sign * score for score in result.scores]
    total = sum(share)
    scale = unit_of(rules, players) / (players - 1)
    return tuple((value * players - total) * scale for value in share)


def shares(result: Result) -> tuple[float, ...]:
    """How much of the win each seat has; nobody has any of a drawn game."""
    won = len(result.winners)
    return tuple(1.0 / won if seat in result.winners else 0.0 for seat in range(len(result.scores)))
