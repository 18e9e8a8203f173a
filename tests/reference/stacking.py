"""A construction that may fall, in the plainest words: all that the two games share.

Where a domino goes, what its hand draws from the random numbers, what happens when it falls: all of
it is written here independently. Only the margin comes from the engine; HiGHS checks that in
tests/physics, and here too when `by_highs` is set.
"""

from __future__ import annotations

from typing import Any

from tests.physics.judges import highs_margin, magnet
from tests.physics.towers import STEPS, Cell, Laid, margin_of
from tests.reference.classic import pips_of

STRENGTHS = {"strong": 7.0, "normal": 4.0, "weak": 2.5}
HANDS = {"perfect": (0, 0, 0), "steady": (23, 7, 32), "shaky": (46, 15, 64)}
HEADINGS = "enws"
TILES = [f"{high}{low}" for low in range(7) for high in range(low, 7)]
Pair = tuple[Cell, Cell]


class Numbers:
    """SplitMix64, as in the books."""

    def __init__(self, state: int) -> None:
        self.state = state

    def bits(self) -> int:
        mask = 2**64 - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        return z ^ z >> 31

    def below(self, n: int) -> int:
        while True:
            product = (self.bits() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


class Stacking:
    """One game; the two games say which pairs of cells are allowed."""

    by_highs = False

    def __init__(self, dump: dict[str, Any]) -> None:
        self.hands: list[list[str]] = dump["hands"]
        self.stock: list[str] = dump["stock_order"]
        self.options = dump["options"]
        self.numbers = Numbers(dump["rng"])
        self.tower: list[Laid] = []
        self.ends: list[Laid] = []
        self.silent = 0
        self.turns = 0
        self.over = False
        self.open_next()

    def open_next(self) -> None:
        """MAG-3, MAG-23: the highest double in any hand begins."""
        self.tower = []
        self.opening, self.turn = max(
            (tile, seat)
            for seat, hand in enumerate(self.hands)
            for tile in hand
            if tile[0] == tile[1]
        )

    def allowed(self, seat: int, near: Cell, far: Cell, tile: str, under_over: list[Laid]) -> bool:
        """Whether the game lets a domino lie there, superposed with these, all equal."""
        raise NotImplementedError

    def is_end(self, domino: Laid) -> bool:
        """Whether a domino is in contact with at most one other (MAG-32)."""
        raise NotImplementedError

    def laid(self, seat: int) -> None:
        """A domino was laid and stands."""

    def actors(self) -> list[int]:
        return [] if self.over else [self.turn]

    def shown(self) -> dict[Cell, tuple[int, Laid]]:
        """Each cell that is taken: its number and its domino."""
        return {
            cell: (number, d)
            for d in self.tower
            for cell, number in zip(d.cells, d.numbers, strict=True)
        }

    def pairs(self) -> set[Pair]:
        """All pairs of free neighbouring cells of which one is near the construction."""
        taken = self.shown()
        near = set()
        for x, y, z in taken:
            near |= {(x, y, z + 1), (x, y, z - 1)}
            near |= {(x + east, y + north, z) for east, north in STEPS}
        found = set()
        for x, y, z in near:
            for east, north in STEPS:
                far = (x + east, y + north, z)
                if z >= 0 and (x, y, z) not in taken and far not in taken:
                    found |= {((x, y, z), far), (far, (x, y, z))}
        return found

    def legal(self, seat: int) -> list[str]:
        if self.over or seat != self.turn:
            return []
        if not self.tower:
            return [f"{self.opening}@0,0,0/e"]
        shown, moves = self.shown(), []
        self.ends = [d for d in self.tower if self.is_end(d)]
        for near, far in self.pairs():
            heading = STEPS.index((far[0] - near[0], far[1] - near[1]))
            meets = [
                [shown[x, y, z + step] for step in (-1, 1) if (x, y, z + step) in shown]
                for x, y, z in (near, far)
            ]
            others = [d for met in meets for _, d in met]
            for tile in self.hands[seat]:
                if tile[0] == tile[1] and heading > 1:
                    continue  # written eastward or northward only
                equal = all(
                    number == int(own)  # MAG-21
                    for met, own in zip(meets, tile, strict=True)
                    for number, _ in met
                )
                if equal and self.allowed(seat, near, far, tile, others):
                    x, y, z = near
                    moves.append(f"{tile}@{x},{y},{z}/{HEADINGS[heading]}")
        return moves or (["draw"] if self.stock else ["pass"])

    def play(self, seat: int, move: str) -> None:
        self.turns += 1
        fell = False
        if move == "draw":
            self.hands[seat].append(self.stock.pop(0))
        elif move == "pass":
            self.silent += 1
        else:
            self.silent = 0
            fell = not self.lay(seat, move)
        if fell:
            self.hands[seat] += [TILES[d.kind] for d in self.tower]  # MAG-23
        if not self.hands[seat] or self.silent == len(self.hands) or self.turns == 600:
            self.over = True
        elif fell:
            self.open_next()
        else:
            self.turn = (self.turn + 1) % len(self.hands)

    def lay(self, seat: int, move: str) -> bool:
        """Lay a domino as the hand really does; whether all stands."""
        tile, place = move.split("@")
        cell, heading = place.split("/")
        x, y, z = (int(n) for n in cell.split(","))
        shift, turn, load = HANDS[self.options["steadiness"]]
        dx, dy, dt = (self.two_dice(most) for most in (shift, shift, turn))
        self.hands[seat].remove(tile)
        new = Laid(TILES.index(tile), x, y, z, HEADINGS.index(heading), dx, dy, dt)
        first = not self.tower
        self.tower.append(new)
        stands = first or ((load == 0 or self.holds_press(new, load)) and self.stands(None))
        if stands:
            self.laid(seat)
        return stands

    def two_dice(self, most: int) -> int:
        return self.numbers.below(most + 1) + self.numbers.below(most + 1) - most

    def holds_press(self, new: Laid, load: int) -> bool:
        """Whether it stands while a finger presses on a half that was just superposed."""
        touching = self.touching(new)
        if not touching:
            return self.stands(None)
        upward, own, other = touching[self.numbers.below(len(touching))]
        force = 0.0
        while self.numbers.below(load + 1):
            force += 1 / 64
        a, b = own
        c, d = other
        x = (a + c) / 2 + (self.numbers.below(513) - 256) / 1024
        y = (b + d) / 2 + (self.numbers.below(513) - 256) / 1024
        return self.stands((new.kind, -force if upward else force, x, y))

    def touching(self, new: Laid) -> list[tuple[bool, tuple[float, float], tuple[float, float]]]:
        """The superposed halves of a new domino, by upper and lower kind, with both magnets."""
        found = []
        for other in self.tower:
            for h, (x, y, z) in enumerate(new.cells):
                for g, cell in enumerate(other.cells):
                    if cell == (x, y, z - 1):
                        found.append(
                            (new.kind, other.kind, False, magnet(new, h), magnet(other, g))
                        )
                    if cell == (x, y, z + 1):
                        found.append((other.kind, new.kind, True, magnet(new, h), magnet(other, g)))
        return [entry[2:] for entry in sorted(found)]

    def stands(self, press: tuple[int, float, float, float] | None) -> bool:
        """MAG-25: a margin of at least 0.005."""
        judge = highs_margin if self.by_highs else margin_of
        return judge(self.tower, STRENGTHS[self.options["magnets"]], press) >= 0.005

    def result(self) -> tuple[list[int], list[int]]:
        tiles = self.options["count"] == "tiles"
        left = [len(h) if tiles else pips_of(h) for h in self.hands]
        if [] in self.hands:
            winners = [self.hands.index([])]
        else:
            winners = [seat for seat, n in enumerate(left) if n == min(left)]
        return [0 if seat in winners else n for seat, n in enumerate(left)], winners


def superposed(one: Laid, other: Laid) -> bool:
    """Whether a half of one lies directly above or below a half of the other."""
    return any(a[:2] == b[:2] and abs(a[2] - b[2]) == 1 for a in one.cells for b in other.cells)
