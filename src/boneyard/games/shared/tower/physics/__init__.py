"""Does the tower stand? The judge of MAG-23 to MAG-25: exact, fast, the same for everyone."""
