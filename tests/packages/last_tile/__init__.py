"""A game of another package, with everything that a game can bring."""
