"""The short lessons of a book: for each topic of the game, two puzzles that show it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from boneyard.content.puzzles import Book, Puzzle, Study, Topic
from boneyard.engine.registry import rules_of

PUZZLES = 2  # of each lesson


def topics_of(game: str) -> tuple[Topic, ...]:
    """What the short lessons of a game are about.

    >>> [topic.name for topic in topics_of("classic")][:2]
    ['counting', 'blocking']
    """
    part = rules_of(game).part("puzzles")
    topics: tuple[Topic, ...] = getattr(part, "TOPICS", ())
    return topics


def with_lessons(book: Book) -> Book:
    """The book with lessons chosen from its puzzles; a topic that too few of them show is left out.

    No puzzle is in two lessons. The topics that fewest puzzles show choose first, and each takes
    the easiest, with different answers where it can: none should be learnt by heart.
    """
    topics = topics_of(book.game)
    fitting: dict[str, list[Puzzle]] = {topic.name: [] for topic in topics}
    for puzzle in sorted(book.puzzles, key=lambda one: one.rating):
        position = puzzle.position(book.game)
        for topic in topics:
            if topic.fits(position, puzzle):
                fitting[topic.name].append(puzzle)
    taken: set[str] = set()
    found: dict[str, Study] = {}
    for name, puzzles in sorted(fitting.items(), key=lambda item: len(item[1])):
        free = different_first([puzzle for puzzle in puzzles if puzzle.id not in taken])
        if len(free) >= PUZZLES:
            chosen = [puzzle.id for puzzle in free[:PUZZLES]]
            taken.update(chosen)
            found[name] = Study(name, chosen)
    lessons = [found[topic.name] for topic in topics if topic.name in found]
    return msgspec.structs.replace(book, lessons=lessons)


def different_first(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """First one puzzle for each answer, then the others, each in the order in which they come."""
    first: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        first.setdefault(puzzle.right[0], puzzle)
    chosen = list(first.values())
    return chosen + [puzzle for puzzle in puzzles if puzzle not in chosen]
