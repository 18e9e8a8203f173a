"""The server: tables that lose nothing and leak nothing. docs/wire.md describes what it says."""
