"""Dominoes with a smaller set: the same rules on fewer tiles."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.engine.tiles import PAIRS
from boneyard.errors import BadValue
from boneyard.games.classic.small import RULES

TILES = {2: (6, 2), 3: (10, 3), 4: (15, 4), 5: (21, 5)}  # in the set, and in a hand


@pytest.mark.parametrize("highest", TILES)
def test_only_tiles_of_the_set_are_dealt(highest: int) -> None:
    env = boneyard.batch(RULES, n=50, highest=highest)
    tiles, hand = TILES[highest]
    for state in env.states:
        hands, left = state["hands"][:2], int(state["stock_left"])
        dealt = [tile for own in hands for tile in range(len(PAIRS)) if int(own) >> tile & 1]
        dealt += state["stock"][:left].tolist()
        assert sorted(dealt) == [i for i, (_, high) in enumerate(PAIRS) if high <= highest]
        assert [int(own).bit_count() for own in hands] == [hand, hand]
        assert left == tiles - 2 * hand
    assert len({int(state["turn"]) for state in env.states}) == 2  # either seat may start
    assert env.rollout(60).games


def test_what_a_seat_cannot_know_stays_in_the_set() -> None:
    env = boneyard.batch(RULES, n=40, highest=3, seed=2)
    env.rollout(5)
    seen, own = env.obs.copy(), env.states["hands"].copy()
    env.redeal(env.to_move, range(40))
    assert (env.obs == seen).all()
    assert (env.states["hands"] != own).any()
    small = sum(1 << i for i, (_, high) in enumerate(PAIRS) if high <= 3)
    assert not (env.states["hands"] & ~small).any()


def test_other_sets_are_refused() -> None:
    with pytest.raises(BadValue, match="highest"):
        boneyard.batch(RULES, n=1, highest=6)
