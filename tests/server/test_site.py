"""A static site: the files that the server would send, under the same paths, in a folder."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from boneyard.cli import main
from boneyard.content.fluent import LANGUAGES
from boneyard.engine.registry import BUILT_IN, folder_of, names
from boneyard.server.http import games, offline, pages, static
from boneyard.server.http.data import HERE
from boneyard.server.http.safety import POLICY
from boneyard.server.serve import make_app
from boneyard.server.settings import Settings
from boneyard.server.site import MARK, write_site
from tests.browser.hosting import kept_by

OUTSIDE = re.compile(r"""(?:src|href)=["']?(?:https?:)?/|url\(["']?(?:https?:)?/|@import""")
MODULE = b"\0asm\1\0\0\0"  # a module with nothing in it


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Every game has its module, whether or not it has been built here."""
    made = tmp_path_factory.mktemp("modules")

    def part_of(game: str, *path: str) -> Traversable | None:
        found = own(game, *path)
        if found is None and path == (games.module_name(game),) and game in BUILT_IN:
            (made / path[0]).write_bytes(MODULE)
            return made / path[0]
        return found

    own = pages.part_of
    with pytest.MonkeyPatch.context() as patch:
        for module in ("games", "pages"):
            patch.setattr(f"boneyard.server.http.{module}.part_of", part_of)
        patch.setattr("boneyard.server.site.part_of", part_of)
        yield


@pytest.fixture(scope="module")
def site(modules: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with all games."""
    assert (static.folder() / "index.html").is_file(), "the client is not built: pip install -e ."
    folder = tmp_path_factory.mktemp("web") / "site"
    write_site(folder, names())
    return folder


def files_in(folder: Path) -> set[str]:
    """Every file, by its path."""
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def ask(app: Any, path: str) -> tuple[int, bytes]:
    """What the server sends."""
    told: list[Message] = []

    async def inside() -> None:
        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            told.append(message)

        version = {"version": "3.0", "spec_version": "2.4"}
        scope = {"type": "http", "asgi": version, "method": "GET", "path": f"/{path}"}
        await app(scope | {"headers": []}, receive, send)

    asyncio.run(inside())
    return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])


def test_everything_is_there(site: Path) -> None:
    there = files_in(site)
    wanted = {"index.html", "worker.js", "manifest.webmanifest", "icon.svg", HERE, MARK}
    wanted |= {f"data/modules/{game}.wasm" for game in BUILT_IN}
    wanted |= {f"data/lessons/{game}.json" for game in BUILT_IN}
    wanted |= {f"data/rules/{one}/{game}.json" for game in BUILT_IN for one in LANGUAGES}
    assert wanted <= there
    assert not [path for path in there if path.endswith((".br", ".gz", ".part", "/.built-from"))]


def test_the_server_sends_the_same_bytes(site: Path, tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "tables.db"), Settings(compile_bots=False), ())
    own = {"index.html", "worker.js", HERE, MARK}  # it has tables, and says its policy in headers
    for path in sorted(files_in(site) - own):
        assert ask(app, path) == (200, (site / path).read_bytes()), path
    assert json.loads((site / HERE).read_bytes())["tables"] is False
    assert json.loads(ask(app, HERE)[1])["tables"] is True
    files = kept_by(ask(app, "worker.js")[1])["files"]
    assert files.keys() == kept_by((site / "worker.js").read_bytes())["files"].keys() - {HERE}


def test_the_worker_knows_every_file_by_its_hash(site: Path) -> None:
    kept = kept_by((site / "worker.js").read_bytes())
    paths = {path: "index.html" if path == "./" else path for path in kept["files"]}
    assert set(paths.values()) == files_in(site) - {"worker.js", MARK}
    for asked, path in paths.items():
        assert kept["files"][asked] == offline.hash_of((site / path).read_bytes())


def test_any_change_is_another_version(site: Path) -> None:
    files = {"index.html": lambda: b"one", "data/games.json": lambda: b"[]"}
    first = kept_by(offline.worker(files))
    again = kept_by(offline.worker(files))
    other = kept_by(offline.worker({**files, "data/games.json": lambda: b"[1]"}))
    assert first == again
    assert first["version"] != other["version"]


def test_every_path_is_relative_and_nothing_comes_from_elsewhere(site: Path) -> None:
    for file in [*site.rglob("*.html"), *site.rglob("*.css"), *site.rglob("*.webmanifest")]:
        assert not OUTSIDE.search(file.read_text("utf-8")), file.name
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert {manifest["start_url"], manifest["scope"]} == {"./"}
    page = (site / "index.html").read_text("utf-8")
    for path in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert path.startswith("./")
        assert (site / path).is_file()


def test_the_page_states_its_policy_before_it_loads_anything(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', page)
    assert found is not None
    assert not re.search(r"<(?:script|link)\b", page[: found.start()])
    said = found[1].replace("&#x27;", "'")
    told = dict(one.strip().split(" ", 1) for one in said.split(";"))
    assert told == {name: what for name, what in POLICY.items() if name != "frame-ancestors"}
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style\b|\son\w+=|\sstyle=", page)


def test_a_new_site_replaces_an_earlier_one_and_nothing_else(
    site: Path, modules: None, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()  # an empty one will do
    write_site(folder, names())
    assert files_in(folder) == files_in(site)
    old = folder / "assets" / "old-1234.js"
    old.write_text("")
    listed = json.loads((folder / MARK).read_text())
    (folder / MARK).write_text(json.dumps([*listed, "assets/old-1234.js", "../kept.txt"]))
    (tmp_path / "kept.txt").write_text("not ours")
    (folder / "CNAME").write_text("dominoes.example")
    (folder / "index.html").write_text("")
    write_site(folder, names())
    assert files_in(folder) == files_in(site) | {"CNAME"}
    assert (folder / "index.html").read_bytes() == (site / "index.html").read_bytes()
    assert (tmp_path / "kept.txt").exists()


def test_what_was_written_in_part_can_be_written_again(
    modules: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    with monkeypatch.context() as patch:
        patch.setattr("boneyard.server.http.offline.worker", lambda files: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            write_site(folder, names())
    assert (folder / "index.html").is_file()
    assert not (folder / "worker.js").exists(), "who comes meanwhile keeps nothing"
    write_site(folder, names())
    assert (folder / "worker.js").is_file()


Say = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Say:
    """What `boneyard site` prints as it fails; it must write nothing."""

    def call(*words: str) -> str:
        assert main(["site", *words]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        return err

    return call


def test_a_folder_with_other_things_is_left_alone(modules: None, tmp_path: Path, said: Say) -> None:
    (tmp_path / "letter.txt").write_text("dear Ada")
    assert "neither an empty folder nor" in said(str(tmp_path))
    assert "geen lege map" in said(str(tmp_path), "--lang", "nl")
    assert "neither" in said(str(tmp_path / "letter.txt"))
    (tmp_path / MARK).write_text("not a list")
    assert "neither" in said(str(tmp_path))
    assert files_in(tmp_path) == {"letter.txt", MARK}


def test_a_game_without_a_module_is_named_and_how_to_build_it(
    tmp_path: Path, said: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.site.part_of", lambda *_: None)
    told = said(str(tmp_path / "new"))
    assert "classic" in told
    assert "python3 dev.py kernels" in told
    assert not (tmp_path / "new").exists()


def test_a_client_that_is_not_built_is_said(
    tmp_path: Path, said: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "folder", lambda: tmp_path)
    assert "pip install -e ." in said(str(tmp_path / "new"))


def test_the_command_says_where_it_is(
    modules: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "web" / "site"
    assert main(["site", str(folder), "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert f"python3 -m http.server --directory {folder}" in out
    assert err == "", "no bar where nobody sees it"


def test_our_modules_lie_beside_their_rules() -> None:
    for game in BUILT_IN:
        folder = folder_of(game)
        assert folder is not None
        assert (folder / "rules.py").is_file()
        assert games.module_name(game) == f"{game}.wasm"
