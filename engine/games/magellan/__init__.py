"""The game `magellan`: A. Lefort's and J.C. Sohier's Magellan of 1986 on the map of the world."""

from engine.games.magellan.rules import RULES

__all__ = ["RULES"]
