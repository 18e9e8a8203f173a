"""The page finds in a record what Python finds: the client's tests compare with the same file."""

from __future__ import annotations

import msgspec

from tests.coach.make_analyses import FILE, analyses


def test_the_analyses_for_the_page_are_as_python_finds_them() -> None:
    kept = msgspec.json.decode(FILE.read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(analyses())), (
        "python -m tests.coach.make_analyses"
    )
