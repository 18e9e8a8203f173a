"""Compiling kernels and calling them."""
