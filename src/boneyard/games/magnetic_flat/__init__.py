"""Magnetic Domino, flat: everything of this game is in this folder."""
