"""Hints say what the comparison found, in every language."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.bot import Choice, Limits, Thought, look
from boneyard.bots.hint import hint, reason
from boneyard.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_legal_move(language: str) -> None:
    position = boneyard.load("classic").new(2, seed=42)
    limits = Limits(simulations=300)
    advice = hint(bot("expert"), look(position, 0), 1, language, limits)
    assert advice.move in position.legal()
    assert advice.move in advice.text
    english = hint(bot("expert"), look(position, 0), 1, "en", limits)
    assert (advice.text == english.text) == (language == "en")


def thoughts(ahead: float, error: float) -> Choice:
    return Choice("64L", (Thought("64L", 1 + ahead, error, 100), Thought("63R", 1.0, error, 90)))


def test_reasons_follow_the_numbers() -> None:
    assert "about as good" in reason(thoughts(0.3, 1.0), "classic", "en")
    assert "about 4 points more than 63R" in reason(thoughts(4.0, 1.0), "classic", "en")
    assert "whatever the others do" in reason(thoughts(4.0, 0.0), "classic", "en")
    assert "4.5 more games in a hundred" in reason(thoughts(4.5, 1.0), "domination", "en")
    assert "certainly better" in reason(thoughts(4.5, 0.0), "domination", "en")
    assert reason(Choice("64L"), "classic", "en") == ""


def test_a_tile_is_not_compared_with_itself_laid_the_other_way() -> None:
    """In Domino 4; where it lies is much of the other games."""
    bends = [Thought("g32@2,0/ne", 60.0, 1.0, 90), Thought("g32@2,0/nw", 60.0, 1.0, 90)]
    other = Thought("b44@2,0/n", 50.0, 1.0, 90)
    both = Choice("g32@2,0/ne", (*bends, other))
    assert (
        reason(both, "domino4", "en") == "It wins about 10 more games in a hundred than b44@2,0/n."
    )
    assert reason(Choice("g32@2,0/ne", tuple(bends)), "domino4", "en") == ""
    places = Choice("64@a4b4", (Thought("64@a4b4", 9.0, 1.0, 9), Thought("64@c4d4", 9.0, 1.0, 9)))
    assert "64@c4d4 is about as good" in reason(places, "domination", "en")
