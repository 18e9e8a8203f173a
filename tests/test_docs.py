"""The documents are right: their code runs and their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.bots.effort import CLUB, EXPERT, MASTER, effort
from boneyard.engine.api import available_games, load

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def code(page: Path) -> str:
    """All Python of a page, in order."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))


@pytest.mark.slow
@pytest.mark.parametrize("page", [p for p in PAGES if code(p)], ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(code(page), "utf-8")
    done = subprocess.run([sys.executable, file], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_readme_has_two_set_up_commands() -> None:
    commands = re.findall(r"^python3 .*$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert commands == ["python3 dev.py play", "python3 dev.py test"]


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")))
def test_pictures_load_nothing_from_elsewhere(picture: Path) -> None:
    text = re.sub(r'(xmlns(:\w+)?|rdf:\w+|href)="http[^"]*"', "", picture.read_text("utf-8"))
    assert not re.search(r"url\(.?https?:", text)


def test_the_table_of_efforts_is_the_one_that_is_played_by() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    table = re.search(r"<!-- EFFORT -->\n(?:\|.*\n){2}((?:\|.*\n)+)", page)
    assert table is not None
    written = {}
    for line in table[1].splitlines():
        name, *numbers = (cell.strip() for cell in line.strip("|").split("|"))
        written[name] = tuple(int(number.replace(",", "")) for number in numbers)
    played = {}
    for game in available_games():
        two, many = (spent(game, players) for players in load(game).players[:2])
        played[game] = two
        if many != two:
            played[f"{game}, more than two"] = many
    assert written == played


def spent(game: str, players: int) -> tuple[int, ...]:
    """The simulations of the levels that search."""
    return tuple(effort(rank, game, players).simulations for rank in (CLUB, EXPERT, MASTER))
