"""Points and ranks."""

from __future__ import annotations

from caravel import Msg, Result, Row, ScoreSheet

from caravel_pearl_reef.rules.board import LANTERN
from caravel_pearl_reef.rules.state import Over, Player, State


def sheet(player: Player) -> ScoreSheet:
    """Return the points of a player: pearls, and a lantern that was never lit."""
    rows = (
        Row(Msg("pearl_reef.score.pearls"), player.pearls),
        Row(Msg("pearl_reef.score.lantern"), LANTERN if player.has_lantern else 0),
    )
    return ScoreSheet(rows, sum(row.points for row in rows))


def standing(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the match ended now."""
    return tuple(sheet(player).total for player in state.position.players)


def result(state: State) -> Result | None:
    """Return ranks and scores, once the match is over. Equal points share a place."""
    if not isinstance(state.stage, Over):
        return None
    sheets = tuple(sheet(player) for player in state.position.players)
    ranks = tuple(1 + sum(other.total > own.total for other in sheets) for own in sheets)
    return Result(ranks, sheets, Msg("pearl_reef.over"))
