"""What a game provides, on one screen."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Annotated, Any, Literal, TypedDict

import numpy as np
from msgspec import Meta

from boneyard.errors import BadValue, BoneyardError, UnknownName, UnknownVersion

State = Any  # one record of the game's dtype: everything there is to know about a position
Value = bool | int | str
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
Triple = Annotated[list[int], Meta(min_length=3, max_length=3)]
MOST_SEATS = 8
SPECTATOR = -1  # the seat of someone who sees only what all may see


class View(TypedDict):
    """The keys that every view has; a game adds what is on its table."""

    game: str
    players: int
    options: dict[str, Value]
    seat: int | None  # the viewer's; None: a spectator
    turn: int
    actors: list[int]
    hand: list[str]  # the viewer's tiles
    counts: list[int]  # tiles in each hand
    stock: int
    hands: list[list[str]] | None  # everyone's, once the game is over


@dataclass(frozen=True)
class Ending:
    """Why a game ended as it did: the clause that decided, and the numbers it compared."""

    clause: str
    numbers: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before a game."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()  # empty: any value that `check` accepts
    check: Callable[[Value, int], Value] | None = None  # ValueError says what is allowed
    most_letters: int = 0  # of a value that is none of the choices; 0: there is no such value

    def read(self, given: object, players: int) -> Value:
        """The value, or an error that says what is allowed."""
        value = self.parse(plain_value(given))
        if self.check is not None:
            try:
                return self.check(value, players)
            except BoneyardError:
                raise
            except ValueError as problem:
                raise BadValue(f"option {self.name}: {problem}") from None
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        allowed = ", ".join(self.choice_texts())
        raise BadValue(code="option-value", name=self.name, given=str(given), allowed=allowed)

    @staticmethod
    def text(value: Value) -> str:
        """A value as it is written in records and on the command line."""
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    def choice_texts(self) -> list[str]:
        """What can be chosen, as text."""
        return [self.text(choice) for choice in self.choices]

    def parse(self, given: object) -> Any:
        """Text from a record or a command line is read by the type of the default."""
        if isinstance(given, str):
            word = given.strip().lower()
            if isinstance(self.default, bool):
                return {"yes": True, "true": True, "on": True, "1": True}.get(
                    word, False if word in ("no", "false", "off", "0") else given
                )
            if any(type(c) is int and str(c) == word for c in self.choices):
                return int(word)
        return given


def whole_number(value: object) -> int | None:
    """A whole number of any kind, NumPy's too; None for everything else, including booleans."""
    if isinstance(value, (bool, np.bool_)):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def plain_value(given: object) -> object:
    """NumPy's values, and subclasses of numbers and texts, as Python's own."""
    if isinstance(given, (bool, np.bool_)):
        return bool(given)
    if isinstance(given, str):
        return str(given)
    number = whole_number(given)
    return given if number is None else number


def span(numbers: Sequence[int]) -> str:
    """Numbers from the first to the last, or one by one if there are gaps.

    >>> span((2, 4, 6))
    '2, 4, 6'
    """
    whole = len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}\u2013{numbers[-1]}" if whole else ", ".join(map(str, numbers))


def write_choices(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Write the index of each option's value into the field of its name, as most games do."""
    for option in rules.options:
        s[option.name] = option.choices.index(options[option.name])


def chosen(s: State, options: tuple[Option, ...]) -> dict[str, Value]:
    """The options of a state: the inverse of `write_choices`."""
    return {option.name: option.choices[s[option.name]] for option in options}


@cache
def part_of(home: str, name: str) -> ModuleType | None:
    """A module of a game's package, if there is one of this name."""
    module = f"{home}.{name}"
    return import_module(module) if find_spec(module) else None


@dataclass(frozen=True, eq=False)
class Rules:
    """A game: a record dtype, a few kernels over it, and the texts that go in and out.

    The kernels are compiled (`jit.kernel`) and never allocate; the rest is plain Python.
    Every state has the fields `rng` (uint64), `seats` and `turn`.
    """

    name: str
    players: tuple[int, ...]  # the player counts that are allowed
    dtype: np.dtype[Any]  # no two games share one
    most_moves: int  # no seat ever has more legal moves than this
    longest: int  # no game has more moves than this
    tally: Literal["points", "least", "wins"]  # a match adds scores, adds penalties, counts wins

    # Kernels.
    setup: Callable[[State], None]  # shuffle and deal from the random numbers in the state
    actors: Callable[[State], int]  # the seats that may act now, as a bit set; 0: game over
    legal: Callable[[State, int, Any], int]  # (s, seat, moves) -> n: all, without duplicates
    play: Callable[[State, int, int], None]  # (s, seat, move): one legal move
    redeal: Callable[[State, int, Any], None]  # (s, seat, seed): what the seat cannot know
    outcome: Callable[[State, Any], int]  # (s, scores) -> winners as a bit set

    # Plain data and text: by kernels (see `texts`) or in plain Python. A viewer may be SPECTATOR.
    view: Callable[[State, int], Any]
    # (s, what a spectator sees): everything, with every tile in hands, stock_order and laid.
    dump: Callable[[State, dict[str, Any]], dict[str, Any]]
    ending: Callable[[State], Ending]
    move_text: Callable[[State, int, int], str]  # (s, seat, move), before it is played
    parse_move: Callable[[State, int, str], int]  # (s, seat, text); raises Refusal
    refuse: Callable[[State, int, int], Exception]  # why a well-formed move is not legal

    # How many tiles `setup` shuffles into the stock; 0: it deals in a way of its own. If all their
    # numbers, 0 to deck - 1, are in the stock before, it deals them as they lie; if that deal does
    # not count, it puts them back, and they are shuffled again.
    deck: int = 0
    options: tuple[Option, ...] = ()
    prepare: Callable[[State, Rules, Mapping[str, Value]], None] = write_choices
    # Kernel (s, number of the option, text, n): write a value that is none of the choices, given as
    # n letters, into a blank state; False: it is not a value, and nothing is written
    read_option: Callable[[State, int, Any, int], bool] | None = None
    # (s, viewer, seat, move): the move as another seat sees it; None: in full
    seen_text: Callable[[State, int, int, int], str] | None = None
    # (s, viewer, seat, move): what a move shows the viewer besides its text, such as a tile that is
    # turned over; None: nothing
    reveals: Callable[[State, int, int, int], list[str]] | None = None
    # What the open ends ask for; None: the game has no ends
    ends: Callable[[State], tuple[int | str, ...]] | None = None
    # (s, viewer): the tiles it has not seen, the stock alone once the game is over; None: the
    # stock and the hands of the others, as the dump tells them
    unseen: Callable[[State, int], list[str]] | None = None
    # (s, move): the tile that a move lays, as a number that is the same wherever and however turned
    # it is laid; None: the move lays none. Without it, moves are not compared by their tiles
    lays: Callable[[State, int], int | None] | None = None
    # The latest fall of what was built, as numbers (see the game's `fall`); None: nothing can fall
    fall: Callable[[State], Any] | None = None
    # (s, dump): fill in a state that has players and options from the dump; raises BadDump.
    # Keys that follow from others need not be read: the dump of s is compared with the given one.
    restore: Callable[[State, dict[str, Any]], None] | None = None
    gpu: bool = True  # whether its kernels also run on a GPU, where nothing can be allocated
    # Raised whenever the same seed and moves lead elsewhere: records and tables name theirs.
    version: int = 1
    earlier: tuple[Rules, ...] = ()  # older versions that can still be played

    # The package in which the rest of the game lies, each part a module or a folder of this name
    # that can be left out: heuristics, levels, features, coach, terminal, phrases, lesson,
    # examples, fall; pages, words.
    home: str = ""
    stuck: tuple[str, ...] = ("draw", "pass")  # the moves of a seat that has nothing that fits
    silence: str | None = None  # the move that saying nothing means, when several may answer
    optional: tuple[str, ...] = ()  # what a seat may say out of turn but need not
    chance_after_deal: bool = True  # whether chance plays a part after the deal
    compared_by_tile: bool = False  # people compare moves by their tiles, wherever they are played

    def part(self, name: str) -> ModuleType | None:
        """A module of the game beside its rules; None if it has none."""
        return part_of(self.home, name) if self.home else None

    def of_version(self, version: int) -> Rules:
        """A version of these rules, or an error that says which versions there are."""
        versions = {rules.version: rules for rules in (*self.earlier, self)}
        if version not in versions:
            raise UnknownVersion(self.name, version, versions)
        return versions[version]

    def read_players(self, players: object) -> int:
        """The player count, or an error that says which are allowed."""
        number = whole_number(players)
        if number is not None and number in self.players:
            return number
        allowed = span(self.players)
        raise BadValue(code="players", game=self.name, allowed=allowed, given=str(players))

    def read_options(self, given: Mapping[str, object], players: int) -> dict[str, Value]:
        """All options: the given ones, checked, and the defaults of the others."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise UnknownName(f"{self.name} option", name, names)
        return {o.name: o.read(given.get(o.name, o.default), players) for o in self.options}

    def blank(self, players: int, options: Mapping[str, Value]) -> np.ndarray[Any, Any]:
        """An array of one state with players and options, ready for a seed and `setup`."""
        states = np.zeros(1, self.dtype)
        states[0]["seats"] = players
        self.prepare(states[0], self, options)
        return states
