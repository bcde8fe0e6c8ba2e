"""Mac Gerdts' Navegador."""

from engine.games.navegador.rules import RULES

__all__ = ["RULES"]
