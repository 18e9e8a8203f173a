"""The browser's files. Those with a hash in their name are kept for ever, others checked each time.

Where the build left a compressed copy of a file beside it (`.br`, `.gz`), browsers that can unpack
it are sent that one.
"""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
WORKER = "worker.js"  # not a file of the shell: see `offline`
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smallest first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


def folder() -> Path:
    """Where the client's build puts its files."""
    return Path(str(files("boneyard"))) / "static"


def shell() -> Iterator[tuple[str, Path]]:
    """The files of the built client, with the paths under which browsers ask for them."""
    for file in sorted(folder().rglob("*")):
        path = file.relative_to(folder()).as_posix()
        hidden = file.name.startswith(".") or file.suffix in COMPRESSED.values()
        if file.is_file() and not hidden and path != WORKER:
            yield path, file


class Pages(StaticFiles):
    """Files with the right lifetime and encoding."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, a compressed copy of it, or that it has not changed."""
        path, asked = str(full_path), Headers(scope=scope)
        kept = {"cache-control": FOR_EVER if "/assets/" in scope["path"] else ASK}
        suffix = Path(path).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        if compressed := self._compressed(path, asked):
            encoding, path = compressed
            kept |= {"content-encoding": encoding, "vary": "accept-encoding"}
            stat_result = os.stat(path)
        response = FileResponse(path, status_code, kept, kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def _compressed(self, path: str, asked: Headers) -> tuple[str, str] | None:
        accepted = {word.split(";")[0].strip() for word in accepted_encodings(asked)}
        for encoding, ending in COMPRESSED.items():
            if encoding in accepted and os.path.isfile(path + ending):
                return encoding, path + ending
        return None


def accepted_encodings(asked: Headers) -> list[str]:
    """The encodings that a browser can unpack; `;q=0` means it cannot."""
    words = asked.get("accept-encoding", "").lower().split(",")
    return [
        word for word in words if word.replace(" ", "").rpartition(";q=")[2] not in ("0", "0.0")
    ]
