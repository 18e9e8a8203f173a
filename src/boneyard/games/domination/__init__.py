"""Domination: everything of this game is in this folder."""
