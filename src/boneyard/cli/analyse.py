"""`boneyard analyse FILE`: look back at a finished game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from boneyard.cli.moves import better_told, called, explained, reasoned
from boneyard.cli.screen import Screen, add_screen, make_screen
from boneyard.content.words import decimal

if TYPE_CHECKING:
    from boneyard.coach import Analysis
    from boneyard.coach.marks import Judgement
    from boneyard.coach.story import Sentence
    from boneyard.engine.position import Position
    from boneyard.terminal.pen import Pen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, how to judge, and how to show it."""
    parser.add_argument("file", type=Path, help="help-file")
    parser.add_argument("--open-hands", action="store_true", help="help-open-hands")
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--worlds", type=int, help="help-worlds")
    add_screen(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse every finished round of the file; one that is not over is refused."""
    from boneyard.cli.saved import rounds_of
    from boneyard.coach import analyse
    from boneyard.coach.analysis import require_over
    from boneyard.engine.position import replay
    from boneyard.errors import BadValue
    from boneyard.progress import progress_bar

    if args.worlds is not None and args.worlds < 1:
        raise BadValue(code="count", name="--worlds", given=str(args.worlds))
    from_pipe = str(args.file) == "-"
    text = sys.stdin.read() if from_pipe else args.file.read_text("utf-8")
    rounds = [replay(part) for part in rounds_of(text)]
    finished = [whole for whole in rounds if whole.over] or rounds
    for whole in finished:
        require_over(whole)
    screen = make_screen(args)
    title = screen.pen.say("analyse-title")
    with progress_bar(title, sum(len(whole.moves) for whole in finished)) as advance:
        found = [analyse(whole, args.worlds, advance) for whole in finished]
    if args.json:
        print_json(found)
        return 0
    for whole, analysis in zip(finished, found, strict=True):
        screen.turn_to(whole.rules.name)
        Report(screen, whole, analysis, args.open_hands).show()
    return 0


def print_json(found: list[Analysis]) -> None:
    """One analysis as an object, several as a list."""
    import msgspec

    data = found if len(found) > 1 else found[0]
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


class Report:
    """An analysis on a screen."""

    def __init__(
        self, screen: Screen, whole: Position, analysis: Analysis, open_hands: bool
    ) -> None:
        self.screen, self.whole, self.analysis = screen, whole, analysis
        self.open_hands = open_hands
        self.pen: Pen = screen.pen
        self.players = screen.players(whole.names, whole.players)

    def show(self) -> None:
        """Everything, from the moves to what decided the game."""
        self.show_moves()
        self.show_graph()
        self.show_split()
        self.screen.write()
        for told in self.analysis.story:
            self.screen.print(self.sentence(told))

    def amount(self, points: float) -> str:
        """Points, or games in a hundred, in words."""
        return self.pen.say(f"coach-{self.analysis.unit}", count=round(points))

    def show_moves(self) -> None:
        """The moves with their marks; in plain sentences only those that have one."""
        if self.pen.plain:
            for number, move in enumerate(self.analysis.moves, 1):
                judged = move.open if self.open_hands else move.known
                if judged is not None and judged.mark is not None:
                    text = explained(move.move, self.pen)
                    who = self.pen.told(f"{number}. {self.players[move.seat].name}", text)
                    self.screen.print(f"{who}. {self.mark(judged)}")
            return
        from rich.table import Table

        table = Table(box=None, pad_edge=False)
        table.add_column("", justify="right")
        table.add_column("")
        for name in ("move", "mark", "loss"):
            table.add_column(self.pen.say(f"analyse-column-{name}"))
        for number, move in enumerate(self.analysis.moves, 1):
            judged = move.open if self.open_hands else move.known
            table.add_row(str(number), *self.row(move.seat, move.move, judged))
            if judged is not None and judged.why is not None:
                table.add_row("", "", "", "", reasoned(judged.why, self.pen))
        self.screen.console.print(table)
        if self.open_hands:
            self.screen.say("mark-open")

    def row(self, seat: int, move: str, judged: Judgement | None) -> tuple[str, ...]:
        """A move, its mark, and what it cost with its doubt."""
        from rich.markup import escape

        from boneyard.terminal.pen import SEAT_COLOURS

        name = f"[{SEAT_COLOURS[seat]}]{escape(self.players[seat].name)}[/]"
        if judged is None or judged.mark is None:
            return name, escape(explained(move, self.pen)), "", ""
        style = STYLES[judged.mark]
        mark = f"[{style}]{SIGNS[judged.mark]} {self.pen.say(f'mark-{judged.mark}')}[/]"
        if judged.better is None:
            return name, escape(explained(move, self.pen)), mark, ""
        doubt = self.pen.lines("±") if self.pen.unicode else "+-"
        better = escape(explained(judged.better, self.pen))
        cost = f"{judged.loss:.1f} {doubt} {judged.error:.1f}   {better}"
        return name, escape(explained(move, self.pen)), mark, cost

    def mark(self, judged: Judgement) -> str:
        """A mark in words, with the better move."""
        words = self.pen.say(f"mark-{judged.mark}") + "."
        if judged.better is None:
            return words
        told = better_told(judged, self.amount(judged.loss), self.pen)
        return f"{words} {told} {reasoned(judged.why, self.pen)}".rstrip()

    def show_graph(self) -> None:
        """Each seat's chance of winning from the deal to the end."""
        from rich.markup import escape

        from boneyard.terminal.graph import curve, sampled
        from boneyard.terminal.pen import SEAT_COLOURS

        self.screen.write()
        self.screen.say("graph-title")
        widest = max(len(player.name) for player in self.players)
        for seat, player in enumerate(self.players):
            shares = [one.before.wins[seat] for one in self.analysis.moves]
            shares.append(self.analysis.end.wins[seat])
            if self.pen.plain:
                percents = ", ".join(f"{100 * share:.0f}" for share in sampled(shares, TOLD))
                self.screen.print(self.pen.told(player.name, f"{percents} %"))
                continue
            room = max(10, self.screen.console.width - widest - 2)
            line = curve(shares, room, self.pen.unicode)
            self.screen.write(
                f"[{SEAT_COLOURS[seat]}]{escape(player.name.ljust(widest))}  {line}[/]"
            )

    def show_split(self) -> None:
        """Luck and choices apart, for each seat."""
        from boneyard.coach.split import THOUSAND

        split, pen = self.analysis.split, self.pen
        self.screen.write()
        self.screen.say("split-title")
        parts = {pen.say(f"split-{name}"): getattr(split, name) for name in LUCK}
        for seat, player in enumerate(self.players):
            parts[pen.say("split-choices", **player.facts)] = split.choices[seat]
        parts[pen.say("split-total")] = split.margin
        if pen.plain:
            for part, points in parts.items():
                shares = (
                    f"{player.name} {self.signed(points[seat] / THOUSAND)}"
                    for seat, player in enumerate(self.players)
                )
                self.screen.print(pen.told(part, pen.apart(shares)))
            return
        from rich.table import Table

        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for player in self.players:
            table.add_column(player.name, justify="right")
        for part, points in parts.items():
            table.add_row(part, *(self.signed(one / THOUSAND) for one in points))
        self.screen.console.print(table)

    def signed(self, points: float) -> str:
        """So much more or less, with one decimal, as the language writes it."""
        text = self.pen.say("split-points", points=decimal(abs(points), 1))
        return ("-" if points < 0 else "+") + text

    def sentence(self, told: Sentence) -> str:
        """One sentence on what decided the game."""
        facts: dict[str, str | float] = {}
        if told.seat is not None:
            facts.update(self.players[told.seat].facts)
        if told.points is not None:
            facts["points"] = self.amount(told.points)
        if told.move is not None:
            move = self.analysis.moves[told.move - 1]
            better = "" if move.known is None else move.known.better or ""
            made, better = (called(one, self.pen) for one in (move.move, better))
            facts.update(number=told.move, move=made, better=better)
        return self.pen.say(told.message, **facts)


TOLD = 20  # points of the graph in a sentence
LUCK = ("deal", "chance", "unseen")
STYLES = {"best": "green", "good": "cyan", "slip": "yellow", "blunder": "bold red"}
SIGNS = {"best": "*", "good": "+", "slip": "?", "blunder": "??"}
