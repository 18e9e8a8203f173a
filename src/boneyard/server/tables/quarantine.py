"""Tables whose events cannot be replayed: closed, counted, and never deleted."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from boneyard.errors import UnknownVersion
from boneyard.server.access.denied import Denied
from boneyard.server.ops.logs import fault, nickname


class Quarantine:
    """Tables whose events cannot be replayed: closed to their players and left alone.

    Nothing of them is deleted. They are tried again when the server restarts.
    """

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}  # the reason that players are told, by the table's code

    def check(self, table: str) -> None:
        """`Denied` if a table is closed."""
        if table in self.reasons:
            raise Denied(self.reasons[table])

    @contextlib.contextmanager
    def guard(self, table: str) -> Iterator[None]:
        """Close the table if its events cannot be applied in here."""
        try:
            yield
        except Exception as problem:
            raise self.judge(table, problem) from None

    def judge(self, table: str, problem: Exception) -> Exception:
        """What to raise for a problem with a table's events; if they are to blame, it is closed."""
        if isinstance(problem, (Denied, OSError, MemoryError)):
            return problem
        why = Denied("other-rules" if isinstance(problem, UnknownVersion) else "table-damaged")
        self.reasons[table] = why.code
        fault("table-quarantined", table=nickname(table), reason=why.code)
        return why
