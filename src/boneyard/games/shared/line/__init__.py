"""Games with one line of dominoes."""
