"""Search, once for all games.

Bots that look ahead, the coach, and the chances of a match in review.

A game adds a `Judgement` (engine/game/mind.py); without one the search goes by its sensible player and its points
(engine/search/plain.py). `engine/search/thinking.py` thinks about one decision.
"""
