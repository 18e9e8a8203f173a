"""Dominoes."""

from boneyard.games.classic.rules import RULES as RULES
