"""One socket: messages in order and fair to others, reading ahead, and sending in one go."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from boneyard.server.http.websocket import READ_AHEAD, Inbox, SmallBuffers, text_frame
from tests.server.desk import settle

T = TypeVar("T")


def test_messages_come_out_as_they_went_in_also_while_somebody_waits() -> None:
    async def inside() -> list[int]:
        inbox = Inbox(asyncio.get_running_loop())
        numbers: list[int] = []
        reading = asyncio.create_task(read(inbox, 4, numbers))
        for number in range(4):
            await asyncio.sleep(0.001 * (number % 2))
            inbox.put_nowait(number)
        return await reading

    assert asyncio.run(inside()) == [0, 1, 2, 3]


def test_two_who_have_much_to_say_are_heard_in_turns() -> None:
    async def inside() -> list[str]:
        heard: list[str] = []
        boxes = [Inbox(asyncio.get_running_loop()) for _ in range(2)]
        for name, inbox in zip("ab", boxes, strict=True):
            for _ in range(3):
                inbox.put_nowait(name)
        await asyncio.gather(*(read(inbox, 3, heard) for inbox in boxes))
        return heard

    assert asyncio.run(inside()) == ["a", "b", "a", "b", "a", "b"]


def test_who_stops_waiting_takes_nothing_along() -> None:
    async def inside() -> tuple[int, bool]:
        inbox = Inbox(asyncio.get_running_loop())
        impatient = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait([impatient])
        inbox.put_nowait(7)
        return await inbox.get(), inbox.empty()

    assert asyncio.run(inside()) == (7, True)


async def read(inbox: Inbox, count: int, heard: list[T]) -> list[T]:
    """So many messages."""
    for _ in range(count):
        heard.append(await inbox.get())
    return heard


class Line:
    """The transport of a socket that never was."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.socket = socket.socket()
        self.paused = self.closing = False

    def get_extra_info(self, name: str) -> Any:
        """Addresses are not known."""
        return self.socket if name == "socket" else None

    def write(self, data: bytes) -> None:
        """Remember."""
        self.written.append(data)

    def pause_reading(self) -> None:
        """No more data for now."""
        self.paused = True

    def resume_reading(self) -> None:
        """Go on."""
        self.paused = False

    def is_closing(self) -> bool:
        """Whether it is closed."""
        return self.closing

    def close(self) -> None:
        """The end."""
        self.closing = True
        self.socket.close()

    abort = close

    def texts(self) -> list[bytes]:
        """What was written since the handshake: each time one or several frames."""
        return [data for data in self.written if not data.startswith(b"HTTP")]


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def with_socket(work: Callable[[SmallBuffers, Line, list[str]], Awaitable[None]]) -> None:
    """A socket whose application accepts and then reads as many messages as it is told to."""

    async def inside() -> None:
        may_read, heard = asyncio.Semaphore(0), []
        ended = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while not ended.is_set():
                await may_read.acquire()
                if not ended.is_set():
                    heard.append((await receive()).get("text"))

        config = uvicorn.Config(app, ws=SmallBuffers, log_config=None, ws_ping_interval=None)
        config.load()
        line = Line()
        made = SmallBuffers(config, ServerState(), {}, asyncio.get_running_loop())
        made.may_read = may_read  # type: ignore[attr-defined]
        with contextlib.closing(line):
            made.connection_made(line)
            made.data_received(HANDSHAKE)
            await settle()
            await work(made, line, heard)
        ended.set()
        may_read.release()
        await settle()

    asyncio.run(inside())


def text_of(number: int) -> bytes:
    """A frame of a client."""
    return Frame(Opcode.TEXT, b"%d" % number).serialize(mask=True)


def test_reading_stops_while_many_messages_wait_and_goes_on_after() -> None:
    async def work(made: SmallBuffers, line: Line, heard: list[str]) -> None:
        for number in range(READ_AHEAD):
            made.data_received(text_of(number))
            assert not line.paused, f"after {number + 1}"
        made.data_received(text_of(READ_AHEAD))
        assert line.paused
        for count in range(1, READ_AHEAD + 2):
            made.may_read.release()  # type: ignore[attr-defined]
            await settle()
            assert heard == [str(number) for number in range(count)]
            assert line.paused == (count <= READ_AHEAD)
        made.data_received(text_of(99))
        assert not line.paused

    with_socket(work)


def test_what_is_sent_at_one_moment_goes_out_at_once_and_once() -> None:
    async def work(made: SmallBuffers, line: Line, heard: list[str]) -> None:
        assert made.send_now(b"one")
        assert made.send_now(b"two")
        assert line.texts() == []
        await settle()
        assert line.texts() == [text_frame(b"one") + text_frame(b"two")]
        assert made.send_now(b"three")
        await settle()
        assert line.texts()[1:] == [text_frame(b"three")]

    with_socket(work)


def test_what_is_sent_in_two_ways_goes_out_in_the_order_of_asking() -> None:
    async def work(made: SmallBuffers, line: Line, heard: list[str]) -> None:
        made.send_now(b"first")
        await made.send({"type": "websocket.send", "text": "second"})
        made.send_now(b"third")
        await settle()
        whole = text_frame(b"first") + text_frame(b"second") + text_frame(b"third")
        assert b"".join(line.texts()) == whole

    with_socket(work)


def test_nothing_is_sent_after_the_farewell() -> None:
    async def work(made: SmallBuffers, line: Line, heard: list[str]) -> None:
        made.send_now(b"last")
        await made.send({"type": "websocket.close", "code": 1001})
        farewell = b"".join(line.texts())
        assert farewell.startswith(text_frame(b"last"))
        made.send_now(b"too late")
        await settle()
        assert b"".join(line.texts()) == farewell

    with_socket(work)


def test_nothing_is_sent_to_a_line_that_is_cut() -> None:
    async def work(made: SmallBuffers, line: Line, heard: list[str]) -> None:
        made.send_now(b"never")
        line.close()
        await settle()
        assert line.texts() == []
        made.pause_writing()
        assert not made.send_now(b"the reader does not keep up")

    with_socket(work)
