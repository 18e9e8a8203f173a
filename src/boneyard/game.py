"""What a game provides, on one screen, and the one registry of games."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Annotated, Any, Literal, TypedDict

import numpy as np
from msgspec import Meta

from boneyard.dispatch import enlist
from boneyard.entry import keep_entries_off_disk
from boneyard.errors import BadValue, BoneyardError, UnknownName, UnknownVersion
from boneyard.words import span

State = Any  # one record of the game's dtype: everything there is to know about a position
Value = bool | int | str
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
Triple = Annotated[list[int], Meta(min_length=3, max_length=3)]
MOST_SEATS = 8
SPECTATOR = -1  # the seat of someone who sees only what all may see


class View(TypedDict):
    """What every view holds; a game adds what lies on its table."""

    game: str
    players: int
    options: dict[str, Value]
    seat: int | None  # who looks; None: a spectator
    turn: int
    actors: list[int]
    hand: list[str]  # the tiles of the one who looks
    counts: list[int]  # tiles in each hand
    stock: int
    hands: list[list[str]] | None  # everybody's, once the game is over


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
    choices: tuple[Value, ...] = ()  # empty: any value that `check` lets through
    check: Callable[[Value, int], Value] | None = None  # ValueError says what is allowed

    def read(self, given: object, players: int) -> Value:
        """The value that was meant, or an error that says what is allowed."""
        value = self.meant(plain_value(given))
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

    def meant(self, given: object) -> Any:
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
    """A whole number of any kind, NumPy's too; None for all else, also for yes and no."""
    if isinstance(value, (bool, np.bool_)):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def plain_value(given: object) -> object:
    """NumPy's values, and kinds of numbers and texts, as Python's own."""
    if isinstance(given, (bool, np.bool_)):
        return bool(given)
    if isinstance(given, str):
        return str(given)
    number = whole_number(given)
    return given if number is None else number


def write_choices(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Each option's place in its choices, in the field of its name: what most games do."""
    for option in rules.options:
        s[option.name] = option.choices.index(options[option.name])


def chosen(s: State, options: tuple[Option, ...]) -> dict[str, Value]:
    """The options a state was set up with: `write_choices` read back."""
    return {option.name: option.choices[s[option.name]] for option in options}


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
    actors: Callable[[State], int]  # the seats that may act now, as a bit set; 0: it is over
    legal: Callable[[State, int, Any], int]  # (s, seat, moves) -> n: all, none twice
    play: Callable[[State, int, int], None]  # (s, seat, move): one legal move
    redeal: Callable[[State, int, Any], None]  # (s, seat, seed): anew what seat cannot know
    outcome: Callable[[State, Any], int]  # (s, scores) -> winners as a bit set

    # Plain data and text. A seat may be SPECTATOR where something is seen.
    view: Callable[[State, int], Any]
    dump: Callable[[State], dict[str, Any]]  # with hands, stock_order and laid: every tile
    ending: Callable[[State], Ending]
    move_text: Callable[[State, int, int], str]  # (s, seat, move), before it is played
    parse_move: Callable[[State, int, str], int]  # (s, seat, text); raises Refusal
    refuse: Callable[[State, int, int], Exception]  # why a well-formed move is not legal

    options: tuple[Option, ...] = ()
    prepare: Callable[[State, Rules, Mapping[str, Value]], None] = write_choices
    # (s, viewer, seat, move): the move as another seat sees it; None: as it is
    seen_text: Callable[[State, int, int, int], str] | None = None
    # (s, viewer, seat, move): what a move shows the viewer besides its text, such as a tile that is
    # turned over; None: nothing
    reveals: Callable[[State, int, int, int], list[str]] | None = None
    # (s, seat): the parts of a seat's view that a spectator's has otherwise; None: any may be
    own: Callable[[State, int], dict[str, Any]] | None = None
    # What the open ends ask for; None: the game has no ends
    ends: Callable[[State], tuple[int | str, ...]] | None = None
    # (s, viewer): the tiles it has not seen; None: the stock and the hands of the others
    unseen: Callable[[State, int], list[str]] | None = None
    # (s, dump): fill in a state that has players and options, as the dump tells it; raises BadDump.
    # What follows from other keys need not be read: the dump of s is compared with the given one.
    restore: Callable[[State, dict[str, Any]], None] | None = None
    gpu: bool = True  # whether its kernels also run on a GPU, where nothing can be allocated
    # One more whenever the same seed and moves lead elsewhere: records and tables name theirs.
    version: int = 1
    earlier: tuple[Rules, ...] = ()  # older versions that can still be played

    def of_version(self, version: int) -> Rules:
        """These rules as they were in a version, or an error that says which there are."""
        versions = {rules.version: rules for rules in (*self.earlier, self)}
        if version not in versions:
            raise UnknownVersion(self.name, version, versions)
        return versions[version]

    def read_players(self, players: object) -> int:
        """The player count, or an error that says which there are."""
        number = whole_number(players)
        if number is not None and number in self.players:
            return number
        allowed = span(self.players)
        raise BadValue(code="players", game=self.name, allowed=allowed, given=str(players))

    def read_options(self, given: Mapping[str, object], players: int) -> dict[str, Value]:
        """All options, the given ones checked and the others by default."""
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


BUILT_IN = {
    "classic": "boneyard.games.classic",
    "domination": "boneyard.games.domination",
    "domino4": "boneyard.games.domino4",
    "magnetic-flat": "boneyard.games.magnetic_flat",
    "magnetic-tower": "boneyard.games.magnetic_tower",
    "magnetic-staggered": "boneyard.games.magnetic_staggered",
}
_added: dict[str, Rules] = {}


def register(rules: Rules) -> None:
    """Add a game of your own for this process; a package can do it by an entry point instead.

    Its rules are in a module as `RULES`; the entry point group is `boneyard.games`.
    """
    if rules.name in BUILT_IN or _added.get(rules.name, rules) is not rules:
        raise BoneyardError(f"there is a game {rules.name!r} already")
    _added[rules.name] = rules


def installed() -> dict[str, str]:
    """Games that other packages bring, name to module."""
    return {point.name: point.value for point in entry_points(group="boneyard.games")}


def names() -> list[str]:
    """The names of all games."""
    return list(dict.fromkeys([*BUILT_IN, *_added, *installed()]))


def rules_of(name: object, version: int | None = None) -> Rules:
    """The rules of a game, imported when first asked for; the newest unless a version is named."""
    if isinstance(name, Rules):
        rules = name
    elif isinstance(name, str) and name in _added:
        rules = _added[name]
    else:
        if not isinstance(name, str):
            raise UnknownName("game", name, names())
        modules = BUILT_IN if name in BUILT_IN else installed()
        if name not in modules:
            raise UnknownName("game", name, names())
        rules = import_module(modules[name]).RULES
    if version is not None:
        rules = rules.of_version(version)
    enlist(rules)
    if not is_ours(rules):
        keep_entries_off_disk()
    return rules


def is_ours(rules: Rules) -> bool:
    """Whether a game's kernels are in this package, so that loops over it may be kept on disk."""
    return rules.name in BUILT_IN
