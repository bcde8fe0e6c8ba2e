"""What a seat or a spectator sees: everything that pictures, texts and bots may use.

Only the prices in unrevealed stacks and the three removed tokens are hidden, from everybody alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import ScoreSheet, Seat
from engine.games.navegador.board import (
    BASE,
    BONUS,
    BUILDING_WORKERS,
    BUILDINGS,
    CIRCLE,
    GOOD_OF,
    GOODS,
    KINDS,
    LAST_ROW,
    OPENS,
    PORTUGAL,
    PRIVILEGES,
    PROCESS,
    REGIONS,
    RONDEL,
    SELL,
    SHIPS,
    STEP,
    RondelField,
    building_prices,
    losses,
    refill,
)
from engine.games.navegador.flow import can_use_card, cost
from engine.games.navegador.parts import (
    BuildingView,
    CardView,
    LastView,
    MarketView,
    PlayerView,
    PrivilegeView,
    RegionView,
    SailView,
    TradeView,
)
from engine.games.navegador.score import each, kind_points, king_best, king_gains, points, result
from engine.games.navegador.state import LastMove, Moving, Player, Position, Sailing, State, awaited, items, owned

__all__ = [
    "BuildingView", "CardView", "LastView", "MarketView", "NavegadorView", "PlayerView", "PrivilegeView", "RegionView", "SailView", "Stage",
    "TradeView", "view",
]  # fmt: skip

Stage: TypeAlias = Literal["moving", "sailing", "over"]
"""`sailing`: a region was just explored and the rest of the fleet may still sail."""


@dataclass(frozen=True, slots=True)
class NavegadorView:
    """The whole table as one seat sees it; `seat` is `None` for a spectator.

    Tokens of a half-made move, as `Marks` has them: a rondel field; regions joined by `+` for ships that pay
    (`guine+guine`); sailings `guine>angola:2`; `done`, `look`; workers or ships `3`; colonies `bahia:100+guine:80`; buildings
    `gold:70+shipyard:150`; market fields `su=s3`, `go=-`, `sp=p1`; privileges `church`, `king:church`, `-`; in the last
    turn `king:church` at the end of any line.
    """

    seat: Seat | None
    players: tuple[PlayerView, ...]
    """By seat; their number is the number of players."""
    start: Seat
    """Who moved first."""
    is_goa: bool
    """The variant in which the King's privileges wait near Goa."""
    stage: Stage
    awaited: tuple[Seat, ...]
    is_extra: bool
    """During stage `sailing`: whether it is the extra sailing of the Navegador card."""
    still: tuple[int, ...]
    """During stage `sailing`: the ships of the seat by region that have not sailed yet; else empty."""
    turn: int
    """The number of the current turn of all, from 1."""
    round: int
    phase: int
    opening: int
    """The phase that starts after the current action, 0 for none (only during stage `sailing`)."""
    refills: tuple[int, ...]
    """Privileges of each kind in the gallery at the start of phases I, II, III."""
    regions: tuple[RegionView, ...]
    """In the order of `REGIONS`."""
    market: tuple[MarketView, ...]
    buildings: tuple[BuildingView, ...]
    """Factories by good, shipyards, churches."""
    gallery: tuple[PrivilegeView, ...]
    """In the order of `KINDS`."""
    rondel: tuple[RondelField, ...]
    """Clockwise."""
    costs: tuple[int | None, ...]
    """For the seat awaited, by field of the rondel: ships to pay for going there, `None` when it has too few. Empty at the end."""
    card: CardView
    left: int | None
    """Turns still to come once the end was triggered (the current one among them); `None` before."""
    is_ending: bool
    """Whether the end has been triggered."""
    last: LastView
    sheets: tuple[ScoreSheet, ...]
    """At the end, by seat: the five kinds, then workers, ships, money."""
    ranks: tuple[int, ...]
    """At the end, by seat; 1 is the winner."""


def view(state: State, seat: Seat | None) -> NavegadorView:
    """The table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    seats = len(position.players)
    found = result(state)
    rest = stage if isinstance(stage, Sailing) else None
    return NavegadorView(
        seat=seat,
        players=tuple(_player(Seat(number), player, position) for number, player in enumerate(position.players)),
        start=position.start,
        is_goa=position.is_goa,
        stage=(rest and "sailing") or ("moving" if isinstance(stage, Moving) else "over"),
        awaited=awaited(state),
        is_extra=rest is not None and rest.is_extra,
        still=rest.still if rest else (),
        turn=position.turns + (not found),
        round=(position.turns - bool(found)) // seats + 1,
        phase=position.phase,
        opening=position.opening,
        refills=tuple(refill(seats, phase) for phase in (1, 2, 3)),
        regions=tuple(_region(number, position) for number in range(len(REGIONS))),
        market=tuple(_good(number, row) for number, row in enumerate(position.market)),
        buildings=tuple(_building(number, position) for number in range(len(BUILDINGS))),
        gallery=tuple(
            PrivilegeView(kind, position.gallery[number], position.reserve[number], BASE[number], STEP[number], BONUS[number])
            for number, kind in enumerate(KINDS)
        ),
        rondel=RONDEL,
        costs=_costs(position.players[stage.seat]) if isinstance(stage, Moving) else (),
        card=_card(state),
        left=position.left,
        is_ending=position.is_ending,
        last=_last(position.last),
        sheets=found.scores if found else (),
        ranks=found.ranks if found else (),
    )


def _player(seat: Seat, player: Player, position: Position) -> PlayerView:
    out = sum(player.ships)
    best = king_best(player)
    held = owned(player)
    numbers = items(player)
    return PlayerView(
        seat=seat,
        money=player.money,
        workers=player.workers,
        ships=player.ships,
        ships_out=out,
        ships_left=SHIPS - out,
        colonies=tuple(map(len, player.colonies)),
        factories=player.factories,
        shipyards=player.shipyards,
        churches=player.churches,
        explorers=tuple(REGIONS[region] for region in player.explorers),
        items=numbers,
        privileges=player.privileges,
        owned=held,
        next_bonus=tuple(None if held[kind] >= PRIVILEGES else BONUS[kind][held[kind]] * numbers[kind] for kind in range(len(KINDS))),
        each=each(player),
        kind_points=kind_points(player),
        money_points=points(player) - sum(kind_points(player)) - player.workers - out,
        points=points(player),
        king=player.king,
        king_best=best,
        king_points=(king_gains(player)[KINDS.index(best)] or 0) if best else 0,
        field=None if player.field is None else RONDEL[player.field],
        has_card=seat == position.holder,
    )


def _region(number: int, position: Position) -> RegionView:
    good = GOOD_OF[number]
    is_known = bool(position.known >> number & 1)
    lost = losses(len(position.players))[number]
    explorer = next((Seat(seat) for seat, player in enumerate(position.players) if number in player.explorers), None)
    return RegionView(
        region=REGIONS[number],
        good=None if good is None else GOODS[good],
        is_known=is_known,
        tokens=position.stacks[number] if is_known else (),
        hidden=0 if is_known else len(position.stacks[number]),
        ships=tuple(player.ships[number] for player in position.players),
        explorer=explorer,
        ships_needed=0 if number == PORTUGAL else lost + 1,
        ships_lost=0 if number == PORTUGAL else lost,
        opens=OPENS[number],
        ends=number == len(REGIONS) - 1,
    )


def _good(number: int, row: int) -> MarketView:
    return MarketView(
        good=GOODS[number],
        row=row,
        sell=SELL[number][row],
        process=PROCESS[row],
        sells=SELL[number],
        processes=PROCESS,
        sell_next=SELL[number][min(row + 1, LAST_ROW)],
        process_next=PROCESS[max(row - 1, 0)],
    )


def _building(number: int, position: Position) -> BuildingView:
    prices = building_prices(len(position.players))[number]
    sold = position.built[number]
    return BuildingView(BUILDINGS[number], prices, sold, prices[sold] if sold < len(prices) else None, BUILDING_WORKERS[number])


def _costs(player: Player) -> tuple[int | None, ...]:
    out = sum(player.ships)
    prices = [cost(player.field, field) for field in range(CIRCLE)]
    return tuple(price if price <= out else None for price in prices)


def _card(state: State) -> CardView:
    position, stage = state.position, state.stage
    holder = position.players[position.holder]
    is_usable = isinstance(stage, Moving) and can_use_card(position, stage.seat)
    marked = None if position.marked is None else RONDEL[position.marked]
    return CardView(position.holder, marked, CIRCLE - position.run if holder.field is not None else CIRCLE, is_usable)


def _last(last: LastMove) -> LastView:
    return LastView(
        seat=last.seat,
        what=last.what,
        is_rest=last.is_rest,
        origin=None if last.origin is None else RONDEL[last.origin],
        steps=last.steps,
        paid=tuple(REGIONS[region] for region in last.paid),
        sails=tuple(SailView(REGIONS[sail.origin], REGIONS[sail.to], sail.count, sail.to == last.explored) for sail in last.sails),
        explored=None if last.explored is None else REGIONS[last.explored],
        lost=last.lost,
        premium=last.premium,
        recruited=last.recruited,
        sold=last.sold,
        colonies=tuple((REGIONS[region], price) for region, price in last.colonies),
        buildings=tuple((BUILDINGS[row], price) for row, price in last.buildings),
        trades=tuple(TradeView(GOODS[one.good], one.units, one.income, one.row, one.row_after) for one in last.trades),
        privilege=last.privilege,
        is_king=last.is_king,
        bonus=last.bonus,
        money=last.money,
    )
