"""Search, once for all games: bots that look ahead, the coach, and what became of the chances of a match.

A game adds a `Judgement` (engine/game/mind.py); without one the search goes by its sensible player and its points
(engine/search/plain.py). `engine/search/thinking.py` thinks about one decision.
"""
