"""What everybody gets under data/: rules, lessons, the list of games."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message

from boneyard.bots import LADDER
from boneyard.content.pages import page_of
from boneyard.content.words import LANGUAGES, rules_page
from boneyard.engine.api import available_games
from boneyard.engine.registry import names
from boneyard.server.http.data import Data
from boneyard.server.wire.answers import ErrorAnswer, GamesAnswer, LessonAnswer, RulesAnswer


@cache
def data() -> Data:
    """All games."""
    return Data(names())


def get(path: str, **headers: str) -> tuple[int, bytes]:
    """Ask for a page."""
    app = Starlette(routes=[Route("/data/{path:path}", data().answer)])
    asked = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    told: list[Message] = []

    async def inside() -> None:
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": asked}

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            told.append(message)

        await app(scope, receive, send)

    asyncio.run(inside())
    return told[0]["status"], told[1]["body"]


@pytest.mark.parametrize("game", available_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_their_examples(language: str, game: str) -> None:
    status, body = get(f"/data/rules/{language}/{game}.json")
    assert status == 200
    answer = msgspec.json.decode(body, type=RulesAnswer)
    assert f"# {answer.title}\n" in rules_page(language, game)
    assert answer.html == page_of(rules_page(language, game)).html
    assert all(example.view["game"] == game for example in answer.examples.values())


@pytest.mark.parametrize("game", available_games())
def test_lessons(game: str) -> None:
    answer = msgspec.json.decode(get(f"/data/lessons/{game}.json")[1], type=LessonAnswer)
    assert answer.game == game
    assert all(step.view["players"] == answer.players for step in answer.steps)


@pytest.mark.parametrize(
    "path",
    [
        "/data/rules/xx/classic.json",
        "/data/rules/en/chess.json",
        "/data/rules/en/classic",
        "/data/lessons/chess.json",
        "/data/../app.py",
        "/data/",
    ],
)
def test_what_is_not_there_is_said(path: str) -> None:
    status, body = get(path)
    assert status == 404
    assert msgspec.json.decode(body, type=ErrorAnswer).code == "no-such-page"


def test_the_list_of_games() -> None:
    answer = msgspec.json.decode(get("/data/games.json")[1], type=GamesAnswer)
    assert [game.name for game in answer.games] == names()
    assert answer.bots == list(LADDER)


def test_every_file_is_packed_for_who_can_unpack_it() -> None:
    plain = get("/data/lessons/classic.json")[1]
    assert get("/data/lessons/classic.json", accept_encoding="gzip;q=0")[1] == plain
    packed = get("/data/lessons/classic.json", accept_encoding="br, gzip")[1]
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 4
