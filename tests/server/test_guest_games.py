"""What a game from another package brings to the browser, as it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message

from boneyard.engine.registry import names
from boneyard.server.http import games
from boneyard.server.http.data import Data
from boneyard.server.wire.answers import ErrorAnswer, RulesAnswer
from tests.visiting import example_board, install

Get = Callable[..., tuple[int, dict[str, str], bytes]]


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Get:
    """Asks for a page of a server that has guests."""
    monkeypatch.syspath_prepend(install(tmp_path / "guests"))
    app = Starlette(routes=[Route("/data/{path:path}", Data(names()).answer)])

    def ask(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        told: list[Message] = []
        sent = [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ]
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": sent}

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            told.append(message)

        asyncio.run(app(scope, receive, send))
        got = {name.decode(): value.decode() for name, value in told[0]["headers"]}
        return told[0]["status"], got, told[1].get("body", b"")

    return ask


def test_words_in_a_language_come_before_those_in_english(get: Get) -> None:
    status, headers, body = get("/data/words/nl/block-told.ftl")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    text = body.decode()
    assert text.index("Blokdomino") < text.index("Block dominoes")
    assert "Blokdomino" not in get("/data/words/de/block-told.ftl")[2].decode()


def test_a_board_is_a_script_that_is_sent_once(get: Get) -> None:
    status, headers, body = get("/data/boards/block-told.js")
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    assert body.decode() == example_board()
    again = get("/data/boards/block-told.js", if_none_match=f'"x", W/{headers["etag"]}')
    assert (again[0], again[2]) == (304, b"")
    assert again[1]["etag"] == headers["etag"]
    assert get("/data/boards/block-told.js", if_none_match='"x"')[0] == 200


def test_a_page_is_read_in_english_where_there_is_no_other(get: Get) -> None:
    answer = msgspec.json.decode(get("/data/rules/de/block-told.json")[2], type=RulesAnswer)
    assert answer.language == "en"
    assert answer.title == "Block dominoes"
    assert answer.examples == {}


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/data/words/en/block.ftl", "block-told"),
        ("/data/boards/block.js", "block-told"),
        ("/data/boards/classic.js", "choose from: data/boards/block-told.js"),
        ("/data/words/en/chess.ftl", "'data/words/en/chess.ftl'"),
        (
            "/data/words/xx/block-told.ftl",
            "choose from: data/words/nl/block-told.ftl, data/words/fr",
        ),
        ("/data/boards/..%2Fblock-told.js", "choose from"),
        ("/data/boards/block_guest.told.js", "choose from"),
        ("/data/rules/en/block.json", "/block.json'"),
        ("/data/lessons/block.json", "/block.json'"),
    ],
)
def test_what_a_game_does_not_bring_is_said(get: Get, path: str, told: str) -> None:
    status, _, body = get(path)
    assert status == 404
    answer = msgspec.json.decode(body, type=ErrorAnswer)
    assert answer.code == "no-such-page"
    assert told in answer.message


def test_a_game_that_cannot_be_imported_does_not_stop_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    known = games.describe_all(["no-such-game", "classic"])
    assert [game.name for game in known] == ["classic"]
    assert caplog.messages == ["game-not-loaded"]
