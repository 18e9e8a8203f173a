"""Domination, clause by clause."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.bots import bot
from boneyard.bots.api import look
from boneyard.engine.api import load
from boneyard.engine.position import Position, replay
from boneyard.engine.rules import MOST_SEATS
from boneyard.engine.tiles import TEXT
from boneyard.errors import BadValue, IllegalMove
from boneyard.games.domination import grid
from boneyard.games.domination.rules import RULES
from boneyard.simulation.cpu import simulate
from tests.games.rigged import hand_over, rigged

AROUND_D4 = "d4e4 d5e5 d4d5 e4e5"
GAME = load("domination")


def play_out(position: Position, dice: random.Random) -> Position:
    while not position.over:
        position.play(dice.choice(position.legal()))
    return position


def domino_at(position: Position, edge: str) -> str:
    """The domino that belongs on an edge, read from the view as a person would."""
    ranks = position.view(None)["board"]
    one, two = (
        ranks[8 - int(square[1])]["abcdefgh".index(square[0])] for square in (edge[:2], edge[2:])
    )
    return f"{max(one, two)}{min(one, two)}"


def test_dom_1_squares_edges_and_fields() -> None:
    position = GAME.new(2, seed=1)
    assert [len(rank) for rank in position.view(None)["board"]] == [8] * 8
    assert len(set(grid.EDGE_TEXT)) == 112
    for edge in grid.EDGE_TEXT:
        files = ord(edge[2]) - ord(edge[0])
        ranks = int(edge[3]) - int(edge[1])
        assert (files, ranks) in {(1, 0), (0, 1)}
    assert len(set(grid.FIELD_TEXT)) == 49
    assert {f"{f}{r}" for f, r in product("abcdefg", "1234567")} == set(grid.FIELD_TEXT)


def test_dom_1_outer_fields_touch_the_rim() -> None:
    outer = {name for name, rim in zip(grid.FIELD_TEXT, grid.IS_OUTER, strict=True) if rim}
    assert len(outer) == 24
    assert outer == {f"{f}{r}" for f, r in product("abcdefg", "1234567") if f in "ag" or r in "17"}


def test_dom_1_each_field_has_its_four_sides() -> None:
    sides = {grid.EDGE_TEXT[e] for e in grid.FIELD_EDGES[grid.FIELD_TEXT.index("d4")]}
    assert sides == set(AROUND_D4.split())
    beside = Counter(chain(*grid.FIELD_EDGES))
    assert Counter(beside.values()) == {1: 28, 2: 84}
    for edge, fields in enumerate(grid.EDGE_FIELDS.tolist()):
        assert [f for f in fields if f != grid.NO_FIELD] == grid.fields_beside(edge)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dom_2_four_sets_of_dominoes(players: int) -> None:
    dump = GAME.new(players, seed=4).dump()
    dominoes = Counter([*chain(*dump["hands"]), *dump["stock_order"]])
    assert dominoes == dict.fromkeys(TEXT, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dom_3_racks_of_seven_that_only_their_owner_sees(players: int) -> None:
    position = GAME.new(players, seed=3)
    dump = position.dump()
    assert [len(rack) for rack in dump["hands"]] == [7] * players
    assert len(dump["stock_order"]) == 112 - 7 * players
    for seat in range(players):
        view = position.view(seat)
        assert view["hand"] == dump["hands"][seat]
        assert view["counts"] == [7] * players
        assert view["stock"] == 112 - 7 * players
        assert view["hands"] is None
    assert position.view(None)["hand"] == []


def test_dom_3_the_stock_is_shuffled() -> None:
    tops = Counter(GAME.new(2, seed).dump()["stock_order"][0] for seed in range(2800))
    assert set(tops) == set(TEXT)
    assert all(60 < n < 145 for n in tops.values())  # 100 expected, off by 4.5 deviations


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dom_4_the_first_player_is_random_or_chosen(players: int) -> None:
    games = 600
    firsts = Counter(GAME.new(players, seed).actors for seed in range(games))
    assert all(abs(firsts[(seat,)] - games / players) < 60 for seat in range(players))
    for seat in range(players):
        assert GAME.new(players, seed=1, first=seat).actors == (seat,)
        assert GAME.new(players, seed=1, first=str(seat)).actors == (seat,)


@pytest.mark.parametrize("first", [2, -1, "youngest", True, 1.0])
def test_dom_4_the_first_player_must_be_at_the_table(first: object) -> None:
    with pytest.raises(BadValue, match="option first must be lot or a seat from 0 to 1, not"):
        GAME.new(2, first=first)


def test_dom_4_clockwise() -> None:
    position = play_out(GAME.new(3, seed=9, first=1), random.Random(1))
    assert [seat for seat, _ in position.moves] == [(1 + i) % 3 for i in range(112)]


def test_dom_5_any_empty_edge_whose_squares_show_the_domino() -> None:
    position = GAME.new(4, seed=6)
    dice = random.Random(6)
    while not position.over:
        seat = position.actors[0]
        rack = position.dump()["hands"][seat]
        taken = {move for _, move in position.moves}
        fitting = {e for e in grid.EDGE_TEXT if e not in taken and domino_at(position, e) in rack}
        assert set(position.legal()) == fitting
        position.play(dice.choice(position.legal()))


def test_dom_5_a_domino_that_is_not_held_is_refused() -> None:
    position = GAME.new(2, seed=6)
    edge = next(e for e in grid.EDGE_TEXT if e not in position.legal())
    with pytest.raises(IllegalMove, match=f"You do not have {domino_at(position, edge)}"):
        position.play(edge)


def test_dom_5_a_taken_edge_is_refused() -> None:
    position = rigged(2, "d4e4")
    with pytest.raises(IllegalMove, match="There is already a domino at d4e4"):
        position.play("d4e4")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("e4d4", "lower-square-first"),
        ("d5d4", "lower-square-first"),
        ("d4f4", "not-neighbours"),
        ("d4e5", "not-neighbours"),
        ("d4d4", "not-neighbours"),
        ("h1i1", "not-an-edge"),
        ("a8a9", "not-an-edge"),
        ("D4E4", "not-an-edge"),
        ("d4", "not-an-edge"),
        ("64", "not-an-edge"),
    ],
)
def test_dom_5_moves_name_an_edge(move: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.new(2, seed=1).play(move)
    assert refused.value.code == code


def test_dom_6_the_rack_is_filled_from_the_stock_until_it_is_empty() -> None:
    position = GAME.new(3, seed=2)
    dice = random.Random(2)
    while not position.over:
        before = position.dump()
        seat = position.actors[0]
        move = dice.choice(position.legal())
        position.play(move)
        after = position.dump()
        expected = Counter(before["hands"][seat])
        expected[domino_at(position, move)] -= 1
        expected.update(before["stock_order"][:1])
        assert Counter(after["hands"][seat]) == +expected
        assert after["stock_order"] == before["stock_order"][1:]
        full = 7 if before["stock_order"] else len(before["hands"][seat]) - 1
        assert len(after["hands"][seat]) == full
    assert position.view(None)["counts"] == [0, 0, 0]


def test_dom_7_the_fourth_side_conquers_the_field() -> None:
    position = rigged(3, "d4e4 d5e5 d4d5")
    assert position.view(None)["fields"] == {}
    hand_over(position, "e4e5")
    position.play("e4e5")
    view = position.view(None)
    assert view["fields"] == {"d4": 0}
    assert (view["chips"], view["outer"]) == ([1, 0, 0], [0, 0, 0])


def test_dom_7_it_does_not_matter_who_laid_the_other_sides() -> None:
    position = rigged(2, "a1b1 a2b2 h7h8 a1a2 h1h2 b1b2")
    assert position.view(None)["fields"] == {"a1": 1}
    assert position.view(None)["outer"] == [0, 1]


def test_dom_7_one_domino_can_conquer_two() -> None:
    position = rigged(2, "d4e4 d5e5 d4d5 e4f4 e5f5 f4f5")
    assert position.view(None)["fields"] == {}
    hand_over(position, "e4e5")
    position.play("e4e5")
    view = position.view(None)
    assert view["fields"] == {"d4": 0, "e4": 0}
    assert view["chips"] == [2, 0]


def test_dom_8_no_second_domino_after_a_conquest() -> None:
    position = rigged(2, AROUND_D4 + " a1b1")
    assert [seat for seat, _ in position.moves] == [0, 1, 0, 1, 0]
    assert position.view(None)["chips"] == [0, 1]
    assert position.actors == (1,)


def test_dom_9_passing_is_not_allowed() -> None:
    position = GAME.new(2, seed=1)
    assert all(move in grid.EDGE_TEXT for move in position.legal())
    with pytest.raises(IllegalMove):
        position.play("pass")


@pytest.mark.parametrize(("players", "laid"), [(2, [56, 56]), (3, [38, 37, 37]), (4, [28] * 4)])
def test_dom_10_the_game_ends_when_all_dominoes_are_laid(players: int, laid: list[int]) -> None:
    for first in range(players):
        position = GAME.new(players, seed=first, first=first)
        play_out(position, random.Random(first))
        turns = Counter(seat for seat, _ in position.moves)
        assert [turns[(first + i) % players] for i in range(players)] == laid
        assert len({move for _, move in position.moves}) == 112
        assert (position.actors, position.legal()) == ((), [])
        with pytest.raises(IllegalMove, match="The game is over"):
            position.play("a1b1")


@pytest.mark.parametrize(
    ("fields", "outer", "winners"),
    [
        ([25, 24], [0, 24], 0b01),
        ([10, 20, 19], [10, 7, 7], 0b010),
        ([20, 20, 9], [9, 10, 5], 0b010),
        ([20, 9, 20], [10, 14, 9], 0b001),
        ([20, 20, 9], [10, 10, 4], 0b011),
        ([13, 12, 12, 12], [0, 8, 8, 8], 0b0001),
        ([12, 12, 13, 12], [8, 8, 0, 8], 0b0100),
        ([15, 15, 15, 4], [8, 7, 8, 1], 0b0101),
        ([15, 15, 15, 4], [8, 8, 8, 0], 0b0111),
    ],
)
def test_dom_11_most_fields_then_most_outer_fields(
    fields: list[int], outer: list[int], winners: int
) -> None:
    position = GAME.new(len(fields), seed=1)
    position.state["fields"][: len(fields)] = fields
    position.state["outer"][: len(fields)] = outer
    scores = np.zeros(MOST_SEATS, np.int64)
    assert RULES.outcome(position.state, scores) == winners
    assert scores[: len(fields)].tolist() == fields


def test_dom_11_results_of_whole_games_have_all_that_was_compared() -> None:
    outcomes = Counter[str]()
    for seed in range(150):
        position = play_out(GAME.new(4, seed), random.Random(seed))
        view, result = position.view(None), position.result
        assert result is not None
        assert result.clause == "DOM-11"
        owners = Counter(view["fields"].values())
        rim = Counter(
            seat for name, seat in view["fields"].items() if name[0] in "ag" or name[1] in "17"
        )
        assert result.numbers == {
            "fields": tuple(owners[seat] for seat in range(4)),
            "outer": tuple(rim[seat] for seat in range(4)),
        }
        assert result.scores == result.numbers["fields"]
        most = [seat for seat in range(4) if owners[seat] == max(owners.values())]
        best = max(rim[seat] for seat in most)
        assert result.winners == tuple(seat for seat in most if rim[seat] == best)
        kind = "clear" if len(most) == 1 else "by rim" if len(result.winners) == 1 else "shared"
        outcomes[kind] += 1
    assert set(outcomes) == {"clear", "by rim", "shared"}


def test_dom_11_two_players_cannot_tie() -> None:
    run = simulate("domination", games=20_000, players=2, cores=1, progress=False)
    assert (run.shared, run.nobody, sum(run.wins)) == (0, 0, 20_000)


def test_dom_12_chips_never_run_out() -> None:
    """The box has 25 a colour; a clumsy opponent leaves more."""
    position = GAME.new(2, seed=1)
    dice = random.Random(1)
    while not position.over:
        seat = position.actors[0]
        choose = bot("beginner" if seat == 0 else "random").choose
        position.play(choose(look(position, seat), dice.getrandbits(63)).move)
    chips = position.view(None)["chips"]
    assert chips[0] > 25
    assert sum(chips) == 49


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**64 - 1),
    board=st.sampled_from(["standard", "random"]),
    choices=st.randoms(use_true_random=False),
)
def test_properties_of_any_game(
    players: int, seed: int, board: str, choices: random.Random
) -> None:
    """Chips are the closed fields, every domino in any rack is playable (DOM-9), all ends full."""
    position = GAME.new(players, seed, board=board)
    laid: set[str] = set()
    while not position.over:
        empty = [edge for edge in grid.EDGE_TEXT if edge not in laid]
        places = {domino_at(position, edge) for edge in empty}
        assert set(chain(*position.dump()["hands"])) <= places
        move = choices.choice(position.legal())
        mover = position.actors[0]
        before = position.view(None)["fields"]
        position.play(move)
        laid.add(move)
        view = position.view(None)
        closed = {
            name
            for name, sides in zip(grid.FIELD_TEXT, grid.FIELD_EDGES, strict=True)
            if all(grid.EDGE_TEXT[side] in laid for side in sides)
        }
        assert set(view["fields"]) == closed
        assert sum(view["chips"]) == len(closed)
        assert view["fields"] == {**dict.fromkeys(closed, mover), **before}
        assert set(view["edges"]) == laid
        assert view["last"] == move
    assert laid == set(grid.EDGE_TEXT)
    assert sum(position.view(None)["chips"]) == 49
    on_board = Counter(domino_at(position, edge) for edge in laid)
    assert on_board == Counter(position.dump()["laid"]) == dict.fromkeys(TEXT, 4)


def test_view_says_where_the_own_dominoes_fit() -> None:
    position = rigged(3, AROUND_D4)
    seat = position.actors[0]
    places = position.view(seat)["places"]
    assert set(places) == set(position.view(seat)["hand"])
    assert sorted(chain(*places.values())) == sorted(position.legal())
    assert all(domino_at(position, edge) == tile for tile in places for edge in places[tile])
    assert position.view(None)["places"] == {}


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, None])
def test_redeal_makes_all_worlds_equally_likely(viewer: int | None) -> None:
    """Each unseen domino is in the stock or in another rack as its size says."""
    position = rigged(3, AROUND_D4 + " a1b1 a2b2")
    unseen = 112 - 6 - (7 if viewer == 0 else 0)
    found: Counter[str] = Counter()
    worlds = 1500
    for seed in range(worlds):
        dump = position.redealt(viewer, seed).dump()
        if viewer == 0:
            assert dump["hands"][0] == position.dump()["hands"][0]
        found.update(dump["hands"][1])
    own = Counter(position.view(viewer)["hand"])
    for tile in TEXT:
        out = 4 - own[tile] - position.dump()["laid"].count(tile)
        expected = worlds * 7 * out / unseen
        assert abs(found[tile] - expected) <= 5 * expected**0.5


def test_records_keep_a_given_board_and_the_first_seat() -> None:
    digits = GAME.new(2, seed=8, board="random").view(None)["board"]
    text = "".join(str(value) for value in chain(*digits))
    position = play_out(GAME.new(2, seed=8, board=text, first=1), random.Random(8))
    again = replay(str(position.record))
    assert again.view(None)["options"] == {"board": text, "first": 1}
    assert again.state.tobytes() == position.state.tobytes()
