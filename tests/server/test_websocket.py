"""One socket: messages in order and fair to others, reading ahead, sending in one go, ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from boneyard.server.access.limits import Bucket
from boneyard.server.http import websocket
from boneyard.server.http.inbox import Inbox
from boneyard.server.http.websocket import PING, READ_AHEAD, Socket
from tests.server.desk import settle
from tests.server.wires import Wire, frame, opened, text_frame

MOST_UNSENT = 3
TEXT, BINARY, CLOSE, A_PING, A_PONG = 1, 2, 8, 9, 10
TWO = frame(TEXT, b"two")
A_PONG_WITHOUT_DATA = bytes((0x80 | A_PONG, 0))


def test_messages_come_out_as_they_went_in_also_while_somebody_waits() -> None:
    async def inside() -> list[int]:
        inbox = Inbox(asyncio.get_running_loop())
        reading = asyncio.create_task(read(inbox, 4, []))
        for number in range(4):
            for _ in range(number % 2):
                await settle()
            inbox.put(number)
        return await reading

    assert asyncio.run(inside()) == [0, 1, 2, 3]


def test_two_who_have_much_to_say_are_heard_in_turns() -> None:
    async def inside() -> list[str]:
        heard: list[str] = []
        boxes = [Inbox(asyncio.get_running_loop()) for _ in range(2)]
        for name, inbox in zip("ab", boxes, strict=True):
            for _ in range(3):
                inbox.put(name)
        await asyncio.gather(*(read(inbox, 3, heard) for inbox in boxes))
        return heard

    assert asyncio.run(inside()) == ["a", "b", "a", "b", "a", "b"]


def test_who_stops_waiting_takes_nothing_along() -> None:
    async def inside() -> tuple[int, int]:
        inbox = Inbox(asyncio.get_running_loop())
        impatient = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait([impatient])
        inbox.put(7)
        return await inbox.get(), len(inbox)

    assert asyncio.run(inside()) == (7, 0)


async def read(inbox: Inbox, count: int, heard: list[Any]) -> list[Any]:
    """So many messages."""
    for _ in range(count):
        heard.append(await inbox.get())
    return heard


class Reader:
    """An application that reads as many messages as it is told to."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.may_read = asyncio.Semaphore(0)

    async def websocket(self, socket: Socket) -> None:
        """Until the connection ends."""
        assert socket.path == "/ws"
        socket.accept(MOST_UNSENT, Bucket(20, 60))
        while not self.heard or self.heard[-1] is not None:
            await self.may_read.acquire()
            self.heard.append(await socket.receive())


def with_socket(work: Callable[[Socket, Wire, Reader], Awaitable[None]]) -> None:
    """A socket that was accepted."""

    async def inside() -> None:
        app = Reader()
        config = uvicorn.Config(app, ws=Socket, log_config=None)  # type: ignore[arg-type]
        async with opened(config) as (made, wire):
            assert wire.written[0].startswith(b"HTTP/1.1 101 ")
            await work(made, wire, app)
            for _ in range(100):
                app.may_read.release()

    asyncio.run(inside())


async def read_to_the_end(made: Socket) -> None:
    """All pieces of a packet, or as many as are read before the connection ends."""
    while made.unread and not made.transport.is_closing():
        await asyncio.sleep(0)


def text_of(number: int) -> bytes:
    """A message of a client."""
    return frame(TEXT, b"%d" % number)


def test_reading_stops_while_many_messages_wait_and_goes_on_after() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        for number in range(READ_AHEAD):
            made.data_received(text_of(number))
            assert not wire.paused, f"after {number + 1}"
        made.data_received(text_of(READ_AHEAD))
        assert wire.paused
        for count in range(1, READ_AHEAD + 2):
            app.may_read.release()
            await settle()
            assert app.heard == [str(number) for number in range(count)]
            assert wire.paused == (count <= READ_AHEAD)
        made.data_received(text_of(99))
        assert not wire.paused

    with_socket(work)


@pytest.mark.parametrize(
    "packets",
    [
        [frame(TEXT, b"one") + frame(TEXT, b"two")],
        [frame(TEXT, b"one"), TWO[:3], TWO[3:]],
        [frame(TEXT, b"o", final=False) + frame(0, b"ne"), frame(TEXT, b"two")],
        [frame(TEXT, b"o", final=False), frame(A_PING, b""), frame(0, b"ne"), frame(TEXT, b"two")],
        [frame(A_PING, b"") + frame(TEXT, b"one") + frame(A_PONG, b""), frame(TEXT, b"two")],
    ],
    ids=["together", "halved", "fragments", "fragments-and-ping", "control"],
)
def test_messages_are_read_however_they_come(packets: list[bytes]) -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        for packet in packets:
            made.data_received(packet)
        app.may_read.release()
        app.may_read.release()
        await settle()
        assert app.heard == ["one", "two"]

    with_socket(work)


def test_what_is_sent_at_one_moment_goes_out_at_once_and_once() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.send(b"one")
        made.send(b"two")
        assert wire.frames() == []
        await settle()
        assert wire.frames() == [text_frame(b"one") + text_frame(b"two")]
        made.send(b"three")
        await settle()
        assert wire.frames()[1:] == [text_frame(b"three")]

    with_socket(work)


def test_nothing_is_sent_after_the_farewell() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.send(b"last")
        await made.close(1001)
        farewell = b"".join(wire.frames())
        assert farewell == text_frame(b"last") + bytes([0x88, 2]) + (1001).to_bytes(2, "big")
        assert not wire.closing, "the other side says goodbye too"
        made.send(b"too late")
        await settle()
        assert b"".join(wire.frames()) == farewell
        made.data_received(frame(TEXT, b"too late as well"))
        made.data_received(frame(CLOSE, b"\x03\xe9"))
        assert wire.closing
        app.may_read.release()
        await settle()
        assert app.heard == [None]

    with_socket(work)


def test_a_reader_that_does_not_keep_up_is_sent_what_waits_when_it_does() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.pause_writing()
        for number in range(MOST_UNSENT):
            made.send(b"%d" % number)
        await settle()
        assert wire.frames() == []
        closing = asyncio.create_task(made.close(1001))
        await settle()
        assert not closing.done()
        made.resume_writing()
        await closing
        waited = b"".join(text_frame(b"%d" % number) for number in range(MOST_UNSENT))
        assert b"".join(wire.frames()).startswith(waited)
        assert not made.cut_because

    with_socket(work)


def test_a_reader_that_is_too_far_behind_is_cut_off() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.pause_writing()
        for number in range(MOST_UNSENT):
            made.send(b"%d" % number)
        assert not wire.aborted
        made.send(b"one too many")
        assert wire.aborted
        assert made.cut_because == "slow-reader"
        made.send(b"never")
        made.resume_writing()
        assert wire.frames() == []

    with_socket(work)


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (frame(TEXT, b"\xff"), 1007),
        (frame(TEXT, b"\xff", final=False) + frame(0, b""), 1007),
        (frame(TEXT, b"x" * 5000), 1009),
        (frame(TEXT, b"x" * 4000, final=False) + frame(0, b"x" * 1000), 1009),
        (frame(0, b"of nothing"), 1002),
        (bytes([0x81, 2]) + b"no", 1002),
    ],
    ids=["not-utf8", "fragments-not-utf8", "long", "long-in-parts", "no-beginning", "no-mask"],
)
def test_what_is_no_message_ends_the_connection(packet: bytes, code: int) -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(packet)
        await read_to_the_end(made)
        assert wire.closing
        assert b"".join(wire.frames())[2:4] == code.to_bytes(2, "big")

    with_socket(work)


@pytest.mark.parametrize(
    ("first", "packet"),
    [
        (b"", frame(A_PING, b"")),
        (b"", frame(A_PONG, b"")),
        (frame(TEXT, b"", final=False), frame(0, b"", final=False)),
        (b"", frame(TEXT, b"x" * 40)),
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_frames_of_every_kind_are_counted_and_a_packet_is_read_no_further(
    first: bytes, packet: bytes
) -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(first + packet * 5000)
        await read_to_the_end(made)
        assert wire.aborted
        assert made.cut_because == "too-fast"
        assert len(b"".join(wire.frames())) < 1200, "what it answered"

    with_socket(work)


def test_between_two_pieces_of_a_packet_others_have_their_turn() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(frame(A_PING, b"") * 200)  # 1200 bytes: three pieces
        answered = []
        for _ in range(4):
            answered.append(sum(map(len, wire.frames())) // len(A_PONG_WITHOUT_DATA))
            assert wire.paused == (answered[-1] < 200)
            await asyncio.sleep(0)
        assert answered == [85, 170, 200, 200]

    with_socket(work)


def test_what_came_in_one_packet_is_read_in_order_also_while_messages_are_handled() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        texts = [f"{number:0100}" for number in range(20)]
        for _ in texts:
            app.may_read.release()
        *most, last = [frame(TEXT, text.encode()) for text in texts]
        made.data_received(b"".join(most))
        made.data_received(last)  # a transport may still bring what it had read
        await read_to_the_end(made)
        while made.inbox:
            await settle()
        await settle()
        assert app.heard == texts
        assert not wire.paused

    with_socket(work)


def test_nothing_more_is_read_of_a_packet_when_the_connection_is_gone() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(frame(A_PING, b"") * 200)
        answered = len(wire.frames())
        made.connection_lost(None)
        await settle()
        assert len(wire.frames()) == answered

    with_socket(work)


def test_as_many_frames_as_messages_can_need_are_read() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        for _ in range(60):
            made.data_received(frame(A_PING, b"") + frame(A_PONG, b"") + frame(A_PONG, b""))
        assert not wire.closing

    with_socket(work)


def test_nothing_is_read_from_who_does_not_read_its_answers() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.pause_writing()
        assert wire.paused
        made.resume_writing()
        assert not wire.paused

    with_socket(work)


def test_reading_goes_on_only_when_both_the_inbox_and_the_line_have_room() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        for number in range(READ_AHEAD + 1):
            made.data_received(text_of(number))
        made.pause_writing()
        for _ in range(READ_AHEAD + 1):
            app.may_read.release()
        await settle()
        assert wire.paused, "the line is full"
        made.resume_writing()
        assert not wire.paused

    with_socket(work)


def test_binary_messages_are_not_taken_for_texts() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(frame(BINARY, b"one"))
        app.may_read.release()
        await settle()
        assert app.heard == [b"one"]

    with_socket(work)


def test_pings_are_answered() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.data_received(frame(A_PING, b"hello"))
        assert wire.frames() == [bytes([0x80 | A_PONG, 5]) + b"hello"]

    with_socket(work)


def test_a_silent_connection_is_pinged_and_then_closed() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made._ping()
        (ping,) = wire.frames()
        assert ping[:2] == bytes([0x80 | A_PING, 4])
        made.data_received(frame(A_PONG, ping[2:]))
        made._ping()
        assert not wire.closing, "it answered"
        made.data_received(frame(A_PONG, b"something else"))
        made._ping()
        assert wire.closing
        assert (1011).to_bytes(2, "big") in wire.frames()[-1]

    with_socket(work)


def test_the_first_ping_is_due_after_the_handshake() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        assert made.timer is not None
        left = made.timer.when() - made.loop.time()
        assert PING - 10 < left <= PING

    with_socket(work)


def test_who_does_not_say_goodbye_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSING", 0.001)

    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        await made.close(1001)
        async with asyncio.timeout(20):
            while not wire.aborted:
                await asyncio.sleep(0.001)

    with_socket(work)


def test_uvicorn_stops_a_socket_with_the_code_of_a_restart() -> None:
    async def work(made: Socket, wire: Wire, app: Reader) -> None:
        made.send(b"last")
        made.shutdown()
        code = bytes([0x88, 2]) + (1012).to_bytes(2, "big")
        assert b"".join(wire.frames()) == text_frame(b"last") + code
        assert wire.closing
        app.may_read.release()
        await settle()
        assert app.heard == [None]

    with_socket(work)


def test_an_application_that_fails_ends_its_connection() -> None:
    class Broken:
        async def websocket(self, socket: Socket) -> None:
            socket.accept(MOST_UNSENT, Bucket(20, 60))
            raise RuntimeError

    async def inside() -> None:
        config = uvicorn.Config(Broken(), ws=Socket, log_config=None)  # type: ignore[arg-type]
        async with opened(config) as (_, wire):
            assert wire.aborted

    asyncio.run(inside())


def test_a_socket_that_is_rejected_is_told_403() -> None:
    class Closed:
        async def websocket(self, socket: Socket) -> None:
            assert socket.headers["origin"] == "http://evil.example"
            socket.reject()

    async def inside() -> None:
        config = uvicorn.Config(Closed(), ws=Socket, log_config=None)  # type: ignore[arg-type]
        async with opened(config, b"Origin: http://evil.example") as (_, wire):
            assert wire.written[0].startswith(b"HTTP/1.1 403 ")
            assert wire.closing
            assert not wire.aborted

    asyncio.run(inside())
