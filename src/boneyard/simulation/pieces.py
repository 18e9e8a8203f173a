"""A long simulation in numbered pieces: here or on a fleet, with a file from which it goes on."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from boneyard.errors import BadRecord
from boneyard.fleet import open_fleet

MOST_PIECES = 10_000
PIECE = (10_000, 10**8)  # games: fewest and most
SAVE_SECONDS = 1.0


@dataclass(frozen=True)
class Plan:
    """What is played: the same plan gives the same totals."""

    game: str
    rules: int  # the version of the rules
    players: int
    options: dict[str, str]
    seed: int
    first: int
    games: int

    @property
    def piece(self) -> int:
        """How many games a piece has; it follows from the run alone, not from where it is played.

        >>> Plan("classic", 1, 2, {}, 0, 0, 10**12).piece
        100000000
        """
        fewest, most = PIECE
        return max(fewest, min(most, -(-self.games // MOST_PIECES)))

    def pieces(self) -> Iterator[Piece]:
        """The pieces, numbered from 0."""
        for number, start in enumerate(range(0, self.games, self.piece)):
            count = min(self.piece, self.games - start)
            yield Piece(self, number, self.first + start, count)


@dataclass(frozen=True)
class Piece:
    """Some games of a run, one after the other in the series."""

    plan: Plan
    number: int
    first: int
    games: int


@dataclass
class Checkpoint:
    """How far a run is. Its file is always replaced as a whole, so it is never half written."""

    plan: Plan
    file: Path | None
    done: set[int] = field(default_factory=set)
    totals: list[int] = field(default_factory=list)
    seconds: float = 0.0  # of earlier calls
    saved: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.began = time.monotonic()
        if self.file is None or not self.file.exists():
            return
        try:
            found = json.loads(self.file.read_text("utf-8"))
            plan, done = found["plan"], found["done"]
            self.totals, self.seconds = found["totals"], found["seconds"]
        except (ValueError, KeyError, TypeError):
            raise BadRecord(f"{self.file} is not the checkpoint of a simulation") from None
        if plan != asdict(self.plan):
            raise BadRecord(f"{self.file} is the checkpoint of another run: {plan}")
        self.done = {n for first, last in done for n in range(first, last + 1)}

    @property
    def elapsed(self) -> float:
        """Seconds that the run has taken, in all calls."""
        return self.seconds + time.monotonic() - self.began

    def add(self, piece: Piece, totals: Iterable[int]) -> None:
        """One more piece is finished."""
        found = list(totals)
        before = self.totals or [0] * len(found)
        self.totals = [a + b for a, b in zip(before, found, strict=True)]
        self.done.add(piece.number)
        if time.monotonic() - self.saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        """Write it down."""
        self.saved = time.monotonic()
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(
            {
                "plan": asdict(self.plan),
                "done": runs_of(self.done),
                "totals": self.totals,
                "seconds": self.elapsed,
            }
        )
        unfinished = self.file.with_name(self.file.name + ".unfinished")
        with unfinished.open("w", encoding="utf-8") as out:
            out.write(text + "\n")
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(self.file)


def runs_of(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Numbers as first and last of each unbroken run.

    >>> runs_of({0, 1, 2, 5, 7, 8})
    [(0, 2), (5, 5), (7, 8)]
    """
    runs = []
    for _, group in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0]):
        members = [number for _, number in group]
        runs.append((members[0], members[-1]))
    return runs


def play_in_pieces(
    plan: Plan,
    play_piece: Any,
    fleet: str | None,
    file: str | os.PathLike[str] | None,
    advance: Any,
    gpu: bool = False,
) -> tuple[list[int], float]:
    """The totals of a run and the seconds it took; what the file holds is not played again.

    `play_piece` gives the totals of a piece. Without a fleet it is called here.
    """
    run = Checkpoint(plan, Path(file) if file is not None else None)
    missing = [piece for piece in plan.pieces() if piece.number not in run.done]
    advance(plan.games - sum(piece.games for piece in missing))

    def note(piece: Piece, totals: Iterable[int]) -> None:
        run.add(piece, totals)
        advance(piece.games)

    try:
        if fleet is None:
            for piece in missing:
                note(piece, play_piece(piece))
        elif missing:
            with open_fleet(fleet) as many:
                for piece, totals in many.each(play_piece, missing, gpu):
                    note(piece, totals)
    finally:
        run.save()
    return run.totals, run.elapsed
