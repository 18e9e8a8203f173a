"""The documentation builds without a warning, and needs nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOADED = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*\b(?:src|href)="(https?:)?//[^"]*"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages, as `python3 dev.py docs` builds them."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


@pytest.mark.slow
def test_every_page_is_reached_from_the_menu(site: Path) -> None:
    home = (site / "index.html").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert f'href="{name}"' in home, name


def test_the_reference_has_every_public_name(site: Path) -> None:
    for page in (ROOT / "docs" / "reference").glob("*.md"):
        modules = re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)
        assert modules
        html = (site / "reference" / f"{page.stem}.html").read_text("utf-8")
        for name in {name for module in modules for name in import_module(module).__all__}:
            assert re.search(rf'id="[\w.]*\b{name}"', html), f"{page.name}: {name}"


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not LOADED.search(page.read_text("utf-8")), page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(.?https?:|@import", style.read_text("utf-8")), style.name
