"""Mexican Train, a game for Boneyard."""
