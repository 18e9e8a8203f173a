"""The Fluent files, read into one bundle a language: those of no game, our games', and guests'.

Our words come first, and a guest cannot change them: a message that we have already is an error.
Two guests may use the same name for different messages; each is heard at its own game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from boneyard.errors import BoneyardError, UnknownName

LANGUAGES = ("nl", "fr", "en", "de", "es", "it")
FALLBACK = "en"


def find(language: str, message: str, game: str = "") -> Any:
    """The bundle that has a message, in the language or else in English; None where none has it.

    What we do not have is looked for at the guest that is named, or else at all that are in use.
    """
    if bundle(language).has_message(message):
        return bundle(language)
    for guest in guests(game):
        for one in (language, FALLBACK):
            if (words := guest_bundle(one, guest)) and words.has_message(message):
                return words
    return None


def guests(game: str) -> list[str]:
    """The games of other packages whose words are asked: the one that is named, or all in use."""
    from boneyard.engine.registry import guests_in_use, is_guest  # late: help needs no NumPy

    if not game:
        return guests_in_use()
    return [game] if is_guest(game) else []


@cache
def bundle(language: str) -> Any:
    """All our messages in a language."""
    return bundled(language, ours(language))


@cache
def guest_bundle(language: str, game: str) -> Any:
    """Our messages, which a guest's may refer to, and a guest's own; None if it has none."""
    from boneyard.engine.registry import folder_of

    folder = folder_of(game)
    file = None if folder is None else folder / "words" / f"{language}.ftl"
    if file is None or not file.is_file():
        return None
    resource = parsed(file)
    for entry in resource.body:
        name = getattr(getattr(entry, "id", None), "name", "")
        if bundle(language).has_message(name):
            raise BoneyardError(f"the game {game!r} brings a message {name!r}, which is ours")
    return bundled(language, [*ours(language), resource])


def bundled(language: str, resources: list[Any]) -> Any:
    """Messages that can be said."""
    from fluent.runtime import FluentBundle  # late: it is slow to import

    words = FluentBundle([language], use_isolating=False)
    for resource in resources:
        words.add_resource(resource)
    return words


@cache
def ours(language: str) -> list[Any]:
    """Our files of a language, parsed."""
    return [parsed(file) for file in fluent_files(language)]


def parsed(file: Traversable) -> Any:
    """One file as Fluent reads it."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))


def fluent_files(language: str) -> list[Traversable]:
    """Our files of a language: those of no game, then those of our games.

    >>> fluent_files("en")[-1].name
    'en.ftl'
    """
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
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
