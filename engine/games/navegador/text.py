"""The position in words: the status line, and the text twin of the picture."""

from __future__ import annotations

from functools import cache

from engine.core import Msg, Who
from engine.games.navegador import says
from engine.games.navegador.board import FACTORIES, KINDS, REGIONS, RONDEL, RondelField
from engine.games.navegador.view import NavegadorView, PlayerView, RegionView


def status(view: NavegadorView) -> Msg:
    """Whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("navegador.status.over", winner=Who(view.players[view.ranks.index(1)].seat))
    who = Who(view.awaited[0])
    if view.stage == "sailing":
        return Msg("navegador.status.sailing", who=who)
    if view.left is not None:
        return Msg("navegador.status.last", who=who)
    return Msg("navegador.status.navegador" if view.card.is_usable else "navegador.status.moving", who=who)


def describe(view: NavegadorView) -> tuple[Msg, ...]:
    """The whole position; the first message is the status with the phase and the round."""
    head = Msg("navegador.text.head", status=status(view), phase=view.phase, round=view.round)
    players = (msg for player in view.players for msg in _player(player))
    return (head, *_end(view), *_scores(view), *players, *_sea(view), *_market(view), *_chart(view), _gallery(view), _card(view))


def _end(view: NavegadorView) -> tuple[Msg, ...]:
    if view.stage == "over" or not view.is_ending:
        return ()
    return (Msg("navegador.text.ending", left=len(view.players) if view.left is None else view.left, now=int(view.left is not None)),)


def _scores(view: NavegadorView) -> tuple[Msg, ...]:
    found = []
    for seat, sheet in enumerate(view.sheets):
        rows = tuple(Msg("navegador.text.row", what=row.label, points=row.points) for row in sheet.rows)
        found.append(Msg("navegador.text.score", who=Who(view.players[seat].seat), rank=view.ranks[seat], total=sheet.total, rows=rows))
    return tuple(found)


def _player(player: PlayerView) -> tuple[Msg, ...]:
    who = Who(player.seat)
    place = Msg("navegador.text.field.none") if player.field is None else _field(player.field)
    found = [
        Msg(
            "navegador.text.player",
            who=who,
            points=player.points,
            money=player.money,
            workers=player.workers,
            field=place,
        )
    ]
    ships = tuple(says.place(at, count) for at, count in enumerate(player.ships) if count)
    if ships:
        found.append(Msg("navegador.text.ships", who=who, places=ships))
    sugar, gold, spice = (
        Msg("navegador.text.goods", good=says.good(good), colonies=player.colonies[good], factories=player.factories[good])
        for good in range(FACTORIES)
    )
    found.append(Msg("navegador.text.goods.all", who=who, goods=(sugar, gold, spice)))
    found.append(
        Msg(
            "navegador.text.items",
            who=who,
            explorers=len(player.explorers),
            shipyards=player.shipyards,
            churches=player.churches,
        )
    )
    held = tuple(
        Msg("navegador.text.privilege", kind=says.kind(kind), count=count) for kind, count in zip(KINDS, player.owned, strict=True) if count
    )
    if held:
        found.append(Msg("navegador.text.privileges", who=who, privileges=held))
    if player.king_best is not None:
        found.append(Msg("navegador.text.king", who=who, kind=says.kind(player.king_best), gain=player.king_points))
    if player.king == "goa":
        found.append(Msg("navegador.text.king.goa", who=who))
    return tuple(found)


@cache
def _field(name: RondelField) -> Msg:
    return says.field(RONDEL.index(name))


def _sea(view: NavegadorView) -> tuple[Msg, ...]:
    return tuple(msg for region in view.regions if (msg := _region(region)) is not None)


def _region(region: RegionView) -> Msg | None:
    """The colonies of a region, or what it takes to explore it; nothing for Portugal."""
    name = says.region(REGIONS.index(region.region))
    if region.good is None:
        return None
    good = Msg(f"navegador.good.{region.good}")
    if not region.is_known:
        return Msg("navegador.text.unknown", region=name, good=good, count=region.hidden, needed=region.ships_needed)
    if not region.tokens:
        return Msg("navegador.text.empty", region=name)
    return Msg("navegador.text.region", region=name, good=good, prices=region.tokens)


def _market(view: NavegadorView) -> tuple[Msg, ...]:
    return tuple(
        Msg("navegador.text.market", good=says.good(number), sell=good.sell, process=good.process)
        for number, good in enumerate(view.market)
    )


def _chart(view: NavegadorView) -> tuple[Msg, ...]:
    rows = tuple(
        Msg("navegador.text.building", building=says.building(row.name), price=row.price, left=len(row.prices) - row.sold)
        for row in view.buildings
        if row.price is not None
    )
    return (Msg("navegador.text.buildings", rows=rows),) if rows else ()


def _gallery(view: NavegadorView) -> Msg:
    shown = tuple(Msg("navegador.text.privilege", kind=says.kind(arch.kind), count=arch.gallery) for arch in view.gallery if arch.gallery)
    return Msg("navegador.text.gallery", privileges=shown)


def _card(view: NavegadorView) -> Msg:
    if view.card.marked is None:
        return Msg("navegador.text.card.first", who=Who(view.card.holder))
    return Msg("navegador.text.card", who=Who(view.card.holder), field=_field(view.card.marked), left=view.card.left)
