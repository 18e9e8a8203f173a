"""Sets from double-six to double-twelve, 2 to 8 seats, dominoes that are set aside."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np
import pytest

from boneyard.engine import registry
from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.engine.tiles import (
    ALL_HIGH,
    ALL_LOW,
    ALL_PIPS,
    ALL_SHOWING,
    SETS,
    WORD,
    TileSet,
)
from boneyard.errors import BadDump, BoneyardError
from boneyard.games.shared import hands
from boneyard.testkit import check_game
from tests.games.any_set import rules_for

# Sets of 28 and 91, which take one word and two; Mexican Train has the one of 55.
HIGHEST = (6, 12)
GAMES = {highest: load(rules_for(highest, seats=8)) for highest in HIGHEST}
DEALS = [(highest, seats, seats % 3) for highest in HIGHEST for seats in range(2, 9)]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games, for as long as a test runs."""
    for game in GAMES.values():
        monkeypatch.setitem(registry._added, game.name, game.rules)


def tiles_of(dump: dict[str, Any]) -> list[str]:
    """Every domino that a dump tells of."""
    return [
        *chain(*dump["hands"]),
        *dump["stock_order"],
        *dump["laid"],
        *dump.get("aside", []),
    ]


def played(highest: int, players: int, aside: int, moves: int) -> Position:
    """A position after so many moves at random."""
    position = GAMES[highest].new(players, seed=players, aside=aside)
    dice = random.Random(players)
    for _ in range(moves):
        if not position.over:
            position.play(dice.choice(position.legal()))
    return position


@pytest.mark.parametrize(
    ("tiles", "kinds"), list(zip(SETS, (28, 36, 45, 55, 66, 78, 91), strict=True)), ids=str
)
def test_a_set_has_every_pair_once(tiles: TileSet, kinds: int) -> None:
    numbers = range(tiles.highest + 1)
    expected = {(low, high) for low in numbers for high in numbers if low <= high}
    assert set(tiles.pairs) == expected
    assert tiles.kinds == len(tiles.pairs) == len(expected) == kinds
    assert tiles.pips.sum() == sum(low + high for low, high in expected)
    assert [tiles.pairs[double] for double in tiles.double] == [(n, n) for n in numbers]


@pytest.mark.parametrize("tiles", SETS, ids=str)
def test_the_text_of_a_domino_has_two_characters_the_higher_first(tiles: TileSet) -> None:
    assert len(set(tiles.text)) == tiles.kinds
    for (low, high), text in zip(tiles.pairs, tiles.text, strict=True):
        assert [int(digit, 13) for digit in text] == [high, low]
        assert tiles.text[tiles.index[text]] == text


@pytest.mark.parametrize("tiles", SETS, ids=str)
def test_a_set_knows_which_dominoes_show_a_number(tiles: TileSet) -> None:
    for number in range(tiles.highest + 1):
        shown = {text for text in tiles.text if f"{number:x}" in text}
        assert set(tiles.texts_of(tiles.with_number[number])) == shown
        words = [int(word) for word in tiles.showing[number]]
        assert sum(word << WORD * i for i, word in enumerate(words)) == tiles.bits_of(shown)
    assert tiles.texts_of(tiles.with_number[-1]) == list(tiles.text)
    assert (tiles.showing >= 0).all()


@pytest.mark.parametrize(("row", "tiles"), list(enumerate(SETS)), ids=str)
def test_the_tables_for_all_sets_say_the_same(row: int, tiles: TileSet) -> None:
    for table, column in ((ALL_LOW, tiles.low), (ALL_HIGH, tiles.high), (ALL_PIPS, tiles.pips)):
        assert table[row, : tiles.kinds].tolist() == column.tolist()
    for number in range(-1, tiles.highest + 1):
        assert ALL_SHOWING[row, number, : tiles.words].tolist() == tiles.showing[number].tolist()


@pytest.mark.parametrize("highest", [5, 13, "six"])
def test_there_is_no_other_set(highest: Any) -> None:
    with pytest.raises(BoneyardError, match="double-six"):
        TileSet(highest)


@pytest.mark.parametrize("seats", [0, 9])
def test_there_are_no_more_than_eight_seats(seats: int) -> None:
    with pytest.raises(BoneyardError, match="1 to 8"):
        hands.fields(TileSet(9), seats)


def test_a_bit_set_takes_a_second_word_from_double_ten_on() -> None:
    sizes = [np.dtype(hands.fields(tiles, 8))["hands"].shape[0] for tiles in SETS]
    assert sizes == [8, 8, 8, 8, 16, 16, 16]


@pytest.mark.slow
@pytest.mark.parametrize(("highest", "players", "aside"), DEALS)
def test_a_deal_has_every_domino_once(highest: int, players: int, aside: int) -> None:
    tiles = TileSet(highest)
    dump = GAMES[highest].new(players, seed=1, aside=aside).dump()
    assert sorted(tiles_of(dump)) == sorted(tiles.text)
    assert dump.get("aside", []) == list(tiles.text[tiles.kinds - aside :])
    each = (tiles.kinds - aside) // (players + 2)
    assert [len(hand) for hand in dump["hands"]] == [each] * players
    assert dump["counts"] == [each] * players


@pytest.mark.slow
@pytest.mark.parametrize(("highest", "players", "aside"), DEALS)
def test_no_domino_is_lost_in_play(highest: int, players: int, aside: int) -> None:
    everything = sorted(TileSet(highest).text)
    position = GAMES[highest].new(players, seed=players, aside=aside)
    dice = random.Random(highest)
    while not position.over:
        position.play(dice.choice(position.legal()))
        assert sorted(tiles_of(position.dump())) == everything
    left = position.dump()["hands"]
    pips = [sum(int(digit, 13) for digit in "".join(hand)) for hand in left]
    assert position.result is not None
    assert list(position.result.scores) == pips
    assert list(position.result.numbers["pips"]) == pips
    assert list(position.result.numbers["tiles"]) == [len(hand) for hand in left]


@pytest.mark.slow
@pytest.mark.parametrize(("highest", "players", "aside"), DEALS)
def test_a_redeal_keeps_what_is_known(highest: int, players: int, aside: int) -> None:
    position = played(highest, players, aside, moves=players)
    before, changed = position.dump(), 0
    for seat in range(players):
        world = position.redealt(seat, seed=5)
        after = world.dump()
        changed += after["hands"] != before["hands"]
        assert world.view(seat) == position.view(seat)
        assert sorted(tiles_of(after)) == sorted(tiles_of(before))
        assert after.get("aside") == before.get("aside")
    assert changed


@pytest.mark.slow
@pytest.mark.parametrize(("highest", "players", "aside"), DEALS)
def test_a_dump_can_be_read_back(highest: int, players: int, aside: int) -> None:
    for moves in (0, players, 5 * players):
        position = played(highest, players, aside, moves)
        assert Position.from_dump(json.loads(json.dumps(position.dump()))) == position


def test_what_is_aside_is_nowhere_else() -> None:
    dump = GAMES[12].new(2, seed=1, aside=1).dump()
    dump["aside"] = [dump["hands"][0][0]]
    with pytest.raises(BadDump, match="is in 2 places"):
        Position.from_dump(dump)
    dump["aside"] = ["dd"]
    with pytest.raises(BadDump, match="aside: there is no domino 'dd'"):
        Position.from_dump(dump)


@pytest.mark.slow
def test_a_game_with_double_twelve_keeps_all_promises() -> None:
    check_game(replace(GAMES[12].rules, players=(2, 8)), games=2)
