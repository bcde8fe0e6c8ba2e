"""Fits the network that tells who is likely to win a match of `carta_magica` (engine/games/carta_magica/mind/prospects.py)."""
