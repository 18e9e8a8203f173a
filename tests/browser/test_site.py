"""The static site on a plain web host: every game to its result, then without a network."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from boneyard.engine.registry import names
from boneyard.server.site import write_site
from tests.browser.hosting import SUB_FOLDER, hosted, publish
from tests.browser.person import PHONE, Person

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder, with the site somewhere in it."""
    root = tmp_path_factory.mktemp("web")
    write_site(root / SUB_FOLDER, names())
    return root


class Host:
    """A web host that can be switched off."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / SUB_FOLDER
        self.running = contextlib.ExitStack()
        self.page = f"{self.running.enter_context(hosted(root))}{SUB_FOLDER}/"

    def switch_off(self) -> None:
        """From now on nobody answers."""
        self.running.close()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """The site, as Python's own server serves it."""
    one = Host(site)
    yield one
    one.switch_off()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Makes visitors; no device may show an error."""
    people: list[Person] = []

    def make(**device: object) -> Person:
        people.append(Person(browser, host.page, keeps_site=True, **device))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert [fault for one in people for fault in one.faults] == []


def see_result(one: Person) -> None:
    """To the end of the round, and its score."""
    one.play_on()
    sheet = one.page.locator(".score-sheet")
    expect(sheet.locator("tbody tr")).to_have_count(2)
    expect(sheet).to_contain_text("Otto")


@pytest.mark.parametrize("game", names())
def test_a_game_is_begun_with_a_network_and_played_to_its_result_without(
    visit: Visit, host: Host, game: str
) -> None:
    ada = visit()
    ada.play_now(game)
    ada.wait_for_turn()
    ada.act()
    ada.wait_until_kept()
    host.switch_off()
    ada.page.reload()
    ada.see_table()  # the game that was begun is still there
    see_result(ada)


@pytest.mark.parametrize("game", ["classic", "magnetic-flat"])
def test_from_home_to_the_result_and_again_without_a_network(
    visit: Visit, host: Host, game: str
) -> None:
    ada = visit()
    ada.play_now(game)
    see_result(ada)
    ada.wait_until_kept()
    host.switch_off()
    ada.go()
    ada.page.reload()
    ada.play_now(game)
    see_result(ada)


def test_reading_and_learning_without_a_network(visit: Visit, host: Host) -> None:
    one = visit(**PHONE, locale="nl")
    one.go()
    one.wait_until_kept()
    host.switch_off()
    one.page.reload()
    one.go("rules", "domino4")  # never opened before
    expect(one.page.locator(".example-board svg").first).to_be_visible()
    expect(one.page.locator("html")).to_have_attribute("lang", "nl")
    one.go("learn", "domination")
    expect(one.page.locator('.lesson[data-step="0"]')).to_be_visible()


def test_nothing_comes_from_elsewhere_and_nothing_is_asked_in_vain(
    visit: Visit, host: Host
) -> None:
    one = visit()
    answers: dict[str, int] = {}
    one.context.on("response", lambda answer: answers.update({answer.url: answer.status}))
    one.play_now("classic")
    one.wait_until_kept()
    assert all(url.startswith(host.page) for url in answers)
    assert set(answers.values()) == {200}
    assert f"{host.page}data/modules/classic.wasm" in answers


def test_the_code_of_a_table_elsewhere_is_not_waited_for(visit: Visit) -> None:
    ada = visit().go()
    expect(ada.page.get_by_text("Everything here runs on your device")).to_be_visible()
    ada.go("join")
    ada.page.get_by_label("Table code").fill("ABCD-2345")
    ada.press("Join")
    expect(ada.page.get_by_text("This page has no server")).to_be_visible()


def test_opened_as_a_file_it_says_what_to_do(browser: Browser, host: Host, visit: Visit) -> None:
    page = browser.new_page()
    page.goto((host.folder / "index.html").as_uri())
    told = page.locator(".start p[lang=it]")
    expect(told).to_contain_text("python3 -m http.server")
    expect(page.locator(".start")).to_have_css("opacity", "1")
    page.close()
    one = visit().go()
    expect(one.page.locator(".start")).to_have_count(0)


def test_a_new_version_waits_until_it_is_asked_for(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path / "web")
    host = Host(tmp_path / "web")
    ada = Person(browser, host.page, keeps_site=True)
    try:
        ada.play_now("classic")
        ada.wait_until_kept()
        table = ada.page.url
        page = (host.folder / "index.html").read_bytes()
        publish(host.folder, "index.html", page.replace(b"<title>Boneyard<", b"<title>Newer<"))
        ada.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        waiting = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))"
        ada.wait_until(waiting)
        news = ada.page.get_by_text("A new version is here.")
        expect(news).to_have_count(0)  # nothing disturbs a game
        ada.page.reload()
        ada.see_table()
        expect(news).to_have_count(0)
        ada.go()
        expect(news).to_be_visible()
        with ada.page.expect_navigation():
            ada.press("Load it")
        expect(ada.page.locator(".box").first).to_be_visible()
        assert (
            b"<title>Newer<"
            in ada.page.evaluate("fetch('./').then((answer) => answer.text())").encode()
        )
        expect(news).to_have_count(0)
        ada.page.goto(table)
        ada.see_table()
        see_result(ada)
        assert ada.faults == []
    finally:
        ada.context.close()
        host.switch_off()
