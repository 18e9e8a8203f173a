"""The luck in games: parts of each seat's points that are zero on average, so that fewer deals tell
as much (`standings.without`).

AIVAT's idea (Burch et al., 2018): what chance brought is compared with what else it could have
brought, each worth what the coach's playouts make of it with open hands. Where it is known how
likely each could have been, the difference is zero on average, however good or bad the playouts:

- the deal, where all seats have the same prospects; over all seatings it evens out;
- what was drawn, and slips of the hand: nothing that players do depends on the order of the stock;
- the dice of the bots: they are asked again what they would play;
- what a bot could not see when it chose, beside what might have been there (`alike`).

The coach knows no such thing of people, and tells what they could not see apart (`coach/split`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from boneyard.arena.alike import Alike, Asked
from boneyard.arena.deal import SEED_BITS, Played, seeds_of_moves
from boneyard.bots.api import Bot, Limits
from boneyard.coach.analysis import margins
from boneyard.coach.judge import OPEN, PLAY_ON, Judge, unit
from boneyard.coach.turns import Turn, turns_of
from boneyard.engine.engines import engine_of
from boneyard.engine.position import Position, replay

PARTS = ("deal", "drawn", "dice", "unseen")
WORLDS = 600  # in which a move is tried, at most
TRIED = 12_000  # worlds for all moves of a game together: fewer for each, the longer it was
ASKED_AGAIN = 8  # times what a bot would play
ALIKE_WORLDS = 60  # in which a move is tried at each station of a walk, of which there are many
MOST_STEPS = 50  # of a walk
REPLAYED = 12_000  # moves, in all walks of a game together: games of many moves are not walked


def with_luck(
    games: Sequence[Played], bots: dict[str, Bot], limits: Limits | None = None
) -> list[Played]:
    """The same games, each with the PARTS of its luck.

    >>> import boneyard
    >>> from boneyard.arena.deal import play_game
    >>> from boneyard.bots.levels import Child
    >>> game, bots = boneyard.load("classic"), {"child": Child()}
    >>> played = play_game(game, ("child", "child"), bots, 2, 7, None, {})
    >>> [[round(sum(part), 6) for part in one.luck] for one in with_luck([played], bots)]
    [[0.0, 0.0, 0.0, 0.0]]
    """
    judge = Judge(replay(games[0].record).rules)
    return [replace(game, luck=Chance(game, bots, limits, judge).parts()) for game in games]


class Chance:
    """What chance did in one game of bots."""

    def __init__(
        self, game: Played, bots: dict[str, Bot], limits: Limits | None, judge: Judge
    ) -> None:
        self.trail, self.judge = list(trail_of(replay(game.record))), judge
        self.whole = self.trail[-1]
        seed, seat_bots = self.whole.seed, [bots[name] for name in game.seating]
        assert isinstance(seed, int)  # one of `deal_seed`
        seeds = seeds_of_moves(seed, game.seating)
        self.asked = Asked(seat_bots, [next(seeds) for _ in self.whole.moves], limits)
        self.worlds = max(1, min(WORLDS, TRIED // len(self.whole.moves)))
        self.alike = Alike(self.trail, self.asked)
        self.dice = random.Random(f"luck {seed} {game.seating}")

    def parts(self) -> tuple[tuple[float, ...], ...]:
        """The PARTS of luck, in the arena's points of each seat."""
        turns = list(turns_of(self.whole, self.judge, others=False))
        choices = sum(not turn.forced for turn in turns)
        deal = meant = self.worth(turns[0], [PLAY_ON], WORLDS)[PLAY_ON]  # the same in all seatings
        drawn = dice = unseen = np.zeros(self.whole.players)
        lucky = False  # whether the last move left something to chance
        for turn in turns:
            again = [] if turn.forced else self.choices_again(turn)
            worth = self.worth(turn, [turn.moves[0], PLAY_ON, *again], self.worlds)
            before = worth[PLAY_ON] if lucky else meant
            drawn = drawn + before - meant
            meant, lucky = before if turn.forced else worth[turn.moves[0]], turn.lucky
            if again:
                usual = mean([worth[move] for move in again])
                dice = dice + meant - usual
                unseen = unseen + self.unseen(turn, again, usual - worth[PLAY_ON], choices)
        assert self.whole.result is not None
        drawn = drawn + np.array(margins(self.whole.rules, self.whole.result)) - meant
        scale = unit(self.whole.rules, self.whole.players)
        return tuple(tuple((part / scale).tolist()) for part in (deal, drawn, dice, unseen))

    def choices_again(self, turn: Turn) -> list[int]:
        """What the bot that moved chooses with other dice."""
        here, find = self.trail[turn.number], engine_of(self.whole.rules).find
        texts = [
            self.asked.choose(here, turn.seat, self.dice.getrandbits(SEED_BITS))
            for _ in range(ASKED_AGAIN)
        ]
        return [find(turn.states, turn.seat, text)[0] for text in texts]

    def worth(self, turn: Turn, moves: Sequence[int], worlds: int) -> dict[int, Any]:
        """What moves are worth to each seat with open hands."""
        different = list(dict.fromkeys(moves))
        found = self.judge.compare(
            turn.states, OPEN, turn.seat, different, worlds, seed=turn.number
        )
        return {one.move: np.array(one.points) for one in found}

    def unseen(self, turn: Turn, again: Sequence[int], gained: Any, choices: int) -> Any:
        """What the bot usually gains here beyond its mean in worlds that look the same to it."""
        steps = min(MOST_STEPS, REPLAYED // choices // (turn.number + 1))
        stations = self.alike.worlds(turn.number, steps, self.dice)
        if not stations:
            return 0.0
        gains = {id(world): self.gain(world, turn, again) for world in unique(stations)}
        return gained - mean([gains[id(world)] for world in stations])

    def gain(self, world: Position, turn: Turn, again: Sequence[int]) -> Any:
        """How much more moves are worth there, on average, than playing on by rules of thumb."""
        different = list(dict.fromkeys([PLAY_ON, *again]))
        found = self.judge.compare(
            world._states, OPEN, turn.seat, different, ALIKE_WORLDS, seed=turn.number
        )
        worth = {one.move: np.array(one.points) for one in found}
        return mean([worth[move] for move in again]) - worth[PLAY_ON]


def mean(values: Sequence[Any]) -> Any:
    """Seat by seat."""
    return np.mean(values, axis=0)


def unique(worlds: Sequence[Position]) -> list[Position]:
    """Each once: a walk may stay where it is."""
    return list({id(world): world for world in worlds}.values())


def trail_of(whole: Position) -> Iterator[Position]:
    """The positions of a game: before each move, and the end."""
    here = Position(whole.rules, whole.players, whole.seed or 0, whole.options)
    for seat, move in whole.moves:
        yield here.copy()
        here.play(move, seat)
    yield here
