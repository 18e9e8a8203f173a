"""Reading and learning: the rules with their examples, and a first game of each kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from boneyard.content.examples import examples_of
from boneyard.content.words import LANGUAGES, rules_page
from boneyard.engine.api import available_games
from boneyard.engine.registry import names
from tests.browser.person import PHONE, Person

PAUSE = 1_200  # milliseconds until the next move of a lesson


@pytest.mark.parametrize("game", names())
def test_every_example_is_drawn_and_every_ruling_marked(
    person: Callable[..., Person], game: str
) -> None:
    one = person(locale=LANGUAGES[sorted(available_games()).index(game)])
    one.go("rules", game)
    expect(one.page.locator(".example")).to_have_count(len(examples_of(game)))
    expect(one.page.locator(".example-board svg").first).to_be_visible()
    expect(one.page.locator(".ruling")).to_have_count(rules_page("en", game).count("\n  > "))
    held = one.page.locator(".example-board :is([data-move], .tower-held)")
    expect(held.first).to_be_attached()
    assert one.page.locator(".example-board").first.get_attribute("inert") is not None


def test_a_clause_has_an_address(person: Callable[..., Person]) -> None:
    one = person()
    one.go("rules", "classic", "CLA-7")
    expect(one.page.locator("#CLA-7")).to_be_in_viewport()
    expect(one.page.locator("#CLA-1")).not_to_be_in_viewport()


def test_a_page_that_is_not_there(person: Callable[..., Person]) -> None:
    one = person()
    one.offline = True  # the browser reports the answer 404 as an error
    one.page.goto(f"{one.base}#/rules/chess")
    expect(one.page.get_by_text("There is no such page.")).to_be_visible()
    one.page.goto(f"{one.base}#/learn/chess")
    expect(one.page.get_by_text("There is no such page.")).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_a_first_game_is_played_to_its_end(person: Callable[..., Person], game: str) -> None:
    one = person(**PHONE) if game in ("classic", "domino4") else person()
    one.page.clock.install()
    one.go("learn", game)
    last = one.page.locator(".dots span").count() - 1
    for number in range(last):
        expect(one.page.locator(f'.lesson[data-step="{number}"]')).to_be_attached()
        do_step(one)
        for _ in range(8):  # the others play
            if one.page.locator(f'.lesson[data-step="{number}"]').count():
                one.page.clock.fast_forward(PAUSE)
    link = one.page.get_by_role("link", name="Play your first game")
    expect(link).to_have_attribute("href", f"#/new/{game}")


def do_step(one: Person) -> None:
    """Read on, or do what is asked for."""
    going, draw = one.page.locator(".rack-tile.goes"), one.page.locator("[data-action=draw]")
    follow = one.page.get_by_role("button", name="Next", exact=True)
    if "Last tile!" in one.page.locator(".speech-words").inner_text():
        one.tap(one.page.locator(".rack-tile"))
        expect(one.page.locator(".speech-wrong")).to_contain_text("Last tile!")
        one.press("Last tile!")
    expect(going.or_(draw).or_(follow).first).to_be_visible()
    if going.count():
        one.tap(going)
        one.tap_place()
        expect(one.page.locator(".speech.over")).to_be_attached()
    else:
        one.tap(draw.or_(follow))


def test_a_lesson_says_when_it_was_another_domino(person: Callable[..., Person]) -> None:
    one = person()
    one.go("learn", "classic")
    one.press("Next")
    one.tap(one.page.locator(".rack-tile:not(.goes)"))
    expect(one.page.get_by_role("alert")).to_have_text("Not that one. Try the bright one.")
    one.press("Show me")
    expect(one.page.locator(".turn-word")).to_contain_text("5-4")
    one.press("One step back")
    expect(one.page.locator('.lesson[data-step="0"]')).to_be_attached()
