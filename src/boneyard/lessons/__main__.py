"""Play all lessons and write them down: `python -m boneyard.lessons`."""

from __future__ import annotations

from pathlib import Path

from boneyard.lessons import GAMES, played

for game in GAMES:
    (Path(__file__).parent / f"{game}.json").write_text(played(game), "utf-8")
