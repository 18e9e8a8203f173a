"""The games for a browser: the list of them, and what each brings that is not built in there.

Our own games are compiled into the client. A game from another package brings its words in
`words/<language>.ftl` and, if it likes, a board of its own in `board.js`. Every game can bring its
rules as WebAssembly.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from boneyard.coach.analysis import tries_of
from boneyard.content.fluent import FALLBACK
from boneyard.content.puzzles import FILE as BOOK
from boneyard.engine.api import Game, load
from boneyard.engine.registry import is_guest
from boneyard.server.http.pages import part_of
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
        words=is_guest(game.name) and part_of(game.name, WORDS, f"{FALLBACK}.ftl") is not None,
        page=part_of(game.name, "pages", f"{FALLBACK}.md") is not None,
        lesson=part_of(game.name, "lesson.json") is not None,
        puzzles=has_puzzles(game.name),
        board=part_of(game.name, BOARD) is not None,
        module=part_of(game.name, module_name(game.name)) is not None,
        tries=tries_of(game.rules),
    )


@cache
def read_words(game: str, language: str) -> bytes:
    """A game's words in a language, then in English: of two messages of one name the first counts.

    >>> b"game-classic = Dominoes" in read_words("classic", "en")
    True
    """
    spoken = dict.fromkeys((language, FALLBACK))
    found = [file for one in spoken if (file := part_of(game, WORDS, f"{one}.ftl"))]
    return "\n".join(file.read_text("utf-8") for file in found).encode()


def has_puzzles(game: str) -> bool:
    """Whether a page can offer puzzles of a game: it has a book, and rules to set them up with.

    >>> has_puzzles("classic")
    True
    """
    return None not in (part_of(game, BOOK), part_of(game, module_name(game)))


def read_part(game: str, *path: str) -> bytes:
    """A file that a game brings."""
    file = part_of(game, *path)
    assert file is not None, "who lists a part has seen it"
    return file.read_bytes()


def module_name(game: str) -> str:
    """The file that has a game's rules as WebAssembly, in the folder of the game."""
    return f"{game}.wasm"
