"""Making puzzles: bots play, and the positions that make good puzzles are kept.

Everything follows from the seeds of the bot games, which are 1, 2, 3, …: a book that is made again
has the same puzzles. A book says how far its games were searched: making more goes on from there.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from boneyard.bots import bot, look
from boneyard.bots.api import Bot, Choice, Limits
from boneyard.coach.judge import Judge as Coach
from boneyard.coach.reasons import explain
from boneyard.content.puzzles import BEST, FILE, Book, Kind, Puzzle, name_of, read_book
from boneyard.content.reasons import Explanation
from boneyard.engine.api import Game, load
from boneyard.engine.engines import engine_of
from boneyard.engine.position import Position
from boneyard.engine.registry import folder_of
from boneyard.engine.rng import seed_of
from boneyard.errors import BadValue, UnknownName
from boneyard.progress import Advance
from boneyard.puzzles.judge import Judge, is_promising
from boneyard.puzzles.lessons import with_lessons
from boneyard.puzzles.rating import Raters

Options = dict[str, bool | int | str]

PLAYERS = ("club", "beginner")  # who plays the bot games: good and bad moves both occur
PLAYERS_THINK = Limits(simulations=100)
GLANCER = "master"
GLANCE = Limits(simulations=1_000)  # whether a position deserves deep searches
OBVIOUS = "beginner"  # plays what looks best at first sight
JUDGED_BY = (1, 2, 3)  # the seeds of the deep searches
CHECKED_BY = (11, 12, 13)  # the seeds of those that must then find a right move as well
MOST_A_GAME = 2  # puzzles of one bot game
APART = 5  # moves between them
LOOKS = 20  # positions of one bot game that are looked at, from its end
PATIENCE = 400  # bot games without a puzzle, before the search is given up


class Maker:
    """Everything that looks for puzzles in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        part = game.rules.part("puzzles")
        self.variants: tuple[Options, ...] = getattr(part, "VARIANTS", ({},))
        self.judge, self.raters = Judge(), Raters()
        self.players = [bot(name) for name in PLAYERS]
        self.obvious: Bot = bot(OBVIOUS)
        self.glancer: Bot = bot(GLANCER)

    def positions(self, seed: int, **options: object) -> Iterator[Position]:
        """The positions of a bot game, each before its move."""
        position = self.game.new(self.game.players[0], seed, (), **options)
        while not position.over:
            yield position
            seat = position.actors[0]
            dice = int(seed_of(seed, len(position.moves))) >> 1
            player = self.players[(seat + seed) % len(self.players)]
            position.play(player.choose(look(position, seat), dice, PLAYERS_THINK).move, seat)

    def best_moves(self, seed: int) -> Iterator[Puzzle]:
        """The positions of a bot game in which one move is clearly best, and not obvious.

        The later in a game, the more a single move decides: the search goes back from the end.
        """
        found, most = 0, sys.maxsize
        options = self.variants[seed % len(self.variants)]
        played = [position.copy() for position in self.positions(seed, **options)]
        for position in played[: -LOOKS - 1 : -1]:
            if len(position.moves) <= most and (puzzle := self.best_move(position, seed)):
                yield puzzle
                found, most = found + 1, len(position.moves) - APART
                if found == MOST_A_GAME:
                    return

    def best_move(self, position: Position, seed: int) -> Puzzle | None:
        """A position as a puzzle, if it makes a good one."""
        seat = position.actors[0]
        given = look(position, seat)
        if len(given.legal) < 2 or len(position.actors) > 1:
            return None
        obvious = self.obvious.choose(given, 0).move
        seen = self.glancer.choose(given, 0, GLANCE)
        if not is_promising(given, seen) or value_of(seen, seen.move) <= value_of(seen, obvious):
            return None
        found = self.judge.verdict(given, JUDGED_BY)
        if found is None or obvious in found.right:
            return None
        if not self.judge.confirms(given, found.right, CHECKED_BY):
            return None
        return Puzzle(
            **moment(position, seed, seat),
            kind=BEST,
            rating=self.raters.rate(given, lambda move: move in found.right),
            right=list(found.right),
            options=chosen_options(position),
            other=found.other,
            lead=round(found.lead, 1),
            error=round(found.error, 2),
            obvious=obvious,
            why=why_better(position, seat, found.right[0], found.other),
        )

    def questions(self, kind: Kind, seed: int, wanted: Callable[[str], bool]) -> Iterator[Puzzle]:
        """At most one position of a bot game for a kind of the game's own.

        Of the answers only those that are `wanted` are used, so that none comes too often.
        """
        dice = random.Random(seed)
        first = dice.randrange(4, 16)
        for position in self.positions(seed, **kind.options):
            if len(position.moves) < first:
                continue
            subjects = list(kind.subjects(position))
            dice.shuffle(subjects)
            for seat, about in subjects:
                answer = kind.truth(position, seat, about)
                if answer is not None and wanted(answer):
                    yield Puzzle(
                        **moment(position, seed, seat, f"{kind.name}-"),
                        kind=kind.name,
                        rating=kind.rating(position, seat, about),
                        right=[answer],
                        options=dict(kind.options),
                        about=about,
                        choices=list(kind.choices),
                    )
                    return


def why_better(position: Position, seat: int, best: str, other: str) -> Explanation | None:
    """Why the best move is better than the next best, as the coach tells it; None: not sure."""
    coach, find = Coach(position.rules), engine_of(position.rules).find
    better, worse = (find(position._states, seat, text)[0] for text in (best, other))
    return explain(coach, position._states, seat, better, worse)


def value_of(choice: Choice, move: str) -> float:
    """What a search thinks of a move; nothing good if it did not try it."""
    return next((one.value for one in choice.thoughts if one.move == move), -math.inf)


def moment(position: Position, seed: int, seat: int | None, before: str = "") -> dict[str, Any]:
    """Where a puzzle stands; its id has something before it that says its kind."""
    moves = " ".join(f"{mover}:{move}" for mover, move in position.moves)
    return {"id": before + name_of(seed, moves), "seed": seed, "moves": moves, "seat": seat}


def chosen_options(position: Position) -> Options:
    """The options of a position that are not the default."""
    defaults = {option.name: option.default for option in position.rules.options}
    return {name: one for name, one in position.options.items() if one != defaults[name]}


def kinds_of(game: str) -> dict[str, Kind]:
    """The kinds that a game adds, by name."""
    part = load(game).rules.part("puzzles")
    kinds: tuple[Kind, ...] = () if part is None else part.KINDS
    return {kind.name: kind for kind in kinds}


def book_file(game: str, out: Path | None = None) -> Path:
    """Where the book of a game is kept."""
    if out is not None:
        return out
    folder = folder_of(game)
    if folder is None:
        raise BadValue(f"{game} has no folder of its own: say where the book is to be, with --out")
    return Path(str(folder)) / FILE


def make(
    game: str, number: int, kind: str, file: Path, advance: Advance = lambda steps: None
) -> Book:
    """Add so many puzzles of a kind to a book, or fewer where no more are found.

    All puzzles of a bot game are taken, so it can be one more; that way a book that is made in
    parts is the same as one made at once. The file is written after each game: what was found is
    not lost.
    """
    loaded = load(game)
    own = kinds_of(game)
    if kind != BEST and kind not in own:
        raise UnknownName("puzzle-kind", kind, [BEST, *own])
    book = (
        read_book(file.read_bytes())
        if file.is_file()
        else Book(loaded.name, loaded.rules.version, {}, [], [])
    )
    maker = Maker(loaded)
    seed, made, dry = book.searched.get(kind, 0), 0, 0
    while made < number and dry < PATIENCE:
        seed, dry = seed + 1, dry + 1
        if kind == BEST:
            found = list(maker.best_moves(seed))
        else:
            found = list(maker.questions(own[kind], seed, still_wanted(book, own[kind])))
        made, dry = made + len(found), 0 if found else dry
        searched = {**book.searched, kind: seed}
        puzzles = book.puzzles + fresh(book, found)
        book = msgspec.structs.replace(book, searched=searched, puzzles=puzzles)
        if found:
            put(file, book.text())
            advance(len(found))
    book = with_lessons(book)
    put(file, book.text())
    return book


def fresh(book: Book, found: list[Puzzle]) -> list[Puzzle]:
    """Those whose moment is not in the book yet, under an id that is."""
    known = {puzzle.id for puzzle in book.puzzles}
    return [puzzle for puzzle in found if puzzle.id not in known]


def still_wanted(book: Book, kind: Kind) -> Callable[[str], bool]:
    """Whether the book has fewer puzzles with an answer than its share, so that all are common."""
    times = Counter(puzzle.right[0] for puzzle in book.puzzles if puzzle.kind == kind.name)
    most = min(times[choice] for choice in kind.choices) + kind.spread
    return lambda answer: times[answer] < most


def put(file: Path, text: str) -> None:
    """Write a file whole: who reads it finds the old or the new."""
    part = file.with_name(file.name + ".part")
    part.write_text(text, "utf-8")
    part.replace(file)
