"""Write the notebook of the guide: `python tools/notebook.py`

The page docs/train.md becomes examples/train_an_agent.ipynb, its text and its code as cells. A test
compares them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "train.md"
NOTEBOOK = ROOT / "examples" / "train_an_agent.ipynb"
START = "if __name__"  # how a program begins; a notebook calls `main` without arguments


def blocks(page: str) -> list[tuple[str, str]]:
    """The parts of a page: ("markdown", text) or ("code", program).

    >>> blocks("Look:\\n```py\\nprint(1)\\n```\\nSo.")
    [('markdown', 'Look:'), ('code', 'print(1)'), ('markdown', 'So.')]
    """
    parts = re.split(r"```py\n(.*?)```", page, flags=re.DOTALL)
    kinds = ("markdown", "code")
    found = [(kinds[i % 2], part.strip()) for i, part in enumerate(parts)]
    return [(kind, text) for kind, text in found if text]


def cell_text(kind: str, text: str) -> str:
    """What a cell says: its links lead from the folder of the notebook."""
    if kind == "markdown":
        return re.sub(r"\]\(([^)]+)\)", r"](../docs/\1)", text)
    return "main()" if text.startswith(START) else text.removeprefix("import sys\n")


def notebook(page: str) -> dict[str, Any]:
    """The page as a notebook."""
    cells: list[dict[str, Any]] = []
    for number, (kind, text) in enumerate(blocks(page)):
        source = cell_text(kind, text)
        cell: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        cells.append(cell | {"source": source.splitlines(keepends=True)})
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": python}, "nbformat": 4, "nbformat_minor": 5}


def text() -> str:
    """The notebook as its file holds it."""
    return json.dumps(notebook(PAGE.read_text("utf-8")), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    NOTEBOOK.write_text(text(), "utf-8")
