"""From home to the result at a server, with the mouse, against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person


# One of each kind; every game is played to its result on the static site (test_site.py).
@pytest.mark.parametrize("game", ["classic", "domino4", "magnetic-tower"])
def test_from_home_to_the_result(person: Callable[..., Person], game: str) -> None:
    ada = person().play_now(game)
    ada.play_on()
    sheet = ada.page.locator(".score-sheet")
    expect(sheet.locator("tbody tr")).to_have_count(2)
    expect(sheet).to_contain_text("Otto")
    expect(sheet.locator("[data-seal]")).to_have_attribute("data-seal", "fair")
    ada.press("Play again")
    expect(sheet).to_have_count(0)
    expect(ada.page.locator(".table")).to_have_attribute("data-phase", "playing")
