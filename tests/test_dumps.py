"""A dump holds everything about a position, and a position can be restored from it."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boneyard
from boneyard import BadRecord, BoneyardError, Position
from boneyard.engine.tiles import TEXT
from boneyard.testkit import some_options
from tests.walks import random_position, walk

MAGNETIC = ["magnetic-flat", "magnetic-tower", "magnetic-staggered"]
MOST_SETTINGS = 24
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    28,
    128,
    600,
    2**63,
    2**64,
    -(2**70),
    0.5,
    float("nan"),
    float("inf"),
    "",
    "66",
    "67",
    "draw",
    "🁢",
    [],
    {},
    [[]],
    {"66": 1},
    [0] * 300,
]


def through_json(dump: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(dump)))


def some_settings(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Player counts and options: all of them, or where they are many every third."""
    game = boneyard.load(name)
    every = [
        (players, options) for players in game.players for options in some_options(game, players)
    ]
    return every if len(every) <= MOST_SETTINGS else every[::3]


@pytest.mark.slow
@pytest.mark.parametrize("name", boneyard.available_games())
def test_every_position_of_random_games_is_set_up_again_from_its_dump(name: str) -> None:
    for seed, (players, options) in enumerate(some_settings(name)):
        for position in list(walk(name, players, seed, **options))[-1 - seed % 3 :: -3]:
            dump = position.dump()
            again = Position.from_dump(through_json(dump))
            assert again.dump() == dump
            assert again.state.tobytes() == position.state.tobytes()


@cache
def some_dumps(name: str) -> list[dict[str, Any]]:
    """Dumps of a few games with different players and options, of all stages."""
    game = boneyard.load(name)
    dumps = []
    for number, players in enumerate(game.players):
        options = some_options(game, players)
        position = walk(name, players, seed=number, **options[number % len(options)])
        dumps += [through_json(p.dump()) for p in position]
    return dumps


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain data, as a list or dict and the index or key in it."""
    keys = range(len(data)) if isinstance(data, list) else list(data)
    for key in keys:
        yield data, key
        if isinstance(data[key], (list, dict)):
            yield from places_in(data[key])


def spoil(dump: dict[str, Any], dice: random.Random) -> None:
    """Change one thing somewhere in a dump: mostly so that it still looks like one."""
    places = list(places_in(dump))
    holder, key = dice.choice(places)
    value = holder[key]
    match dice.randrange(10):
        case 0:
            holder[key] = copy.deepcopy(dice.choice(JUNK))
        case 1:
            del holder[key]
        case 2 if isinstance(holder, list):
            holder.append(copy.deepcopy(value))
        case 2 | 3 if isinstance(holder, dict):
            holder["66"] = copy.deepcopy(value)
        case 4 | 5 | 6 if isinstance(value, int):
            holder[key] += dice.choice((-1, 1))
        case _:
            alike = [(h, k) for h, k in places if type(h[k]) is type(value)]
            other_holder, other_key = dice.choice(alike)
            other = copy.deepcopy(other_holder[other_key])
            if dice.random() < 0.8:
                other_holder[other_key] = copy.deepcopy(value)
            holder[key] = other


def check_sound(position: Position, dice: random.Random) -> None:
    """A position that was accepted can be used like any other."""
    again = Position.from_dump(position.dump())
    assert again == position
    for seat in [*range(position.players), None]:
        position.view(seat)
        other = position.redealt(seat, dice.getrandbits(64))
        assert other.view(seat) == position.view(seat)
    for _ in range(8):
        if not position.over:
            seat = dice.choice(position.actors)
            position.play(dice.choice(position.legal(seat)), seat)
            assert Position.from_dump(position.dump()) == position


@pytest.mark.slow
@pytest.mark.parametrize("name", boneyard.available_games())
@settings(max_examples=150, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 3))
def test_a_spoiled_dump_is_refused_or_leads_to_a_sound_position(
    name: str, seed: int, changes: int
) -> None:
    dice = random.Random(seed)
    dump = copy.deepcopy(dice.choice(some_dumps(name)))
    for _ in range(changes):
        spoil(dump, dice)
    try:
        position = Position.from_dump(dump)
    except BoneyardError:
        return
    check_sound(position, dice)


def changed(position: Position, **keys: Any) -> dict[str, Any]:
    """A dump in which some keys are otherwise."""
    return {**through_json(position.dump()), **keys}


def refused(dump: Any) -> str:
    """What is said of a dump that is refused."""
    with pytest.raises(BoneyardError) as problem:
        Position.from_dump(dump)
    return str(problem.value)


@pytest.mark.parametrize("junk", [None, 5, "classic", [], {}, {"game": "chess"}, {1: 2}])
def test_what_is_no_dump_is_refused(junk: Any) -> None:
    refused(junk)


def test_data_that_is_not_plain_is_refused() -> None:
    loop: list[Any] = []
    loop.append(loop)
    position = boneyard.load("classic").new(players=2, seed=1)
    assert "plain data" in refused(changed(position, turn=position))
    assert "plain data" in refused(changed(position, counts=loop))
    assert "plain data" in refused(changed(position, rng=10**5000))


def test_a_dump_has_all_keys_and_no_others() -> None:
    dump = boneyard.load("classic").new(players=2, seed=1).dump()
    for key in dump:
        rest = {other: value for other, value in dump.items() if other != key}
        assert key in refused(rest)
    assert "a dump of classic has no colour; it has: actors" in refused({**dump, "colour": 1})


def test_what_follows_from_the_rest_must_agree() -> None:
    position = random_position("classic", 2, seed=1, moves=6)
    dump = position.dump()
    for key in ("counts", "ends", "last", "laid", "line", "stock", "actors", "hand", "laid_by"):
        assert key in refused({**dump, key: None})
    assert "counts is [1, 2], but by the rest" in refused({**dump, "counts": [1, 2]})


def test_tiles_are_each_in_one_place() -> None:
    position = random_position("classic", 2, seed=1, moves=6)
    dump = position.dump()
    hand, *others = dump["hands"]
    assert "is in 0 places" in refused({**dump, "hands": [hand[1:], *others]})
    twice = [dump["stock_order"][0], *hand]
    assert "is in 2 places" in refused({**dump, "hands": [twice, *others]})
    assert "is there twice" in refused({**dump, "hands": [[hand[0], *hand], *others]})
    assert "no domino '67'" in refused({**dump, "hands": [["67", *hand], *others]})
    assert "3 hands for 2 seats" in refused({**dump, "hands": [hand, [], *others]})


def test_the_order_of_a_hand_means_nothing() -> None:
    position = boneyard.load("classic").new(players=2, seed=1)
    hands = [hand[::-1] for hand in position.dump()["hands"]]
    assert Position.from_dump(changed(position, hands=hands)) == position


def test_hidden_dominoes_can_be_exchanged() -> None:
    dump = boneyard.load("classic").new(players=2, seed=1).dump()
    dump["hands"][1][0], dump["stock_order"][3] = dump["stock_order"][3], dump["hands"][1][0]
    position = Position.from_dump(dump)
    assert sorted(position.dump()["hands"][1]) == sorted(dump["hands"][1])
    assert position.dump()["stock_order"] == dump["stock_order"]


def test_a_line_is_laid_again_by_the_rules() -> None:
    position = random_position("classic", 2, seed=1, moves=9)
    layings = position.dump()["layings"]
    assert len(layings) > 3
    swapped = [*layings[:-2], layings[-1], layings[-2]]
    assert refused(changed(position, layings=swapped))
    turned = [*layings[:-1], layings[-1].translate(str.maketrans("LR", "RL"))]
    assert "does not fit" in refused(changed(position, layings=turned))


def test_a_seat_that_had_nothing_that_fitted_has_nothing_that_fits() -> None:
    for position in walk("classic", 2, seed=4):
        if position.view()["stock"] and position.moves[-1:] == [(1, "pass")]:
            break
    dump = position.dump()
    ends = {str(end) for end in dump["ends"]}
    fits = next(tile for tile in dump["stock_order"] if ends & set(tile))
    place, given = dump["stock_order"].index(fits), dump["hands"][1][0]
    dump["stock_order"][place], dump["hands"][1][0] = given, fits
    assert f"seat 1 showed that it did not hold {fits}" in refused(dump)
    before = [row[:] for row in dump["stuck"]]
    dump = {**position.dump(), "stuck": [before[0], [0] * 7]}
    assert "seat 1" in refused(dump)


def test_a_game_is_over_when_the_rules_say_so() -> None:
    *_, end = walk("classic", 2, seed=1)
    assert "actors" in refused(changed(end, actors=[end.dump()["turn"]]))
    running = random_position("classic", 2, seed=1, moves=3)
    assert "actors" in refused(changed(running, actors=[]))


def test_a_position_from_a_dump_has_no_seed_and_only_later_moves() -> None:
    position = Position.from_dump(random_position("classic", 2, seed=1, moves=6).dump())
    assert position.seed is None
    assert position.moves == []
    move = position.legal()[0]
    seat = position.actors[0]
    position.play(move)
    assert position.moves == [(seat, move)]
    record = str(position.record)
    assert "seed: hidden" in record
    with pytest.raises(BadRecord, match="a position that was set up"):
        boneyard.replay(record)


def test_a_game_without_restore_says_that_it_cannot() -> None:
    rules = replace(boneyard.load("classic").rules, restore=None)
    dump = boneyard.load("classic").new(players=2, seed=1).dump()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boneyard.engine.position.rules_of", lambda name: rules)
        assert "classic cannot be set up from a dump" in refused(dump)


def test_dom_7_a_field_belongs_to_the_seat_that_closed_it() -> None:
    position = random_position("domination", 2, seed=1, moves=90)
    fields = {field: 1 - seat for field, seat in position.dump()["fields"].items()}
    assert fields
    assert "fields" in refused(changed(position, fields=fields))
    assert "twice" in refused(changed(position, order=position.dump()["order"][:-1] * 2))


def test_dom_6_racks_are_full_while_there_is_a_stock() -> None:
    position = random_position("domination", 3, seed=1, moves=9)
    dump = position.dump()
    one, two, three = dump["hands"]
    assert "rack 0 has 8 dominoes; it must have 7" in refused(
        {**dump, "hands": [[*one, two[0]], two[1:], three]}
    )


def test_dom_2_a_random_board_is_one_of_ours() -> None:
    position = boneyard.load("domination").new(2, seed=1, board="random")
    board = [[(value + 1) % 7 for value in rank] for rank in position.dump()["board"]]
    assert Position.from_dump(changed(position, board=board)).view()["board"] == board
    # One of the two boards in the rule book: valid, but none of those that are drawn.
    rule_book = "30022251 60540331 14562230 14460166 44340065 22111321 66352556 43354051"
    board = [[int(value) for value in rank] for rank in rule_book.split()]
    assert "a random board cannot be this one" in refused(changed(position, board=board))
    board[0][0] += 1
    assert "must fit 4 edges" in refused(changed(position, board=board))


def test_cla_1_the_highest_draw_started() -> None:
    position = boneyard.load("classic").new(3, seed=2)
    first = position.actors[0]
    draws = [["66" if seat == (first + 1) % 3 else f"{seat}0" for seat in range(3)]]
    assert "did not begin" in refused(changed(position, start_draws=draws))
    rows: list[list[str | None]] = [["61", "52", "00"], ["66", "65", None]]
    tied = [[row[(seat - first) % 3] for seat in range(3)] for row in rows]
    assert Position.from_dump(changed(position, start_draws=tied)).view()["start_draws"] == tied
    assert "those who tie go on" in refused(changed(position, start_draws=tied[:1]))
    assert "draw, nobody else" in refused(changed(position, start_draws=[tied[1]]))


@pytest.mark.parametrize("name", MAGNETIC)
def test_mag_2_and_mag_3_a_deal_is_fair_and_the_highest_double_begins(name: str) -> None:
    dump = through_json(boneyard.load(name).new(2, seed=1).dump())
    assert "highest double" in refused({**dump, "turn": 1 - dump["turn"], "actors": [1]})
    plain = list(TEXT[3::4])  # with 66, so that it begins
    rest = [tile for tile in TEXT if tile not in plain]
    dump |= {"hands": [plain, rest[:7]], "stock_order": rest[7:], "turn": 0, "actors": [0]}
    assert "seat 0 was dealt one colour" in refused(dump)


@pytest.mark.parametrize("name", MAGNETIC)
def test_mag_4_and_mag_5_each_turn_is_one_move(name: str) -> None:
    position = random_position(name, 3, seed=4, moves=6)
    dump = position.dump()
    assert "after 7 turns" in refused({**dump, "turns": 7})
    assert "turns: seat" in refused({**dump, "turns": 9})
    assert refused({**dump, "passes": 1})


@pytest.mark.parametrize("name", MAGNETIC)
def test_mag_5_a_seat_that_drew_had_nothing_that_could_be_laid(name: str) -> None:
    for position in walk(name, 3, seed=4):
        if position.moves[-1:] and position.moves[-1][1] == "draw":
            break
    dump, seat = through_json(position.dump()), position.moves[-1][0]
    nothing: Any = [0] * 7 if name == "magnetic-flat" else {}
    silent = [nothing if other == seat else row for other, row in enumerate(dump["stuck"])]
    assert f"seat {seat} did not lay" in refused({**dump, "stuck": silent})


@pytest.mark.parametrize("name", MAGNETIC[1:])
def test_a_seat_that_showed_it_had_no_such_domino_does_not_have_it(name: str) -> None:
    dump = through_json(random_position(name, 3, seed=4, moves=6).dump())
    held = next(tile for tile in dump["hands"][0] if tile not in dump["came"])
    drawn = sum(told["by"] == 0 for told in dump["came"].values()) + len(dump["hands"][0])
    dump["stuck"][0][held] = drawn
    assert f"seat 0 showed that it did not hold {held}" in refused(dump)


def before_and_after_a_fall(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The dumps around the first collapse of a game with perfect hands."""
    before: dict[str, Any] = {}
    for position in walk(name, 2, seed=3, steadiness="perfect"):
        dump = through_json(position.dump())
        if dump["ruin"]:
            return before, dump
        before = dump
    raise AssertionError("nothing fell")


@pytest.mark.parametrize("name", ["magnetic-tower", "magnetic-staggered"])
def test_mag_25_a_tower_that_does_not_stand_is_refused(name: str) -> None:
    before, after = before_and_after_a_fall(name)
    ruin, seat = after["ruin"], before["turn"]
    assert [place["tile"] for place in ruin["tower"][:-1]] == [p["tile"] for p in before["tower"]]
    before["tower"] = ruin["tower"]
    before["hands"][seat].remove(ruin["last"])
    before["came"][ruin["last"]] = {"by": seat, "slots": [0, 7]}
    assert refused(before) == "tower: it does not stand"


@pytest.mark.parametrize("name", ["magnetic-tower", "magnetic-staggered"])
def test_mag_23_a_ruin_fell_and_was_taken_up(name: str) -> None:
    _, after = before_and_after_a_fall(name)
    ruin = after["ruin"]
    assert "no hand presses like that" in refused({**after, "load": [2.0, *after["load"][1:]]})
    standing = {**ruin, "tower": ruin["tower"][:1], "last": ruin["tower"][0]["tile"]}
    assert "opening double stands" in refused({**after, "ruin": standing})
    assert "ruin.last" in refused({**after, "ruin": {**ruin, "last": ruin["tower"][0]["tile"]}})
    assert "ruin" in refused({**after, "ruin": {**ruin, "fell": []}})
    assert "both are null" in refused({**after, "load": None})
    assert "load has three numbers" in refused({**after, "load": [1.0, float("nan"), 0.0]})
    assert "turns is 1; there were" in refused({**after, "turns": 1})
    hands, seat, taken = after["hands"], ruin["tower"][-1]["by"], ruin["tower"][1]["tile"]
    hands[seat].remove(taken)
    hands[1 - seat].append(taken)
    assert f"took up all that fell; ['{taken}'] is elsewhere" in refused(after)


@pytest.mark.parametrize("name", ["magnetic-tower", "magnetic-staggered"])
def test_mag_21_a_tower_is_laid_again_by_the_rules(name: str) -> None:
    position = random_position(name, 3, seed=4, moves=6)
    tower = through_json(position.dump())["tower"]
    assert len(tower) > 2
    assert "cannot be laid there" in refused(
        changed(position, tower=[*tower[:-1], {**tower[-1], "x": tower[-1]["x"] + 20}])
    )
    assert "a double begins, at 0,0,0/e" in refused(
        changed(position, tower=[{**tower[0], "y": 1}, *tower[1:]])
    )
    assert "shift is 99" in refused(
        changed(position, tower=[{**tower[0], "shift": [99, 0, 0]}, *tower[1:]])
    )
    assert refused(changed(position, tower=[tower[0], *tower[:0:-1]]))


def bluffing(seed: int, moves: int, players: int = 3) -> dict[str, Any]:
    """A dump of Domino 4 with both options."""
    position = random_position("domino4", players, seed, moves, bluff=True, cornerstone=True)
    return through_json(position.dump())


def in_phase(phase: str, seed: int = 1) -> dict[str, Any]:
    """The first dump of a game of Domino 4 that is in a phase."""
    for position in walk("domino4", 3, seed, bluff=True):
        if position.view()["phase"] == phase:
            return through_json(position.dump())
    raise AssertionError(phase)


def test_d4_3_each_takes_as_many_tiles_as_the_rules_say() -> None:
    dump = bluffing(seed=1, moves=0)
    one, two, three = dump["hands"]
    hands = [[*one, two[0]], two[1:], three]
    assert "seat 0 was dealt 10 tiles; each takes 9" in refused({**dump, "hands": hands})


def test_d4_1_there_is_one_of_each_tile_and_four_jokers() -> None:
    dump = bluffing(seed=1, moves=0)
    stock = dump["stock_order"]
    assert "J is in 5 places; there are 4" in refused({**dump, "stock_order": ["J", *stock]})
    assert "there is no tile 'r34'" in refused({**dump, "stock_order": ["r34", *stock]})


def test_d4_7_a_table_is_laid_again_by_the_rules() -> None:
    dump = bluffing(seed=2, moves=40)
    table = dump["table"]
    number = next(n for n, lies in enumerate(table) if lies["turn"] and not lies["cornerstone"])
    turned = {"nw": "se", "se": "nw", "ne": "sw", "sw": "ne"}[table[number]["turn"]]
    table[number]["turn"] = turned
    assert f"table[{number}]" in refused(dump)
    assert "a joker lies in the middle" in refused({**dump, "table": []})


def test_d4_14_a_stuck_seat_had_nothing_that_fitted() -> None:
    for position in walk("domino4", 2, seed=3):
        if position.moves[-1:] and position.moves[-1][1] == "draw":
            break
    dump = through_json(position.dump())
    seat, before = position.moves[-1][0], len(dump["events"]) - 2
    assert dump["events"][before]["what"] == "stuck"
    wishes = dump["events"][before]["wishes"]
    other = {**dump["events"][before], "wishes": wishes[::-1]}
    events = [*dump["events"][:before], other, *dump["events"][before + 1 :]]
    assert "the ends asked for" in refused({**dump, "events": events})
    colour = wishes[0][0]
    held = dump["hands"][seat]
    fits = next(t for t in dump["stock_order"] if t[0] == colour and wishes[0][1:2] in t[1:])
    dump["stock_order"][dump["stock_order"].index(fits)], held[0] = held[0], fits
    assert f"seat {seat} was stuck, but had ['{fits}']" in refused(dump)


def test_d4_31_answers_follow_a_tile_face_down() -> None:
    dump = in_phase("answers")
    assert "have yet to answer" in refused({**dump, "waiting": []})
    assert "have yet to answer" in refused({**dump, "waiting": [dump["turn"]]})
    assert "nothing to answer" in refused({**dump, "phase": "turn"})
    turn = {**dump, "phase": "turn", "waiting": [], "actors": [dump["turn"]]}
    assert "turn is" in refused(turn)


def test_d4_32_and_33_gifts_follow_an_accusation() -> None:
    dump = in_phase("gift")
    assert "someone accused" in refused({**dump, "accuser": None})
    assert "nobody accuses themselves" in refused({**dump, "accuser": dump["turn"]})
    third = 3 - dump["turn"] - dump["accuser"]
    assert "giver" in refused({**dump, "giver": third})
    swapped = dump["turn"] if dump["giver"] == dump["accuser"] else dump["accuser"]
    assert "giver" in refused({**dump, "giver": swapped})


def test_d4_15_16_and_18_what_is_counted_can_have_been() -> None:
    dump = bluffing(seed=1, moves=0)
    assert "the stock was never empty" in refused({**dump, "began_empty": True})
    assert "the stock was never empty" in refused({**dump, "stale": 1, "idle": 1})
    assert "stale is 0; it can be 2 to 36" in refused({**dump, "passes": 2})
    assert "no second tile" in refused({**dump, "stayed": 1})
    assert "last tile but one" in refused({**dump, "owes": 0})
    assert "skips" in refused({**dump, "skips": [dump["turn"]]})


def test_a_memory_that_forgot_is_set_up_again() -> None:
    """Domino 4 keeps 160 events and lets the older half go."""
    before = 0
    for position in walk("domino4", 3, seed=11, bluff=True):
        events = len(position.dump()["events"])
        if events < before - 1:
            break
        before = events
    assert before == 160
    assert Position.from_dump(position.dump()) == position
    assert Position.from_dump(position.redealt(1, 5).dump()) == position.redealt(1, 5)
