"""One deal, played several times with the bots in different seats, so that luck evens out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from boneyard.bots.api import Bot, Limits, look
from boneyard.engine.api import Game
from boneyard.engine.position import Position, Result
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import Rules

SEED_BITS = 63


@dataclass(frozen=True)
class Pairing:
    """Two bots, which share the seats of a table."""

    one: str
    two: str

    def seatings(self, players: int) -> list[tuple[str, ...]]:
        """All rotations of the two alternating; with an odd number, of both majorities."""
        first = tuple(self.one if seat % 2 == 0 else self.two for seat in range(players))
        second = tuple(self.two if seat % 2 == 0 else self.one for seat in range(players))
        turned = [first[i:] + first[:i] for i in range(players)]
        if players % 2:
            turned += [second[i:] + second[:i] for i in range(players)]
        return list(dict.fromkeys(turned))


@dataclass(frozen=True)
class Played:
    """A finished game."""

    seating: tuple[str, ...]
    points: tuple[float, ...]  # for each seat; they add up to zero
    record: str
    luck: tuple[tuple[float, ...], ...] | None = None  # parts of the points, where it was asked for


def play_deal(
    game: Game,
    pairing: Pairing,
    bots: dict[str, Bot],
    players: int,
    seed: int,
    limits: Limits | None,
    options: dict[str, object],
) -> list[Played]:
    """The same deal once for each seating."""
    return [
        play_game(game, seating, bots, players, seed, limits, options)
        for seating in pairing.seatings(players)
    ]


def play_game(
    game: Game,
    seating: tuple[str, ...],
    bots: dict[str, Bot],
    players: int,
    seed: int,
    limits: Limits | None,
    options: dict[str, object],
) -> Played:
    """One game to its end."""
    names = tuple(f"bot:{name}".replace(",", " ")[:40] for name in seating)
    position, dice = game.new(players, seed, names, **options), seeds_of_moves(seed, seating)
    while not position.over:
        seat = position.actors[0]
        position.play(chosen(bots[seating[seat]], position, seat, next(dice), limits), seat)
    assert position.result is not None
    points = points_by_seat(game.rules, position.result)
    return Played(seating, points, str(position.record))


def seeds_of_moves(seed: int, seating: Sequence[str]) -> Iterator[int]:
    """What the bots of a game choose by, move by move."""
    dice = random.Random(f"{seed} {tuple(seating)}")
    while True:
        yield dice.getrandbits(SEED_BITS)


def chosen(bot: Bot, position: Position, seat: int, seed: int, limits: Limits | None) -> str:
    """The move that a bot chooses in a seat."""
    return bot.choose(look(position, seat), seed, limits).move


def points_by_seat(rules: Rules, result: Result) -> tuple[float, ...]:
    """Each seat against the mean of the others, in points or in wins per cent."""
    players = len(result.scores)
    if rules.tally == "wins":
        share = [
            100.0 * (s in result.winners) / max(1, len(result.winners)) for s in range(players)
        ]
    else:
        sign = 1.0 if rules.tally == "points" else -1.0
        share = [sign * score for score in result.scores]
    total = sum(share)
    return tuple((value * players - total) / (players - 1) for value in share)


def deal_seed(seed: int, number: int) -> int:
    """The seed of a deal, the same for all pairings."""
    return int(seed_of(np.uint64(seed), number))
