"""What a position remembers: who may act, what each seat saw of a move, how it ended."""

from __future__ import annotations

import random

import numpy as np
import pytest

import boneyard
from boneyard.engine.position import Position, Result, result_text
from boneyard.errors import BadRecord, BadValue, IllegalMove


@pytest.fixture(scope="module")
def claim() -> Position:
    """Domino 4 with bluffs, at a moment when seats 2 and 0 may both answer what seat 1 did."""
    dice = random.Random(2)
    position = boneyard.load("domino4").new(3, seed=2, bluff=True)
    while position.state["turn"] != 1 or len(position.actors) != 2:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
    return position


def finished(game: str, players: int, seed: int) -> Position:
    """Played to the end, always by the first legal move."""
    position = boneyard.load(game).new(players, seed)
    while not position.over:
        position.play(position.legal()[0])
    return position


def test_actors_are_listed_from_the_seat_whose_turn_it_is(claim: Position) -> None:
    assert claim.actors == (2, 0)
    assert claim.legal() == claim.legal(2) == claim.legal(0)
    later = claim.copy()
    later.play("accept", 0)
    assert later.moves[-1] == (0, "accept")
    assert later.actors == (2,)
    later.play("accept")
    assert later.moves[-1] == (2, "accept")


def test_each_saw_what_it_could_of_a_move(claim: Position) -> None:
    seat, move = claim.moves[-1]
    place = move[move.index("@") :]
    assert (seat, move[0]) == (1, "?")
    for viewer, expected in ((1, move), (0, f"?{place}"), (2, f"?{place}"), (None, f"?{place}")):
        record = claim.record_seen_by(viewer)
        assert record.moves[-1] == (1, expected)
        assert record.seed is None
        assert [mover for mover, _ in record.moves] == [mover for mover, _ in claim.moves]


def test_before_it_is_played_a_move_can_be_asked_about(claim: Position) -> None:
    seat, move = claim.moves[-1]
    assert claim.seed is not None
    before = boneyard.load("domino4").new(3, claim.seed, bluff=True)
    for mover, done in claim.moves[:-1]:
        before.play(done, mover)
    assert before.text_for(move, seat) == before.text_for(move, 1, 1) == move
    assert before.text_for(move, 0) == before.text_for(move, None) == "?" + move[move.index("@") :]
    with pytest.raises(IllegalMove):
        before.text_for("accuse", 0)
    open_game = boneyard.load("classic").new(2, seed=42)
    assert open_game.text_for("66", 1) == open_game.text_for("66", None) == "66"


def test_a_finished_game_is_open_to_all_and_so_is_a_game_without_a_seed() -> None:
    over = finished("classic", 2, 42)
    assert over.record_seen_by(0) == over.record_seen_by(None) == over.record
    assert over.record.seed == 42
    world = boneyard.load("classic").new(2, seed=42).redealt(0, 1)
    assert world.record_seen_by(0) == world.record


def test_the_winner_is_the_seat_that_scored() -> None:
    winners = set()
    for seed in range(12):
        result = finished("classic", 3, seed).result
        assert result is not None
        assert result.winners == tuple(seat for seat in range(3) if result.scores[seat])
        assert len(result.scores) == 3
        assert result.clause in ("CLA-5", "CLA-7", "CLA-8")
        assert set(result.numbers) == {"pips", "tiles"}
        winners |= set(result.winners)
    assert winners == {0, 1, 2}


def test_results_are_equal_by_scores_and_winners_alone() -> None:
    assert Result((3, 0), (0,), "CLA-5") == Result((3, 0), (0,), "CLA-7", {"pips": (0, 3)})
    assert Result((3, 0), (0,)) != Result((3, 0), (0, 1))


@pytest.mark.parametrize(
    ("winners", "tally", "text"),
    [
        ((1,), "points", "1 +12"),
        ((), "points", "nobody +12"),
        ((0, 1), "least", "0,1 (5 7)"),
        ((1,), "wins", "1 (5 7)"),
    ],
)
def test_a_result_in_words(winners: tuple[int, ...], tally: str, text: str) -> None:
    assert result_text(Result((5, 7), winners), tally) == text


def test_draws_and_passes_are_remembered_with_what_the_ends_asked_for() -> None:
    seen = set()
    for seed in range(8):
        position, expected = boneyard.load("classic").new(2, seed), []
        while not position.over:
            move = position.legal()[0]
            if move in ("draw", "pass"):
                expected.append((len(position.moves), tuple(position.view(None)["ends"])))
                seen.add(move)
            position.play(move)
        assert position.stuck == expected
    assert seen == {"draw", "pass"}


def test_a_copy_remembers_for_itself() -> None:
    position = boneyard.load("classic").new(2, seed=5)
    while position.legal() != ["draw", "pass"]:
        position.play(position.legal()[0])
    twin = position.copy()
    twin.play("draw")
    assert len(twin.stuck) == len(position.stuck) + 1
    assert twin.names == position.names
    assert twin.seed == position.seed == 5


def test_another_deal_has_other_moves_and_keeps_what_the_seat_knows() -> None:
    """What was computed about the true deal must not be used for another."""
    position = boneyard.load("classic").new(2, seed=42)
    mover = position.actors[0]
    known = position.legal()
    for viewer in (1 - mover, None):
        worlds = [position.redealt(viewer, seed) for seed in range(5)]
        for world in worlds:
            fresh = Position.of_state(world.rules, 2, world.options, world.state.tobytes())
            assert world.legal() == fresh.legal()
            assert world.view(viewer) == position.view(viewer)
        assert len({tuple(world.legal()) for world in worlds}) > 1
    assert position.redealt(mover, 1).legal() == known
    with pytest.raises(BadValue, match="a seed is a whole number"):
        position.redealt(0, -1)


def test_a_position_from_bytes_is_the_same_and_its_own() -> None:
    position = boneyard.load("classic").new(3, seed=8)
    position.play(position.legal()[0])
    state = position.state.tobytes()
    twin = Position.of_state(position.rules, 3, position.options, state)
    assert twin.dump() == position.dump()
    assert (twin.seed, twin.moves) == (None, [])
    twin.play(twin.legal()[0])
    assert position.state.tobytes() == state != twin.state.tobytes()


def test_the_largest_seed_and_the_longest_name_are_fine() -> None:
    names = ["x" * 40, " Ada "]
    position = boneyard.load("classic").new(2, seed=2**64 - 1, names=names)
    assert position.state["rng"] != np.uint64(0)
    assert position.names == ("x" * 40, "Ada")
    assert position.record.seed == 2**64 - 1
    for name in ("x" * 41, " ", "a#b", "a,b", "a\tb"):
        with pytest.raises(BadValue, match="a name has 1 to 40 printable characters"):
            boneyard.load("classic").new(2, names=["Ada", name])


def test_a_record_may_leave_out_its_result_and_end_early() -> None:
    text = str(finished("classic", 2, 42).record)
    without = text.replace("result: 1 +10\n", "")
    assert boneyard.replay(without).result == boneyard.replay(text).result
    assert not boneyard.replay(without.rpartition(" ")[0]).over
    with pytest.raises(BadRecord, match=r"the record says result: 1 \+10, but"):
        boneyard.replay(text.rpartition(" ")[0])


def test_the_first_wrong_move_of_a_record_is_named() -> None:
    record = finished("classic", 2, 42).record
    for number in (1, 2, len(record.moves)):
        seat, _ = record.moves[number - 1]
        text = " ".join(f"{seat}:{move}" for seat, move in record.moves[: number - 1])
        with pytest.raises(BadRecord, match=rf"^move {number} \({seat}:99L\) is not legal"):
            boneyard.replay(f"game: classic\nplayers: 2\nseed: 2a\n\n{text} {seat}:99L 1:88L")
