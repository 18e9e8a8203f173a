"""Draws the icons for home screens from client/public/icon.svg: `python tools/make_icons.py`.

Phones cut an icon to a shape of their own, so theirs has a background up to the edge, and the
domino within the part that every shape leaves.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "client" / "public"
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
BACKGROUND = "#1d3b34"
SAFE = 80  # per cent of the width
ICONS = {  # file: pixels, and whether it is cut to a shape
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-cut-512.png": (512, True),
    "icon-apple-180.png": (180, True),
}


def main() -> None:
    """Draw them all."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, (pixels, cut) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(page_of(svg, cut))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


def page_of(svg: str, cut: bool) -> str:
    """A page with the icon alone."""
    style = "body{margin:0;height:100vh;display:grid;place-items:center}svg{width:100%}"
    if cut:
        style += f"body{{background:{BACKGROUND}}}svg{{width:{SAFE}%}}"
    return f"<style>{style}</style>{svg}"


if __name__ == "__main__":
    main()
