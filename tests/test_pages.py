"""Rules pages as HTML: safe, with addresses for clauses and places for examples."""

from __future__ import annotations

import re

import pytest

from boneyard.content.examples import examples_of
from boneyard.content.pages import page_of
from boneyard.content.words import LANGUAGES, rules_page
from boneyard.engine.registry import BUILT_IN


def test_a_title_and_parts_that_can_be_jumped_to() -> None:
    page = page_of("# Dominoes `x`\n\nFor two.\n\n## Playing\n\nJoin.\n\n## *How* it ends\n\nSoon.")
    assert page.title == "Dominoes x"
    assert page.parts == ["Playing", "How it ends"]
    assert page.html == (
        '<p>For two.</p>\n<h2 id="part-0">Playing</h2>\n<p>Join.</p>\n'
        '<h2 id="part-1"><em>How</em> it ends</h2>\n<p>Soon.</p>'
    )


def test_rulings_and_examples_stay_with_their_clause() -> None:
    page = page_of(
        "- **Lay one** (CLA-3). Join it.\n"
        "  > *Our ruling:* you choose.\n"
        "  ![It fits](example:join)\n"
        "  ![Nor this](example:not-this)\n"
        "- next\n"
    )
    assert page.html.replace("\n", "") == (
        '<ul class="clauses"><li>'
        '<p><strong>Lay one</strong>.<span id="CLA-3" class="clause">CLA-3</span> Join it.</p>'
        '<blockquote class="ruling"><p><em>Our ruling:</em> you choose.</p></blockquote>'
        '<div data-example="join">It fits</div><div data-example="not-this">Nor this</div>'
        "</li><li><p>next</p></li></ul>"
    )


def test_clauses_stand_behind_the_sentence_they_belong_to() -> None:
    html = page_of("**Only at the ends** (MAG-42, MAG-32). Or (D4-15) here (not this).").html
    assert re.sub("<[^>]*>", "|", html) == (
        "||Only at the ends|.|MAG-42||MAG-32| Or|D4-15| here (not this).|"
    )


def test_a_domino_in_a_caption_stays_on_one_line() -> None:
    assert "6\u2060-\u20604 on 6" in page_of("![6-4 on 6](example:x)").html


def test_tables() -> None:
    html = page_of("| players | each |\n|---|---|\n| 2 | 7 |").html.replace("\n", "")
    assert "<thead><tr><th>players</th><th>each</th></tr></thead>" in html
    assert "<td>2</td><td>7</td>" in html


@pytest.mark.parametrize(
    "markdown",
    [
        "<img src=x onerror=alert(1)>",
        "<script>alert(1)</script>",
        "- <b onclick=alert(1)>x</b>",
        "[x](javascript:alert(1))",
        "![<b>](example:x)",
        '![x](example:x" onclick="alert(1))',
        "## <i>x</i> (CLA-1)",
    ],
)
def test_nothing_in_a_page_becomes_html_by_itself(markdown: str) -> None:
    html = page_of(markdown).html
    ours = r'</?(?:p|ul|li|h2|div|span)(?: (?:id|class|data-example)="[\w-]+")*>'
    assert not re.search("[<>]", re.sub(ours, "", html)), html


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_keeps_what_it_says(language: str, game: str) -> None:
    markdown = rules_page(language, game)
    page = page_of(markdown)
    assert page.html.count("<li>") == markdown.count("\n- ")
    assert page.html.count('class="ruling"') == markdown.count("\n  > ")
    assert page.parts == re.findall("^## (.*)$", markdown.replace("`", ""), re.MULTILINE)
    shown = re.findall('data-example="(.*?)"', page.html)
    assert sorted(shown) == sorted(examples_of(game))
    said = re.sub("<[^>]*>", "", page.html)
    for word in re.findall(r"\w+", re.sub(r"\(example:.*\)", "", markdown.partition("\n")[2])):
        assert word in said
