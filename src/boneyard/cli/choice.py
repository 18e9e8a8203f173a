"""Asking a person for a move: by number, or in notation; long lists in two steps."""

from __future__ import annotations

import textwrap
from functools import cache

from boneyard.bots import bot
from boneyard.bots.api import Bot, look
from boneyard.bots.hint import hint
from boneyard.cli.moves import advice, explained, reasoned
from boneyard.cli.rules import show_rules
from boneyard.cli.screen import Screen
from boneyard.coach.judge import Judge
from boneyard.coach.reasons import reason_for
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of
from boneyard.errors import IllegalMove

LONG = 16


def choose_move(screen: Screen, position: Position, seat: int) -> str:
    """A legal move; `?` explains, `hint` advises, `rules` and `log` show more."""
    moves = position.legal(seat)
    groups = grouped(moves, position.view(seat).get("places"))
    who = screen.players(position.names, position.players)[seat]
    show_moves(screen, moves, groups)
    while True:
        answer = screen.ask("your-move", **who.facts)
        if answer in ("?", "help"):
            screen.say("help-move")
        elif answer == "rules":
            show_rules(screen, position.rules.name)
        elif answer == "hint":
            screen.say("hint-thinking")
            found = hint(master(position.rules.name), look(position, seat))
            why = reason_for(judge(position.rules.name), position, seat, found)
            screen.print(f"{advice(found, screen.pen)} {reasoned(why, screen.pen)}".rstrip())
        elif answer == "log":
            show_log(screen, position, seat)
        elif answer.isdecimal() and answer not in moves and 1 <= int(answer) <= len(groups):
            if move := pick_from(screen, groups[int(answer) - 1][1]):
                return move
            show_moves(screen, moves, groups)
        elif answer:
            answer = spelled(answer, moves)
            try:
                position.copy().play(answer, seat)
                return answer
            except IllegalMove as refused:
                screen.print(refused.reason(screen.pen.language))


@cache
def master(game: str) -> Bot:
    """The bot that gives hints, compiled beforehand: compiling would use up the time to think."""
    made = bot("master")
    made.get_ready(game)
    return made


@cache
def judge(game: str) -> Judge:
    """What finds the reasons for a hint."""
    return Judge(rules_of(game))


def spelled(answer: str, moves: list[str]) -> str:
    """The move that was meant, if only capitals or spaces differ."""
    plain = {move.lower(): move for move in moves}
    return plain.get("".join(answer.lower().split()), answer)


def grouped(
    moves: list[str], places: dict[str, list[str]] | None = None
) -> list[tuple[str, list[str]]]:
    """Short lists move by move; long ones, or those with places in the view, tile by tile."""
    if places:
        return list(places.items())
    if len(moves) <= LONG:
        return [(move, [move]) for move in moves]
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(move.split("@")[0], []).append(move)
    if len(groups) == len(moves):
        return [(move, [move]) for move in moves]
    return list(groups.items())


def show_moves(screen: Screen, moves: list[str], groups: list[tuple[str, list[str]]]) -> None:
    """The choices, numbered."""
    screen.say("your-moves", count=len(moves))
    words = [
        f"{number}) {explained(name, screen.pen)}"
        + (f" ({len(members)})" if len(members) > 1 else "")
        for number, (name, members) in enumerate(groups, 1)
    ]
    show_list(screen, words)


def pick_from(screen: Screen, moves: list[str]) -> str | None:
    """One of the moves of a group; an empty answer goes back."""
    if len(moves) == 1:
        return moves[0]
    words = [f"{number}) {move}" for number, move in enumerate(moves, 1)]
    show_list(screen, words)
    answer = screen.ask("which-of-these", count=len(moves))
    if answer in moves:
        return answer
    if answer.isdecimal() and 1 <= int(answer) <= len(moves):
        return moves[int(answer) - 1]
    return None


def show_list(screen: Screen, words: list[str]) -> None:
    """Side by side, in as many lines as it takes; no entry is split."""
    glue = "\u00a0"
    text = "   ".join(word.replace(" ", glue) for word in words)
    indent = "  "
    for line in textwrap.wrap(
        text,
        screen.pen.width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ):
        screen.console.print(line.replace(glue, " "), markup=False)


def show_log(screen: Screen, position: Position, seat: int) -> None:
    """All moves so far, as this seat saw them."""
    for mover, move in position.record_seen_by(seat).moves:
        screen.show_move(position, mover, move)
