"""The registry of games: ours, those that other packages bring, and those added by hand."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from boneyard.engine.rules import Rules
from boneyard.errors import BoneyardError, UnknownName

PACKAGE = "boneyard.games"  # also the entry point group of games from other packages
BUILT_IN = (
    "classic",
    "domination",
    "domino4",
    "magnetic-flat",
    "magnetic-tower",
    "magnetic-staggered",
)
_added: dict[str, Rules] = {}


def register(rules: Rules) -> None:
    """Add a game of your own for this process; a package can do it by an entry point instead.

    Its rules are in a module as `RULES`; the entry point group is `boneyard.games`.
    """
    if rules.name in BUILT_IN or _added.get(rules.name, rules) is not rules:
        raise BoneyardError(f"there is a game {rules.name!r} already")
    _added[rules.name] = rules


def installed() -> dict[str, str]:
    """Games that other packages bring, name to module."""
    return {point.name: point.value for point in entry_points(group=PACKAGE)}


def names() -> list[str]:
    """The names of all games."""
    return list(dict.fromkeys([*BUILT_IN, *_added, *installed()]))


def rules_of(name: object, version: int | None = None) -> Rules:
    """The rules of a game, imported when first asked for; the newest unless a version is named."""
    rules = name if isinstance(name, Rules) else found_rules(name)
    if version is not None:
        rules = rules.of_version(version)
    # Late: who only asks which games there are need not wait for the compiler.
    from boneyard.engine.kernels.dispatch import register_kernels

    register_kernels(rules)
    return rules


def found_rules(name: object) -> Rules:
    """The rules of a game; their kernels are not yet known to the compiler."""
    if isinstance(name, str) and name in _added:
        return _added[name]
    rules: Rules = import_module(module_of(name)).RULES
    return rules


def module_of(name: object) -> str:
    """The module that has the rules of a game."""
    if isinstance(name, str):
        if name in BUILT_IN:
            return f"{PACKAGE}.{name.replace('-', '_')}.rules"
        if module := installed().get(name):
            return module
    raise UnknownName("game", name, names())


def folder_of(name: str) -> Traversable | None:
    """The folder of a game, with its pages and kept data; None where it has none to read."""
    if name in BUILT_IN:  # without importing its rules
        return files(PACKAGE) / name.replace("-", "_")
    home = found_rules(name).home
    return files(home) if home else None


def is_guest(name: str) -> bool:
    """Whether this is a game that is not ours."""
    return name not in BUILT_IN and name in names()


def guests_in_use() -> list[str]:
    """The games that are not ours and have been imported: asking for more would import them all."""
    imported = [name for name, module in installed().items() if module in sys.modules]
    return list(dict.fromkeys([*_added, *imported]))
