"""The end of a round: felt, then read; what was left, the race, the album. It needs no server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

# The order in which a closing and a score sheet came.
ORDER = """() => {
  window.order = [];
  const look = () => {
    for (const name of ['celebration', 'score-sheet']) {
      const fresh = document.querySelector(`.${name}`) && !window.order.includes(name);
      if (fresh) window.order.push(name);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_end_of_a_round_without_a_server(person: Callable[..., Person]) -> None:
    ada = person(reduced_motion="no-preference", keeps_site=True).go()
    ada.wait_until_kept()
    ada.offline = True
    ada.context.set_offline(True)
    ada.page.reload()
    ada.go("new", "magnetic-flat")
    ada.page.get_by_role("radio", name="3 rounds").check()
    ada.press("Start")
    ada.see_table()
    ada.page.evaluate(ORDER)
    ada.play_on()
    sheet = ada.page.locator(".score-sheet")
    assert ada.page.evaluate("() => window.order") == ["celebration", "score-sheet"]
    # the words leave with the sheet, or their shade lies on the board around it
    expect(ada.page.locator(".celebration")).to_have_count(0)
    # the hand stays: without it the board would grow, and the line under the last domino move
    expect(ada.page.locator(".own .rack")).to_have_count(1)
    expect(sheet).to_contain_text("Penalty points")
    expect(sheet.locator(".race")).to_contain_text("Fewest points wins")
    expect(sheet.locator(".left-hand .domino").first).to_be_visible()
    # hands lie side by side where there is room: each is as wide as what is in it
    beside = "hands => hands.some(hand => hand.offsetWidth < hand.parentElement.offsetWidth / 2)"
    assert sheet.locator(".left-hand").evaluate_all(beside)
    won = sheet.get_by_role("heading", name="You win").count()
    if won:
        expect(sheet.locator(".news")).to_contain_text("For the first time")
    else:
        expect(sheet.locator(".kind-word")).to_be_visible()
    expect(sheet).to_contain_text("Round 1 of 3.")
    ada.press("Close")
    ada.press("Score sheet")
    expect(sheet).to_be_visible()
    expect(ada.page.locator(".celebration")).to_have_count(0)  # nor do they come again
    ada.go()
    ada.page.get_by_role("link", name="Your album").click()
    row = ada.page.locator("tr", has_text="flat")
    expect(row.locator("td")).to_have_text(["1", str(won), str(won)])
