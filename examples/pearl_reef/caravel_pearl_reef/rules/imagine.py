"""A position that fits a view: hidden choices and all chance are drawn."""

from __future__ import annotations

from random import Random

from caravel import Chance

from caravel_pearl_reef.rules.board import REACH
from caravel_pearl_reef.rules.state import Choice, Choosing, Over, Player, Position, Revealing, Stage, State
from caravel_pearl_reef.rules.view import PearlReefView, PlayerView

STAGES: dict[str, Stage] = {"choosing": Choosing(), "revealing": Revealing(), "over": Over()}


def imagine(view: PearlReefView, rng: Random) -> State:
    """Return a position whose view is this view."""
    players = tuple(_player(view, player, rng) for player in view.players)
    chance = Chance(f"{rng.getrandbits(64):016x}")
    return State(Position(players, view.pearls, view.round, view.rounds, view.last, chance), STAGES[view.stage])


def _player(view: PearlReefView, player: PlayerView, rng: Random) -> Player:
    choice = player.choice
    if choice is None and player.has_chosen:
        goals = REACH[player.boat]
        goal = rng.choices(goals, [1 + view.pearls[goal] ** 2 for goal in goals])[0]
        choice = Choice(goal, player.has_lantern and rng.random() < 0.1)
    return Player(player.boat, player.pearls, player.has_lantern, choice)
