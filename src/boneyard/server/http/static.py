"""The browser's files: what has a hash in its name for ever, the rest asked for anew each time.

Where the build left a smaller copy of a file beside it (`.br`, `.gz`), that one is sent to those
who can read it.
"""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
SMALLER = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


def folder() -> Path:
    """Where the client's build puts its files."""
    return Path(str(files("boneyard"))) / "static"


class Pages(StaticFiles):
    """Files with the right age and size."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, or a smaller copy of it."""
        path, asked = str(full_path), Headers(scope=scope)
        kept = {"cache-control": FOR_EVER if "/assets/" in scope["path"] else ASK}
        suffix = Path(path).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        if smaller := self._smaller(path, asked):
            encoding, path = smaller
            kept |= {"content-encoding": encoding, "vary": "accept-encoding"}
            stat_result = os.stat(path)
        response = FileResponse(path, status_code, kept, kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return Response(status_code=304, headers=only_cached(response.headers))
        return response

    def _smaller(self, path: str, asked: Headers) -> tuple[str, str] | None:
        accepted = {word.split(";")[0].strip() for word in accepted_encodings(asked)}
        for encoding, ending in SMALLER.items():
            if encoding in accepted and os.path.isfile(path + ending):
                return encoding, path + ending
        return None


def accepted_encodings(asked: Headers) -> list[str]:
    """What a browser can unpack; `;q=0` means it cannot."""
    words = asked.get("accept-encoding", "").lower().split(",")
    return [
        word for word in words if word.replace(" ", "").rpartition(";q=")[2] not in ("0", "0.0")
    ]


def only_cached(headers: Mapping[str, str]) -> dict[str, str]:
    """What an answer without content still says."""
    told = ("cache-control", "content-location", "date", "etag", "expires", "vary")
    return {name: value for name, value in headers.items() if name in told}
