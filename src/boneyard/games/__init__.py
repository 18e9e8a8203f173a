"""The games, one file each; what two of them share is a file of its own."""
