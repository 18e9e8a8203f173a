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
from boneyard.games.shared.tower.physics.hand import PERFECT, land, press_by_hand
from boneyard.games.shared.tower.physics.tower import lay, lift

MAGNETS = ("strong", "normal", "weak")
SOLID, SHAKY, ABOUT_TO_FALL = range(3)
WORDS = ("solid", "shaky", "about-to-fall")
SAFE, RISKY, FALLS = range(3)
RISKS = ("safe", "risky", "falls")
FIRM = 0.2  # from this margin on a steady hand hardly ever fails
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
    return SHAKY if tau >= 8 * STANDS else ABOUT_TO_FALL


@kernel
def risk_of(tau: float, steadiness: int) -> int:
    """What a hand risks that leaves this margin if it is perfect, as one of the RISKS.

    >>> [RISKS[risk_of(tau, 1)] for tau in (0.3, 0.06, -0.01)]
    ['safe', 'risky', 'falls']
    >>> RISKS[risk_of(0.06, PERFECT)]
    'safe'
    """
    if tau < STANDS:
        return FALLS
    return SAFE if tau >= FIRM or steadiness == PERFECT else RISKY
