"""Tables whose events cannot be followed: closed, counted, and never deleted."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from boneyard.errors import UnknownVersion
from boneyard.server.access.denied import Denied
from boneyard.server.ops.logs import fault, nickname


class Quarantine:
    """Tables whose events cannot be followed: closed to their players and left alone.

    Nothing of them is deleted. They are tried again when the server is started again.
    """

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}  # by the table's code: the code of what players are told

    def check(self, table: str) -> None:
        """`Denied` tells why a table is closed."""
        if table in self.reasons:
            raise Denied(self.reasons[table])

    @contextlib.contextmanager
    def guard(self, table: str) -> Iterator[None]:
        """Follow a table's events in here: where that fails, the table is closed."""
        try:
            yield
        except (Denied, OSError, MemoryError):
            raise  # not the fault of what was stored
        except UnknownVersion:
            raise self._close(table, Denied("other-rules")) from None
        except Exception:
            raise self._close(table, Denied("table-damaged")) from None

    def _close(self, table: str, why: Denied) -> Denied:
        self.reasons[table] = why.code
        fault("table-quarantined", table=nickname(table), reason=why.code)
        return why
