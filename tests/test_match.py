"""Matches: their length and who is ahead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from boneyard.engine.match import Match
from boneyard.engine.rng import seed_of
from boneyard.errors import BadValue, BoneyardError


def play_round(match: Match) -> None:
    """To the end of the round, which is noted, and the next dealt."""
    while not match.position.over:
        match.position.play(match.position.legal()[0])
    match.next_round()


@pytest.mark.parametrize("length", [{"rounds": 0}, {"rounds": -3}, {"target": 0}, {"target": 1.5}])
def test_impossible_lengths_are_refused(length: dict[str, int]) -> None:
    with pytest.raises(BadValue, match="whole number from 1 up"):
        Match("classic", **length)  # type: ignore[arg-type]


def test_a_round_must_be_over_before_the_next() -> None:
    match = Match("classic", seed=1, rounds=1)
    with pytest.raises(BoneyardError, match="not over yet"):
        match.next_round()
    play_round(match)
    with pytest.raises(BoneyardError, match="match is over"):
        match.next_round()


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = Match("classic", seed=8, rounds=3), Match("classic", seed=8, rounds=3)
    for match in (first, second):
        while not match.over:
            play_round(match)
    assert first.results == second.results
    assert len({result.scores for result in first.results}) > 1


def test_without_a_length_points_go_to_a_hundred_and_others_play_once() -> None:
    assert (Match("classic").rounds, Match("classic").target) == (None, 100)
    assert (Match("magnetic-flat").rounds, Match("magnetic-flat").target) == (1, None)


def test_where_wins_count_the_leader_has_most() -> None:
    match = Match("domination", players=3, seed=1, rounds=3)
    assert match.totals == (0, 0, 0)
    assert match.winners == (0, 1, 2)
    for number in (1, 2, 3):
        play_round(match)
        wins = [sum(seat in result.winners for result in match.results) for seat in range(3)]
        assert match.totals == tuple(wins)
        assert match.winners == tuple(seat for seat in range(3) if wins[seat] == max(wins))
        assert match.over == (number == 3)
    assert min(match.totals) < max(match.totals)


@pytest.mark.parametrize(("game", "best"), [("classic", max), ("magnetic-flat", min)])
def test_points_and_penalties_add_up(game: str, best: Callable[[list[int]], int]) -> None:
    """CLA-9: most points lead; MAG-7: fewest penalties do."""
    match = Match(game, players=3, seed=5, rounds=4)
    while not match.over:
        play_round(match)
        sums = [sum(result.scores[seat] for result in match.results) for seat in range(3)]
        assert match.totals == tuple(sums)
        assert match.winners == tuple(seat for seat in range(3) if sums[seat] == best(sums))
    assert len(set(match.totals)) > 1


def test_a_target_is_reached_by_exactly_that_many_points() -> None:
    first = Match("classic", seed=3, rounds=9)
    play_round(first)
    points = max(first.totals)
    for target, over in ((points - 1, True), (points, True), (points + 1, False)):
        match = Match("classic", seed=3, target=target)
        assert not match.over
        play_round(match)
        assert match.over == over
        assert (match.position.moves == []) != over


def test_of_rounds_and_a_target_the_first_reached_ends_the_match() -> None:
    short = Match("classic", seed=3, rounds=1, target=10_000)
    quick = Match("classic", seed=3, rounds=9, target=1)
    for match in (short, quick):
        assert not match.over
        play_round(match)
        assert match.over


def test_two_play_by_default_and_each_round_has_its_own_seed() -> None:
    match = Match("classic", seed=4, rounds=3)
    assert match.position.players == 2
    assert match.position.seed == seed_of(np.uint64(4), 0)
    play_round(match)
    assert match.position.seed == seed_of(np.uint64(4), 1)
    match.deal(99)
    assert match.position.seed == 99


def test_a_random_seed_is_as_large_as_seeds_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 2**bits - 1)
    assert Match("classic").seed == 2**64 - 1
