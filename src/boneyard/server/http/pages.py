"""Pages to read: the rules with their examples; from files, nothing compiles."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from boneyard.content.examples import examples
from boneyard.content.fluent import FALLBACK
from boneyard.content.pages import page_of
from boneyard.content.words import rules_page
from boneyard.engine.registry import folder_of, names


@cache
def read_rules(language: str, game: str) -> bytes:
    """A page and its examples, as they are sent; in English if the game has no page in a language.

    >>> read_rules("en", "classic")[:35]
    b'{"language":"en","title":"Dominoes"'
    """
    page = asdict(page_of(rules_page(language, game)))
    spoken = language if part_of(game, "pages", f"{language}.md") else FALLBACK
    shown = msgspec.Raw(examples(game))
    return msgspec.json.encode({"language": spoken, **page, "examples": shown})


def part_of(game: str, *path: str) -> Traversable | None:
    """A file in the folder of a game; None if there is none, or no such game.

    >>> part_of("classic", "board.js") is None
    True
    """
    folder = folder_of(game) if game in names() else None
    file = None if folder is None else folder.joinpath(*path)
    return file if file is not None and file.is_file() else None
