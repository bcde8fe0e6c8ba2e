"""Points and ranks."""

from __future__ import annotations

from engine.values.core import Msg, Result, Row, ScoreSheet
from games.newgame.rules.state import Over, Player, State


def sheet(player: Player) -> ScoreSheet:
    """The points of a player: the prizes, and one point for each coin that is left."""
    rows = (
        Row(Msg("newgame.score.prizes"), sum(player.prizes), Msg("newgame.score.sum", parts=player.prizes) if player.prizes else None),
        Row(Msg("newgame.score.coins"), player.coins),
    )
    return ScoreSheet(rows, sum(row.points for row in rows))


def standing(state: State) -> tuple[int, ...]:
    """What every seat would score if the match ended now."""
    return tuple(sheet(player).total for player in state.position.players)


def result(state: State) -> Result | None:
    """Ranks and scores, once the match is over. Equal points share a place."""
    if not isinstance(state.stage, Over):
        return None
    sheets = tuple(sheet(player) for player in state.position.players)
    ranks = tuple(1 + sum(other.total > own.total for other in sheets) for own in sheets)
    return Result(ranks, sheets, Msg("newgame.over"))
