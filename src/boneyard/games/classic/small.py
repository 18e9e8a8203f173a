"""Dominoes for two with a smaller set, from double-two to double-five, so that exact methods apply.

Everything is as in the box, but for the dominoes with a higher number, which are set aside for all
to see, and for the hands: about a quarter of the set each. It is for research, and no table offers
it: give `RULES` where the name of a game is asked for.

>>> import boneyard
>>> from boneyard.games.classic.small import RULES
>>> boneyard.load(RULES).new(2, seed=1, highest=2).view(0)["hand"]
['11', '21']
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rng import below
from boneyard.engine.rules import Option, State
from boneyard.engine.tiles import HIGH
from boneyard.games.classic import rules
from boneyard.games.shared.hands import deal_out, set_aside, shuffle_stock
from boneyard.games.shared.line.moves import clear

LEAST, MOST = 2, 5
OPTIONS = (*rules.OPTIONS, Option("highest", LEAST, choices=tuple(range(LEAST, MOST + 1))))
STATE = np.dtype(
    [(name, rules.STATE[name]) for name in rules.STATE.names or ()] + [("highest", np.int8)],
    align=True,
)


@kernel
def setup(s: State) -> None:
    """Set aside what is not in the set, and deal; a random seat starts."""
    s.turn = below(s, int64(s.seats))
    s.start_rounds = 0
    shuffle_stock(s)
    highest = int64(s.highest) + LEAST
    for tile in range(len(s.stock)):
        if HIGH[tile] > highest:
            set_aside(s, tile)
    deal_out(s, (s.stock_left + 2) // 4)
    clear(s)


RULES = replace(
    rules.RULES,
    name="classic-small",
    players=(2,),
    dtype=STATE,
    setup=setup,
    options=OPTIONS,
    deck=0,
    restore=None,
)
