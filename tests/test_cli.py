"""The command line, used as a person would: in a pipe, at a terminal, with mistakes."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import boneyard
from boneyard.cli import main, modules
from boneyard.cli.choice import spelled
from boneyard.cli.rules import show_rules
from boneyard.cli.screen import Screen
from boneyard.content.words import LANGUAGES, say
from boneyard.terminal.pen import Pen
from tests.messages import SOURCE, all_messages

Run = Callable[..., "tuple[int, str, str]"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command with typed lines; gives its status and what it printed."""
    monkeypatch.setenv("BONEYARD_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def call(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(words)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


def test_help_does_not_load_the_compilers() -> None:
    """That is what keeps it quick."""
    program = (
        "import sys\n"
        "from boneyard.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "usage: boneyard" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


def test_games_lists_all_with_options(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0
    for name in boneyard.available_games():
        assert f"{name}: " in out
    assert re.search(
        r"blocked_winner: Who wins a blocked round\. .*\n +pips +Fewest pips \(default", out
    )
    assert re.search(r"cornerstone: .*\n +no +\(default\)\n +yes\n", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_every_language(run: Run, language: str) -> None:
    status, out, _ = run("rules", "classic", "--lang", language)
    assert status == 0
    assert all(f"CLA-{n}" in out for n in range(1, 10))


def test_examples_are_drawn_or_told_as_the_screen_allows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "classic", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    screen = Screen(Pen(width=88))
    screen.console = Console(width=88, force_terminal=True, color_system=None, highlight=False)
    show_rules(screen, "classic")
    drawn = capsys.readouterr().out
    assert "│ 5 │ 4 │" in drawn
    assert "│" not in told


def test_unknown_names_are_reported_in_one_line(run: Run) -> None:
    for words in (["rules", "chess"], ["play", "chess"], ["simulate", "chess"]):
        status, _, err = run(*words)
        assert status == 2
        assert re.fullmatch(r"boneyard: there .* “chess”; choose from: classic.*\n", err)


@pytest.mark.slow
@pytest.mark.parametrize("game", boneyard.available_games())
def test_a_whole_game_in_a_pipe(run: Run, game: str, tmp_path: Path) -> None:
    """Always the first move; ends with a result and a record that replays."""
    status, out, err = run("play", game, "--seed", "5", typed="1\n1\n" * 3000)
    assert status == 0, err
    assert re.search(r"win|Nobody", out)
    assert "\x1b" not in out  # no colours in a pipe
    saved = next((tmp_path / "games").glob("*.txt"))
    assert boneyard.replay(saved.read_text()).over
    status, out, _ = run("replay", str(saved), "--all")
    assert status == 0
    assert re.search(r"win|Nobody", out)


@pytest.mark.slow
def test_wrong_moves_are_explained_and_asked_again(run: Run) -> None:
    typed = "99\nnonsense\n?\nlog\nrules\n" + "1\n" * 200
    status, out, _ = run("play", "classic", "--seed", "5", typed=typed)
    assert status == 0
    assert "Type a domino and an end" in out
    assert "Type the number of a move" in out
    assert "# Dominoes" in out


def test_the_end_of_input_leaves_and_shows_how_to_continue(run: Run) -> None:
    status, out, _ = run("play", "classic", "--seed", "5", "--seats", "Ada,bot:random", typed="1\n")
    assert status == 130
    command = re.search(r"boneyard play --resume (\S+)", out)
    assert command
    status, again, _ = run("play", "--resume", command[1], typed="1\n" * 200)
    assert status == 0
    assert "wins" in again


@pytest.mark.parametrize("word", ["quit", "q", "Exit"])
def test_a_word_leaves_too(run: Run, word: str) -> None:
    status, out, _ = run("play", "classic", "--seed", "5", typed=f"1\n{word}\n")
    assert status == 0
    assert "Goodbye" in out
    assert "boneyard play --resume" in out
    status, out, _ = run("play", typed=f"{word}\n")
    assert status == 0
    assert "Goodbye" in out


def test_resume_finds_the_newest_unfinished_game(run: Run) -> None:
    assert run("play", "--resume")[0] == 2
    run("play", "classic", "--seed", "5", typed="1\n")
    run("play", "magnetic-flat", "--seed", "5", typed="1\n" * 400)
    status, out, _ = run("play", "--resume", typed="1\n" * 200)
    assert status == 0
    assert "Line" in out


@pytest.mark.slow
def test_a_match_of_rounds_with_a_score_sheet(run: Run) -> None:
    words = ["play", "classic", "--seed", "5", "--rounds", "3"]
    status, out, _ = run(*words, typed="1\n" * 12)
    assert status == 130
    status, out, _ = run("play", "--resume", typed="1\n" * 900)
    assert status == 0
    assert "After 3 rounds:" in out
    assert "Match won by:" in out


def test_pass_and_play_hands_the_screen_over(run: Run) -> None:
    words = ["play", "classic", "--seed", "5", "--seats", "Ada,Bo"]
    status, out, _ = run(*words, typed="\n1\n" * 300)
    assert status == 0
    turns = re.split(r"Pass the screen to (Ada|Bo)\. (?:Ada|Bo), press Enter:", out)
    hands: dict[str, set[str]] = {"Ada": set(), "Bo": set()}
    for name, text in zip(turns[1::2], turns[2::2], strict=True):
        for line in re.findall(r"Your hand: (.*)", text):
            hands[name] |= set(line.split())
    assert hands["Ada"]
    assert hands["Bo"]
    assert not hands["Ada"] & hands["Bo"]


def test_bots_alone_play_to_the_end(run: Run) -> None:
    status, out, _ = run("play", "classic", "--seats", "bot:random,bot:beginner,bot:child")
    assert status == 0
    assert "Beginner (bot)" in out


def test_wrong_seats_are_refused(run: Run) -> None:
    assert "2\u20134 players, but --seats names 1" in run("play", "classic", "--seats", "Ada")[2]
    assert "no bot called “genius”" in run("play", "classic", "--seats", "Ada,bot:genius")[2]
    assert "NAME=VALUE" in run("play", "classic", "-o", "pips")[2]
    assert "no option called “x”" in run("play", "classic", "-o", "x=1")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_and_help_are_in_the_chosen_language(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By --lang, or by what the system speaks."""
    mistakes = [
        ["rules", "chess"],
        ["play", "classic", "--seats", "Ada"],
        ["play", "classic", "-o", "x"],
        ["play", "classic", "-o", "blocked_winner=x"],
        ["play", "classic", "--rounds", "0"],
        ["replay", "nowhere.txt"],
        ["play", "--resume"],
    ]
    for words in mistakes:
        english = run(*words)[2]
        status, _, err = run(*words, "--lang", language)
        assert status == 2
        assert "[Errno" not in err
        assert (err == english) == (language == "en")
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    for words, status in ((["--help"], 0), (["play", "--help"], 0), (["fly"], 2), (["rules"], 2)):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == status
        told = "".join(capsys.readouterr())
        assert told.startswith(say(language, "help-usage"))
        assert ("usage: " in told) == (language == "en")


def test_every_help_has_its_words() -> None:
    """And none is left over."""
    used = set()
    for file in [*SOURCE.glob("cli/*.py"), *SOURCE.glob("games/*/commands/*.py")]:
        used |= set(re.findall(r'"(help-[a-z-]+)"', file.read_text("utf-8")))
    known = {name for name in all_messages("en") if name.startswith("help-")}
    assert used | {f"help-{name}" for name in modules()} == known


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    assert run("replay", "nowhere.txt")[2] == "boneyard: there is no file nowhere.txt\n"
    assert run("replay", str(tmp_path))[2] == f"boneyard: {tmp_path} is a folder, not a file\n"


def test_what_was_typed_cannot_command_the_terminal(run: Run) -> None:
    assert "\x1b" not in run("play", "classic", "--seats", "A\x1b[2J,bot:club")[2]
    assert "\x1b" not in run("play", "che\x1b[2Jss")[2]


@pytest.mark.parametrize(("language", "name"), [("en", "You"), ("de", "Du"), ("it", "Tu")])
def test_a_player_named_like_the_word_for_you_is_not_the_reader(
    run: Run, language: str, name: str
) -> None:
    words = ["play", "classic", "--seed", "5", "--lang", language, "--seats"]
    theirs = run(*words, f"{name},bot:beginner", typed="1\n" * 200)[1]
    yours = run(*words, "you,bot:beginner", typed="1\n" * 200)[1]
    verbs = {"en": ("You plays", "You play "), "de": ("Du spielt", "Du spielst")}
    verbs["it"] = ("Tu gioca", "Giochi ")
    third, second = verbs[language]
    assert third in theirs
    assert second not in theirs
    assert second in yours
    assert third not in yours


def test_a_list_of_moves_says_what_words_mean(run: Run) -> None:
    out = run("play", "classic", "--seed", "5", "--lang", "de", typed="1\n" * 200)[1]
    assert re.search(r"\d\) draw \(Ziehen\)", out)
    assert re.search(r"\d\) pass \(Passen\)", out)


def test_a_result_is_explained_in_words(run: Run) -> None:
    out = run("play", "classic", "--seed", "5", "--lang", "en", typed="1\n" * 200)[1]
    assert "CLA-" not in out
    assert re.search(r"wins?\. (No dominoes left in hand|Nobody could play)", out)
    assert re.search(r"\(.*left: \d+, .*left: \d+\)", out)


def test_bots_of_the_same_level_are_numbered(run: Run) -> None:
    out = run("play", "classic", "--seats", "bot:child,bot:child", "--seed", "5")[1]
    assert "Child 1 (bot): " in out
    assert "Child 2 (bot): " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_in_every_language(run: Run, language: str) -> None:
    words = ["play", "classic", "--seed", "5", "--seats", "Ada,bot:beginner"]
    status, out, _ = run(*words, "--lang", language, typed="1\n" * 200)
    assert status == 0
    english = run(*words, typed="1\n" * 200)[1]
    assert (out == english) == (language == "en")


def test_the_menu(run: Run) -> None:
    status, out, _ = run("play", typed="0\nxyz\n1\n" + "1\n" * 200)
    assert status == 0
    assert "1  Dominoes" in out
    assert "Please type a number" in out


def test_without_a_command_there_is_the_menu(run: Run) -> None:
    status, out, _ = run(typed="1\n" + "1\n" * 200)
    assert status == 0
    assert "What shall we play?" in out


def test_a_finished_game_is_not_resumed(run: Run) -> None:
    words = ["play", "classic", "--seed", "5", "--seats"]
    run(*words, "Ada,bot:beginner", typed="1\n")
    assert run(*words, "bot:random,bot:beginner")[0] == 0
    status, out, _ = run("play", "--resume", typed="1\n" * 200)
    assert status == 0
    assert "Ada" in out
    assert run("play", "--resume")[0] == 2


def test_a_match_is_replayed_round_by_round_with_names(run: Run, tmp_path: Path) -> None:
    seats = "bot:random,bot:beginner"
    assert run("play", "classic", "--seed", "5", "--rounds", "2", "--seats", seats)[0] == 0
    saved = next((tmp_path / "games").glob("*.txt"))
    status, out, _ = run("replay", str(saved), "--all")
    assert status == 0
    assert out.count("Draw for who starts:") >= 2
    assert "Beginner (bot): 7" in out


@pytest.mark.parametrize("name", ["[/x]", "[red]Bo", "[bold"])
def test_names_are_shown_as_they_are(run: Run, name: str) -> None:
    status, out, err = run("play", "classic", "--seed", "5", "--seats", f"{name},bot:beginner")
    assert status == 130, err
    assert f"{name}: 7" in out or f"{name}: 6" in out


def test_capitals_and_spaces_are_forgiven() -> None:
    moves = ["64L", "draw", "r43@1,0/nw", "?J@1,0=b"]
    assert spelled("64 l", moves) == "64L"
    assert spelled("DRAW", moves) == "draw"
    assert spelled("R43@1, 0/NW", moves) == "r43@1,0/nw"
    assert spelled("?j@1,0=B", moves) == "?J@1,0=b"
    assert spelled("nonsense", moves) == "nonsense"


def test_a_terminal_without_letters_shows_what_it_can(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "boneyard", "play", "classic", "--lang", "fr", "--seed", "5"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "BONEYARD_DATA": str(tmp_path)},
        input="hint\n",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_text_is_refused_in_one_line(run: Run) -> None:
    status, _, err = run("replay", sys.executable)
    assert status == 2
    assert err.count("\n") == 1


def test_simulate_prints_totals(run: Run) -> None:
    status, out, _ = run("simulate", "classic", "--games", "1000", "--players", "3")
    assert status == 0
    assert re.search(r"wins seat 3 +\d+", out)


def test_replay_refuses_a_bad_record(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("game: classic\nplayers: 2\nseed: 2a\n\n0:66 1:66L\n")
    status, _, err = run("replay", str(bad))
    assert status == 2
    assert "move 2 (1:66L) is not legal" in err
    assert run("replay", str(tmp_path / "none.txt"))[0] == 2
    status, _, err = run("play", "--resume", str(bad))
    assert "not a game saved" in err


def test_replay_reads_from_a_pipe(run: Run) -> None:
    position = boneyard.load("classic").new(2, seed=42)
    while not position.over:
        position.play(position.legal()[0])
    status, out, _ = run("replay", "-", typed=str(position.record))
    assert status == 0
    assert "wins" in out


def at_a_terminal(*words: str, keys: list[bytes], data: Path) -> str:
    """What a real terminal shows while keys are typed."""
    pid, terminal = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored where tests run in the background
        environment = {**os.environ, "BONEYARD_DATA": str(data), "COLUMNS": "90", "LANG": "C.UTF-8"}
        environment["TERM"] = "xterm-256color"
        os.execve(sys.executable, [sys.executable, "-m", "boneyard", *words], environment)
    shown = b""
    try:
        for key in [*keys, b""]:
            shown += read_until_quiet(terminal)
            time.sleep(0.5)  # nobody types in the instant between a prompt and its waiting
            os.write(terminal, key)
        shown += read_until_quiet(terminal)
    finally:
        os.close(terminal)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
    return shown.decode("utf-8", "replace")


def read_until_quiet(terminal: int) -> bytes:
    """All that is printed until a prompt waits or the program ends."""
    shown = b""
    while select.select([terminal], [], [], 120)[0]:
        try:
            shown += os.read(terminal, 65536)
        except OSError:
            return shown
        if shown.rstrip().endswith((b"help):", b"Enter:", b"quit.", b".txt")):
            return shown
    raise AssertionError(f"nothing asked for two minutes: {shown!r}")


@pytest.mark.slow
def test_ctrl_c_at_a_terminal_leaves_cleanly_and_saves(tmp_path: Path) -> None:
    shown = at_a_terminal("play", "classic", "--seed", "5", keys=[b"1\n", b"\x03"], data=tmp_path)
    assert "╭─────╮" in shown  # dominoes are drawn
    assert "Traceback" not in shown
    assert "boneyard play --resume" in shown
    assert list((tmp_path / "games").glob("*.txt"))


def test_ascii_at_a_terminal(tmp_path: Path) -> None:
    words = ["play", "classic", "--seed", "5", "--ascii"]
    shown = at_a_terminal(*words, keys=[b"\x03"], data=tmp_path)
    drawn = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).split("Stock")[1]
    assert "+-----+" in drawn
    assert drawn.isascii()


@pytest.mark.slow
def test_a_replay_can_be_left(run: Run, tmp_path: Path) -> None:
    assert run("play", "classic", "--seed", "5", "--seats", "bot:child,bot:child")[0] == 0
    saved = next((tmp_path / "games").glob("*.txt"))
    shown = at_a_terminal("replay", str(saved), keys=[b"\n", b"q\n"], data=tmp_path)
    assert "Move 2 of" in shown
    assert "Move 3 of" not in shown
    assert "Traceback" not in shown


@pytest.mark.slow
def test_the_screen_is_wiped_between_two_people(tmp_path: Path) -> None:
    words = ["play", "classic", "--seed", "5", "--seats", "Ada,Bo"]
    shown = at_a_terminal(*words, keys=[b"\n", b"1\n", b"\x03"], data=tmp_path)
    assert shown.count("\x1b[3J") == 2
    assert shown.count("\x1b[2J") >= 2


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m boneyard rules classic | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stdout == "# Dominoes\n"
    assert done.stderr == ""
