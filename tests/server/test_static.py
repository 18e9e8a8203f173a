"""The browser's files: how long they are kept, and in which size they are sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from boneyard.server.http import lan
from boneyard.server.http.static import ASK, FOR_EVER, Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    """A build as Vite leaves it."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "manifest.webmanifest", "assets/main-1a2b.js", "assets/a.png"):
        (tmp_path / name).write_text(f"the file {name}")
    (tmp_path / "assets/main-1a2b.js.gz").write_text("small")
    (tmp_path / "assets/main-1a2b.js.br").write_text("smaller")
    return Pages(directory=tmp_path, html=True)


def get(pages: Pages, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """Ask for a file."""
    told: list[Message] = []

    async def inside() -> None:
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "root_path": ""}
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        scope["headers"] = [(name.encode(), value.encode()) for name, value in names.items()]

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            await asyncio.sleep(60)  # it stays connected
            return {"type": "http.disconnect"}

        await pages(scope, receive, send)

    asyncio.run(inside())
    head = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    return told[0]["status"], head, b"".join(m.get("body", b"") for m in told[1:]).decode()


def test_what_has_a_hash_in_its_name_is_kept_for_ever(pages: Pages) -> None:
    assert get(pages, "/assets/main-1a2b.js")[1]["cache-control"] == FOR_EVER
    for path in ("/", "/index.html", "/manifest.webmanifest"):
        assert get(pages, path)[1]["cache-control"] == ASK


def test_the_rest_is_asked_for_again_and_sent_only_if_it_changed(pages: Pages) -> None:
    tag = get(pages, "/")[1]["etag"]
    status, headers, body = get(pages, "/", if_none_match=tag)
    assert (status, body) == (304, "")
    assert headers["cache-control"] == ASK


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("", None, "the file assets/main-1a2b.js"),
        ("gzip", "gzip", "small"),
        ("gzip, deflate, br;q=0.5", "br", "smaller"),
        ("gzip;q=1.0, br;q=0", "gzip", "small"),
        ("identity", None, "the file assets/main-1a2b.js"),
    ],
)
def test_a_smaller_copy_is_sent_to_those_who_can_read_it(
    pages: Pages, accepted: str, encoding: str | None, body: str
) -> None:
    status, headers, sent = get(pages, "/assets/main-1a2b.js", accept_encoding=accepted)
    assert (status, headers.get("content-encoding"), sent) == (200, encoding, body)
    assert headers["content-type"].startswith("text/javascript")
    assert int(headers["content-length"]) == len(body)


def test_kinds_of_files_are_told(pages: Pages) -> None:
    assert get(pages, "/")[1]["content-type"].startswith("text/html")
    assert get(pages, "/assets/a.png")[1]["content-type"] == "image/png"
    assert get(pages, "/manifest.webmanifest")[1]["content-type"] == "application/manifest+json"


def test_addresses_for_other_machines() -> None:
    assert lan.addresses("127.0.0.1", 80) == lan.addresses("::1", 80) == []
    assert lan.addresses("localhost", 80) == []
    assert lan.addresses("fe80::1", 80) == ["http://[fe80::1]:80"]
    for address in lan.addresses("0.0.0.0", 8000):
        assert address.startswith("http://")
        assert address.endswith(":8000")
        assert "127." not in address
