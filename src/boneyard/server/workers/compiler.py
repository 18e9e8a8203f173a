"""Compiling a game's kernels in a separate process, so that no table waits and it can be ended.

`python -m boneyard.server.workers.compiler GAME [BOT ...]` is that process. It goes with the server
that asked for it, however that ends: nobody needs a compiler that outlives its server.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading

from boneyard.bots import bot
from boneyard.engine.warm import is_warm, warm


class CompilingFailed(Exception):
    """The compiling process ended before it was done."""


async def compile_beside(game: str, *bots: str) -> None:
    """Compile what a game needs, and bots in it, once a machine; `CompilingFailed` says if not."""
    if is_warm(game) and (not bots or is_warm(game, *bots)):
        return
    words = ["-m", "boneyard.server.workers.compiler", game, *bots]
    compiling = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdin=asyncio.subprocess.PIPE
    )
    try:
        ended = await compiling.wait()
    except asyncio.CancelledError:
        compiling.kill()
        await compiling.wait()
        raise
    if ended != 0:
        raise CompilingFailed(f"the compiler of {game} ended with {ended}")


def end_with_server() -> None:
    """Wait for the end of the server, which holds the other end of our input; then end too."""
    while os.read(0, 1):  # not by sys.stdin, whose lock would be in the way at our own end
        pass
    os._exit(1)


def main(game: str, *bots: str) -> None:
    """Compile."""
    threading.Thread(target=end_with_server, daemon=True).start()
    if bots and hasattr(os, "nice"):
        os.nice(10)  # nobody waits for it
    warm(game, players=[bot(name) for name in bots], show=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
