"""The final scoring. rulebook: Evaluation at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.core import Msg, Note, Result, Row, ScoreSheet, Seat
from games.pizarro.rules import says
from games.pizarro.rules.board import EXPLORERS, GAMBLE_LIMIT, Explorer, Sides, space
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.state import Over, Pile, Player, Position, Ship, State, clockwise

_GAMBLE = Ship("pizarro", 3, None)
"""A ship on the space that has the gamble on side B."""


def pile_points(pile: Pile) -> int:
    """Return crowns under Magellan times the number of money cards there.

    rulebook: Ferdinand Magellan.
    """
    return crowns(pile.values) * len(pile.values)


def gamble_points(draws: tuple[int, ...]) -> int:
    """Return the money turned up at Pizarro III, side B; nothing above the limit."""
    total = sum(draws)
    return total if total <= GAMBLE_LIMIT else 0


def ship_crowns(sides: Sides, ships: Sequence[Ship]) -> int:
    """Return the crowns of the spaces on which these ships stand."""
    return sum([space(sides, ship.explorer, ship.phase, ship.half).crowns for ship in ships])


def is_gambling(sides: Sides, ships: Sequence[Ship]) -> bool:
    """Return whether one of a player's ships stands on the space with the gamble."""
    return space(sides, _GAMBLE.explorer, _GAMBLE.phase).action == "gamble" and _GAMBLE in ships


def sheet(position: Position, seat: Seat, draws: tuple[int, ...]) -> ScoreSheet:
    """Return one player's points: a row for each explorer, then the crowns in the hand."""
    player = position.players[seat]
    rows = tuple(_row(position.sides, player, explorer, draws) for explorer in EXPLORERS)
    held = Msg("pizarro.score.cards", cards=player.hand) if player.hand else None
    rows += (Row(Msg("pizarro.score.hand"), crowns(player.hand), held),)
    return ScoreSheet(rows, sum(row.points for row in rows))


def _row(sides: Sides, player: Player, explorer: Explorer, draws: tuple[int, ...]) -> Row:
    """Return the points of a player with an explorer, and what they are for."""
    ships = tuple(ship for ship in player.ships if ship.explorer == explorer)
    on_spaces = ship_crowns(sides, ships)
    if explorer == "magellan" and player.piles:
        piles = tuple(f"{crowns(pile.values)}×{len(pile.values)}" for pile in player.piles)
        return Row(says.name(explorer), on_spaces + sum(map(pile_points, player.piles)), Msg("pizarro.score.piles", piles=piles))
    spaces = tuple(
        Msg("pizarro.score.space", phase=ship.phase, crowns=space(sides, ship.explorer, ship.phase, ship.half).crowns)
        for ship in sorted(ships, key=lambda ship: ship.phase)
        if space(sides, ship.explorer, ship.phase, ship.half).action != "gamble"
    )
    if explorer == "pizarro" and is_gambling(sides, player.ships):
        gamble = Msg("pizarro.score.gamble", draws=draws, points=gamble_points(draws))
        return Row(says.name(explorer), on_spaces + gamble_points(draws), Msg("pizarro.score.spaces", spaces=(*spaces, gamble)))
    return Row(says.name(explorer), on_spaces, Msg("pizarro.score.spaces", spaces=spaces) if spaces else None)


def result(state: State) -> Result | None:
    """Return ranks and scores, once the match is over.

    A tie goes to the most money in hand, then to the most ships on spaces of phase III, else it is shared.
    """
    if not isinstance(state.stage, Over):
        return None
    position = state.position
    sheets = tuple(sheet(position, Seat(seat), state.stage.draws) for seat in range(len(position.players)))
    ranks = _ranks(_strengths(position, state.stage.draws))
    totals = [scored.total for scored in sheets]
    if ranks.count(1) > 1:
        reason = Msg("pizarro.end.shared")
    elif totals.count(max(totals)) > 1:
        reason = Msg("pizarro.end.tie")
    else:
        reason = Msg("pizarro.end.points")
    return Result(ranks, sheets, reason)


def points(sides: Sides, player: Player, draws: tuple[int, ...]) -> int:
    """Return the final score: the total of the sheet, without its evidence."""
    gamble = gamble_points(draws) if is_gambling(sides, player.ships) else 0
    return ship_crowns(sides, player.ships) + gamble + sum(map(pile_points, player.piles)) + crowns(player.hand)


def standing(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the match ended now, from the true hands."""
    draws = state.stage.draws if isinstance(state.stage, Over) else ()
    return tuple([points(state.position.sides, player, draws) for player in state.position.players])


def _strengths(position: Position, draws: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Return what decides the match: points, money in hand, ships on spaces of phase III."""
    sides = position.sides
    return [(points(sides, player, draws), sum(player.hand), [ship.phase for ship in player.ships].count(3)) for player in position.players]


def _ranks(strengths: list[tuple[int, int, int]]) -> tuple[int, ...]:
    ordered = sorted(strengths, reverse=True)
    return tuple([1 + ordered.index(strength) for strength in strengths])


def final_notes(position: Position, draws: tuple[int, ...]) -> tuple[Note, ...]:
    """Return the notes of everybody's points: the last buyer's first, then clockwise."""
    strengths = _strengths(position, draws)
    ranks = _ranks(strengths)
    return tuple([says.score(seat, strengths[seat][0], ranks[seat]) for seat in clockwise(position.buyer, len(position.players))])
