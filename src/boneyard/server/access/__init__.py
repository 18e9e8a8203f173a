"""Who may do what: tokens, names, limits, commitments."""
