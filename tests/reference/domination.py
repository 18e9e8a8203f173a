"""Domination in the plainest words (DOM-1 to DOM-11)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

FILES, RANKS = "abcdefgh", "12345678"


def neighbours() -> list[tuple[str, str]]:
    """All pairs of squares with an edge between them, in the order of notation."""
    east = [(f + r, g + r) for f, g in pairwise(FILES) for r in RANKS]
    north = [(f + r, f + q) for f in FILES for r, q in pairwise(RANKS)]
    return east + north


class Reference:
    def __init__(self, dump: dict[str, Any]) -> None:
        self.value = {
            file + rank: dump["board"][row][column]
            for row, rank in enumerate(reversed(RANKS))
            for column, file in enumerate(FILES)
        }
        self.racks: list[list[str]] = dump["hands"]
        self.stock: list[str] = dump["stock_order"]
        self.turn: int = dump["turn"]
        self.laid: set[str] = set()
        self.owner: dict[str, int] = {}

    def domino(self, edge: str) -> str:
        one, two = self.value[edge[:2]], self.value[edge[2:]]
        return f"{max(one, two)}{min(one, two)}"

    def actors(self) -> list[int]:
        return [self.turn] if any(self.racks) else []

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        edges = [a + b for a, b in neighbours() if a + b not in self.laid]
        return [edge for edge in edges if self.domino(edge) in self.racks[seat]]

    def play(self, seat: int, move: str) -> None:
        self.racks[seat].remove(self.domino(move))
        self.laid.add(move)
        for field in self.closed():
            self.owner.setdefault(field, seat)
        if self.stock:
            self.racks[seat].append(self.stock.pop(0))
        self.turn = (self.turn + 1) % len(self.racks)

    def closed(self) -> list[str]:
        """Every field with a domino on all four sides, by its lower left square."""
        found = []
        for f, g in pairwise(FILES):
            for r, q in pairwise(RANKS):
                if {f + r + g + r, f + q + g + q, f + r + f + q, g + r + g + q} <= self.laid:
                    found.append(f + r)
        return found

    def result(self) -> tuple[list[int], list[int]]:
        seats = range(len(self.racks))
        fields = [sum(owner == seat for owner in self.owner.values()) for seat in seats]
        outer = [
            sum(
                owner == seat and (field[0] in "ag" or field[1] in "17")
                for field, owner in self.owner.items()
            )
            for seat in seats
        ]
        best = max(zip(fields, outer, strict=True))
        return fields, [seat for seat in seats if (fields[seat], outer[seat]) == best]
