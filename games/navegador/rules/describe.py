"""The position in words: the status line, and the whole of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.values.core import Msg, Who
from games.navegador.rules.board import CIRCLE, FACTORIES, FIELD_NUMBER, GOOD_NUMBER, KINDS, REGION_NUMBER, REGIONS, RONDEL, Region, reach
from games.navegador.rules.says import building, field, good, kind, place, region

if TYPE_CHECKING:
    from games.navegador.rules.view import NavegadorView, PlayerView, RegionView


def chapter(view: NavegadorView) -> Msg:
    """Name the round and the phase; a replay steps by these."""
    return Msg("navegador.chapter", round=view.round, phase=view.phase)


def passed(view: NavegadorView) -> float:
    """Return how far the match is: the larger share of regions known or of buildings sold."""
    known = sum(region.is_known for region in view.regions) / len(view.regions)
    sold = sum(row.sold for row in view.buildings) / sum(len(row.prices) for row in view.buildings)
    return max(known, sold)


def is_last(view: NavegadorView) -> bool:
    """Return whether the end has been triggered."""
    return view.is_ending


def status(view: NavegadorView) -> Msg:
    """Say whose turn it is and what they have to do; at the end, who won."""
    if view.stage == "over":
        winner, second, *_ = sorted(view.players, key=lambda player: view.ranks[player.seat])
        if winner.points == second.points:
            who, other = Who(winner.seat), Who(second.seat)
            return Msg("navegador.tale.end-card", who=who, round=view.round, points=winner.points, other=other)
        return Msg("navegador.status.over", winner=Who(winner.seat), points=winner.points)
    who = Who(view.awaited[0])
    if view.stage == "acting":
        money = view.players[view.awaited[0]].money
        what = view.last.what
        extra = what in ("navegador", "start")
        return Msg("navegador.status.acting", who=who, extra=int(extra), field="" if extra else field(what), money=money)
    if view.stage == "sailing":
        return Msg("navegador.status.sailing", who=who)
    if view.left is not None:
        return Msg("navegador.status.last", who=who)
    return Msg("navegador.status.navegador" if view.card.is_usable else "navegador.status.moving", who=who)


def describe(view: NavegadorView) -> tuple[Msg, ...]:
    """Describe the whole position, the most important first.

    The order is: the status, how near the end is, the final scores, the free fields, the reader's own things, the market and the seas in
    reach, the other players, and all the rest. A spectator reads about all players before the market.
    """
    head = (Msg("navegador.text.head", status=status(view), phase=view.phase, round=view.round), *_end(view), *_scores(view), *_free(view))
    own = () if view.seat is None else _player(view.players[view.seat])
    others = [_player(player) for player in view.players if player.seat != view.seat]
    standings, things = [sentences[0] for sentences in others], [msg for sentences in others for msg in sentences[1:]]
    near = _in_reach(view)
    trade = (_market(view), *(msg for sea in view.regions if sea.region in near and (msg := _region(sea)) is not None))
    first = (*standings, *trade) if view.seat is None else (*own, *trade, *standings)
    far = (msg for sea in view.regions if sea.region not in near and (msg := _region(sea)) is not None)
    return (*head, *first, *_chart(view), _gallery(view), _card(view), *things, *far)


def _in_reach(view: NavegadorView) -> set[Region]:
    """Return the seas where the ships of the reader or the awaited player are or may sail.

    For a spectator of a finished match, these are all seas.
    """
    seat = view.seat if view.seat is not None else next(iter(view.awaited), None)
    if seat is None:
        return {sea.region for sea in view.regions}
    known = sum(1 << number for number, sea in enumerate(view.regions) if sea.is_known)
    origins = [number for number, count in enumerate(view.players[seat].ships) if count]
    near = set(origins)
    for origin in origins:
        open_sea, unknown = reach(origin, view.phase, known)
        near.update(open_sea, unknown)
    return {REGIONS[number] for number in near}


def _free(view: NavegadorView) -> tuple[Msg, ...]:
    """Say which fields are free at the start of a turn; nothing in the first one: all are."""
    if view.stage != "moving":
        return ()
    player = view.players[view.awaited[0]]
    if player.field is None:
        return ()
    start = FIELD_NUMBER[player.field]
    ahead = [RONDEL[(start + step) % CIRCLE] for step in range(1, CIRCLE)]
    fields = tuple(field(name) for name in ahead if player.costs[FIELD_NUMBER[name]] == 0)
    return (Msg("navegador.text.free", who=Who(player.seat), fields=fields),)


def _end(view: NavegadorView) -> tuple[Msg, ...]:
    if view.stage == "over" or not view.is_ending:
        return ()
    return (Msg("navegador.text.ending", left=len(view.players) if view.left is None else view.left, now=int(view.left is not None)),)


def _scores(view: NavegadorView) -> tuple[Msg, ...]:
    scores = []
    for seat, sheet in enumerate(view.sheets):
        rows = tuple(Msg("navegador.text.row", what=row.label, points=row.points) for row in sheet.rows)
        scores.append(Msg("navegador.text.score", who=Who(view.players[seat].seat), rank=view.ranks[seat], total=sheet.total, rows=rows))
    return tuple(scores)


def _player(player: PlayerView) -> tuple[Msg, ...]:
    """Describe a player: money and stone, ships, goods, items, privileges."""
    who = Who(player.seat)
    stone = Msg("navegador.text.field.none") if player.field is None else field(player.field)
    sentences = [Msg("navegador.text.player", who=who, points=player.points, money=player.money, workers=player.workers, field=stone)]
    ships = tuple(place(at, count) for at, count in enumerate(player.ships) if count)
    if ships:
        sentences.append(Msg("navegador.text.ships", who=who, places=ships))
    sugar, gold, spice = (
        Msg("navegador.text.goods", good=good(number), colonies=player.colonies[number], factories=player.factories[number])
        for number in range(FACTORIES)
    )
    sentences.append(Msg("navegador.text.goods.all", who=who, goods=(sugar, gold, spice)))
    things = {"explorers": len(player.explorers), "shipyards": player.shipyards, "churches": player.churches}
    sentences.append(Msg("navegador.text.items", who=who, **things))
    held = tuple(
        Msg("navegador.text.privilege", kind=kind(name), count=count) for name, count in zip(KINDS, player.owned, strict=True) if count
    )
    if held:
        sentences.append(Msg("navegador.text.privileges", who=who, privileges=held))
    if player.king_best is not None:
        sentences.append(Msg("navegador.text.king", who=who, kind=kind(player.king_best), gain=player.king_points))
    if player.king == "goa":
        sentences.append(Msg("navegador.text.king.goa", who=who))
    return tuple(sentences)


def _region(sea: RegionView) -> Msg | None:
    """Describe a region's colonies, or what exploring it takes; None for Portugal."""
    name = region(REGION_NUMBER[sea.region])
    if sea.good is None:
        return None
    what = good(GOOD_NUMBER[sea.good])
    if not sea.is_known:
        return Msg("navegador.text.unknown", region=name, good=what, count=sea.hidden, needed=sea.ships_needed)
    if not sea.tokens:
        return Msg("navegador.text.empty", region=name)
    return Msg("navegador.text.region", region=name, good=what, prices=sea.tokens)


def _market(view: NavegadorView) -> Msg:
    goods = tuple(
        Msg("navegador.text.price", good=good(number), sell=offer.sell, process=offer.process) for number, offer in enumerate(view.market)
    )
    return Msg("navegador.text.market", goods=goods)


def _chart(view: NavegadorView) -> tuple[Msg, ...]:
    rows = tuple(
        Msg("navegador.text.building", building=building(row.name), price=row.price, left=len(row.prices) - row.sold)
        for row in view.buildings
        if row.price is not None
    )
    return (Msg("navegador.text.buildings", rows=rows),) if rows else ()


def _gallery(view: NavegadorView) -> Msg:
    shown = tuple(Msg("navegador.text.privilege", kind=kind(arch.kind), count=arch.gallery) for arch in view.gallery if arch.gallery)
    return Msg("navegador.text.gallery", privileges=shown)


def _card(view: NavegadorView) -> Msg:
    if view.card.marked is None:
        return Msg("navegador.text.card.first", who=Who(view.card.holder))
    return Msg("navegador.text.card", who=Who(view.card.holder), field=field(view.card.marked), left=view.card.left)
