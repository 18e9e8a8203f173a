"""The messages of all languages as Fluent sees them, and sample values for their variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boneyard.content.words import decimal, listed, say

SOURCE = Path(__file__).parents[1] / "src" / "boneyard"
EXAMPLES = Path(__file__).parents[1] / "examples"
# By their names in English: content/locales/en/client.ftl, games/classic/words/en.ftl
ENGLISH = [*SOURCE.glob("content/locales/en/*.ftl"), *SOURCE.glob("games/**/words/en.ftl")]
FILES = sorted(file.relative_to(SOURCE).as_posix() for file in ENGLISH)
Facts = dict[str, str | float]


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a message prints, and those that choose between its variants."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.choosing: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.printed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file in a language; faulty ones fail."""
    place = file.replace("/en/", f"/{language}/").replace("/en.ftl", f"/{language}.ftl")
    text = (SOURCE / place).read_text("utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def example_texts(language: str) -> dict[str, list[str]]:
    """The texts of the example games, which follow the same customs: by message and by page."""
    found: dict[str, list[str]] = {}
    for game in sorted(EXAMPLES.glob("*/src/*")):
        place = str(game / "words" / "en.ftl")
        for name, message in messages(language, place).items() if Path(place).is_file() else ():
            found[f"{game.name} {name}"] = list(variants(message.value))
        for page in game.glob(f"pages/{language}.md"):
            found[f"{game.name} {page.name}"] = page.read_text("utf-8").splitlines()
    return found


def all_messages(language: str) -> dict[str, ast.Message]:
    """The messages of all files."""
    return {name: one for file in FILES for name, one in messages(language, file).items()}


def variables(message: ast.Message) -> Variables:
    """The variables of a message."""
    found = Variables()
    found.visit(message)
    return found


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message, one for each choice it makes; x stands for what is put in."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(inner, ast.SelectExpression):
            parts.append([text for one in inner.variants for text in variants(one.value)])
        else:
            parts.append([str(inner.value) if isinstance(inner, ast.StringLiteral) else "x"])
    return ("".join(chosen) for chosen in product(*parts))


NAMES = ("Ada", "Tom", "Maximiliane-Sophie de la Tour")
NUMBERS = (0, 1, 2, 5)
REASONS = tuple(
    f"reason-{name}" for name in ("next-stuck", "own-next", "next-closes", "falls", "joker")
)


def samples(language: str, message: str, variable: str) -> tuple[Any, ...]:
    """Sample values for a variable, by its name, unless its message says more."""
    special = {**of_messages(language), **of_families(message, language)}
    return special.get((message, variable)) or of_variables(language)[variable]


@cache
def of_variables(language: str) -> dict[str, tuple[Any, ...]]:
    """What a variable usually is."""
    numbers = ("count", "score", "seconds", "fields", "outer", "rounds", "levels", "taken")
    places = (
        "left",
        "right",
        "pips",
        "own",
        "seat",
        "level",
        "number",
        "round",
        "version",
        "x",
        "y",
    )
    tile = say(language, "d4-tile", colour=say(language, "domino4-colour-r"), high="4", low="3")
    laid = say(language, "laid-left", tile="6-4")
    return {
        **dict.fromkeys(numbers, NUMBERS),
        **dict.fromkeys(places, (3,)),
        "name": NAMES,
        "you": ("yes", "no"),
        "fields-tied": ("yes", "no"),
        "names": (listed(language, NAMES[:2]), listed(language, NAMES)),
        "bots": (say(language, "level-club"), listed(language, ("Ada", "Bo"))),
        "bot": (say(language, "level-club"),),
        "margin": ("little", "clear", "much"),
        "role": ("player", "accuser", "none"),
        "other": (laid, say(language, "doing-draw"), say(language, "doing-pass")),
        "move": (laid, "64L"),
        "better": (laid, "64L"),
        "points": (say(language, "coach-points", count=5), say(language, "coach-wins", count=12)),
        "percent": (37,),
        "worse": NUMBERS,
        "tile": ("6-4", tile),
        "tiles": ("6-4", listed(language, ("6-4", "5-2"))),
        "ends": (listed(language, ("3", "5"), "or"),),
        "colour": tuple(say(language, f"domino4-colour-{one}") for one in "rgby"),
        "wish": (say(language, "domino4-wish-white"), tile),
        "reason": (say(language, "clause-CLA-5"),),
        "clumping": (decimal(39.25, 2),),
        "standard": (decimal(41.8, 2),),
        "target": (100,),
        "game": (say(language, "game-classic"), say(language, "game-magnetic-tower")),
        "one": ("d4",),
        "two": ("e4",),
        "end": (say(language, "d4-end-left"),),
        "side": (say(language, "d4-side-n"),),
        "corner": (say(language, "d4-corner-nw"),),
        "look": (say(language, "d4-names", colour=say(language, "domino4-colour-r")),),
        "where": (say(language, "d4-end-left"),),
        "heading": (say(language, "heading-e"),),
        "what": (say(language, "your-hand"),),
        "text": (laid,),
        "shown": (listed(language, ("Ada 6-4", "Tom 5-2")),),
        "known": ("classic, domination, domino4",),
        "allowed": ("2\u20134",),
        "given": ("7",),
        "file": ("/home/ada/game.txt",),
        "folder": ("/home/ada/games",),
        "address": ("http://127.0.0.1:8000/",),
        "command": ("boneyard play --resume game.txt",),
        "program": ("boneyard play",),
        "why": ("the record has no line 'seed: …'",),
        "code": ("ABCD-2345",),
        "cells": ("2,0 1,-1",),
        "edge": ("d4e4",),
        "edges": ("d4e4 d4d5",),
        "first": ("66@0,0,0/e",),
        "high": ("4",),
        "low": ("3",),
        "last": (3,),
        "letter": ("A",),
        "lot": ("lot",),
        "lower": ("6-6",),
        "upper": ("6-4",),
        "most": (40,),
        "place": ("0,0,1",),
        "port": ("8000",),
        "rank": ("8",),
        "turn": ("/ne",),
        "values": ("0 1 2 3 4 5 6 0",),
    }


@cache
def of_messages(language: str) -> dict[tuple[str, str], tuple[Any, ...]]:
    """What a variable is in one message alone."""
    return {
        ("players", "count"): ("2\u20134",),
        ("clause-MAG-6", "tiles"): NUMBERS,
        ("domination-conquered", "fields"): ("d4, e5",),
        ("domination-ripe", "fields"): ("d4 (d4e4)",),
        ("domino-name", "one"): ("6",),
        ("domino-name", "two"): ("4",),
        ("apart", "one"): (say(language, "seat-holds", name="Ada", count=7),),
        ("apart", "two"): (say(language, "stock-holds", count=14),),
        ("d4-lies-joker", "colour"): (say(language, "domino4-colour-r"), "no"),
        ("d4-lies-down", "tile"): ("6-4", "no"),
        ("d4-said-down", "tile"): ("6-4", "no"),
        ("refused-not-equal", "other"): (5,),
        ("refused-does-not-fit", "end"): (5,),
        ("error-board-edges", "shown"): ("66: 3",),
        **dict.fromkeys(((name, "better") for name in REASONS), NUMBERS),
    }


def of_families(message: str, language: str) -> dict[tuple[str, str], tuple[Any, ...]]:
    """What a variable is in messages of a kind: errors name games and options by what is typed."""
    if not message.startswith("error-"):
        return {}
    return {(message, "name"): ("chess",), (message, "game"): ("classic",)}


def every_way(language: str, message: str, wanted: set[str]) -> Iterator[Facts]:
    """All combinations of the samples of some variables."""
    names = sorted(wanted)
    for values in product(*(samples(language, message, name) for name in names)):
        yield dict(zip(names, values, strict=True))
