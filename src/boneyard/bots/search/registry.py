"""Which games the kernels of the search know."""

from __future__ import annotations

from boneyard.bots.heuristics import register_heuristics
from boneyard.bots.search.exact import register_exact
from boneyard.bots.search.features import register_features
from boneyard.bots.search.traits import register_traits
from boneyard.bots.search.values import register_values
from boneyard.engine.rules import Rules


def register_search(rules: Rules) -> None:
    """Let the kernels of the search find all that they need for a game."""
    register_heuristics(rules)
    register_traits(rules)
    register_exact(rules)
    register_values(rules)
    register_features(rules)
