"""Domination."""

from boneyard.games.domination.rules import RULES as RULES
