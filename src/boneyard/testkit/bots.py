"""`check_bot`: a bot plays random opponents, and is asked again in worlds that look alike."""

from __future__ import annotations

import copy
import pickle
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from boneyard.bots.api import Bot, Choice, Limits, look
from boneyard.engine.api import Game, load
from boneyard.engine.position import Position
from boneyard.engine.rules import Rules
from boneyard.testkit.promises import require
from boneyard.testkit.story import Story
from boneyard.testkit.twins import alike_worlds

OVERTIME = 0.05  # seconds that a bot may exceed its budget by
TRIES = 3


def check_bot(
    bot: Bot,
    game: str | Rules | Game,
    players: int | None = None,
    games: int = 3,
    simulations: int = 200,
    seconds: float = 0.02,
    seed: int = 1,
) -> None:
    """Let a bot play random opponents from every seat; raise on the first fault.

    >>> from boneyard.bots import bot
    >>> check_bot(bot("beginner"), "classic", games=1)
    """
    game = load(game)
    count = players or game.players[0]
    bot.get_ready(game.name)
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        position = game.new(count, dice.getrandbits(64))
        trail = [position.copy()]
        own = number % count
        while not position.over:
            seat = dice.choice(position.actors)
            move = dice.choice(position.legal(seat))
            if seat == own:
                move = check_choice(bot, trail, seat, dice, Limits(simulations=simulations))
                check_time(bot, position, seat, dice.getrandbits(63), seconds)
            position.play(move, seat)
            trail.append(position.copy())


def check_choice(
    bot: Bot, trail: list[Position], seat: int, dice: random.Random, limits: Limits
) -> str:
    """One decision: legal, repeatable, without side effects, blind to what is hidden."""
    position, seed = trail[-1], dice.getrandbits(63)
    choice = ask(bot, position, seat, seed, limits)
    again = ask(bot, position, seat, seed, limits)
    require(again == choice, "a choice repeats by its seed")
    for world in worlds_alike(trail, seat, dice):
        blind = ask(bot, world, seat, seed, limits) == choice
        require(blind, "a bot is blind to what its seat cannot know")
    return choice.move


def worlds_alike(trail: list[Position], seat: int, dice: random.Random) -> Iterator[Position]:
    """Worlds that a seat cannot tell from the true one, made with `redeal` and without it."""
    yield trail[-1].redealt(seat, dice.getrandbits(63))
    if trail[0].rules.restore is not None:
        story = Story(trail, seat, [], [])
        for twin in alike_worlds(story, len(trail) - 1, dice, compare=False):
            yield twin.world


def ask(bot: Bot, position: Position, seat: int, seed: int, limits: Limits) -> Choice:
    """A bot's choice, which must be legal and change nothing."""
    sight = look(position, seat)
    before, view, legal = position.copy(), copy.deepcopy(sight.view), list(sight.legal)
    with no_other_chance():
        choice = bot.choose(sight, seed, limits)
    require(position == before, "a bot leaves the position as it was")
    require(position.moves == before.moves, "a bot leaves the position as it was")
    require(sight.view == view and sight.legal == legal, "a bot leaves what it is given as it was")
    require(choice.move in legal, f"a bot's move is legal: {choice.move!r}")
    for thought in choice.thoughts:
        require(thought.move in legal, f"a bot thinks of legal moves: {thought.move!r}")
    return choice


@contextmanager
def no_other_chance() -> Iterator[None]:
    """Require that Python's and NumPy's global generators are not used."""
    before, ours = random.getstate(), plain_state()
    yield
    require(
        random.getstate() == before and plain_state() == ours,
        "all chance of a bot comes from its seed",
    )


def plain_state() -> bytes:
    """The state of NumPy's global generator."""
    return pickle.dumps(np.random.get_state(legacy=False))


def check_time(bot: Bot, position: Position, seat: int, seed: int, seconds: float) -> None:
    """A bot keeps to its time limit: at the latest when it is asked for the third time.

    A bot that takes too long takes it each time. What comes in between once, such as Python's
    collector in a large process, is not the bot's.
    """
    took = 0.0
    for _ in range(TRIES):
        start = time.thread_time()  # of this thread, so that other programs do not count
        ask(bot, position, seat, seed, Limits(seconds=seconds))
        took = time.thread_time() - start
        if took <= seconds + OVERTIME:
            return
    require(False, f"a bot keeps to its time: {took:.3f} s of {seconds} s")
