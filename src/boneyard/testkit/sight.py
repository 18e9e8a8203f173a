"""Everything the engine lets a viewer know of a position, to be compared between worlds."""

from __future__ import annotations

import random

from boneyard.engine.memory import recall
from boneyard.engine.position import Position
from boneyard.testkit.moves import refusal
from boneyard.testkit.observations import told_in_numbers
from boneyard.testkit.promises import plain, require, tiles_of
from boneyard.testkit.report import Report

VIEW = "a view shows nothing that is hidden"
OBSERVATION = "an observation holds nothing that is hidden"
Impression = dict[str, object]  # a promise, and what must not differ if it is kept


def impression(position: Position, viewer: int | None) -> Impression:
    """What a viewer is shown."""
    known: Impression = {
        "who may act is known to all": position.actors,
        VIEW: position.view(viewer),
    }
    if viewer is not None:
        known["own moves do not tell hidden things"] = position.legal(viewer)
        if told_in_numbers(position.rules):
            known[OBSERVATION] = position.obs(viewer).tobytes()
    return known


def deep_impression(
    position: Position,
    viewer: int | None,
    seeds: list[int],
    texts: list[str],
    since_start: bool = False,
) -> Impression:
    """The same, with what the viewer remembers or finds out by trying, and what a bot is given.

    What it knows since the start is told by making all moves again, which takes its time.
    """
    worlds = [position.redealt(viewer, seed) for seed in seeds]
    shown = impression(position, viewer)
    known = {
        **shown,
        VIEW: plain(shown[VIEW]),  # the text that would be sent
        "memory holds nothing that is hidden": recall(position, viewer),
        "a redeal owes nothing to what the seat cannot know": [w.state.tobytes() for w in worlds],
        "a redeal tells moves as the seat saw them": [w.moves for w in worlds],
    }
    if viewer is not None:
        refusals = [refusal(position, text, viewer) for text in texts]
        known["refusals do not tell hidden things"] = refusals
        if since_start and told_in_numbers(position.rules):
            known["an information state holds nothing that is hidden"] = position.info_state(viewer)
    return known


def require_alike(one: Impression, two: Impression) -> None:
    """Two worlds that a viewer cannot tell apart make the same impression on it."""
    for promise, value in one.items():
        require(value == two[promise], promise)


def check_blind(
    position: Position,
    viewer: int | None,
    dice: random.Random,
    texts: list[str],
    report: Report,
    since_start: bool = False,
) -> None:
    """Re-dealing what a viewer cannot know changes nothing for it."""
    seeds = [dice.getrandbits(63)]
    true = deep_impression(position, viewer, seeds, texts, since_start)
    other = position.redealt(viewer, dice.getrandbits(63))
    before, after = position.dump(), other.dump()
    report.redeals += 1
    report.changed += before["hands"] != after["hands"]
    require(tiles_of(before) == tiles_of(after), "a redeal conserves tiles")
    require_alike(true, deep_impression(other, viewer, seeds, texts, since_start))


def check_luck(position: Position, viewer: int | None, dice: random.Random) -> None:
    """Neither do the random numbers to come."""
    seeds = [dice.getrandbits(63)]
    lucky = position.copy()
    lucky.state["rng"] ^= 0x5DEECE66D
    true = deep_impression(position, viewer, seeds, [], since_start=True)
    require_alike(true, deep_impression(lucky, viewer, seeds, [], since_start=True))
