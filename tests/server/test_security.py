"""docs/security.md claims what holds: its numbers, its tests, and what no other test shows."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from boneyard.server.access.limits import A_FLOOD
from boneyard.server.app import App
from boneyard.server.http.requests import SLOWEST
from boneyard.server.http.websocket import PING, READ_AHEAD, UNSENT_BYTES
from boneyard.server.ops.logs import Lines
from boneyard.server.serve import Server
from boneyard.server.settings import Settings
from boneyard.server.store.api import Row
from boneyard.server.wire.protocol import MOST_BYTES
from tests.server.desk import Desk, settle, token, with_desk
from tests.server.running import ROOT, Player, running
from tests.server.wires import opened

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
HOLDS = Settings()
CLAIMS = [
    f"{HOLDS.messages_per_second:g} messages a second and connection"
    f" ({HOLDS.message_burst:g} at once)",
    f"{HOLDS.connections_per_address} connections and {HOLDS.tables_per_hour:g} tables an hour",
    f"{HOLDS.spectators_per_table} spectators a table",
    f"{HOLDS.connections_per_seat} connections a seat",
    f"{HOLDS.hints_per_minute:g} hints, {HOLDS.replays_per_minute:g} replays"
    f" and {HOLDS.downloads_per_minute:g} downloads a minute and address",
    f"{HOLDS.guesses_per_minute:g} wrong guesses a minute and address",
    f"{HOLDS.first_message:g} s for a request and for the first message",
    f"{HOLDS.request_time:g} s for a request",
    f"{HOLDS.connections_per_second:g} connections a second and address"
    f" ({HOLDS.connection_burst:g} at once), and one that had to be ended counts as {A_FLOOD}",
    f"less than {SLOWEST // 1000} kB/s of an answer",
    f"pings every {PING:g} s",
    f"{HOLDS.unsent_messages} unsent messages or {UNSENT_BYTES >> 10} kB",
    f"{MOST_BYTES >> 10} kB a frame",
    f"nobody has less than {HOLDS.least_left:g} s",
    f"`--keep-days` ({HOLDS.keep_finished / 86_400:g})",
    f"others after {HOLDS.keep_abandoned / 86_400:g} days",
    f"reading stops while {READ_AHEAD} messages wait",
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_numbers_on_the_page_hold_by_default(claim: str) -> None:
    assert claim in PAGE


def test_every_claim_names_tests_that_there_are() -> None:
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    for threat, _, shown_by in rows:
        files = re.findall(r"`([\w/]+\.py)`", shown_by)
        assert files, threat
        for file in files:
            where = ROOT if "/" in file else Path(__file__).parent
            assert (where / file).is_file(), file


def test_text_is_evaluated_in_one_place_alone() -> None:
    package = ROOT / "src" / "boneyard"
    found = {
        str(file.relative_to(package))
        for file in package.rglob("*.py")
        if re.search(r"(?<![\w.])(?<!def )(eval|exec|compile)\(", file.read_text("utf-8"))
    }
    assert found == {"engine/kernels/dispatch.py"}


@pytest.mark.slow
def test_the_store_and_the_log_hold_no_tokens_and_no_addresses(tmp_path: Path) -> None:
    async def play(url: str) -> str:
        async with Player(url) as device:
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
            await device.create("classic", seats, rounds=1)
            seat = device.shown["sights"][0]["view"]["actors"][0]
            move = device.shown["sights"][seat]["legal"][0]
            await device.send("play", seq=device.shown["seq"], move=move, seat=seat)
            await device.get("moved")
            return device.token

    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        secret = asyncio.run(play(server.url))
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ada" in kept
    assert secret.encode() not in kept
    assert b"127.0.0.1" not in kept


def test_errors_are_logged_by_kind_and_place_alone() -> None:
    try:
        raise ValueError("the hand is 66 65 64")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "fault", (), sys.exc_info())
    line = json.loads(Lines().format(record))
    assert line["error"] == "ValueError"
    assert line["where"][0].startswith("test_errors_are_logged")
    assert "66" not in json.dumps(line)


@pytest.mark.parametrize("behind_proxy", [None, "127.0.0.1", "127.0.0.0/8"])
def test_proxies_are_believed_only_if_asked(behind_proxy: str | None) -> None:
    async def inside() -> None:
        desk = Desk()
        app = App(desk.hub)
        config = Server(app, "127.0.0.1", 0, behind_proxy).config
        async with opened(config, b"X-Forwarded-For: 2001:db8::5") as (_, line):
            assert b" 101 " in line.written[0]
            assert list(app.counts.of) == ["2001:db8::/64" if behind_proxy else "127.0.0.1"]
        await settle()
        assert app.counts.of == {}
        await desk.close()

    asyncio.run(inside())


@with_desk
async def test_a_slow_disk_holds_up_only_who_waits_for_it(desk: Desk) -> None:
    table, people = await desk.table()
    other = desk.client(5)
    await other.send("create", token=token(5), game="classic", seats=[{}, {}])
    append, disk = desk.store.append, asyncio.Event()

    async def slow(row: Row) -> None:
        if row.table == table.state.code:
            await disk.wait()
        await append(row)

    desk.store.append = slow  # type: ignore[method-assign]
    seat = people[0].shown["sights"][0]["view"]["actors"][0]
    seq, move = table.state.seq, people[seat].legal(seat)[0]
    moving = asyncio.create_task(people[seat].send("play", seq=seq, move=move))
    await asyncio.sleep(0)
    watcher = desk.client()
    assert (await people[1 - seat].send("ping", n=1))[0]["t"] == "pong"
    assert (await people[1 - seat].send("resync"))[0]["seq"] == seq, (
        "what is not stored is not shown"
    )
    assert (await other.send("sit", seat=0, name="Eve"))[0]["t"] == "seats"
    assert watcher.told == []
    disk.set()
    assert (await moving)[0]["t"] == "moved"
