"""Re-deals: consistent with everything a seat knows, and each such deal equally likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from boneyard.engine.api import load
from boneyard.engine.deals import assign
from boneyard.engine.position import Position
from boneyard.engine.tiles import TEXT
from tests.dice import dice as rolled
from tests.games.stacked import play_all, stacked


def matchings(
    earliest: Any, latest: Any, owner: list[int], slot: list[int]
) -> list[tuple[int, ...]]:
    """All allowed assignments, by trying every one."""
    n = len(owner)
    return [
        order
        for order in itertools.permutations(range(n))
        if all(
            earliest[tile][owner[place]] <= slot[place] < latest[tile][owner[place]]
            for place, tile in enumerate(order)
        )
    ]


def test_every_allowed_deal_is_equally_likely() -> None:
    owner, slot = [0, 0, 0, 1, 1], [0, 1, 2, 0, 1]
    earliest = np.array([[0, 0], [1, 0], [2, 0], [0, 9], [0, 1]])
    latest = np.array([[2, 2], [3, 2], [3, 2], [3, 0], [3, 2]])
    allowed = matchings(earliest, latest, owner, slot)
    assert len(allowed) == 26
    found: Counter[tuple[int, ...]] = Counter()
    tile_at = np.empty(5, np.int64)
    rounds = 6000
    for seed in range(rounds):
        assert assign(
            rolled(seed * 7919), earliest, latest, np.array(owner), np.array(slot), 5, tile_at
        )
        found[tuple(tile_at.tolist())] += 1
    assert set(found) == set(allowed)
    expected = rounds / len(allowed)
    chi = sum((found[deal] - expected) ** 2 / expected for deal in allowed)
    assert chi < 52.6  # 25 degrees of freedom, one in a thousand


def test_an_impossible_deal_is_reported() -> None:
    bounds = np.array([[1], [1]])
    never = assign(
        rolled(1), bounds, bounds + 1, np.array([0, 0]), np.array([0, 1]), 2, np.empty(2, np.int64)
    )
    assert not never


def could_have_happened(position: Position, viewer: int | None) -> bool:
    """Whether some order of the draws explains every pass and draw of the others: brute force.

    Goes back through the game with the hands of now: a seat that drew may have drawn any domino
    of its hand; before that it must have held nothing that fitted.
    """
    dump = position.dump()
    hands = [frozenset(hand) for hand in dump["hands"]]
    return all(
        explained(position, seat, hands[seat]) for seat in range(position.players) if seat != viewer
    )


def explained(position: Position, seat: int, hand: frozenset[str]) -> bool:
    """Whether this hand can be the end of what the seat did."""
    possible = {hand}
    for mover, move, ends in reversed(history(position)):
        if mover != seat:
            continue
        before: set[frozenset[str]] = set()
        for held in possible:
            if move == "draw":
                earlier = {held - {tile} for tile in held}
            elif move == "pass":
                earlier = {held}
            else:
                before.add(held | {move[:2]})
                continue
            before |= {h for h in earlier if not any(fits(t, ends) for t in h)}
        possible = before
    return bool(possible)


def fits(tile: str, ends: list[int]) -> bool:
    return any(str(end) in tile for end in ends)


def history(position: Position) -> list[tuple[int, str, list[int]]]:
    """The moves with the ends that lay open before each."""
    seed = position.seed
    assert seed is not None
    here = Position(position.rules, position.players, seed, position.options)
    told = []
    for seat, move in position.moves:
        told.append((seat, move, here.view(None)["ends"]))
        here.play(move, seat)
    return told


@pytest.mark.parametrize("name", ["classic", "magnetic-flat"])
def test_redeal_keeps_what_passes_and_draws_revealed(name: str) -> None:
    """And a blind shuffle would not: the test can fail."""
    blind_faults = 0
    for number in range(60):
        dice = random.Random(number)
        position = load(name).new(dice.choice([2, 3, 4]), number)
        while not position.over:
            position.play(dice.choice(position.legal()))
            if position.over or dice.random() < 0.6:
                continue
            viewer = dice.choice([None, *range(position.players)])
            other = position.redealt(viewer, dice.getrandbits(64))
            other.seed = position.seed
            assert could_have_happened(other, viewer), f"{viewer} in {position.record}"
            blind_faults += not could_have_happened(shuffled(position, viewer, dice), viewer)
    assert blind_faults > 30


def shuffled(position: Position, viewer: int | None, dice: random.Random) -> Position:
    """A redeal that forgets what was revealed."""
    twin = position.copy()
    s = twin.state
    unseen = [t for seat in range(twin.players) if seat != viewer for t in held(s, seat)]
    unseen += s["stock"][: s["stock_left"]].tolist()
    dice.shuffle(unseen)
    for seat in range(twin.players):
        if seat != viewer:
            count = len(held(s, seat))
            s["hands"][seat] = sum(1 << unseen.pop() for _ in range(count))
    return twin


def held(s: Any, seat: int) -> list[int]:
    return [tile for tile in range(28) if int(s["hands"][seat]) >> tile & 1]


def test_redeal_spreads_evenly_what_a_pass_does_not_rule_out() -> None:
    """Seats 1 and 2 have shown that they hold no six; all else is equally likely."""
    position = stacked("classic", [["66", "60"], ["10", "20"], ["30", "40"]])
    play_all(position, "0:66 1:pass 2:pass")
    found: Counter[str] = Counter()
    rounds = 4000
    for seed in range(rounds):
        found.update(position.redealt(0, seed).dump()["hands"][1])
    assert set(found) == {tile for tile in TEXT if "6" not in tile}
    expected = 2 * rounds / 21
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 45.3  # 20 degrees, 1 ‰


def test_doubles_above_the_opening_one_are_in_no_first_hand() -> None:
    """MAG-3: the opening shows that nobody was dealt a higher double."""
    hands = [["44", "40"], ["42", "10"], ["41", "30"]]
    position = stacked("magnetic-flat", hands)
    position.play("44")
    for seed in range(300):
        dump = position.redealt(1, seed).dump()
        assert not {"55", "66"} & {*dump["hands"][0], *dump["hands"][2]}


def test_before_the_opening_the_opener_stays_the_opener() -> None:
    for seed in range(200):
        position = load("magnetic-flat").new(3, seed)
        opener = position.actors[0]
        viewer = (opener + 1) % 3
        hands = position.redealt(viewer, seed).dump()["hands"]
        doubles = [max((t for t in hand if t[0] == t[1]), default="") for hand in hands]
        assert doubles.index(max(doubles)) == opener


def test_every_hidden_domino_can_be_everywhere() -> None:
    position = load("classic").new(3, seed=9)
    places: Counter[tuple[str, int]] = Counter()
    for seed in range(2000):
        for seat, hand in enumerate(position.redealt(0, seed).dump()["hands"][1:], 1):
            places.update((tile, seat) for tile in hand)
    own = position.view(0)["hand"]
    assert set(places) == {(tile, seat) for tile in TEXT if tile not in own for seat in (1, 2)}


def test_deals_that_only_a_rotation_connects_are_equally_likely() -> None:
    """Three tiles, three places, each tile fits two: two deals, and no swap leads to the other."""
    earliest = np.array([[0, 0, 9], [9, 0, 0], [0, 9, 0]])  # 9: never
    latest = np.ones((3, 3), np.int64)
    found: Counter[tuple[int, ...]] = Counter()
    tile_at = np.empty(3, np.int64)
    for seed in range(2000):
        assert assign(
            rolled(seed * 104729), earliest, latest, np.arange(3), np.zeros(3, np.int64), 3, tile_at
        )
        found[tuple(tile_at.tolist())] += 1
    assert len(found) == 2
    assert abs(found.most_common()[0][1] - 1000) < 4 * 22.4  # four standard deviations
