"""A queue in which addresses take turns: who asks for much waits for their own, not for others'."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things to hand out, and those who wait for one, by address.

    >>> async def order():
    ...     queue = FairQueue()
    ...     waiting = [asyncio.create_task(queue.get(who)) for who in "aab"]
    ...     await asyncio.sleep(0)
    ...     for number in range(3):
    ...         queue.put(number)
    ...     return await asyncio.gather(*waiting)
    >>> asyncio.run(order())
    [0, 2, 1]
    """

    def __init__(self) -> None:
        self.free: deque[T] = deque()
        # The address that was served longest ago comes first.
        self.waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    async def get(self, who: str) -> T:
        """The next thing that is free, when it is this address's turn."""
        if self.free and not self.waiting:
            return self.free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over at this very moment
                self.put(turn.result())
            raise

    def put(self, thing: T) -> None:
        """Give a thing back."""
        self.free.append(thing)
        self._hand_out()

    def __len__(self) -> int:
        return sum(len(turns) for turns in self.waiting.values())

    def _hand_out(self) -> None:
        while self.free and self.waiting:
            who, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[who] = turns  # to the end: the others come first now
            if not turn.done():
                turn.set_result(self.free.popleft())
