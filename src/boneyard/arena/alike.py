"""Worlds in which a game would have gone just as it did, as far as one of its bots could see.

What a bot could not see when it chose is luck only beside what else might have lain there, and that
is not every deal: the moves of the others tell something too. Here nothing has to be assumed about
how they play, because they can be asked. A walk begins with the deal as it was. Each step has
hidden tiles change places, and is taken if the same moves are legal then, look the same to the bot,
and the other bots choose them again. The true deal is as likely to be any station of such a walk as
another (each step is as likely as the step back), so whatever is compared, the truth less the mean
of the stations is zero on average: exactly, and for all bots that choose by what they are given.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from boneyard.arena.deal import chosen
from boneyard.bots.api import Bot, Limits
from boneyard.engine.memory import unseen_by
from boneyard.engine.position import Position
from boneyard.errors import BoneyardError

STOCK = -1
TWICE = 0.4  # how often two pairs of tiles change places at once
BETWEEN = 5  # steps between two stations: neighbours are alike

Place = tuple[int, int]  # a seat or STOCK, and which tile of it


@dataclass(frozen=True)
class Asked:
    """A bot in its seat, and the seeds that it was given at its moves."""

    bots: Sequence[Bot]  # by seat
    seeds: Sequence[int]  # by move
    limits: Limits | None

    def choose(self, position: Position, seat: int, seed: int) -> str:
        """The move of a seat's bot."""
        return chosen(self.bots[seat], position, seat, seed, self.limits)


class Alike:
    """A finished game, to be played again in other deals."""

    def __init__(self, trail: Sequence[Position], asked: Asked) -> None:
        self.trail, self.asked = trail, asked  # the position before each move, and the end
        self.moves = trail[-1].moves

    @cached_property
    def deal(self) -> dict[str, Any]:
        """Where the tiles were at the start."""
        return self.trail[0].dump()

    def worlds(self, when: int, steps: int, chance: random.Random) -> list[Position]:
        """The stations of a walk: positions that could be the one before a move, for its mover."""
        viewer = self.moves[when][0]
        unseen = set(unseen_by(self.trail[when], viewer))
        deal, here, stations = self.deal, self.trail[when], []
        for step in range(1, steps + 1):
            other = exchanged(deal, viewer, unseen, chance)
            world = None if other is None else self.played_in(other, when, viewer)
            if other is not None and world is not None:
                deal, here = other, world
            if step % BETWEEN == 0:
                stations.append(here)
        return stations

    def played_in(self, deal: dict[str, Any], when: int, viewer: int) -> Position | None:
        """The position before a move in another deal; None if it would not have come to that."""
        world = set_up(deal)
        if world is None:
            return None
        choices: list[tuple[Position, int]] = []
        for number, (seat, move) in enumerate(self.moves[:when]):
            if not self.looks_the_same(world, number, viewer) or move not in world.legal(seat):
                return None
            if seat != viewer and len(world.legal(seat)) > 1:
                choices.append((world.copy(), number))
            world.play(move, seat)
        if not self.looks_the_same(world, when, viewer):
            return None
        # The last choices first: there a world that is not alike is found out soonest.
        alike = all(self.is_chosen_again(*choice) for choice in reversed(choices))
        return world if alike else None

    def looks_the_same(self, world: Position, number: int, viewer: int) -> bool:
        """Whether a viewer could not tell a world from the game as it was before a move."""
        true = self.trail[number]
        if world.actors != true.actors:
            return False
        return viewer not in true.actors or world.view_json(viewer) == true.view_json(viewer)

    def is_chosen_again(self, world: Position, number: int) -> bool:
        """Whether the bot that made a move makes it in another world too."""
        seat, move = self.moves[number]
        return self.asked.choose(world, seat, self.asked.seeds[number]) == move


def exchanged(
    deal: dict[str, Any], viewer: int, unseen: set[str], chance: random.Random
) -> dict[str, Any] | None:
    """A deal in which tiles that a viewer has not seen have changed places; None if none can."""
    hands, stock = [list(hand) for hand in deal["hands"]], list(deal["stock_order"])
    owners = {STOCK: stock, **{seat: hand for seat, hand in enumerate(hands) if seat != viewer}}
    hidden: list[Place] = [
        (owner, place)
        for owner, tiles in owners.items()
        for place, tile in enumerate(tiles)
        if tile in unseen
    ]
    if len(hidden) < 2:
        return None
    dealt = [place for place in hidden if place[0] != STOCK]  # what lies in the stock matters less
    for _ in range(1 + (chance.random() < TWICE)):
        one = chance.choice(dealt or hidden)
        other = chance.choice([place for place in hidden if place != one])
        mine, yours = owners[one[0]], owners[other[0]]
        mine[one[1]], yours[other[1]] = yours[other[1]], mine[one[1]]
    return {**deal, "hands": hands, "stock_order": stock}


def set_up(deal: dict[str, Any]) -> Position | None:
    """The position of a dump; None if the rules do not allow it."""
    try:
        return Position.from_dump(deal)
    except BoneyardError:
        return None
