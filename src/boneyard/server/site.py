"""A static site: the client, the rules as WebAssembly and all data, in a folder for any web host.

It holds the files that the server would send, under the same relative paths and with the same
bytes, but for the page: it states the content policy that the server sends as a header, that it has
no server, and what to do where it cannot start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

import msgspec

from boneyard.content.fluent import LANGUAGES
from boneyard.content.words import say
from boneyard.engine.registry import rules_of
from boneyard.errors import BadValue
from boneyard.progress import progress_bar
from boneyard.server.http import offline, static
from boneyard.server.http.data import HERE, Data
from boneyard.server.http.games import module_name
from boneyard.server.http.pages import part_of
from boneyard.server.http.safety import ONLY_IN_HEADERS, policy
from boneyard.server.wire.answers import HereAnswer

MARK = "boneyard-site.json"  # tells our folders from others, and which files in it are ours
HEAD, END_OF_HEAD, APP = "<head>", "</head>", '<div id="app"></div>'
ALONE = '<meta name="boneyard-server" content="none">'
TRY_IT = {"command": "python3 -m http.server", "address": "http://localhost:8000/"}

Files = dict[str, Callable[[], bytes]]


def write_site(folder: Path, games: Iterable[str], title: str = "") -> None:
    """Write a site into an empty folder, or over an earlier one; `BadValue` where that cannot be.

    Files that somebody else added to an earlier site stay as they are.
    """
    earlier = earlier_files(folder)
    files = site_files(list(games))
    folder.mkdir(parents=True, exist_ok=True)
    # Marked before anything else: what is written only in part can be written again.
    mark(folder, earlier | files.keys())
    with progress_bar(title, len(files)) as advance:
        for path, read in files.items():
            put(folder / path, read())
            advance(1)
    for path in earlier - files.keys():
        (folder / path).unlink(missing_ok=True)
    mark(folder, set(files))


def site_files(games: list[str]) -> Files:
    """The files of a site by their paths; browsers that come meanwhile find the worker last."""
    check_parts(games)
    files: Files = Data(games).files()
    files[HERE] = lambda: msgspec.json.encode(HereAnswer(tables=False, lan=False, addresses=[]))
    page = patient(guarded(files.pop(offline.PAGE)().decode())).encode()
    files[offline.PAGE] = lambda: page
    kept = dict(files)
    files[static.WORKER] = lambda: offline.worker(kept)
    return files


def check_parts(games: list[str]) -> None:
    """Whether all is there that has to be built before."""
    if not (static.folder() / offline.PAGE).is_file():
        raise BadValue(code="no-client")
    for game in games:
        rules_of(game)  # the server leaves out a game that cannot be imported; here it is a fault
        if part_of(game, module_name(game)) is None:
            raise BadValue(code="no-module", game=game)


def guarded(page: str) -> str:
    """The page with its content policy, which comes before anything that could be loaded.

    >>> guarded("<html><head></head></html>")[:60]
    '<html><head><meta http-equiv="Content-Security-Policy" conte'
    """
    text = escape(policy(ONLY_IN_HEADERS))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}">'
    return page.replace(HEAD, HEAD + meta, 1)


def patient(page: str) -> str:
    """The page with what to do if the app never comes, and that it has no server to wait for.

    >>> patient('<head></head><div id="app"></div>').count("python3 -m http.server")
    6
    """
    told = "".join(
        f'<p lang="{language}">{escape(say(language, "site-empty", **TRY_IT))}</p>'
        for language in LANGUAGES
    )
    page = page.replace(APP, f'<div id="app"><div class="start">{told}</div></div>', 1)
    more = f'{ALONE}<link rel="stylesheet" href="./start.css">'
    return page.replace(END_OF_HEAD, more + END_OF_HEAD, 1)


def earlier_files(folder: Path) -> set[str]:
    """The files of the site that is in a folder; none if it is empty."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    try:
        paths = msgspec.json.decode((folder / MARK).read_bytes(), type=set[str])
    except (OSError, ValueError):
        raise BadValue(code="site-folder", folder=str(folder)) from None
    home = folder.resolve()
    return {path for path in paths if (home / path).resolve().is_relative_to(home)}


def mark(folder: Path, paths: Iterable[str]) -> None:
    """Write down which files of a folder are ours."""
    put(folder / MARK, msgspec.json.format(msgspec.json.encode(sorted(paths)), indent=1))


def put(file: Path, body: bytes) -> None:
    """Write a file whole, in folders made for it: who reads it finds the old or the new."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.write_bytes(body)
    part.replace(file)
