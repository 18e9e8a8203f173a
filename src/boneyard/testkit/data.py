"""Data that pins a game down: golden records, and counts of move sequences."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from boneyard.engine.api import Game, load
from boneyard.engine.position import Position, replay
from boneyard.engine.record import Record
from boneyard.engine.rules import Rules
from boneyard.engine.seeds import Seed
from boneyard.testkit.promises import require


def check_golden(game: str | Rules | Game, folder: Path) -> None:
    """Every record in a folder replays to its end, and is written again exactly as it was.

    There are records of every version of the rules. The oldest do not name their version.
    """
    rules = load(game).rules
    name = rules.name
    files = sorted(folder.glob("*.txt"))
    require(files, f"{name} has golden records in {folder.name}/")
    versions = set()
    for file in files:
        text = file.read_text("utf-8")
        position = replay(text)
        versions.add(position.rules.version)
        require(position.rules.name == name, f"{file.name} is a record of {name}")
        require(position.over, f"{file.name} is a whole game")
        written = str(position.record)
        if not re.search(r"^rules: ", text, re.MULTILINE):
            written = written.replace("rules: 1\n", "", 1)
        require(written == text, f"{file.name} is written again as it was")
    known = {one.version for one in (*rules.earlier, rules)}
    require(versions == known, f"{name} has records of versions {sorted(known)}")


def check_counts(game: str | Rules | Game, file: Path) -> None:
    """The number of move sequences by depth is what a file of counts says."""
    game = load(game)
    require(file.is_file(), f"{game.name} has counts in {file.name}")
    entries = json.loads(file.read_text("utf-8"))
    require(entries, f"{file.name} has counts")
    for entry in entries:
        start = game.new(entry["players"], entry["seed"], **entry["options"])
        found = perft(start, len(entry["leaves"]) - 1)
        require(found == entry["leaves"], f"counts of {entry} are {found}")


def perft(position: Position, depth: int) -> list[int]:
    """How many sequences of moves there are of each length up to a depth.

    >>> perft(load("classic").new(players=2, seed=7), 1)
    [1, 7]
    """
    leaves = [0] * (depth + 1)
    waiting = [(position, 0)]
    while waiting:
        here, length = waiting.pop()
        leaves[length] += 1
        if length < depth:
            for seat in here.actors:
                for move in here.legal(seat):
                    there = here.copy()
                    there.play(move, seat)
                    waiting.append((there, length + 1))
    return leaves


def random_record(game: Game, players: int, seed: Seed, **options: object) -> Record:
    """A whole random game, for golden records.

    >>> replay(random_record(load("classic"), players=2, seed=1)).over
    True
    """
    dice = random.Random(seed)
    position = game.new(players, seed, (), **options)
    while not position.over:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
    return position.record
