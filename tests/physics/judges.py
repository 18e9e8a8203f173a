"""Other judges of a tower, independent of ours: slow contacts, HiGHS, MuJoCo."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from scipy.optimize import linprog

from .towers import Laid, Press, Tower

Point = tuple[Fraction, Fraction]
THICKNESS = 0.3
FRICTION = 0.4


@dataclass
class Contact:
    """A patch between two dominoes, numbered as in the tower; None is the table."""

    lower: int | None
    upper: int
    corners: list[Point]
    pull: float
    pull_at: tuple[float, float]


def centre(d: Laid) -> tuple[float, float]:
    """The real centre of a domino."""
    (ax, ay, _), (bx, by, _) = d.cells
    return (ax + bx + 1) / 2 + d.dx / 1024, (ay + by + 1) / 2 + d.dy / 1024


def angle(d: Laid) -> float:
    """The real turn of a domino, in radians."""
    return 2 * math.atan(d.turn / 2048)


def turned(d: Laid, right: float, up: float) -> tuple[float, float]:
    """A point given from the centre of the domino, in the world."""
    x, y = centre(d)
    c, s = math.cos(angle(d)), math.sin(angle(d))
    return x + c * right - s * up, y + s * right + c * up


def sizes(d: Laid) -> tuple[float, float]:
    """Half the extent of a domino, east and north."""
    return (0.94, 0.44) if d.heading % 2 == 0 else (0.44, 0.94)


def footprint(d: Laid) -> list[Point]:
    """The corners, counter-clockwise, snapped to 1/1024."""
    right, up = sizes(d)
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [
        (Fraction(round(x * 1024), 1024), Fraction(round(y * 1024), 1024))
        for x, y in (turned(d, i * right, j * up) for i, j in signs)
    ]


def side(a: Point, b: Point, p: Point) -> Fraction:
    """Positive left of the line from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def edges(polygon: list[Point]) -> list[tuple[Point, Point]]:
    """Each corner with the next."""
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def inside(polygon: list[Point], p: Point) -> bool:
    """Whether a point lies in a polygon or on its boundary."""
    return all(side(a, b, p) >= 0 for a, b in edges(polygon))


def common(one: list[Point], other: list[Point]) -> list[Point]:
    """The intersection of two convex polygons: all corners and crossings inside both, in turn."""
    points = {p for p in one if inside(other, p)} | {p for p in other if inside(one, p)}
    for a, b in edges(one):
        for c, d in edges(other):
            start, end = side(c, d, a), side(c, d, b)
            if start != end and 0 <= (part := start / (start - end)) <= 1:
                p = (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
                if side(a, b, c) * side(a, b, d) <= 0:
                    points.add(p)
    middle_x = float(sum(p[0] for p in points) / len(points))
    middle_y = float(sum(p[1] for p in points) / len(points))
    return sorted(points, key=lambda p: math.atan2(float(p[1]) - middle_y, float(p[0]) - middle_x))


def magnet(d: Laid, half: int) -> tuple[float, float]:
    """Where the magnet of a half is."""
    east, north = ((1, 0), (0, 1), (-1, 0), (0, -1))[d.heading]
    length = 0.5 if half else -0.5
    return turned(d, length * east, length * north)


def contacts_of(tower: Tower, strength: float) -> list[Contact]:
    """All contacts of a tower, by comparing every domino with every other."""
    found = []
    for i, upper in enumerate(tower):
        if upper.z == 0:
            found.append(Contact(None, i, footprint(upper), 0.0, centre(upper)))
        for j, lower in enumerate(tower):
            for u, (ux, uy, uz) in enumerate(upper.cells):
                for v, (vx, vy, vz) in enumerate(lower.cells):
                    if (ux, uy, uz) == (vx, vy, vz + 1):
                        a, b = magnet(upper, u), magnet(lower, v)
                        pull = strength * max(0.0, 1 - math.dist(a, b) ** 2 / 0.6**2)
                        at = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                        patch = common(footprint(lower), footprint(upper))
                        found.append(Contact(j, i, patch, pull, at))
    return found


def highs_program(
    tower: Tower, contacts: list[Contact], pressed: Press | None = None
) -> dict[str, Any]:
    """The equilibrium by forces at the corners of the patches, ready for HiGHS.

    Each corner presses with tau * 4/q plus a number that is not negative.
    """
    corners = sum(len(c.corners) for c in contacts)
    balance = np.zeros((3 * len(tower), 1 + corners))
    weight = np.zeros(3 * len(tower))
    for i, d in enumerate(tower):
        x, y = centre(d)
        weight[3 * i : 3 * i + 3] = 1, x, y
        if pressed is not None and pressed[0] == d.kind:
            _, force, x, y = pressed
            weight[3 * i : 3 * i + 3] += force, force * x, force * y
    column = 1
    for c in contacts:
        for body, sign in ((c.upper, 1), (c.lower, -1)):
            if body is None:
                continue
            rows = slice(3 * body, 3 * body + 3)
            weight[rows] += sign * c.pull * np.array([1, *c.pull_at])
            for v, corner in enumerate(c.corners):
                push = sign * np.array([1, float(corner[0]), float(corner[1])])
                balance[rows, column + v] = push
                balance[rows, 0] += 4 / len(c.corners) * push
        column += len(c.corners)
    cost = np.zeros(1 + corners)
    cost[0] = -1
    bounds = [(None, None)] + [(0, None)] * corners
    return {"c": cost, "A_eq": balance, "b_eq": weight, "bounds": bounds, "method": "highs"}


def highs_margin(tower: Tower, strength: float = 4.0, pressed: Press | None = None) -> float:
    """The margin of a tower by scipy's HiGHS."""
    answer = linprog(**highs_program(tower, contacts_of(tower, strength), pressed))
    assert answer.status == 0, answer.message
    return -float(answer.fun)


def mujoco_model(tower: Tower, strength: float) -> str:
    """The tower for MuJoCo: boxes, one pair for each contact, magnets as forces at sites."""
    contacts = contacts_of(tower, strength)
    sites: list[list[str]] = [[] for _ in tower]
    pairs, magnets = [], []
    for k, c in enumerate(contacts):
        below = "table" if c.lower is None else f"g{c.lower}"
        pairs.append(f'<pair geom1="{below}" geom2="g{c.upper}"/>')
        if c.lower is None or c.pull == 0:
            continue
        force = c.pull * 9.81
        for body, name, height in ((c.lower, "l", THICKNESS / 2), (c.upper, "u", -THICKNESS / 2)):
            d = tower[body]
            x, y = (p - q for p, q in zip(c.pull_at, centre(d), strict=True))
            cos, sin = math.cos(angle(d)), math.sin(angle(d))
            place = f"{cos * x + sin * y:.9f} {cos * y - sin * x:.9f} {height}"
            sites[body].append(f'<site name="s{k}{name}" pos="{place}"/>')
        magnets.append(
            f'<general site="s{k}u" refsite="s{k}l" gear="0 0 1 0 0 0" biastype="affine" '
            f'gainprm="0" biasprm="{-force:.9f} {force / 0.5:.9f} 0" forcelimited="true" '
            f'forcerange="{-force:.9f} 0"/>'
        )
    bodies = []
    for i, d in enumerate(tower):
        x, y = centre(d)
        right, up = sizes(d)
        bodies.append(
            f'<body pos="{x:.9f} {y:.9f} {(d.z + 0.5) * THICKNESS:.9f}" '
            f'euler="0 0 {angle(d):.9f}"><freejoint/><geom name="g{i}" type="box" '
            f'size="{right} {up} {THICKNESS / 2}" mass="1" contype="0" conaffinity="0"/>'
            f"{''.join(sites[i])}</body>"
        )
    return f"""<mujoco><compiler angle="radian" autolimits="true"/>
    <option timestep="0.002" gravity="0 0 -9.81" cone="elliptic" impratio="10"
      integrator="implicitfast" noslip_iterations="2"/>
    <size memory="60M"/>
    <default><pair friction="{FRICTION} {FRICTION} 0.1 0.0001 0.0001" solref="0.004 1"
      solimp="0.95 0.99 0.0005" condim="4"/></default>
    <worldbody><geom name="table" type="plane" size="40 40 1" contype="0" conaffinity="0"/>
    {"".join(bodies)}</worldbody>
    <contact>{"".join(pairs)}</contact><actuator>{"".join(magnets)}</actuator></mujoco>"""


def mujoco_stands(tower: Tower, strength: float = 4.0) -> bool:
    """Whether a simulated tower is still where it was when it has come to rest."""
    import mujoco

    model = mujoco.MjModel.from_xml_string(mujoco_model(tower, strength))
    data = mujoco.MjData(model)
    model.dof_damping[:] = 0.3
    start = model.qpos0.reshape(-1, 7)[:, :3].copy()
    seen: list[Any] = []
    steps = 50
    for k in range(50):
        model.opt.gravity[2] = -9.81 * min(1.0, (k + 1) / 3)  # weight comes on gently
        mujoco.mj_step(model, data, steps)
        places = data.qpos.reshape(-1, 7)[:, :3].copy()
        seen.append(places)
        moved = float(np.abs(places - start).max())
        if moved > 0.12:
            return False
        rested = k > 12 and float(np.abs(places - seen[-6]).max()) < 1e-3
        if rested and moved < 0.05:
            return True
    return moved < 0.03
