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
from itertools import count

from boneyard.arena.deal import chosen
from boneyard.bots.api import Bot, Limits
from boneyard.engine.engines import engine_of
from boneyard.engine.memory import unseen_by
from boneyard.engine.position import Position
from boneyard.engine.seeds import is_dealt
from boneyard.engine.tiles import INDEX, KINDS

TWICE = 0.3  # how often two pairs of tiles change places at once
BETWEEN = 4  # steps between two stations: neighbours are alike

Order = Sequence[int]  # the numbers of the tiles, as they lie in the deck


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
    def deck(self) -> Deck | None:
        """How the tiles lay; None where that is not known: walks then go nowhere."""
        start = self.trail[0]
        deck = Deck(start) if start.rules.deck == KINDS else None
        return deck if deck is not None and deck.deal(deck.order) == start else None

    def worlds(self, when: int, steps: int, chance: random.Random) -> list[Position]:
        """The stations of a walk: positions that could be the one before a move, for its mover."""
        if self.deck is None:
            return []
        viewer = self.moves[when][0]
        unseen = {INDEX[tile] for tile in unseen_by(self.trail[when], viewer)}
        order: Order = self.deck.order
        here, stations = self.trail[when], []
        for step in range(1, steps + 1):
            other = self.deck.exchanged(order, unseen, chance)
            world = self.played_in(other, when, viewer)
            if world is not None:
                order, here = other, world
            if step % BETWEEN == 0:
                stations.append(here)
        return stations

    def played_in(self, order: Order, when: int, viewer: int) -> Position | None:
        """The position before a move in another deal; None if it would not have come to that."""
        world = None if self.deck is None else self.deck.deal(order)
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


class Deck:
    """The tiles of one set in the order in which a game deals them."""

    def __init__(self, start: Position) -> None:
        self.start = start
        trial = self.trial()
        places = {tile: place for place, tile in enumerate(trial.order)}
        self.order, self.dealt = [*trial.order], set[int]()
        for true, other in zip(piles(start), piles(trial.position), strict=True):
            for tile, there in zip(true, other, strict=True):
                self.order[places[INDEX[there]]] = INDEX[tile]
        for hand in piles(trial.position)[1:]:
            self.dealt |= {places[INDEX[tile]] for tile in hand}

    def trial(self) -> Trial:
        """Any deal, to see which tile of the deck goes where."""
        for number in count():
            order = list(range(KINDS))
            random.Random(number).shuffle(order)
            position = self.deal(order)
            if position is not None:
                return Trial(order, position)
        raise AssertionError

    def deal(self, order: Order) -> Position | None:
        """The start of the game with another deck; None if such a deal does not count."""
        rules, world = self.start.rules, self.start.copy()
        states = rules.blank(world.players, world.options)
        states[0]["rng"] = self.start.seed
        states[0]["stock"][:KINDS], states[0]["stock_left"] = order, KINDS
        engine_of(rules).setup(states)
        if not is_dealt(rules, states[0]):
            return None
        states[0]["rng"] = self.start.state["rng"]
        return Position.of_state(rules, world.players, world.options, states.tobytes())

    def exchanged(self, order: Order, unseen: set[int], chance: random.Random) -> Order:
        """The deck after unseen tiles changed places; one of two was dealt, where one is unseen."""
        hidden = [place for place, tile in enumerate(order) if tile in unseen]
        dealt = [place for place in hidden if place in self.dealt]
        changed = [*order]
        if len(hidden) > 1:
            for _ in range(1 + (chance.random() < TWICE)):
                one = chance.choice(dealt or hidden)
                other = chance.choice([place for place in hidden if place != one])
                changed[one], changed[other] = changed[other], changed[one]
        return changed


@dataclass(frozen=True)
class Trial:
    """A deal, and the deck it came from."""

    order: Order
    position: Position


def piles(position: Position) -> list[list[str]]:
    """The stock and the hands."""
    dump = position.dump()
    return [dump["stock_order"], *dump["hands"]]
