"""Pearl Reef, a game for Caravel."""
