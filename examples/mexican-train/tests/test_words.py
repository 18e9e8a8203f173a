"""What people read: in six languages, complete, and kept as the rules make it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import mexican_train
from boneyard.content import examples, lessons
from boneyard.content.words import LANGUAGES, rules_page, say, title
from boneyard.engine.api import load

HOME = Path(mexican_train.__file__).parent
GAME = "mexican-train"


def messages(language: str) -> dict[str, str]:
    """The messages of a language, each with the facts that it names."""
    entries = FluentParser().parse((HOME / "words" / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {
        entry.id.name: " ".join(sorted(set(re.findall(r"\{ \$(\w+)", text_of(entry)))))
        for entry in found
    }


def text_of(entry: ast.Message) -> str:
    """A message as it is written."""
    from fluent.syntax import FluentSerializer

    return str(FluentSerializer().serialize_entry(entry))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_option_has_words(language: str) -> None:
    source = (HOME / "texts.py").read_text("utf-8")
    codes = {f"refused-{code}" for code in re.findall(r'"(mexican-train-[\w-]+)"', source)}
    assert codes == {name for name in messages(language) if name.startswith("refused-")}
    for option in load(GAME).options:
        wanted = {f"option-{option.name}", f"option-{option.name}-help"}
        wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
        assert wanted <= messages(language).keys()


def test_the_title_is_in_the_reader_s_language() -> None:
    assert title("nl", GAME) == "Mexicaanse trein"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_every_clause_and_shows_every_example(language: str) -> None:
    page = rules_page(language, GAME)
    assert [f"MT-{n}" for n in range(1, 13) if not re.search(rf"\bMT-{n}\b", page)] == []
    shown = re.findall(r"\(example:(\w+)\)", page)
    assert sorted(shown) == sorted(json.loads(examples.examples(GAME)))


def test_what_is_kept_is_what_the_rules_make() -> None:
    assert examples.examples(GAME).decode() == examples.played(GAME)
    assert lessons.lesson(GAME).decode() == lessons.played(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_lesson_has_words_that_name_its_dominoes(language: str) -> None:
    for step in json.loads(lessons.lesson(GAME))["steps"]:
        words = say(language, step["words"], GAME)
        assert words != step["words"]
        for one, other in re.findall(r"\b(\d)-(\d)\b", words):
            assert f"{one}{other}" in step["view"]["hand"]


def test_the_rules_in_full_have_every_clause() -> None:
    text = (HOME.parents[1] / "rules.md").read_text("utf-8")
    assert re.findall(r"\*\*MT-(\d+) ", text) == [str(n) for n in range(1, 13)]
