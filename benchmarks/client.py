"""How quick the page is: until it can be used, while dragging on a full table, and after moves.

python -m benchmarks.client

All is measured in a real browser at a real server. Frames are compared with those of the same
page at rest; the work in each is what a phone's processor would have to do. 60 frames a second are
16.7 ms. Where Chromium has no graphics chip it draws the tower on the processor: then only the part
of the work that is the page's own, its scripts and its layout, says something about a phone. For a
tower that was 0.5 to 2 ms a frame; the rest, 12 to 37 ms, was drawing by the processor, and hardly
less with a quarter of the pixels.
"""

from __future__ import annotations

import itertools
import json
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.person import PHONE, Person
from tests.server.running import running

import boneyard
from boneyard.engine.position import Position

Work = NDArray[np.float64]
TILES = 55
SEEDS = 4000
STEPS = 180
MOVED = ("classic", "magnetic-tower")
MOVES = 8
OWN = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")  # what is not drawing
WATCHED = 1000  # milliseconds after each move; its animation takes a quarter of that
WATCH = """() => {
  window.drawn = [];
  const note = (now) => { window.drawn.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
# one movement of the pointer in each frame, as a hand makes them, and how long each frame took
MOVE = """() => new Promise((done) => {
  const times = [];
  let last = performance.now();
  const step = (now) => {
    times.push(now - last);
    last = now;
    const at = { clientX: 300 + (times.length * 7) % 600, clientY: 200 + (times.length * 3) % 300 };
    window.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, ...at }));
    times.length < STEPS ? requestAnimationFrame(step) : done(times.slice(5));
  };
  requestAnimationFrame(step);
})""".replace("STEPS", str(STEPS))


def full_table() -> Position:
    """A Domino 4 game with a table as full as can be found, and someone to play a tile."""
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
    """Let the page show this position instead of the one on the server's table."""
    seat = position.actors[0]
    given = {"seat": seat, "view": position.view(seat), "legal": position.legal(seat)}

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def change(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message.get("sights"):
                message["sights"] = [given]
                message["yours"] = [seat]
            route.send(json.dumps(message))

        server.on_message(change)

    page.route_web_socket("**/ws", pass_on)


def first_load(one: Person) -> float:
    """Seconds from requesting the page until its boxes can be pressed."""
    one.page.goto(one.base)
    one.page.locator(".box .primary").first.wait_for()
    return float(one.page.evaluate("performance.now()")) / 1000


def drag(one: Person) -> tuple[list[float], Work]:
    """Milliseconds between frames while a tile is dragged, and of work for each frame."""
    tile = one.page.locator(".rack-tile.goes").first.bounding_box()
    assert tile is not None
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    one.page.mouse.move(tile["x"] + 10, tile["y"] + 10)
    one.page.mouse.down()
    one.page.mouse.move(tile["x"] + 40, tile["y"] - 40, steps=3)
    one.page.locator(".dragged").wait_for()
    before = busy(session)
    times: list[float] = one.page.evaluate(MOVE)
    spent = busy(session) - before
    one.page.mouse.move(5, 5)
    one.page.mouse.up()
    return sorted(times), spent / len(times)


def after_moves(browser: Browser, base: str, game: str) -> tuple[list[float], Work]:
    """Milliseconds between frames in the second after each move, and of work for each frame."""
    one = Person(browser, base, **PHONE, reduced_motion="no-preference", in_space=True)
    one.play_now(game)
    one.page.evaluate(WATCH)
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    times: list[float] = []
    spent = np.zeros(2)
    for _ in range(MOVES):
        one.wait_for_turn()
        if one.over():
            break
        one.act()
        before = busy(session)
        one.page.evaluate("() => { window.drawn.length = 0 }")
        one.page.wait_for_timeout(WATCHED)
        drawn: list[float] = one.page.evaluate("() => [...window.drawn]")
        times += [later - earlier for earlier, later in itertools.pairwise(drawn)]
        spent += busy(session) - before
    one.context.close()
    return sorted(times), spent / len(times)


def busy(session: Any) -> Work:
    """Milliseconds the page's thread has worked, and those of them that were the page's own."""
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * np.array([told["TaskDuration"], sum(told[name] for name in OWN)])


def shown(times: list[float]) -> str:
    """The median and the slowest twentieth of sorted times."""
    return f"median {times[len(times) // 2]:.1f} ms, p95 {times[len(times) * 19 // 20]:.1f} ms"


def worked(spent: Work) -> str:
    """Work in words."""
    return f"{spent[0]:.1f} ms of work in each, {spent[1]:.1f} of them the page's own"


def main() -> None:
    """Measure and print."""
    position = full_table()
    store = Path(tempfile.mkdtemp()) / "tables.db"
    with running(str(store)) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        one = Person(browser, f"http://127.0.0.1:{server.port}/")
        print(f"usable after {first_load(one):.2f} s; again {first_load(one):.2f} s")
        show_instead(one.page, position)
        one.play_now("domino4")
        one.page.locator(".rack-tile.goes").first.wait_for()
        empty = sorted(one.page.evaluate(MOVE))
        times, spent = drag(one)
        print(f"Domino 4 with {size(position)} tiles, a frame while dragging: {shown(times)}")
        print(f"  (the same page at rest: {shown(empty)}); {worked(spent)}")
        for game in MOVED:
            times, spent = after_moves(browser, one.base, game)
            print(f"{game}, a frame after a move: {shown(times)}; {worked(spent)}")
        browser.close()


if __name__ == "__main__":
    main()
