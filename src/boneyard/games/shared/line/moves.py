"""A line of dominoes with two ends: what `classic` and `magnetic-flat` share.

It can be of any set and for up to 8 seats: `Line(TileSet(9), seats=8)` has the fields that a state
needs, the numbers of moves and their text. The kernels go by the state they are given; the names
without a `Line` are those of a double-six set for four.

A move is twice the number of a domino, plus one for the right end; then come drawing and passing.
The state also keeps what everybody may conclude from drawing and passing: `stuck[seat, n]` is how
many dominoes the seat had been given when it last showed that it held none with the number n.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.engine.dumps import require, require_between
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import find_text, letters_table, number_item, put_text
from boneyard.engine.rules import Option, State
from boneyard.engine.texts import (
    EndsWriter,
    MoveReader,
    MoveWriter,
    Reason,
    refused,
    tell_number,
    tell_text,
)
from boneyard.engine.tiles import (
    DOUBLE_SIX,
    WORD,
    TileSet,
    high_half,
    letters,
    low_half,
    lowest,
    pips_on,
    put_tile,
    read_tile,
    read_turned_tile,
)
from boneyard.engine.views import NULL, Kind, Many, Number, OneOf, Row
from boneyard.errors import BadDump, Refusal
from boneyard.games.shared import hands, hands_dump
from boneyard.games.shared.hands import BLOCKED, SEATS, WENT_OUT, fitting, holds, leave, words
from boneyard.games.shared.hands_dump import HandsDump, between, check_slots, restore_hands

RIGHT = 1


# Why a move is refused.
(
    WHICH_END,
    HIGHER_FIRST,
    NOT_A_MOVE,
    NO_SIDE_YET,
    CAN_LAY,
    NO_STOCK,
    MUST_DRAW,
    NOT_IN_HAND,
    DOES_NOT_FIT,
) = range(9)
REASONS = (
    Reason("which-end", "tile"),
    Reason("higher-first", "tile"),
    Reason("not-a-line-move"),
    Reason("no-side-yet", "tile"),
    Reason("can-lay"),
    Reason("no-stock"),
    Reason("must-draw"),
    Reason("not-in-hand", "tile"),
    Reason("does-not-fit", "tile", "end"),
)

STUCK_WORDS = letters_table(("draw", "pass"))
SIDE_LETTERS = letters_table(("L", "R"))


@kernel
def clear(s: State) -> None:
    """An empty line."""
    s.left = s.right = -1


@kernel
def layings(s: State, seat: int, moves: Any) -> int:
    """All ways to lay a domino of this hand at an end of the line."""
    n = 0  # a loop for each end: one for both is measurably slower
    for word in range(words(s)):
        rest = fitting(s, seat, s.left, word)
        while rest:
            moves[n] = 2 * (WORD * word + lowest(rest))
            rest &= rest - 1
            n += 1
    if s.laid_count:
        for word in range(words(s)):
            rest = fitting(s, seat, s.right, word)
            while rest:
                moves[n] = 2 * (WORD * word + lowest(rest)) + RIGHT
                rest &= rest - 1
                n += 1
    return n


@kernel
def lay(s: State, seat: int, move: int) -> None:
    """Lay a domino; the half that does not touch is the new end."""
    tile = move >> 1
    leave(s, seat, tile, first_slot_of(s, seat, tile))
    s.laid[s.laid_count] = move
    if s.laid_count == 0:
        s.left = high_half(s, tile)
        s.right = low_half(s, tile)
    elif move & RIGHT:
        s.right = pips_on(s, tile) - s.right
    else:
        s.left = pips_on(s, tile) - s.left
    s.laid_count += 1


@kernel
def first_slot_of(s: State, seat: int, tile: int) -> int:
    """The first slot of a hand that a domino can have come to, by what all know."""
    return max(s.stuck[seat, low_half(s, tile)], s.stuck[seat, high_half(s, tile)])  # type: ignore[no-any-return]


@kernel
def note_stuck(s: State, seat: int) -> None:
    """Everybody sees that this seat holds nothing that fits either end."""
    s.stuck[seat, s.left] = s.got[seat]
    s.stuck[seat, s.right] = s.got[seat]


@kernel
def bound_slots(s: State, first_slot: Any) -> None:
    """The same of each hand and each domino, for `redeal_hands`."""
    for seat in range(s.seats):
        for tile in range(len(s.stock)):
            first_slot[seat, tile] = first_slot_of(s, seat, tile)


@kernel
def write_ends(s: State, out: Any, at: int) -> int:
    """The two open numbers; none before the first domino."""
    if s.laid_count == 0:
        return at
    return number_item(out, number_item(out, at, s.left), s.right)


@kernel
def fill_line(s: State, v: Any) -> None:
    """The line as it lies from left to right, each domino with its left half first."""
    v.line.n = v.laid_by.n = s.laid_count
    v.ends.n = 2 if s.laid_count else 0
    v.ends.of[0], v.ends.of[1] = s.left, s.right
    v.last = s.laid[s.laid_count - 1] >> 1 if s.laid_count else NULL
    first = laid_left(s)
    left = right = 0
    at_left = at_right = first
    for i in range(s.laid_count):
        move = s.laid[i]
        tile = move >> 1
        pips = pips_on(s, tile)
        if i == 0:
            left, right = high_half(s, tile), low_half(s, tile)
            place_domino(s, v, first, tile, left, right)
        elif move & RIGHT:
            at_right += 1
            place_domino(s, v, at_right, tile, right, pips - right)
            right = pips - right
        else:
            at_left -= 1
            place_domino(s, v, at_left, tile, pips - left, left)
            left = pips - left


@kernel
def laid_left(s: State) -> int:
    """How many dominoes lie to the left of the first."""
    n = 0
    for i in range(1, s.laid_count):
        n += 1 - (s.laid[i] & RIGHT)
    return n


@kernel
def place_domino(s: State, v: Any, place: int, tile: int, left: int, right: int) -> None:
    """One domino of the line."""
    v.line.of[place, 0], v.line.of[place, 1] = left, right
    v.laid_by.of[place] = s.laid_by[tile]


@kernel
def write_move(s: State, seat: int, move: int, out: Any, at: int) -> int:
    """A move in notation; the very first domino of a line has no side."""
    tile = move >> 1
    if tile == len(s.stock):
        return put_text(out, at, STUCK_WORDS, move & 1)
    at = put_tile(s, tile, out, at)
    return put_text(out, at, SIDE_LETTERS, move & RIGHT) if s.laid_count else at


def lays(s: State, move: int) -> int | None:
    """The domino that a move lays, at whichever end; None: it lays none."""
    tile = move >> 1
    return None if tile == len(s["stock"]) else tile


@kernel
def read_move(s: State, seat: int, text: Any, n: int, r: Any) -> int:
    """The move that a text means."""
    word = find_text(STUCK_WORDS, text, 0, n)
    if word >= 0:
        return 2 * len(s.stock) + word
    tile = read_tile(s, text, 0, n)
    if tile < 0:
        return not_a_move(s, text, n, r)
    if n == 2 and s.laid_count == 0:
        return 2 * tile
    side = find_text(SIDE_LETTERS, text, 2, n)
    if n > 2 and side < 0:
        return refused(r, NOT_A_MOVE)
    if n == 2 or s.laid_count == 0:
        refused(r, WHICH_END if n == 2 else NO_SIDE_YET)
        return tell_text(r, letters(s), tile)
    return 2 * tile + side


@kernel
def not_a_move(s: State, text: Any, n: int, r: Any) -> int:
    """What is wrong with a text that does not begin with a domino."""
    tile = read_turned_tile(s, text, 0, n)
    if tile < 0:
        return refused(r, NOT_A_MOVE)
    refused(r, HIGHER_FIRST)
    return tell_text(r, letters(s), tile)


@kernel
def refuse(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal for the seat whose turn it is."""
    tile = move >> 1
    if tile == len(s.stock):
        if any_fits(s, seat):
            refused(r, CAN_LAY)
        else:
            refused(r, MUST_DRAW if s.stock_left else NO_STOCK)
    elif not holds(s, seat, tile):
        refused(r, NOT_IN_HAND)
        tell_text(r, letters(s), tile)
    else:
        refused(r, DOES_NOT_FIT)
        tell_text(r, letters(s), tile)
        tell_number(r, s.right if move & RIGHT else s.left)


@kernel
def any_fits(s: State, seat: int) -> bool:
    """Whether a seat holds a domino that fits an end."""
    for word in range(words(s)):
        if fitting(s, seat, s.left, word) | fitting(s, seat, s.right, word):
            return True
    return False


move_text, parse_move = MoveWriter(write_move), MoveReader(read_move, REASONS)
ends = EndsWriter(write_ends, most=2)


class LineDump(HandsDump):
    """What `Line.restore` reads of a dump, and `Line.hidden` writes."""

    layings: list[str]  # the moves that laid a domino, in order
    stuck: list[list[int]]  # see above: for each seat, a row with a place for each number


class Line:
    """A line of dominoes of one set, for at most so many seats.

    >>> line = Line(TileSet(9), seats=8)
    >>> line.draw, line.pass_
    (110, 111)
    """

    def __init__(self, tiles: TileSet = DOUBLE_SIX, seats: int = SEATS) -> None:
        self.tiles = tiles
        self.seats = seats
        self.draw, self.pass_ = 2 * tiles.kinds, 2 * tiles.kinds + 1
        self.most_moves = 2 * tiles.kinds
        self.texts = [f"{text}{side}" for text in tiles.text for side in "LR"] + ["draw", "pass"]
        self.fields: list[Any] = [
            *hands.fields(tiles, seats),
            ("left", np.int8),  # the open numbers; -1 before the first domino
            ("right", np.int8),
            # The moves that laid a domino, in order.
            ("laid", np.int8 if self.draw <= 127 else np.int16, tiles.kinds),
            ("laid_count", np.int8),
            ("stuck", np.int8, (seats, tiles.highest + 1)),
        ]

    def view(self, game: str, options: Sequence[Option]) -> dict[str, Kind]:
        """The fields of a view that `fill_common` and `fill_line` fill."""
        return {
            **hands.hands_view(game, options, self.tiles, self.seats),
            "line": Many(Row(Number(), 2), self.tiles.kinds),  # as it lies, left half first
            "laid_by": Many(Number(), self.tiles.kinds),  # who laid each of them
            "ends": Many(Number(), 2),  # the two open numbers; empty before the first domino
            "last": OneOf(self.tiles.text, optional=True),  # the domino laid last
        }

    def hidden(self, s: State) -> dict[str, Any]:
        """What no view of a game with a line shows while it runs: see `LineDump`."""
        moves = s["laid"][: s["laid_count"]].tolist()
        first, texts = self.tiles.text, self.texts
        return {
            **hands_dump.hidden(s),
            "layings": [texts[move] if i else first[move >> 1] for i, move in enumerate(moves)],
            "stuck": s["stuck"][: s["seats"]].tolist(),
        }

    def restore(self, s: State, dump: LineDump, each: int) -> None:
        """Hands and stock, the line laid again, and whether somebody is out or all have passed."""
        seats = int(s["seats"])
        clear(s)
        ends_after = [self.lay_again(s, dump, text) for text in dump["layings"]]
        table = hands_dump.tile_set([text[:2] for text in dump["layings"]], "layings", self.tiles)
        require(
            len(dump["came"]) == len(dump["layings"]),
            "came tells of a domino that is not in layings",
        )
        restore_hands(s, dump, table, each)
        restore_stuck(s, dump["stuck"], each)
        if not all(hands.bit_sets(s)):
            s["ended"] = WENT_OUT
        elif s["passes"] == seats:
            s["ended"] = BLOCKED
        first_slot = np.zeros((s["got"].size, s["stock"].size), np.int64)
        bound_slots(s, first_slot)
        check_slots(s, first_slot)
        check_turns(s, ends_after)

    def lay_again(self, s: State, dump: LineDump, text: str) -> tuple[int, int]:
        """Lay the next domino of a line by the rules; the ends that it leaves."""
        try:
            move = parse_move(s, 0, text)
        except Refusal:
            move = self.draw
        require(
            move < self.draw, f"layings: {text!r} is not such as 64, or after the first 64L or 64R"
        )
        tile = self.tiles.text[move >> 1]
        require(tile in dump["came"], f"came lacks {tile}, which was laid")
        require_between(f"came[{tile}].by", dump["came"][tile]["by"], 0, int(s["seats"]) - 1)
        seat = dump["came"][tile]["by"]
        hands.write_hand(s, seat, 1 << (move >> 1))
        moves = np.empty(self.most_moves, np.int64)
        if move not in moves[: layings(s, seat, moves)].tolist():
            raise BadDump(f"layings: {text} does not fit the line")
        lay(s, seat, move)
        return int(s["left"]), int(s["right"])


def restore_stuck(s: State, rows: list[list[int]], each: int) -> None:
    """What drawing and passing showed of each seat."""
    seats, numbers = int(s["seats"]), s["stuck"].shape[1]
    require(
        len(rows) == seats and all(len(row) == numbers for row in rows),
        f"stuck has a row of {numbers} numbers for each of {seats} seats",
    )
    for seat, row in enumerate(rows):
        for number, slot in enumerate(row):
            if slot:
                require_between(f"stuck[{seat}][{number}]", slot, each, int(s["got"][seat]))
        s["stuck"][seat] = row


def check_turns(s: State, ends_after: list[tuple[int, int]]) -> None:
    """Who did not lay in turn drew or passed, and showed it; who went out laid last."""
    seats, turn, running = int(s["seats"]), int(s["turn"]), not s["ended"]
    laid = (s["laid"][: s["laid_count"]] >> 1).tolist()
    layers = s["laid_by"][laid].tolist()
    out = [seat for seat, hand in enumerate(hands.bit_sets(s)) if not hand]
    require(not out or out == [turn] == layers[-1:], "only who has just laid can be out, alone")
    require(layers or not s["stuck"].any(), "stuck: the first player can lay any domino")
    passed = [(turn - running - i) % seats for i in range(s["passes"])]
    require(not passed or (layers and not out), "passes: nobody passed since a domino was laid")
    given = [int(s["dealt"])] * seats
    follow = [*layers[1:], turn] if running else layers[1:]
    for tile, layer, ends, after in zip(laid, layers, ends_after, follow, strict=False):
        require(s["before_slot"][tile] >= given[layer], f"came: seat {layer} had more before")
        given[layer] = int(s["before_slot"][tile])
        for seat in between(layer, after, seats):
            require_stuck(s, seat, ends, given[seat])
    for seat in passed:
        require_stuck(s, seat, ends_after[-1], int(s["got"][seat]))
    for seat in range(seats):
        drawn = s["got"][seat] > s["dealt"]
        last = s["stuck"][seat].max()
        require(not drawn or last >= s["got"][seat] - 1, f"stuck: seat {seat} drew a domino")


def require_stuck(s: State, seat: int, ends: tuple[int, int], given: int) -> None:
    """A seat that drew or passed with these ends showed that it held neither number."""
    for end in ends:
        require(
            s["stuck"][seat, end] >= given,
            f"seat {seat} did not lay at the ends {ends}, but stuck[{seat}][{end}] does not say so",
        )


# A double-six set for four.
LINE = Line()
FIELDS, DRAW, PASS, MOST_MOVES = LINE.fields, LINE.draw, LINE.pass_, LINE.most_moves
hidden_line, restore_line = LINE.hidden, LINE.restore
