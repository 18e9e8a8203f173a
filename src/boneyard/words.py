"""The words people read, in six languages, from the Fluent files in locales/."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from boneyard.errors import UnknownName

LANGUAGES = ("nl", "fr", "en", "de", "es", "it")


def say(language: str, message: str, **facts: str | float) -> str:
    """A message in a language.

    >>> say("en", "refused-no-such-seat", seat=2)
    'There is no seat 2.'
    """
    words = bundle(language)
    if not words.has_message(message):
        raise UnknownName("message", message, ["those in locales/"])
    text, problems = words.format_pattern(words.get_message(message).value, facts)
    if problems:
        raise problems[0]
    return str(text)


def knows(language: str, message: str) -> bool:
    """Whether a language has this message."""
    return bool(bundle(language).has_message(message))


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
    folder = files("boneyard") / "rules" / language
    page = folder / f"{game}.md"
    if not page.is_file():
        known = sorted(f.name.removesuffix(".md") for f in folder.iterdir())
        raise UnknownName("rules page", game, known)
    return page.read_text("utf-8").rstrip()


@cache
def bundle(language: str) -> Any:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # late: it is slow to import

    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    words = FluentBundle([language], use_isolating=False)
    for file in sorted((files("boneyard") / "locales" / language).iterdir(), key=lambda f: f.name):
        words.add_resource(FluentResource(file.read_text("utf-8")))
    return words
