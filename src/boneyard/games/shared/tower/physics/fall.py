"""The fall: one trajectory for each collapse, computed once, so that everyone sees the same.

Needs `rapier3d` (pip install boneyard[fall]); without it a collapse is reported, not shown. Start
velocities come from the motion that the judge found, so that what was judged to fall falls.
A record keeps the verdict; the trajectory can be computed from it at any time.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from boneyard.engine.tiles import KINDS, TEXT
from boneyard.errors import NoFall
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import margin, weigh
from boneyard.games.shared.tower.physics.footprint import HALF_LENGTH, HALF_WIDTH
from boneyard.games.shared.tower.physics.work import new_work

CELL = 0.024  # metres
GRAVITY = 9.81 / CELL
THICKNESS = 0.3
FRICTION = 0.4
SECONDS = 2.5
STEPS_PER_FRAME = 2
FRAMES_PER_SECOND = 30
PLACE_SCALE, TURN_SCALE = 1000.0, 16384.0
PUSH = 1.0  # cells a second at the fastest point of what begins to fall


@dataclass(frozen=True)
class Fall:
    """Where each domino is, frame by frame: x, y, z of its centre in cells, and a quaternion."""

    tiles: tuple[str, ...]
    frames: np.ndarray[Any, Any]  # frame, domino, seven numbers (x, y, z, then i, j, k, w)
    number: int = 0  # which collapse of the round
    rate: int = FRAMES_PER_SECOND

    def packed(self) -> bytes:
        """For the wire: 16-bit differences from frame to frame, compressed.

        Places are in 1/1000 cell, i, j and k in 1/16384 with the sign that makes w positive.
        """
        signs = np.where(self.frames[..., 6:] < 0, -1, 1)
        numbers = np.concatenate(
            [self.frames[..., :3] * PLACE_SCALE, self.frames[..., 3:6] * signs * TURN_SCALE], -1
        )
        whole = numbers.round().astype(np.int16)
        return zlib.compress(np.diff(whole, axis=0, prepend=whole[:1] * 0).tobytes(), 9)


def engine() -> Any:
    """The physics engine, imported only when something falls."""
    try:
        import rapier3d
    except ImportError:
        raise NoFall("to show a fall, install rapier3d: pip install 'boneyard[fall]'") from None
    return rapier3d


def can_show() -> bool:
    """Whether falls can be shown on this machine."""
    try:
        engine()
    except NoFall:
        return False
    return True


def fall_of(ruin: Any, load: Any, pressed: int, fell: int, strength: float) -> Fall:
    """The fall of a tower that was judged to fall while this load lay on a domino."""
    work = new_work()
    find_contacts(work, ruin, strength)
    weigh(work, ruin["laid"])
    work["load"][pressed] = load
    margin(work, ruin["laid"])
    kinds = [kind for kind in range(KINDS) if int(ruin["laid"]) >> kind & 1]
    frames = simulate(ruin, work, kinds, int(fell))
    return Fall(tuple(TEXT[kind] for kind in kinds), frames)


def simulate(ruin: Any, work: Any, kinds: list[int], fell: int) -> np.ndarray[Any, Any]:
    """Let go of what falls; what stands is part of the table."""
    rapier = engine()
    world = rapier.PhysicsWorld()
    world.gravity = rapier.Vec3(0, 0, -GRAVITY)
    world.integration_parameters.dt = 1 / (FRAMES_PER_SECOND * STEPS_PER_FRAME)
    table = rapier.Collider.cuboid(100, 100, 1).translation(rapier.Vec3(0, 0, -1))
    world.add_collider(table.friction(FRICTION))
    speed = fastest(work, kinds)
    handles = []
    for kind in kinds:
        falls = fell >> kind & 1
        body = rapier.RigidBody.dynamic() if falls else rapier.RigidBody.fixed()
        x, y = (float(n) for n in work["centre"][kind])
        turn = float(ruin["turn"][kind]) / 1024
        place = rapier.Vec3(x, y, (float(ruin["z"][kind]) + 0.5) * THICKNESS)
        handle = world.add_body(body.translation(place).rotation(rapier.Vec3(0, 0, turn)))
        across = int(ruin["heading"][kind]) & 1
        right, up = (HALF_WIDTH, HALF_LENGTH) if across else (HALF_LENGTH, HALF_WIDTH)
        box = rapier.Collider.cuboid(right, up, THICKNESS / 2)
        world.add_collider(box.friction(FRICTION).restitution(0.1), handle)
        if falls:
            push(rapier, world.rigid_bodies[handle], work["motion"][kind] / speed, x, y)
        handles.append(handle)
    frames = np.zeros((int(SECONDS * FRAMES_PER_SECOND), len(kinds), 7))
    for frame in frames:
        for row, handle in zip(frame, handles, strict=True):
            body = world.rigid_bodies[handle]
            place, turned = body.translation, body.rotation
            row[:] = place.x, place.y, place.z, turned.i, turned.j, turned.k, turned.w
        for _ in range(STEPS_PER_FRAME):
            world.step()
    return frames


def fastest(work: Any, kinds: list[int]) -> float:
    """The greatest speed in the judge's motion, whose scale means nothing; never 0."""
    rises = [1e-9]
    for kind in kinds:
        rise, east, north = (float(n) for n in work["motion"][kind])
        rises += [abs(rise + east * float(x) + north * float(y)) for x, y in work["corners"][kind]]
    return max(rises) / PUSH


def push(rapier: Any, body: Any, motion: Any, x: float, y: float) -> None:
    """Start a domino in the judge's motion: its height rises by m0 + m1 x + m2 y."""
    rise, east, north = (float(n) for n in motion)
    body.linvel = rapier.Vec3(0, 0, rise + east * x + north * y)
    body.angvel = rapier.Vec3(north, -east, 0)
