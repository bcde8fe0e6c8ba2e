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
    Building,
    Good,
    Kind,
    Region,
    RondelField,
    building_prices,
    losses,
    refill,
)
from engine.games.navegador.score import each, king_best, king_gains, kind_points, points, result
from engine.games.navegador.state import King, LastMove, Moving, Player, Position, Sailing, State, awaited, items, owned
from engine.games.navegador.flow import can_use_card, cost

Stage: TypeAlias = Literal["moving", "sailing", "over"]
"""`sailing`: a region was just explored and the rest of the fleet may still sail."""


@dataclass(frozen=True, slots=True)
class RegionView:
    """A sea region. Its tokens of an unknown region are face down: `tokens` is empty and `hidden` their number."""

    region: Region
    good: Good | None
    """`None` for Portugal."""
    is_known: bool
    tokens: tuple[int, ...]
    """Prices of the face-up colonies, the cheapest (the only one on sale) first."""
    hidden: int
    ships: tuple[int, ...]
    """Ships there, by seat."""
    explorer: Seat | None
    """Who explored it."""
    ships_needed: int
    """Ships that have to enter an unknown region together."""
    ships_lost: int
    """How many of them are lost; 2 shows the token for extra loss."""
    opens: int
    """The phase that its exploration starts; 0 for none."""
    ends: bool
    """Whether its exploration ends the match (Nagasaki)."""


@dataclass(frozen=True, slots=True)
class MarketView:
    """One good at the market. `sells` and `processes` are the printed prices by row from the top; the marker stands in `row`."""

    good: Good
    row: int
    sell: int
    """The price of a unit sold now."""
    process: int
    """The income of a unit processed now."""
    sells: tuple[int, ...]
    processes: tuple[int, ...]
    sell_next: int
    """The price after one unit more is sold."""
    process_next: int
    """The income after one unit more is processed."""


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A row of the chart of buildings."""

    name: Building
    prices: tuple[int, ...]
    """All columns that are used with this number of players, from the left."""
    sold: int
    """So many from the left are gone."""
    price: int | None
    """The price of the next one; `None` when all are gone."""
    workers: int
    """Workers needed for each."""


@dataclass(frozen=True, slots=True)
class PrivilegeView:
    """One arch of the gallery."""

    kind: Kind
    gallery: int
    """Tokens that can be taken."""
    reserve: int
    """Tokens beside the board, for phases II and III."""
    base: int
    """Points for an item without privileges."""
    step: int
    """More points for each item with every privilege."""
    bonus: tuple[int, ...]
    """Cruzados for each item with the first, second, third privilege."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player; everything is open. Tuples `by kind` are in the order of `KINDS`, `by good` of `GOODS`, `by region` of `REGIONS`."""

    seat: Seat
    money: int
    workers: int
    ships: tuple[int, ...]
    """By region."""
    ships_out: int
    """Ships on the board."""
    ships_left: int
    """Ships in the supply."""
    colonies: tuple[int, ...]
    """By good."""
    factories: tuple[int, ...]
    """By good, without the orange one that everybody has."""
    shipyards: int
    churches: int
    explorers: tuple[Region, ...]
    """The regions explored, in this order."""
    items: tuple[int, ...]
    """Items that score, by kind; the orange factory is among the factories."""
    privileges: tuple[int, ...]
    """Taken from the gallery, by kind, without the King's."""
    owned: tuple[int, ...]
    """The same with the King's privilege where it is placed."""
    next_bonus: tuple[int | None, ...]
    """Money that one more privilege would bring now, by kind; `None` when three are owned."""
    each: tuple[int, ...]
    """Points for one item, by kind."""
    kind_points: tuple[int, ...]
    """Points for all items, by kind."""
    money_points: int
    points: int
    """The current score: `kind_points`, workers, ships on the board and `money_points`; the King's privilege only once it is placed."""
    king: King
    """`held`: still to be placed; `goa`: waits near Goa (variant); else the kind on which it was placed."""
    king_best: Kind | None
    """Where it would bring most now; `None` unless it is held and has a free place."""
    king_points: int
    """What it would bring there; 0 without it."""
    field: RondelField | None
    """The field of the stone on the rondel; `None` before the first turn."""
    has_card: bool
    """Whether the player holds the Navegador card."""


@dataclass(frozen=True, slots=True)
class CardView:
    """The Navegador card and the orange ship."""

    holder: Seat
    marked: RondelField | None
    """The field of the orange ship; `None` until the first holder has placed the stone."""
    left: int
    """Steps on the rondel after which the card is passed on unused, 8 when it has just been received."""
    is_usable: bool
    """Whether the holder is to move and may use it now."""


@dataclass(frozen=True, slots=True)
class SailView:
    """Ships that sailed together."""

    origin: Region
    to: Region
    count: int
    is_exploring: bool
    """Whether they entered an unknown region."""


@dataclass(frozen=True, slots=True)
class TradeView:
    """One good of a market turn: `units` sold when positive, processed when negative."""

    good: Good
    units: int
    income: int
    row: int
    row_after: int


@dataclass(frozen=True, slots=True)
class LastView:
    """What the last line did; `seat` is `None` before the first one."""

    seat: Seat | None
    what: RondelField | Literal["start", "navegador"]
    """The rondel field that was chosen, or the extra sailing of the Navegador card."""
    is_rest: bool
    """The rest of a fleet that sailed on after a discovery: no step on the rondel was made with this line."""
    origin: RondelField | None
    """The field before; `None` for the first placing and for sailings without a step."""
    steps: int
    paid: tuple[Region, ...]
    """Where the ships came from that paid for steps."""
    sails: tuple[SailView, ...]
    explored: Region | None
    lost: int
    """Ships lost by exploring."""
    premium: int
    recruited: int
    """Workers or ships bought."""
    sold: int
    """Those of them that were sold at once, above the limit."""
    colonies: tuple[tuple[Region, int], ...]
    """Founded, with prices."""
    buildings: tuple[tuple[Building, int], ...]
    """Built, with prices."""
    trades: tuple[TradeView, ...]
    privilege: Kind | None
    is_king: bool
    """Whether it was the King's privilege in Goa (variant)."""
    bonus: int
    money: int
    """What the line changed in the player's money in all."""


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
        stage=rest and "sailing" or ("moving" if isinstance(stage, Moving) else "over"),
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
