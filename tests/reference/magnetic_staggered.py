"""Magnetic Domino, staggered, in the plainest words (MAG-40 to MAG-45)."""

from __future__ import annotations

from tests.physics.towers import Cell, Laid
from tests.reference.stacking import Stacking, superposed


class Reference(Stacking):
    def open_next(self) -> None:
        super().open_next()
        self.due = ["flat"] * len(self.hands)

    def laid(self, seat: int) -> None:
        for other in range(len(self.hands)):
            if other == seat or len(self.hands) > 2:
                self.due[other] = "up" if self.due[other] == "flat" else "flat"

    def allowed(self, seat: int, near: Cell, far: Cell, tile: str, under_over: list[Laid]) -> bool:
        if not all(d in self.ends for d in under_over):
            return False
        if self.due[seat] == "up":
            below = {(x, y, z - 1) for x, y, z in (near, far)}
            return any(cell in below for d in self.tower for cell in d.cells)
        if near[2] != 0:
            return False
        numbers = (int(tile[0]), int(tile[1]))
        return bool(under_over) or any(
            joined((near, far), numbers, other.cells, other.numbers) for other in self.ends
        )

    def is_end(self, domino: Laid) -> bool:
        touching = 0
        for other in self.tower:
            if other is not domino:
                touching += superposed(domino, other) or joined(
                    domino.cells, domino.numbers, other.cells, other.numbers
                )
        return touching <= 1


def joined(
    one: tuple[Cell, Cell],
    one_numbers: tuple[int, int],
    other: tuple[Cell, Cell],
    other_numbers: tuple[int, int],
) -> bool:
    """Equal halves at table level touch across the short side of one of the two (MAG-41)."""
    if one[0][2] != 0 or other[0][2] != 0:
        return False
    for i in (0, 1):
        for j in (0, 1):
            (ax, ay, _), (bx, by, _) = one[i], other[j]
            if abs(ax - bx) + abs(ay - by) != 1 or one_numbers[i] != other_numbers[j]:
                continue
            # Across the short side: the other half lies straight away from the neighbour.
            (rx, ry, _), (sx, sy, _) = one[1 - i], other[1 - j]
            if (ax - rx, ay - ry) == (bx - ax, by - ay) or (bx - sx, by - sy) == (ax - bx, ay - by):
                return True
    return False
