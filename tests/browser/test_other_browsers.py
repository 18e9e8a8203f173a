"""Firefox and WebKit: from home to the result, and the same games to the last bit."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.server.site import write_site
from tests.browser.drivers import Driver, firefox, webkit
from tests.browser.hosting import hosted
from tests.browser.visitor import Visitor
from tests.wasm import series
from tests.wasm.test_series import by_wasmtime

BROWSERS = {"firefox": firefox, "webkit": webkit}
GAMES = 5  # of each, the first of the series that the other engines play

# Makes the window on the levels hardly larger than their last place, and focuses that place:
# how many pixels of it stick out?
OUT_OF_VIEW = """(async (scrolled) => {
  const scroller = document.querySelector('.tower-slices');
  const place = [...scroller.querySelectorAll('[data-move]')].at(-1);
  scroller.style.maxHeight = `${place.getBoundingClientRect().height + 40}px`;
  scroller.scrollTop = scrolled;
  document.activeElement.blur();
  place.focus();
  for (let n = 0; n < 5; n += 1) await new Promise(requestAnimationFrame);
  const [view, box] = [scroller, place].map((one) => one.getBoundingClientRect());
  scroller.style.maxHeight = '';
  return Math.max(0, Math.round(view.top - box.top), Math.round(box.bottom - view.bottom));
})"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A static site: every game runs in the page."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, list(BUILT_IN))
    with hosted(folder) as one:
        yield one


@pytest.fixture(scope="module", params=BROWSERS)
def driver(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Driver]:
    """Each browser, once for all tests."""
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as one:
        yield one


def see_result(one: Visitor) -> None:
    """The score sheet with both players, and a page that never complained."""
    one.play_on()
    assert one.driver.evaluate("document.querySelectorAll('.score-sheet tbody tr').length") == 2
    assert one.driver.faults() == []


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_from_home_to_the_result(driver: Driver, address: str, touch: bool) -> None:
    one = Visitor(driver, address, touch)
    one.play_now("classic")
    see_result(one)


def test_a_tower_in_space_and_then_in_levels(driver: Driver, address: str) -> None:
    one = Visitor(driver, address, touch=False)
    one.play_now("magnetic-tower")
    one.see("canvas.ready")
    one.see(".advice.yours")
    one.act()
    one.press(".tower-switch")
    see_focus_followed(one)
    one.see(".advice.yours, .score-sheet")
    if one.sees(".advice.yours"):
        one.act()


def see_focus_followed(one: Visitor) -> None:
    """However far away a place lies, it is in view when the keyboard comes to it."""
    one.see(".advice.yours, .score-sheet")
    while not one.sees(".rack-tile.goes, .score-sheet"):
        one.act()
        one.see(".advice.yours, .score-sheet")
    if one.sees(".score-sheet"):
        return
    one.pick(".score-sheet")
    for end in (0, 10_000):
        assert one.driver.evaluate(f"{OUT_OF_VIEW}({end})") == 0


def test_the_same_games_as_everywhere(driver: Driver) -> None:
    driver.open("about:blank")
    for game in BUILT_IN:
        order = json.dumps(series.order_for(rules_of(game), 0, GAMES))
        told = driver.evaluate(f"({series.expression()})({order})")
        assert told["total"] == by_wasmtime(game, 0, GAMES), game
