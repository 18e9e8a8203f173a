"""Games in which dominoes are stacked."""
