"""Commands that Domination adds to the command line, a file each."""
