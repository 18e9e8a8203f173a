"""`boneyard games`: what can be played, by how many, with which options."""

from __future__ import annotations

import argparse

from boneyard.cli.common import add_language, language_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the language."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    from boneyard.front import games, load
    from boneyard.words import say, title

    language = language_of(args)
    for name in games():
        game = load(name)
        players = f"{game.players[0]}-{game.players[-1]}"
        print(f"{name}: {title(language, name)} ({say(language, 'players', count=players)})")
        for option in game.options:
            choices = ", ".join(option.choice_texts()) or "…"
            print(f"    {option.name} = {choices}  [{option.text(option.default)}]")
    return 0
