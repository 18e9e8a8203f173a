"""Redeals: they give everything that is possible, and nothing that is not."""

from __future__ import annotations

import random
from typing import Any

from boneyard.engine.position import Position
from boneyard.testkit.promises import all_tiles, require
from boneyard.testkit.story import Place, Story, Twin, owned, places

# Redeals of one position that are tried until a tile is found elsewhere. A tile that may be
# elsewhere in one world out of a hundred stays in its place by chance once in 500 million checks.
PATIENCE = 2000
RECENT = 2  # draws and passes of each seat that are checked


def check_redeals(story: Story, when: int, twins: list[Twin], dice: random.Random) -> None:
    """Tiles that may be elsewhere move, and only to where they can be."""
    for twin in twins:
        check_spread(story.trail[when], twin, story.viewer, dice)
    if story.trail[0].rules.restore is not None and not story.trail[when].over:
        check_memory(story, when, dice)


def check_spread(position: Position, twin: Twin, viewer: int | None, dice: random.Random) -> None:
    """A tile that is elsewhere in a world that looks alike is not always dealt to one place."""
    text = twin.pair[0]
    true, other = whereabouts(position.dump(), text), whereabouts(twin.world.dump(), text)
    differing = [i for i, (one, two) in enumerate(zip(true, other, strict=True)) if one != two]
    if differing:
        which, seed = dice.choice(differing), dice.getrandbits(63)
        found = whereabouts(position.redealt(viewer, seed).dump(), text)[which]
        require(
            any(
                whereabouts(position.redealt(viewer, seed + n).dump(), text)[which] != found
                for n in range(1, PATIENCE)
            ),
            "a redeal moves what a seat cannot know",
        )


def whereabouts(dump: dict[str, Any], text: str) -> tuple[int, ...]:
    """How many tiles of this name are in each hand, and next to be drawn."""
    return (*(hand.count(text) for hand in dump["hands"]), dump["stock_order"][:1].count(text))


def check_memory(story: Story, when: int, dice: random.Random) -> None:
    """No hand has more tiles that an act ruled out than it was given since."""
    world = story.trail[when].redealt(story.viewer, dice.getrandbits(63)).dump()
    others = [seat for seat in range(len(world["hands"])) if seat != story.viewer]
    if not others:
        return
    seat = dice.choice(others)
    for act in telling_acts(story, when, seat):
        since = story.received(seat, act, when)
        held = story.dump(act)["hands"][seat]
        strange = sorted({text for text in world["hands"][seat] if text not in held})
        if len(strange) > since:
            ruled_out = [text for text in strange if is_ruled_out(story, seat, text, act)]
            mover, move = story.moves[act]
            require(
                len(ruled_out) <= since,
                "a redeal remembers what draws, passes and the opening revealed:"
                f" by {mover}:{move} (move {act + 1}) seat {seat} did not hold"
                f" {', '.join(ruled_out)}, and was given {since} since",
            )


def telling_acts(story: Story, when: int, seat: int) -> list[int]:
    """The opening, by any seat, and the last draws and passes of this one."""
    acts = [n for n, _ in story.trail[when].stuck if story.moves[n][0] == seat]
    return sorted({0, *acts[-RECENT:]}) if when else []


def is_ruled_out(story: Story, seat: int, text: str, act: int) -> bool:
    """Whether an act shows that a seat did not hold a tile at that time.

    It does if the act would have been impossible with that tile in place of any other in the hand;
    or, for the opening, if the deal would have been impossible.
    """
    failed = False
    for one in deal_places(story, [text]):
        for two in deal_places(story, story.dump(act)["hands"][seat]):
            world = story.swap(one, two)
            if world is None:
                failed = failed or act == 0
                continue
            pair = text, owned(story.deal, two[0])[two[1]]
            twin = story.replay_in(world, pair, act + 1, compare=False)
            if twin.matched > act:
                return False
            if twin.act_failed and twin.matched == act:
                failed = failed or text in twin.world.dump()["hands"][seat]
    return failed


def deal_places(story: Story, texts: list[str]) -> list[Place]:
    """Where these tiles were in the deal, if the viewer did not hold them."""
    return [place for place, text in places(story.deal, story.viewer) if text in texts]


def check_playable(world: Position, dice: random.Random) -> None:
    """A redealt world can be played to its end, as search bots do."""
    tiles = all_tiles(world)
    while not world.over:
        seat = dice.choice(world.actors)
        world.play(dice.choice(world.legal(seat)), seat)
        require(len(world.moves) <= world.rules.longest, "a game is no longer than `longest`")
    require(all_tiles(world) == tiles, "a redeal can be played to its end")
