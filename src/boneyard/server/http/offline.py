"""What a browser keeps to work offline: a service worker that knows every file by its hash.

The client's build makes the worker. Whoever serves it, a server or a static site, puts the list of
files before it; if any of them changes, so does the worker, and browsers fetch what is new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

import msgspec

from boneyard.server.http.static import WORKER, folder

PAGE = "index.html"


def worker(files: Mapping[str, Callable[[], bytes]]) -> bytes:
    """The service worker, after the list of what it keeps."""
    hashes = {asked_as(path): hash_of(files[path]()) for path in sorted(files)}
    version = hash_of(msgspec.json.encode(hashes))
    kept = msgspec.json.encode({"version": version, "files": hashes})
    return b"self.KEPT=" + kept + b";\n" + (folder() / WORKER).read_bytes()


def asked_as(path: str) -> str:
    """How browsers ask for a file: the page has no name but that of its folder."""
    return "./" if path == PAGE else path


def hash_of(body: bytes) -> str:
    """What tells a file from another of the same path.

    >>> hash_of(b"")
    'e3b0c44298fc1c149afbf4c8996fb924'
    """
    return hashlib.sha256(body).hexdigest()[:32]
