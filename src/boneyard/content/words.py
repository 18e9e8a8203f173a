"""The words people read, in six languages: of no game in locales/, of a game in its folder."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from boneyard.errors import UnknownName

LANGUAGES = ("nl", "fr", "en", "de", "es", "it")


def say(language: str, message: str, **facts: str | float) -> str:
    """A message in a language.

    >>> say("en", "stock-holds", count=2)
    'Stock: 2'
    """
    words = bundle(language)
    if not words.has_message(message):
        raise UnknownName("message", message, ["those in the Fluent files"])
    text, problems = words.format_pattern(words.get_message(message).value, facts)
    if problems:
        raise problems[0]
    return str(text)


def knows(language: str, message: str) -> bool:
    """Whether a language has this message."""
    return bool(bundle(language).has_message(message))


def refusal(language: str, code: str, facts: Mapping[str, str | int]) -> str:
    """Why a move is refused, with its facts as people say them.

    >>> refusal("en", "seat-taken", {"seat": 0})
    'Seat 1 is taken.'
    """
    told: dict[str, str | int] = dict(facts)
    if isinstance(seat := told.get("seat"), int):
        told["seat"] = seat + 1
    if isinstance(asked := told.get("wish"), str):
        told["wish"] = wish(language, asked)
    return say(language, f"refused-{code}", **told)


def wish(language: str, asked: str) -> str:
    """What an end of Domino 4 asks for: any, white, r3, r33 (after a double), r (after a joker).

    >>> wish("en", "white")
    'any white half'
    """
    if asked in ("any", "white"):
        return say(language, f"domino4-wish-{asked}")
    colour = say(language, f"domino4-colour-{asked[0]}")
    kind = ("named", "half", "double")[len(asked) - 1]
    return say(language, f"domino4-wish-{kind}", colour=colour, number=asked[1:2])


def listed(language: str, items: Sequence[str], how: Literal["and", "or"] = "and") -> str:
    """Several things in one phrase.

    >>> listed("en", ["Ada", "Bo"]), listed("fr", ["Ada", "Bo", "Cy"], "or")
    ('Ada and Bo', 'Ada, Bo ou Cy')
    """
    from babel.lists import format_list  # late: it is slow to import

    style: Literal["standard", "or"] = "or" if how == "or" else "standard"
    text = format_list(list(items), style, language)
    if language == "es":  # babel does not know that y and o give way to their own sound
        text = re.sub(r" y (?=h?[ií](?!e)[^ ]*$)", " e ", text, flags=re.IGNORECASE)
        text = re.sub(r" o (?=h?[oó][^ ]*$)", " u ", text, flags=re.IGNORECASE)
    return text


def decimal(value: float, places: int) -> float:
    """A number that every language prints with so many decimals, and with its own comma."""
    from fluent.runtime.types import fluent_number

    number: float = fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places)
    return number


def title(language: str, game: str) -> str:
    """A game's name for people; a game from elsewhere goes by its own."""
    return say(language, f"game-{game}") if knows(language, f"game-{game}") else game


def rules_page(language: str, game: str) -> str:
    """The rules of a game, as Markdown.

    >>> rules_page("en", "classic").splitlines()[0]
    '# Dominoes'
    """
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    from boneyard.engine.registry import folder_of, names  # late: help does not wait for NumPy

    folder = folder_of(game) if game in names() else None
    if folder is None or not (page := folder / "pages" / f"{language}.md").is_file():
        raise UnknownName("rules page", game, names())
    return page.read_text("utf-8").rstrip()


@cache
def bundle(language: str) -> Any:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # late: it is slow to import

    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    words = FluentBundle([language], use_isolating=False)
    for file in fluent_files(language):
        words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


def fluent_files(language: str) -> list[Traversable]:
    """The files of a language: those of no game, then those of our games.

    >>> [file.name for file in fluent_files("en")][-1]
    'en.ftl'
    """
    package = files("boneyard")
    common = in_order(package / "content" / "locales" / language)
    return [*common, *(folder / f"{language}.ftl" for folder in word_folders(package / "games"))]


def word_folders(folder: Traversable) -> Iterator[Traversable]:
    """Every folder `words` below a folder."""
    for inner in in_order(folder):
        if inner.is_dir() and inner.name == "words":
            yield inner
        elif inner.is_dir():
            yield from word_folders(inner)


def in_order(folder: Traversable) -> list[Traversable]:
    """What lies in a folder, by name."""
    return sorted(folder.iterdir(), key=lambda file: file.name)
