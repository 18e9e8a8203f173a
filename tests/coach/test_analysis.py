"""Looking back: every game, only finished ones, always the same, and right where right is known."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.bots import Limits, bot, look
from boneyard.coach import Analysis, analyse
from boneyard.coach.analysis import LEAST_WORLDS, MOST_WORLDS, worlds_for
from boneyard.coach.judge import OPEN, PLAY_ON, Judge
from boneyard.coach.turns import turns_of
from boneyard.engine.position import Position, replay
from boneyard.engine.registry import BUILT_IN
from boneyard.errors import BoneyardError

GOLDEN = Path(__file__).parents[1] / "golden"
WORLDS = 12
CERTAINLY_WORSE = 6.0  # points


def played(game: str, players: int = 2, seed: int = 1, level: str = "beginner") -> Position:
    """A game between bots."""
    position = boneyard.load(game).new(players, seed)
    chooser = bot(level)
    while not position.over:
        seat = position.actors[0]
        position.play(chooser.choose(look(position, seat), len(position.moves)).move, seat)
    return position


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_looked_back_at_and_its_parts_add_up_exactly(game: str) -> None:
    for file in sorted((GOLDEN / game).glob("*.txt"))[:2]:
        whole = replay(file.read_text("utf-8"))
        steps: list[int] = []
        found = analyse(whole, 4, steps.append)
        assert [(one.seat, one.move) for one in found.moves] == whole.moves
        assert sum(steps) == len(whole.moves)
        parts = found.split
        for seat in range(whole.players):
            chosen = sum(points[seat] for points in parts.choices)
            total = parts.deal[seat] + parts.chance[seat] + parts.unseen[seat] + chosen
            assert total == parts.margin[seat]
            assert parts.skill[seat] == chosen
            assert parts.margin[seat] == round(1000 * found.end.points[seat])
        assert abs(sum(parts.margin)) <= whole.players  # but for rounding
        for one in found.moves:
            assert all(0.0 <= share <= 1.0 for share in one.before.wins)
            assert sum(one.before.points) == pytest.approx(0.0, abs=1e-6)


def test_a_record_has_one_analysis() -> None:
    whole = played("magnetic-flat", players=3)
    assert analyse(whole, WORLDS) == analyse(str(whole.record), WORLDS)


def test_an_analysis_is_plain_data() -> None:
    found = analyse(played("classic"), WORLDS)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_a_game_that_goes_on_is_refused() -> None:
    position = boneyard.load("classic").new(seed=3)
    position.play(position.legal()[0])
    for asked in (position, str(position.record)):
        with pytest.raises(BoneyardError, match="not over"):
            analyse(asked)


def test_where_nothing_is_hidden_open_hands_tell_nothing_new() -> None:
    """With two players and an empty stock, a seat knows everything."""
    compared = 0
    for seed in range(40):
        whole = played("magnetic-flat", seed=seed)
        judge = Judge(whole.rules)
        for turn in turns_of(whole, judge):
            if turn.states[0]["stock_left"] or turn.forced:
                continue
            opened, known = (
                judge.compare(turn.states, viewer, turn.seat, turn.moves, 200)
                for viewer in (OPEN, turn.seat)
            )
            for one, two in zip(opened[1:], known[1:], strict=True):
                assert abs(one.ahead - two.ahead) <= 4 * math.hypot(one.error, two.error) + 1e-9
                compared += 1
    assert compared > 5


def test_a_move_that_is_certainly_much_worse_is_not_called_good() -> None:
    """Where the rest of a game can be searched to its end, the marks agree with that."""
    certain = 0
    for seed in range(60):
        whole = played("magnetic-flat", seed=seed, level="child")
        judge = Judge(whole.rules)
        marks = [one.known for one in analyse(whole, 300).moves]
        for turn, judged in zip(turns_of(whole, judge), marks, strict=True):
            if judged is None or int(turn.states[0]["stock_left"]):
                continue
            here = Position.of_state(whole.rules, 2, whole.options, turn.states.tobytes())
            choice = bot("master").choose(look(here, turn.seat), 0, Limits(simulations=2_000))
            worth = {one.move: one.value for one in choice.thoughts}
            if choice.exact and max(worth.values()) - worth[turn.text] >= CERTAINLY_WORSE:
                certain += 1
                assert judged.mark not in ("best", "good"), (seed, turn.number)
    assert certain > 2


def test_moves_are_compared_in_the_same_worlds() -> None:
    """A move is exactly as good as itself, and playing on is what the heuristics do."""
    position = boneyard.load("classic").new(seed=5)
    seat, move = position.actors[0], position.legal_ids()[0]
    judge = Judge(position.rules)
    once, again, on = judge.compare(position._states, seat, seat, [move, move, PLAY_ON], 50)
    assert (once.points, once.ahead, once.error) == (again.points, 0.0, 0.0)
    assert on.error > 0.0


def test_what_a_seat_cannot_know_does_not_change_how_it_is_judged() -> None:
    position = boneyard.load("domination").new(seed=5)
    seat, moves = position.actors[0], position.legal_ids()[:4]
    judge = Judge(position.rules)
    truth = judge.compare(position._states, seat, seat, moves, 20)
    other = judge.compare(position.redealt(seat, 9)._states, seat, seat, moves, 20)
    assert truth == other
    assert judge.compare(position._states, OPEN, seat, moves, 20) != truth


def test_long_games_are_tried_in_fewer_worlds() -> None:
    whole = played("classic")
    turns = list(turns_of(whole, Judge(whole.rules)))
    assert worlds_for(whole.rules, turns) == MOST_WORLDS
    assert worlds_for(whole.rules, turns * 10_000) == LEAST_WORLDS
