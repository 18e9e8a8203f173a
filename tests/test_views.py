"""Specs of views: what a record holds, and the JSON and the types that follow from it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.engine.json_writer import write_json
from boneyard.engine.rules import Option
from boneyard.engine.views import (
    AMOUNTS_IN_ONE,
    NO_AMOUNT,
    NULL,
    Amount,
    Fact,
    Flag,
    Kind,
    Letters,
    Many,
    Map,
    Number,
    OneOf,
    Row,
    Thing,
    kind_of_option,
)
from boneyard.errors import BoneyardError

WORDS = ("low", 'quote " and \\', "é", "", "high")


def written(thing: Thing, fill: Any) -> Any:
    """What the kernel writes of a record."""
    records = np.zeros(1, thing.dtype)
    fill(records[0])
    out = np.full(thing.most_bytes() + 8, 255, np.uint8)
    end = write_json(*thing.program(), records.view(np.int32), out, 0)
    assert end <= thing.most_bytes()
    assert (out[end:] == 255).all(), "it wrote further than it said"
    return json.loads(out[:end].tobytes())


def values(kind: Kind) -> st.SearchStrategy[Any]:
    """Plain data that a kind can hold."""
    numbers = st.integers(-(2**31), 2**31 - 1)
    match kind:
        case Number():
            return st.none() | st.integers(0, 2**31 - 1) if kind.optional else numbers
        case Flag():
            return st.booleans()
        case OneOf():
            return st.sampled_from([*kind.values, *([None] if kind.optional else [])])
        case Amount():
            return st.none() | st.integers(-(2**62), 2**62).map(lambda n: n / AMOUNTS_IN_ONE)
        case Letters():
            return st.text("abcXYZ019@,/", max_size=kind.most)
        case Fact():
            return numbers | st.text("abc19", min_size=1, max_size=kind.most)
        case Many():
            some = st.lists(values(kind.kind), max_size=kind.most)
            return st.none() | some if kind.optional else some
        case Row():
            return st.lists(values(kind.kind), min_size=kind.length, max_size=kind.length)
        case Map():
            keys = st.lists(st.sampled_from(kind.keys), max_size=kind.most, unique=True)
            return keys.flatmap(
                lambda ks: st.fixed_dictionaries({k: values(kind.kind) for k in ks})
            )
        case Thing():
            whole = st.fixed_dictionaries({key: values(one) for key, one in kind.fields.items()})
            return st.none() | whole if kind.optional else whole
    raise AssertionError(kind)


def store(kind: Kind, record: Any, place: Any, value: Any) -> None:
    """Write plain data into a record, as a game's kernel would."""
    match kind:
        case Number():
            record[place] = NULL if value is None else value
        case Flag():
            record[place] = value
        case OneOf():
            same = [i for i, one in enumerate(kind.values) if one is value or one == value]
            record[place] = NULL if value is None else same[0]
        case Amount():
            record[place] = NO_AMOUNT if value is None else round(value * AMOUNTS_IN_ONE)
        case Letters():
            record[place] = [ord(c) for c in value.ljust(kind.most, "\0")]
        case Fact():
            text = value if isinstance(value, str) else ""
            record[place]["number"] = 0 if text else value
            record[place]["letters"] = [ord(c) for c in text.ljust(kind.most, "\0")]
        case Many():
            record[place]["n"] = NULL if value is None else len(value)
            for i, one in enumerate(value or []):
                store(kind.kind, record[place]["of"], i, one)
        case Row():
            for i, one in enumerate(value):
                store(kind.kind, record[place], i, one)
        case Map():
            record[place]["n"] = len(value)
            for i, (key, one) in enumerate(value.items()):
                record[place]["of"][i]["key"] = kind.keys.index(key)
                store(kind.kind, record[place]["of"][i], "value", one)
        case Thing():
            target = record if place is None else record[place]
            if kind.optional:
                target["there"] = NULL if value is None else 0
            for key, one in kind.fields.items() if value is not None else ():
                store(one, target, key, value[key])


EVERYTHING = Thing(
    "Everything",
    {
        "number": Number(),
        "maybe": Number(optional=True),
        "flag": Flag(),
        "word": OneOf(WORDS),
        "mixed": OneOf((True, 7, "seven"), optional=True),
        "amount": Amount(),
        "letters": Letters(6),
        "fact": Fact(4),
        "pair": Row(Number(), 2),
        "grid": Row(Row(Number(), 3), 2),
        "lists": Many(Many(OneOf(WORDS), 3, optional=True), 4),
        "pairs": Many(Row(OneOf(WORDS, optional=True), 2), 3, optional=True),
        "places": Map(("a", "b", "c"), Many(Number(), 2), 3),
        "things": Many(Thing("", {"x": Number(), "amount": Amount()}), 3),
        "nothing": Thing("", {"inner": Many(Flag(), 2)}, optional=True),
        "empty": Thing("", {}),
    },
)


def near(data: Any) -> Any:
    """Fractions as they are stored."""
    if isinstance(data, float):
        return round(data * AMOUNTS_IN_ONE)
    if isinstance(data, dict):
        return {key: near(one) for key, one in data.items()}
    return [near(one) for one in data] if isinstance(data, list) else data


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(values(EVERYTHING))
def test_a_record_is_written_as_the_data_it_holds(data: Any) -> None:
    said = written(EVERYTHING, lambda record: store(EVERYTHING, record, None, data))
    assert near(said) == near(data)
    assert list(said) == list(EVERYTHING.fields), "in the order of the spec"


def test_amounts_are_written_to_the_last_place() -> None:
    amounts = Thing("", {"a": Amount()})
    for number, text in (
        (0, "0.0"),
        (1, "0.000000000001"),
        (-1, "-0.000000000001"),
        (AMOUNTS_IN_ONE, "1.0"),
        (1_500_000_000_000, "1.5"),
        (-12_345_600_000_000, "-12.3456"),
    ):
        records = np.zeros(1, amounts.dtype)
        records["a"] = number
        out = np.zeros(60, np.uint8)
        end = write_json(*amounts.program(), records.view(np.int32), out, 0)
        assert out[:end].tobytes().decode() == f'{{"a":{text}}}'


def test_types_follow_from_a_spec() -> None:
    named: dict[str, str] = {}
    place = Thing("Spot", {"at": Row(Number(), 2), "side": OneOf(("L", "R"), literal=True)})
    spec = Thing(
        "MyView",
        {
            "game": OneOf(("mine",)),
            "spots": Many(place, 3),
            "ends": Many(Number(optional=True), 2),
            "options": Thing("", {"long": OneOf((False, True))}),
        },
        base="View",
        inherited=frozenset({"game"}),
    )
    assert spec.typescript(named) == "MyView"
    assert named["Spot"] == (
        'export interface Spot {\n  at: [number, number];\n  side: "L" | "R";\n}\n'
    )
    assert named["MyView"] == (
        "export interface MyView extends View {\n  spots: Spot[];\n  ends: (number | null)[];\n"
        "  options: { long: boolean };\n}\n"
    )


def test_an_option_is_stored_by_its_choices_or_as_text() -> None:
    assert kind_of_option(Option("count", "pips", ("pips", "tiles"))) == OneOf(("pips", "tiles"))
    assert kind_of_option(Option("board", "a", ("a", "b"), most_letters=64)) == Letters(64)
    with pytest.raises(BoneyardError, match="option board has no choices: give it most_letters"):
        kind_of_option(Option("board", "a"))
