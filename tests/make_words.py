"""Write all words of all languages side by side: `python3 dev.py words`.

Every message with sample values, and the rules pages, on one page that a person can read through.
"""

from __future__ import annotations

import re
from html import escape
from itertools import product
from pathlib import Path

from markdown_it import MarkdownIt

from boneyard.content.words import LANGUAGES, rules_page, say, title
from boneyard.engine.api import available_games
from tests.messages import FILES, messages, samples, variables

EXAMPLE = re.compile(r"!\[(.*?)\]\(example:\S+\)")
PAGE = Path(__file__).parents[1] / "build" / "words.html"
ORDER = ("en", *(language for language in LANGUAGES if language != "en"))
NAMES = {
    "en": "English",
    "nl": "Nederlands",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
}
STYLE = """
:root { --ink: #24190f; --soft: #7a6a58; --paper: #fbf7ef; --line: #e4d9c6; --gold: #b8862f; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .6rem 1rem;
  align-items: center; padding: .6rem 1rem; background: #2d4a3a; color: #fff; }
header h1 { font-size: 1.05rem; margin: 0; }
header input[type=search] { flex: 1 1 14rem; padding: .35rem .6rem; border: 0; border-radius: 6px;
  font: inherit; }
header label { white-space: nowrap; }
header output { min-width: 7em; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
thead th:first-child { width: 11rem; }
thead th { position: sticky; top: 3.1rem; z-index: 1; padding: .4rem .6rem; text-align: left;
  background: #f1e7d4; border-bottom: 2px solid var(--gold); }
tbody th, td { padding: .45rem .6rem; vertical-align: top; text-align: left;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere; hyphens: auto; }
tbody th { font: 12px/1.6 ui-monospace, monospace; color: var(--soft); }
tbody.file th[colspan] { font: 600 1rem/1.4 system-ui, sans-serif; color: var(--gold);
  padding-top: 1.4rem; }
td p, td ul, td ol { margin: .2rem 0; } td ul.told { padding: 0; list-style: none; }
ul.told li + li { color: var(--soft); border-top: 1px dotted var(--line); }
td.page { font-size: .93em; } td.page h1, td.page h2 { font-size: 1.1em; margin: .8em 0 .3em; }
td.page ol, td.page ul { padding-left: 1.2em; }
td.page blockquote { margin: .5em 0; padding: .1em .8em; border-left: 3px solid var(--gold); }
[hidden] { display: none; }
"""
SCRIPT = """
const rows = [...document.querySelectorAll('tbody.file tr:not(.name)')];
const found = document.querySelector('output');
function filter() {
  const wanted = document.querySelector('input[type=search]').value.toLocaleLowerCase();
  for (const row of rows) row.hidden = !row.textContent.toLocaleLowerCase().includes(wanted);
  for (const file of document.querySelectorAll('tbody.file'))
    file.hidden = ![...file.querySelectorAll('tr:not(.name)')].some((row) => !row.hidden);
  found.textContent = `${rows.filter((row) => !row.hidden).length} / ${rows.length}`;
}
document.querySelector('input[type=search]').addEventListener('input', filter);
for (const box of document.querySelectorAll('input[type=checkbox]'))
  box.addEventListener('change', () => {
    for (const cell of document.querySelectorAll(`[lang=${box.value}]`)) cell.hidden = !box.checked;
  });
filter();
"""


def renderings(language: str, file: str, name: str) -> list[str]:
    """A message in all its variants, and once with each other value; each text once."""
    asked = [variables(messages(one, file)[name]) for one in LANGUAGES]
    choosing = sorted(set().union(*(one.choosing for one in asked)))
    printed = sorted(set().union(*(one.printed for one in asked)) - set(choosing))
    values = {one: samples(language, name, one) for one in (*choosing, *printed)}
    usual = {one: values[one][0] for one in values}
    ways = [
        usual | dict(zip(choosing, chosen, strict=True))
        for chosen in product(*(values[one] for one in choosing))
    ]
    ways += [usual | {one: value} for one in printed for value in values[one][1:]]
    return list(dict.fromkeys(say(language, name, **facts) for facts in ways))


def message_row(file: str, name: str) -> str:
    """One message in all languages."""
    cells = []
    for language in ORDER:
        told = "".join(f"<li>{escape(text)}" for text in renderings(language, file, name))
        cells.append(f'<td lang="{language}"><ul class="told">{told}</ul>')
    return f"<tr><th>{name}{''.join(cells)}"


def rules_row(game: str) -> str:
    """The rules of one game in all languages."""
    markdown = MarkdownIt("commonmark")
    pages = [(one, EXAMPLE.sub(r"*\1*", rules_page(one, game))) for one in ORDER]
    cells = [f'<td lang="{one}" class="page">{markdown.render(text)}' for one, text in pages]
    return f"<tr><th>{game}{''.join(cells)}"


def section(name: str, rows: list[str]) -> str:
    """Rows under a heading."""
    head = f'<tr class="name"><th colspan="{len(ORDER) + 1}">{escape(name)}'
    return f'<tbody class="file">{head}{"".join(rows)}'


def page() -> str:
    """The whole page."""
    boxes = "".join(
        f'<label><input type="checkbox" value="{one}" checked> {NAMES[one]}</label>'
        for one in ORDER
    )
    heads = "".join(f'<th lang="{one}">{NAMES[one]}' for one in ORDER)
    parts = [
        section(file, [message_row(file, name) for name in messages("en", file)]) for file in FILES
    ]
    parts += [section(title("en", game), [rules_row(game)]) for game in available_games()]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Boneyard: all words</title>'
        f"<style>{STYLE}</style><header><h1>Boneyard: all words</h1>"
        '<input type="search" placeholder="Find a word, a name, a message …" autofocus>'
        f"<output></output>{boxes}</header>"
        f"<table><thead><tr><th>{heads}</thead>{''.join(parts)}</table>"
        f"<script>{SCRIPT}</script></html>"
    )


def main() -> None:
    """Write the page and say where."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    print(f"All words: {PAGE.as_uri()}")


if __name__ == "__main__":
    main()
