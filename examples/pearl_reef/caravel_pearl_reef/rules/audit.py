"""The conservation laws."""

from __future__ import annotations

from caravel import Broken

from caravel_pearl_reef.rules.board import PEARLS, REACH, TIDE
from caravel_pearl_reef.rules.state import Over, State


def audit(state: State) -> None:
    """Raise `Broken` if pearls are lost or a player cannot have made their choice."""
    position = state.position
    tides = position.round - 1
    if sum(position.pearls) + sum(player.pearls for player in position.players) != sum(PEARLS) + TIDE * tides:
        raise Broken("pearls")
    if position.round > position.rounds or (isinstance(state.stage, Over) and position.round != position.rounds):
        raise Broken("rounds")
    for player in position.players:
        if player.choice is None:
            continue
        if player.choice.goal not in REACH[player.boat] or (player.choice.is_lit and not player.has_lantern):
            raise Broken("a choice that its player does not have")
