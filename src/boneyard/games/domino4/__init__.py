"""Domino 4: everything of this game is in this folder."""
