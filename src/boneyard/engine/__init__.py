"""The rule engine: what a game provides, positions, records, matches."""
