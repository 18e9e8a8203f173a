"""A game from another package in the browser, with its own board and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from boneyard.engine.warm import warm
from installing import installed
from tests.browser.axe import check
from tests.browser.person import PHONE, Person, ask_for_random_bots
from tests.server.running import Server, running

GAME = "mexican-train"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where the game is installed."""
    folder = tmp_path_factory.mktemp("guest")
    with installed(folder / "packages"):
        warm(GAME, show=False)
        with running(str(folder / "tables.db"), bot_pause=0.02) as one:
            yield one


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people who visit this server; no device may show an error."""
    people: list[Person] = []

    def make(**device: object) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{server.port}/", **device))
        people[-1].change_messages(ask_for_random_bots)
        return people[-1]

    yield make
    for one in people:
        assert one.faults == []
        one.context.close()


def test_from_home_to_the_result(person: Callable[..., Person]) -> None:
    one = person(**PHONE).play_now(GAME)
    expect(one.page.locator(".trains .train")).to_have_count(3)  # two players', and the Mexican
    expect(one.page.locator(".trains")).to_contain_text("Mexican train")
    check(one, "table")
    one.play_on()
    sheet = one.page.locator(".score-sheet")
    expect(sheet).to_contain_text("the fewest pips win")
    assert one.page.locator(".train-domino").count() > 5


def test_its_pages_are_in_the_reader_s_language(
    person: Callable[..., Person],
) -> None:
    one = person(locale="nl-NL")
    one.go("rules", GAME)
    expect(one.page.locator("h1")).to_have_text("Mexicaanse trein")
    expect(one.page.locator(".trains")).to_have_count(3)  # its examples
    check(one, "rules")
    one.go("new", GAME)
    expect(one.page.get_by_text("Een hele trein")).to_be_attached()
    check(one, "setup")
    one.go("learn", GAME)
    expect(one.page.locator(".speech-words")).to_contain_text("In het station ligt de dubbele")
    check(one, "first game")
