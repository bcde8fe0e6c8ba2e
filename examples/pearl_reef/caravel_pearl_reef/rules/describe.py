"""The position for people: the status line, and the whole of it in words."""

from __future__ import annotations

from caravel import Msg, Seat, Who

from caravel_pearl_reef.rules import says
from caravel_pearl_reef.rules.view import PearlReefView, PlayerView

RICH = 4
"""A hex with at least this many pearls is named in the description."""


def status(view: PearlReefView) -> Msg:
    """Return one line: whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("pearl_reef.status.over", who=tuple(Who(Seat(seat)) for seat, rank in enumerate(view.ranks) if rank == 1))
    if view.stage == "revealing":
        return Msg("pearl_reef.status.revealing", round=view.round)
    return Msg("pearl_reef.status.choosing", who=tuple(map(Who, view.awaited)), round=view.round, rounds=view.rounds)


def describe(view: PearlReefView) -> tuple[Msg, ...]:
    """Return the whole position, the most important line first."""
    rich = tuple(says.place(place) for place, pearls in enumerate(view.pearls) if pearls >= RICH)
    lines = [status(view), *(line for player in view.players for line in _player(player))]
    return (*lines, Msg("pearl_reef.text.rich", places=rich)) if rich else tuple(lines)


def chapter(view: PearlReefView) -> Msg:
    """Name the round."""
    return Msg("pearl_reef.chapter", round=view.round)


def _player(player: PlayerView) -> list[Msg]:
    who = Who(player.seat)
    lantern = "lantern" if player.has_lantern else "none"
    lines = [Msg(f"pearl_reef.text.player-{lantern}", who=who, place=says.place(player.boat), pearls=says.pearls(player.pearls))]
    if player.choice is not None:
        light = "lit" if player.choice.is_lit else "dark"
        lines.append(Msg(f"pearl_reef.text.choice-{light}", who=who, place=says.place(player.choice.goal)))
    elif player.has_chosen:
        lines.append(Msg("pearl_reef.text.has-chosen", who=who))
    return lines
