"""What a seat sees, everything as plain data, and the way back from that to a state."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.dumps import read, require, require_between
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rules import State
from boneyard.engine.texts import ViewKernel
from boneyard.engine.views import NULL, Flag, Many, Number, OneOf, Row, game_view
from boneyard.errors import Refusal
from boneyard.games.shared import hands, hands_dump
from boneyard.games.shared.hands import BLOCKED, WENT_OUT
from boneyard.games.shared.hands_dump import HandsDump
from mexican_train.state import (
    COVERED,
    DEALT,
    DOUBLE,
    HIGH,
    KINDS,
    LOW,
    MEXICAN,
    NOTHING,
    NUMBERS,
    OPTIONS,
    PIPS,
    SEATS,
    TILES,
    TRAINS,
    WHOLE,
)
from mexican_train.texts import MOVE_TEXT, parse_move
from mexican_train.trains import DRAW, bound_slots, can_be_covered, extend, leave_station

VIEW = game_view(
    "TrainView",
    hands.hands_view("mexican-train", OPTIONS, TILES, SEATS),
    {
        "station": OneOf(TILES.text),  # its double
        # Of each seat, then the Mexican train; the half at the station first.
        "trains": Many(Many(Row(Number(), 2), KINDS), TRAINS),
        "open": Many(Flag(), SEATS),  # whether the train of a seat is
        # Which of the trains ends in a double that has to be covered.
        "cover": Number(optional=True),
        "drawn": Flag(),  # whether the player has drawn, and not played since
        "rolling": Flag(),  # whether the player may go on with their first train, or stop
        "last": OneOf(TILES.text, optional=True),  # the domino played last
    },
)


@kernel
def fill_view(s: State, viewer: int, v: Any) -> None:
    """What a seat sees, or a spectator."""
    hands.fill_common(s, viewer, v)
    v.options.doubles, v.options.first_train = s.doubles, s.first_train
    v.station = DOUBLE[s.station]
    fill_trains(s, v)
    v.open.n = s.seats
    for owner in range(s.seats):
        v.open.of[owner] = s.open >> owner & 1
    v.cover = NULL if s.due == NOTHING else min(s.due, s.seats)
    v.drawn, v.rolling = s.drawn, s.rolling
    v.last = s.laid[s.laid_count - 1] // TRAINS if s.laid_count else NULL


@kernel
def fill_trains(s: State, v: Any) -> None:
    """Every train as it lies."""
    v.trains.n = s.seats + 1
    for number in range(s.seats + 1):
        v.trains.of[number].n = 0
    for i in range(s.laid_count):
        tile, number = s.laid[i] // TRAINS, s.laid[i] % TRAINS
        train = v.trains.of[min(number, s.seats)]
        near = train.of[train.n - 1, 1] if train.n else s.station
        train.of[train.n, 0], train.of[train.n, 1] = near, PIPS[tile] - near
        train.n += 1


view = ViewKernel(fill_view, VIEW)


class TrainDump(HandsDump):
    """What `restore` reads of a dump."""

    station: str
    plays: list[str]  # the moves that played a domino, in order
    open: list[bool]
    stuck: list[list[int]]  # for each seat, a row with a place for each number
    turns: int
    drawn: bool
    rolling: bool


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a view and of `TrainDump`."""
    return {
        **seen,
        **hands_dump.hidden(s),
        "plays": [MOVE_TEXT[move] for move in s["laid"][: s["laid_count"]].tolist()],
        "stuck": s["stuck"][: s["seats"]].tolist(),
        "turns": int(s["turns"]),
    }


def restore(s: State, told: dict[str, Any]) -> None:
    """Fill in a state as a dump tells it."""
    dump = read(told, TrainDump)
    opener = restore_table(s, dump)
    due = int(s["due"])
    played = [dump["station"], *(text[:2] for text in dump["plays"])]
    table = hands_dump.tile_set(played, "plays", TILES)
    require(len(dump["came"]) == len(played), "came tells of a domino that was not played")
    hands_dump.restore_hands(s, dump, table, int(DEALT[s["seats"]]))  # MT-2
    restore_stuck(s, dump["stuck"])
    restore_turns(s, dump, opener)
    out = not s["hands"][: s["seats"]].all()
    s["ended"] = WENT_OUT if out else 0
    s["due"] = NOTHING if out else due  # MT-10
    if not out and s["stock_left"] == 0 and s["passes"] == s["seats"]:
        s["ended"] = BLOCKED
    check_hands(s, dump)


def restore_table(s: State, dump: TrainDump) -> int:
    """The station, and every train built again by the rules; the seat that opened."""
    came, station = dump["came"], dump["station"]
    for tile in (station, *(text[:2] for text in dump["plays"])):
        require(tile in came, f"came lacks {tile}, which was played")
        require_between(f"came[{tile}].by", came[tile]["by"], 0, int(s["seats"]) - 1)
    doubles = [TILES.text[double] for double in DOUBLE]
    require(station in doubles, f"station is {station!r}; it is a double")
    leave_station(s, came[station]["by"], doubles.index(station))
    for text in dump["plays"]:
        build(s, came[text[:2]]["by"], text)
    return came[station]["by"]


def build(s: State, seat: int, text: str) -> None:
    """Play the next domino as it was played; only what can be seen from the table is checked."""
    try:
        move = parse_move(s, seat, text)
    except Refusal:
        move = DRAW
    require(move < DRAW, f"plays: {text!r} is not a domino and a train of this table, such as 94B")
    tile, train = divmod(move, TRAINS)
    require(s["due"] in (NOTHING, train), f"plays: {text} came before a double was covered (MT-8)")
    require(s["ends"][train] in TILES.pairs[tile], f"plays: {text} does not fit its train")
    extend(s, seat, move)
    double = LOW[tile] == HIGH[tile]
    if double and s["doubles"] == COVERED and can_be_covered(s, LOW[tile]):
        s["due"] = train


def restore_stuck(s: State, rows: list[list[int]]) -> None:
    """What draws and passes showed."""
    seats = int(s["seats"])
    require(
        len(rows) == seats and all(len(row) == NUMBERS for row in rows),
        f"stuck has a row of {NUMBERS} numbers for each of {seats} seats",
    )
    for seat, row in enumerate(rows):
        for number, slot in enumerate(row):
            if slot:
                low, high = int(s["dealt"]), int(s["got"][seat])
                require_between(f"stuck[{seat}][{number}]", slot, low, high)
        s["stuck"][seat] = row


def restore_turns(s: State, dump: TrainDump, opener: int) -> None:
    """Whose turn it is, how far it has come, and which trains are open."""
    seats, turn = int(s["seats"]), dump["turn"]
    require_between("turns", dump["turns"], 0, seats)
    early = dump["turns"] < seats
    begins = (opener + 1 + dump["turns"]) % seats
    require(
        not early or turn == begins, f"turn is {turn}; after {dump['turns']} turns it is {begins}"
    )
    require(
        not dump["rolling"] or (early and s["first_train"] == WHOLE),
        "rolling: only a first turn can be a whole train (MT-9)",
    )
    require(
        not dump["drawn"] or (s["got"][turn] > s["dealt"] and not dump["passes"]),
        f"drawn: seat {turn} has not just drawn",
    )
    require(len(dump["open"]) == seats, f"open has one entry for each of {seats} seats")
    s["open"] = 1 << MEXICAN
    for seat, is_open in enumerate(dump["open"]):
        require(not is_open or s["stuck"][seat].any(), f"open: seat {seat} never passed")
        s["open"] |= is_open << seat
    s["turns"], s["drawn"], s["rolling"] = dump["turns"], dump["drawn"], dump["rolling"]


def check_hands(s: State, dump: TrainDump) -> None:
    """Every seat can have been given its dominoes, and no higher double was dealt (MT-3)."""
    for number in range(int(s["station"]) + 1, NUMBERS):
        double = int(DOUBLE[number])
        played = s["before_slot"][double] > 0
        require(
            not played or s["after_slot"][double] >= s["dealt"],
            f"{TILES.text[double]} was dealt: the highest double goes to the station (MT-3)",
        )
    first_slot = np.zeros((SEATS, KINDS), np.int64)
    bound_slots(s, first_slot)
    hands_dump.check_slots(s, first_slot)
    out = [seat for seat in range(s["seats"]) if not s["hands"][seat]]
    last = dump["came"][dump["plays"][-1][:2]]["by"] if dump["plays"] else -1
    require(not out or out == [s["turn"]] == [last], "only who has just played can be out, alone")
