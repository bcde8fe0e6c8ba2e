"""Messages of the pictures."""

from __future__ import annotations

from engine.core import Msg, Say
from engine.games.pizarro.board import Explorer
from render.kit.names import fitted_sentence, player_name

__all__ = ["EXPLORER_KEYS", "explorer_name", "fitted_sentence", "player_name"]

EXPLORER_KEYS: dict[Explorer, str] = {
    "columbus": "pizarro.explorer.columbus",
    "pizarro": "pizarro.explorer.pizarro",
    "magellan": "pizarro.explorer.magellan",
    "marco_polo": "pizarro.explorer.marco_polo",
    "vasco_da_gama": "pizarro.explorer.vasco_da_gama",
    "cook": "pizarro.explorer.cook",
}


def explorer_name(say: Say, explorer: Explorer) -> str:
    """The name of an explorer for the reader."""
    return say(Msg(EXPLORER_KEYS[explorer]))
