"""The words people read, in six languages: of no game in locales/, of a game in its folder.

What a guest, a game of another package, does not say in a language is said in English, and what it
does not say at all by its plain name: nothing fails for want of words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from boneyard.content.fluent import FALLBACK, bundle, find
from boneyard.content.fluent import LANGUAGES as LANGUAGES
from boneyard.errors import UnknownName


def say(language: str, message: str, game: str = "", /, **facts: str | float) -> str:
    """A message in a language; with a game, one that this game may bring.

    >>> say("en", "stock-holds", count=2)
    'Stock: 2'
    """
    words = find(language, message, game)
    if words is None:
        if is_guest(game):
            return plain(message, facts)
        raise UnknownName("message", message, ["those in the Fluent files"])
    text, problems = words.format_pattern(words.get_message(message).value, facts)
    if problems and words is bundle(language):  # a guest's text is shown as far as it goes
        raise problems[0]
    return str(text)


def knows(language: str, message: str, game: str = "") -> bool:
    """Whether there is such a message, in this language or at least in English."""
    return find(language, message, game) is not None


def plain(name: str, facts: Mapping[str, object]) -> str:
    """What nobody has put into words: its name and its facts.

    >>> plain("train-closed", {"tile": "64", "train": 2})
    'train-closed (tile: 64, train: 2)'
    """
    told = ", ".join(f"{fact}: {value}" for fact, value in facts.items())
    return f"{name} ({told})" if told else name


def refusal(language: str, code: str, facts: Mapping[str, str | int], game: str = "") -> str:
    """Why a move is refused, with its facts as people say them.

    A game says how in its part `phrases`: PHRASES has a function for each fact that needs one.

    >>> refusal("en", "seat-taken", {"seat": 0})
    'Seat 1 is taken.'
    """
    told: dict[str, str | int] = dict(facts)
    if isinstance(seat := told.get("seat"), int):
        told["seat"] = seat + 1
    for name, phrase in phrases(game).items():
        if name in told:
            told[name] = phrase(language, told[name])
    message = f"refused-{code}"
    known = knows(language, message, game)
    return say(language, message, game, **told) if known else plain(code, told)


def phrases(game: str) -> Mapping[str, Callable[[str, Any], str]]:
    """How a game says the facts of its refusals, by their names."""
    if not game:
        return {}
    from boneyard.engine.registry import rules_of  # late: help does not wait for NumPy

    part = rules_of(game).part("phrases")
    found: Mapping[str, Callable[[str, Any], str]] = {} if part is None else part.PHRASES
    return found


def is_guest(game: str) -> bool:
    """Whether it is a game of another package."""
    from boneyard.engine import registry

    return registry.is_guest(game)


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
    """A game's name for people; without one it goes by the name it is typed by.

    >>> title("en", "classic")
    'Dominoes'
    """
    message = f"game-{game}"
    return say(language, message, game) if knows(language, message, game) else game


def rules_page(language: str, game: str) -> str:
    """The rules of a game, as Markdown; in English where it has none in a language.

    >>> rules_page("en", "classic").splitlines()[0]
    '# Dominoes'
    """
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    from boneyard.engine.registry import folder_of, names

    folder = folder_of(game) if game in names() else None
    for one in (language, FALLBACK):
        if folder is not None and (page := folder / "pages" / f"{one}.md").is_file():
            return page.read_text("utf-8").rstrip()
    raise UnknownName("rules page", game, [name for name in names() if name != game])
