"""Several servers on one store."""
