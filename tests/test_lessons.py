"""First games that teach: played by the rules, explained in six languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boneyard.content import lessons
from boneyard.content.lessons import PUPIL, chapters, lesson, played
from boneyard.content.scenes import turns
from boneyard.content.words import LANGUAGES, knows, say
from boneyard.engine.api import available_games
from boneyard.errors import UnknownName
from tests.messages import all_messages

GAMES = available_games()


def test_every_game_has_a_lesson() -> None:
    assert all(chapters(game) for game in GAMES)
    with pytest.raises(UnknownName, match="choose from: classic"):
        lesson("chess")


def test_they_are_written_into_the_folder_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons, "names", lambda: ["classic"])
    monkeypatch.setattr(lessons, "folder_of", lambda game: tmp_path)
    lessons.main()
    assert (tmp_path / "lesson.json").read_text("utf-8") == played("classic")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_the_rules_make(game: str) -> None:
    assert lesson(game).decode() == played(game), "python -m boneyard.content.lessons"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_asks_the_pupil(game: str) -> None:
    told = json.loads(lesson(game))
    assert told["players"] == 2, "the pupil and Ada"
    steps = told["steps"]
    assert 5 <= len(steps) <= 10
    assert not steps[0]["legal"], "first there is something to read"
    assert not steps[-1]["legal"], "and last"
    for chapter in chapters(game):
        for step in chapter.steps:
            assert [seat for seat, _ in turns(step.moves)[:1]] in ([], [PUPIL])
    for step in steps:
        assert step["view"]["seat"] == PUPIL
        assert bool(step["legal"]) == bool(step["after"])


def test_a_pupil_is_told_what_the_asked_move_risks() -> None:
    told: dict[str, str] = {}
    for step in json.loads(lesson("magnetic-tower"))["steps"]:
        assert len(step["view"]["risks"]) == len(step["legal"])
        told |= dict.fromkeys(step["view"]["risks"], step["words"])
    assert told["falls"] == "lesson-magnetic-tower-daring"
    assert set(told) == {"safe", "falls"}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_with_a_win_or_with_a_conquest(game: str) -> None:
    last = json.loads(lesson(game))["steps"][-1]["view"]
    assert last["chips"][PUPIL] == 3 if game == "domination" else last["counts"][PUPIL] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    for game in GAMES:
        for step in json.loads(lesson(game))["steps"]:
            assert knows(language, step["words"])
            assert len(say(language, step["words"])) < 240, "a child of eight reads it"


def test_no_words_are_left_over() -> None:
    used = {step["words"] for game in GAMES for step in json.loads(lesson(game))["steps"]}
    games = tuple(f"lesson-{game}-" for game in GAMES)
    own = {name for name in all_messages("en") if name.startswith(games)}
    assert own == used | {name for name in own if name.removesuffix("-wrong") in used}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_name_the_tiles_that_are_laid(game: str, language: str) -> None:
    """A domino written as 6-4 in a step's words is one that is seen in that step."""
    for step in json.loads(lesson(game))["steps"]:
        seen = json.dumps([step["view"], *step["after"]])
        for one, other in re.findall(r"\b(\d)-(\d)\b", say(language, step["words"])):
            pairs = {f"{one}{other}", f"{one}, {other}", f"{other}, {one}"}
            assert any(pair in seen for pair in pairs), step["words"]
