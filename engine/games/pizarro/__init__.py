"""Tom Lehmann's Magellan, also published as Pizarro & Co."""

from engine.games.pizarro.rules import RULES

__all__ = ["RULES"]
