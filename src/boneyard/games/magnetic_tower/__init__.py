"""Magnetic Domino, tower."""

from boneyard.games.magnetic_tower.rules import RULES as RULES
