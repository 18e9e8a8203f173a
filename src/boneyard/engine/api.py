"""The front door: games by name, new positions, replay."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from boneyard.engine.dealing import deal_given
from boneyard.engine.position import Position, read_names
from boneyard.engine.registry import names, rules_of
from boneyard.engine.rules import Option, Rules
from boneyard.engine.seeds import Seed, read_number, read_seed


class Game:
    """A game that can be played.

    >>> load("classic").new(players=3, seed=1).actors
    (2,)
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def name(self) -> str:
        """The game's name, as in records."""
        return self.rules.name

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return self.rules.players

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the game."""
        return self.rules.options

    def new(
        self,
        players: int = 2,
        seed: Seed | None = None,
        names: Sequence[str] = (),
        deal: object = None,
        **options: object,
    ) -> Position:
        """A new game, dealt and ready to play; without a seed, at random.

        A seed is a number of 64 bits, or 32 bytes that nobody can find from the tiles they see.
        With a deal, a dict with the hands and, if you like, the stock_order and whose turn it is
        (as in a dump), it is dealt like that; such a position has no seed.

        >>> deal = {"hands": [["66", "65"], ["00", "10"]]}
        >>> load("classic").new(players=2, deal=deal)
        Traceback (most recent call last):
            ...
        boneyard.errors.BadDump: seat 0 was given 2 dominoes; at first each takes 7
        """
        count = self.rules.read_players(players)
        chosen = self.rules.read_options(options, count)
        drawn = secrets.randbits(64) if seed is None else read_seed(seed)
        called = read_names(names, count)
        if deal is None:
            return Position(self.rules, count, drawn, chosen, called)
        position = deal_given(self.rules, count, read_number(drawn), chosen, deal)
        position.names = called
        return position

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def load(name: str | Rules | Game) -> Game:
    """A game by its name, or your own rules; a game is itself.

    >>> load("classic").players
    (2, 3, 4)
    """
    return name if isinstance(name, Game) else Game(rules_of(name))


def available_games() -> list[str]:
    """The names of all games.

    >>> "classic" in available_games()
    True
    """
    return names()
