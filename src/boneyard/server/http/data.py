"""Everything under `data/`: what is the same for everybody, by the paths it is asked for.

The server answers these paths and a static site holds them as files, with the same bytes.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import PurePosixPath

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse

from boneyard.bots import LADDER
from boneyard.content.fluent import LANGUAGES
from boneyard.content.lessons import lesson
from boneyard.content.puzzles import book_bytes
from boneyard.errors import UnknownName
from boneyard.server.http.games import BOARD, describe_all, module_name, read_part, read_words
from boneyard.server.http.pages import read_rules
from boneyard.server.http.static import accepted_encodings, shell
from boneyard.server.wire.answers import ErrorAnswer, GameInfo, GamesAnswer

FOLDER = "data"
GAMES = f"{FOLDER}/games.json"
HERE = f"{FOLDER}/here.json"  # the only one that differs from host to host
KINDS = {
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
}
Reader = Callable[[], bytes]


class Data:
    """The files about some games.

    >>> data = Data(["classic"])
    >>> "data/rules/nl/classic.json" in data.readers
    True
    >>> data.read("data/rules/en/classic.json")[:35]
    b'{"language":"en","title":"Dominoes"'
    """

    def __init__(self, games: Iterable[str]) -> None:
        known = describe_all(games)
        listed = GamesAnswer(known, list(LADDER))  # these bots have names in all languages
        self.readers: dict[str, Reader] = {GAMES: partial(msgspec.json.encode, listed)}
        for game in known:
            self.readers |= {f"{FOLDER}/{path}": read for path, read in files_of(game)}

    def read(self, path: str) -> bytes:
        """One of the files; `UnknownName` if there is none of that path."""
        if path not in self.readers:
            raise UnknownName("page", path, self.near(path))
        return self.readers[path]()

    def near(self, path: str) -> list[str]:
        """The files beside a path; if there are none, those of its kind."""
        folder, kind = PurePosixPath(path).parent, path.split("/")[:2]
        beside = [one for one in self.readers if PurePosixPath(one).parent == folder]
        return beside or [one for one in self.readers if one.split("/")[:2] == kind]

    def files(self) -> dict[str, Reader]:
        """Everything that is the same for everybody: the built client, and these files."""
        return {path: file.read_bytes for path, file in shell()} | self.readers

    async def answer(self, request: Request) -> Response:
        """The file that was asked for, read and packed beside the event loop."""
        path = f"{FOLDER}/{request.path_params['path']}"
        try:
            return await asyncio.to_thread(self._file, path, request.headers)
        except UnknownName as problem:
            told = msgspec.json.encode(ErrorAnswer("no-such-page", str(problem)))
            return Response(told, 404, {"cache-control": "no-cache"}, KINDS[".json"])

    def _file(self, path: str, asked: Headers) -> Response:
        return if_changed(asked, self.read(path), KINDS[PurePosixPath(path).suffix])


def files_of(game: GameInfo) -> Iterator[tuple[str, Reader]]:
    """The files about one game."""
    name = game.name
    for language in LANGUAGES:
        if game.page:
            yield f"rules/{language}/{name}.json", partial(read_rules, language, name)
        if game.words:
            yield f"words/{language}/{name}.ftl", partial(read_words, name, language)
    if game.lesson:
        yield f"lessons/{name}.json", partial(lesson, name)
    if game.puzzles:
        yield f"puzzles/{name}.json", partial(book_bytes, name)
    if game.board:
        yield f"boards/{name}.js", partial(read_part, name, BOARD)
    if game.module:
        yield f"modules/{name}.wasm", partial(read_part, name, module_name(name))


def if_changed(asked: Headers, body: bytes, kind: str) -> Response:
    """The body, packed for who can unpack it, or only that it is still what the browser has."""
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in {word.split(";")[0].strip() for word in accepted_encodings(asked)}:
        body = packed(body)
        headers["content-encoding"] = "gzip"
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    response = Response(body, 200, {**headers, "etag": tag}, kind)
    had = asked.get("if-none-match", "").split(",")
    known = tag in (one.strip().removeprefix("W/") for one in had)
    return NotModifiedResponse(response.headers) if known else response


@cache
def packed(body: bytes) -> bytes:
    """Fewer bytes for the wire, the same ones each time."""
    return gzip.compress(body, 9, mtime=0)
