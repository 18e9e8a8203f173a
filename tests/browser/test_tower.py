"""The tower falls: everybody sees it, and the game goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

ROUNDS = 8  # with shaky hands and weak magnets most rounds have a fall


def test_a_collapse_is_seen(person: Callable[..., Person]) -> None:
    ada = person(in_space=True, reduced_motion="no-preference")
    ada.go("new", "magnetic-tower")
    for choice in ("Shaky", "Weak"):
        ada.page.get_by_role("radio", name=choice, exact=True).check()
    ada.tap(ada.page.locator("button[type=submit]"))
    ada.see_table()
    expect(ada.page.locator("canvas")).to_be_visible()
    fell = ada.page.get_by_text(re.compile(r"dominoes? fell"))
    for _ in range(ROUNDS):
        while not ada.over() and not fell.count():
            if ada.my_turn():
                ada.act()
            else:
                ada.page.wait_for_timeout(40)
        if fell.count():
            break
        ada.press("Play again")
        expect(ada.page.locator(".score-sheet")).to_have_count(0)
    expect(fell.first).to_be_attached()
    told = ada.page.request.get(f"{ada.base}api/tables/{ada.code}/fall")
    assert told.ok
    assert told.json()["number"] >= 1
    ada.press("Levels")
    expect(ada.page.locator("canvas")).to_have_count(0)
    ada.play_on()
