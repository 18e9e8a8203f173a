"""Magnetic Domino, staggered."""

from boneyard.games.magnetic_staggered.rules import RULES as RULES
