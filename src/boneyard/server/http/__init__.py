"""Routes, sockets and pages."""
