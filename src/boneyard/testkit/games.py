"""`check_game`: seeded random games of every player count and all options, checked move by move."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from boneyard.engine.api import Game, load
from boneyard.engine.guard import debug_mode
from boneyard.engine.position import Position
from boneyard.engine.rules import MOST_SEATS, Rules, Value
from boneyard.errors import BoneyardError
from boneyard.testkit.acts import check_acts
from boneyard.testkit.endings import check_end
from boneyard.testkit.moves import NONSENSE, check_copies, check_moves, check_refusals, some_of
from boneyard.testkit.observations import check_observations, check_utility
from boneyard.testkit.promises import all_tiles, plain, require, viewers
from boneyard.testkit.redeals import check_playable, check_redeals
from boneyard.testkit.report import Report
from boneyard.testkit.sight import check_blind, check_luck
from boneyard.testkit.story import Story
from boneyard.testkit.twins import check_twins
from boneyard.testkit.views import check_views

POOL = 400  # texts of moves, to be tried where they are not legal
MOST_COMBINATIONS = 16  # of options, where all would be too many


def check_game(
    game: str | Rules | Game, games: int = 1000, seed: int = 1, every_combination: bool = True
) -> Report:
    """Check a game over this many random games for each player count; raise on the first fault.

    There is a game for every combination of options at least, or for `some_options` only. What
    could not be checked is in the report, and a warning (`Unchecked`) says so.

    >>> check_game("classic", games=2).games
    6
    """
    game = load(game)
    report = Report()
    with debug_mode():
        for players in game.players:
            require(1 <= players <= MOST_SEATS, f"there are at most {MOST_SEATS} players")
            chosen = all_options if every_combination else some_options
            settings = list(chosen(game, players))
            for number in range(max(games, len(settings))):
                dice = random.Random(f"{seed} {players} {number}")
                options = settings[number % len(settings)]
                position = game.new(players, dice.getrandbits(64), (), **options)
                try:
                    check_one_game(position, dice, report)
                except Exception as problem:
                    problem.add_note(f"in this game:\n{position.record}")
                    raise
    report.judge(game)
    return report


def all_options(game: Game, players: int) -> Iterator[dict[str, Value]]:
    """Every combination of the options that can be listed, as far as this player count has them.

    >>> list(all_options(load("classic"), players=2))
    [{'blocked_winner': 'pips'}, {'blocked_winner': 'tiles'}]
    """
    lists = [option.choices or (option.default,) for option in game.options]
    for values in itertools.product(*lists):
        options = dict(zip((option.name for option in game.options), values, strict=True))
        try:
            game.rules.read_options(options, players)
        except BoneyardError:
            continue
        yield options


def some_options(game: Game, players: int) -> list[dict[str, Value]]:
    """All combinations if they are few; else the defaults, and each other choice alone.

    >>> tower = load("magnetic-tower")
    >>> len(some_options(tower, 2)), len(list(all_options(tower, 2)))
    (8, 72)
    """
    combinations = list(all_options(game, players))
    if len(combinations) <= MOST_COMBINATIONS:
        return combinations
    defaults = {option.name: option.default for option in game.options}
    near = [
        {**defaults, option.name: choice} for option in game.options for choice in option.choices
    ]
    return [defaults, *(options for options in near if options != defaults)]


def check_one_game(position: Position, dice: random.Random, report: Report) -> None:
    """Play one game at random, checking each position lightly and a few of them closely."""
    tiles = all_tiles(position)
    pool = [*NONSENSE]
    close = dice.randrange(4)
    check_start(position, report)
    trail = [position.copy()]
    while not position.over:
        check_moves(position)
        require(all_tiles(position) == tiles, "tiles are conserved")
        for seat in position.actors:
            pool = [*pool, *position.legal(seat)][-POOL:]
        if len(position.moves) == close:
            check_closely(position, dice, pool, report)
            close += dice.randrange(1, 16)
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
        trail.append(position.copy())
        require(len(position.moves) <= position.rules.longest, "a game is no longer than `longest`")
    check_closely(position, dice, pool, report)
    check_end(position)
    check_observations(trail)
    check_utility(position)
    require(all_tiles(position) == tiles, "tiles are conserved")
    check_hidden(trail, dice, pool, report)
    report.games += 1
    report.moves += len(position.moves)


def check_start(position: Position, report: Report) -> None:
    """A deal is for the number of players asked for, and depends on the seed."""
    dump = position.dump()
    require(position.state["seats"] == position.players, "a state holds its number of players")
    require(len(dump["hands"]) == position.players, "a dump has a hand for each player")
    require(position.actors, "somebody begins")
    check_views(position)
    deal = plain([dump["hands"], dump["stock_order"]])
    report.deals.setdefault(position.players, set()).add(deal)


def check_closely(position: Position, dice: random.Random, pool: list[str], report: Report) -> None:
    """The checks that take longer."""
    before = position.state.tobytes()
    check_refusals(position, dice, pool)
    check_copies(position)
    check_views(position)
    remembers = dice.choice(viewers(position))
    for viewer in viewers(position):
        texts = some_of(pool, dice)
        check_blind(position, viewer, dice, texts, report, since_start=viewer == remembers)
    check_luck(position, dice.choice(viewers(position)), dice)
    require(position.state.tobytes() == before, "only playing changes a state")


def check_hidden(
    trail: list[Position], dice: random.Random, pool: list[str], report: Report
) -> None:
    """For one viewer at one moment of a game: does anything depend on what it cannot know?"""
    when, viewer = dice.randrange(len(trail)), dice.choice(viewers(trail[0]))
    story = Story(trail, viewer, [dice.getrandbits(63) for _ in range(3)], some_of(pool, dice))
    worlds = check_twins(story, when, dice, report)
    check_acts(story, when, worlds, dice)
    check_redeals(story, when, worlds, dice)
    check_playable(trail[when].redealt(viewer, dice.getrandbits(63)), dice)
