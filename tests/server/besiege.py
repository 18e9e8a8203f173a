"""Attackers in a process of their own: `besiege.py URL CODE MESSAGES SEED`.

They send hostile messages over sockets, again and again as they are closed, and look at all they
are told: nothing hidden of the table that they attack may be in it. The last line says how many
messages were sent, and of which table something leaked.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.desk import token
from tests.server.hostile import hostile
from tests.server.running import CLOSED

AT_ONCE = 8
A_CONNECTION = 200  # messages, if it is not closed before


class Spy:
    """Looks at what one connection is told."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.there = False  # at the table under attack
        self.leaks: list[str] = []

    def hear(self, text: str | bytes) -> None:
        """No hand of that table is ours to see."""
        message: dict[str, Any] = json.loads(text)
        if "info" in message:
            self.there = message["info"]["table"] == self.code
        if not self.there:
            return
        seen = [sight for sight in message.get("sights") or [] if is_private(sight, message)]
        if seen or message.get("yours"):
            self.leaks.append(str(text)[:200])


def is_private(sight: dict[str, Any], message: dict[str, Any]) -> bool:
    """Whether a sight holds more than a spectator's."""
    view = sight["view"]
    open_hands = view.get("hands") is not None and not message.get("ending")
    return sight["seat"] is not None or bool(sight["legal"] or view["hand"]) or open_hands


async def attack(url: str, code: str, messages: int, dice: random.Random) -> list[str]:
    """Send so many messages; gives what leaked."""
    sent, leaks = 0, []
    while sent < messages:
        spy = Spy(code)
        with contextlib.suppress(*CLOSED):
            async with connect(url, compression=None, close_timeout=0.1) as line:
                reading = asyncio.create_task(listen(line, spy))
                try:
                    for _ in range(min(A_CONNECTION, messages - sent)):
                        sent += 1
                        text = hostile(dice, code, token(dice.randrange(200, 205)), 9)
                        await line.send(text.encode("utf-8", "replace").decode())
                        if dice.random() < 0.002:
                            await line.send(dice.randbytes(20))
                finally:
                    reading.cancel()
        leaks += spy.leaks
    return leaks


async def listen(line: ClientConnection, spy: Spy) -> None:
    """Until it is closed."""
    with contextlib.suppress(*CLOSED):
        async for text in line:
            spy.hear(text)


async def besiege(url: str, code: str, messages: int, seed: int) -> list[str]:
    """Several attackers at once."""
    waves = [
        attack(url, code, messages // AT_ONCE, random.Random(f"{seed} {n}")) for n in range(AT_ONCE)
    ]
    return [leak for leaks in await asyncio.gather(*waves) for leak in leaks]


if __name__ == "__main__":
    os.nice(10)  # they stand for machines elsewhere: those who measure go first
    found = asyncio.run(besiege(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
    print(json.dumps({"sent": int(sys.argv[3]) // AT_ONCE * AT_ONCE, "leaks": found[:5]}))
