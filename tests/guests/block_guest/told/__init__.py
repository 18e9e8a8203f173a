"""The same game with everything that a package can bring to the browser."""
