"""The inbox of a connection: in order, waking who waits, and fair to others."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from boneyard.server.websocket import Inbox

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
