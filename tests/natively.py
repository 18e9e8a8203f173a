"""Which games a test compiles natively: one of each family in every run, all in a campaign.

Magnetic dominoes laid flat share their kernels with Dominoes, and staggered ones with the tower;
what they add themselves is played by their modules in every run.
"""

from __future__ import annotations

import pytest

from boneyard.engine.registry import BUILT_IN

SHARING = ("magnetic-flat", "magnetic-staggered")
NATIVELY = [
    pytest.param(game, marks=pytest.mark.campaign if game in SHARING else ()) for game in BUILT_IN
]
