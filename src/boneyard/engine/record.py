"""The record of a game as text: enough to replay it exactly."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field

from boneyard.engine.seeds import Seed, seed_text
from boneyard.errors import BadRecord

KEYS = ("game", "players", "rules", "seed", "options", "names", "result")
MOVE = re.compile(r"([0-9]{1,3}):(\S+)")
LONG_SEED = re.compile(r"[0-9a-fA-F]{64}")
HIDDEN_SEED = "hidden"  # in the export of a running game
FIRST_VERSION = "1"  # of the rules, in records that do not name one


@dataclass(frozen=True)
class Record:
    """A game as text: `str(record)` writes it, `Record.parse` reads it.

    >>> print(Record("classic", 2, 0x7F3A, {}, [(0, "66"), (1, "64R")]))
    game: classic
    players: 2
    rules: 1
    seed: 7f3a
    <BLANKLINE>
    0:66 1:64R
    <BLANKLINE>
    """

    game: str
    players: int
    seed: Seed | None  # None: hidden
    options: Mapping[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    names: tuple[str, ...] = ()
    result: str | None = None
    rules: int = 1  # the version of the game's rules

    def __str__(self) -> str:
        header = {
            "game": self.game,
            "players": str(self.players),
            "rules": str(self.rules),
            "seed": HIDDEN_SEED if self.seed is None else seed_text(self.seed),
            "options": ", ".join(f"{name}={value}" for name, value in self.options.items()),
            "names": ", ".join(self.names),
            "result": self.result or "",
        }
        lines = [f"{key}: {value}" for key, value in header.items() if value]
        moves = " ".join(f"{seat}:{move}" for seat, move in self.moves)
        wrapped = textwrap.wrap(moves, 88, break_long_words=False, break_on_hyphens=False)
        return "\n".join([*lines, "", *wrapped]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of a record; an error names the line and what was expected."""
        header, moves = split(text)
        for key in ("game", "players", "seed"):
            if key not in header:
                raise BadRecord(f"the record has no line '{key}: …'")
        names = header.get("names", "")
        return cls(
            game=header["game"],
            players=read_number("players", header["players"], 10),
            seed=read_seed(header["seed"]),
            options=read_options(header.get("options", "")),
            moves=moves,
            names=tuple(name.strip() for name in names.split(",")) if names else (),
            result=header.get("result") or None,
            rules=read_number("rules", header.get("rules", FIRST_VERSION), 10),
        )


def split(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The header's lines and the moves, without comments."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is text, not {type(text).__name__}")
    header: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    in_header = True
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = line.split("#", 1)[0].strip()
        if in_header and words:
            read_header_line(words, number, header)
        elif not in_header:
            moves += read_moves(words, number)
        elif header and not line.strip():
            in_header = False
    return header, moves


def read_header_line(line: str, number: int, header: dict[str, str]) -> None:
    """One `key: value` line."""
    key, colon, value = line.partition(":")
    key = key.strip()
    if not colon or key not in KEYS:
        raise BadRecord(
            f"line {number}: expected 'key: value' with a key of {', '.join(KEYS)}; found {line!r}"
        )
    if key in header:
        raise BadRecord(f"line {number}: {key} is given twice")
    header[key] = value.strip()


def read_moves(line: str, number: int) -> list[tuple[int, str]]:
    """The moves of one line."""
    moves = []
    for word in line.split():
        match = MOVE.fullmatch(word)
        if not match:
            raise BadRecord(f"line {number}: expected a move as seat:move, found {word!r}")
        moves.append((int(match[1]), match[2]))
    return moves


def read_number(key: str, text: str, base: int) -> int:
    """A number of the header."""
    if not re.fullmatch(r"[0-9]{1,20}" if base == 10 else r"[0-9a-fA-F]{1,16}", text):
        kind = "a number" if base == 10 else "1 to 16 hexadecimal digits, or 64"
        raise BadRecord(f"{key} must be {kind}, not {text!r}")
    return int(text, base)


def read_seed(text: str) -> Seed | None:
    """The seed in hexadecimal; None if it is hidden."""
    if LONG_SEED.fullmatch(text):
        return bytes.fromhex(text)
    return None if text == HIDDEN_SEED else read_number("seed", text, 16)


def read_options(text: str) -> dict[str, str]:
    """Options as `name=value`, separated by commas or spaces."""
    options = {}
    for word in re.sub(r"\s*=\s*", "=", text).replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(f"options must be written name=value, not {word!r}")
        if name in options:
            raise BadRecord(f"option {name} is given twice")
        options[name] = value
    return options
