"""Points and ranks. Partners count together."""

from __future__ import annotations

from caravel import Msg, Result, Row, ScoreSheet, Seat

from caravel_briscola.rules.board import POINTS
from caravel_briscola.rules.state import Over, Player, State, is_pair


def points(player: Player) -> int:
    """Return the points of the cards that a player took."""
    return sum(POINTS[card] for card in player.taken)


def sheet(players: tuple[Player, ...], seat: Seat) -> ScoreSheet:
    """Return the points of a player, and those of their partner."""
    rows = [Row(Msg("briscola.score.own"), points(players[seat]))]
    rows += [
        Row(Msg("briscola.score.partner"), points(player))
        for at, player in enumerate(players)
        if at != seat and is_pair(Seat(at), seat, len(players))
    ]
    return ScoreSheet(tuple(rows), sum(row.points for row in rows))


def standing(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the match ended now."""
    players = state.position.players
    return tuple(sheet(players, Seat(seat)).total for seat in range(len(players)))


def sides(state: State) -> tuple[int, ...]:
    """Return the side of each seat: partners win and lose together."""
    seats = range(len(state.position.players))
    return tuple(next(at for at in seats if is_pair(Seat(at), Seat(seat), len(seats))) for seat in seats)


def result(state: State) -> Result | None:
    """Return ranks and scores, once the match is over.

    Equal points share a place, and so do partners.
    """
    if not isinstance(state.stage, Over):
        return None
    players = state.position.players
    sheets = tuple(sheet(players, Seat(seat)) for seat in range(len(players)))
    ranks = tuple(1 + sum(other.total > own.total for other in sheets) for own in sheets)
    return Result(ranks, sheets, Msg("briscola.over"))
