"""Words: the same messages and rules in all six languages, and every refusal has its words."""

from __future__ import annotations

import re
from html import escape

import pytest

from boneyard.bots.levels import LEVELS
from boneyard.content.words import LANGUAGES, listed, refusal, rules_page, say, title
from boneyard.engine.api import available_games, load
from boneyard.engine.rules import span
from boneyard.errors import UnknownName
from tests.make_words import page
from tests.messages import FILES, SOURCE, all_messages, every_way, messages, variables

CLAUSE = re.compile(r"\b(?:CLA|MAG|DOM|D4)-\d+\b")
LEFT_OVER = re.compile(r"[{}$]")
OF_THE_READER = {"you"}  # every message about a player may ask for it, and none has to


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    """They put in the same things; what only chooses between variants, a language may not need."""
    own, english = messages(language, file), messages("en", file)
    assert set(own) == set(english)
    for name, message in own.items():
        here, there = variables(message), variables(english[name])
        assert here.printed == there.printed, name
        known = there.printed | there.choosing | OF_THE_READER
        assert here.choosing <= known, name


def test_no_message_is_in_two_files() -> None:
    assert sum(len(messages("en", file)) for file in FILES) == len(all_messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_everything(language: str) -> None:
    for file in FILES:
        for name, message in messages(language, file).items():
            asked = variables(message)
            for facts in every_way(language, name, asked.printed | asked.choosing):
                text = say(language, name, **facts)
                assert text.strip(), name
                assert not LEFT_OVER.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_side_by_side_say_different_things(language: str) -> None:
    """Watching again and looking back once had the same name in Dutch."""
    buttons = [say(language, name) for name in ("replay", "look-back", "download", "share")]
    assert len(set(buttons)) == len(buttons)


def test_one_page_shows_every_message_and_every_rule() -> None:
    shown = page()
    for name in (name for file in FILES for name in messages("en", file)):
        assert f"<th>{name}<td" in shown
    for language in LANGUAGES:
        assert escape(say(language, "home-lead"), quote=False) in shown
        assert all(
            f"<h1>{rules_page(language, game)[2:].splitlines()[0]}</h1>" in shown
            for game in available_games()
        )


def test_people_count_seats_from_one_and_read_wishes_in_words() -> None:
    assert refusal("en", "seat-taken", {"seat": 0}) == "Seat 1 is taken."
    told = refusal("de", "end-asks", {"tile": "r43", "wish": "g3"}, "domino4")
    assert say("de", "domino4-colour-g") in told
    assert "g3" not in told


def test_lists_and_spans() -> None:
    assert listed("de", ["Ada", "Bo", "Cy"]) == "Ada, Bo und Cy"
    assert listed("es", ["Ada", "Bo"]) == "Ada y Bo"
    assert listed("es", ["Ada", "Inés"]) == "Ada e Inés"
    assert listed("es", ["Ada", "Óscar"], "or") == "Ada u Óscar"
    assert span((2, 3, 4)) == "2\u20134"
    assert span((2,)) == "2"


def test_every_refusal_has_its_words_and_none_is_left_over() -> None:
    used = set()
    for file in SOURCE.rglob("*.py"):
        used |= set(re.findall(r"(?:Refusal|Reason)\(\s*\"([a-z0-9-]+)\"", file.read_text("utf-8")))
    at_the_server = set(messages("en", "content/locales/en/server.ftl"))
    refused = {name for name in all_messages("en") if name.startswith("refused-")}
    known = {name.removeprefix("refused-") for name in refused - at_the_server}
    assert used == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_level_has_its_words_and_none_is_left_over(language: str) -> None:
    wanted = {f"level-{name}" for name in LEVELS}
    for option in (option for game in available_games() for option in load(game).options):
        wanted.add(f"option-{option.name}")
    helped = {f"{name}-help" for name in wanted}
    for option in (option for game in available_games() for option in load(game).options):
        if not isinstance(option.default, bool):
            wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
    found = {name for name in all_messages(language) if name.startswith(("option-", "level-"))}
    assert found == wanted | helped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", available_games())
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
