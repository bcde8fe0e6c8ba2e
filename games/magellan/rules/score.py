"""The end of a match: places by win, income and cash. rulebook: End of the game."""

from __future__ import annotations

from engine.values.core import Msg, Result, Row, ScoreSheet, Seat
from games.magellan.rules import says
from games.magellan.rules.board import NATIONS, SERIES
from games.magellan.rules.cards import printed_income
from games.magellan.rules.state import Country, Over, Player, Position, State


def result(state: State) -> Result | None:
    """Return the places.

    Players who won or were eliminated have a place already; the others follow by printed income, then cash.
    """
    if not isinstance(state.stage, Over):
        return None
    players = state.position.players
    return Result(ranks(state.position), tuple(map(sheet, players)), says.OVER[state.stage.reason])


def ranks(position: Position) -> tuple[int, ...]:
    """Return the place of every seat; players with equal income and cash share one."""
    players = position.players
    free = free_ranks(position)
    staying = [player for player in players if not player.is_out]
    return tuple([player.place or free[sum(_strength(other) > _strength(player) for other in staying)] for player in players])


def free_ranks(position: Position) -> list[int]:
    """Return the final ranks that no player has yet, the best first."""
    return sorted(set(range(1, len(position.players) + 1)) - {player.place for player in position.players})


def _strength(player: Player) -> tuple[int, int]:
    return printed_income(player), player.cash


def held(player: Player) -> tuple[Country, ...]:
    """Return the countries that count for a player: owned, or held when they left."""
    return player.held if player.is_out else player.countries


def sheet(player: Player) -> ScoreSheet:
    """Return the score sheet: a row for each series, with the income of each country."""
    rows = []
    for series in SERIES:
        nations = [NATIONS[country] for country in held(player) if NATIONS[country].series == series]
        if nations:
            names = tuple([Msg("magellan.score.country", country=nation.name, income=nation.income) for nation in nations])
            evidence = Msg("magellan.score.countries", countries=names)
            rows.append(Row(Msg(f"magellan.series.{series}"), sum([nation.income for nation in nations]), evidence))
    return ScoreSheet(tuple(rows), sum([row.points for row in rows]))


def incomes(state: State) -> tuple[int, ...]:
    """Return the income that counts for every seat: their total if the match ended now."""
    return tuple([sum([NATIONS[country].income for country in held(player)]) for player in state.position.players])


def by_income(position: Position) -> tuple[Seat, ...]:
    """Return the seats in play, the highest income first."""
    seats = [Seat(seat) for seat, player in enumerate(position.players) if not player.is_out]
    return tuple(sorted(seats, key=lambda seat: (-printed_income(position.players[seat]), seat)))
