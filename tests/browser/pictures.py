"""Makes the pictures of the README and the docs: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from boneyard.content.puzzles import book
from boneyard.engine.registry import names
from tests.browser.conftest import chromium
from tests.browser.person import PHONE, Person, look_back
from tests.server.running import running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOVES = {
    "domination": 24,
    "domino4": 10,
    "magnetic-tower": 3,
}  # until there is something to see; else OTHERS
OTHERS = 7
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {**PHONE, "device_scale_factor": 2},
}


def take(one: Person, folder: Path, name: str) -> None:
    """One picture, when nothing moves any more."""
    one.page.wait_for_timeout(1200)
    one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
    print(name, flush=True)


def picture_game(one: Person, folder: Path, game: str, size: str) -> None:
    """A game in the middle, a domino picked."""
    one.play_now(game)
    moves = 0
    while moves < MOVES.get(game, OTHERS) and not one.over():
        if one.my_turn():
            one.act()
            moves += 1
        one.page.wait_for_timeout(60)
    for _ in range(100):
        if one.over() or one.page.locator(".rack-tile.goes").count():
            break
        if one.my_turn():
            one.act()
        one.page.wait_for_timeout(60)
    if not one.over():
        one.tap(one.page.locator(".rack-tile.goes"))
    take(one, folder, f"{game}-{size}")


def picture_puzzle(one: Person, folder: Path, size: str) -> None:
    """A puzzle that was answered: does it stand?"""
    puzzle = next(one for one in book("magnetic-tower").puzzles if one.right == ["stands"])
    one.go("puzzles", "magnetic-tower", puzzle.id)
    one.tap(one.page.locator("[data-choice=stands]"))
    take(one, folder, f"puzzle-{size}")


def picture_look_back(one: Person, folder: Path, size: str) -> None:
    """The coach, at a move that could have been better."""
    record = Path(__file__).parents[1] / "golden" / "classic" / "2-players-02.txt"
    look_back(one, record.read_text("utf-8"))
    one.page.locator(".marked-moves button:has(.mark.slip, .mark.blunder)").first.click()
    take(one, folder, f"look-back-{size}")


def main(folder: Path) -> None:
    """Home and every game, at the size of a laptop and of a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Path(tempfile.mkdtemp()) / "tables.db"
    with running(str(store), bot_pause=0.05) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        for size, device in SIZES.items():
            one = Person(browser, f"http://127.0.0.1:{server.port}/", in_space=True, **device)
            take(one.go(), folder, f"home-{size}")
            picture_puzzle(one, folder, size)
            picture_look_back(one, folder, size)
            for game in names():
                picture_game(one, folder, game, size)
            one.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
