"""Worlds made without `redeal`: those that look alike to a viewer must be shown alike."""

from __future__ import annotations

import random

from boneyard.engine.dumps import plain_data
from boneyard.engine.position import Position
from boneyard.testkit.promises import require
from boneyard.testkit.report import Report
from boneyard.testkit.sight import require_alike
from boneyard.testkit.story import Story, Twin, set_up, tile_at

TRIES = 6  # pairs of tiles that change places
WANTED = 2  # worlds that stay alike


def check_twins(story: Story, when: int, dice: random.Random, report: Report) -> list[Twin]:
    """Compare a game step by step with the same game in other deals; returns those that agree."""
    if story.trail[0].rules.restore is None:
        return []
    check_restored(story, when)
    twins = alike_worlds(story, when, dice, compare=True)
    report.worlds += len(twins)
    return twins


def check_restored(story: Story, when: int) -> None:
    """A position that is set up from its dump goes on like the one that was dumped.

    Identical tiles may have different numbers in it; that must not show.
    """
    check_round_trip(story, when)
    again = check_round_trip(story, 0)
    twin = story.replay_in(again, ("", ""), when, compare=False)
    require(twin.alike, "a game goes on alike when it is set up from its dump")
    compare_deeply(story, twin, when)


def check_round_trip(story: Story, number: int) -> Position:
    """A position is set up again, with the same moves to make."""
    position = story.trail[number]
    again = set_up(position, plain_data(story.dump(number)))
    require(again is not None, "a position can be set up from its dump")
    assert again is not None
    for seat in range(again.players):
        same = again.legal(seat) == position.legal(seat)
        require(same, "a position that is set up from its dump has the same moves")
    return again


def alike_worlds(story: Story, when: int, dice: random.Random, compare: bool) -> list[Twin]:
    """Worlds in which two hidden tiles changed places, and that look alike up to this moment."""
    found: list[Twin] = []
    for number in range(TRIES):
        # Also tiles that are revealed later: until then they must not show.
        hidden = story.hidden_places(dice.randrange(when + 1) if number % 2 else when)
        if len(hidden) < 2:
            continue
        one, two = dice.sample(hidden, 2)
        pair = tile_at(story.deal, one), tile_at(story.deal, two)
        world = None if pair[0] == pair[1] else story.swap(one, two)
        if world is None:
            continue
        try:
            twin = story.replay_in(world, pair, when, compare)
            if compare and twin.alike:
                compare_deeply(story, twin, when)
        except AssertionError as problem:
            who = "a spectator" if story.viewer is None else f"seat {story.viewer}"
            problem.add_note(f"{who} can tell where {pair[0]} and {pair[1]} are")
            raise
        if twin.alike:
            found.append(twin)
        if len(found) == WANTED:
            break
    return found


def compare_deeply(story: Story, twin: Twin, when: int) -> None:
    """At the last moment compared, also compare what a bot would be given."""
    require_alike(story.true_impression(when, True), story.impression(twin.world, True))
