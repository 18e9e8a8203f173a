"""Rules pages for a browser: Markdown in, safe HTML out.

A line `![caption](example:NAME)` becomes a place that the client fills with the game's board. Names
of clauses in brackets, such as (CLA-3), get an address.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_core import StateCore
    from markdown_it.token import Token

EXAMPLE = re.compile(r"!\[(.*)\]\(example:([\w-]+)\)\s*")
CLAUSES = re.compile(r" ?\(((?:[A-Z][A-Z0-9]*-\d+(?:, )?)+)\)(\.?)")
HYPHEN = re.compile(r"(?<=\d)-(?=\d)")
UNBROKEN = "\u2060-\u2060"  # a domino such as 6-4 stays on one line
CLASSES = {"bullet_list_open": "clauses", "blockquote_open": "ruling"}


@dataclass(frozen=True)
class Page:
    """A page as the browser needs it."""

    title: str
    parts: list[str]  # the headings below the title; the first has the id `part-0`
    html: str  # everything below the title


def page_of(markdown: str) -> Page:
    """Read a page.

    >>> page = page_of("# Dominoes\\n\\n## Playing\\n\\n- **Join** (CLA-3). Ends match.")
    >>> page.title, page.parts
    ('Dominoes', ['Playing'])
    >>> print(page.html)
    <h2 id="part-0">Playing</h2>
    <ul class="clauses">
    <li>
    <p><strong>Join</strong>.<span id="CLA-3" class="clause">CLA-3</span> Ends match.</p>
    </li>
    </ul>
    """
    md = reader()
    tokens = md.parse(markdown)
    title = ""
    if len(tokens) > 2 and (tokens[0].type, tokens[0].tag) == ("heading_open", "h1"):
        title = words_of(tokens[1])
        tokens = tokens[3:]
    headings = [n for n, token in enumerate(tokens) if token.tag == "h2" and token.nesting == 1]
    for number, n in enumerate(headings):
        tokens[n].attrSet("id", f"part-{number}")
    parts = [words_of(tokens[n + 1]) for n in headings]
    return Page(title, parts, md.renderer.render(tokens, md.options, {}).rstrip())


def words_of(inline: Token) -> str:
    """The words of a heading, without marks."""
    return "".join(token.content for token in inline.children or ())


@cache
def reader() -> MarkdownIt:
    """Markdown with tables and examples; HTML in a page is shown as words."""
    from markdown_it import MarkdownIt  # late: only servers need it

    md = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    interrupted = ["paragraph", "blockquote", "list"]
    md.block.ruler.before("paragraph", "example", read_example, {"alt": interrupted})
    md.core.ruler.push("rules", dress)
    md.add_render_rule("example", draw_example)
    md.add_render_rule("clauses", draw_clauses)
    return md


def read_example(state: StateBlock, line: int, _end: int, silent: bool) -> bool:
    """A line that is an example, wherever it stands."""
    text = state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]
    found = EXAMPLE.fullmatch(text)
    if found is None:
        return False
    if not silent:
        token = state.push("example", "div", 0)
        token.content, token.info = found.groups()
        token.block, token.map = True, [line, line + 1]
        state.line = line + 1
    return True


def dress(state: StateCore) -> None:
    """Clauses and rulings get their classes, all items paragraphs, and clauses are told apart."""
    for token in state.tokens:
        token.hidden = False  # as in a list with room between its items
        if token.type in CLASSES:
            token.attrSet("class", CLASSES[token.type])
        if token.children:
            token.children = [part for child in token.children for part in split(child)]


def split(token: Token) -> list[Token]:
    """A text without its clauses, and the clauses; the sentence they stand in ends before them."""
    if token.type != "text":
        return [token]
    parts = []
    done = 0
    for found in CLAUSES.finditer(token.content):
        before = token.content[done : found.start()] + found[2]
        parts += [token.copy(content=before), token.copy(type="clauses", content=found[1])]
        done = found.end()
    return [*parts, token.copy(content=token.content[done:])]


def draw_clauses(_md: Any, tokens: list[Token], n: int, *_: Any) -> str:
    """Each clause with its address."""
    names = tokens[n].content.split(", ")
    return "".join(f'<span id="{name}" class="clause">{name}</span>' for name in names)


def draw_example(_md: Any, tokens: list[Token], n: int, *_: Any) -> str:
    """The place of an example, which holds its caption until the board is there."""
    from markdown_it.common.utils import escapeHtml

    caption = escapeHtml(HYPHEN.sub(UNBROKEN, tokens[n].content))
    return f'<div data-example="{tokens[n].info}">{caption}</div>\n'
