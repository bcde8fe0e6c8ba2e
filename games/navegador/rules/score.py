"""Points: per item, now, and at the end. rulebook: End of the game, Victory Points."""

from __future__ import annotations

from engine.values.core import Msg, Note, Result, Row, ScoreSheet, Seat
from games.navegador.rules import says
from games.navegador.rules.board import BASE, KINDS, POINT_MONEY, PRIVILEGES, STEP, Kind
from games.navegador.rules.state import Over, Player, Position, State, items, owned


def each(player: Player) -> tuple[int, ...]:
    """Return the points for one item of each kind."""
    return tuple([base + step * count for base, step, count in zip(BASE, STEP, owned(player), strict=True)])


def kind_points(player: Player) -> tuple[int, ...]:
    """Return the points for all items of each kind."""
    return tuple([count * worth for count, worth in zip(items(player), each(player), strict=True)])


def points(player: Player) -> int:
    """Return all points of a player; the King's privilege counts once it is placed."""
    return sum(kind_points(player)) + player.workers + sum(player.ships) + player.money // POINT_MONEY


def standing(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the match ended now."""
    return tuple([points(player) for player in state.position.players])


def king_gains(player: Player) -> tuple[int | None, ...]:
    """Return what the King's privilege would add on each kind; None: no place is free."""
    return tuple([
        None if count >= PRIVILEGES else step * number
        for count, step, number in zip(owned(player), STEP, items(player), strict=True)
    ])  # fmt: skip


def king_best(player: Player) -> Kind | None:
    """Return the first kind on which the King's privilege brings most.

    None if the player does not hold it or has no free place.
    """
    if player.king != "held":
        return None
    gains = king_gains(player)
    best = max([gain for gain in gains if gain is not None], default=None)
    return None if best is None else KINDS[gains.index(best)]


def king_points(player: Player) -> int:
    """Return the most points that the King's privilege would add; 0 if it cannot be placed."""
    return max([gain for gain in king_gains(player) if gain is not None], default=0) if player.king == "held" else 0


def sheet(player: Player) -> ScoreSheet:
    """Return a player's points: a row for each kind, then workers, ships, money."""
    rows = [
        Row(says.kind(kind), total, Msg("navegador.score.items", count=count, each=worth))
        for kind, total, count, worth in zip(KINDS, kind_points(player), items(player), each(player), strict=True)
    ]
    rows.append(Row(Msg("navegador.score.workers"), player.workers))
    rows.append(Row(Msg("navegador.score.ships"), sum(player.ships)))
    rows.append(Row(Msg("navegador.score.money"), player.money // POINT_MONEY, Msg("navegador.score.cash", money=player.money)))
    return ScoreSheet(tuple(rows), points(player))


def result(state: State) -> Result | None:
    """Return the final result with its reason; None while the match runs."""
    if not isinstance(state.stage, Over):
        return None
    position = state.position
    sheets = tuple([sheet(player) for player in position.players])
    totals = [scored.total for scored in sheets]
    reason = "navegador.end.tie" if totals.count(max(totals)) > 1 else "navegador.end.points"
    return Result(ranks(position), sheets, Msg(reason))


def ranks(position: Position) -> tuple[int, ...]:
    """Return each seat's place by points.

    rulebook: a tie goes to the holder of the Navegador card, else to the player who would get it next.
    """
    seats = len(position.players)
    order = sorted(range(seats), key=lambda seat: (-points(position.players[seat]), (position.holder - seat) % seats))
    return tuple([order.index(seat) + 1 for seat in range(seats)])


def final_notes(position: Position) -> tuple[Note, ...]:
    """Note everybody's points in the order of the places."""
    places = ranks(position)
    best_first = sorted(range(len(places)), key=places.__getitem__)
    return tuple([says.score(Seat(seat), points(position.players[seat]), places[seat]) for seat in best_first])
