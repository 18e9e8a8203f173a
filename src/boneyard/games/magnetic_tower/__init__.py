"""Magnetic Domino, tower: everything of this game is in this folder."""
