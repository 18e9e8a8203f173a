"""What a game from another package brings to the browser, as it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from boneyard.server.http import games, pages
from boneyard.server.wire.answers import ErrorAnswer, RulesAnswer
from tests.visiting import example_board, install

Get = Callable[..., tuple[int, dict[str, str], bytes]]


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Get:
    """Asks for a page of a server that has guests."""
    monkeypatch.syspath_prepend(install(tmp_path / "guests"))

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

        app = Starlette(routes=[*games.ROUTES, *pages.ROUTES])
        asyncio.run(app(scope, receive, send))
        got = {name.decode(): value.decode() for name, value in told[0]["headers"]}
        return told[0]["status"], got, told[1].get("body", b"")

    return ask


def test_words_in_a_language_come_before_those_in_english(get: Get) -> None:
    status, headers, body = get("/api/games/block-told/words/nl")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    text = body.decode()
    assert text.index("Blokdomino") < text.index("Block dominoes")
    assert "Blokdomino" not in get("/api/games/block-told/words/de")[2].decode()


def test_a_board_is_a_script_that_is_sent_once(get: Get) -> None:
    status, headers, body = get("/api/games/block-told/board.js")
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    assert body.decode() == example_board()
    again = get("/api/games/block-told/board.js", if_none_match=f'"x", W/{headers["etag"]}')
    assert (again[0], again[2]) == (304, b"")
    assert again[1]["etag"] == headers["etag"]
    assert get("/api/games/block-told/board.js", if_none_match='"x"')[0] == 200


def test_a_page_is_read_in_english_where_there_is_no_other(get: Get) -> None:
    answer = msgspec.json.decode(get("/api/rules/de/block-told")[2], type=RulesAnswer)
    assert answer.language == "en"
    assert answer.title == "Block dominoes"
    assert answer.examples == {}


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/api/games/block/words/en", "block-told"),
        ("/api/games/block/board.js", "block-told"),
        ("/api/games/classic/board.js", "choose from: block-told"),
        ("/api/games/chess/words/en", "'chess'"),
        ("/api/games/block-told/words/xx", "nl, fr, en"),
        ("/api/games/..%2Fblock-told/board.js", "choose from"),
        ("/api/games/block_guest.told/board.js", "choose from"),
        ("/api/rules/en/block", "'block'"),
        ("/api/lessons/block", "'block'"),
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
