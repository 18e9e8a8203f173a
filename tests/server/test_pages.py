"""Rules and lessons over the network: what the browser is told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from boneyard.content.pages import page_of
from boneyard.content.words import LANGUAGES, rules_page
from boneyard.engine.api import available_games
from boneyard.server.http.pages import ROUTES
from boneyard.server.wire.answers import ErrorAnswer, LessonAnswer, RulesAnswer


def get(path: str) -> tuple[int, bytes]:
    """Ask for a page."""
    told: list[Message] = []

    async def inside() -> None:
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": []}

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            told.append(message)

        await Starlette(routes=ROUTES)(scope, receive, send)

    asyncio.run(inside())
    return told[0]["status"], told[1]["body"]


@pytest.mark.parametrize("game", available_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_their_examples(language: str, game: str) -> None:
    status, body = get(f"/api/rules/{language}/{game}")
    assert status == 200
    answer = msgspec.json.decode(body, type=RulesAnswer)
    assert f"# {answer.title}\n" in rules_page(language, game)
    assert answer.html == page_of(rules_page(language, game)).html
    assert all(example.view["game"] == game for example in answer.examples.values())


@pytest.mark.parametrize("game", available_games())
def test_lessons(game: str) -> None:
    answer = msgspec.json.decode(get(f"/api/lessons/{game}")[1], type=LessonAnswer)
    assert answer.game == game
    assert all(step.view["players"] == answer.players for step in answer.steps)


@pytest.mark.parametrize(
    "path", ["/api/rules/xx/classic", "/api/rules/en/chess", "/api/lessons/chess"]
)
def test_what_is_not_there_is_said(path: str) -> None:
    status, body = get(path)
    assert status == 404
    assert msgspec.json.decode(body, type=ErrorAnswer).code == "no-such-page"
