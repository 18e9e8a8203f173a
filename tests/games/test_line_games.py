"""What all games with one line share: refusals that say why, and a view that shows the table."""

from __future__ import annotations

import random

import pytest

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.engine.tiles import TEXT, bits_of
from boneyard.errors import IllegalMove
from tests.games.stacked import play_all, stacked

LINE_GAMES = ["classic", "magnetic-flat"]


def refused(
    position: Position, move: str, seat: int | None = None
) -> tuple[str, dict[str, object]]:
    """Why a move is not made."""
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        position.play(move, seat)
    assert position.state.tobytes() == before
    return refusal.value.code, dict(refusal.value.facts)


def test_before_the_first_domino_a_move_has_no_side() -> None:
    position = stacked("classic", [["64", "66"], ["60", "11"]])
    assert refused(position, "64L") == ("no-side-yet", {"tile": "64"})
    assert refused(position, "66R") == ("no-side-yet", {"tile": "66"})
    assert refused(position, "60") == ("not-in-hand", {"tile": "60"})
    assert refused(position, "draw") == refused(position, "pass") == ("can-lay", {})
    assert position.legal() == ["64", "66"]


def test_afterwards_it_has_one() -> None:
    position = stacked("classic", [["64", "66"], ["60", "11"]])
    position.play("64")
    assert refused(position, "60") == ("which-end", {"tile": "60"})
    assert refused(position, "06L") == ("higher-first", {"tile": "60"})
    assert refused(position, "06") == ("higher-first", {"tile": "60"})
    for text in ("", "6", "60X", "60LL", "77L", "DRAW", "xyz"):
        assert refused(position, text) == ("not-a-line-move", {})


def test_a_refusal_of_what_does_not_fit_names_the_end() -> None:
    position = stacked("classic", [["64", "66", "21"], ["60", "11", "42"]])
    position.play("64")
    assert refused(position, "60R") == ("does-not-fit", {"tile": "60", "end": 4})
    assert refused(position, "42L") == ("does-not-fit", {"tile": "42", "end": 6})
    assert refused(position, "66L") == ("not-in-hand", {"tile": "66"})
    assert refused(position, "pass") == refused(position, "draw") == ("can-lay", {})
    assert position.legal() == ["60L", "42R"]


def test_a_player_who_fits_one_end_only_must_still_lay() -> None:
    for tile in ("62", "42"):
        position = stacked("classic", [["64", "66"], [tile, "11"]])
        position.play("64")
        assert refused(position, "pass") == ("can-lay", {})


def test_stock_or_no_stock() -> None:
    position = stacked("magnetic-flat", [["66", "00"], ["11", "22"]], stock=["33"])
    position.play("66")
    assert position.legal() == ["draw"]
    assert refused(position, "pass") == ("must-draw", {})
    play_all(position, "1:draw 0:pass")
    assert position.view(None)["stock"] == 0
    assert refused(position, "draw") == ("no-stock", {})


@pytest.mark.parametrize("name", LINE_GAMES)
def test_only_seats_that_may_act_have_moves(name: str) -> None:
    position = load(name).new(3, seed=6)
    while not position.over:
        for seat in range(3):
            assert bool(position.legal(seat)) == (seat in position.actors)
        position.play(position.legal()[0])
    assert [position.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("name", LINE_GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_is_seen_as_it_lies(name: str, players: int) -> None:
    """The line against one that is kept here, domino by domino."""
    dice = random.Random(players)
    position = load(name).new(players, seed=3)
    line: list[tuple[list[int], int]] = []
    last = None
    while not position.over:
        assert_table(position, line, last)
        seat, move = position.actors[0], dice.choice(position.legal())
        if move not in ("draw", "pass"):
            last, high, low = move[:2], int(move[0]), int(move[1])
            if not line:
                line = [([high, low], seat)]
            elif move[2] == "R":
                near = line[-1][0][1]
                line.append(([near, high + low - near], seat))
            else:
                near = line[0][0][0]
                line.insert(0, ([high + low - near, near], seat))
        position.play(move)
    assert_table(position, line, last)


def assert_table(position: Position, line: list[tuple[list[int], int]], last: str | None) -> None:
    """What everyone sees, what a seat sees and the dump agree with each other."""
    seats = range(position.players)
    view, dump = position.view(None), position.dump()
    ends = [line[0][0][0], line[-1][0][1]] if line else []
    assert view["line"] == [domino for domino, _ in line]
    assert view["laid_by"] == [seat for _, seat in line]
    assert view["last"] == last
    assert view["ends"] == ends
    assert position.rules.ends is not None
    assert position.rules.ends(position.state) == tuple(ends)
    assert sorted(dump["laid"]) == sorted(f"{max(d)}{min(d)}" for d, _ in line)
    assert view["actors"] == list(position.actors)
    assert view["players"] == position.players
    assert view["counts"] == [len(hand) for hand in dump["hands"]]
    assert view["stock"] == len(dump["stock_order"])
    assert (view["seat"], view["hand"]) == (None, [])
    assert view["hands"] == (dump["hands"] if position.over else None)
    everything = [*dump["laid"], *dump["stock_order"], *(t for hand in dump["hands"] for t in hand)]
    assert sorted(everything) == sorted(TEXT)
    for seat in seats:
        own = {"seat": seat, "hand": dump["hands"][seat]}
        seen = position.view(seat)
        if "colours" in view:  # MAG-1: of what lies open, and of the own hand
            own["colours"] = seen["colours"]
            assert seen["colours"].keys() == view["colours"].keys() | set(own["hand"])
        assert seen == {**view, **own}
        assert position.state["hands"][seat] == bits_of(dump["hands"][seat])


def test_the_stock_is_drawn_in_the_order_of_the_dump() -> None:
    position = load("classic").new(2, seed=3)
    while "draw" not in position.legal():
        position.play(position.legal()[0])
    seat, order = position.actors[0], position.dump()["stock_order"]
    held = set(position.dump()["hands"][seat])
    assert position.dump()["passes"] == 0
    position.play("draw")
    assert set(position.dump()["hands"][seat]) - held == {order[0]}
    assert position.dump()["stock_order"] == order[1:]


def test_a_dump_has_passes_and_random_numbers() -> None:
    position = stacked("classic", [["66", "10"], ["55", "44"], ["60", "61"]], stock=[])
    play_all(position, "0:66 1:pass")
    assert position.dump()["passes"] == 1
    assert position.dump()["rng"] == int(position.state["rng"]) > 0
