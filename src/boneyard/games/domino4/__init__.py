"""Domino 4."""

from boneyard.games.domino4.rules import RULES as RULES
