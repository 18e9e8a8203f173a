"""Magnetic Domino, flat."""

from boneyard.games.magnetic_flat.rules import RULES as RULES
