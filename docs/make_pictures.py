"""Make the pictures of the README: `.venv/bin/python docs/make_pictures.py`."""

from __future__ import annotations

import random
import re
from pathlib import Path

from rich.console import Console

from boneyard.bots import bot
from boneyard.bots.api import look
from boneyard.cli.screen import Screen
from boneyard.engine.api import load
from boneyard.terminal.pen import Pen

PICTURES = Path(__file__).parent / "pictures"


def terminal_game() -> None:
    """A game of dominoes after some turns, as Ada sees it."""
    console = Console(
        record=True, width=88, force_terminal=True, color_system="truecolor", highlight=False
    )
    screen = Screen(Pen(width=88))
    screen.console = console
    position = load("classic").new(players=3, seed=2024, names=["Ada", "Bo", "bot:expert"])
    dice = random.Random(3)
    while len(position.moves) < 9 or position.actors != (0,):
        seat = position.actors[0]
        position.play(bot("beginner").choose(look(position, seat), dice.getrandbits(63)).move, seat)
    screen.show(position.view(0), position.names)
    moves = position.legal(0)
    screen.say("your-moves", count=len(moves))
    listed = "   ".join(f"{number}) {move}" for number, move in enumerate(moves, 1))
    console.print(f"  {listed}", markup=False)
    console.print(screen.pen.say("your-move", name="Ada", you="no"), markup=False)
    drawn = console.export_svg(title="boneyard play classic")
    fonts_from_elsewhere = re.compile(r"@font-face \{.*?\}", re.DOTALL)
    (PICTURES / "terminal.svg").write_text(fonts_from_elsewhere.sub("", drawn), "utf-8")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    terminal_game()
