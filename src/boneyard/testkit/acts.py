"""The others' moves: a viewer is shown the same text wherever it cannot know the difference."""

from __future__ import annotations

import random

from boneyard.engine.position import Position
from boneyard.testkit.promises import all_tiles, plain, require
from boneyard.testkit.story import Story, Twin

ACTS = 2  # moves of each seat that are checked
SIBLINGS = 3  # for each, moves that do the same with another tile
REDEALS = 2


def check_acts(story: Story, when: int, twins: list[Twin], dice: random.Random) -> None:
    """A few moves that others could make here, in several worlds that look alike."""
    position = story.trail[when]
    redealt = [position.redealt(story.viewer, seed) for seed in story.seeds[:REDEALS]]
    for world in redealt:
        world.state["rng"] = position.state["rng"]  # everyone sees how the move itself turns out
    worlds = [position, *redealt, *(twin.world for twin in twins)]
    for seat in position.actors:
        if seat != story.viewer:
            legal = position.legal(seat)
            for text in dice.sample(legal, min(ACTS, len(legal))):
                check_act(story, worlds, seat, text, dice)


def check_act(
    story: Story, worlds: list[Position], seat: int, text: str, dice: random.Random
) -> None:
    """One move, with this tile or with another, in this world or in another that looks alike.

    If its text is the same, the viewer must know the same after it. And if the viewer knows the
    same after it, the text must be the same, or it gives away what `view` and `redeal` hide.
    """
    views: dict[str, str] = {}
    redeals: dict[str, bytes] = {}
    tellings: dict[tuple[str, bytes], str] = {}
    for world in worlds:
        for move in siblings(world, seat, text, dice):
            seen = plain(story.seen(world, move, seat))
            after = world.copy()
            after.play(move, seat)
            if after.over:  # hands are open
                continue
            noticed = seen + repr(story.table(after, after.dump()))
            view = plain(after.view(story.viewer))
            redeal = after.redealt(story.viewer, story.seeds[0]).state.tobytes()
            require(
                views.setdefault(noticed, view) == view,
                "after moves that look the same a seat has the same view",
            )
            require(
                redeals.setdefault(noticed, redeal) == redeal,
                "after moves that look the same a redeal is the same",
            )
            require(
                tellings.setdefault((view, redeal), seen) == seen,
                "a move that is seen does not tell what `view` and `redeal` hide",
            )


def siblings(world: Position, seat: int, text: str, dice: random.Random) -> list[str]:
    """A move, if it is legal here, and a few that do the same with another tile."""
    legal, hand = world.legal(seat), sorted(set(world.dump()["hands"][seat]))
    named = [tile for tile in sorted(set(all_tiles(world))) if tile in text]
    others = {text.replace(tile, other, 1) for tile in named for other in hand}
    same = sorted(move for move in others if move in legal and move != text)
    return [text] * (text in legal) + dice.sample(same, min(SIBLINGS, len(same)))
