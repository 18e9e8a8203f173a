"""The whole server, over real sockets: games from first to last move, limits, headers, stopping."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

import boneyard
from boneyard.bots.levels import LEVELS
from boneyard.cli import main
from boneyard.coach import Analysis, analyse
from boneyard.engine.registry import names
from boneyard.server.app import LINES, known_bots
from boneyard.server.http import static
from boneyard.server.wire import answers
from tests.server.running import OPEN_HANDED, ROOT, Player, Server, running
from tests.server.test_fuzz import pace


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do it no harm."""
    folder = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder / "log", first_message=4.0) as one:
        one.log = folder / "log"  # type: ignore[attr-defined]
        yield one


def get(server: Server, path: str, body: bytes | None = None) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of a page; with a body it is posted."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", body) as answer:
            return answer.status, dict(answer.headers.items()), answer.read().decode()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, dict(problem.headers.items()), problem.read().decode()


async def sit_all(
    url: str, game: str, players: int, stack: contextlib.AsyncExitStack, **fields: Any
) -> list[Player]:
    """A table with one connection a seat, dealt.

    Each connects when it has something to say: a new table may wait for its game to be compiled,
    and a silent connection is closed.
    """
    people = [await stack.enter_async_context(Player(url))]
    seats = [{"kind": "here", "name": "P0"}] + [{}] * (players - 1)
    await people[0].create(game, seats, **fields)
    for seat in range(1, players):
        people.append(await stack.enter_async_context(Player(url)))
        await people[seat].sit(people[0].code, seat, f"P{seat}")
    for person in people:
        await person.get("dealt")
    return people


async def play_out(people: list[Player]) -> dict[str, Any]:
    """To the end of the round; gives the last message."""
    while True:
        seat = people[0].shown["sights"][0]["view"]["actors"][0]
        mover = people[seat]
        await mover.send("play", seq=mover.shown["seq"], move=mover.legal()[0])
        for person in people:
            message = await person.get("moved", "refused")
            assert message["t"] == "moved", message
        if people[0].shown.get("ending"):
            return people[0].shown


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_every_game_over_sockets_and_its_record_verified(
    game: str, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def whole() -> tuple[str, str]:
        async with contextlib.AsyncExitStack() as stack:
            people = await sit_all(
                server.url, game, boneyard.load(game).players[0], stack, rounds=1
            )
            published = people[0].shown["info"]["commitment"]
            await play_out(people)
            return people[0].code, published

    code, published = asyncio.run(whole())
    status, headers, text = get(server, f"/api/tables/{code}/rounds/1")
    assert status == 200
    assert headers["content-disposition"].startswith("attachment")
    file = tmp_path / "round.txt"
    file.write_text(text)
    assert main(["verify", str(file), "--commitment", published]) == 0
    assert "announced" in capsys.readouterr().out
    file.write_text(text.replace("seed: ", "seed: 1", 1)[:-1])
    assert main(["verify", str(file)]) == 2
    assert get(server, f"/api/tables/{code}/rounds/2")[0] == 404
    stands = msgspec.json.decode(get(server, f"/api/tables/{code}")[2], type=answers.TableAnswer)
    assert (stands.info.table, stands.info.phase, stands.turn) == (code, "over", [])
    assert stands.moved > 0
    assert get(server, "/api/tables/EEEEEEEE")[0] == 404


def test_health_metrics_and_games(server: Server) -> None:
    assert get(server, "/healthz")[::2] == (200, '{"ok":true}')
    told = {family.name for family in text_string_to_metric_families(get(server, "/metrics")[2])}
    assert {"boneyard_connections", "boneyard_move_seconds", "boneyard_tables"} <= told
    listed = json.loads(get(server, "/data/games.json")[2])
    assert [game["name"] for game in listed["games"]] == names()
    assert listed["bots"] == list(LEVELS), "people are offered those that have a name for them"
    assert set(known_bots()) - set(listed["bots"]) == {"random"}, "programs may ask for it too"
    first = msgspec.convert(listed, answers.GamesAnswer).games[0]
    assert (first.name, first.tally) == ("classic", "points")
    assert first.options[0].choices == ["pips", "tiles"]
    assert json.loads(get(server, "/api/tables")[2]) == {"tables": []}
    here = {"tables": True, "lan": False, "addresses": []}
    assert json.loads(get(server, "/data/here.json")[2]) == here
    assert get(server, "/")[0] == (200 if static.folder().is_dir() else 404)


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_a_record_is_replayed_step_by_step(server: Server, game: str) -> None:
    text = next((ROOT / "tests" / "golden" / game).glob("*.txt")).read_text("utf-8")
    status, _, body = get(server, "/api/replay", text.encode())
    assert status == 200, body
    told = msgspec.json.decode(body, type=answers.ReplayAnswer)
    final = boneyard.replay(text)
    assert final.result is not None
    assert told.ending is not None
    assert told.ending.winners == list(final.result.winners)
    assert [(step.seat, step.move) for step in told.steps] == [(None, None), *final.moves]
    assert told.steps[-1].view == json.loads(json.dumps(final.view()))
    assert told.steps[-1].hands == final.dump()["hands"]


@pytest.mark.slow
def test_a_record_is_replayed_as_one_seat_saw_it(server: Server) -> None:
    text = next((ROOT / "tests" / "golden" / "domino4").glob("*.txt")).read_bytes()
    final = boneyard.replay(text.decode())
    last = len(final.moves) - 1
    for seat in range(final.players):
        told = msgspec.json.decode(
            get(server, f"/api/replay?seat={seat}", text)[2], type=answers.ReplayAnswer
        )
        assert told.steps[-1].view == json.loads(json.dumps(final.view(seat)))
        assert told.steps[-1].move == final.move_seen_by(last, seat)
        assert {n for step in told.steps for n, hand in enumerate(step.hands) if hand} <= {seat}
    assert get(server, "/api/replay?seat=9", text)[0] == 400


def progress_of(server: Server, record: bytes) -> list[Any]:
    """How an analysis goes on, line by line."""
    address = f"http://127.0.0.1:{server.port}/api/analysis"
    wanted = urllib.request.Request(address, record, {"Accept": LINES})
    with urllib.request.urlopen(wanted) as answer:
        assert answer.headers["content-type"] == LINES
        return [json.loads(line) for line in answer.read().splitlines()]


def test_a_finished_game_is_looked_back_at(server: Server) -> None:
    text = (ROOT / "tests" / "golden" / "classic" / "2-players-01.txt").read_bytes()
    status, _, body = get(server, "/api/analysis", text)
    assert status == 200, body
    assert msgspec.json.decode(body, type=Analysis) == analyse(text.decode())
    for table in ("", "?table=NOTATABLE"):
        assert get(server, f"/api/analysis{table}", text)[2] == body
    assert progress_of(server, text) == [json.loads(body)]
    other = (ROOT / "tests" / "golden" / "classic" / "2-players-02.txt").read_bytes()
    *shares, last = progress_of(server, other)
    assert [one["share"] for one in shares] == sorted({one["share"] for one in shares})
    assert all(0 < one["share"] < 1 for one in shares)
    assert msgspec.convert(last, Analysis) == analyse(other.decode())
    running_game = b"game: classic\nplayers: 2\nseed: 7\n\n0:60\n"
    for asked, code in ((running_game, "not-over"), (b"0:66", "bad-record")):
        answer = get(server, "/api/analysis", asked)
        assert (answer[0], json.loads(answer[2])["code"]) == (400, code)


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        (b"", 400, "bad-record"),
        (b"game: chess\nplayers: 2\nseed: 1\n\n0:66", 400, "bad-record"),
        (b"game: classic\nplayers: 2\nseed: 1\n\n0:99", 400, "bad-record"),
        (b"game: classic\nplayers: 2\nseed: hidden\n\n0:66", 400, "bad-record"),
        (b"\xff\xfe", 400, "bad-record"),
        (b"game: classic\nplayers: 2\nseed: 1\n\n" + b"0:66 " * 20_000, 413, "too-long"),
    ],
)
def test_a_text_that_is_no_record_is_refused(
    server: Server, text: bytes, status: int, code: str
) -> None:
    answer = get(server, "/api/replay", text)
    assert (answer[0], json.loads(answer[2])["code"]) == (status, code)


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode(opcode), payload, final).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 200])
def test_messages_are_read_however_they_are_cut_into_packets(server: Server, size: int) -> None:
    def ping(n: int) -> bytes:
        return f'{{"t":"ping","n":{n}}}'.encode() + b" " * size

    async def inside() -> list[int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        whole = frame(1, ping(5))
        packets = [
            frame(1, ping(1)),
            frame(9, b"hello"),  # a ping of the protocol itself
            frame(1, ping(2)),
            frame(1, ping(3)) + frame(1, ping(4)),
            whole[:3],
            whole[3:],
            frame(1, ping(6)[:4], final=False),
            frame(10, b""),
            frame(0, ping(6)[4:]),
            frame(1, ping(7)),
        ]
        for packet in packets:
            writer.write(packet)
            await writer.drain()
            await asyncio.sleep(0.02)  # a packet of its own
        got = b""
        async with asyncio.timeout(20):
            while b'"n":7' not in got:
                got += await reader.read(1000)
        writer.close()
        await writer.wait_closed()
        assert b"hello" in got
        return [int(n) for n in re.findall(rb'"n":(\d)', got)]

    assert asyncio.run(inside()) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.slow
def test_replays_and_downloads_are_limited(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), replays_per_minute=2, downloads_per_minute=2) as server:
        assert [get(server, "/api/replay", b"")[0] for _ in range(3)] == [400, 400, 429]
        page = "/api/tables/EEEEEEEE/rounds/1"
        assert [get(server, page)[0] for _ in range(3)] == [404, 404, 429]


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/data/games.json", "/nowhere"])
def test_every_answer_is_safe_for_browsers(server: Server, path: str) -> None:
    headers = {name.lower(): value for name, value in get(server, path)[1].items()}
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    allowed = dict(one.strip().split(" ", 1) for one in policy.split(";"))
    assert allowed["script-src"] == "'self' 'wasm-unsafe-eval'"  # modules, but no script from text
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "http" not in policy  # nothing from elsewhere
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in headers
    assert "server" not in headers


LONG = "9" * 5000


@pytest.mark.parametrize(
    "path",
    [
        f"/api/tables/ABCD2345/rounds/{LONG}",
        "/api/tables/ABCD2345/rounds/-1",
        "/api/tables/ABCD2345/rounds/%D9%A3",  # a digit, but not one of ours
        f"/api/tables/{LONG}/rounds/1",
        f"/api/tables/{LONG}/fall",
        f"/data/rules/en/{LONG}.json",
        f"/data/rules/{LONG}/classic.json",
        f"/data/{LONG}",
        f"/{LONG}",
        f"/{'a/' * 2500}",
        "/%00",
        "/data/rules/en/%00.json",
        "/%ff%fe",
        "/..%2f..%2fetc%2fpasswd",
    ],
)
def test_strange_addresses_are_not_found_and_never_a_fault(server: Server, path: str) -> None:
    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return answer

    assert asyncio.run(ask()).startswith(b"HTTP/1.1 404 ")


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        ("http://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1:1", 403),
        ("http://[::1", 403),
        ("http://]", 403),
        ("same", 101),
    ],
)
def test_only_our_own_pages_may_connect(server: Server, origin: str, expected: int) -> None:
    given: Any = f"http://127.0.0.1:{server.port}" if origin == "same" else origin

    async def attempt() -> int:
        try:
            async with connect(server.url, origin=given):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(attempt()) == expected


@pytest.mark.parametrize(
    "frame",
    ["x" * 5000, b"\x00\x01", '{"t":"ping"' + " " * 4100 + "}"],
    ids=["long", "binary", "padded"],
)
def test_frames_that_are_too_long_or_not_text_end_the_connection(
    server: Server, frame: str | bytes
) -> None:
    async def attempt() -> int:
        async with connect(server.url, compression=None) as line:
            await line.send(frame)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(line.recv(), 5)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(attempt()) in (1003, 1009)


def test_compression_is_off(server: Server) -> None:
    async def attempt() -> None:
        async with connect(server.url, compression="deflate") as line:
            assert not line.protocol.extensions

    asyncio.run(attempt())


@pytest.mark.slow
def test_a_connection_that_says_nothing_is_closed(server: Server) -> None:
    async def attempt() -> None:
        async with connect(server.url, ping_interval=None) as line:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 20)

    asyncio.run(attempt())


@pytest.mark.slow
def test_a_request_that_never_ends_is_closed(tmp_path: Path) -> None:
    async def attempt(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 408 ")
        writer.close()

    with running(str(tmp_path / "t.db"), request_time=0.5) as one:
        asyncio.run(attempt(one.port))


@pytest.mark.slow
def test_one_address_has_limits(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "messages_per_second": 1.0,
        "message_burst": 12.0,
        "tables_per_hour": 3.0,
        "guesses_per_minute": 4.0,
        "connections_per_address": 3,
        "spectators_per_table": 1,
    }

    async def attempt(one: Server) -> None:
        async with Player(one.url) as first, Player(one.url) as second, Player(one.url) as third:
            with pytest.raises(InvalidStatus):
                async with Player(one.url):
                    pass  # too many connections
            for _ in range(3):
                first.token += "x"
                assert (await first.create("classic", [{}, {}]))["t"] == "state"
            await first.send("create", token=first.token + "y", game="classic", seats=[{}, {}])
            assert (await first.get())["code"] == "too-many-tables"
            for letter in "ABCD":
                assert (await second.enter(letter * 8))["code"] == "no-such-table"
            assert (await second.enter("EEEEEEEE"))["code"] == "too-many-guesses"
            assert get(one, "/api/tables/EEEEEEEE/rounds/1")[0] == 429
            await third.send("ping")
            await third.get("pong")
            with pytest.raises(ConnectionClosed):
                await ping(third, 40)

    with running(str(tmp_path / "t.db"), **limits) as one:
        asyncio.run(attempt(one))


async def ping(person: Player, times: int) -> None:
    """Faster than people are."""
    for _ in range(times):
        await person.send("ping")
        await person.get("pong")


@pytest.mark.slow
def test_spectators_and_tabs_are_limited(tmp_path: Path) -> None:
    async def attempt(one: Server) -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = await sit_all(one.url, "classic", 2, stack)
            code = people[0].code
            watchers = [await stack.enter_async_context(Player(one.url)) for _ in range(3)]
            told = [await watcher.enter(code) for watcher in watchers]
            assert [message["t"] for message in told] == ["state", "state", "refused"]
            tabs = [
                await stack.enter_async_context(Player(one.url, people[0].token)) for _ in range(2)
            ]
            told = [await tab.enter(code) for tab in tabs]
            assert [message.get("code") for message in told] == [None, "seat-full"]

    with running(str(tmp_path / "t.db"), spectators_per_table=2, connections_per_seat=2) as one:
        asyncio.run(attempt(one))


def masked(message: dict[str, Any]) -> bytes:
    """A short frame as a client sends it, with a mask of zeros."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


@pytest.mark.slow
def test_a_slow_reader_is_closed_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def attempt(one: Server) -> None:
        async with Player(one.url) as person:
            seats = [{"kind": "here", "name": name} for name in ("Ada", "Bo")]
            await person.create("classic", seats, rounds=1000)
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", one.port))
            reader, writer = await asyncio.open_connection(sock=narrow, limit=1024)
            with contextlib.closing(writer):
                writer.write(
                    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                )
                await reader.readuntil(b"\r\n\r\n")
                writer.write(masked({"t": "enter", "table": person.code}))
                for _ in range(400):  # asks and asks until nothing more fits, and reads nothing
                    writer.write(masked({"t": "resync"}) * 50)
                    await pace(person, 5, pause=0)  # it is told of these moves too
                    if 'kind="slow-reader"' in get(one, "/metrics")[2]:
                        return
        raise AssertionError("the slow reader was never closed")

    with running(str(tmp_path / "t.db"), unsent_messages=64) as one:
        asyncio.run(attempt(one))


@pytest.mark.slow
def test_stop_in_the_middle_of_a_match_and_go_on(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.launch", store, json.dumps(OPEN_HANDED)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    from tests.server.running import read_port

    assert process.stdout is not None
    one = Server(process.pid, read_port(process.stdout))
    tokens: list[str] = []
    code = ""
    left = 0

    async def first_half() -> dict[str, Any]:
        nonlocal code, left
        async with contextlib.AsyncExitStack() as stack:
            people = await sit_all(one.url, "classic", 2, stack, rounds=3, turn_time=3600)
            tokens.extend(person.token for person in people)
            code = people[0].code
            await play_out(people)
            await people[0].send("next", seq=people[0].shown["seq"])
            for person in people:
                await person.get("dealt")
            left = people[0].shown["left"]
            os.kill(one.pid, signal.SIGTERM)
            for person in people:
                assert (await person.get("stopping"))["again"] > 0
            await asyncio.to_thread(process.wait, 60)
            return people[0].shown

    async def second_half(two: Server, before: dict[str, Any]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Player(two.url, t)) for t in tokens]
            for person in people:
                state = await person.enter(code, since=before["seq"])
                assert state["seq"] == before["seq"]
            assert people[0].shown["sights"] == before["sights"]
            assert people[0].shown["left"] > left - 10_000  # the clock stood still
            for _ in range(2):
                ending = (await play_out(people))["ending"]
                if not ending["match_over"]:
                    await people[1].send("next", seq=people[1].shown["seq"])
                    for person in people:
                        await person.get("dealt")
            assert ending["match_over"]

    before = asyncio.run(first_half())
    assert process.returncode == 0
    process.stdout.close()
    time.sleep(1)
    with running(store) as two:
        asyncio.run(second_half(two, before))


def test_logs_hold_no_codes_no_tokens_no_hands(server: Server) -> None:
    async def game() -> list[Player]:
        async with contextlib.AsyncExitStack() as stack:
            people = await sit_all(server.url, "classic", 2, stack, rounds=1)
            await people[0].send("play", seq=0, move="<secret>")
            await play_out(people)
            return people

    people = asyncio.run(game())
    text = server.log.read_text()  # type: ignore[attr-defined]
    assert "table-made" in text
    for line in text.splitlines():
        json.loads(line)
    for person in people:
        assert person.token not in text
        assert person.code not in text
        assert "P1" not in text
        assert "secret" not in text
