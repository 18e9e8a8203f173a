"""Mexican Train in the plainest words (MT-1 to MT-12), written from rules.md and nothing else."""

from __future__ import annotations

from typing import Any

NAMES = "ABCDEFGH"


class Reference:
    """A round, kept in lists of texts."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.hands: list[list[str]] = [list(hand) for hand in dump["hands"]]
        self.stock: list[str] = list(dump["stock_order"])
        self.turn: int = dump["turn"]
        self.options: dict[str, Any] = dump["options"]
        self.players = len(self.hands)
        self.ends = dict.fromkeys([*NAMES[: self.players], "M"], dump["station"][0])
        self.opened: set[str] = set()
        self.table = [dump["station"]]
        self.uncovered: str | None = None  # a train
        self.drawn = False
        self.had_first_turn: set[int] = set()
        self.building = False
        self.passed: list[int] = []  # since something was played or drawn, or a train was opened
        self.over = False

    def playable(self, seat: int) -> list[str]:
        """The trains a player may play on."""
        if self.uncovered is not None:
            return [self.uncovered]
        own = NAMES[seat]
        if self.building:
            return [own]
        return sorted({own, "M"} | self.opened)

    def legal(self, seat: int) -> list[str]:
        """All moves."""
        if self.over or seat != self.turn:
            return []
        moves = [
            tile + train
            for train in self.playable(seat)
            for tile in self.hands[seat]
            if self.ends[train] in tile
        ]
        if self.building and self.uncovered is None:
            return [*moves, "stop"]
        if moves:
            return moves
        return ["draw"] if self.stock and not self.drawn else ["pass"]

    def play(self, seat: int, move: str) -> None:
        """One move."""
        if move == "draw":
            self.hands[seat].append(self.stock.pop(0))
            self.drawn, self.passed = True, []
        elif move == "pass":
            if NAMES[seat] not in self.opened:
                self.opened.add(NAMES[seat])
                self.passed = []
            self.passed.append(seat)
            if not self.stock and set(self.passed) == set(range(self.players)):
                self.over = True
            self.next_player()
        elif move == "stop":
            self.next_player()
        else:
            self.put(seat, move[:2], move[2])

    def put(self, seat: int, tile: str, train: str) -> None:
        """A domino goes on a train."""
        self.hands[seat].remove(tile)
        self.table.append(tile)
        self.ends[train] = tile.replace(self.ends[train], "", 1)
        if train == NAMES[seat]:
            self.opened.discard(train)
        self.drawn, self.passed, self.uncovered = False, [], None
        if not self.hands[seat]:
            self.over = True
            return
        if tile[0] == tile[1] and self.options["doubles"] == "covered":
            on_table = [one for one in self.table if tile[0] in one]
            if len(on_table) < 10:
                self.uncovered = train
                return
        first = seat not in self.had_first_turn
        if self.options["first_train"] == "whole" and first and train == NAMES[seat]:
            self.building = True
            return
        self.next_player()

    def next_player(self) -> None:
        """The turn is over."""
        self.had_first_turn.add(self.turn)
        self.drawn = self.building = False
        self.turn = (self.turn + 1) % self.players

    def scores(self) -> tuple[int, ...]:
        """The pips in every hand."""
        return tuple(sum(int(half) for tile in hand for half in tile) for hand in self.hands)

    def winners(self) -> tuple[int, ...]:
        """Those with the fewest."""
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == min(scores))
