"""Typography of every message and every rules page: spaces, quotes, apostrophes, decimals."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from boneyard.cli import main
from boneyard.content.words import LANGUAGES
from tests.messages import FILES, SOURCE, example_texts, messages, variants

# What people type or copy is written as it is typed.
TYPED = re.compile(
    r"`[^`]*`|\(example:[^)]*\)|\w+://\S*|\bbot:\w+|\b\w+\.py:\w+|\bpipe:\w+|\bgive:\w*|\blast!"
    r"|%\(\w+\)\w|\(\?\)|\? (?=pour l|para|per|voor|für|for )"
)
NO_BREAK = "\u00a0\u202f"
QUOTES = {
    "en": ("“", "”"),
    "nl": ("“", "”"),
    "fr": ("«", "»"),
    "de": ("„", "“"),
    "es": ("«", "»"),
    "it": ("«", "»"),
}
ALL_QUOTES = set('“”„«»‟"')


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Where each text stands, and the text without what is typed."""
    for file in FILES:
        for name, message in messages(language, file).items():
            for text in variants(message.value):
                yield f"{file} {name}", TYPED.sub("x", text)
    for page in sorted(SOURCE.glob(f"games/*/pages/{language}.md")):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            yield f"{page.name}:{number}", TYPED.sub("x", line.replace("![", "["))
    for place, lines in example_texts(language).items():
        for line in lines:
            yield place, TYPED.sub("x", line.replace("![", "["))


def faults(language: str, wrong: re.Pattern[str]) -> list[str]:
    """The texts in which something is wrong, each with its place."""
    return [f"{place}: {text}" for place, text in texts(language) if wrong.search(text)]


def test_french_spaces_do_not_break() -> None:
    """Before : ; ? ! and » and after « there is a space at which no line ends."""
    before = rf"(?<![{NO_BREAK}?!])[:;?!](?=[\s).,»*]|$)|(?<![{NO_BREAK}])»"
    assert faults("fr", re.compile(rf"{before}|«(?![{NO_BREAK}])| [:;?!»]")) == []


def test_french_pronouns_stay_on_the_line_of_their_verb() -> None:
    """The hyphen of "pose-le" and "joue-t-on" is one at which no line ends."""
    pronoun = r"(?:t-)?(?:les?|la|lui|leur|moi|toi|nous|vous|tu|ils?|elles?|on|en|y|ce)"
    assert faults("fr", re.compile(rf"[a-zé]-{pronoun}\b(?!-)")) == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_curved(language: str) -> None:
    assert faults(language, re.compile("'")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    foreign = "".join(ALL_QUOTES - {opening, closing})
    assert faults(language, re.compile(f"[{foreign}]")) == []
    lone = [place for place, text in texts(language) if text.count(opening) != text.count(closing)]
    assert lone == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for opening, closing in (("¿", "?"), ("¡", "!")):
        lone = [f"{p}: {t}" for p, t in texts("es") if t.count(opening) != t.count(closing)]
        assert lone == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_decimals_are_those_of_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sign = "." if language == "en" else ","
    assert main(["board", "--lang", language]) == 0
    assert capsys.readouterr().out.count(f"41{sign}80") == 2  # this board is the standard one
