"""Writes a new game: a small one that runs, with every file that a game has."""
