"""A static site on a web host: what `boneyard site` writes, served by Python's own server."""

from __future__ import annotations

import contextlib
import json
import threading
import urllib.request
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from boneyard.server.http.offline import worker
from boneyard.server.http.static import WORKER
from boneyard.server.site import earlier_files, put

SUB_FOLDER = "school/games"  # a site works from any folder of a host


class Quiet(SimpleHTTPRequestHandler):
    """What `python3 -m http.server` runs, without its log."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextlib.contextmanager
def hosted(root: Path) -> Iterator[str]:
    """A host that serves a folder; gives its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as host:
        thread = threading.Thread(target=host.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/"
        finally:
            host.shutdown()
            thread.join()


def fetched(address: str) -> bytes:
    """What a host sends."""
    with urllib.request.urlopen(address) as answer:
        return bytes(answer.read())


def kept_by(script: bytes) -> dict[str, Any]:
    """The version and the files that a service worker is told to keep."""
    first = script.decode().splitlines()[0]
    kept: dict[str, Any] = json.loads(first.removeprefix("self.KEPT=").removesuffix(";"))
    return kept


def publish(folder: Path, path: str, body: bytes) -> None:
    """Put a new version of one file on the host, as `boneyard site` would."""
    put(folder / path, body)
    listed = [one for one in earlier_files(folder) if one != WORKER]
    put(folder / WORKER, worker({one: (folder / one).read_bytes for one in listed}))
