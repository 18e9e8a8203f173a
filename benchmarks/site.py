"""What a visitor of the static site waits for: bytes, and time to the first turn.

python -m benchmarks.site [GAME …] [--repeat 3]

Writes the site, serves it by Python's own `http.server` and opens it in Chromium, as a visitor who
presses *Play now* as soon as it is there. Bytes are counted by the host, once as they are and once
packed by gzip as most web hosts send them; what the service worker fetches to keep is counted
apart. Times are medians in milliseconds by the page's own clock, from the address to the frame that
shows the dealt hand; a processor that is slowed down is Chromium's own, which slows the page but
not its workers.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.hosting import Quiet
from tests.browser.person import WAYS, Person

from boneyard.engine.registry import names
from boneyard.progress import progress_bar
from boneyard.server.site import write_site

KB = 1000
MOST = 250  # kB for the first load of a game
MOST_WITH_SCENE = 400  # where towers stand in space
MOST_TIME = 1000  # milliseconds to the first turn
SLOW = 4
PACKED = (".html", ".js", ".css", ".json", ".svg", ".wasm", ".webmanifest")


@dataclass
class Traffic:
    """Bytes that a host sent: to pages, and to service workers that keep them."""

    page: int = 0
    kept: int = 0

    def count(self, sent: int, to_worker: bool) -> None:
        """One answer."""
        if to_worker:
            self.kept += sent
        else:
            self.page += sent


@cache
def packed(file: Path) -> bytes:
    """A file as most hosts send it."""
    return gzip.compress(file.read_bytes(), 6)


@contextlib.contextmanager
def host(folder: Path, pack: bool) -> Iterator[tuple[str, Traffic]]:
    """A web host that counts what it sends."""
    traffic = Traffic()

    class Counting(Quiet):
        def do_GET(self) -> None:  # noqa: N802  # noqa: N802
            """Send a file."""
            path = self.path.split("?")[0]
            file = folder / (path.strip("/") or "index.html")
            if not file.is_file():
                self.send_error(404)
                return
            packs = pack and file.suffix in PACKED
            body = packed(file) if packs else file.read_bytes()
            # A service worker asks whether what it keeps is still the same.
            traffic.count(len(body), "max-age=0" in self.headers.get("cache-control", ""))
            self.send_response(200)
            self.send_header("content-type", self.guess_type(str(file)))
            self.send_header("content-length", str(len(body)))
            if packs:
                self.send_header("content-encoding", "gzip")
            self.end_headers()
            self.wfile.write(body)

    with ThreadingHTTPServer(("127.0.0.1", 0), Counting) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", traffic
        finally:
            server.shutdown()


@dataclass
class Row:
    """What was measured of a game."""

    game: str
    first: list[float] = field(default_factory=list)
    slow: list[float] = field(default_factory=list)
    second: list[float] = field(default_factory=list)
    offline: list[float] = field(default_factory=list)
    plain: int = 0
    packed: int = 0
    kept: int = 0
    again: int = 0


# Presses the buttons as they appear, without the time that a driver of browsers takes to find them.
VISITOR = """(([game, way]) => {
  const pressed = new Set();
  const press = (name, button) => {
    if (!button || pressed.has(name)) return;
    pressed.add(name);
    button.click();
  };
  const look = () => {
    const buttons = [...document.querySelectorAll('button, label, [role=radio], [role=tab]')];
    if (way) press('way', buttons.find((one) => one.textContent.trim() === way));
    press('play', document.querySelector(`[data-play="${game}"]`));
    if (!document.querySelector('.rack-tile') || pressed.has('seen')) return;
    pressed.add('seen');
    requestAnimationFrame(() => requestAnimationFrame(() => {
      document.documentElement.dataset.firstTurn = performance.now();
    }));
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true});
})"""


def first_turn(one: Person, game: str) -> float:
    """Milliseconds from the address to a dealt table."""
    one.page.add_init_script(f"{VISITOR}({json.dumps([game, WAYS.get(game, '')])})")
    one.go()
    shown = one.page.locator("[data-first-turn]").get_attribute("data-first-turn", timeout=60_000)
    return float(shown or "nan")


def slowed(one: Person, rate: int) -> None:
    """As if the processor were slower."""
    one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def visit(browser: Browser, address: str, **device: Any) -> Person:
    """A visitor on a new device."""
    return Person(browser, address, in_space=True, **device)


def measure(browser: Browser, folder: Path, row: Row) -> None:
    """One round of visits."""
    row.plain = row.plain or first_load(browser, folder, row.game, pack=False)
    row.packed = row.packed or first_load(browser, folder, row.game, pack=True)
    with host(folder, pack=True) as (address, _):
        one = visit(browser, address, keeps_site=True)
        slowed(one, SLOW)
        row.slow.append(first_turn(one, row.game))
        one.context.close()
    with host(folder, pack=True) as (address, traffic):
        one = visit(browser, address, keeps_site=True)
        row.first.append(first_turn(one, row.game))
        one.wait_until_kept()
        row.kept = traffic.kept
        before = traffic.page
        row.second.append(next_visit(one, row.game))
        row.again = traffic.page - before
    row.offline.append(next_visit(one, row.game))  # the host is off
    one.context.close()


def first_load(browser: Browser, folder: Path, game: str, pack: bool) -> int:
    """Bytes to the first turn; without a service worker, which would take over in the middle."""
    with host(folder, pack) as (address, traffic):
        one = visit(browser, address)
        first_turn(one, game)
        one.context.close()
        return traffic.page


def next_visit(one: Person, game: str) -> float:
    """The same device comes back."""
    one.page.close()
    one.page = one.context.new_page()
    return first_turn(one, game)


def table(rows: list[Row]) -> str:
    """What a person reads; * where a bar is missed."""
    lines = [
        f"{'':20}{'first load, kB':>16}{'first turn, ms':>16}{'second visit':>16}{'offline':>9}",
        f"{'':20}{'gzip':>8}{'plain':>8}{'1x':>8}{f'{SLOW}x':>8}{'kB':>8}{'ms':>8}{'ms':>9}"
        f"{'kept, kB':>10}",
    ]
    for row in rows:
        most = MOST_WITH_SCENE if "magnetic" in row.game and "flat" not in row.game else MOST
        times = [median(row.first), median(row.slow), median(row.second), median(row.offline)]
        late = times[0] > MOST_TIME
        mark = " *" if row.packed > most * KB or late else ""
        lines.append(
            f"{row.game:20}{row.packed / KB:>8.0f}{row.plain / KB:>8.0f}{times[0]:>8.0f}"
            f"{times[1]:>8.0f}{row.again / KB:>8.0f}{times[2]:>8.0f}{times[3]:>9.0f}"
            f"{row.kept / KB:>10.0f}{mark}"
        )
    return "\n".join(lines)


def each_round(rows: list[Row], repeat: int, work: Callable[[Row], None]) -> None:
    """Every game as often as asked, with a bar."""
    with progress_bar("visits", repeat * len(rows)) as advance:
        for _ in range(repeat):
            for row in rows:
                work(row)
                advance(1)


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks.site")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--repeat", type=int, default=3)
    given = parser.parse_args()
    rows = [Row(game) for game in given.games or names()]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder), given.games or names())
        browser = chromium(playwright)
        each_round(rows, given.repeat, lambda row: measure(browser, Path(folder), row))
        browser.close()
    print(table(rows))


if __name__ == "__main__":
    main()
