"""The terminal: shows tables, moves and results, and asks. Plain lines; Rich where it helps."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boneyard.cli.moves import word_of
from boneyard.terminal.boards import board_of
from boneyard.terminal.pen import SEAT_COLOURS, Pen
from boneyard.terminal.people import Player, players

if TYPE_CHECKING:
    from boneyard.engine.position import Position, Result

MOST_WIDTH = 100
LEAVE = ("q", "quit", "exit")  # what people type to leave


class Left(KeyboardInterrupt):
    """Someone typed that they want to leave: like Ctrl-C, but on purpose."""


def add_screen(parser: argparse.ArgumentParser) -> None:
    """How to show things."""
    parser.add_argument("--ascii", action="store_true", help="help-ascii")
    parser.add_argument("--plain", action="store_true", help="help-plain")


def make_screen(args: argparse.Namespace) -> Screen:
    """A screen for this terminal or pipe."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a plain terminal shows what it can
    return Screen(
        Pen(
            language=args.lang,
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
        self.pen = replace(pen, width=width)

    def turn_to(self, game: str) -> None:
        """From now on speak the words of this game."""
        self.pen = replace(self.pen, game=game)

    def write(self, text: str = "", style: str | None = None) -> None:
        """One line, which may contain markup."""
        self.console.print(text, style=style, soft_wrap=True)

    def print(self, line: str) -> None:
        """One line without markup, for texts with names in them."""
        self.console.print(line, markup=False, soft_wrap=True)

    def say(self, message: str, **facts: str | float) -> None:
        """One message in the screen's language."""
        self.print(self.pen.say(message, **facts))

    def ask(self, message: str, **facts: str | float) -> str:
        """What was typed in answer; `quit` leaves, and the end of input is like Ctrl-C."""
        try:
            answer = input(self.pen.say(message, **facts) + " ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if answer.lower() in LEAVE:
            raise Left
        return answer

    def clear(self) -> None:
        """Clear the screen, so that nothing of the last hand stays visible."""
        if self.console.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # the scrollback too
            sys.stdout.flush()

    def players(self, names: Sequence[str], seats: int) -> list[Player]:
        """All players at the table, as they are called here."""
        return players(names, seats, self.pen.language)

    def pen_at(self, view: Any, names: Sequence[str]) -> Pen:
        """The pen that knows who sits at the table it draws."""
        players = tuple(self.players(names, view["players"]))
        return replace(self.pen, players=players, game=view["game"])

    def show(self, view: Any, names: tuple[str, ...] = ()) -> None:
        """The table, and the viewer's hand."""
        board, pen = board_of(view["game"]), self.pen_at(view, names)
        self.write()
        self.show_seats(view, pen)
        drawn = [] if pen.plain else board.table(view, pen)
        if pen.plain or not self.fits(drawn):
            for line in board.tell(view, pen):
                self.print(line)
            return
        for line in drawn:
            self.write(line)
        if view["hand"]:
            self.write()
            for line in board.hand(view, pen):
                self.write(line)

    def fits(self, lines: list[str]) -> bool:
        """Whether a drawing is no wider than the screen; sentences wrap."""
        from rich.text import Text

        drawn = [line for line in lines if line[-1:] != "."]
        return all(Text.from_markup(line).cell_len <= self.console.width for line in drawn)

    def show_seats(self, view: Any, pen: Pen) -> None:
        """How many tiles each player has, whose turn it is, and the stock."""
        from rich.markup import escape

        parts = []
        for seat, count in enumerate(view["counts"]):
            text = pen.say("seat-holds", name=pen.players[seat].name, count=count)
            if pen.plain:
                parts.append(text)
            else:
                mark = pen.lines("▶ ") if seat in view["actors"] else ""
                parts.append(f"[{SEAT_COLOURS[seat]}]{mark}{escape(text)}[/]")
        parts.append(pen.say("stock-holds", count=view["stock"]))
        if pen.plain:
            self.print(pen.apart(parts) + ".")
        else:
            self.write("   ".join(parts))

    def show_opening(self, view: Any, names: tuple[str, ...]) -> None:
        """What happened before the first move, if the game has such a thing."""
        board = board_of(view["game"])
        if hasattr(board, "opening"):
            for line in board.opening(view, self.pen_at(view, names)):
                self.print(line)

    def show_move(self, position: Position, seat: int, move: str) -> None:
        """Who played what."""
        who = self.players(position.names, position.players)[seat]
        word = word_of(move, self.pen)
        if word and self.pen.knows(f"move-{word}"):
            self.say(f"move-{word}", **who.facts)
        else:
            self.say("move-lays", move=move, **who.facts)

    def show_result(self, position: Position) -> None:
        """Who won, and why."""
        result = position.result
        if result is None:
            self.say("not-over")
            return
        everybody = self.players(position.names, position.players)
        winners = [everybody[seat] for seat in result.winners]
        why = self.reason(result)
        self.write()
        if not winners:
            self.say("won-nobody", reason=why)
        elif len(winners) == 1:
            self.say("won", reason=why, **winners[0].facts)
        else:
            self.say("won-shared", reason=why, names=self.pen.listed(one.name for one in winners))
        for seat, who in enumerate(everybody):
            left = ", ".join(
                self.pen.told(self.number(key), str(values[seat]))
                for key, values in result.numbers.items()
            )
            score = self.pen.say("score", score=result.scores[seat])
            self.print(f"  {self.pen.told(who.name, f'{score} ({left})' if left else score)}")

    def number(self, key: str) -> str:
        """What a result counts, in words if there are any."""
        return self.pen.say(f"number-{key}") if self.pen.knows(f"number-{key}") else key

    def reason(self, result: Result) -> str:
        """Why the winner won: the clause that decided, in words."""
        message = f"clause-{result.clause}"
        if not self.pen.knows(message):
            return f"({result.clause})"
        facts: dict[str, str | float] = {}
        for name, values in result.numbers.items():
            facts[name] = values[result.winners[0]] if result.winners else 0
            facts[f"{name}-tied"] = "yes" if values.count(max(values)) > 1 else "no"
        return self.pen.say(message, **facts)
