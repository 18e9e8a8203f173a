"""Pages to read: the rules with their examples, and the lessons; from files, nothing compiles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.content.examples import examples
from boneyard.content.lessons import lesson
from boneyard.content.words import rules_page
from boneyard.errors import UnknownName
from boneyard.server.wire.answers import ErrorAnswer


async def rules(request: Request) -> Response:
    """The rules of a game in a language."""
    return await told(read_rules, request.path_params["language"], request.path_params["game"])


async def first_game(request: Request) -> Response:
    """A game's lesson; its words are the browser's own."""
    return await told(lesson, request.path_params["game"])


@cache
def read_rules(language: str, game: str) -> bytes:
    """A page and its examples, as they are sent.

    >>> read_rules("en", "classic")[:23]
    b'{"markdown":"# Dominoes'
    """
    page, shown = rules_page(language, game), msgspec.Raw(examples(game))
    return msgspec.json.encode({"markdown": page, "examples": shown})


async def told(read: Callable[..., bytes], *names: str) -> Response:
    """What is kept under these names; files are read beside the loop."""
    try:
        body, status = await asyncio.to_thread(read, *names), 200
    except UnknownName as problem:
        body, status = msgspec.json.encode(ErrorAnswer("no-such-page", str(problem))), 404
    return Response(body, status, {"cache-control": "no-cache"}, "application/json")


ROUTES = [Route("/api/rules/{language}/{game}", rules), Route("/api/lessons/{game}", first_game)]
