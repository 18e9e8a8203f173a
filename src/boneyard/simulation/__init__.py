"""Random games by the million, on all cores or on a GPU."""
