"""Magnetic Domino, staggered: everything of this game is in this folder."""
