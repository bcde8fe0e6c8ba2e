"""Briscola, a game for Caravel."""
