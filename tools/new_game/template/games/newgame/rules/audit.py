"""The conservation laws."""

from __future__ import annotations

from engine.values.core import Broken
from games.newgame.rules.board import CARDS, PRIZES
from games.newgame.rules.state import Over, State


def audit(state: State) -> None:
    """Every card is in a hand, in the deck or used, every prize is to come or won; raises `Broken`."""
    position = state.position
    cards = [*position.deck, *position.used, *(card for player in position.players for card in player.hand)]
    if sorted(cards) != sorted(CARDS):
        raise Broken("cards")
    now = () if isinstance(state.stage, Over) else (position.prize,)
    prizes = [*position.later, *now, *(prize for player in position.players for prize in player.prizes)]
    if sorted(prizes) != sorted(PRIZES):
        raise Broken("prizes")
    for player in position.players:
        if player.coins < 0 or (player.play is not None and (player.play.card not in player.hand or player.play.coins > player.coins)):
            raise Broken("a play that its player cannot pay")
