"""The tower falls: everyone sees it, and the game continues."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

ROUNDS = 8  # with shaky hands and weak magnets most rounds have a fall
# Words on the page come and go within a moment, so the page itself keeps watch for them.
WATCH = """() => {
  const look = () => {
    window.fallTold ||= /domino(es)? fell/.test(document.body.textContent);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  });
  look();
}"""


def _listen(ada: Person) -> Callable[[], bool]:
    """Ask it whether the page has ever said that something fell."""
    ada.page.evaluate(WATCH)
    return lambda: bool(ada.page.evaluate("() => Boolean(window.fallTold)"))


def test_a_collapse_is_seen(person: Callable[..., Person]) -> None:
    ada = person(in_space=True, reduced_motion="no-preference")
    ada.go("new", "magnetic-tower")
    for choice in ("Shaky", "Weak"):
        ada.page.get_by_role("radio", name=choice, exact=True).check()
    ada.tap(ada.page.locator("button[type=submit]"))
    ada.see_table()
    expect(ada.page.locator("canvas")).to_be_visible()
    heard = _listen(ada)
    for _ in range(ROUNDS):
        while not ada.over() and not heard():
            if ada.my_turn():
                ada.act()
            else:
                ada.page.wait_for_timeout(40)
        if heard():
            break
        ada.tap(ada.page.locator("[data-testid=next]"))  # the next round, or another match
        expect(ada.page.locator(".score-sheet")).to_have_count(0)
    assert heard(), "nothing fell, or nobody was told"
    told = ada.page.request.get(f"{ada.base}api/tables/{ada.code}/fall")
    assert told.ok
    assert told.json()["number"] >= 1
    ada.press("Levels")
    expect(ada.page.locator("canvas")).to_have_count(0)
    ada.play_on()
