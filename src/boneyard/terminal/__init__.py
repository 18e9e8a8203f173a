"""Drawing in a terminal: the pen, dominoes, boards."""
