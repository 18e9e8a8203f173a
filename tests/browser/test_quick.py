"""Small and always there: what is loaded first, and what is shown without a network."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import STATIC
from tests.browser.person import Person

KB = 1000


def packed(name: str) -> int:
    """Bytes on the wire."""
    return len(zlib.compress((STATIC / name).read_bytes(), 9))


def test_the_first_load_is_small(person: Callable[..., Person]) -> None:
    one = person()
    loaded: list[str] = []
    one.page.on("request", lambda request: loaded.append(request.url))
    one.go()
    expect(one.page.locator(".box")).to_have_count(4)
    one.page.wait_for_load_state("networkidle")
    worker = {url for url in loaded if "worker.js" in url}
    names = {url.removeprefix(one.base) for url in loaded} - {"", *worker}
    # the service worker fetches the rest later, and not in the way of the page
    wanted = set(one.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)"))
    names &= {url.removeprefix(one.base) for url in wanted}
    script = sum(packed(name) for name in names if name.endswith(".js"))
    style = sum(packed(name) for name in names if name.endswith(".css"))
    assert 10 * KB < script <= 60 * KB
    assert 1 * KB < style <= 20 * KB


def test_all_style_and_the_tower_are_small() -> None:
    assets = [f"assets/{file.name}" for file in (STATIC / "assets").iterdir()]
    assert sum(packed(name) for name in assets if name.endswith(".css")) <= 20 * KB
    scripts = {name: packed(name) for name in assets if name.endswith(".js")}
    assert max(scripts.values()) <= 180 * KB


def test_every_file_for_offline_use_is_there() -> None:
    """One that is missing would keep the service worker from installing."""
    listed = re.search(r"FILES = (\[.*?\]);", (STATIC / "worker.js").read_text("utf-8"))
    assert listed is not None
    files = json.loads(listed[1])
    assert len(files) > 20
    assert [file for file in files if not (STATIC / file).exists()] == []


def test_the_shell_opens_offline_and_says_so(person: Callable[..., Person]) -> None:
    one = person()
    one.go()
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.wait_for_function("caches.keys().then((keys) => keys.length > 0)")
    one.offline = True
    one.context.set_offline(True)
    one.page.reload()
    expect(one.page.locator(".box")).to_have_count(4)
    expect(one.page.get_by_text("You are offline")).to_be_visible()


def test_it_can_be_installed() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert (STATIC / manifest["icons"][0]["src"]).is_file()
    page = (STATIC / "index.html").read_text()
    assert re.search(r'rel="manifest"', page)


def test_nothing_comes_from_elsewhere(person: Callable[..., Person]) -> None:
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.play_now("classic")
    assert all(url.startswith((one.base, "blob:", "data:")) for url in asked)
