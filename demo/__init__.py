"""Caravel in a browser, without Discord: the real bot in a simulated server."""
