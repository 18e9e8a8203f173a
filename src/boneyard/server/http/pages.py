"""Pages to read: the rules with their examples, and the lessons; from files, nothing compiles."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from boneyard.content.examples import examples
from boneyard.content.fluent import FALLBACK
from boneyard.content.lessons import lesson
from boneyard.content.pages import page_of
from boneyard.content.words import rules_page
from boneyard.engine.registry import folder_of, names
from boneyard.errors import UnknownName
from boneyard.server.wire.answers import ErrorAnswer

JSON = "application/json"


async def rules(request: Request) -> Response:
    """The rules of a game in a language."""
    return await answer(request, read_rules, "language", "game")


async def first_game(request: Request) -> Response:
    """A game's lesson; its words are the browser's own."""
    return await answer(request, lesson, "game")


@cache
def read_rules(language: str, game: str) -> bytes:
    """A page and its examples, as they are sent; in English if the game has no page in a language.

    >>> read_rules("en", "classic")[:35]
    b'{"language":"en","title":"Dominoes"'
    """
    page = asdict(page_of(rules_page(language, game)))
    spoken = language if part_of(game, "pages", f"{language}.md") else FALLBACK
    shown = msgspec.Raw(examples(game))
    return msgspec.json.encode({"language": spoken, **page, "examples": shown})


def part_of(game: str, *path: str) -> Traversable | None:
    """A file in the folder of a game; None if there is none, or no such game.

    >>> part_of("classic", "board.js") is None
    True
    """
    folder = folder_of(game) if game in names() else None
    file = None if folder is None else folder.joinpath(*path)
    return file if file is not None and file.is_file() else None


async def answer(
    request: Request, read: Callable[..., bytes], *names: str, kind: str = JSON
) -> Response:
    """What is kept under the names in the address; files are read beside the event loop."""
    try:
        body = await asyncio.to_thread(read, *(request.path_params[name] for name in names))
    except UnknownName as problem:
        told = msgspec.json.encode(ErrorAnswer("no-such-page", str(problem)))
        return Response(told, 404, {"cache-control": "no-cache"}, JSON)
    return if_changed(request, body, kind)


def if_changed(request: Request, body: bytes, kind: str) -> Response:
    """The body, or only that it is still what the browser has."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    response = Response(body, 200, {"cache-control": "no-cache", "etag": tag}, kind)
    had = request.headers.get("if-none-match", "").split(",")
    known = tag in (one.strip().removeprefix("W/") for one in had)
    return NotModifiedResponse(response.headers) if known else response


ROUTES = [Route("/api/rules/{language}/{game}", rules), Route("/api/lessons/{game}", first_game)]
