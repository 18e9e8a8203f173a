"""The terminal: shows tables, moves and results, and asks. Plain lines; Rich where it helps."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING, Any

from boneyard.cli.boards import board_of
from boneyard.cli.common import language_of
from boneyard.cli.pen import SEAT_COLOURS, Pen

if TYPE_CHECKING:
    from boneyard.position import Position

MOST_WIDTH = 100
WORDS = ("draw", "pass", "stop", "accept", "accuse", "give", "last")  # moves that name no tile
BOT_MARK = "bot:"  # before a bot's name in records and on the command line
LEAVE = ("q", "quit", "exit")  # what people type who have seen enough


class Left(KeyboardInterrupt):
    """Somebody has seen enough and said so: Ctrl-C, but nothing was broken off."""


def add_screen(parser: argparse.ArgumentParser) -> None:
    """How to show things."""
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    parser.add_argument(
        "--plain", action="store_true", help="sentences instead of drawings (for screen readers)"
    )


def make_screen(args: argparse.Namespace) -> Screen:
    """A screen for this terminal or pipe."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a plain terminal shows what it can
    return Screen(
        Pen(
            language=language_of(args),
            unicode="utf" in encoding and not args.ascii,
            plain=args.plain or not sys.stdout.isatty(),
        )
    )


class Screen:
    """What a person sees and is asked."""

    def __init__(self, pen: Pen) -> None:
        from rich.console import Console

        self.console = Console(highlight=False)
        width = min(self.console.width, MOST_WIDTH)
        self.pen = Pen(pen.language, width, pen.unicode, pen.plain)

    def write(self, text: str = "", style: str | None = None) -> None:
        """One line of ours, which may hold markup."""
        self.console.print(text, style=style, soft_wrap=True)

    def say(self, message: str, **facts: str | int) -> None:
        """One message in the screen's language."""
        self.console.print(self.pen.say(message, **facts), markup=False, soft_wrap=True)

    def ask(self, message: str, **facts: str | int) -> str:
        """A question, and what was typed; `quit` leaves, and the end of input is like Ctrl-C."""
        try:
            answer = input(self.pen.say(message, **facts) + " ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if answer.lower() in LEAVE:
            raise Left
        return answer

    def clear(self) -> None:
        """Nothing of the last hand stays in sight."""
        if self.console.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # the lines scrolled away too
            sys.stdout.flush()

    def show(self, view: Any, names: tuple[str, ...] = ()) -> None:
        """The table and the hand of the one who looks."""
        board = board_of(view["game"])
        self.write()
        self.show_seats(view, names)
        drawn = [] if self.pen.plain else board.table(view, self.pen)
        if self.pen.plain or not self.fits(drawn):
            for line in board.tell(view, self.pen):
                self.console.print(line, markup=False, soft_wrap=True)
            return
        for line in drawn:
            self.write(line)
        if view["hand"]:
            self.write()
            for line in board.hand(view, self.pen):
                self.write(line)

    def fits(self, lines: list[str]) -> bool:
        """Whether a drawing is no wider than the screen; sentences can be."""
        from rich.text import Text

        drawn = [line for line in lines if line[-1:] != "."]
        return all(Text.from_markup(line).cell_len <= self.console.width for line in drawn)

    def show_seats(self, view: Any, names: tuple[str, ...]) -> None:
        """Who holds how many, whose turn it is, and the stock."""
        from rich.markup import escape

        parts = []
        for seat, count in enumerate(view["counts"]):
            name = self.name_of(names, seat)
            text = escape(self.pen.say("seat-holds", name=name, count=count))
            if self.pen.plain:
                parts.append(text)
            else:
                mark = self.pen.lines("▶ ") if seat in view["actors"] else ""
                parts.append(f"[{SEAT_COLOURS[seat]}]{mark}{text}[/]")
        parts.append(self.pen.say("stock-holds", count=view["stock"]))
        self.write("   ".join(parts) if not self.pen.plain else "; ".join(parts) + ".")

    def name_of(self, names: tuple[str, ...], seat: int) -> str:
        """A seat's name, or its number; a bot is called one."""
        if not names:
            return self.pen.say("seat", seat=seat)
        if names[seat].startswith(BOT_MARK):
            return self.pen.say("bot-name", bot=names[seat].removeprefix(BOT_MARK))
        return names[seat]

    def show_opening(self, view: Any, names: tuple[str, ...]) -> None:
        """What happened before the first move, where a game has such a thing."""
        board = board_of(view["game"])
        if hasattr(board, "opening"):
            everybody = [self.name_of(names, seat) for seat in range(view["players"])]
            for line in board.opening(view, everybody, self.pen):
                self.console.print(line, markup=False, soft_wrap=True)

    def show_move(self, position: Position, seat: int, move: str) -> None:
        """Who played what."""
        name = self.name_of(position.names, seat)
        word = move.rstrip("!")
        if word in WORDS:
            self.say(f"move-{word}", name=name)
        else:
            self.say("move-lays", name=name, move=move)

    def show_result(self, position: Position) -> None:
        """Who won and by which clause."""
        result = position.result
        if result is None:
            self.say("not-over")
            return
        names = [self.name_of(position.names, seat) for seat in range(position.players)]
        winners = ", ".join(names[seat] for seat in result.winners)
        self.write()
        if not winners:
            self.say("won-nobody", clause=result.clause)
        elif len(result.winners) == 1:
            self.say("won", name=winners, clause=result.clause)
        else:
            self.say("won-shared", names=winners, clause=result.clause)
        for seat, name in enumerate(names):
            left = ", ".join(
                f"{self.pen.say(f'number-{key}')} {values[seat]}"
                for key, values in result.numbers.items()
            )
            score = self.pen.say("score", score=result.scores[seat])
            self.console.print(f"  {name}: {score} ({left})", markup=False, soft_wrap=True)
