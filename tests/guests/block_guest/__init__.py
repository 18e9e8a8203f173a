"""Two games from another package: this one brings nothing but its rules, `told` everything."""
