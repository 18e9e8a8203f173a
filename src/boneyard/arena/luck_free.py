"""The luck in games: parts of each seat's points that are zero on average, so that fewer deals tell
as much (`standings.without`).

AIVAT's idea (Burch et al., 2018): what chance brought is compared with what else it could have
brought, each worth what the coach's playouts make of it with open hands. Where it is known how
likely each could have been, the difference is zero on average, however good or bad the playouts:

- what was drawn, and slips of the hand: nothing that players do depends on the order of the stock;
- the dice of the bots: they are asked again what they would play;
- what a bot could not see when it chose, beside what might have been there (`alike`).

The deal is luck as well, but all seatings of a deal have it, so it evens out by itself. How much is
looked at before a move follows from the game up to there and never from how it went on: that would
tell something of what was hidden.

The first takes nothing but playouts, which are cheap. For the others the bots have to be asked many
times what they would have played, which takes more time than as many more deals would; that is done
only where the same deals are to tell all they can (`thorough`).

The coach knows no such thing of people, and tells what they could not see apart (`coach/split`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from boneyard.arena.alike import Alike, Asked
from boneyard.arena.deal import SEED_BITS, Played, seeds_of_moves
from boneyard.bots.api import Bot, Limits
from boneyard.bots.effort import MASTER, TO_THE_END, effort_by
from boneyard.coach.analysis import margins
from boneyard.coach.judge import OPEN, PLAY_ON, Judge, unit
from boneyard.coach.turns import Turn, turns_of
from boneyard.engine.engines import engine_of
from boneyard.engine.position import Position, replay

PARTS = ("drawn", "dice", "unseen")
WORLDS, MANY_WORLDS = 150, 600  # in which a move is tried; the many where one is thorough
ASKED_AGAIN = 8  # times what a bot would play
ALIKE_WORLDS = 60  # in which a move is tried at each station of a walk, of which there are several
MOST_STEPS = 48  # of a walk
REPLAYED = 1_500  # moves, in one walk at most: late in a long game nothing is walked


def with_luck(
    games: Sequence[Played],
    bots: dict[str, Bot],
    judge: Judge,
    limits: Limits | None = None,
    thorough: bool = False,
) -> list[Played]:
    """The same games, each with the PARTS of its luck; without being thorough only what was drawn.

    >>> import boneyard
    >>> from boneyard.arena.deal import play_game
    >>> from boneyard.bots.levels import Child
    >>> game, bots = boneyard.load("classic"), {"child": Child()}
    >>> played = play_game(game, ("child", "child"), bots, 2, 7, None, {})
    >>> (one,) = with_luck([played], bots, Judge(game.rules), thorough=True)
    >>> [round(sum(part), 6) for part in one.luck]
    [0.0, 0.0, 0.0]
    """
    return [
        replace(game, luck=Chance(game, bots, limits, judge, thorough).parts()) for game in games
    ]


class Chance:
    """What chance did in one game of bots."""

    def __init__(
        self,
        game: Played,
        bots: dict[str, Bot],
        limits: Limits | None,
        judge: Judge,
        thorough: bool = False,
    ) -> None:
        self.judge, self.whole, self.thorough = judge, replay(game.record), thorough
        self.worlds = MANY_WORLDS if thorough else WORLDS
        # Else what is compared must be played out equally far: a move, and then so many others.
        players = self.whole.players
        self.to_the_end = effort_by(judge.rules, MASTER, players).max_moves == TO_THE_END
        seed, seat_bots = self.whole.seed, [bots[name] for name in game.seating]
        assert isinstance(seed, int)  # one of `deal_seed`
        seeds = seeds_of_moves(seed, game.seating)
        self.asked = Asked(seat_bots, [next(seeds) for _ in self.whole.moves], limits)
        self.dice = random.Random(f"luck {seed} {game.seating}")

    @cached_property
    def alike(self) -> Alike:
        """The game, to be played again in other deals."""
        return Alike(list(trail_of(self.whole)), self.asked)

    def parts(self) -> tuple[tuple[float, ...], ...]:
        """The PARTS of luck, in the arena's points of each seat."""
        rules, result = self.whole.rules, self.whole.result
        drawn = dice = unseen = np.zeros(self.whole.players)
        expected: Any = None  # what the game was worth before chance spoke, if it has
        for turn in turns_of(self.whole, self.judge, others=False):
            # A move that nobody chose is worth what the position was, unless somebody else might
            # have acted first: the arena and playouts do not ask them in the same order.
            if turn.forced and turn.alone and self.to_the_end:
                if turn.lucky and expected is None:
                    expected = self.worth(turn.states, turn.seat, [PLAY_ON], self.worlds)[PLAY_ON]
                continue
            asked = self.thorough and not turn.forced
            again = self.choices_again(turn) if asked else []
            stations = self.stations(turn) if asked else []
            tried = [PLAY_ON] if stations or expected is not None else []
            if again or stations or turn.lucky:
                tried += [turn.moves[0], *again]
            worth = self.worth(turn.states, turn.seat, tried, self.worlds)
            if expected is not None:
                drawn = drawn + worth[PLAY_ON] - expected
            expected = worth[turn.moves[0]] if turn.lucky else None
            if again:
                dice = dice + worth[turn.moves[0]] - mean([worth[move] for move in again])
            if stations:
                unseen = unseen + self.unseen(turn, again, worth, stations)
        if expected is not None:
            assert result is not None
            drawn = drawn + np.array(margins(rules, result)) - expected
        scale = unit(rules, self.whole.players)
        return tuple(tuple((part / scale).tolist()) for part in (drawn, dice, unseen))

    def worth(self, states: Any, seat: int, moves: Sequence[int], worlds: int) -> dict[int, Any]:
        """What moves are worth to each seat with open hands."""
        different = list(dict.fromkeys(moves))
        if not different:
            return {}
        seed = self.dice.getrandbits(SEED_BITS)
        found = self.judge.compare(states, OPEN, seat, different, worlds, seed)
        return {one.move: np.array(one.points) for one in found}

    def choices_again(self, turn: Turn) -> list[int]:
        """What the bot that moved chooses with other dice."""
        here, find = self.alike.trail[turn.number], engine_of(self.whole.rules).find
        texts = [
            self.asked.choose(here, turn.seat, self.dice.getrandbits(SEED_BITS))
            for _ in range(ASKED_AGAIN)
        ]
        return [find(turn.states, turn.seat, text)[0] for text in texts]

    def stations(self, turn: Turn) -> list[Position]:
        """What might have been there, for all that the bot could see; some more than once."""
        steps = min(MOST_STEPS, REPLAYED // (turn.number + 1))
        return self.alike.worlds(turn.number, steps, self.dice)

    def unseen(
        self,
        turn: Turn,
        moves: Sequence[int],
        worth: dict[int, Any],
        stations: Sequence[Position],
    ) -> Any:
        """How much more moves gained than they gain on average at the stations of a walk."""
        gains = {
            id(world): gain(
                self.worth(world._states, turn.seat, [PLAY_ON, *moves], ALIKE_WORLDS), moves
            )
            for world in unique(stations)
        }
        return gain(worth, moves) - mean([gains[id(world)] for world in stations])


def gain(worth: dict[int, Any], moves: Sequence[int]) -> Any:
    """How much more moves are worth, on average, than playing on by rules of thumb."""
    return mean([worth[move] for move in moves]) - worth[PLAY_ON]


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
