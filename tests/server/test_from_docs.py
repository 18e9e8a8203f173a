"""A client written from docs/wire.md alone plays whole games of every kind."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boneyard
from boneyard.content.words import knows
from boneyard.engine.registry import names
from tests.server import plain_client
from tests.server.running import Server, running

WIRE = Path(__file__).parents[2] / "docs" / "wire.md"
SOURCE = Path(__file__).parents[2] / "src" / "boneyard" / "server"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for every device to add to the shuffle."""
    folder = tmp_path_factory.mktemp("docs")
    with running(str(folder / "tables.db"), share_time=60.0) as one:
        yield one


def test_the_client_knows_nothing_of_boneyard() -> None:
    tree = ast.parse(Path(plain_client.__file__).read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any("boneyard" in str(name) or "tests" in str(name) for name in imported)


@pytest.mark.parametrize("game", names())
def test_a_whole_game_between_people(server: Server, game: str) -> None:
    people = boneyard.load(game).players[0]
    match = plain_client.whole_match(server.url, game, people, rounds=1)
    clients = asyncio.run(asyncio.wait_for(match, 300))
    assert [client.checked for client in clients] == [1] * people
    assert all(client.ending == clients[0].ending for client in clients)


@pytest.mark.slow
def test_a_match_of_rounds_with_a_bot(server: Server) -> None:
    bot = [{"kind": "bot", "level": "random"}]
    match = plain_client.whole_match(server.url, "classic", 2, rounds=2, more=bot)
    clients = asyncio.run(asyncio.wait_for(match, 300))
    assert [client.checked for client in clients] == [2, 2]


def test_every_refusal_of_the_server_is_described() -> None:
    text = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    codes = set(re.findall(r'(?:Denied|_refuse|ErrorAnswer)\(\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'Refused\(\s*code="([a-z-]+)"', text))
    described = set(re.findall(r"`([a-z-]+)`", WIRE.read_text("utf-8").split("## Refusals")[1]))
    assert codes - described == set()


def test_every_code_in_the_table_of_refusals_has_words() -> None:
    section = WIRE.read_text("utf-8").split("## Refusals")[1].split("\nEvery other code")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    codes = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    assert len(codes) > 25
    assert [code for code in codes if not knows("en", f"refused-{code}")] == []
