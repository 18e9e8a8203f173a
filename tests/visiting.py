"""Games from another package as if it were installed: `tests/guests` in a folder of its own.

The board of `block-told` is the example of docs/boards.md, so that it is known to work.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

TESTS = Path(__file__).parent
GUESTS = ("block", "block-told")


def example_board() -> str:
    """The board.js that docs/boards.md shows, for `block-told`."""
    text = (TESTS.parent / "docs" / "boards.md").read_text("utf-8")
    [code] = re.findall(r"```js\n(.*?)```", text, re.DOTALL)
    return str(code).replace(".game-block ", ".game-block-told ")


def install(folder: Path) -> Path:
    """Put the package into a folder, which is to be on the path of whoever shall find it."""
    shutil.copytree(TESTS / "guests", folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "block_guest" / "told" / "board.js").write_text(example_board(), "utf-8")
    return folder
