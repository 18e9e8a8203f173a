"""Why a request is not followed."""

from __future__ import annotations


class Denied(Exception):
    """A request that is not followed, with the code of the reason."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Behind(Exception):
    """The request was about a table that has moved on: it is shown again, and that is all."""
