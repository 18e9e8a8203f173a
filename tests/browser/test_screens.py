"""Every screen in every language: complete, and nothing that axe-core objects to."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boneyard.content.words import LANGUAGES
from boneyard.engine.registry import names
from tests.browser.axe import check, check_themes
from tests.browser.person import PHONE, Person, open_record

RECORDS = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(person: Callable[..., Person], language: str) -> None:
    scheme = "dark" if language in ("nl", "de", "it") else "light"
    one = person(**PHONE, locale=language, color_scheme=scheme, in_space=language == "es")
    for words in ((), ("join",), ("replay",), ("t", "ABCD2345")):
        one.go(*words)
        check(one, f"{language} {words}")
    turn = LANGUAGES.index(language)  # all games in turn, so that each is seen in two languages
    for game in (names()[turn], names()[(turn + 1) % len(names())]):
        for screen in ("rules", "learn", "new"):
            one.go(screen, game)
            expect(one.page.locator("main h1, main h2").first).to_be_attached()
            check(one, f"{language} {screen} {game}")
        one.tap(one.page.locator("button[type=submit]"))
        one.see_table()
        check(one, f"{language} table {game}")
    one.go("new", "classic")
    one.tap(one.page.locator(".seating-line").nth(1).locator(".kind").nth(2))
    one.tap(one.page.locator("button[type=submit]"))
    expect(one.page.locator(".invite")).to_be_visible()
    check(one, f"{language} waiting")


def test_the_end_of_a_round_and_its_replay(person: Callable[..., Person]) -> None:
    one = person().play_now("classic")
    one.play_on()
    check(one, "score sheet")
    one.tap(one.page.get_by_role("link", name="Watch again"))
    slider = one.page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    one.press("To the end")
    expect(slider).to_have_value(str(last))
    expect(one.page.locator(".turn-word")).to_contain_text(re.compile("wins?"))
    check(one, "replay")
    open_record(one, (RECORDS / "magnetic-tower" / "3-players-01.txt").read_text("utf-8"))
    fell = one.page.locator(".tower-note", has_text="fell")
    step = 0
    while not fell.count():
        expect(slider).to_have_value(str(step))
        one.page.keyboard.press("ArrowRight")
        step += 1
    check_themes(one, "a fall")


def test_everything_that_opens_over_a_table(person: Callable[..., Person]) -> None:
    """Menus, dialogs, what lies beside the board, a hint, the end and the coach, in each theme."""
    one = person(**PHONE).play_now("classic")
    for menu in ("More", "Say something"):
        one.press(menu)
        check_themes(one, menu)
        one.page.keyboard.press("Escape")
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("dialog", name="Keys")).to_be_visible()
    check_themes(one, "keys")
    one.page.keyboard.press("Escape")
    for choice in ("Invite", "Settings", "Leave the table", "What happened", "Memory aid"):
        one.press("More")
        one.press(choice)
        expect(one.page.locator("dialog[open], aside.side").first).to_be_visible()
        check_themes(one, choice)
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open], aside.side")).to_have_count(0)
    one.wait_for_turn()
    one.press("What would a master play?")
    expect(one.page.locator(".hint-word span").first).to_be_visible()
    check_themes(one, "hint")
    one.tap(one.page.locator(".hint-word button, [data-testid=confirm]"))  # it is followed
    one.play_on()
    one.press("Share")
    check_themes(one, "score sheet")
    one.tap(one.page.get_by_role("link", name="Look back"))
    expect(one.page.locator(".split")).to_be_visible(timeout=120_000)
    one.tap(one.page.locator(".marked-moves button"))
    check_themes(one, "look back")


def test_a_listener_hears_a_whole_game(person: Callable[..., Person]) -> None:
    """The tree that a screen reader reads: every move, the hand, the places."""
    one = person().play_now("classic")
    heard: list[str] = []
    one.page.expose_function("hear", lambda text: heard.append(text))
    one.page.evaluate(
        "const spoken = document.querySelector('[data-testid=spoken]');"
        "new MutationObserver(() => hear(spoken.textContent))"
        ".observe(spoken, { characterData: true, childList: true, subtree: true })"
    )
    labels: list[str] = []
    while not one.over():
        if not one.my_turn():
            one.page.wait_for_timeout(40)
            continue
        going = one.page.locator(".rack-tile.goes")
        if going.count():
            assert re.fullmatch(r"\d-\d, fits", going.first.get_attribute("aria-label") or "")
            before = one.seq_mark()
            one.tap(going)
            if not one.laid_at_once(before):
                place = one.page.locator("[data-move]").first
                labels.append(place.get_attribute("aria-label") or "")
                place.dispatch_event("click")
            expect(one.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
        else:
            one.act()
    said = " ".join(heard)
    assert "Your turn" in said
    assert "Otto" in said
    assert all(re.match(r"(Play|Start with) \d-\d", label) for label in labels)
    moves = one.page.locator(".log li").count()
    assert len(re.findall(r"\d-\d|draw|pass", said)) >= moves - 2
    board = one.page.locator(".line-board").get_attribute("aria-label") or ""
    assert board.startswith("Line: ")


def test_a_board_that_cannot_be_fetched_leaves_a_way_out(person: Callable[..., Person]) -> None:
    one = person()
    one.offline = True  # the browser reports what it could not fetch
    one.go()
    board_or_page = re.compile(rf"/assets/board-.*\.js|^{re.escape(one.base)}$")
    one.page.route(board_or_page, lambda route: route.abort())
    one.tap(one.page.locator('[data-play="classic"]'))
    again = one.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    one.page.unroute(board_or_page)
    again.click()
    one.see_table()
