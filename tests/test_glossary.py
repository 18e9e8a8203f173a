"""One word for one thing: the synonyms that docs/glossary.md rules out do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boneyard.content.words import LANGUAGES
from tests.messages import FILES, SOURCE, example_texts, messages, variants

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
CODE = re.compile(r"`[^`]*`|\(example:[^)]*\)")  # what nobody reads as words


def rows(language: str) -> list[list[str]]:
    """The rows of a language's table, each with its three cells."""
    sections = re.split(r"^## (\w+)$", GLOSSARY.read_text("utf-8"), flags=re.MULTILINE)
    section = dict(zip(sections[1::2], sections[2::2], strict=True))[language]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def forbidden(language: str) -> list[str]:
    """The words that must not be used."""
    return [word.strip() for _, _, cell in rows(language) for word in cell.split(",") if cell]


def texts(language: str) -> dict[str, str]:
    """All that people read in a language, by where it stands."""
    found = {
        f"{file} {name}": " ".join(variants(message.value))
        for file in FILES
        for name, message in messages(language, file).items()
    }
    for page in SOURCE.glob(f"games/*/pages/{language}.md"):
        found[page.name] = CODE.sub("", page.read_text("utf-8"))
    for place, lines in example_texts(language).items():
        found[place] = CODE.sub("", "\n".join(lines))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    assert len(rows(language)) >= 12
    assert all(word for _, word, _ in rows(language))
    assert forbidden(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forbidden_words_do_not_come_back(language: str) -> None:
    wrong = re.compile(rf"\b(?:{'|'.join(map(re.escape, forbidden(language)))})\b", re.IGNORECASE)
    found = {place: wrong.findall(text) for place, text in texts(language).items()}
    assert {place: words for place, words in found.items() if words} == {}
