"""A person with a browser: what people do, in their words rather than in selectors."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    WebSocketRoute,
    expect,
)

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
AT_TABLE = re.compile(r"#/t/([A-Z0-9]{8})")
PATIENCE = 30_000
LONGEST = 240.0  # seconds for a whole game
# Games that share a box, by the button that chooses one of them.
WAYS = {"magnetic-flat": "Flat", "magnetic-tower": "Tower", "magnetic-staggered": "Staggered"}


class Person:
    """One browser context: own storage, own seat."""

    def __init__(self, browser: Browser, base: str, **device: Any) -> None:
        self.base = base
        self.touch = bool(device.get("has_touch"))
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **LAPTOP, **device}
        in_space = settings.pop("in_space", False)
        keeps_site = settings.pop("keeps_site", False)
        if not keeps_site:  # keeping all files on the device takes longer than most tests
            settings["service_workers"] = "block"
        self.context = browser.new_context(**settings)
        self.prefer("bot-pause", "50")
        if not in_space:  # without a graphics chip every picture of a tower takes a second
            self.prefer("tower-levels", "true")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self.offline = False

    def prefer(self, name: str, value: str) -> None:
        """A setting of this device; pages from nowhere, such as about:blank, store nothing."""
        stored = f"localStorage.setItem('boneyard.{name}', '{value}')"
        self.context.add_init_script(f"if (location.protocol !== 'about:') {stored}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.offline:
            self.faults.append(message.text)

    # Going places.

    def go(self, *words: str) -> Person:
        """To a screen of the app."""
        self.page.goto(f"{self.base}#/{'/'.join(words)}")
        expect(self.page.locator("h1").first).to_be_attached()
        return self

    def play_now(self, game: str) -> Person:
        """From home to a table in one press."""
        self.go()
        if game in WAYS:
            self.press(WAYS[game])
        self.tap(self.page.locator(f'[data-play="{game}"]'))
        self.see_table()
        return self

    def see_table(self) -> None:
        """The board is there, with a hand or without."""
        expect(self.page.locator(".board-place")).to_be_visible(timeout=60_000)

    @property
    def code(self) -> str:
        """The table's code, from the address."""
        self.page.wait_for_url(AT_TABLE)
        found = AT_TABLE.search(self.page.url)
        assert found, self.page.url
        return found[1]

    def wait_until_kept(self) -> None:
        """Everything is on this device: the service worker has done its work."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.wait_until("navigator.serviceWorker.controller?.state === 'activated'")

    def wait_until(self, condition: str, timeout: int = PATIENCE) -> None:
        """Until something is true in the page, which by our policy must not evaluate it itself."""
        deadline = time.monotonic() + timeout / 1000
        while not self.page.evaluate(condition):
            assert time.monotonic() < deadline, condition
            self.page.wait_for_timeout(40)

    def change_messages(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Let somebody between page and server change what the page sends."""

        def stand_between(socket: WebSocketRoute) -> None:
            behind = socket.connect_to_server()

            def hear(text: str | bytes) -> None:
                message = json.loads(text)
                change(message)
                behind.send(json.dumps(message))

            socket.on_message(hear)

        self.page.route_web_socket("**/ws", stand_between)

    # Doing things.

    def tap(self, what: Locator) -> None:
        """A finger or a mouse."""
        if self.touch:
            what.first.tap()
        else:
            what.first.click()

    def press(self, label: str) -> None:
        """A button by its words."""
        self.tap(self.page.get_by_role("button", name=label, exact=True))

    def my_turn(self) -> bool:
        """Whether something can be done now."""
        return self.page.locator(".advice.yours").count() > 0

    def wait_for_turn(self) -> None:
        """Until something can be done, or the round is over."""
        expect(self.page.locator(".advice.yours, .score-sheet").first).to_be_attached()

    def over(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.page.locator(".score-sheet").count() > 0

    def has_focus_in_hand(self) -> None:
        """After a move the focus stays in the hand, unless the others end the round meanwhile."""
        ended = self.page.locator(".score-sheet")
        expect(self.page.locator(".rack-tile:focus").or_(ended).first).to_be_attached()

    def hand(self) -> list[str]:
        """The texts of the tiles in the rack."""
        tiles = self.page.locator("[data-tile]").all()
        return [tile.get_attribute("data-tile") or "" for tile in tiles]

    def seq_mark(self) -> str:
        """Something that changes with every move."""
        return self.page.locator("[data-seq]").first.get_attribute("data-seq") or ""

    def act(self) -> None:
        """Make any move: play the first domino that fits, or else press a button."""
        before = self.seq_mark()
        going = self.page.locator(".rack-tile.goes")
        expect(going.or_(self.page.locator("[data-action]")).first).to_be_attached()
        if going.count():
            if not self.page.locator("[data-move]").count():  # none is picked yet
                self.tap(going)
            if not self.laid_at_once(before):
                self.tap_place()
        else:
            self.tap(self.page.locator("[data-action]"))
        expect(self.page.locator("[data-seq]").first).not_to_have_attribute("data-seq", before)

    def laid_at_once(self, before: str, places: str = "[data-move]") -> bool:
        """Whether the tile that was tapped had one place only; else its places are shown."""
        moved = self.page.locator(f'[data-seq]:not([data-seq="{before}"])')
        expect(moved.or_(self.page.locator(places)).first).to_be_attached()
        return moved.count() > 0

    def tap_place(self) -> None:
        """Tap the first highlighted place, and again if the game asks."""
        place = self.page.locator("[data-move]").first
        expect(place).to_be_attached()
        if self.touch:
            place.dispatch_event("pointerdown", {"pointerType": "touch"})
        place.dispatch_event("click")
        confirm = self.page.locator("[data-testid=confirm]")
        if confirm.count():
            self.tap(confirm)

    def play_on(self, until: float = LONGEST) -> None:
        """Whenever it is this person's turn, move; to the end of the round."""
        deadline = time.monotonic() + until
        while not self.over():
            assert time.monotonic() < deadline, "the game did not end"
            if self.my_turn():
                self.act()
            else:
                self.page.wait_for_timeout(40)


def ask_for_random_bots(message: dict[str, Any]) -> None:
    """At a new table bots play at random: there is no search to be compiled for a guest's game."""
    for seat in message.get("seats", []):
        if seat.get("kind") == "bot":
            seat["level"] = "random"


def set_table(
    one: Person, *kinds: str, game: str = "classic", checked: str | tuple[str, ...] = ()
) -> None:
    """Set up a table with these kinds of seats and open it; `checked` is what is chosen besides."""
    one.go("new", game)
    for label in [checked] if isinstance(checked, str) else checked:
        one.page.get_by_label(label).check()
    while one.page.locator(".seating-line").count() < len(kinds):
        one.press("Add a player")
    for number, kind in enumerate(kinds):
        line = one.page.locator(".seating-line").nth(number)
        one.tap(line.get_by_role("button", name=kind, exact=True))
        if kind in ("Me", "On this device"):
            line.locator("input").fill(f"Ada {number}" if kind == "Me" else f"Guest {number}")
    one.tap(one.page.locator("button[type=submit]"))


def open_record(one: Person, record: str) -> None:
    """Watch a game again."""
    one.go("replay")
    one.page.locator("textarea").fill(record)
    one.tap(one.page.locator("main .button.primary"))


def look_back(one: Person, record: str) -> None:
    """Open the record of a finished game, and wait for what the coach says of it."""
    open_record(one, record)
    one.press("Look back")
    # Who analyses goes behind everything else that the machine has to do.
    expect(one.page.locator(".split")).to_be_visible(timeout=600_000)
