"""Records: text that replays exactly, and errors that name the fault."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boneyard
from boneyard.engine.record import Record
from boneyard.errors import BadRecord, BoneyardError
from boneyard.games.classic import rules as classic
from boneyard.testkit import check_golden, random_record

GOOD = """\
game: classic
players: 2
rules: 1
seed: 2a
options: blocked_winner=pips
names: Ada, bot:club
result: 0 +10

0:66 1:65R 0:50R 1:40R 0:63L 1:44R 0:33L 1:41R 0:31R 1:30R 0:00R 1:pass 0:pass
"""


def test_a_record_replays_and_writes_itself_again() -> None:
    position = boneyard.replay(GOOD)
    assert position.over
    assert position.names == ("Ada", "bot:club")
    assert str(position.record) == GOOD


def test_comments_and_spacing_do_not_matter() -> None:
    text = "# a game\n" + GOOD.replace("0:66 1:65R", "0:66 # the opening\n\n   1:65R")
    assert str(boneyard.replay(text).record) == GOOD


FAULTS = {
    "move 2 (1:64R) is not legal: '64R': You do not have 64.": GOOD.replace("1:65R", "1:64R"),
    "move 14": GOOD + "0:66\n",
    "no line 'seed": GOOD.replace("seed: 2a\n", ""),
    "seed must be": GOOD.replace("seed: 2a", "seed: xyz"),
    "players must be a number": GOOD.replace("players: 2", "players: two"),
    "classic takes 2\u20134 players, not 7": GOOD.replace("players: 2", "players: 7"),
    "there is no game called 'go'": GOOD.replace("game: classic", "game: go"),
    "no classic option called 'bluff'": GOOD.replace("blocked_winner=pips", "bluff=yes"),
    "written name=value": GOOD.replace("blocked_winner=pips", "pips"),
    "given twice": GOOD.replace("players: 2", "players: 2\nplayers: 2"),
    "line 2: expected 'key: value'": GOOD.replace("players: 2", "colour: red"),
    "expected a move as seat:move": GOOD.replace("1:65R", "65R"),
    "there is no seat 5": GOOD.replace("1:65R", "5:65R"),
    "says result: 1 +3, but its moves lead to 0 +10": GOOD.replace("0 +10", "1 +3"),
    "2 players have a list of 2 names": GOOD.replace("Ada, bot:club", "Ada"),
    "a name has 1 to 40 printable": GOOD.replace("Ada", "A\x1b[2Jda"),
    "found '99999:66'": GOOD.replace("0:66", "99999:66"),
    "no version 2 of the rules of classic; there is: 1": GOOD.replace("rules: 1", "rules: 2"),
    "no version 0 of the rules": GOOD.replace("rules: 1", "rules: 0"),
    "rules must be a number": GOOD.replace("rules: 1", "rules: old"),
    "the seed is hidden": GOOD.replace("seed: 2a", "seed: hidden"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_record_is_refused_with_the_reason(fault: str) -> None:
    with pytest.raises(BadRecord) as refused:
        boneyard.replay(FAULTS[fault])
    assert fault in str(refused.value)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        boneyard.replay(text)
    except BoneyardError:
        return


@settings(max_examples=300)
@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
def test_a_record_with_one_character_changed_is_read_or_refused(place: int, other: str) -> None:
    try:
        boneyard.replay(GOOD[:place] + other + GOOD[place + 1 :])
    except BoneyardError:
        return


def test_small_differences_of_spelling_do_not_matter() -> None:
    text = "\ufeff" + GOOD.replace("0 +10", "0   +10").replace("=pips", " = pips")
    assert str(boneyard.replay(text.replace("\n", "\r\n")).record) == GOOD
    assert boneyard.replay(GOOD.replace("result: 0 +10", "result:")).over


@pytest.mark.parametrize("seed", [-5, 2**64, "7f", 1.5])
def test_a_record_made_by_hand_is_checked_too(seed: object) -> None:
    with pytest.raises(BadRecord, match="a seed is a whole number"):
        boneyard.replay(Record("classic", 2, seed, {}, []))  # type: ignore[arg-type]


def test_other_things_than_text_are_refused() -> None:
    with pytest.raises(BadRecord, match="a record is text, not bytes"):
        boneyard.replay(b"game: classic")  # type: ignore[arg-type]


def test_a_running_game_is_exported_as_a_seat_saw_it() -> None:
    position = boneyard.load("classic").new(players=2, seed=42)
    position.play("66")
    seen = position.record_seen_by(1)
    assert seen.seed is None
    assert seen.moves == [(0, "66")]
    assert "2a" not in str(seen)


def test_long_games_are_wrapped() -> None:
    moves = [(0, "66")] * 100
    assert max(len(line) for line in str(Record("classic", 2, 1, {}, moves)).splitlines()) <= 88


def test_a_record_from_before_versions_is_of_the_first() -> None:
    old = GOOD.replace("rules: 1\n", "")
    assert Record.parse(old).rules == 1
    assert str(boneyard.replay(old).record) == GOOD


REVISED = replace(classic.RULES, version=2, players=(2,))  # three may not play it any more


def test_a_record_is_replayed_by_the_rules_it_was_played_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = random_record(boneyard.load("classic"), 3, seed=1)
    monkeypatch.setattr(classic, "RULES", replace(REVISED, earlier=(classic.RULES,)))
    assert str(boneyard.replay(str(old)).record) == str(old)
    assert boneyard.load("classic").new(2, seed=1).record.rules == 2
    with pytest.raises(BadRecord, match="classic takes 2 players, not 3"):
        boneyard.replay(str(replace(old, rules=2)))
    monkeypatch.setattr(classic, "RULES", REVISED)
    with pytest.raises(BadRecord, match="no version 1 of the rules of classic; there is: 2"):
        boneyard.replay(str(old))


def test_every_version_of_the_rules_has_golden_records(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def keep(version: int, players: int) -> None:
        record = random_record(boneyard.load("classic"), players, seed=1)
        (tmp_path / f"{version}.txt").write_text(str(record), "utf-8")

    keep(1, 3)
    check_golden("classic", tmp_path)
    monkeypatch.setattr(classic, "RULES", replace(REVISED, earlier=(classic.RULES,)))
    with pytest.raises(AssertionError, match=r"records of versions \[1, 2\]"):
        check_golden("classic", tmp_path)
    keep(2, 2)
    check_golden("classic", tmp_path)
    monkeypatch.setattr(classic, "RULES", REVISED)
    with pytest.raises(BadRecord, match="no version 1"):
        check_golden("classic", tmp_path)
