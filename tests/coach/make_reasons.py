"""Positions of bot games in which a reason is told: one for each feature of each game.

`python -m tests.coach.make_reasons [GAME …]` looks for them and writes them down, for the tests of
Python and of the page: both must tell the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import boneyard
from boneyard.bots import bot, look
from boneyard.coach.judge import Judge
from boneyard.coach.marks import judgement
from boneyard.coach.reasons import explain
from boneyard.coach.turns import Turn, turns_of
from boneyard.content.reasons import Explanation
from boneyard.engine.features import COMMON, features_of
from boneyard.engine.position import Position, replay
from boneyard.engine.registry import BUILT_IN

FILE = Path(__file__).parents[2] / "client" / "src" / "coach" / "reasons.json"
LEVELS = ("child", "beginner")
MOST_GAMES = 60
GAMES_FOR_COMMON = 10
WORLDS, MORE_WORLDS = 100, 600
AGAIN = 1_000  # the first seed of the worlds that must agree


class Example(msgspec.Struct):
    """A position, two moves of a seat, and why the first of them is better."""

    record: str
    seat: int
    better: str
    other: str
    why: Explanation

    @property
    def position(self) -> Position:
        """As it was before the move."""
        return replay(self.record)


def kept() -> list[Example]:
    """Those that were written down."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Example])


def bot_game(game: str, number: int) -> Position:
    """A game of weak bots, who make slips; every other one with all that is optional."""
    rules = boneyard.load(game).rules
    bold: Any = {one.name: True for one in rules.options if one.default is False and number % 2}
    position = boneyard.load(game).new(2 + number % 2 * (3 in rules.players), number, (), **bold)
    while not position.over:
        seat = position.actors[0]
        chosen = bot(LEVELS[number % 3 == 0]).choose(look(position, seat), len(position.moves))
        position.play(chosen.move, seat)
    return position


def slips(judge: Judge, whole: Position) -> list[tuple[int, Turn, int, str]]:
    """The moves of a game that were clearly worse than another, which is given too."""
    found = []
    for turn in turns_of(whole, judge):
        if not turn.forced:
            worths = judge.compare(
                turn.states, turn.seat, turn.seat, turn.moves, WORLDS, turn.number
            )
            text_of = dict(zip(turn.moves, turn.texts, strict=True))
            better = judgement(worths, turn.seat, text_of, judge.rules.tally == "wins").better
            if better is not None and is_better(judge, turn, text_of, better):
                found.append((turn.number, turn, turn.moves[turn.texts.index(better)], better))
    return found


def is_better(judge: Judge, turn: Turn, text_of: dict[int, str], better: str) -> bool:
    """Whether other worlds agree that a move is clearly better than the one that was made."""
    both = [move for move, text in text_of.items() if move == turn.moves[0] or text == better]
    found = judge.compare(turn.states, turn.seat, turn.seat, both, MORE_WORLDS, AGAIN + turn.number)
    return found[1].ahead > 3 * found[1].error


def examples_of(game: str) -> list[Example]:
    """One for each feature that is told in some game, the first that is found."""
    rules = boneyard.load(game).rules
    judge, found = Judge(rules), dict[str, Example]()
    wanted = [f"reason-{feature.name}" for feature in features_of(rules)]
    own = wanted[len(COMMON) :]
    for number in range(MOST_GAMES):
        whole = bot_game(game, number)
        for made, turn, better, text in slips(judge, whole):
            why = explain(judge, turn.states, turn.seat, better, turn.moves[0])
            if why is not None and why.message not in found:
                record = str(before(whole, made).record)
                found[why.message] = Example(record, turn.seat, text, turn.text, why)
                print(game, number, made, why, file=sys.stderr)
        if found.keys() == {*wanted}:
            break
        if number > GAMES_FOR_COMMON and found.keys() >= {*own}:
            break  # where nobody is ever stuck, it is no reason that somebody is
    return [found[message] for message in sorted(found)]


def before(whole: Position, made: int) -> Position:
    """A game when so many moves were made."""
    position = boneyard.load(whole.rules.name).new(whole.players, whole.seed, (), **whole.options)
    for seat, move in whole.moves[:made]:
        position.play(move, seat)
    return position


def write(game: str, found: list[Example]) -> None:
    """Put the examples of a game in the place of those that it had."""
    others = [one for one in kept() if one.position.rules.name != game]
    ordered = sorted([*others, *found], key=lambda one: (one.record, one.why.message))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


if __name__ == "__main__":
    for game in sys.argv[1:] or list(BUILT_IN):
        write(game, examples_of(game))
