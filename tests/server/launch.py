"""A server process for tests: `launch.py STORE SETTINGS [many [hasty]]`.

With `many` it stays behind as a nursery: every line on its input starts a fresh server process
from memory that has loaded the compilers already, which a kill leaves untouched. A `hasty` one
tells moves before they are stored, to show that the tests would notice.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys

from boneyard.engine.warm import warm
from boneyard.server.serve import make_app, serve
from boneyard.server.settings import Settings
from boneyard.server.store.api import GroupCommit, Row


async def hasty_append(self: GroupCommit, row: Row) -> None:
    """Store some time soon, and say at once that it is done."""

    async def later() -> None:
        await asyncio.sleep(0.01 if row.seq > 1 else 0)
        await self.write([row])

    self.task = asyncio.create_task(later())
    if row.seq == 1:
        await self.task


if __name__ == "__main__":
    store = sys.argv[1]
    # Devices of tests add nothing to a shuffle unless they are asked to.
    settings = Settings(**{"share_time": 0.0, **json.loads(sys.argv[2])})
    if "hasty" in sys.argv:
        GroupCommit.append = hasty_append  # type: ignore[method-assign]
    if "many" not in sys.argv:
        sys.exit(serve(make_app(store, settings), "127.0.0.1", 0))
    warm("classic", show=False)
    print("ready", flush=True)
    for _ in sys.stdin:
        if os.fork() == 0:
            print(f"pid {os.getpid()}", flush=True)
            os._exit(serve(make_app(store, settings), "127.0.0.1", 0))
        while True:  # collect those that were killed
            try:
                if os.waitpid(-1, os.WNOHANG) == (0, 0):
                    break
            except ChildProcessError:
                break
