"""`boneyard games`: what can be played, by how many, with which options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneyard.engine.rules import Option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None but the language, which all commands have."""


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    from boneyard.content.words import say, title
    from boneyard.engine.api import available_games, load
    from boneyard.engine.rules import span

    for name in available_games():
        game = load(name)
        players = say(args.lang, "players", count=span(game.players))
        print(say(args.lang, "told", what=name, text=f"{title(args.lang, name)} ({players})"))
        for option in game.options:
            print("\n".join(option_lines(option, args.lang, name)))
    return 0


def option_lines(option: Option, language: str, game: str) -> list[str]:
    """An option's name, what it is about, and what can be chosen; its name alone without words."""
    from boneyard.content.words import knows, say

    def words(message: str) -> str:
        return say(language, message, game) if knows(language, message, game) else ""

    message = f"option-{option.name}"
    about = f"{words(message)}. {words(f'{message}-help')}" if words(message) else ""
    named = say(language, "told", what=option.name, text=about) if about else option.name
    lines = [f"    {named}"]
    texts = option.choice_texts()
    for choice in texts:
        default = choice == option.text(option.default)
        mark = f" ({say(language, 'games-default')})" if default else ""
        explained = f"{words(f'{message}-{choice}')}{mark}".strip()
        lines.append(f"        {choice:<{max(map(len, texts))}}  {explained}")
    return [line.rstrip() for line in lines]
