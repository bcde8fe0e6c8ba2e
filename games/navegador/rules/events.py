"""Events: a discovery, a new phase, the last building or privilege of a kind, the winner."""

from __future__ import annotations

from engine.values.core import Msg, Note, Row, Seat, Who
from engine.values.event import Event
from games.navegador.rules.says import building, kind
from games.navegador.rules.view import NavegadorView

END = 1
"""The rank (`Event.rank`) of the end of the match."""
FOUND = 4
"""The rank of a discovery, and of what triggers the end."""
PHASE = 5
"""The rank of a phase that begins after a look at a discovery."""
GONE = 6
"""The rank of the last building or privilege of a kind."""


def events(before: NavegadorView, after: NavegadorView, notes: tuple[Note, ...]) -> tuple[Event, ...]:
    """Implement `Rules.events`; everything that happens in this game is open."""
    happenings = [*_won(before, after), *_discovered(before, after)]
    if after.phase > before.phase and not happenings:
        line = Msg("navegador.event.phase.line", borders=after.phase)
        happenings.append(Event("phase", Msg("navegador.event.phase", phase=after.phase), line, PHASE, _mover(before), value=after.phase))
    return (*happenings, *_sold_out(before, after), *_taken(before, after))


def deed(seat: Seat, row: Row) -> Msg:
    """Implement `Rules.deed`."""
    return Msg("navegador.deed", who=Who(seat), points=row.points, thing=row.label.key.rpartition(".")[2])


def _mover(before: NavegadorView) -> Seat | None:
    return before.awaited[0] if before.awaited else None


def _won(before: NavegadorView, after: NavegadorView) -> list[Event]:
    if after.stage != "over" or before.stage == "over":
        return []
    order = sorted(after.players, key=lambda player: after.ranks[player.seat])
    winner, second = order[0], order[1]
    ahead = winner.points - second.points
    line = Msg("navegador.event.won.line", points=winner.points, ahead=ahead, second=Who(second.seat))
    return [Event("won", Msg("navegador.event.won", who=Who(winner.seat)), line, END, winner.seat, value=winner.seat)]


def _discovered(before: NavegadorView, after: NavegadorView) -> list[Event]:
    for was, now in zip(before.regions, after.regions, strict=True):
        if was.explorer is None and now.explorer is not None:
            entered = sum(sail.count for sail in after.last.sails if sail.to == now.region)
            line = Msg(
                "navegador.event.found.line",
                entered=entered,
                left=entered - after.last.lost,
                premium=after.last.premium,
                opens="end" if now.ends else now.opens,
            )
            headline = Msg(f"navegador.event.found.{now.region}", who=Who(now.explorer))
            return [Event("found", headline, line, FOUND, now.explorer, value=now.region)]
    return []


def _sold_out(before: NavegadorView, after: NavegadorView) -> list[Event]:
    """Return the event that a row of buildings, or the whole chart, is sold out."""
    gone = [now for was, now in zip(before.buildings, after.buildings, strict=True) if was.price is not None and now.price is None]
    seat = _mover(before)
    if not gone or seat is None:
        return []
    last = gone[-1]
    if after.is_ending and not before.is_ending and all(row.price is None for row in after.buildings):
        headline, line = Msg("navegador.event.sold_out"), Msg("navegador.event.sold_out.line", who=Who(seat))
        return [Event("sold-out", headline, line, FOUND, seat, value=last.name)]
    headline = Msg("navegador.event.last", building=building(last.name))
    line = Msg("navegador.event.last.line", who=Who(seat), price=last.prices[-1])
    return [Event("sold-out", headline, line, GONE, seat, value=last.name)]


def _taken(before: NavegadorView, after: NavegadorView) -> list[Event]:
    """Return the event that the last privilege of a kind was taken."""
    seat = _mover(before)
    for was, now in zip(before.gallery, after.gallery, strict=True):
        if seat is not None and was.gallery + was.reserve and not now.gallery + now.reserve:
            points = after.players[seat].each[after.gallery.index(now)]
            headline = Msg("navegador.event.privilege", kind=kind(now.kind))
            line = Msg("navegador.event.privilege.line", who=Who(seat), points=points)
            return [Event("privilege", headline, line, GONE, seat, value=now.kind)]
    return []
