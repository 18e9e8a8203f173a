"""A picture of every screen at every size, on one page: `python3 dev.py look [WORD …]`.

Words choose: a screen (`home`), a size (`390x844`), a language (`fr`) or a theme (`dark`). Without
any of a kind, all screens and sizes are taken, in German by day and in French by night.
"""

from __future__ import annotations

import html
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from boneyard.content.puzzles import book
from boneyard.content.words import LANGUAGES
from boneyard.engine.registry import names
from tests.browser.conftest import chromium
from tests.browser.person import Person, open_record
from tests.server.running import running

FOLDER = Path(__file__).parents[2] / "build" / "look"
RECORDS = Path(__file__).parents[1] / "golden"
SIZES = ("320x640", "360x740", "390x844", "844x390", "1366x768", "1920x1080", "3840x2160")
THEMES = ("light", "dark")
BOTH = (("de", "light"), ("fr", "dark"))  # the longest words by day, the widest spaces by night
MOVES = 6  # until there is something to see on a board
STYLE = """
body { font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 16px }
img { height: 320px }
figure { margin: 0 }
"""
# Boards fit themselves into a new size from frame to frame, which takes a while on a busy machine.
SETTLED = """async () => {
  for (let n = 0; n < 6; n += 1) await new Promise(requestAnimationFrame);
}"""
Screen = Callable[[Person], None]


def table(game: str, players: int = 2) -> Screen:
    """A game after some moves, with a tile picked."""

    def show(one: Person) -> None:
        set_up(one, game, players)
        for _ in range(MOVES):
            one.wait_for_turn()
            if one.over():
                return
            one.act()
        one.wait_for_turn()
        going = one.page.locator(".rack-tile.goes")
        if going.count():
            one.tap(going)

    return show


def set_up(one: Person, game: str, players: int) -> None:
    """A table for one person and bots."""
    one.go("new", game)
    while one.page.locator(".seating-line").count() < players:
        one.tap(one.page.locator(".seating + .button"))
    one.tap(one.page.locator("button[type=submit]"))
    one.see_table()


def going(*words: str) -> Screen:
    """A screen that has an address."""

    def show(one: Person) -> None:
        one.go(*words)
        expect(one.page.locator("main h1, main h2").first).to_be_attached()

    return show


def waiting(one: Person) -> None:
    """A table with an open seat."""
    one.go("new", "classic")
    one.tap(one.page.locator(".seating-line").nth(1).locator(".kind").nth(2))
    one.tap(one.page.locator("button[type=submit]"))
    expect(one.page.locator(".invite")).to_be_visible()


def shared_screen(one: Person) -> None:
    """The same on a screen for all."""
    one.go("new", "classic")
    one.page.locator(".check input").nth(-2).check()  # a screen for all
    one.tap(one.page.locator(".seating-line").nth(0).locator(".kind").nth(0))
    one.tap(one.page.locator("button[type=submit]"))
    expect(one.page.locator(".invite")).to_be_visible()


def settings(one: Person) -> None:
    """The settings, over a table."""
    set_up(one, "classic", 2)
    one.tap(one.page.locator(".helpers .menu-holder").last)
    one.tap(one.page.locator("button.menu-item", has=one.page.locator("path[d^='M4 7 h9']")))
    expect(one.page.locator(".settings")).to_be_visible()


def leaving(one: Person) -> None:
    """How to leave a table."""
    set_up(one, "classic", 2)
    one.tap(one.page.locator(".helpers .menu-holder").last)
    one.tap(one.page.locator(".menu-item").last)
    expect(one.page.locator(".leave-sheet")).to_be_visible()


def menu(one: Person) -> None:
    """What else can be done at a table."""
    set_up(one, "classic", 2)
    one.tap(one.page.locator(".helpers .menu-holder").last)


def keys(one: Person) -> None:
    """The sheet of keys."""
    set_up(one, "classic", 2)
    one.page.keyboard.press("?")
    expect(one.page.locator(".key-sheet")).to_be_visible()


def hint(one: Person) -> None:
    """What a hint says."""
    set_up(one, "classic", 2)
    one.wait_for_turn()
    one.tap(one.page.get_by_test_id("hint"))
    expect(one.page.locator(".hint-word span").first).to_be_visible()


def home_again(one: Person) -> None:
    """Home for somebody who has played, with a table that waits for players."""
    other = Person(one.context.browser or fail(), one.base)
    other.go("new", "domino4")
    other.page.get_by_label("Let others find the table").check()
    other.tap(other.page.locator(".seating-line").nth(1).locator(".kind").nth(2))
    other.tap(other.page.locator("button[type=submit]"))
    assert other.code
    set_up(one, "classic", 4)
    set_up(one, "domination", 2)
    one.go()
    expect(one.page.locator("[data-table]")).to_be_visible()


def fail() -> Browser:
    """Every page here has a browser."""
    raise AssertionError


def replay(one: Person) -> None:
    """A game that is watched again."""
    score_sheet(one)
    one.tap(one.page.locator(".sheet-foot a"))
    expect(one.page.locator(".scrubber")).to_be_visible()
    for _ in range(12):
        one.page.keyboard.press("ArrowRight")


def score_sheet(one: Person) -> None:
    """The end of a round."""
    set_up(one, "classic", 3)
    one.play_on()


def filled_album(one: Person) -> None:
    """The album after a game."""
    score_sheet(one)
    one.go("album")
    expect(one.page.locator(".scores")).to_be_visible()


def result(game: str) -> Screen:
    """The end of a round for two."""

    def show(one: Person) -> None:
        set_up(one, game, 2)
        one.play_on()

    return show


def looked_back_at(game: str) -> Screen:
    """What the coach says of a game, at a move it would not have made."""

    def show(one: Person) -> None:
        open_record(one, (RECORDS / game / "3-players-01.txt").read_text("utf-8"))
        one.tap(one.page.locator(".scrubber .button:not(.icon)"))
        expect(one.page.locator(".split")).to_be_visible(timeout=300_000)
        marked = one.page.locator(".marked-moves button:has(.mark.slip, .mark.blunder)")
        if marked.count():
            one.tap(marked)

    return show


def revealed(game: str) -> Screen:
    """A puzzle, after its answer was shown."""

    def show(one: Person) -> None:
        one.go("puzzles", game, book(game).puzzles[0].id)
        one.tap(one.page.locator("[data-action=reveal], [data-choice]"))
        expect(one.page.locator(".speech-why")).to_be_visible()

    return show


def short_lesson(game: str) -> Screen:
    """The first puzzle of the last short lesson of a game."""
    lesson = book(game).lessons[-1]
    return going("puzzles", game, lesson.puzzles[0], lesson.name)


SCREENS: dict[str, Screen] = {
    "home": going(),
    "join": going("join"),
    "album": going("album"),
    "replay-file": going("replay"),
    "no-table": going("t", "ABCD2345"),
    **{f"new-{game}": going("new", game) for game in names()},
    **{f"rules-{game}": going("rules", game) for game in names()},
    **{f"learn-{game}": going("learn", game) for game in names()},
    "puzzles": going("puzzles"),
    **{f"puzzles-{game}": going("puzzles", game) for game in names()},
    **{f"puzzle-{game}": going("puzzles", game, book(game).puzzles[0].id) for game in names()},
    **{f"revealed-{game}": revealed(game) for game in names()},
    **{f"short-lesson-{game}": short_lesson(game) for game in names()},
    "again-home": home_again,
    "waiting": waiting,
    "shared-screen": shared_screen,
    "menu": menu,
    "settings": settings,
    "leaving": leaving,
    "keys": keys,
    "hint": hint,
    **{f"table-{game}": table(game) for game in names()},
    **{f"result-{game}": result(game) for game in names()},
    **{f"look-back-{game}": looked_back_at(game) for game in names()},
    "table-of-four": table("classic", 4),
    "table-of-eight": table("domino4", 8),
    "score-sheet": score_sheet,
    "filled-album": filled_album,
    "replayed": replay,
}


def chosen(words: list[str], of: tuple[str, ...]) -> list[str]:
    """Those of a kind that were named; all if none was."""
    return [one for one in of if one in words] or list(of)


def takes(words: list[str]) -> Iterator[tuple[str, str]]:
    """Which languages, each in which theme."""
    named = [word for word in words if word in (*LANGUAGES, *THEMES)]
    if not named:
        yield from BOTH
        return
    for language in [word for word in words if word in LANGUAGES] or ["en"]:
        for theme in [word for word in words if word in THEMES] or ["light"]:
            yield language, theme


def picture(page: Page, file: Path, size: str) -> None:
    """The screen as it stands, at one size."""
    width, height = (int(number) for number in size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(350)
    page.evaluate(SETTLED)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, type="jpeg", quality=80)


def look(browser: Browser, base: str, words: list[str]) -> list[Path]:
    """Take all pictures that were asked for."""
    screens = [name for name in SCREENS if any(name.startswith(word) for word in words)]
    made: list[Path] = []
    for language, theme in takes(words):
        for name in screens or list(SCREENS):
            one = Person(browser, base, locale=language, color_scheme=theme)
            SCREENS[name](one)
            for size in chosen(words, SIZES):
                made.append(FOLDER / f"{language}-{theme}" / f"{name}-{size}.jpg")
                picture(one.page, made[-1], size)
            print(f"{language} {theme} {name}", *one.faults, flush=True)
            one.context.close()
    return made


def sheet(files: list[Path]) -> str:
    """All pictures on one page, smaller; a click shows one as large as it is."""
    figures = "\n".join(
        f'<figure><a href="{path}"><img src="{path}" alt="" loading="lazy"></a>'
        f"<figcaption>{html.escape(path)}</figcaption></figure>"
        for path in (file.relative_to(FOLDER).as_posix() for file in files)
    )
    return f"<!doctype html><title>Boneyard</title><style>{STYLE}</style>\n{figures}\n"


def unknown(words: list[str]) -> list[str]:
    """The words that choose nothing.

    >>> unknown(["home", "fr", "390x844", "--help"])
    ['--help']
    """
    known = (*SIZES, *LANGUAGES, *THEMES)
    return [
        word
        for word in words
        if word not in known and not any(name.startswith(word) for name in SCREENS)
    ]


def main(words: list[str]) -> int:
    """Take the pictures and lay them on one page."""
    if unknown(words):
        print(
            f"Nothing is called {', '.join(unknown(words))}. Name sizes ({', '.join(SIZES)}), "
            f"languages ({', '.join(LANGUAGES)}), themes ({', '.join(THEMES)}) "
            f"or screens ({', '.join(SCREENS)}).",
            file=sys.stderr,
        )
        return 2
    store = Path(tempfile.mkdtemp()) / "tables.db"
    with (
        running(str(store), bot_pause=0.05, share_time=10.0) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        files = look(browser, f"http://127.0.0.1:{server.port}/", words)
        browser.close()
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "index.html").write_text(sheet(files), encoding="utf-8")
    print(FOLDER / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
