"""A game as it was played, and the same game in another deal.

Two tiles that a viewer never saw change places in the deal, and the same moves are made. The two
worlds look alike to the viewer as long as everything that happens at the table does: the same
seats may act, hands and stock are as large, the viewer's hand is the same, and every move looks the
same: its text as the viewer sees it (`Position.text_for`), and what else it shows
(`Rules.reveals`). Nothing here relies on `redeal`, nor on views being different.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from boneyard.engine.dumps import plain_data, require_agreement
from boneyard.engine.memory import unseen_by
from boneyard.engine.position import Position
from boneyard.engine.rules import SPECTATOR
from boneyard.errors import BadDump
from boneyard.testkit.sight import Impression, deep_impression, impression, require_alike

STOCK = -1
Place = tuple[int, int]  # in a deal: a seat or STOCK, and which tile of it


@dataclass(frozen=True)
class Twin:
    """A world in which two tiles changed places, played as long as it looks alike to the viewer."""

    world: Position
    pair: tuple[str, str]
    alike: bool  # up to the moment that was asked for
    matched: int  # moves that looked the same
    act_failed: bool = False  # not alike, because the next move cannot be made to look the same


class Story:
    """A whole game, and a viewer."""

    def __init__(
        self, trail: list[Position], viewer: int | None, seeds: list[int], texts: list[str]
    ) -> None:
        self.trail = trail  # the position before each move, and the last
        self.viewer = viewer
        self.seeds, self.texts = seeds, texts  # for deep impressions
        self.moves = trail[-1].moves
        self._dumps: dict[int, dict[str, Any]] = {}
        self._hidden: dict[int, list[Place]] = {}
        self._impressions: dict[tuple[int, bool], Impression] = {}

    @cached_property
    def deal(self) -> dict[str, Any]:
        """Where the tiles were at the start."""
        return plain_data(self.trail[0].dump())

    def dump(self, number: int) -> dict[str, Any]:
        """Everything there was before a move."""
        if number not in self._dumps:
            self._dumps[number] = self.trail[number].dump()
        return self._dumps[number]

    def impression(self, position: Position, deep: bool) -> Impression:
        """What the viewer knows of a position."""
        if deep:
            return deep_impression(position, self.viewer, self.seeds, self.texts, since_start=True)
        return impression(position, self.viewer)

    def true_impression(self, number: int, deep: bool) -> Impression:
        """What the viewer knew before a move."""
        if (number, deep) not in self._impressions:
            self._impressions[number, deep] = self.impression(self.trail[number], deep)
        return self._impressions[number, deep]

    def table(self, position: Position, dump: dict[str, Any]) -> tuple[object, ...]:
        """What anyone in the viewer's place sees with their own eyes."""
        hands = dump["hands"]
        sizes = [len(hand) for hand in hands], len(dump["stock_order"])
        open_hands = [
            sorted(hand)
            for seat, hand in enumerate(hands)
            if seat == self.viewer or position.over  # then all are shown
        ]
        return position.actors, sizes, open_hands, sorted(dump["laid"]) if position.over else None

    def seen(self, position: Position, move: str, seat: int) -> tuple[str, list[str]]:
        """What the viewer learns from a move."""
        rules, viewer = position.rules, SPECTATOR if self.viewer is None else self.viewer
        text = position.text_for(move, self.viewer, seat)
        if rules.reveals is None:
            return text, []
        number = rules.parse_move(position.state, seat, move)
        return text, rules.reveals(position.state, viewer, seat, number)

    def hidden_places(self, when: int) -> list[Place]:
        """The places in the deal of tiles that the viewer has not seen by then."""
        if when not in self._hidden:
            unseen = set(unseen_by(self.trail[when], self.viewer))
            hidden = [place for place, text in places(self.deal, self.viewer) if text in unseen]
            self._hidden[when] = hidden
        return self._hidden[when]

    def swap(self, one: Place, two: Place) -> Position | None:
        """The deal in which two tiles have changed places; None if the rules do not allow it."""
        dump = json.loads(json.dumps(self.deal))
        texts = tile_at(dump, one), tile_at(dump, two)
        for (owner, number), text in zip((two, one), texts, strict=True):
            owned(dump, owner)[number] = text
        return set_up(self.trail[0], dump)

    def replay_in(self, world: Position, pair: tuple[str, str], upto: int, compare: bool) -> Twin:
        """Make the same moves in another deal as long as it looks the same to the viewer."""
        for number in range(upto):
            if not self.stays_alike(world, number, compare):
                return Twin(world, pair, False, number)
            move = self.same_move(number, world, pair)
            if move is None:
                return Twin(world, pair, False, number, act_failed=True)
            world.play(move, self.moves[number][0])
        return Twin(world, pair, self.stays_alike(world, upto, compare), upto)

    def stays_alike(self, world: Position, number: int, compare: bool) -> bool:
        """Whether the table looks the same before a move; then the viewer must be shown the same.

        Equal views are trusted, for speed: `check_views` checks what they say.
        """
        true, shown = self.true_impression(number, False), self.impression(world, False)
        if true != shown:
            if self.table(self.trail[number], self.dump(number)) != self.table(world, world.dump()):
                return False
            if compare:
                require_alike(true, shown)
        return True

    def same_move(self, number: int, world: Position, pair: tuple[str, str]) -> str | None:
        """A move in another world that looks the same as the true one; None if there is none."""
        seat, text = self.moves[number]
        seen, legal = self.seen(self.trail[number], text, seat), world.legal(seat)
        hidden = legal if world.rules.seen_text is not None else []
        for move in (text, exchanged(text, *pair), *hidden):
            if move in legal and self.seen(world, move, seat) == seen:
                return move
        return None

    def received(self, seat: int, first: int, last: int) -> int:
        """How many tiles came to a hand between two moments."""
        hands = [Counter(self.dump(number)["hands"][seat]) for number in range(first, last + 1)]
        return sum((after - before).total() for before, after in pairwise(hands))


def owned(dump: dict[str, Any], owner: int) -> list[str]:
    """A hand, or the stock."""
    tiles: list[str] = dump["stock_order"] if owner == STOCK else dump["hands"][owner]
    return tiles


def tile_at(dump: dict[str, Any], place: Place) -> str:
    """The tile in a place."""
    return owned(dump, place[0])[place[1]]


def places(dump: dict[str, Any], viewer: int | None) -> Iterator[tuple[Place, str]]:
    """Every place that a viewer cannot see, and its tile."""
    for owner in (*range(len(dump["hands"])), STOCK):
        if owner != viewer:
            for number, text in enumerate(owned(dump, owner)):
                yield (owner, number), text


def exchanged(text: str, one: str, two: str) -> str:
    """A text with the names of two tiles exchanged.

    >>> exchanged("give:64", "64", "53")
    'give:53'
    """
    return text if one == two else two.join(part.replace(two, one) for part in text.split(one))


def set_up(like: Position, dump: dict[str, Any]) -> Position | None:
    """The position of a dump, by the rules of another; None if it is impossible."""
    rules = like.rules
    if rules.restore is None:
        return None
    states = rules.blank(like.players, like.options)
    try:
        rules.restore(states[0], dump)
        position = Position.of_state(rules, like.players, like.options, states.tobytes())
        require_agreement(dump, plain_data(position.dump()))
    except BadDump:
        return None
    return position
