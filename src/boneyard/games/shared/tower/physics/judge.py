"""The judge: does the tower stand when one more domino has been laid by a real hand?"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.games.shared.tower.physics.contacts import (
    add_contacts,
    find_contacts,
    forget_contacts,
)
from boneyard.games.shared.tower.physics.equilibrium import STANDS, margin, stands, weigh
from boneyard.games.shared.tower.physics.hand import (
    LOAD_STEP,
    MEAN_LOAD,
    PERFECT,
    REACH,
    is_touched,
    land,
    press_by_hand,
    press_half,
)
from boneyard.games.shared.tower.physics.tower import lay, lift

MAGNETS = ("strong", "normal", "weak")
SOLID, SHAKY, ABOUT_TO_FALL = range(3)
WORDS = ("solid", "shaky", "about-to-fall")
SAFE, RISKY, FALLS = range(3)
RISKS = ("safe", "risky", "falls")
NARROW = 8 * STANDS  # a margin below this may be lost by landing a little beside the place,
LOST = -4 * STANDS  # and what lacks more than this is never won by it
HEAVY = 3  # times the mean load: one hand in twenty presses harder
STRENGTH = np.array([7.0, 4.0, 2.5])  # the pull of two superposed halves, in weights of a domino


@kernel
def holds(source: Any, work: Any, t: Any, kind: int, steadiness: int) -> bool:
    """Whether a tower stands while a hand still presses on its latest domino, and afterwards.

    The contacts must be known. When it falls, work.load keeps what made it fall.
    """
    weigh(work, t.laid)
    if steadiness != PERFECT:
        press_by_hand(source, work, kind, steadiness)
        if not stands(work, t.laid):
            return False
        weigh(work, 1 << kind)
    return stands(work, t.laid)


@kernel
def tower_margin(work: Any, t: Any, magnets: int) -> float:
    """The margin of a tower with no hand on it; work.weakest then is its weakest contact."""
    find_contacts(work, t, STRENGTH[magnets])
    weigh(work, t.laid)
    return margin(work, t.laid)


@kernel
def chance(
    work: Any,
    t: Any,
    kind: int,
    x: int,
    y: int,
    z: int,
    heading: int,
    steadiness: int,
    magnets: int,
    tries: int,
) -> float:
    """How likely the tower stands if this domino is laid here: the share of imagined hands.

    The hands come from work.rng, never from the game's own numbers: a player knows the risk,
    not the outcome.
    """
    find_contacts(work, t, STRENGTH[magnets])
    known = work.contacts
    lay(t, kind, x, y, z, heading)
    if steadiness == PERFECT:
        tries = 1
    good = 0
    for _ in range(tries):
        land(work, t, kind, steadiness)
        add_contacts(work, t, kind, STRENGTH[magnets])
        good += holds(work, work, t, kind, steadiness)
        forget_contacts(work, known)
    lift(t, kind)
    return good / tries


@kernel
def margin_word(tau: float) -> int:
    """The margin in one of the WORDS, for people.

    >>> [WORDS[margin_word(tau)] for tau in (0.2, 0.06, 0.01)]
    ['solid', 'shaky', 'about-to-fall']
    """
    if tau >= 20 * STANDS:
        return SOLID
    return SHAKY if tau >= NARROW else ABOUT_TO_FALL


@kernel
def risk_of(work: Any, t: Any, kind: int, steadiness: int) -> int:
    """What it risks to lay the latest domino exactly where it lies, as one of the RISKS.

    The contacts must be known.
    """
    weigh(work, t.laid)
    tau = margin(work, t.laid)
    if steadiness == PERFECT:
        return SAFE if tau >= STANDS else FALLS
    if tau < LOST:
        return FALLS
    heavy = HEAVY * MEAN_LOAD[steadiness] * LOAD_STEP
    return SAFE if tau >= NARROW and bears(work, t, kind, heavy) else RISKY


@kernel
def bears(work: Any, t: Any, kind: int, load: float) -> bool:
    """Whether a tower that stands bears every finger on its latest domino up to this load.

    The loads that a tower bears are a convex set, so the greatest at the corners of where a
    finger may press are enough.
    """
    reach = REACH / 1024.0
    for i in range(work.contacts):
        k = work.order[i]
        if not is_touched(work, k, kind):
            continue
        for corner in range(4):
            weigh(work, 1 << kind)
            beside = reach if corner & 1 else -reach
            before = reach if corner & 2 else -reach
            press_half(work, k, kind, load, beside, before)
            if not stands(work, t.laid):
                return False
    return True
