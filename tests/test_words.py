"""Words: the same messages and rules in all six languages, and every refusal has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boneyard.bots.levels import LEVELS
from boneyard.errors import UnknownName
from boneyard.front import games, load
from boneyard.words import LANGUAGES, rules_page, say, title

SOURCE = Path(__file__).parents[1] / "src" / "boneyard"
CLAUSE = re.compile(r"\b(?:CLA|MAG|DOM|D4)-\d+\b")


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables; faulty ones fail."""
    text = (SOURCE / "locales" / language / file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


FILES = sorted(file.name for file in (SOURCE / "locales" / "en").iterdir())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for file in FILES:
        for message, variables in messages(language, file).items():
            for value in (1, 5, "Ada"):
                assert say(language, message, **dict.fromkeys(variables, value)).strip()


def test_every_refusal_has_its_words_and_none_is_left_over() -> None:
    used = set()
    for file in SOURCE.rglob("*.py"):
        used |= set(re.findall(r"Refusal\(\s*\"([a-z0-9-]+)\"", file.read_text("utf-8")))
    known = {name.removeprefix("refused-") for name in messages("en", "moves.ftl")}
    assert used == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_level_has_its_words_and_none_is_left_over(language: str) -> None:
    wanted = {f"level-{name}" for name in LEVELS}
    for option in (option for game in games() for option in load(game).options):
        wanted.add(f"option-{option.name}")
    helped = {f"{name}-help" for name in wanted}
    for option in (option for game in games() for option in load(game).options):
        if not isinstance(option.default, bool):
            wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
    assert set(messages(language, "options.ftl")) == wanted | helped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_are_complete_in_every_language(language: str, game: str) -> None:
    page, english = rules_page(language, game), rules_page("en", game)
    assert set(CLAUSE.findall(page)) == set(CLAUSE.findall(english))
    assert len(page) > len(english) / 2
    if language != "en":
        assert page != english
    assert page.startswith("# ")
    assert title(language, game) != game


def test_unknown_words_list_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="nl, fr, en, de, es, it"):
        say("xx", "you")
    with pytest.raises(UnknownName, match="nl, fr, en, de, es, it"):
        rules_page("../en", "classic")
    with pytest.raises(UnknownName, match="classic, "):
        rules_page("en", "chess")
    with pytest.raises(UnknownName, match="no message"):
        say("en", "nothing-of-the-kind")
