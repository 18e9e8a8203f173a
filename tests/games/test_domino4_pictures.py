"""The pictures in the rules of Domino 4 show what the rules allow."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from boneyard.games.domino4_examples import EXAMPLES, FOLDER, pictures
from boneyard.words import LANGUAGES, rules_page
from tests.games.domino4_stacked import stacked


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_the_rules_say(name: str) -> None:
    example = EXAMPLES[name]
    allowed, refused = example.allowed.split(), example.refused.split()
    hand = [*sorted({move.split("@")[0] for move in allowed + refused}), "y44", "y11"]
    position = stacked(
        [hand, ["y22"]], table=example.table, stock="y33", cornerstone=example.cornerstone
    )
    assert set(allowed) <= set(position.legal())
    assert not set(refused) & set(position.legal())


def test_the_pictures_are_drawn_by_our_own_code_and_are_good_xml() -> None:
    drawn = pictures()
    assert {file.name for file in FOLDER.glob("domino4-*")} == set(drawn)
    for name, svg in drawn.items():
        assert (FOLDER / name).read_text("utf-8") == svg
        ElementTree.fromstring(svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_in_every_language(language: str) -> None:
    page = rules_page(language, "domino4")
    for name in pictures():
        assert f"(../pictures/{name})" in page
