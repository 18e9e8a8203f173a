"""The WebAssembly modules of games."""
