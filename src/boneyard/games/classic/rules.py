"""Dominoes, as in the box by Janod: one line, draw or pass, the winner scores the others' pips.

Each player draws a domino and shows it; the highest starts (CLA-1). Then each takes 7, 6 or 5 with
2, 3 or 4 players (CLA-2). In turn each joins a domino to an end of the line, equal halves
touching (CLA-3). A player with nothing that fits draws, one at a time, or passes (CLA-4). A player
who lays their last domino wins the round and scores the pips in the other hands (CLA-5). When all
have passed in a row the round is blocked (CLA-6): the player with the least left wins and scores
the same (CLA-7), ties are broken by the other measure (CLA-8).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.dumps import read, require
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_table
from boneyard.engine.rng import below
from boneyard.engine.rules import Option, Rules, State
from boneyard.engine.texts import EndingKernel, ListWriter, Refuser, ViewKernel
from boneyard.engine.tiles import INDEX, KINDS, PIPS, TEXT
from boneyard.engine.views import Many, OneOf, game_view
from boneyard.games.shared.hands import (
    BLOCKED,
    MEASURES,
    SEATS,
    WENT_OUT,
    actors,
    deal,
    everybody,
    fill_common,
    least,
    leftovers,
    measure,
    pass_on,
    redeal_hands,
    redeal_stock,
    take,
    write_unseen,
)
from boneyard.games.shared.hands_dump import tile_set
from boneyard.games.shared.line.moves import (
    DRAW,
    FIELDS,
    LINE,
    MOST_MOVES,
    PASS,
    REASONS,
    LineDump,
    bound_slots,
    clear,
    ends,
    fill_line,
    hidden_line,
    lay,
    layings,
    lays,
    move_text,
    note_stuck,
    parse_move,
    refuse,
    restore_line,
)

MOST_DRAWS = 12  # rounds of the draw for the start that are kept: a longer series of ties is
#                  rarer than one game in a billion and shows its last round in the last row

OPTIONS = (Option("blocked_winner", "pips", choices=("pips", "tiles")),)  # CLA-7
BY_TILES = 1

STATE = np.dtype(
    [
        *FIELDS,
        ("blocked_winner", np.int8),
        ("start_draws", np.int8, (MOST_DRAWS, SEATS)),  # -1: did not draw
        ("start_rounds", np.int8),
    ],
    align=True,
)


VIEW = game_view(
    "ClassicView",
    LINE.view("classic", OPTIONS),
    # One row a draw for the start, one domino a seat.
    {"start_draws": Many(Many(OneOf(TEXT, optional=True), SEATS), MOST_DRAWS)},
)
CLA_5, CLA_7, CLA_8 = range(3)
CLAUSES = ("CLA-5", "CLA-7", "CLA-8")


@kernel
def setup(s: State) -> None:
    """Draw for the start, put all back, shuffle and deal."""
    s.turn = draw_for_start(s)
    deal(s, 9 - s.seats)  # CLA-2
    clear(s)


@kernel
def draw_for_start(s: State) -> int:
    """The seat that starts: the highest domino; those who tie draw again (CLA-1)."""
    drawing = (1 << int64(s.seats)) - 1
    s.start_rounds = 0
    while drawing & (drawing - 1):
        drawing = highest_drawn(s, drawing, min(s.start_rounds, MOST_DRAWS - 1))
        s.start_rounds = min(s.start_rounds + 1, MOST_DRAWS)
    seat = 0
    while not drawing >> seat & 1:
        seat += 1
    return seat


@kernel
def highest_drawn(s: State, drawing: int, row: int) -> int:
    """One round of the draw: the seats that drew the most pips, as a bit set."""
    drawn = 0
    best = -1
    leaders = 0
    for seat in range(SEATS):
        s.start_draws[row, seat] = -1
        if drawing >> seat & 1:
            tile = below(s, KINDS)
            while drawn >> tile & 1:
                tile = below(s, KINDS)
            drawn |= 1 << tile
            s.start_draws[row, seat] = tile
            if PIPS[tile] > best:
                best = PIPS[tile]
                leaders = 0
            if PIPS[tile] == best:
                leaders |= 1 << seat
    return leaders


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """Lay what fits; draw or pass only if nothing does (CLA-4)."""
    if s.ended or seat != s.turn:
        return 0
    n = layings(s, seat, moves)
    if n == 0:
        if s.stock_left:
            moves[n] = DRAW
            n += 1
        moves[n] = PASS
        n += 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move; after a draw the turn continues (CLA-4)."""
    if move == DRAW:
        note_stuck(s, seat)
        take(s, seat)
        s.passes = 0  # CLA-6: a draw restarts the count
        return
    if move == PASS:
        note_stuck(s, seat)
        s.passes += 1
        if s.passes == s.seats:
            s.ended = BLOCKED  # CLA-6
            return
    else:
        lay(s, seat, move)
        s.passes = 0
        if s.hands[seat] == 0:
            s.ended = WENT_OUT  # CLA-5
            return
    pass_on(s)


@kernel
def winners(s: State) -> int:
    """The winners as a bit set; none in a drawn round."""
    if s.ended == WENT_OUT:
        return 1 << int64(s.turn)
    by_tiles = s.blocked_winner == BY_TILES
    leaders = least(s, everybody(s), by_tiles)  # CLA-7
    if leaders & (leaders - 1):
        leaders = least(s, leaders, not by_tiles)  # CLA-8
    return 0 if leaders & (leaders - 1) else leaders


@kernel
def outcome(s: State, scores: Any) -> int:
    """The winner scores the pips in the others' hands (CLA-5, CLA-7)."""
    won = winners(s)
    total = 0
    for seat in range(s.seats):
        scores[seat] = measure(s, seat, False)
        total += scores[seat]
    for seat in range(s.seats):
        scores[seat] = total - scores[seat] if won >> seat & 1 else 0
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Re-deal what a seat cannot know: the other hands, the stock and the random numbers."""
    s.rng = seed
    if s.ended:  # hands are open now
        redeal_stock(s)
        return
    first_slot = stack_table(SEATS, KINDS, np.int64)
    bound_slots(s, first_slot)
    scratch = stack_table(3, KINDS, np.int64)
    redeal_hands(s, seat, first_slot, False, scratch[0], scratch[1], scratch[2])


@kernel
def fill_ending(s: State, e: Any) -> None:
    """The clause that decided the round."""
    leftovers(s, e)
    if s.ended == WENT_OUT:
        e.clause = CLA_5
        return
    leaders = least(s, everybody(s), s.blocked_winner == BY_TILES)
    e.clause = CLA_8 if leaders & (leaders - 1) else CLA_7


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees."""
    fill_common(s, viewer, v)
    fill_line(s, v)
    v.options.blocked_winner = s.blocked_winner
    v.start_draws.n = s.start_rounds
    for row in range(s.start_rounds):
        v.start_draws.of[row].n = s.seats
        for seat in range(s.seats):
            v.start_draws.of[row].of[seat] = s.start_draws[row, seat]


view = ViewKernel(fill_view, VIEW)


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a view and of `LineDump`."""
    return {**seen, **hidden_line(s)}


class ClassicDump(LineDump):
    """What `restore` reads of a dump."""

    start_draws: list[list[str | None]]


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    dump = read(given, ClassicDump)
    restore_line(s, dump, 9 - int(s["seats"]))  # CLA-2
    first = restore_draws(s, dump["start_draws"])
    began = s["laid_by"][s["laid"][0] >> 1] if s["laid_count"] else s["turn"]
    require(first == began, f"seat {first} drew the highest in start_draws, but did not begin")


def restore_draws(s: State, rows: list[list[str | None]]) -> int:
    """The draw for the start, round by round; returns the seat that won it (CLA-1)."""
    drawing, seats = set(range(s["seats"])), int(s["seats"])
    require(0 < len(rows) <= MOST_DRAWS, f"start_draws has 1 to {MOST_DRAWS} rows")
    for number, row in enumerate(rows):
        require(len(row) == seats, f"start_draws[{number}] has one entry for each of {seats} seats")
        drawn = {seat: tile for seat, tile in enumerate(row) if tile is not None}
        tile_set(list(drawn.values()), f"start_draws[{number}]")
        full = number + 1 == MOST_DRAWS and len(drawn) > 1  # rounds may be missing before this one
        require(
            drawn.keys() == drawing or (full and drawn.keys() <= drawing),
            f"start_draws[{number}]: seats {sorted(drawing)} draw, nobody else",
        )
        s["start_draws"][number] = -1
        for seat, tile in drawn.items():
            s["start_draws"][number, seat] = INDEX[tile]
        highest = max(PIPS[INDEX[tile]] for tile in drawn.values())
        drawing = {seat for seat, tile in drawn.items() if PIPS[INDEX[tile]] == highest}
        require((len(drawing) > 1) == (number + 1 < len(rows)), "start_draws: those who tie go on")
    s["start_rounds"] = len(rows)
    return drawing.pop()


RULES = Rules(
    name="classic",
    players=(2, 3, 4),
    dtype=STATE,
    most_moves=MOST_MOVES,
    longest=300,
    tally="points",  # CLA-9
    deck=KINDS,
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=EndingKernel(fill_ending, CLAUSES, MEASURES),
    move_text=move_text,
    lays=lays,
    parse_move=parse_move,
    refuse=Refuser(refuse, REASONS),
    options=OPTIONS,
    ends=ends,
    unseen=ListWriter(write_unseen, KINDS),
    restore=restore,
    home=__package__,
    chance_after_deal=False,
)
