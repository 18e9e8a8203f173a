"""Puzzles: a moment of a game with one right answer, and the book of them that each game keeps.

A puzzle is a seed and moves, so the rules lead to its position and nothing else has to be believed.
A book lies in the folder of its game, as `puzzles.json`, which `boneyard puzzles --make` writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from boneyard.content.reasons import Explanation
from boneyard.content.scenes import Scene, lines, turns
from boneyard.engine.registry import BUILT_IN, folder_of, names
from boneyard.errors import UnknownName

if TYPE_CHECKING:
    from boneyard.engine.position import Position

FILE = "puzzles.json"
BEST = "best"  # the kind that every game has: find the best move
EASIEST, HARDEST = 1, 5
Subject = tuple[int | None, str]  # a seat, or None for a spectator; what a question is about


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A moment of a game, a question, and its right answers."""

    id: str  # never changes, and no other puzzle of the book has it
    kind: str  # `best`, or one of the game's own kinds
    rating: int  # 1 to 5: how many of the levels miss it
    seed: int
    moves: str  # what led there, as in a record: `0:66 1:64R`
    seat: int | None  # who sees it so; null: a spectator
    right: list[str]  # moves, the best first; in other kinds one of `choices`
    players: int = 2
    options: dict[str, bool | int | str] = {}
    about: str = ""  # in other kinds than `best`: what is asked about, such as a move
    choices: list[str] = []  # in other kinds than `best`: the answers to choose from
    # In `best`: the best of the moves that are not right, how much less it is worth, in points or
    # in games won of a hundred, and one standard error of that.
    other: str = ""
    lead: float = 0.0
    error: float = 0.0
    obvious: str = ""  # in `best`: the move that looks best at first sight
    why: Explanation | None = None  # in `best`: why it is better than `other`, where that is sure

    @property
    def scene(self) -> Scene:
        """The moment itself."""
        return Scene(self.seed, self.moves, self.players, self.options)

    def position(self, game: str) -> Position:
        """The position, played from the deal by the rules."""
        return self.scene.position(game)

    def solves(self, answer: str) -> bool:
        """Whether this is a right answer."""
        return answer in self.right


class Study(Struct, frozen=True):
    """A short lesson: something to read, and puzzles of the book to try it in."""

    name: str  # `study-<name>` is its title, and with `-words` what it says
    puzzles: list[str]  # their ids


class Book(Struct, frozen=True):
    """All puzzles of a game."""

    game: str
    rules: int  # the version of the rules they were made by
    # The bot games that were searched for puzzles have the seeds from 1 to this, by kind.
    searched: dict[str, int]
    puzzles: list[Puzzle]
    lessons: list[Study]

    def find(self, name: str) -> Puzzle:
        """A puzzle by its id."""
        for puzzle in self.puzzles:
            if puzzle.id == name:
                return puzzle
        raise UnknownName("puzzle", name, [puzzle.id for puzzle in self.puzzles])

    def text(self) -> str:
        """As it is kept: a line for each puzzle, so that a change can be read."""
        head: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "searched": self.searched,
            "lessons": msgspec.to_builtins(self.lessons),
        }
        return lines("puzzles", [msgspec.to_builtins(puzzle) for puzzle in self.puzzles], **head)


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle that a game adds: a question about a position, answered by the engine.

    The games with such kinds list them as `KINDS` in their module `puzzles`.
    """

    name: str
    choices: tuple[str, ...]
    # What could be asked in a position: who sees it, and what the question is about.
    subjects: Callable[[Position], Iterable[Subject]]
    # (position, seat, about): which of the choices is true; None if that is not a fair question.
    truth: Callable[[Position, int | None, str], str | None]
    # (position, seat, about): how hard it is, from 1 to 5.
    rating: Callable[[Position, int | None, str], int]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # of the bot games
    spread: int = 2  # how many more puzzles one answer may have than another


@dataclass(frozen=True)
class Topic:
    """What a short lesson of a game is about, and which puzzles of the book show it.

    A game lists its topics as `TOPICS` in its module `puzzles`, in the order of teaching.
    """

    name: str
    fits: Callable[[Position, Puzzle], bool]


def read_book(data: bytes) -> Book:
    """A book as it is kept."""
    return msgspec.json.decode(data, type=Book)


def book_bytes(game: str) -> bytes:
    """A game's book as it is kept, in JSON.

    >>> b'"kind":"best"' in book_bytes("classic")
    True
    """
    folder = folder_of(game) if game in names() else None
    if folder is None or not (kept := folder / FILE).is_file():
        raise UnknownName("puzzles", game, with_books(names()))
    return kept.read_bytes()


@cache
def book(game: str) -> Book:
    """A game's book.

    >>> len(book("classic").puzzles) >= 50
    True
    """
    return read_book(book_bytes(game))


def with_books(games: Iterable[str]) -> list[str]:
    """Those of the games that have a book."""
    folders = {game: folder_of(game) for game in games}
    return [game for game, folder in folders.items() if folder and (folder / FILE).is_file()]


def of_the_day(day: date, games: Sequence[str] = BUILT_IN) -> tuple[str, Puzzle]:
    """The puzzle of a day: the same for all who have the same books, with or without a network.

    >>> game, puzzle = of_the_day(date(2026, 11, 17))
    >>> puzzle in book(game).puzzles
    True
    """
    listed = sorted(with_books(games))
    number = (day - date(1970, 1, 1)).days
    game = listed[number % len(listed)]
    puzzles = book(game).puzzles
    return game, puzzles[number // len(listed) % len(puzzles)]


def name_of(seed: int, moves: str) -> str:
    """The id of a puzzle: the seed of its game and how many moves were made.

    >>> name_of(12, "0:66 1:64R")
    '12-2'
    """
    return f"{seed}-{len(turns(moves))}"
