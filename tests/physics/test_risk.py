"""What a view says a place risks, against how often hands let the tower fall there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.games.shared.tower.stacking import standing_chance

HANDS = 400
TOWERS = ("magnetic-tower", "magnetic-staggered")
OPTIONS = [
    {"steadiness": steadiness, "magnets": magnets}
    for steadiness in ("steady", "shaky")
    for magnets in ("strong", "normal", "weak")
]


def places(position: Position, dice: random.Random) -> dict[str, str]:
    """A few places of each risk, with what the view says of them."""
    seat = position.actors[0]
    told = dict(zip(position.legal(seat), position.view(seat)["risks"], strict=True))
    chosen: dict[str, str] = {}
    for risk in ("safe", "risky", "falls"):
        moves = [move for move, it in told.items() if it == risk and "@" in move]
        chosen |= dict.fromkeys(dice.sample(moves, min(2, len(moves))), risk)
    return chosen


def falls(game: str, options: dict[str, str], games: int) -> Iterator[tuple[str, float]]:
    """What places of towers as in play are said to risk, and the share of hands that fail there."""
    for seed in range(games):
        dice = random.Random(seed)
        position = load(game).new(players=2, seed=seed, **options)
        while not position.over:
            seat = position.actors[0]
            for move, risk in places(position, dice).items():
                number = position.rules.parse_move(position.state, seat, move)
                stood = standing_chance(position.state, number, HANDS, np.uint64(seed))
                yield risk, 1 - stood
            safe = [move for move, risk in places(position, dice).items() if risk == "safe"]
            position.play(dice.choice(safe or position.legal(seat)), seat)


def check_risks(game: str, games: int) -> None:
    """A place that should stand hardly ever falls; one that may fall does; the others always do."""
    seen: dict[str, list[float]] = {"safe": [], "risky": [], "falls": []}
    for options in OPTIONS:
        for risk, share in falls(game, options, games):
            seen[risk].append(share)
    assert min(map(len, seen.values())) >= 20, {risk: len(all_) for risk, all_ in seen.items()}
    assert max(seen["safe"]) < 0.1
    assert sum(seen["safe"]) / len(seen["safe"]) < 0.01
    assert sum(share < 0.01 for share in seen["risky"]) / len(seen["risky"]) < 0.05
    assert min(seen["falls"]) > 0.99


@pytest.mark.parametrize("game", TOWERS)
def test_what_should_stand_stands_and_what_may_fall_falls(game: str) -> None:
    check_risks(game, 2)


@pytest.mark.campaign
@pytest.mark.parametrize("game", TOWERS)
def test_what_should_stand_stands_in_many_towers(game: str) -> None:
    check_risks(game, 30)
