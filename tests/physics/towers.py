"""Towers for the tests, in plain Python: random as in a game, moved, and laid out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from boneyard.engine.tiles import PAIRS
from boneyard.games.shared.tower.physics.contacts import find_contacts
from boneyard.games.shared.tower.physics.equilibrium import STANDS, margin, press, weigh
from boneyard.games.shared.tower.physics.tower import TOWER, lay
from boneyard.games.shared.tower.physics.work import new_work

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
Cell = tuple[int, int, int]


@dataclass(frozen=True)
class Laid:
    """One domino: its kind, the cell of its higher half, the way to the other, its offset."""

    kind: int
    x: int
    y: int
    z: int
    heading: int
    dx: int = 0
    dy: int = 0
    turn: int = 0

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cells of the two halves, the one named first (the higher number) first."""
        east, north = STEPS[self.heading]
        return (self.x, self.y, self.z), (self.x + east, self.y + north, self.z)

    @property
    def numbers(self) -> tuple[int, int]:
        """What the two halves show."""
        low, high = PAIRS[self.kind]
        return high, low


Tower = Sequence[Laid]
Press = tuple[int, float, float, float]  # a kind, and the downward force on it at x, y


def compiled(tower: Tower) -> Any:
    """The tower as the kernels know it."""
    t = np.zeros(1, TOWER)[0]
    for d in tower:
        lay(t, d.kind, d.x, d.y, d.z, d.heading)
        t["dx"][d.kind], t["dy"][d.kind], t["turn"][d.kind] = d.dx, d.dy, d.turn
    return t


WORK = new_work()


def margin_of(tower: Tower, strength: float = 4.0, pressed: Press | None = None) -> float:
    """The margin by our own kernels; WORK then holds the rest of the verdict."""
    t = compiled(tower)
    find_contacts(WORK, t, strength)
    weigh(WORK, t["laid"])
    if pressed is not None:
        press(WORK, *pressed)
    return float(margin(WORK, t["laid"]))


def halves(tower: Tower) -> dict[Cell, int]:
    """The number shown in each cell that is taken."""
    return {cell: number for d in tower for cell, number in zip(d.cells, d.numbers, strict=True)}


def fits(shown: dict[Cell, int], domino: Laid) -> bool:
    """MAG-21 and MAG-30, the slow way."""
    if domino.z < 0 or any(cell in shown for cell in domino.cells):
        return False
    superposed = [
        (number, shown[x, y, z + step])
        for (x, y, z), number in zip(domino.cells, domino.numbers, strict=True)
        for step in (-1, 1)
        if (x, y, z + step) in shown
    ]
    return bool(superposed) and all(own == other for own, other in superposed)


def places(tower: Tower, kind: int) -> list[Laid]:
    """All ways to lay a domino on a tower (those of a double twice)."""
    shown = halves(tower)
    near = sorted({(x, y, z + step) for x, y, z in shown for step in (-1, 1)})
    found = set()
    for x, y, z in near:
        for heading, (east, north) in enumerate(STEPS):
            found.add(Laid(kind, x, y, z, heading))
            found.add(Laid(kind, x - east, y - north, z, heading))
    return sorted((d for d in found if fits(shown, d)), key=lambda d: (d.z, d.y, d.x, d.heading))


def shaken(domino: Laid, dice: random.Random, size: int = 46) -> Laid:
    """The same domino where a hand might have put it."""
    shift = [dice.randint(-size, size) for _ in range(2)]
    return replace(domino, dx=shift[0], dy=shift[1], turn=dice.randint(-size // 3, size // 3))


def grown(seed: int, size: int = 46) -> Iterator[list[Laid]]:
    """Each tower of one game at the moment of its verdict: one that stood, and one more domino."""
    dice = random.Random(seed)
    kinds = list(range(28))
    dice.shuffle(kinds)
    tower = [shaken(Laid(kinds.pop(), 0, 0, 0, 0), dice, size)]
    tries = 0
    while kinds and tries < 80:
        tries += 1
        kind = dice.choice(kinds)
        ways = places(tower, kind)
        if not ways:
            continue
        new = [*tower, shaken(dice.choice(ways), dice, size)]
        yield new
        if margin_of(new) >= STANDS:
            tower = new
            kinds.remove(kind)


def game_towers(count: int, games: int, seed: int = 0) -> list[list[Laid]]:
    """A sample of the towers of several games, drawn evenly over all sizes."""
    everything = [tower for game in range(games) for tower in grown(1000 * seed + game)]
    return random.Random(seed).sample(everything, count)
