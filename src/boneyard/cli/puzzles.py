"""`boneyard puzzles [GAME]`: puzzles to solve, one after the other; and making more of them."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from boneyard.cli.screen import Left, Screen, add_screen, make_screen

if TYPE_CHECKING:
    from boneyard.content.puzzles import Puzzle
    from boneyard.engine.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which puzzle; or how many to make."""
    parser.add_argument("game", nargs="?", help="help-puzzles-game")
    parser.add_argument("--today", action="store_true", help="help-today")
    parser.add_argument("--puzzle", metavar="ID", help="help-puzzle")
    parser.add_argument("--lessons", action="store_true", help="help-lessons")
    parser.add_argument("--make", type=int, metavar="N", help="help-make")
    parser.add_argument("--kind", default="best", help="help-kind")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-book-out")
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Show puzzles until the reader has had enough, or make some."""
    if args.make is not None:
        return make_puzzles(args)
    screen = make_screen(args)
    try:
        for game, puzzle, lesson in chosen(args):
            if lesson:
                screen.write()
                screen.say(f"study-{lesson}")
                screen.say(f"study-{lesson}-words")
            solve(screen, game, puzzle)
            screen.ask("puzzle-enter")
    except KeyboardInterrupt as reason:
        screen.write()
        return 0 if isinstance(reason, Left) else 130
    return 0


def make_puzzles(args: argparse.Namespace) -> int:
    """Look for puzzles in bot games and write them into the game's book."""
    from boneyard.errors import BadValue
    from boneyard.progress import progress_bar
    from boneyard.puzzles.maker import book_file, make

    if args.make < 1:
        raise BadValue(code="count", name="--make", given=str(args.make))
    file = book_file(args.game or "", args.out)
    with progress_bar(args.game, args.make) as advance:
        book = make(args.game, args.make, args.kind, file, advance)
    print(f"puzzles      {len(book.puzzles):>14,}   {file}")
    return 0


def chosen(args: argparse.Namespace) -> list[tuple[str, Puzzle, str]]:
    """The puzzles that are asked for, each with its game and the lesson that it begins, if any.

    Today's, one by its id, those of the lessons, or all of a game from easy to hard.
    """
    from boneyard.content.puzzles import book, of_the_day

    if args.today or args.game is None:
        return [(*of_the_day(date.today()), "")]
    found = book(args.game)
    if args.puzzle:
        return [(args.game, found.find(args.puzzle), "")]
    if args.lessons:
        return [
            (args.game, found.find(name), "" if number else lesson.name)
            for lesson in found.lessons
            for number, name in enumerate(lesson.puzzles)
        ]
    in_order = sorted(found.puzzles, key=lambda one: one.rating)
    return [(args.game, puzzle, "") for puzzle in in_order]


def solve(screen: Screen, game: str, puzzle: Puzzle) -> None:
    """Show a puzzle, ask until the answer is right or is asked for, and say why it is right."""
    position = puzzle.position(game)
    position.names = seated(puzzle)
    screen.turn_to(game)
    for seat, move in position.record_seen_by(puzzle.seat).moves:
        screen.show_move(position, seat, move)
    screen.show(position.view(puzzle.seat), position.names)
    screen.say(f"puzzle-{puzzle.kind}", **facts(screen, puzzle, position))
    if asked(screen, puzzle, position):
        screen.say("puzzle-right")
    screen.print(explanation(screen, game, puzzle, position))


def seated(puzzle: Puzzle) -> tuple[str, ...]:
    """Who sits where: the reader has the seat of the puzzle."""
    from boneyard.terminal.people import BOT_MARK, READER

    others = f"{BOT_MARK}club"
    return tuple(READER if seat == puzzle.seat else others for seat in range(puzzle.players))


def facts(screen: Screen, puzzle: Puzzle, position: Position) -> dict[str, str | float]:
    """Whom or what a question is about."""
    people = screen.players(position.names, position.players)
    name = people[int(puzzle.about)].name if puzzle.about.isdecimal() else ""
    return {"name": name, "tile": puzzle.about, "number": puzzle.right[0]}


def asked(screen: Screen, puzzle: Puzzle, position: Position) -> bool:
    """Ask until the answer is right; False if the reader wants to be told."""
    from boneyard.cli.choice import show_list, spelled

    choices = puzzle.choices or position.legal(puzzle.seat)
    labels = {choice: choice_name(screen, puzzle, choice) for choice in choices}
    numbered = not all(choice.isdecimal() for choice in choices)
    show_list(
        screen,
        [f"{n}) {label}" if numbered else label for n, label in enumerate(labels.values(), 1)],
    )
    while answer := screen.ask("puzzle-try"):
        answer = spelled(answer, choices)
        if answer.isdecimal() and answer not in choices and 1 <= int(answer) <= len(choices):
            answer = choices[int(answer) - 1]
        if answer not in choices:
            screen.say("puzzle-no-choice", count=len(choices))
        elif puzzle.solves(answer):
            return True
        elif puzzle.choices:
            screen.say("puzzle-wrong", text=labels[puzzle.right[0]])
            return False
        else:
            screen.say("puzzle-missed-obvious" if answer == puzzle.obvious else "puzzle-missed")
    return False


def choice_name(screen: Screen, puzzle: Puzzle, choice: str) -> str:
    """An answer to choose, in words; a number or a move speaks for itself."""
    from boneyard.cli.moves import explained

    name = f"puzzle-{puzzle.kind}-{choice}"
    return screen.pen.say(name) if screen.pen.knows(name) else explained(choice, screen.pen)


def explanation(screen: Screen, game: str, puzzle: Puzzle, position: Position) -> str:
    """What the answer is and why, in the points or the wins of the game."""
    from boneyard.cli.moves import called, reasoned
    from boneyard.content.puzzles import BEST
    from boneyard.engine.registry import rules_of

    pen = screen.pen
    if puzzle.kind != BEST:
        own = f"puzzle-{puzzle.kind}-{puzzle.right[0]}-why"
        message = own if pen.knows(own) else f"puzzle-{puzzle.kind}-why"
        return pen.say(message, **facts(screen, puzzle, position))
    lead = "puzzle-lead-wins" if rules_of(game).tally == "wins" else "puzzle-lead-points"
    best = pen.say("puzzle-best-is", move=called(puzzle.right[0], pen))
    ahead = pen.say(lead, count=round(puzzle.lead), other=called(puzzle.other, pen))
    return f"{best} {ahead} {reasoned(puzzle.why, pen)}".rstrip()
