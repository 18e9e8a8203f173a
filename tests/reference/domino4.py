"""Domino 4 in the plainest words (D4-6 to D4-36): every cell, tile and turn is tried."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
TURNS = ("nw", "ne", "se", "sw")


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


@dataclass
class Laid:
    tile: str
    turn: str = ""
    joker: bool = False
    down: bool = False
    named: str = ""
    before: Cell | None = None  # the tile that it goes on from, in its chain

    def half(self, side: str) -> int:
        """0: the half named first has this side; 1: the other."""
        return 0 if side in self.turn else 1

    def number(self, side: str) -> int:
        return int(self.tile[1 + self.half(side)])


class Reference:
    def __init__(self, dump: dict[str, Any]) -> None:
        self.hands: list[list[str]] = dump["hands"]
        self.stock: list[str] = dump["stock_order"]
        self.turn: int = dump["turn"]
        self.corners: bool = dump["options"]["cornerstone"]
        self.bluff: bool = dump["options"]["bluff"]
        self.board: dict[Cell, Laid] = {(0, 0): Laid("J", joker=True)}
        self.last: dict[str, Cell] = {"w": (0, 0), "e": (0, 0)}
        self.count = len(self.hands)
        self.over = False
        self.winners: list[int] = []
        self.to_answer: list[int] = []
        self.pending: tuple[str, Cell] | None = None
        self.giver: int | None = None
        self.taker: int | None = None
        self.silent: int | None = None  # has one tile and did not say so
        self.skipping: list[int] = []
        self.laid_this_turn = 0
        self.stock_was_empty = not self.stock
        self.without = 0  # turns without a tile, in a row
        self.history: list[str] = []  # turns since the last tile that stayed, with no stock

    # Who and what

    def actors(self) -> list[int]:
        if self.over:
            return []
        if self.to_answer:
            acting = list(self.to_answer)
        elif self.giver is not None:
            acting = [self.giver]
        else:
            acting = [self.turn]
        if self.silent is not None and self.silent not in acting:
            acting.append(self.silent)
        return acting

    def legal(self, seat: int) -> list[str]:
        if self.over:
            return []
        moves: list[str] = []
        if self.to_answer:
            if seat in self.to_answer:
                moves = ["accept", "accuse"]
        elif self.giver is not None:
            if seat == self.giver:
                moves = ["give:" + tile for tile in sorted(set(self.hands[seat]))]
        elif seat == self.turn:
            moves = self.own_moves(seat)
        return moves + (["last!"] if seat == self.silent else [])

    def own_moves(self, seat: int) -> list[str]:
        hand = sorted(set(self.hands[seat]))
        openly, secretly, corners = [], [], []
        for cell in self.cells_around():
            at = f"@{cell[0]},{cell[1]}"
            chain = self.chain_going_to(cell)
            if not chain and not (self.corners and len(self.touching(cell)) > 1):
                continue
            if chain:
                for tile in hand:
                    if self.bluff:
                        secretly += [f"?{tile}{at}={c}" for c in "rgby"]
                    elif tile == "J":
                        openly += [f"J{at}={c}" for c in "rgby"]
            for tile in hand:
                if tile == "J":
                    continue
                for turn in TURNS[:2] if tile[1] == tile[2] else TURNS:
                    if chain and self.joins(chain, cell, Laid(tile, turn)):
                        openly.append(f"{tile}{at}/{turn}")
                    if not chain and self.fills(cell, Laid(tile, turn)):
                        corners.append(f"{tile}{at}/{turn}")
        moves = openly + secretly + corners
        if len(self.hands[seat]) == 2:
            moves += [move + "!" for move in moves]
        if self.laid_this_turn:
            moves.append("stop")
        elif not openly:
            moves.append("draw" if self.stock else "pass")
        return moves

    # The table

    def cells_around(self) -> list[Cell]:
        around = {beside(cell, side) for cell in self.board for side in STEPS}
        return sorted(around - set(self.board))

    def touching(self, cell: Cell) -> dict[str, Laid]:
        found = {side: self.board.get(beside(cell, side)) for side in STEPS}
        return {side: laid for side, laid in found.items() if laid is not None}

    def chain_going_to(self, cell: Cell) -> str | None:
        """The chain whose end may go on to this cell, whatever the tile."""
        touching = self.touching(cell)
        if len(touching) != 1:
            return None  # D4-9
        (side,) = touching
        before = beside(cell, side)
        length, here = 1, before
        while here in self.board:
            length += 1
            here = beside(here, side)
        if length > 6:
            return None  # D4-10
        for chain, end in self.last.items():
            if end == before and BACK[side] in self.open_sides(chain):
                return chain
        return None

    def open_sides(self, chain: str) -> list[str]:
        cell = self.last[chain]
        if cell == (0, 0):
            return [chain]
        laid = self.board[cell]
        (joined,) = [side for side in STEPS if beside(cell, side) == laid.before]
        if laid.joker:
            return [side for side in STEPS if side != joined]
        return [side for side in STEPS if laid.half(side) != laid.half(joined)]

    def joins(self, chain: str, cell: Cell, new: Laid) -> bool:
        old = self.board[self.last[chain]]
        ((side, _),) = self.touching(cell).items()
        if self.last[chain] == (0, 0):
            return True  # D4-6
        if old.joker:
            return new.tile[0] == old.named  # D4-13
        mine, theirs = new.number(side), old.number(BACK[side])
        if mine != theirs:
            return False
        if mine == 0 or new.tile[0] == old.tile[0]:
            return True  # D4-11, D4-7
        return old.tile[1] == old.tile[2] == new.tile[1] == new.tile[2]  # D4-12

    def fills(self, cell: Cell, new: Laid) -> bool:
        touching = self.touching(cell)
        if len(touching) < 2 or {new.half(side) for side in touching} != {0, 1}:
            return False  # D4-20
        for side, laid in touching.items():
            if laid.joker or beside(cell, side) in self.last.values():
                return False  # D4-21, D4-22
            if laid.number(BACK[side]) != new.number(side):
                return False
        return True

    # Moves

    def play(self, seat: int, move: str) -> None:
        if move == "last!":
            self.silent = None
            return
        if move in ("accept", "accuse"):
            self.answer(seat, move)
        elif move.startswith("give:"):
            self.gift(seat, move[5:])
        else:
            if self.silent is not None and self.silent != seat:
                self.skipping.append(self.silent)
                self.silent = None
            if move in ("draw", "pass"):
                if move == "draw":
                    self.hands[seat].append(self.stock.pop(0))
                self.next_turn("pass")
            elif move == "stop":
                self.next_turn("stop")
            else:
                self.lay(seat, move)
        if self.silent is not None and len(self.hands[self.silent]) != 1:
            self.silent = None

    def lay(self, seat: int, move: str) -> None:
        match = re.fullmatch(r"(\??)(\w+)@(-?\d+),(-?\d+)(?:/(\w\w))?(?:=(\w))?(!?)", move)
        assert match
        down, tile, turn, named = bool(match[1]), match[2], match[5] or "", match[6] or ""
        cell = (int(match[3]), int(match[4]))
        chain = self.chain_going_to(cell)
        self.hands[seat].remove(tile)
        before = self.last[chain] if chain else None
        self.board[cell] = Laid(tile, turn, down or tile == "J", down, named, before)
        if chain:
            self.last[chain] = cell
        if len(self.hands[seat]) == 1 and not match[7]:
            self.silent = seat
        if down:
            self.pending = (tile, cell)
            self.to_answer = [other for other in range(self.count) if other != seat]
            return
        if not chain and self.hands[seat] and self.stock:
            self.hands[(seat - 1) % self.count].append(self.stock.pop(0))
        self.tile_stays()

    def answer(self, seat: int, word: str) -> None:
        assert self.pending
        tile, cell = self.pending
        self.to_answer.remove(seat)
        if word == "accept":
            if not self.to_answer:
                self.pending = None
                self.tile_stays()
            return
        self.to_answer, self.pending = [], None
        if tile == "J":
            self.board[cell].down = False
            self.giver, self.taker = self.turn, seat
            if not self.hands[self.turn]:
                self.finish([self.turn])
            return
        (chain,) = [name for name, end in self.last.items() if end == cell and cell != (0, 0)]
        before = self.board.pop(cell).before
        assert before is not None
        self.last[chain] = before
        self.hands[self.turn].append(tile)
        if self.stock:
            self.hands[self.turn].append(self.stock.pop(0))
        self.giver, self.taker = seat, self.turn

    def gift(self, seat: int, tile: str) -> None:
        assert self.taker is not None
        self.hands[seat].remove(tile)
        self.hands[self.taker].append(tile)
        self.giver = self.taker = None
        if not self.hands[seat]:
            self.finish([seat])
        elif seat == self.turn:
            self.tile_stays()
        else:
            self.next_turn("lost")

    def tile_stays(self) -> None:
        self.laid_this_turn += 1
        if not self.hands[self.turn]:
            self.finish([self.turn])
        elif self.laid_this_turn == 2 or self.without < self.count:
            self.next_turn("laid")

    def next_turn(self, how: str) -> None:
        while True:
            if self.laid_this_turn:
                self.without, self.history, self.laid_this_turn = 0, [], 0
            else:
                self.without += 1
                if self.stock_was_empty:
                    self.history.append(how)
            twice = self.history[-2 * self.count :]
            if (len(twice) == 2 * self.count and "lost" not in twice) or len(
                self.history
            ) == 12 * self.count:
                fewest = min(len(hand) for hand in self.hands)
                self.finish([s for s in range(self.count) if len(self.hands[s]) == fewest])
                return
            self.turn = (self.turn + 1) % self.count
            self.stock_was_empty = not self.stock
            if self.turn not in self.skipping:
                return
            self.skipping.remove(self.turn)
            how = "skip"

    def finish(self, winners: list[int]) -> None:
        self.over = True
        self.winners = winners

    def result(self) -> tuple[list[int], list[int]]:
        return [len(hand) for hand in self.hands], self.winners
