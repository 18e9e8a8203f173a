"""A person at a browser that Playwright does not drive: from home to the result, and no more."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.browser.drivers import PATIENCE, Driver

# What a person would press: the middle of the first thing that is not covered, once it lies still.
# (Firefox scrolls to the middle of a drawing instead of to a part of it, so we do it ourselves.)
FIND = """(async (selector) => {
  const scrollTo = (thing) => {
    thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const scroller = thing.closest('.tower-slices');
    if (!scroller) return;
    const [view, box] = [scroller, thing].map((one) => one.getBoundingClientRect());
    if (box.top < view.top || box.bottom > view.bottom) {
      scroller.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2;
    }
  };
  const find = () => {
    for (const thing of document.querySelectorAll(selector)) {
      scrollTo(thing);
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(...middle);
      if (width && top && (thing.contains(top) || top.closest(selector) === thing)) return middle;
    }
    return null;
  };
  await document.fonts.ready;
  const before = find();
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const now = find();
  return String(before) === String(now) ? now : null;
})"""
SETTINGS = {"bot-pause": 0, "motion": "less", "language": "en", "sound": False}


class Visitor:
    """Somebody who looks, and presses what is there."""

    def __init__(self, driver: Driver, address: str, touch: bool) -> None:
        self.driver, self.address, self.touch = driver, address, touch
        driver.size(*((360, 740) if touch else (1024, 640)))
        driver.open(f"{address}start.css")  # a page on which nothing runs yet
        for name, value in SETTINGS.items():
            words = f"{json.dumps(f'boneyard.{name}')}, {json.dumps(json.dumps(value))}"
            driver.evaluate(f"localStorage.setItem({words})")
        driver.open(address)

    def wait(self, expression: str) -> Any:
        """Until an expression gives something."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.driver.evaluate(expression)):
            assert time.monotonic() < deadline, f"waited in vain for {expression}"
            time.sleep(0.05)
        return found

    def see(self, selector: str) -> None:
        """Wait until something is on the page."""
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")

    def sees(self, selector: str) -> bool:
        """Whether something is on the page now."""
        return bool(
            self.driver.evaluate(f"Boolean(document.querySelector({json.dumps(selector)}))")
        )

    def press(self, selector: str) -> None:
        """The first that can be reached, with the mouse or a finger."""
        point = self.wait(f"{FIND}({json.dumps(selector)})")
        (self.driver.tap if self.touch else self.driver.click)(*point)

    def play_now(self, game: str) -> None:
        """From home to a table, by the way to play it where a box has several."""
        self.see("[data-play]")
        play = f'[data-play="{game}"]'
        while not self.sees(play):
            self.press(".way[aria-pressed=true] + .way")
        self.press(play)
        self.see(".board-place")

    def act(self) -> None:
        """Any move: the first domino that goes, or else a button."""
        before = self.driver.evaluate("document.querySelector('[data-seq]').dataset.seq")
        moved = f"[data-seq]:not([data-seq='{before}'])"
        self.see(".rack-tile.goes, [data-action]")
        if not self.sees(".rack-tile.goes"):
            self.press("[data-action]")
        else:
            self.pick(moved)
            if not self.sees(moved):
                self.press("[data-move]")
                self.see(f"[data-testid=confirm], {moved}")
            if not self.sees(moved):
                self.press("[data-testid=confirm]")
        self.see(f"{moved}, .score-sheet")

    def pick(self, moved: str) -> None:
        """Take up a domino that goes, unless one is; where it has one place it may be laid."""
        if not self.sees("[data-move]"):
            self.press(".rack-tile.goes")
            self.see(f"[data-move], {moved}")

    def play_on(self) -> None:
        """To the end of the round."""
        while not self.sees(".score-sheet"):
            self.see(".advice.yours, .score-sheet")
            if self.sees(".advice.yours"):
                self.act()
