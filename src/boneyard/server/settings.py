"""What a host can set, and the defaults: by a file, the environment, or on the command line.

The later of these three wins. A file is TOML with one line for each setting; in the environment,
`grace` is BONEYARD_GRACE; on the command line, `--set grace=120`. The options of `boneyard serve`
that say where it listens and keeps its tables can be set in the same three ways.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from boneyard.errors import BadValue, UnknownName


@dataclass(frozen=True)
class Settings:
    """Times in seconds."""

    grace: float = 60.0  # a person away for so long is replaced by a bot
    claim_time: float = 20.0  # to answer when several may, at tables without a turn time
    least_left: float = 5.0  # at least this much after a table is opened
    share_time: float = 2.0  # for devices to add to a shuffle, twice before a deal
    undo_time: float = 3.0  # before a bot moves, where the move before can be taken back
    bot_pause: float = 0.7  # before a bot's move is shown, so that people can follow
    bot_time: float = 10.0  # then the first legal move is played for a bot
    bot_workers: int = 1
    compile_bots: bool = True  # in the background, once on each machine
    stand_in: str = "club"  # the bot that takes over seats

    first_message: float = 10.0  # until a connection is at a table
    request_time: float = 10.0  # for a browser's request to arrive
    idle_table: float = 300.0  # a table without connections leaves the memory
    keep_finished: float = 30 * 86_400.0  # then a finished table is deleted
    keep_abandoned: float = 90 * 86_400.0  # and one that was never finished

    messages_per_second: float = 20.0
    message_burst: float = 60.0
    connections_per_address: int = 40
    connections_per_second: float = 30.0  # opened by one address; behind a proxy it sees to that
    connection_burst: float = 400.0
    tables_per_hour: float = 60.0  # made from one address
    guesses_per_minute: float = 20.0  # of table codes, wrong ones, from one address
    downloads_per_minute: float = 60.0  # of finished rounds, by one address
    hints_per_minute: float = 30.0  # asked for by one address
    replays_per_minute: float = 20.0  # of records, by one address
    spectators_per_table: int = 50
    connections_per_seat: int = 8
    most_connections: int = 20_000
    most_tables: int = 100_000  # in memory
    unsent_messages: int = 128  # a reader that is further behind is closed


KINDS = {field.name: type(field.default) for field in fields(Settings)}
OPTIONS = ("host", "port", "data", "store", "origin", "behind_proxy", "keep_days")
YES_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def read_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    words: Iterable[str] = (),
) -> dict[str, object]:
    """The settings that a host has made, checked; an error names the one that is wrong.

    >>> read_settings(environment={"BONEYARD_GRACE": "120"}, words=["listed=1"])
    Traceback (most recent call last):
        ...
    boneyard.errors.UnknownName: there is no setting called 'listed'; choose from: ...
    >>> read_settings(environment={"BONEYARD_GRACE": "120"})
    {'grace': 120.0}
    """
    given: dict[str, object] = {}
    if file is not None:
        given |= {name: value for name, value in from_file(file).items() if name not in OPTIONS}
    for name in KINDS:
        if (value := (environment or {}).get(f"BONEYARD_{name.upper()}")) is not None:
            given[name] = value
    for word in words:
        name, _, value = word.partition("=")
        given[name.strip()] = value.strip()
    return {name: checked(name, value) for name, value in given.items()}


def read_options(file: Path | None, environment: Mapping[str, str]) -> dict[str, str]:
    """The options of `boneyard serve` in a file and the environment, as they would be typed.

    >>> read_options(None, {"BONEYARD_PORT": "9000", "BONEYARD_GRACE": "120"})
    {'port': '9000'}
    """
    kept = {} if file is None else from_file(file)
    given = {name: kept[name] for name in OPTIONS if name in kept}
    for name in OPTIONS:
        if (value := environment.get(f"BONEYARD_{name.upper()}")) is not None:
            given[name] = value
    return {name: as_typed(value) for name, value in given.items()}


def as_typed(value: object) -> str:
    """Several values with commas between them."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def from_file(file: Path) -> dict[str, object]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise BadValue(code="settings-file", file=str(file), why=str(problem)) from None


def checked(name: str, value: object) -> object:
    """A value of the kind that a setting has: a whole number, a number, yes or no, or a text."""
    if name not in KINDS:
        raise UnknownName("setting", name, KINDS)
    kind = KINDS[name]
    if kind is str:
        return str(value)
    found: float | int | bool | None
    if kind is bool:
        found = value if isinstance(value, bool) else YES_NO.get(str(value).lower())
    else:
        found = number_of(value, kind)
    if found is None:
        raise BadValue(code=f"setting-{kind.__name__}", name=name, given=str(value))
    return found


def number_of(value: object, kind: type) -> float | int | None:
    """A number that is not negative; None if this is none."""
    try:
        number: float = kind(str(value))
    except ValueError:
        return None
    return number if 0 <= number < float("inf") and not isinstance(value, bool) else None
