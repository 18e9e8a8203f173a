"""The hint button: a master's move in words, highlighted on the board, and made at a press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from boneyard.engine.registry import names
from tests.browser.person import LAPTOP, PHONE, Person

ASK = "What would a master play?"
COMPILED = 120_000  # milliseconds: the first hint on a machine waits for the search
WORD_JOINER = "\u2060"  # keeps a domino such as 6-4 on one line


# Both measured at one moment: a board shrinks to make room.
COVERS = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}"""


@pytest.mark.parametrize("game", names())
def test_a_hint_is_shown_where_it_covers_nothing_and_is_made_at_a_press(
    person: Callable[..., Person], game: str
) -> None:
    ada = person(**PHONE).play_now(game)
    expect(ada.page.locator(".advice.yours")).to_be_attached()
    before = ada.seq_mark()
    ada.press(ASK)
    hint = ada.page.locator(".hint-word")
    words = hint.locator("span")  # the answer; before it, it is said that the master thinks
    expect(words).to_contain_text(" ", timeout=COMPILED)
    for device in (LAPTOP, PHONE):
        ada.page.set_viewport_size(device["viewport"])  # type: ignore[arg-type]
        assert not ada.page.evaluate(COVERS, [".hint-word", ".board-place"])
    spoken = words.inner_text().replace(WORD_JOINER, "")
    expect(ada.page.locator(".unseen[aria-live]")).to_contain_text(spoken)
    laid, done = ada.page.get_by_test_id("confirm"), ada.page.get_by_role("button", name="Do it")
    if laid.count():  # the board shows it
        expect(ada.page.locator(".rack-tile.picked")).to_have_count(1)
    ada.tap(laid.or_(done))
    expect(hint).to_have_count(0)
    expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)


def test_another_move_can_be_picked_and_the_hint_still_followed(
    person: Callable[..., Person],
) -> None:
    ada = person().play_now("domination")
    expect(ada.page.locator(".advice.yours")).to_be_attached()
    ada.press(ASK)
    expect(ada.page.get_by_test_id("confirm")).to_be_visible(timeout=COMPILED)
    ada.press("Not here")
    expect(ada.page.get_by_test_id("confirm")).to_have_count(0)
    before = ada.seq_mark()
    ada.press("Do it")
    expect(ada.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)
