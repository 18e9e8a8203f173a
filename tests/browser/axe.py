"""What no screen may have: a message shown by its name, what axe-core objects to, a wide page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

from tests.browser.person import Person
from tests.messages import all_messages

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
KEY = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
# axe reads colours as they are drawn: whatever appears while it reads must be there at once.
NO_MOTION = """() => {
    const sheet = new CSSStyleSheet();
    const still = "animation: none !important; transition: none !important";
    sheet.replaceSync(`*, ::before, ::after { ${still} }`);
    document.adoptedStyleSheets.push(sheet);
}"""


def message_names() -> set[str]:
    """Every message there is: where one is shown by its name, its words are missing."""
    return set(all_messages("en"))


def check(one: Person, where: str) -> None:
    """Nothing shown by its name, nothing that axe-core finds, nothing wider than the screen."""
    one.page.evaluate(NO_MOTION)
    shown = set(KEY.findall(one.page.locator("body").inner_text()))
    assert not shown & message_names(), where
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = one.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    faults = [
        (rule["id"], [node["html"][:120] for node in rule["nodes"]][:3])
        for rule in found["violations"]
    ]
    assert faults == [], where
    wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, where


def check_themes(one: Person, where: str) -> None:
    """The same by day and by night; the screen stays as it is."""
    for scheme in THEMES:
        one.page.emulate_media(color_scheme=scheme)
        check(one, f"{scheme} {where}")
