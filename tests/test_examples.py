"""The drawn examples of the rules are what the rules make of them, and every page shows them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boneyard.content import examples as module
from boneyard.content.examples import examples, examples_of, played
from boneyard.content.words import LANGUAGES, rules_page
from boneyard.engine.api import available_games
from boneyard.errors import IllegalMove, UnknownName

SHOWN = re.compile(r"!\[([^\]]+)\]\(example:(\S+)\)")
RULING = re.compile(r"^  > \*(.+?)\*", re.MULTILINE)
EXAMPLES = {game: examples_of(game) for game in available_games()}
NAMED = [(game, name) for game, named in EXAMPLES.items() for name in named]


def test_every_game_has_examples() -> None:
    for named in EXAMPLES.values():
        assert 3 <= len(named) <= 12
    with pytest.raises(UnknownName, match="choose from: classic"):
        examples("chess")


def test_they_are_written_into_the_folder_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "names", lambda: ["classic"])
    monkeypatch.setattr(module, "folder_of", lambda game: tmp_path)
    module.main()
    assert (tmp_path / "examples.json").read_text("utf-8") == played("classic")


@pytest.mark.parametrize("game", EXAMPLES)
def test_what_is_kept_is_what_the_rules_make(game: str) -> None:
    assert examples(game).decode() == played(game), "python -m boneyard.content.examples"


@pytest.mark.parametrize(("game", "name"), NAMED)
def test_seats_that_may_act_have_tiles_and_refused_moves_are_refused(game: str, name: str) -> None:
    example = EXAMPLES[game][name]
    position = example.scene.position(game)
    told = json.loads(examples(game))[name]
    for held, word in zip(told["tiles"], example.tiles.split(), strict=True):
        assert held["tile"] in told["view"]["hand"]
        assert set(held["moves"]) <= set(position.legal())
        assert held["moves"] or ":" not in word, "a place that is shown is legal"
    for move in example.refused.split():
        assert move.partition("@")[0].rstrip("LR") in example.tiles
        with pytest.raises(IllegalMove):
            position.play(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_every_page_shows_every_example_with_a_caption(game: str, language: str) -> None:
    shown = SHOWN.findall(rules_page(language, game))
    assert sorted(name for _, name in shown) == sorted(EXAMPLES[game])
    assert [name for _, name in shown] == [n for _, n in SHOWN.findall(rules_page("en", game))]
    assert len({caption for caption, _ in shown}) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_rulings_are_marked_as_ours(game: str, language: str) -> None:
    page, english = rules_page(language, game).replace("\u00a0", " "), rules_page("en", game)
    labels = RULING.findall(page)
    assert len(labels) == len(RULING.findall(english))
    assert len(set(labels)) == 1
    assert page.count("\n  > ") == page.count(f"*{labels[0]}*") == len(labels)
