"""Dumps of a game with a construction, and how they are restored.

The latest ruin and the construction are laid again by the rules of the game, in the order of
laying, and each domino must stand as it did.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import Any, Literal, TypedDict

import numpy as np

from boneyard.engine.dumps import read, require, require_between
from boneyard.engine.rules import State, Triple
from boneyard.engine.tiles import ALL, DOUBLE, HIGH, INDEX, LOW, TEXT, texts_of
from boneyard.games.shared.hands import BLOCKED, RUNNING, WENT_OUT
from boneyard.games.shared.hands_dump import (
    HandsDump,
    between,
    check_slots,
    hidden,
    restore_hands,
    tile_set,
)
from boneyard.games.shared.magnetic import (
    HAND_SIZE,
    MOST_TURNS,
    check_beginning,
    check_fair_deal,
    check_one_move_a_turn,
    hidden_turns,
    restore_turns,
)
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import fallen, stands, weigh
from boneyard.games.shared.tower.physics.hand import (
    LOAD_STEP,
    PERFECT,
    REACH,
    SHIFT,
    TURN,
    is_touched,
)
from boneyard.games.shared.tower.physics.judge import STRENGTH
from boneyard.games.shared.tower.physics.tower import HEADINGS, copy, lay
from boneyard.games.shared.tower.physics.work import new_work
from boneyard.games.shared.tower.places import MOST_LEVEL, MOST_WAYS, OFFSET, place
from boneyard.games.shared.tower.stacking import ever_laid

MOST_LOAD = 1e6  # in weights of a domino: far more than a finger ever presses
NEARLY = 1e-6  # machines round differently
MOST_FALLBACKS = 2**31 - 1


@dataclass(frozen=True)
class Building:
    """How a game builds: the rules of laying."""

    layings: Callable[[State, int, int, Any], tuple[int, int]]  # of a seat and a hand
    begin: Callable[[State], None]  # start a construction
    laid: Callable[[State, int], None]  # called when a seat has laid and it stands


class Place(TypedDict):
    """A domino of a construction: see `view.PLACE`."""

    tile: str
    x: int
    y: int
    z: int
    heading: Literal["e", "n", "w", "s"]
    shift: Triple
    by: int


class Ruin(TypedDict):
    """The latest collapse: see `view.RUIN`."""

    number: int
    tower: list[Place]
    last: str
    fell: list[str]


class StackDump(HandsDump):
    """What `restore_stack` reads of a dump."""

    tower: list[Place]
    ruin: Ruin | None
    load: list[float] | None  # on the domino that made it fall: force and moments
    stuck: list[dict[str, int]]  # for each seat, the first slot a domino can have come to
    turns: int
    fallbacks: int  # linear programs that needed the careful solver


def stack_dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a view and of `StackDump`, and laid: what is on the table."""
    if s["unsolved"]:
        raise ArithmeticError("no equilibrium was found, and a verdict is never guessed")
    stuck = s["stuck"][: s["seats"]].tolist()
    return {
        **seen,
        **hidden(s),
        **hidden_turns(s),
        "laid": texts_of(s["tower"]["laid"]),
        "load": s["load"].tolist() if s["collapses"] else None,
        "stuck": [{TEXT[kind]: slot for kind, slot in enumerate(row) if slot} for row in stuck],
        "fallbacks": int(s["fallbacks"]),
    }


def restore_stack(s: State, given: dict[str, Any], building: Building) -> None:
    """Fill in a state from a dump."""
    dump = read(given, StackDump)
    restore_turns(s, dump["turns"])
    require_between("fallbacks", dump["fallbacks"], 0, MOST_FALLBACKS)
    s["fallbacks"] = dump["fallbacks"]
    table = tile_set([lies["tile"] for lies in dump["tower"]], "tower")
    restore_hands(s, dump, table, int(HAND_SIZE[s["seats"]]))
    restore_stuck(s, dump["stuck"])
    restore_ruin(s, dump, building)
    build(s, dump["tower"], "tower", building)
    require(not dump["tower"] or stands_now(s), "tower: it does not stand")
    restore_end(s, building)
    check_laid(s, dump)
    check_history(s, dump, building)
    check_slots(s, s["stuck"])
    check_fair_deal(s, s["stuck"])
    if not dump["tower"] and not s["ended"]:
        check_beginning(s)


def restore_stuck(s: State, stuck: list[dict[str, int]]) -> None:
    """What drawing, passing and not opening showed about each hand."""
    seats = int(s["seats"])
    require(len(stuck) == seats, f"stuck has {len(stuck)} rows for {seats} seats")
    for seat, row in enumerate(stuck):
        tile_set(list(row), f"stuck[{seat}]")
        for tile, slot in row.items():
            require_between(f"stuck[{seat}][{tile}]", slot, int(s["dealt"]), int(s["got"][seat]))
            s["stuck"][seat, INDEX[tile]] = slot


def restore_ruin(s: State, dump: StackDump, building: Building) -> None:
    """The construction that fell last, and what made it fall."""
    ruin, load = dump["ruin"], dump["load"]
    require((ruin is None) == (load is None), "ruin and load: both are null, or none is")
    if ruin is None or load is None:
        return
    require_between("ruin.number", ruin["number"], 1, MOST_TURNS // 2)
    tile_set([lies["tile"] for lies in ruin["tower"]], "ruin.tower")
    require(len(ruin["tower"]) > 1, "ruin: an opening double stands (MAG-24)")
    require(
        len(load) == 3 and all(isfinite(part) and abs(part) < MOST_LOAD for part in load),
        f"load has three numbers, each less than {MOST_LOAD:.0f}",
    )
    build(s, ruin["tower"], "ruin.tower", building)
    last = int(s["last"])
    require(TEXT[last] == ruin["last"], f"ruin.last is {ruin['last']}, but {TEXT[last]} was last")
    work = judged(s)
    require(can_press(work, last, load, int(s["steadiness"])), "load: no hand presses like that")
    work["load"][last] = load
    require(not stands(work, s["tower"]["laid"]), "ruin: it stands with this load")
    copy(s["tower"], s["ruin"])
    s["collapses"], s["ruined_by"], s["load"] = ruin["number"], last, load
    s["fell"] = fallen(work, s["tower"]["laid"])


def build(s: State, places: list[Place], key: str, building: Building) -> None:
    """Lay a construction again. It need not stand with the last domino."""
    building.begin(s)
    for number, lies in enumerate(places):
        where = f"{key}[{number}]"
        if number:
            require(number == 1 or stands_now(s), f"{key}: it fell before {where} was laid")
            for seat in between(places[number - 1]["by"], lies["by"], int(s["seats"])):
                require_stuck(s, seat, int(s["dealt"]), building)
        put_again(s, lies, where, building)
        building.laid(s, lies["by"])


def put_again(s: State, lies: Place, where: str, building: Building) -> None:
    """Lay one domino where the rules allow it, with an offset that a hand can have."""
    kind, x, y, z = INDEX[lies["tile"]], lies["x"], lies["y"], lies["z"]
    heading = HEADINGS.index(lies["heading"])
    require_between(f"{where}.by", lies["by"], 0, int(s["seats"]) - 1)
    require_between(f"{where}.x", x, 1 - OFFSET, OFFSET - 1)
    require_between(f"{where}.y", y, 1 - OFFSET, OFFSET - 1)
    require_between(f"{where}.z", z, 0, MOST_LEVEL)
    move = place(kind, x, y, z, heading)
    if s["last"] < 0:
        begins = LOW[kind] == HIGH[kind] and move == place(kind, 0, 0, 0, 0)
        require(begins, f"{where}: a double begins, at 0,0,0/e")
        s["opened"] = LOW[kind]
    else:
        moves = np.empty(MOST_WAYS, np.int64)
        count, _ = building.layings(s, lies["by"], 1 << kind, moves)
        require(move in moves[:count].tolist(), f"{where}: {lies['tile']} cannot be laid there")
    lay(s["tower"], kind, x, y, z, heading)
    most = (SHIFT[s["steadiness"]], SHIFT[s["steadiness"]], TURN[s["steadiness"]])
    for part, far, limit in zip(("dx", "dy", "turn"), lies["shift"], most, strict=True):
        require_between(f"{where}.shift", far, -int(limit), int(limit))
        s["tower"][part][kind] = far
    s["tower"]["by"][kind] = lies["by"]
    s["tower"]["step"][kind] = int(s["tower"]["laid"]).bit_count()
    s["last"] = kind


def judged(s: State) -> Any:
    """The judge's working memory, with the contacts and weights of the construction."""
    work = new_work()
    find_contacts(work, s["tower"], STRENGTH[s["magnets"]])
    weigh(work, s["tower"]["laid"])
    return work


def stands_now(s: State) -> bool:
    """Whether the construction stands with no hand on it."""
    return bool(stands(judged(s), s["tower"]["laid"]))


def can_press(work: Any, kind: int, load: list[float], steadiness: int) -> bool:
    """Whether a domino can bear this load while a hand lays it: see `hand.press_by_hand`."""
    weight = work["load"][kind].tolist()
    force, *moments = (more - own for more, own in zip(load, weight, strict=True))
    if force == 0:
        return bool(max(map(abs, moments)) < NEARLY)
    if steadiness == PERFECT or force % LOAD_STEP:
        return False
    x, y = (moment / force for moment in moments)
    reach = REACH / 1024 + NEARLY
    return any(
        is_touched(work, k, kind)
        and (force > 0) == (work["upper"][k] == kind)
        and max(abs(x - work["pull_x"][k]), abs(y - work["pull_y"][k])) < reach
        for k in work["order"][: work["contacts"]].tolist()
    )


def require_stuck(s: State, seat: int, given: int, building: Building) -> None:
    """A seat that did not lay showed that it had none of what could be laid (MAG-5)."""
    never_laid = ALL & ~int(ever_laid(s))
    _, could_lay = building.layings(s, seat, never_laid, np.empty(0, np.int64))
    for tile in texts_of(could_lay):
        require(
            s["stuck"][seat, INDEX[tile]] >= given,
            f"seat {seat} did not lay, but stuck[{seat}] does not say that it held no {tile}",
        )


def restore_end(s: State, building: Building) -> None:
    """Whether someone is out (MAG-24) or all have passed (MAG-6)."""
    seats, turn, last = int(s["seats"]), int(s["turn"]), int(s["last"])
    out = [seat for seat in range(seats) if not s["hands"][seat]]
    if out:
        by = int(s["tower"]["by"][last]) if last >= 0 else None
        require(out == [turn] == [by], "only the seat that has just laid can be out")
        s["ended"] = WENT_OUT
    elif s["passes"] == seats:
        s["ended"] = BLOCKED
    passed = [(turn - (s["ended"] == RUNNING) - i) % seats for i in range(s["passes"])]
    require(
        not passed or (last >= 0 and not out and not s["stock_left"]),
        "passes: nobody passes with a stock left, or after the last domino was laid",
    )
    for seat in passed:
        require_stuck(s, seat, int(s["got"][seat]), building)
        can_lay, _ = building.layings(s, seat, s["hands"][seat], np.empty(0, np.int64))
        require(not can_lay, f"passes: seat {seat} can lay")


def check_laid(s: State, dump: StackDump) -> None:
    """What was ever laid is in a hand or in the construction, and came from the first to lay it."""
    tower, fell = int(s["tower"]["laid"]), int(s["ruin"]["laid"])
    known, stock = int(ever_laid(s)), tile_set(dump["stock_order"], "stock_order")
    require(not known & stock, f"came: {texts_of(known & stock)} cannot be in the stock again")
    missing = (tower | fell) & ~known
    require(not missing, f"came lacks {texts_of(missing)}, which was laid")
    if s["collapses"] < 2:
        others = known & ~(tower | fell)
        require(not others, f"came: {texts_of(others)} is in no construction")
        firsts = {lies["tile"]: lies["by"] for lies in dump["tower"]}
        firsts |= {lies["tile"]: lies["by"] for lies in (dump["ruin"] or {"tower": []})["tower"]}
        for tile, seat in firsts.items():
            by = int(s["laid_by"][INDEX[tile]])
            require(by == seat, f"came[{tile}].by is {by}, but seat {seat} laid it first")
    if not tower and fell:
        seat = int(s["ruin"]["by"][s["ruined_by"]])
        left = fell & ~int(s["hands"][seat])
        require(not left, f"seat {seat} took up all that fell; {texts_of(left)} is elsewhere")


def check_history(s: State, dump: StackDump, building: Building) -> None:
    """There were enough turns for what happened, and the highest double opened (MAG-3, MAG-23)."""
    seats, layers = int(s["seats"]), [lies["by"] for lies in dump["tower"]]
    drawn = int(s["got"][:seats].sum()) - seats * int(s["dealt"])
    if not s["collapses"]:
        require(layers or not dump["turns"], "turns: nothing was laid yet")
        first = layers[0] if layers else dump["turn"]
        check_one_move_a_turn(s, first, [layers.count(seat) for seat in range(seats)])
    else:
        ruin = dump["ruin"]
        before = len(ruin["tower"]) + 2 * (ruin["number"] - 1) if ruin else 0
        least = max(before + len(layers), len(dump["came"])) + drawn + dump["passes"]
        require(dump["turns"] >= least, f"turns is {dump['turns']}; there were {least} or more")
    if layers and not s["ended"]:
        for seat in between(layers[-1], dump["turn"], seats):
            require_stuck(s, seat, int(s["dealt"]), building)
    if layers:
        for double in DOUBLE[s["opened"] + 1 :].tolist():
            here = bool(int(s["tower"]["laid"]) >> double & 1)
            require(
                (s["stuck"][:seats, double] >= s["dealt"]).all()
                and (here or not s["before_slot"][double]),
                f"{TEXT[double]} was in a hand when tower began with a lower double",
            )
