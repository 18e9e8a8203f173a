"""A real browser at a real server: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.server.running import Server, running

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src" / "boneyard" / "static"
FLAGS = [
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-gpu",  # the processor draws pages at half the cost of a GPU in software
    "--enable-unsafe-swiftshader",  # which towers need
]
MISSING = "there is no Chromium; on Debian: apt-get install chromium-headless-shell"


def program() -> str | None:
    """Where Chromium is; without the parts for a window it takes a third less of the processor."""
    named = os.environ.get("BONEYARD_CHROMIUM")
    return named or shutil.which("chromium-headless-shell") or shutil.which("chromium")


def chromium(playwright: Playwright) -> Browser:
    """Chromium, without a window."""
    expect.set_options(timeout=PATIENCE)  # on a busy machine five seconds are soon over
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return playwright.chromium.launch(executable_path=program(), args=flags)


@pytest.fixture(scope="session")
def server(compiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots."""
    assert (STATIC / "index.html").is_file(), "the client is not built: pip install -e ."
    store = tmp_path_factory.mktemp("browser") / "tables.db"
    with running(str(store), bot_pause=0.05, share_time=10.0) as one:
        yield one


class Opened:
    """One Chromium for all the tests in a row that need it.

    It is closed before a test of another folder: Playwright keeps an event loop running, in which
    others cannot start.
    """

    def __init__(self) -> None:
        self.open = contextlib.ExitStack()
        self.browser: Browser | None = None

    def get(self) -> Browser:
        """The browser, which is started if there is none, or none any more."""
        if self.browser is not None and not self.browser.is_connected():
            self.close()
        if self.browser is None:
            self.browser = chromium(self.open.enter_context(sync_playwright()))
            self.open.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        """Until the next test that needs one."""
        self.browser = None
        self.open.close()


opened = Opened()


@pytest.fixture
def browser() -> Browser:
    """Chromium, without a window."""
    if program() is None:
        pytest.skip(MISSING)
    return opened.get()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Keep the browser only for a test of this folder."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            opened.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a device of their own; no device may show an error."""
    people: list[Person] = []

    def make(**device: object) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{server.port}/", **device))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert [fault for one in people for fault in one.faults] == []
