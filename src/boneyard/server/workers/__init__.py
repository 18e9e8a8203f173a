"""Work in other processes: bots and compilers."""
