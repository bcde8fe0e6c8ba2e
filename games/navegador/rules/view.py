"""What a seat or a spectator sees: everything that pictures and texts may use.

Only the prices in unrevealed stacks and the three removed tokens are hidden, from everybody alike. The parts of the view come first, the
view and how it is made last.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import ScoreSheet, Seat
from games.navegador.rules import board
from games.navegador.rules.score import each, kind_points, king_best, king_points, points, result
from games.navegador.rules.state import (
    Acting,
    King,
    LastMove,
    Moving,
    Over,
    Player,
    Position,
    Sail,
    Sailing,
    State,
    Trade,
    awaited,
    items,
    owned,
)
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.turn.rondel import can_use_card
from games.navegador.rules.wares import Ware

__all__ = [
    "BuildingView", "CardView", "LastMove", "MarketView", "NavegadorView", "PlayerView", "Privilege", "PrivilegeView", "RegionView", "Sail",
    "Stage", "Trade", "Ware", "view",
]  # fmt: skip

Stage: TypeAlias = Literal["moving", "acting", "sailing", "over"]
"""`sailing`: a region was just explored and the rest of the fleet may still sail; `acting`: a half-made move is looked at."""


class RegionView(Struct, frozen=True):
    """A sea region; in an unknown one `tokens` is empty and `hidden` their number.

    In a half-made move a region may have an explorer before its colonies are face up.
    """

    region: board.Region
    good: board.Good | None
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


class MarketView(Struct, frozen=True):
    """One good at the market.

    `sells` and `processes` are the printed prices by row from the top; the marker stands in `row`.
    """

    good: board.Good
    row: int
    sell: int
    """The price of a unit sold now."""
    process: int
    """The income of a unit processed now."""
    sells: tuple[int, ...]
    processes: tuple[int, ...]


class BuildingView(Struct, frozen=True):
    """A row of the chart of buildings."""

    name: board.Building
    prices: tuple[int, ...]
    """All columns that are used with this number of players, from the left."""
    sold: int
    """How many of them are sold, from the left."""
    price: int | None
    """The price of the next one; `None` when all are gone."""
    workers: int
    """Workers needed for each."""


class PrivilegeView(Struct, frozen=True):
    """One arch of the gallery."""

    kind: board.Kind
    gallery: int
    """Tokens that can be taken."""
    reserve: int
    """Tokens beside the board, for phases II and III."""
    base: int
    """Points for an item without privileges."""
    step: int
    """The points that each privilege adds to every item."""
    bonus: tuple[int, ...]
    """Cruzados for each item with the first, second, third privilege."""


class PlayerView(Struct, frozen=True):
    """One player; everything is open.

    Tuples `by kind` are in the order of `KINDS`, `by good` of `GOODS`, `by region` of `REGIONS`.
    """

    seat: Seat
    money: int
    workers: int
    ships: tuple[int, ...]
    """By region."""
    ships_out: int
    """Ships on the board."""
    colonies: tuple[int, ...]
    """By good."""
    colony_prices: tuple[tuple[int, ...], ...]
    """The prices on the tokens of these colonies, by good."""
    factories: tuple[int, ...]
    """By good, without the orange one that everybody has."""
    shipyards: int
    churches: int
    explorers: tuple[board.Region, ...]
    """The regions explored, in this order."""
    items: tuple[int, ...]
    """Items that score, by kind; the orange factory is among the factories."""
    privileges: tuple[int, ...]
    """The privileges taken from the gallery, by kind, without the King's."""
    owned: tuple[int, ...]
    """All privileges, by kind, with the King's where it is placed."""
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
    king_best: board.Kind | None
    """The kind on which the King's privilege would bring most now; `None`: it is not held, or no place is free."""
    king_points: int
    """The points that it would bring there; 0 if it is not held."""
    field: board.RondelField | None
    """The field of the stone on the rondel; `None` before the first turn."""
    costs: tuple[int | None, ...]
    """Ships to pay for going to each field of the rondel; `None` where the player has too few."""
    has_card: bool
    """Whether the player holds the Navegador card."""


class CardView(Struct, frozen=True):
    """The Navegador card and the orange ship."""

    holder: Seat
    marked: board.RondelField | None
    """The field of the orange ship; `None` until the first holder has placed the stone."""
    left: int
    """Steps on the rondel after which the card is passed on unused, 8 when it has just been received."""
    is_usable: bool
    """Whether the holder is to move and may use it now."""


class NavegadorView(Struct, frozen=True):
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

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
    """The number of the current turn, counted over all players, from 1."""
    round: int
    phase: int
    opening: int
    """The phase that starts after the current action, 0 for none (only within a sailing that explored)."""
    refills: tuple[int, ...]
    """Privileges of each kind in the gallery at the start of phases I, II, III."""
    regions: tuple[RegionView, ...]
    """In the order of `REGIONS`."""
    market: tuple[MarketView, ...]
    buildings: tuple[BuildingView, ...]
    """Factories by good, shipyards, churches."""
    gallery: tuple[PrivilegeView, ...]
    """In the order of `KINDS`."""
    card: CardView
    left: int | None
    """Turns still to come once the end was triggered (the current one among them); `None` before."""
    is_ending: bool
    """Whether the end has been triggered."""
    last: LastMove
    sheets: tuple[ScoreSheet, ...]
    """At the end, by seat: the five kinds, then workers, ships, money."""
    ranks: tuple[int, ...]
    """At the end, by seat; 1 is the winner."""


def view(state: State, seat: Seat | None) -> NavegadorView:
    """Return the table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    seats = len(position.players)
    final = result(state)
    rest = stage if isinstance(stage, Sailing) else None
    return NavegadorView(
        seat=seat,
        players=tuple([_player(Seat(number), player, number == position.holder) for number, player in enumerate(position.players)]),
        start=position.start,
        is_goa=position.is_goa,
        stage=_stage(state),
        awaited=awaited(state),
        is_extra=rest is not None and rest.is_extra,
        still=rest.still if rest else (),
        turn=position.turns if final else position.turns + 1,
        round=(position.turns - 1 if final else position.turns) // seats + 1,
        phase=position.phase,
        opening=position.opening,
        refills=tuple([board.refill(seats, phase) for phase in (1, 2, 3)]),
        regions=_regions(position),
        market=tuple([_good(number, row) for number, row in enumerate(position.market)]),
        buildings=tuple([_building(number, sold, seats) for number, sold in enumerate(position.built)]),
        gallery=tuple([_arch(*arch) for arch in zip(range(len(board.KINDS)), position.gallery, position.reserve, strict=True)]),
        card=_card(state),
        left=position.left,
        is_ending=position.is_ending,
        last=position.last,
        sheets=final.scores if final else (),
        ranks=final.ranks if final else (),
    )


def _stage(state: State) -> Stage:
    stage = state.stage
    if isinstance(stage, Moving):
        return "moving"
    if isinstance(stage, Acting):
        return "acting"
    return "over" if isinstance(stage, Over) else "sailing"


@lru_cache(1024)
def _player(seat: Seat, player: Player, has_card: bool) -> PlayerView:
    """Return what is shown of a player."""
    out = sum(player.ships)
    held = tuple(owned(player))
    numbers = items(player)
    by_kind = kind_points(player)
    total = points(player)
    prices = [board.cost(player.field, field) for field in range(board.CIRCLE)]
    return PlayerView(
        seat=seat,
        money=player.money,
        workers=player.workers,
        ships=player.ships,
        ships_out=out,
        colonies=tuple(map(len, player.colonies)),
        colony_prices=player.colonies,
        factories=player.factories,
        shipyards=player.shipyards,
        churches=player.churches,
        explorers=tuple([board.REGIONS[region] for region in player.explorers]),
        items=numbers,
        privileges=player.privileges,
        owned=held,
        next_bonus=tuple(
            [None if held[kind] >= board.PRIVILEGES else board.BONUS[kind][held[kind]] * numbers[kind] for kind in range(len(board.KINDS))]
        ),
        each=each(player),
        kind_points=by_kind,
        money_points=total - sum(by_kind) - player.workers - out,
        points=total,
        king=player.king,
        king_best=king_best(player),
        king_points=king_points(player),
        field=None if player.field is None else board.RONDEL[player.field],
        costs=tuple([price if price <= out else None for price in prices]),
        has_card=has_card,
    )


def _regions(position: Position) -> tuple[RegionView, ...]:
    """Return what is shown of the regions."""
    explorers = {region: Seat(seat) for seat, player in enumerate(position.players) for region in player.explorers}
    lost = board.losses(len(position.players))
    shown = []
    for number, name in enumerate(board.REGIONS):
        good = board.GOOD_OF[number]
        is_known = position.is_known(number)
        stack = position.stacks[number]
        shown.append(
            RegionView(
                region=name,
                good=None if good is None else board.GOODS[good],
                is_known=is_known,
                tokens=stack if is_known else (),
                hidden=0 if is_known else len(stack),
                ships=tuple([player.ships[number] for player in position.players]),
                explorer=explorers.get(number),
                ships_needed=0 if number == board.PORTUGAL else lost[number] + 1,
                ships_lost=0 if number == board.PORTUGAL else lost[number],
                opens=board.OPENS[number],
                ends=number == board.NAGASAKI,
            )
        )
    return tuple(shown)


@cache
def _good(number: int, row: int) -> MarketView:
    return MarketView(
        good=board.GOODS[number],
        row=row,
        sell=board.SELL[number][row],
        process=board.PROCESS[row],
        sells=board.SELL[number],
        processes=board.PROCESS,
    )


@cache
def _building(number: int, sold: int, seats: int) -> BuildingView:
    prices = board.building_prices(seats)[number]
    price = prices[sold] if sold < len(prices) else None
    return BuildingView(board.BUILDINGS[number], prices, sold, price, workers=board.BUILDING_WORKERS[number])


@cache
def _arch(number: int, gallery: int, reserve: int) -> PrivilegeView:
    return PrivilegeView(
        kind=board.KINDS[number],
        gallery=gallery,
        reserve=reserve,
        base=board.BASE[number],
        step=board.STEP[number],
        bonus=board.BONUS[number],
    )


def _card(state: State) -> CardView:
    position, stage = state.position, state.stage
    is_usable = isinstance(stage, Moving) and can_use_card(position, stage.seat)
    marked = None if position.marked is None else board.RONDEL[position.marked]
    return CardView(position.holder, marked, left=board.CIRCLE - position.run, is_usable=is_usable)
