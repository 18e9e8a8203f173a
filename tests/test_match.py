"""Matches: their length and who is ahead."""

from __future__ import annotations

import pytest

from boneyard.errors import BadValue, BoneyardError
from boneyard.match import Match


@pytest.mark.parametrize("length", [{"rounds": 0}, {"rounds": -3}, {"target": 0}, {"target": 1.5}])
def test_impossible_lengths_are_refused(length: dict[str, int]) -> None:
    with pytest.raises(BadValue, match="whole number from 1 up"):
        Match("classic", **length)  # type: ignore[arg-type]


def test_a_round_must_be_over_before_the_next() -> None:
    match = Match("classic", seed=1, rounds=1)
    with pytest.raises(BoneyardError, match="not over yet"):
        match.next_round()
    while not match.position.over:
        match.position.play(match.position.legal()[0])
    match.next_round()
    with pytest.raises(BoneyardError, match="match is over"):
        match.next_round()


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = Match("classic", seed=8, rounds=3), Match("classic", seed=8, rounds=3)
    for match in (first, second):
        while not match.over:
            while not match.position.over:
                match.position.play(match.position.legal()[0])
            match.next_round()
    assert first.results == second.results
    assert len({result.scores for result in first.results}) > 1


def test_without_a_length_points_go_to_a_hundred_and_others_play_once() -> None:
    assert (Match("classic").rounds, Match("classic").target) == (None, 100)
    assert (Match("magnetic-flat").rounds, Match("magnetic-flat").target) == (1, None)
