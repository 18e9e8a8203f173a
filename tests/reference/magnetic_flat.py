"""Magnetic Domino, flat, in the plainest words (MAG-3 to MAG-10)."""

from __future__ import annotations

from typing import Any

from tests.reference.classic import pips_of


class Reference:
    def __init__(self, dump: dict[str, Any]) -> None:
        self.hands: list[list[str]] = dump["hands"]
        self.stock: list[str] = dump["stock_order"]
        self.measure: str = dump["options"]["count"]
        doubles = [(t, seat) for seat, hand in enumerate(self.hands) for t in hand if t[0] == t[1]]
        self.opening, self.turn = max(doubles)
        self.line: list[int] = []
        self.silent = 0
        self.turns = 0
        self.over = False

    def actors(self) -> list[int]:
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[str]:
        if self.over or seat != self.turn:
            return []
        if not self.line:
            return [self.opening]
        moves = []
        for side, end in (("L", self.line[0]), ("R", self.line[-1])):
            moves += [tile + side for tile in self.hands[seat] if str(end) in tile]
        return moves or (["draw"] if self.stock else ["pass"])

    def play(self, seat: int, move: str) -> None:
        self.turns += 1
        if move == "draw":
            self.hands[seat].append(self.stock.pop(0))
        elif move == "pass":
            self.silent += 1
        else:
            self.silent = 0
            self.hands[seat].remove(move[:2])
            a, b = int(move[0]), int(move[1])
            if not self.line:
                self.line = [a, b]
            elif move[2] == "L":
                self.line = [b if a == self.line[0] else a, *self.line]
            else:
                self.line = [*self.line, b if a == self.line[-1] else a]
        if not self.hands[seat] or self.silent == len(self.hands) or self.turns == 600:
            self.over = True
        else:
            self.turn = (self.turn + 1) % len(self.hands)

    def result(self) -> tuple[list[int], list[int]]:
        left = [len(h) if self.measure == "tiles" else pips_of(h) for h in self.hands]
        if [] in self.hands:
            winners = [self.hands.index([])]
        else:
            winners = [seat for seat, n in enumerate(left) if n == min(left)]
        return [0 if seat in winners else n for seat, n in enumerate(left)], winners
