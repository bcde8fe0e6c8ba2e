"""Carta Magica: wheel, storms, harbours, monsters and battles on an uncharted sea."""

from engine.games.carta_magica.rules import RULES

__all__ = ["RULES"]
