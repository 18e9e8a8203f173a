"""Magnetic Domino, the tower, in the plainest words (MAG-30 to MAG-32)."""

from __future__ import annotations

from tests.physics.towers import Cell, Laid
from tests.reference.stacking import Stacking, superposed


class Reference(Stacking):
    def allowed(self, seat: int, near: Cell, far: Cell, tile: str, under_over: list[Laid]) -> bool:
        if not under_over:
            return False
        if self.options["parallel_second"] and len(self.tower) == 1 and near[1] != far[1]:
            return False
        return not self.options["ends_only"] or all(d in self.ends for d in under_over)

    def is_end(self, domino: Laid) -> bool:
        return sum(superposed(domino, other) for other in self.tower) <= 1
