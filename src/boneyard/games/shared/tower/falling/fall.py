"""The fall: one trajectory for each collapse, which follows from the state, so all see the same.

What stands is held fast. What falls is pushed along the motion that the judge found, so that what
was judged to fall falls; where that motion opens a contact its magnets let go, elsewhere they hold
until they are torn apart or shaken loose. A record keeps the verdict, from which the trajectory can
be computed at any time.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.kernels.stack import stack_array
from boneyard.engine.rules import State
from boneyard.engine.texts import NumbersWriter
from boneyard.engine.tiles import KINDS, lowest, size, texts_of
from boneyard.games.shared.tower.falling.dominoes import FLIGHT, add_domino
from boneyard.games.shared.tower.falling.motion import quickest, step
from boneyard.games.shared.tower.falling.push import LATER
from boneyard.games.shared.tower.falling.vectors import write
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import STILL, margin, weigh
from boneyard.games.shared.tower.physics.footprint import HALF_LENGTH, HALF_WIDTH, SNAP
from boneyard.games.shared.tower.physics.frame import NOT_REACHED
from boneyard.games.shared.tower.physics.judge import STRENGTH
from boneyard.games.shared.tower.physics.work import TABLE, WORK, clean

THICKNESS = 0.3
RATE = 30  # frames a second
STEPS_PER_FRAME = 12
MOST_FRAMES = 4 * RATE
LEAST_FRAMES = RATE + 1
REST = 0.02  # all that is slower than this, in cells and radians a second, has come to rest
NUMBERS = 6  # of a domino in a frame: x, y and z of its centre, and i, j and k of its turn
PLACE_SCALE, TURN_SCALE = 1000.0, 16384.0
MOST_NUMBERS = MOST_FRAMES * KINDS * NUMBERS


@kernel
def write_fall(s: State, frames: Any) -> int:
    """The latest collapse, frame by frame; returns how many numbers it takes, 0: nothing fell.

    Each frame has NUMBERS for each domino of the ruin, in the order of their kinds. Places are in
    1/1000 cell, turns in 1/16384 with the sign that makes w positive.
    """
    if s.collapses == 0:
        return 0
    flights = stack_array(1, FLIGHT)
    let_fall(s, flights[0])
    at = 0
    for frame in range(MOST_FRAMES):
        at = write_frame(flights[0], frames, at)
        if frame >= LEAST_FRAMES and quickest(flights[0]) < REST * REST:
            break
        for _ in range(STEPS_PER_FRAME):
            step(flights[0], 1.0 / (RATE * STEPS_PER_FRAME))
    return at


@kernel
def write_frame(f: Any, frames: Any, at: int) -> int:
    """Where each domino is now; returns the place after it."""
    for i in range(f.n):
        sign = -1.0 if f.turn[i, 3] < 0.0 else 1.0
        for c in range(3):
            frames[at + c] = np.floor(f.place[i, c] * PLACE_SCALE + 0.5)
            frames[at + 3 + c] = np.floor(sign * f.turn[i, c] * TURN_SCALE + 0.5)
        at += NUMBERS
    return at


@kernel
def let_fall(s: State, f: Any) -> None:
    """The ruin at the moment when it begins to fall."""
    works = stack_array(1, WORK)
    work = works[0]
    clean(work)
    find_contacts(work, s.ruin, STRENGTH[s.magnets])
    weigh(work, s.ruin.laid)
    for c in range(3):
        work.load[s.ruined_by, c] = s.load[c]
    f.n = f.touches = f.magnets = f.pushed = 0
    f.time = 0.0
    f.strength = STRENGTH[s.magnets]
    rest = s.ruin.laid
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        stand(s, work, f, kind)
    push_off(s, work, f)


@kernel
def stand(s: State, work: Any, f: Any, kind: int) -> None:
    """One domino, at its place in the ruin."""
    t = s.ruin
    half = (HALF_LENGTH, HALF_WIDTH, 0.5 * THICKNESS)
    if t.heading[kind] & 1:
        half = (HALF_WIDTH, HALF_LENGTH, 0.5 * THICKNESS)
    place = (work.centre[kind, 0], work.centre[kind, 1], (t.z[kind] + 0.5) * THICKNESS)
    add_domino(f, place, t.turn[kind] / SNAP, half, s.fell >> kind & 1 == 1)


@kernel
def push_off(s: State, work: Any, f: Any) -> None:
    """Find how each domino begins to fall, as the judge did: what moves, then what it leaves."""
    rest = s.ruin.laid
    begins = 0.0
    while rest & s.fell:
        margin(work, rest)
        falling = rest & work.falling & s.fell
        if not falling:
            return
        hold_by_magnets(s, work, f, falling)
        scale = 1.0 / fastest(work, falling)
        rest &= ~falling
        while falling:
            kind = lowest(falling)
            falling &= falling - 1
            if work.parent[kind] != NOT_REACHED:
                write_push(s, work, f, kind, scale)
                f.begins[number_of(s, kind)] = begins
        begins += LATER


@kernel
def number_of(s: State, kind: int) -> int:
    """Which domino of the flight this one of the ruin is."""
    return size(s.ruin.laid & ((1 << kind) - 1))


@kernel
def fastest(work: Any, falling: int) -> float:
    """The greatest speed in the judge's motion, whose scale means nothing; never 0."""
    most = 1e-9
    while falling:
        kind = lowest(falling)
        falling &= falling - 1
        if work.parent[kind] != NOT_REACHED:
            for corner in range(4):
                x, y = work.corners[kind, corner, 0], work.corners[kind, corner, 1]
                most = max(most, abs(rise(work, kind, x, y)))
    return most


@kernel
def rise(work: Any, kind: int, x: float, y: float) -> float:
    """How fast a point of a domino rises in the judge's motion."""
    return work.motion[kind, 0] + work.motion[kind, 1] * x + work.motion[kind, 2] * y  # type: ignore[no-any-return]


@kernel
def write_push(s: State, work: Any, f: Any, kind: int, scale: float) -> None:
    """The judge's motion of one domino.

    The judge knows how points rise. What turns about an edge below it also goes sideways: these
    parts are added up over the contacts down to the table, each of which opens at its own height.
    """
    i = number_of(s, kind)
    x = y = 0.0
    body = kind
    while body != TABLE:
        k = work.via[body]
        arm = f.place[i, 2] - THICKNESS * s.ruin.z[work.upper[k]]
        x -= work.sign[body] * work.opening[k, 1] * arm
        y -= work.sign[body] * work.opening[k, 2] * arm
        body = work.parent[body]
    z = rise(work, kind, f.place[i, 0], f.place[i, 1])
    f.pushed |= 1 << i
    write(f.place[i], f.home[i])
    write((scale * x, scale * y, scale * z), f.push_speed[i])
    write((scale * work.motion[kind, 2], -scale * work.motion[kind, 1], 0.0), f.push_spin[i])


@kernel
def hold_by_magnets(s: State, work: Any, f: Any, falling: int) -> None:
    """The magnets between dominoes that fall together: those of contacts that do not open."""
    for k in range(work.contacts):
        lower, upper = work.lower[k], work.upper[k]
        if lower == TABLE or falling >> lower & falling >> upper & 1 == 0:
            continue
        if abs(work.opening[k, 0]) + abs(work.opening[k, 1]) + abs(work.opening[k, 2]) > STILL:
            continue
        m = f.magnets
        f.magnets += 1
        f.lower[m] = number_of(s, lower)
        f.upper[m] = number_of(s, upper)
        for c in range(2):
            at = work.pull_x[k] if c == 0 else work.pull_y[k]
            # Turns are small: the axes of the ruin do for those of a domino.
            f.lower_spot[m, c] = at - work.centre[lower, c]
            f.upper_spot[m, c] = at - work.centre[upper, c]
        f.lower_spot[m, 2] = 0.5 * THICKNESS
        f.upper_spot[m, 2] = -0.5 * THICKNESS


fall = NumbersWriter(write_fall, MOST_NUMBERS)


@dataclass(frozen=True)
class Fall:
    """Where each domino is, frame by frame, in the numbers of `write_fall`."""

    tiles: tuple[str, ...]
    frames: np.ndarray[Any, Any]  # frame, domino, NUMBERS
    number: int  # which collapse of the round
    rate: int = RATE

    def packed(self) -> bytes:
        """For the wire: 16-bit differences from frame to frame, compressed."""
        differences = np.diff(self.frames, axis=0, prepend=self.frames[:1] * 0)
        return zlib.compress(differences.tobytes(), 9)


def latest_fall(s: State) -> Fall | None:
    """The trajectory of the latest collapse; None if there was none."""
    numbers = fall(s)
    if not numbers.size:
        return None
    tiles = tuple(texts_of(s["ruin"]["laid"]))
    return Fall(tiles, numbers.reshape(-1, len(tiles), NUMBERS), int(s["collapses"]))
