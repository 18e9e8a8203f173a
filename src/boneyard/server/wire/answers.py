"""What the pages under /data and /api answer, as JSON."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from boneyard.coach import Analysis
from boneyard.content.puzzles import Book
from boneyard.server.wire.protocol import Info, Outcome, Value


class OptionInfo(Struct, frozen=True):
    """A choice that a table makes before a game."""

    name: str
    default: Value
    choices: list[Value]
    checked: bool  # the game judges values: others may do too, and not all do at every table


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    players: list[int]
    tally: Literal["points", "least", "wins"]  # a match adds scores, penalties, or counts wins
    options: list[OptionInfo]
    words: bool  # it brings words of its own: data/words/LANGUAGE/NAME.ftl
    page: bool  # it has a rules page
    lesson: bool  # it has a first game that teaches
    puzzles: bool  # it has a book of puzzles, and a module to set them up in a page
    board: bool  # it brings a board of its own: data/boards/NAME.js
    module: bool  # its rules can run in a page: data/modules/NAME.wasm
    tries: int  # how often the coach tries moves when it looks back at a game


class GamesAnswer(Struct, frozen=True):
    """`GET /data/games.json`."""

    games: list[GameInfo]
    bots: list[str]


class TablesAnswer(Struct, frozen=True):
    """`GET /api/tables`."""

    tables: list[Info]


class TableAnswer(Struct, frozen=True):
    """`GET /api/tables/CODE`: what anybody who has the code may know without sitting down."""

    info: Info
    turn: list[int]  # the seats that are waited for
    moved: float  # when the last move was made, in seconds since 1970; 0 before the first


class HereAnswer(Struct, frozen=True):
    """`GET /data/here.json`."""

    tables: bool  # a server is here, with tables for several devices; a static site has none
    lan: bool  # other machines can reach this server
    addresses: list[str]  # under which they can


class Step(Struct, frozen=True):
    """A position of a record and the move that led to it; none at the start."""

    seat: int | None
    move: str | None
    view: Any  # a spectator's, or the seat's that was asked for
    hands: list[list[str]]  # everybody's; for one seat, all but its own are empty


class ReplayAnswer(Struct, frozen=True):
    """`POST /api/replay`."""

    game: str
    players: int
    options: dict[str, Value]
    names: list[str]  # none if the record has none
    steps: list[Step]
    ending: Outcome | None


class FallAnswer(Struct, frozen=True):
    """`GET /api/tables/CODE/fall`: the latest collapse, frame by frame."""

    number: int  # which collapse of the round, as in the view
    tiles: list[str]
    rate: int  # frames a second
    packed: str  # see docs/wire.md


class Held(Struct, frozen=True):
    """A tile that an example holds up, and the moves that lay it; none: it does not fit."""

    tile: str
    moves: list[str]


class Example(Struct, frozen=True):
    """A moment of a game that shows what a rule means."""

    view: Any
    tiles: list[Held]


class RulesAnswer(Struct, frozen=True):
    """`GET /data/rules/LANGUAGE/GAME.json`."""

    language: str  # the one that was asked for, or English
    title: str
    parts: list[str]  # the headings, whose ids are `part-0`, `part-1`, …
    html: str  # an example goes where `data-example` names it; its caption is there
    examples: dict[str, Example]


class Turn(Struct, frozen=True):
    """A move of a lesson and what it leads to."""

    seat: int
    move: str
    view: Any


class LessonStep(Struct, frozen=True):
    """What is said, where the game stands, and the move that the pupil makes; none: only read."""

    words: str  # the name of a message
    view: Any
    legal: list[str]
    after: list[Turn]  # the pupil's move first, then what the others do


class LessonAnswer(Struct, frozen=True):
    """`GET /data/lessons/GAME.json`."""

    game: str
    players: int
    steps: list[LessonStep]


class ErrorAnswer(Struct, frozen=True, omit_defaults=True):
    """What a page answers that cannot do what was asked."""

    code: str
    message: str = ""


class ProgressAnswer(Struct, frozen=True):
    """A line of `POST /api/analysis` before the last, where lines are wanted."""

    share: float  # of the work that is done, from 0 to 1


PAGE_ANSWERS = (
    GamesAnswer,
    Book,
    TablesAnswer,
    TableAnswer,
    HereAnswer,
    ReplayAnswer,
    Analysis,  # `POST /api/analysis`
    ProgressAnswer,
    FallAnswer,
    RulesAnswer,
    LessonAnswer,
    ErrorAnswer,
)
