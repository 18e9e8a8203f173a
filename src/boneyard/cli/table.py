"""A table in the terminal: a match, who sits where, and one turn after another."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from boneyard.bots import bot
from boneyard.bots.api import look
from boneyard.cli import saved
from boneyard.cli.choice import choose_move
from boneyard.cli.common import options_of
from boneyard.cli.screen import Screen
from boneyard.content.words import title
from boneyard.engine.api import load
from boneyard.engine.match import Match
from boneyard.engine.position import Position
from boneyard.engine.rules import span
from boneyard.engine.warm import warm
from boneyard.engine.wasm.machine import has_module
from boneyard.errors import BadValue
from boneyard.terminal.people import BOT_MARK, READER, Player

DEFAULT_BOT = "club"


def read_seats(text: str | None, game: str, players: tuple[int, ...]) -> list[str]:
    """Who sits where; by default, you against a bot."""
    if text is None:
        return [READER] + [f"{BOT_MARK}{DEFAULT_BOT}"] * (players[0] - 1)
    seats = [name.strip() for name in text.split(",")]
    if len(seats) not in players:
        raise BadValue(code="seats", game=game, allowed=span(players), count=len(seats))
    return seats


class Table:
    """One terminal, a match on it, and who sits where."""

    def __init__(self, screen: Screen, match: Match, rounds: list[Position], file: Path) -> None:
        self.screen = screen
        self.match = match
        screen.turn_to(match.game.name)
        self.rounds = rounds
        self.file = file
        self.names = match.position.names
        self.bots = {
            seat: bot(name.removeprefix(BOT_MARK))
            for seat, name in enumerate(self.names)
            if name.startswith(BOT_MARK)
        }
        self.people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.dice = random.Random(f"bots of match {match.seed}")  # a seeded match repeats

    @classmethod
    def new(cls, args: argparse.Namespace, screen: Screen) -> Table:
        """A new match, of one round unless the arguments say otherwise."""
        game = load(args.game)
        seats = read_seats(args.seats, game.name, game.players)
        rounds = 1 if args.rounds is None and args.target is None else args.rounds
        match = Match(game, len(seats), args.seed, rounds, args.target, seats, **options_of(args))
        table = cls(screen, match, [match.position], saved.new_file(game.name))
        table.get_ready()
        return table

    @classmethod
    def resumed(cls, args: argparse.Namespace, screen: Screen) -> Table:
        """A match that was interrupted."""
        file = Path(args.resume) if args.resume else saved.latest()
        match, rounds = saved.open_match(file)
        table = cls(screen, match, rounds, file)
        table.get_ready()
        return table

    def get_ready(self) -> None:
        """Compile the rules and the bots, with a progress bar, if nothing else can play them."""
        game = self.match.game.name
        if has_module(self.match.game.rules):
            return
        name = title(self.screen.pen.language, game)
        warm(game, self.screen.pen.say("getting-ready", game=name), self.bots.values())

    def play(self) -> None:
        """Round after round, each to its end."""
        while not self.match.over:
            self.play_round()
            self.match.next_round()
            if self.match.rounds != 1:
                self.show_totals()
            if not self.match.over:
                self.rounds.append(self.match.position)
            self.save()

    def play_round(self) -> None:
        """Turn after turn; every move is saved before anyone sees it."""
        position = self.match.position
        self.save()
        if not position.moves:
            self.screen.show_opening(position.view(None), self.names)
        if not self.people:
            self.screen.show(position.view(None), self.names)
        while not position.over:
            self.offer_optional_moves(position)
            seat = position.actors[0]
            move = self.bot_move(seat) if seat in self.bots else self.persons_move(seat)
            seen = position.text_for(move, self.at_screen, seat)
            position.play(move, seat)
            self.save()
            self.screen.show_move(position, seat, seen)
        self.screen.show(position.view(None), self.names)
        self.screen.show_result(position)

    def offer_optional_moves(self, position: Position) -> None:
        """Ask each person who may, but need not, say something out of turn."""
        optional = set(position.rules.optional)
        for seat in position.actors[1:]:
            legal = position.legal(seat)
            if seat in self.people and optional.issuperset(legal):
                answer = self.screen.ask("anything-to-say", name=self.player(seat).name)
                for move in legal:
                    if answer.lower().rstrip("! ") == move.rstrip("!"):
                        position.play(move, seat)
                        self.save()
                        self.screen.show_move(position, seat, move)

    def bot_move(self, seat: int) -> str:
        """What the bot in this seat plays."""
        seed = self.dice.getrandbits(63)
        return self.bots[seat].choose(look(self.match.position, seat), seed).move

    def persons_move(self, seat: int) -> str:
        """What the person in this seat plays, after the screen is handed over."""
        position = self.match.position
        if self.at_screen != seat:
            self.hand_over(seat)
        self.screen.show(position.view(seat), self.names)
        return choose_move(self.screen, position, seat)

    def hand_over(self, seat: int) -> None:
        """Hide the last hand until the next person sits here."""
        self.screen.clear()
        self.screen.ask("hand-over", name=self.player(seat).name)
        self.at_screen = seat

    def show_totals(self) -> None:
        """The score sheet of the match so far."""
        self.screen.say("match-totals", count=len(self.match.results))
        for seat, total in enumerate(self.match.totals):
            self.screen.print(f"  {self.screen.pen.told(self.player(seat).name, str(total))}")
        if self.match.over:
            winners = [self.player(seat) for seat in self.match.winners]
            names = self.screen.pen.listed(one.name for one in winners)
            alone = winners[0].facts["you"] if len(winners) == 1 else "no"
            self.screen.say("match-won", names=names, you=alone)

    def player(self, seat: int) -> Player:
        """The player in a seat, as they are called here."""
        return self.screen.players(self.names, len(self.names))[seat]

    def save(self) -> None:
        """Save the match to disk."""
        saved.save(self.file, self.match, self.rounds)
