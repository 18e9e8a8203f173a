"""A game of another package brings its words, pages, lesson, boards and bots, or does without."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from boneyard.content import fluent
from boneyard.content.examples import examples
from boneyard.content.lessons import lesson
from boneyard.content.words import knows, refusal, rules_page, say, title
from boneyard.engine import registry
from boneyard.errors import BadValue, BoneyardError, IllegalMove, Refusal, UnknownName

GUESTS = Path(__file__).parent / "packages"
REGISTERED = """
import sys
import boneyard
from last_tile.rules import RULES

boneyard.register(RULES)
"""
COMMAND = "from boneyard.cli import main; sys.exit(main(sys.argv[1:]))"
CHOOSING = """
from boneyard.bots import bot
from boneyard.bots.api import look

position = boneyard.load("last-tile").new(seed=3)
print({bot("beginner").choose(look(position, 0), seed).move for seed in range(20)})
"""
HELP = """
import sys
from boneyard.cli import main

try:
    main(["--help"])
except SystemExit:
    print([name for name in ("numpy", "quiet_tile") if name in sys.modules])
"""


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both games: `last-tile` is registered, `quiet-tile` has an entry point."""
    monkeypatch.syspath_prepend(str(GUESTS))
    monkeypatch.setattr(registry, "_added", {})
    registry.register(import_module("last_tile.rules").RULES)
    yield
    for kept in (fluent.guest_bundle, lesson, examples):
        kept.cache_clear()


def run(*words: str, typed: str = "", home: Path) -> str:
    """What `boneyard` prints where both games are there; it must not fail."""
    return printed(REGISTERED + COMMAND, *words, typed=typed, home=home)


def printed(program: str, *words: str, typed: str = "", home: Path) -> str:
    """What a program prints in a process of its own, where the packages are installed."""
    env = {**os.environ, "BONEYARD_DATA": str(home), "LANG": "C.UTF-8"}
    env["PYTHONPATH"] = os.pathsep.join([str(GUESTS), env.get("PYTHONPATH", "")])
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, capture_output=True, text=True, input=typed, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_both_ways_lead_to_a_game() -> None:
    assert registry.names()[-2:] == ["last-tile", "quiet-tile"]
    assert registry.is_guest("last-tile")
    assert not registry.is_guest("classic")
    assert not registry.is_guest("chess")


def test_a_title_falls_back_to_english_and_to_the_name() -> None:
    assert title("nl", "last-tile") == "Laatste steen"
    assert title("de", "last-tile") == "Last tile"
    assert title("de", "quiet-tile") == "quiet-tile"


def test_a_refusal_falls_back_to_english_and_to_its_code_with_its_facts() -> None:
    assert refusal("nl", "too-few", {"left": 1}, "last-tile") == (
        "Dat gaat niet: er is nog maar één."
    )
    typed = refusal("nl", "one-or-two", {"given": "six"}, "last-tile")
    assert typed == "Type one or two, not “six”."
    assert refusal("nl", "three", {"given": "x", "seat": 0}, "last-tile") == (
        "three (given: x, seat: 1)"
    )
    illegal = IllegalMove("two", Refusal("too-few", left=1), (), "last-tile")
    assert illegal.reason("en") == "You cannot take two: there is just one."
    assert IllegalMove("x", Refusal("odd"), (), "quiet-tile").reason("fr") == "odd"


def test_an_error_without_words_is_its_code() -> None:
    assert BadValue(code="heap-of-stones", given="3").reason("nl") == "heap-of-stones (given: 3)"


def test_a_message_that_a_guest_lacks_is_told_by_its_name() -> None:
    assert say("nl", "last-tile-left", "last-tile", count=3) == "3 in the heap."
    assert say("nl", "nothing", "last-tile", count=3) == "nothing (count: 3)"
    assert say("nl", "nothing", "quiet-tile") == "nothing"
    assert "4 of" in say("en", "last-tile-broken", "last-tile", count=4)
    with pytest.raises(UnknownName, match="no message"):
        say("nl", "nothing", "classic")


def test_a_guest_may_speak_of_our_messages() -> None:
    assert say("en", "lesson-last-tile-heap", "last-tile").endswith(say("en", "lesson-next"))


def test_words_of_games_in_use_are_found_without_naming_the_game() -> None:
    assert knows("en", "last-tile-left")
    registry._added.clear()
    assert not knows("en", "last-tile-left")


def test_two_guests_may_use_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = bring(tmp_path, monkeypatch, "option-heap = Another heap\n")
    assert say("en", "option-heap", "last-tile") == "Size of the heap"
    assert say("en", "option-heap", other) == "Another heap"


def test_a_guest_cannot_change_our_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = bring(tmp_path, monkeypatch, "home = Elsewhere\n")
    with pytest.raises(BoneyardError, match="'other-tile' brings a message 'home'"):
        title("en", other)
    assert say("en", "home") == "Home"


def bring(folder: Path, monkeypatch: pytest.MonkeyPatch, words: str) -> str:
    """One more game, with these words."""
    package = folder / "other_tile"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text(words, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "other_tile", raising=False)
    registry.register(import_module("last_tile.rules").rules("other-tile", "other_tile"))
    return "other-tile"


def test_pages_lessons_and_examples_come_from_the_package() -> None:
    assert rules_page("it", "last-tile").startswith("# Last tile")
    steps = json.loads(lesson("last-tile"))["steps"]
    assert [step["words"] for step in steps] == ["lesson-last-tile-heap", "lesson-last-tile-take"]
    assert list(json.loads(examples("last-tile"))) == ["start"]


def test_without_a_page_a_lesson_or_examples_there_are_none() -> None:
    with pytest.raises(UnknownName, match="no rules page called 'quiet-tile'"):
        rules_page("en", "quiet-tile")
    with pytest.raises(UnknownName, match="no lesson called 'quiet-tile'"):
        lesson("quiet-tile")
    assert examples("quiet-tile") == b"{}"


def test_the_levels_think_as_the_package_says() -> None:
    from boneyard.bots.effort import CLUB, effort

    assert effort(CLUB, "last-tile", 2).simulations == 3
    assert effort(CLUB, "quiet-tile", 2).simulations == 200


def test_games_lists_them(tmp_path: Path) -> None:
    told = run("games", "--lang", "nl", home=tmp_path)
    assert "last-tile: Laatste steen (2\u20133 spelers)\n    heap: Size of the heap." in told
    assert "quiet-tile: quiet-tile (2\u20133 spelers)\n    heap\n        5  (" in told


def test_rules_are_shown_with_their_examples(tmp_path: Path) -> None:
    told = run("rules", "last-tile", home=tmp_path)
    assert "# Last tile" in told
    assert "The heap. 5 in the heap." in told


@pytest.mark.slow
def test_they_are_played_in_the_terminal(tmp_path: Path) -> None:
    words = ("play", "last-tile", "--seats", "Ada,Bo", "--seed", "3", "--plain")
    typed = "\n".join(["", "six", "three", "one", "", "two", "", "one", "", "two", "one", ""])
    told = run(*words, typed=typed, home=tmp_path)
    for line in (
        "5 in the heap.",
        "last-tile-unsaid (count: 1)",
        "1) one (Take one)   2) two",
        "Type one or two, not “six”.",
        "three (given: three)",
        "You cannot take two: there is just one.",
        "Ada takes one.",
        "Bo plays two.",
        "Bo wins. The winner took the last tile.",
        "Bo: 1 point (last tiles: 1)",
    ):
        assert line in told


@pytest.mark.slow
def test_one_without_a_board_gets_a_plain_one(tmp_path: Path) -> None:
    words = ("play", "quiet-tile", "--seats", "Ada,Bo", "--seed", "3", "--plain")
    told = run(*words, typed="\none\n\ntwo\n\ntwo\n", home=tmp_path)
    assert "stock: 5" in told
    assert "Ada wins. (LAST-1)" in told
    assert "Ada: 1 point (taken: 1)" in told


@pytest.mark.slow
def test_bots_go_by_the_heuristics_of_the_package(tmp_path: Path) -> None:
    assert printed(REGISTERED + CHOOSING, home=tmp_path) == "{'two'}\n"


def test_help_does_not_wait_for_them(tmp_path: Path) -> None:
    assert printed(HELP, home=tmp_path).splitlines()[-1] == "[]"
