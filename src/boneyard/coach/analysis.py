"""Looking back at a finished game: what every move was worth, and what else there was to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from boneyard.coach.judge import OPEN, PLAY_ON, Judge, Worth, unit
from boneyard.coach.marks import Judgement, judgement
from boneyard.coach.reasons import explain
from boneyard.coach.split import Split, Step, in_thousandths, less, split
from boneyard.coach.story import Sentence, story
from boneyard.coach.turns import Turn, turns_of
from boneyard.engine.position import Position, Result, replay
from boneyard.engine.record import Record
from boneyard.engine.rules import Rules
from boneyard.errors import BoneyardError
from boneyard.progress import Advance

# How often moves are tried, all moves of a game together: about so many seconds on a slow core.
# A game says in its part `coach` how many of its own that is.
TRIES = 100_000
MOST_WORLDS, LEAST_WORLDS = 4_000, 30  # in which each move is tried
MOST_REASONS = 6  # for the costliest slips: each takes a moment to find
SEEDS_A_TURN = 16  # one for each viewer, always the same: a record has one analysis


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
    known: Judgement | None  # by what the seat could know; None: there was no choice
    open: Judgement | None  # the same with open hands


@dataclass(frozen=True)
class Analysis:
    """All that is found out about a finished game."""

    game: str
    players: int
    unit: Literal["points", "wins"]  # of all points: points, or games won in a hundred
    worlds: int  # in which each move was tried
    moves: tuple[JudgedMove, ...]
    end: Standing
    split: Split
    story: tuple[Sentence, ...]  # what decided the game


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
    result, judge = require_over(whole), Judge(whole.rules)
    turns = list(turns_of(whole, judge))
    walk = Walk(judge, worlds or worlds_for(whole.rules, turns))
    for turn in turns:
        walk.take(turn)
        advance(1)
    margin = margins(whole.rules, result)
    parts = split(walk.steps, in_thousandths(margin))
    return Analysis(
        whole.rules.name,
        whole.players,
        "wins" if whole.rules.tally == "wins" else "points",
        walk.worlds,
        with_reasons(judge, turns, walk.moves),
        Standing(margin, shares(result)),
        parts,
        story(walk.moves, parts, result.winners),
    )


def require_over(whole: Position) -> Result:
    """The result of a finished game; nobody may ask the coach about one that goes on."""
    result = whole.result
    if result is None:
        raise BoneyardError(code="not-over")
    return result


def tries_of(rules: Rules) -> int:
    """How often the moves of a game are tried, all together."""
    return int(getattr(rules.part("coach"), "TRIES", TRIES))


def worlds_for(rules: Rules, turns: Sequence[Turn]) -> int:
    """In how many worlds to try each move of a game: fewer, the longer it was."""
    a_world = sum(1 if turn.forced else 2 * (len(turn.moves) + 1) for turn in turns)
    return max(LEAST_WORLDS, min(MOST_WORLDS, tries_of(rules) // max(a_world, 1)))


@dataclass
class Walk:
    """A walk through a game, turn by turn."""

    judge: Judge
    worlds: int
    moves: list[JudgedMove] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    # How the game stands with open hands, if the last turn told: it left nothing to chance.
    standing: Standing | None = None

    def take(self, turn: Turn) -> None:
        """The next turn."""
        if turn.forced:
            self.forced(turn)
        else:
            self.chosen(turn)

    def forced(self, turn: Turn) -> None:
        """A move that was the only one: what it changes is luck."""
        before = self.standing or standing(self.tried(turn, OPEN, [PLAY_ON])[0])
        points = in_thousandths(before.points)
        self.steps.append(Step(turn.seat, points, points, (0,) * len(points)))
        self.moves.append(JudgedMove(turn.seat, turn.text, before, None, None))
        self.standing = None if turn.lucky else before

    def chosen(self, turn: Turn) -> None:
        """A move that was chosen among several."""
        moves = [turn.moves[0], PLAY_ON, *turn.moves[1:]]
        opened, known = self.tried(turn, OPEN, moves), self.tried(turn, turn.seat, moves)
        before, after = self.standing or standing(opened[1]), standing(opened[0])
        chosen = less(in_thousandths(known[0].points), in_thousandths(known[1].points))
        self.steps.append(
            Step(turn.seat, in_thousandths(before.points), in_thousandths(after.points), chosen)
        )
        marks = self.mark(turn, known), self.mark(turn, opened)
        self.moves.append(JudgedMove(turn.seat, turn.text, before, *marks))
        self.standing = None if turn.lucky else after

    def tried(self, turn: Turn, viewer: int, moves: Sequence[int]) -> list[Worth]:
        """What moves are worth in a viewer's eyes."""
        seed = SEEDS_A_TURN * turn.number + viewer + 1
        return self.judge.compare(turn.states, viewer, turn.seat, moves, self.worlds, seed)

    def mark(self, turn: Turn, found: Sequence[Worth]) -> Judgement:
        """What is thought of the move that was made."""
        text_of = dict(zip(turn.moves, turn.texts, strict=True))
        return judgement(found, turn.seat, text_of, self.judge.rules.tally == "wins")


def with_reasons(
    judge: Judge, turns: Sequence[Turn], moves: Sequence[JudgedMove]
) -> tuple[JudgedMove, ...]:
    """The same moves; of the costliest slips it is said why another move was better."""
    found = list(moves)
    slips = [
        (-one.known.loss, number)
        for number, one in enumerate(moves)
        if one.known is not None and one.known.better is not None
    ]
    for _, number in sorted(slips)[:MOST_REASONS]:
        turn, known = turns[number], moves[number].known
        assert known is not None
        assert known.better is not None
        better = turn.moves[turn.texts.index(known.better)]
        why = explain(judge, turn.states, turn.seat, better, turn.moves[0])
        found[number] = replace(moves[number], known=replace(known, why=why))
    return tuple(found)


def standing(found: Worth) -> Standing:
    """How a game stands after a move."""
    return Standing(found.points, found.wins)


def margins(rules: Rules, result: Result) -> tuple[float, ...]:
    """What each seat has more than the others on average; of wins, more than an even share."""
    players = len(result.scores)
    if rules.tally == "wins":
        share = [100.0 * one for one in shares(result)]
    else:
        sign = 1.0 if rules.tally == "points" else -1.0
        share = [sign * score for score in result.scores]
    total = sum(share)
    scale = unit(rules, players) / (players - 1)
    return tuple((value * players - total) * scale for value in share)


def shares(result: Result) -> tuple[float, ...]:
    """How much of the win each seat has; nobody has any of a drawn game."""
    won = len(result.winners)
    return tuple(1.0 / won if seat in result.winners else 0.0 for seat in range(len(result.scores)))
