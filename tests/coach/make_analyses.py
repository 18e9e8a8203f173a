"""Analyses that Python and the page must both find, to the last bit.

`python -m tests.coach.make_analyses` writes them for the client's tests.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from boneyard.coach import analyse
from boneyard.coach.analysis import LEAST_WORLDS

ROOT = Path(__file__).parents[2]
FILE = ROOT / "client" / "src" / "coach" / "analyses.json"
RECORDS = ("classic/2-players-01", "magnetic-flat/3-players-01", "domino4/2-players-01")


def analyses() -> dict[str, Any]:
    """What is found in each record."""
    found = {}
    for name in RECORDS:
        record = (ROOT / "tests" / "golden" / f"{name}.txt").read_text("utf-8")
        found[name] = msgspec.to_builtins(analyse(record, LEAST_WORLDS))
    return found


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(analyses()) + b"\n")
