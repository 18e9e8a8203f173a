"""Many games at once at the engine's own speed, for programs that learn."""
