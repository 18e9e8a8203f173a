"""The arena: fair seatings, correct sums, and a contest that can be resumed."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest

from boneyard.arena.contest import Contest, margins, run
from boneyard.arena.deal import Pairing, Played
from boneyard.arena.entrants import entrant
from boneyard.arena.standings import margin
from boneyard.bots.api import look
from boneyard.cli import main
from boneyard.engine.api import load
from boneyard.engine.position import replay
from boneyard.errors import BadRecord, BadValue, BoneyardError, UnknownName

BOT = """
from boneyard.bots.api import Choice

class Last:
    name = "last"
    def get_ready(self, game): pass
    def choose(self, given, seed, limits=None): return Choice(given.legal[-1])
"""
PIPE = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["legal"][0], flush=True)
"""


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 2)])
def test_both_bots_sit_everywhere_equally_often(players: int, count: int) -> None:
    seatings = Pairing("a", "b").seatings(players)
    assert len(seatings) == count
    for seat in range(players):
        assert sum(seating[seat] == "a" for seating in seatings) * 2 == count


def played(one: float, two: float) -> Played:
    return Played(("a", "b"), (one, two), "")


def test_a_margin_counts_deals_not_games() -> None:
    deals = [[played(10, -10), played(-4, 4)], [played(2, -2), played(2, -2)]]
    found = margin("a", "b", deals)
    assert found.deals == 2
    assert found.points == pytest.approx((3 + 2) / 2)
    assert found.error == pytest.approx(1.96 * math.sqrt(0.5) / math.sqrt(2))
    assert found.won == pytest.approx(0.75)
    assert found.elo == pytest.approx(190.8, abs=0.1)
    assert found.clear


def test_a_contest_is_played_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    small = Contest("classic", ("random", "beginner"), deals=6, simulations=1)
    steps: list[int] = []
    first = run(small, file, 1, steps.append)
    assert len(first) == 6
    for games in first.values():
        assert sum(games[0].points) == pytest.approx(0)
        assert {replay(game.record).seed for game in games} == {replay(games[0].record).seed}
    text = file.read_text()
    file.write_text(text[:-40])  # cut off in the middle of a line
    larger = Contest("classic", ("random", "beginner"), deals=8, simulations=1)
    steps.clear()
    again = run(larger, file, 1, steps.append)
    assert steps[0] == 5
    assert len(again) == 8
    assert all(again[key] == games for key, games in first.items())
    assert margins(larger, again)[0].deals == 8
    with pytest.raises(BadRecord, match="a different contest"):
        run(Contest("magnetic-flat", ("random", "beginner")), file, 1, steps.append)


@pytest.mark.parametrize(
    "contest",
    [
        Contest("classic", ("club",)),
        Contest("classic", ("club", "club")),
        Contest("classic", ("club", "child"), players=9),
        Contest("classic", ("club", "child"), deals=0),
        Contest("chess", ("club", "child")),
        Contest("classic", ("club", "child"), options={"x": 1}),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(contest: Contest) -> None:
    with pytest.raises((BadValue, UnknownName)):
        contest.check()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("foo", "there is no bot called “foo”"),
        ("nowhere.py:Bot", "there is no file"),
        ("pipe:", "there is no program"),
        ("pipe:no-such-program --fast", "no-such-program"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_anything_starts(
    name: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "classic", "--bots", f"club,{name}", "--cores", "2", "--out", str(tmp_path)]
    assert main(words) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_bots_of_your_own(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(BOT)
    position = load("classic").new(2, seed=42)
    given = look(position, 0)
    assert entrant(f"{file}:Last").choose(given, 1).move == given.legal[-1]
    program = tmp_path / "piped.py"
    program.write_text(PIPE)
    piped = entrant(f"pipe:{sys.executable} {program}")
    assert piped.choose(given, 1).move == given.legal[0]
    piped.program.kill()  # type: ignore[attr-defined]
    piped.program.communicate()  # type: ignore[attr-defined]
    with pytest.raises(UnknownName, match="child, beginner"):
        entrant("nobody")
    with pytest.raises(BoneyardError, match="no class First"):
        entrant(f"{file}:First")
    with pytest.raises(BoneyardError, match="there is no file"):
        entrant("nowhere.py:Bot")


def test_the_command_prints_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "classic", "--bots", "random,child,beginner", "--deals", "3"]
    assert main([*words, "--cores", "1", "--players", "3", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "| random over child | 3 |" in out
    assert (tmp_path / "table.md").is_file()
    assert (tmp_path / "deals.jsonl").is_file()


EXAMPLES = Path(__file__).parents[1] / "docs" / "bots"


@pytest.mark.parametrize(
    "text", [f"{EXAMPLES}/mybot.py:MyBot", f"pipe:{sys.executable} {EXAMPLES}/heaviest.py"]
)
def test_the_example_bots_play(text: str) -> None:
    bot = entrant(text)
    position = load("classic").new(2, seed=42)
    while not position.over:
        seat = position.actors[0]
        position.play(bot.choose(look(position, seat), 7).move, seat)
    if hasattr(bot, "program"):
        bot.program.kill()
        bot.program.communicate()
