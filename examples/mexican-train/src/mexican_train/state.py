"""Everything there is to know about a position, and what a table can choose."""

from __future__ import annotations

import numpy as np

from boneyard.engine.rules import Option
from boneyard.engine.tiles import TileSet
from boneyard.games.shared import hands

TILES = TileSet(9)  # MT-1
KINDS, LOW, HIGH, PIPS, DOUBLE = TILES.kinds, TILES.low, TILES.high, TILES.pips, TILES.double
SHOWING = TILES.showing[:, 0].copy()  # the dominoes with each number, as bit sets of one word
NUMBERS = TILES.highest + 1

SEATS = 8
MEXICAN = SEATS  # the number of the train that is everyone's; the others have their owner's
TRAINS = SEATS + 1
NOTHING = -1  # no double has to be covered

OPTIONS = (
    Option("doubles", "covered", choices=("covered", "free")),  # MT-8
    Option("first_train", "one", choices=("one", "whole")),  # MT-9
)
COVERED, WHOLE = 0, 1  # their places among the choices

DEALT = np.array([0, 0, 15, 13, 10, 8, 7, 6, 5])  # to each, by the number of players (MT-2)

STATE = np.dtype(
    [
        *hands.fields(TILES, SEATS),
        ("station", np.int8),  # the number of its double
        ("ends", np.int8, TRAINS),  # the open number of each train
        ("open", np.int16),  # the trains that anyone may play on, as a bit set
        ("due", np.int8),  # the train whose double has to be covered, or NOTHING
        ("table", np.int64),  # the dominoes on the table, as a bit set
        ("laid", np.int16, KINDS),  # the moves that played a domino, in order
        ("laid_count", np.int8),
        # How many dominoes a seat had been given when it last showed that it held none with a
        # number, by drawing or passing.
        ("stuck", np.int8, (SEATS, NUMBERS)),
        ("drawn", np.int8),  # 1: the player has drawn, and not played since
        ("turns", np.int8),  # that are over, up to one for each player
        ("rolling", np.int8),  # 1: the player is building a first train (MT-9)
        ("doubles", np.int8),
        ("first_train", np.int8),
    ],
    align=True,
)
