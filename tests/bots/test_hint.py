"""Hints say what the comparison found, and no more."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.api import Choice, Limits, Thought, look
from boneyard.bots.hint import Hint, compared, hint, margin
from boneyard.cli.moves import advice
from boneyard.content.words import LANGUAGES
from boneyard.terminal.pen import Pen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_legal_move_in_every_language(language: str) -> None:
    position = boneyard.load("classic").new(2, seed=42)
    found = hint(bot("expert"), look(position, 0), Limits(simulations=300))
    assert found.move in position.legal()
    text = advice(found, Pen(language))
    assert found.move in text
    assert (text == advice(found, Pen("en"))) == (language == "en")


def thoughts(ahead: float, error: float, visits: int = 90, exact: bool = False) -> Choice:
    best, other = Thought("64L", 1 + ahead, error, visits), Thought("63R", 1.0, error, visits)
    return Choice("64L", (best, other), exact)


def test_verdicts_follow_the_numbers() -> None:
    assert compared(thoughts(0.3, 1.0), "classic") == Hint("64L", "close", "63R")
    assert compared(thoughts(4.0, 1.0), "classic") == Hint("64L", "better", "63R", "clear")
    assert compared(thoughts(4.0, 0.0, exact=True), "classic").verdict == "certain"
    assert compared(thoughts(0.0, 0.0, exact=True), "classic").verdict == "close"
    assert compared(Choice("64L"), "classic") == Hint("64L", "play")


def test_a_guess_that_was_not_the_best_is_not_praised() -> None:
    assert compared(thoughts(-9.0, 1.0), "classic") == Hint("64L", "play")


@pytest.mark.parametrize(
    ("ahead", "expected"), [(2.9, "little"), (3.0, "clear"), (9.9, "clear"), (10.0, "much")]
)
def test_how_much_better_is_told_in_words(ahead: float, expected: str) -> None:
    assert compared(thoughts(ahead, 0.1), "classic").margin == expected
    assert compared(thoughts(ahead, 0.0, exact=True), "classic").margin == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wins_are_games_in_a_hundred(players: int) -> None:
    """Rewards add up to zero: a player who wins every game gets 100 from those who win none."""
    for wins, expected in ((4.9, "little"), (5.1, "clear"), (14.9, "clear"), (15.1, "much")):
        assert margin(wins * players / (players - 1), "domination", players) == expected


@pytest.mark.parametrize("game", ["classic", "magnetic-tower"])
def test_the_same_knowledge_gives_the_same_hint(game: str) -> None:
    """However the hidden tiles lie, and however often it is asked."""
    position = boneyard.load(game).new(2, seed=5)
    while len(position.legal(position.actors[0])) < 3:
        position.play(position.legal(position.actors[0])[0], position.actors[0])
    seat = position.actors[0]
    master = bot("master")
    found = [
        hint(master, look(world, seat), Limits(simulations=300))
        for world in (position, position, position.redealt(seat, 1), position.redealt(seat, 2))
    ]
    assert len(set(found)) == 1


@pytest.mark.parametrize("visits", [0, 1, 5])
def test_few_trials_prove_nothing(visits: int) -> None:
    """A move that was tried once or never has an error of 0.0, too."""
    assert compared(thoughts(4.0, 0.0, visits), "classic") == Hint("64L", "play")


@pytest.mark.parametrize("game", ["classic", "domino4"])
def test_an_opening_move_is_never_certain(game: str) -> None:
    position = boneyard.load(game).new(2, seed=5)
    for simulations in (1, 20, 300):
        found = hint(bot("master"), look(position, position.actors[0]), Limits(None, simulations))
        assert found.verdict in (("play",) if simulations == 1 else ("play", "close", "better"))


def test_only_a_search_of_everything_is_certain() -> None:
    position = boneyard.load("classic").new(2, seed=3)
    verdicts = []
    while not position.over:
        seat = position.actors[0]
        if len(position.legal(seat)) > 1 and position.view(seat)["stock"] == 0:
            choice = bot("expert").choose(look(position, seat), 1, Limits(simulations=20_000))
            verdicts.append((choice.exact, compared(choice, "classic").verdict))
        position.play(position.legal(seat)[0], seat)
    assert (True, "certain") in verdicts
    assert all(exact or verdict != "certain" for exact, verdict in verdicts)


def test_a_tile_is_not_compared_with_itself_laid_the_other_way() -> None:
    """In Domino 4; in the other games the place matters more."""
    bends = [Thought("g32@2,0/ne", 60.0, 1.0, 90), Thought("g32@2,0/nw", 60.0, 1.0, 90)]
    other = Thought("b44@2,0/n", 50.0, 1.0, 90)
    assert compared(Choice("g32@2,0/ne", (*bends, other)), "domino4").other == "b44@2,0/n"
    assert compared(Choice("g32@2,0/ne", tuple(bends)), "domino4") == Hint("g32@2,0/ne", "play")
    places = (Thought("64@a4b4", 9.0, 1.0, 90), Thought("64@c4d4", 9.0, 1.0, 90))
    assert compared(Choice("64@a4b4", places), "domination") == Hint("64@a4b4", "close", "64@c4d4")


def test_drawing_and_passing_are_named_in_words() -> None:
    pen = Pen("de")
    told = advice(Hint("pass", "better", "draw", "much"), pen)
    assert told == "Ich würde passen. Ich glaube, das ist viel besser als Ziehen."
    assert advice(Hint("draw", "close", "pass"), pen).split(". ")[1].startswith("Passen ")
    assert advice(Hint("pass", "only"), pen) == "Du kannst nur passen."
    assert "draw" not in advice(Hint("64L", "better", "draw", "little"), Pen("nl"))
