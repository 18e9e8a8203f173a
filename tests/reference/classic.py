"""Dominoes in the plainest words (CLA-1 to CLA-8)."""

from __future__ import annotations

from typing import Any


def pips_of(tiles: list[str]) -> int:
    return sum(int(t[0]) + int(t[1]) for t in tiles)


class Reference:
    def __init__(self, dump: dict[str, Any]) -> None:
        self.hands: list[list[str]] = dump["hands"]
        self.stock: list[str] = dump["stock_order"]
        self.turn: int = dump["turn"]
        self.measure: str = dump["options"]["blocked_winner"]
        self.ends: list[int] = []
        self.passes = 0
        self.winner: int | None = None
        self.blocked = False

    def actors(self) -> list[int]:
        return [] if self.winner is not None or self.blocked else [self.turn]

    def fits(self, tile: str, end: int) -> bool:
        return str(end) in tile

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        if not self.ends:
            return list(self.hands[seat])
        lays = [t + "L" for t in self.hands[seat] if self.fits(t, self.ends[0])]
        lays += [t + "R" for t in self.hands[seat] if self.fits(t, self.ends[1])]
        if lays:
            return lays
        return ["draw", "pass"] if self.stock else ["pass"]

    def play(self, seat: int, move: str) -> None:
        if move == "draw":
            self.hands[seat].append(self.stock.pop(0))
            self.passes = 0
            return
        if move == "pass":
            self.passes += 1
            if self.passes == len(self.hands):
                self.blocked = True
        else:
            self.passes = 0
            self.lay(seat, move)
        self.turn = (self.turn + 1) % len(self.hands)

    def lay(self, seat: int, move: str) -> None:
        tile = move[:2]
        self.hands[seat].remove(tile)
        halves = [int(tile[0]), int(tile[1])]
        if not self.ends:
            self.ends = halves
        else:
            side = "LR".index(move[2])
            halves.remove(self.ends[side])
            self.ends[side] = halves[0]
        if not self.hands[seat]:
            self.winner = seat

    def result(self) -> tuple[list[int], list[int]]:
        winner = self.winner
        if winner is None:
            first = [len(h) if self.measure == "tiles" else pips_of(h) for h in self.hands]
            second = [pips_of(h) if self.measure == "tiles" else len(h) for h in self.hands]
            ranking = sorted(zip(first, second, range(len(self.hands)), strict=True))
            if ranking[0][:2] == ranking[1][:2]:
                return [0] * len(self.hands), []
            winner = ranking[0][2]
        points = sum(pips_of(hand) for seat, hand in enumerate(self.hands) if seat != winner)
        return [points if seat == winner else 0 for seat in range(len(self.hands))], [winner]
