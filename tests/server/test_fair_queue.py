"""Workers are handed out fairly: addresses take turns, and nothing is lost when somebody leaves."""

from __future__ import annotations

import asyncio

from boneyard.server.workers.fair_queue import FairQueue
from tests.server.desk import settle


def test_one_who_asks_for_much_makes_nobody_else_wait() -> None:
    async def inside() -> list[str]:
        queue: FairQueue[int] = FairQueue()
        served: list[str] = []

        async def ask(who: str) -> None:
            thing = await queue.get(who)
            served.append(who)
            await settle()
            queue.put(thing)

        queue.put(1)
        busy = [asyncio.create_task(ask("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(ask("modest")), asyncio.create_task(ask("third"))]
        await asyncio.gather(*busy, *late)
        return served

    served = asyncio.run(inside())
    assert served.index("modest") <= 3
    assert served.index("third") <= 4
    assert served.count("greedy") == 20


def test_within_one_address_the_first_comes_first() -> None:
    async def inside() -> list[int]:
        queue: FairQueue[int] = FairQueue()
        waiting = [asyncio.create_task(queue.get("one")) for _ in range(5)]
        await settle()
        for number in range(5):
            queue.put(number)
        return await asyncio.gather(*waiting)

    assert asyncio.run(inside()) == [0, 1, 2, 3, 4]


def test_who_gives_up_takes_nothing_along() -> None:
    async def inside() -> tuple[int, int]:
        queue: FairQueue[int] = FairQueue()
        impatient = asyncio.create_task(queue.get("a"))
        patient = asyncio.create_task(queue.get("b"))
        await settle()
        impatient.cancel()
        await asyncio.wait([impatient])
        queue.put(7)
        return await patient, len(queue)

    assert asyncio.run(inside()) == (7, 0)


def test_what_was_handed_over_at_the_moment_of_giving_up_is_given_back() -> None:
    async def inside() -> int:
        queue: FairQueue[int] = FairQueue()
        impatient = asyncio.create_task(queue.get("a"))
        await settle()
        queue.put(7)  # its turn has come, but it has not run yet
        impatient.cancel()
        await asyncio.wait([impatient])
        return await queue.get("b")

    assert asyncio.run(inside()) == 7
