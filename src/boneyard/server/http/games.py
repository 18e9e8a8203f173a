"""The games for a browser: the list of them, and what each brings that is not built in there.

Our own games are compiled into the client. A game from another package brings its words in
`words/<language>.ftl` and, if it likes, a board of its own in `board.js`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.content.fluent import FALLBACK, LANGUAGES
from boneyard.engine.api import Game, load
from boneyard.engine.registry import names
from boneyard.errors import UnknownName
from boneyard.server.http.pages import answer, part_of
from boneyard.server.ops.logs import fault
from boneyard.server.wire.answers import GameInfo, OptionInfo

WORDS = "words"
BOARD = "board.js"


def describe_all(games: Iterable[str]) -> list[GameInfo]:
    """The games that can be imported; one from another package that cannot must not stop us."""
    found = []
    for name in games:
        try:
            found.append(describe(load(name)))
        except Exception:
            fault("game-not-loaded", game=name)
    return found


def describe(game: Game) -> GameInfo:
    """A game for the list.

    >>> describe(load("classic")).lesson
    True
    """
    options = [
        OptionInfo(option.name, option.default, list(option.choices), option.check is not None)
        for option in game.options
    ]
    return GameInfo(
        name=game.name,
        players=list(game.players),
        tally=game.rules.tally,
        options=options,
        words=part_of(game.name, WORDS, f"{FALLBACK}.ftl") is not None,
        page=part_of(game.name, "pages", f"{FALLBACK}.md") is not None,
        lesson=part_of(game.name, "lesson.json") is not None,
        board=part_of(game.name, BOARD) is not None,
    )


@cache
def read_words(game: str, language: str) -> bytes:
    """A game's words in a language, then in English: of two messages of one name the first counts.

    >>> b"game-classic = Dominoes" in read_words("classic", "en")
    True
    """
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    spoken = dict.fromkeys((language, FALLBACK))
    found = [file for one in spoken if (file := part_of(game, WORDS, f"{one}.ftl"))]
    if not found:
        raise UnknownName("game with words", game, those_with(WORDS, f"{FALLBACK}.ftl"))
    return "\n".join(file.read_text("utf-8") for file in found).encode()


@cache
def read_board(game: str) -> bytes:
    """The board that a game brings."""
    file = part_of(game, BOARD)
    if file is None:
        raise UnknownName("game with a board", game, those_with(BOARD))
    return file.read_bytes()


def those_with(*path: str) -> list[str]:
    """The games that have this file."""
    return [game for game in names() if part_of(game, *path)]


async def words(request: Request) -> Response:
    """The words of a game, as Fluent text."""
    return await answer(request, read_words, "game", "language", kind="text/plain; charset=utf-8")


async def board(request: Request) -> Response:
    """The module that draws the table of a game from another package."""
    return await answer(request, read_board, "game", kind="text/javascript; charset=utf-8")


ROUTES = [
    Route("/api/games/{game}/words/{language}", words),
    Route("/api/games/{game}/board.js", board),
]
