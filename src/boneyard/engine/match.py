"""A match: several rounds of one game, and who is ahead (CLA-9, MAG-7)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import numpy as np

from boneyard.engine.api import Game, load
from boneyard.engine.position import Position, Result
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import Rules
from boneyard.engine.seeds import Seed, read_number
from boneyard.errors import BadValue, BoneyardError

DEFAULT_TARGET = 100  # CLA-9


class Match:
    """Rounds until a number of them is played or a total reaches the target.

    >>> match = Match("classic", players=2, seed=3, rounds=2)
    >>> while not match.over:
    ...     while not match.position.over:
    ...         match.position.play(match.position.legal()[0])
    ...     match.next_round()
    >>> len(match.results)
    2
    """

    def __init__(
        self,
        game: str | Rules | Game,
        players: int = 2,
        seed: int | None = None,
        rounds: int | None = None,
        target: int | None = None,
        names: Sequence[str] = (),
        round_seed: Seed | None = None,  # of the first round, if it is not to follow from `seed`
        **options: object,
    ) -> None:
        self.game = load(game)
        self.rounds, self.target = read_length(rounds, target, self.game.rules.tally)
        self.seed = secrets.randbits(64) if seed is None else read_number(seed)
        self.results: list[Result] = []
        self._deal = (players, tuple(names), options)
        self.deal(round_seed)
        # What each seat has so far: points, penalties or rounds won, by the game's `tally`.
        self.totals = (0,) * self.position.players

    def next_round(self) -> None:
        """Add the result of the finished round; deal the next unless the match is over."""
        self.note()
        if not self.over:
            self.deal()

    def note(self) -> None:
        """Add the result of the finished round."""
        result = self.position.result
        if result is None:
            raise BoneyardError("the round is not over yet")
        if self.over:
            raise BoneyardError("the match is over")
        self.results.append(result)
        seats, wins = range(self.position.players), self.game.rules.tally == "wins"
        won = [seat in result.winners for seat in seats] if wins else result.scores
        self.totals = tuple(self.totals[seat] + won[seat] for seat in seats)

    def deal(self, seed: Seed | None = None) -> None:
        """Start the next round, from this seed or from the one that follows from the match's."""
        players, names, options = self._deal
        if seed is None:
            seed = int(seed_of(np.uint64(self.seed), len(self.results)))
        self.position: Position = self.game.new(players, seed, names, **options)

    @property
    def over(self) -> bool:
        """Whether the result of the last round has been added."""
        if self.rounds is not None and len(self.results) >= self.rounds:
            return True
        return self.target is not None and max(self.totals) >= self.target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that are ahead, or have won; equal totals share the win (CLA-9, MAG-7)."""
        best = min(self.totals) if self.game.rules.tally == "least" else max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)


def read_length(
    rounds: int | None, target: int | None, tally: str
) -> tuple[int | None, int | None]:
    """The length of a match; if both are given, the first reached ends it."""
    for name, value in (("rounds", rounds), ("target", target)):
        if value is not None and (type(value) is not int or value < 1):
            raise BadValue(code="count", name=name, given=str(value))
    if rounds is None and target is None:
        return (None, DEFAULT_TARGET) if tally == "points" else (1, None)
    return rounds, target
