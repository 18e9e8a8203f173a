"""A game of another package that brings nothing but its rules."""
