"""Why a request is refused."""

from __future__ import annotations


class Denied(Exception):
    """A request is refused, for the reason with this code."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Behind(Exception):
    """The request was about an earlier state of the table: only the current one is shown."""
