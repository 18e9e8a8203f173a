"""How quick the page is: until it can be used, and while dragging on a full Domino 4 table.

python -m benchmarks.client

Both are measured in a real browser at a real server. Frames are counted against an empty page in
the same browser, so that the ratio says what our page costs; the time that our script takes in a
frame is what a phone's processor would have to do.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.person import Person
from tests.server.running import running

import boneyard
from boneyard.position import Position

TILES = 55
SEEDS = 4000
COUNT = """() => {
  window.frames_ = 0;
  window.since_ = performance.now();
  const step = () => { window.frames_ += 1; requestAnimationFrame(step); };
  requestAnimationFrame(step);
}"""
RATE = "window.frames_ / (performance.now() - window.since_) * 1000"


def full_table() -> Position:
    """A Domino 4 game whose table is as full as can be found, with somebody to move a tile."""
    game = boneyard.load("domino4")
    best: Position | None = None
    for seed in range(SEEDS):
        position = game.new(players=2, seed=seed, cornerstone=True)
        while not position.over:
            legal = [move for move in position.legal() if "@" in move] or position.legal()
            laid = len(position.view(None)["table"])
            if any("@" in move for move in legal) and laid > size(best):
                best = position.copy()
            position.play(legal[seed % len(legal)])
        if size(best) >= TILES:
            break
    assert best is not None
    return best


def size(position: Position | None) -> int:
    """Tiles on the table."""
    return 0 if position is None else len(position.view(None)["table"])


def show_instead(page: Page, position: Position) -> None:
    """Everything the server says of a table, with this position on it."""
    seat = position.actors[0]
    sight = {"seat": seat, "view": position.view(seat), "legal": position.legal(seat)}

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def change(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message.get("sights"):
                message["sights"] = [sight]
                message["yours"] = [seat]
            route.send(json.dumps(message))

        server.on_message(change)

    page.route_web_socket("**/ws", pass_on)


def first_load(one: Person) -> float:
    """Seconds from asking for the page until its boxes can be pressed."""
    one.page.goto(one.base)
    one.page.locator(".box .primary").first.wait_for()
    return float(one.page.evaluate("performance.now()")) / 1000


def drag(one: Person) -> tuple[float, float]:
    """Frames a second while a tile is dragged, and milliseconds of script and layout a move."""
    tile = one.page.locator(".rack-tile.goes").first.bounding_box()
    assert tile is not None
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    one.page.mouse.move(tile["x"] + 10, tile["y"] + 10)
    one.page.mouse.down()
    before = busy(session)
    steps = 240
    one.page.evaluate(COUNT)
    for step in range(steps):
        one.page.mouse.move(300 + (step * 7) % 600, 200 + (step * 3) % 300)
    rate = one.page.evaluate(RATE)
    spent = busy(session) - before
    one.page.mouse.move(5, 5)
    one.page.mouse.up()
    return float(rate), 1000 * spent / steps


def busy(session: Any) -> float:
    """Seconds the page's thread has worked."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def main() -> None:
    """Measure and print."""
    position = full_table()
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    store = Path(tempfile.mkdtemp()) / "tables.db"
    with running(str(store)) as server, sync_playwright() as playwright:
        program = os.environ.get("BONEYARD_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        one = Person(browser, f"http://127.0.0.1:{server.port}/")
        one.page.evaluate(COUNT)
        one.page.wait_for_timeout(2000)
        empty = one.page.evaluate(RATE)
        print(f"usable after {first_load(one):.2f} s; again {first_load(one):.2f} s")
        show_instead(one.page, position)
        one.play_now("domino4")
        one.page.locator(".rack-tile.goes").first.wait_for()
        rate, spent = drag(one)
        print(f"Domino 4 with {size(position)} tiles: {rate:.0f} frames a second while dragging")
        print(f"  (an empty page: {empty:.0f}); {spent:.1f} ms of work for each movement")
        browser.close()


if __name__ == "__main__":
    main()
