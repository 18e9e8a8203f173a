"""How a construction falls: rigid dominoes, and what happens where they touch."""
