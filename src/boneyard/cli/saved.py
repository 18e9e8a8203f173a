"""Games saved in the user's folder, so that an interrupted game can continue."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

from boneyard.cli.common import data_folder
from boneyard.engine.match import Match
from boneyard.engine.position import Position, replay
from boneyard.engine.record import Record
from boneyard.engine.registry import rules_of
from boneyard.errors import BadRecord, BoneyardError

BETWEEN_ROUNDS = "\n===\n\n"
LENGTH = re.compile(r"# match: seed=([0-9a-f]+) rounds=(\d+|-) target=(\d+|-)\n")


def new_file(game: str) -> Path:
    """A new file name for a game that starts now."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1000):
        file = folder / f"{stamp}-{game}{f'-{number}' if number else ''}.txt"
        if not file.exists():
            return file
    raise OSError(f"too many games begun at {stamp} in {folder}")


def latest() -> Path:
    """The newest game that is not finished."""
    folder = data_folder() / "games"
    for file in sorted(folder.glob("*.txt"), reverse=True):
        try:
            if not open_match(file)[0].over:
                return file
        except BoneyardError:  # not ours, or of a version that had other rules
            continue
    raise BadRecord(code="no-saved-game", folder=str(folder))


def save(file: Path, match: Match, rounds: list[Position]) -> None:
    """Write the whole match, in one step: the old file stays until the new one is complete."""
    limits = f"rounds={match.rounds or '-'} target={match.target or '-'}"
    text = f"# match: seed={match.seed:x} {limits}\n" + BETWEEN_ROUNDS.join(
        str(position.record) for position in rounds
    )
    draft = file.with_suffix(".new")
    with draft.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def rounds_of(text: str) -> list[str]:
    """The records of a file that holds one round or several."""
    return text.split(BETWEEN_ROUNDS)


def open_match(file: Path) -> tuple[Match, list[Position]]:
    """A saved match, replayed to where it was interrupted, and its rounds."""
    text = file.read_text("utf-8")
    header = LENGTH.match(text)
    if not header:
        raise BadRecord(code="not-saved", file=str(file))
    records = [Record.parse(part) for part in rounds_of(text)]
    first = records[0]
    length, target = (None if word == "-" else int(word) for word in header.group(2, 3))
    seed = int(header[1], 16)
    options: dict[str, Any] = dict(first.options)
    rules = rules_of(first.game, first.rules)
    match = Match(rules, first.players, seed, length, target, first.names, **options)
    rounds: list[Position] = []
    for record in records:
        position = replay(record)
        if position.seed != match.position.seed:
            raise BadRecord(code="wrong-round", file=str(file))
        match.position = position
        rounds.append(position)
        if position.over:
            match.next_round()
    if not match.over and rounds[-1] is not match.position:
        rounds.append(match.position)
    return match, rounds
