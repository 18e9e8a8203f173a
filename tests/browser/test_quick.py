"""Small and always there: what is loaded first, and what is shown without a network."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from urllib.parse import urljoin

from playwright.sync_api import expect

from boneyard.server.http.offline import hash_of
from tests.browser.conftest import STATIC
from tests.browser.hosting import fetched, kept_by
from tests.browser.person import Person
from tests.server.running import Server

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
    assert sum(packed(name) for name in assets if name.endswith(".css")) <= 26 * KB
    scripts = {name: packed(name) for name in assets if name.endswith(".js")}
    assert max(scripts.values()) <= 180 * KB


def test_every_file_for_offline_use_is_there(server: Server) -> None:
    """One that is missing, or other than listed, would keep the service worker from installing."""
    base = f"http://127.0.0.1:{server.port}/"
    kept = kept_by(fetched(base + "worker.js"))
    assert {"./", "icon.svg", "manifest.webmanifest", "data/games.json"} <= kept["files"].keys()
    built = {f"assets/{file.name}" for file in (STATIC / "assets").iterdir()}
    packed_too = {name for name in built if name.endswith((".br", ".gz"))}
    assert built - packed_too <= kept["files"].keys()
    for path, digest in kept["files"].items():
        assert hash_of(fetched(urljoin(base, path))) == digest, path


def test_the_shell_opens_offline_and_says_so(person: Callable[..., Person]) -> None:
    one = person(keeps_site=True)
    one.go()
    expect(one.page.get_by_text("You are offline")).to_have_count(0)
    one.wait_until_kept()
    one.offline = True
    one.context.set_offline(True)
    one.page.reload()
    expect(one.page.locator(".box")).to_have_count(4)
    expect(one.page.get_by_text("You are offline")).to_be_visible()
    one.go("rules", "classic")  # never read before
    expect(one.page.locator(".rules-text h1")).to_have_text("Dominoes")


def test_a_page_whose_files_are_gone_says_that_there_is_a_newer_one(
    person: Callable[..., Person],
) -> None:
    one = person()
    one.go()
    gone = "**/assets/Puzzles-*.js"
    one.offline = True  # it complains of what is missing
    one.page.route(gone, lambda route: route.fulfill(status=404))
    one.page.goto(f"{one.base}#/puzzles")
    expect(one.page.locator("h1")).to_have_text("A new version is here.")
    one.page.unroute(gone)
    one.press("Load it")
    expect(one.page.locator("h1")).to_have_text("Puzzles")


def test_it_can_be_installed() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"]).is_file()
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    page = (STATIC / "index.html").read_text()
    for name in re.findall(
        r'<link rel="(?:icon|apple-touch-icon|manifest)" href="./([^"]+)"', page
    ):
        assert (STATIC / name).is_file()
    assert page.count('rel="manifest"') == page.count('rel="apple-touch-icon"') == 1


def test_nothing_comes_from_elsewhere(person: Callable[..., Person]) -> None:
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.play_now("classic")
    assert all(url.startswith((one.base, "blob:", "data:")) for url in asked)
