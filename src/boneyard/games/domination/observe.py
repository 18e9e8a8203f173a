"""What a seat knows of a game of Domination, as numbers."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.observations import Encoding, Spec, Utility
from boneyard.engine.rules import State
from boneyard.engine.tiles import KINDS
from boneyard.games.domination.grid import EDGES, FIELDS, SQUARES
from boneyard.games.domination.view import RACK, rack_size
from boneyard.games.shared.hands import SEATS
from boneyard.games.shared.observe import relative

SPEC = Spec(
    ("hand", (KINDS,), "how many dominoes of each kind are in the seat's rack"),
    ("squares", (SQUARES,), "the number printed on each square, from a1 on"),
    ("laid_by", (EDGES,), "0: the edge is empty; 1 + the seat that laid a domino there"),
    ("chips", (FIELDS,), "0: the field is not conquered; 1 + the seat that conquered it"),
    ("sides", (FIELDS,), "how many sides of the field are closed"),
    ("fields", (SEATS,), "fields that each seat has"),
    ("outer", (SEATS,), "outer fields among them"),
    ("counts", (SEATS,), "dominoes in each rack"),
    ("last", (1,), "1 + the edge on which a domino was laid last; 0: the board is empty"),
    ("laid", (1,), "dominoes on the board"),
    ("stock", (1,), "dominoes in the stock"),
    ("turn", (1,), "the seat whose turn it is"),
    ("seats", (1,), "how many play"),
)
HAND, ON_SQUARES, LAID_BY, CHIPS, SIDES = map(SPEC.at, list(SPEC)[:5])
OF_SEATS, REST = SPEC.at("fields"), SPEC.at("last")


@kernel
def observe(s: State, seat: int, out: Any) -> None:
    """Everything that a seat may know. Loops without branches become a few wide instructions."""
    for kind in range(KINDS):
        out[HAND + kind] = s.rack[seat, kind]
    for square in range(SQUARES):
        out[ON_SQUARES + square] = s.squares[square]
    tell_owners(s, s.laid_by, seat, out[LAID_BY:])
    tell_owners(s, s.chip, seat, out[CHIPS:])
    for field in range(FIELDS):
        out[SIDES + field] = s.sides[field]
    other = int(seat)
    for i in range(SEATS):
        there = i < s.seats
        full = there and s.stock_left > 0  # DOM-6
        out[OF_SEATS + i] = s.fields[other] if there else 0
        out[OF_SEATS + SEATS + i] = s.outer[other] if there else 0
        out[OF_SEATS + 2 * SEATS + i] = RACK if full else rack_size(s, other) if there else 0
        other = 0 if other + 1 >= s.seats else other + 1
    out[REST] = s.order[s.laid - 1] + 1 if s.laid else 0
    out[REST + 1] = s.laid
    out[REST + 2] = s.stock_left
    out[REST + 3] = relative(s.turn, seat, s.seats)
    out[REST + 4] = s.seats


@kernel
def tell_owners(s: State, owners: Any, seat: int, out: Any) -> None:
    """Who has each of these: 0 for nobody, else 1 + the seat, counted from the viewer's.

    From the first place of `out` on: a place that might be negative would cost a check each time.
    """
    seats = s.seats  # read once: for all that the compiler knows, `out` could be part of `s`
    for i in range(len(owners)):
        after = owners[i] - seat
        out[i] = 0 if owners[i] < 0 else after + 1 + seats if after < 0 else after + 1


ENCODING = Encoding(spec=SPEC, observe=observe, utility=Utility(-1.0, 1.0), actions=EDGES)
