"""Positions with a given deal: the hands, the stock and who begins, chosen instead of shuffled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from boneyard.engine.position import Position
from boneyard.engine.rules import Rules, Value
from boneyard.engine.seeds import MOST_SEED
from boneyard.errors import BadDump, BadValue

KEYS = ("hands", "stock_order", "turn")
TRIES = 64  # seeds: with one of them the game's own draw lets the right seat begin


def deal_given(
    rules: Rules, players: int, seed: int, options: dict[str, Value], deal: object
) -> Position:
    """A new position with this deal; all else follows from the seed. It has no seed of its own.

    `hands` has a list of tiles for each seat. Without `stock_order` the rest of the tiles is the
    stock, in an order that follows from the seed; without `turn` whoever may begin does.
    """
    if not isinstance(deal, Mapping) or "hands" not in deal or not deal.keys() <= {*KEYS}:
        raise BadValue(f"a deal is a dict with hands, and may have {KEYS[1]} and {KEYS[2]}")
    refused: BadDump | None = None
    for candidate in candidates(rules, players, seed, options, deal):
        try:
            return Position.from_dump(candidate)
        except BadDump as problem:
            refused = refused or problem
    assert refused is not None
    raise refused


def candidates(
    rules: Rules, players: int, seed: int, options: dict[str, Value], deal: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    """Dumps with this deal, by several seeds and with each seat to begin that may."""
    seats = range(players) if deal.get("turn") is None else [deal["turn"]]
    for number in range(TRIES):
        dump = Position(rules, players, (seed + number) & MOST_SEED, options).dump()
        stock = deal.get("stock_order")
        if stock is None:
            stock = rest_of(dump, deal["hands"])
        first = dump["turn"]
        for turn in sorted(seats, key=lambda seat: seat != first):
            yield {**dump, "hands": deal["hands"], "stock_order": stock, "turn": turn}


def rest_of(dump: dict[str, Any], hands: Any) -> list[str]:
    """All tiles but those in these hands, in the order of another deal."""
    held = Counter(tile for hand in hands for tile in hand)
    rest = []
    for tile in [*dump["stock_order"], *(tile for hand in dump["hands"] for tile in hand)]:
        if held[tile]:
            held[tile] -= 1
        else:
            rest.append(tile)
    return rest
