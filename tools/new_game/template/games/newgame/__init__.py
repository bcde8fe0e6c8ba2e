"""New Game, a game for Caravel."""
