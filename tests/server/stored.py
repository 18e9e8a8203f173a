"""What is stored, read while a server uses the store, which it alone may open."""

from __future__ import annotations

import contextlib
import sqlite3

from boneyard.server.store.api import open_store


async def events_in(address: str, table: str) -> list[bytes]:
    """All events of a table, in order."""
    if "://" not in address:
        with contextlib.closing(sqlite3.connect(f"file:{address}?mode=ro", uri=True)) as file:
            query = "select body from event where tbl = ? order by seq"
            return [body for (body,) in file.execute(query, (table,))]
    store = open_store(address)
    await store.open()
    try:
        return await store.events(table)
    finally:
        await store.close()
