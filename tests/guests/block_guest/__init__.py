"""A game from another package that brings nothing but its rules."""
