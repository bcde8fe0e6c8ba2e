"""What a seat or a spectator sees: everything that pictures, texts and bots may use."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct

from engine.values.core import ScoreSheet, Seat
from games.magellan.rules import cards
from games.magellan.rules.board import BASE_NAMES, NATIONS, Cell, Node, Series, cell_of
from games.magellan.rules.pieces import count, counted
from games.magellan.rules.score import held, result
from games.magellan.rules.state import (
    KINDS,
    LIMIT,
    Active,
    Battle,
    Card,
    Country,
    Debt,
    Fighting,
    Flight,
    Group,
    Kind,
    Last,
    Loss,
    Moved,
    Moving,
    Over,
    Plane,
    Reason,
    Ship,
    State,
    Table,
    War,
    What,
    awaited,
    number,
)
from games.magellan.rules.turn.fights import fights
from games.magellan.rules.values import Fight

StageName: TypeAlias = Literal["rolling", "drawing", "moving", "fighting", "defending", "flying", "losing", "owing", "over"]
"""The tags of the stages in `rules.state`."""


class GroupView(Struct, frozen=True, gc=False):
    """Alike pieces standing together: `count` of them."""

    what: What
    node: Node
    cell: Cell
    count: int


class CountryView(Struct, frozen=True, gc=False):
    """A country on the table.

    `cost` is what developing costs now, `printed_cost` and `income` stand on the card (M).
    """

    country: Country
    series: Series
    node: Node
    cell: Cell
    owner: Seat | None
    """`None` while the card lies open for everybody."""
    cost: int
    printed_cost: int
    income: int
    resale: int


class PlayerView(Struct, frozen=True):
    """One player."""

    seat: Seat
    number: int
    """The number in the order of play, from 1; alliances go by it."""
    cash: int
    income: int
    """The printed income, which decides the match (of a player who left: that with which they left)."""
    revenue: int
    """What a revenue card would bring them now, modifiers counted."""
    base_name: str
    """The name of the start base in the data (`south_georgia`)."""
    base: Cell
    groups: tuple[GroupView, ...]
    """The pieces on the map, alike ones together."""
    counts: tuple[int, int, int]
    """Jeeps, ships and planes on the map."""
    left: tuple[int, int, int]
    """Jeeps, ships and planes that can still be bought."""
    countries: tuple[Country, ...]
    held: tuple[Country, ...]
    """The countries that make the income: those owned, or those with which the player left."""
    side: int
    """The side in the war, from 1; 0 without a part in it. Equal numbers are allies."""
    losses: int
    """Pieces lost in this war."""
    place: int
    """The final rank of a player who won or was eliminated, 0 while they play."""
    jeeps: tuple[Node, ...] = ()
    ships: tuple[Ship, ...] = ()
    planes: tuple[Plane, ...] = ()
    """`jeeps`, `ships` and `planes`: the pieces of `groups` one by one, with what everybody could have kept count of."""

    @property
    def is_out(self) -> bool:
        """Whether the player no longer plays: they have a final rank."""
        return self.place != 0


class MagellanView(Struct, frozen=True):
    """The whole table; only the packs are hidden. `seat` is `None` for a spectator."""

    seat: Seat | None
    table: Table
    players: tuple[PlayerView, ...]
    """By seat."""
    stage: StageName
    awaited: tuple[Seat, ...]
    turn: Seat
    """Whose turn it is; others may be awaited for a loss or a debt."""
    round: int
    points: int
    """Points left in this turn."""
    dice: tuple[int, ...]
    """The throw of this turn; empty before it."""
    countries: tuple[CountryView, ...]
    """Open and owned countries: the open ones first, in the order in which they came."""
    geographic_count: int
    """Cards left in the geographic pack."""
    history_count: int
    active: tuple[Active, ...]
    """History cards lying open, the oldest first."""
    war: War | None
    fights: tuple[Fight, ...]
    """Fights that the player in turn has to settle now."""
    losses: tuple[Loss, ...]
    """Pieces that have to be given up; the first is asked for now."""
    debts: tuple[Debt, ...]
    flight: Flight | None
    """A plane in the air, of the player in turn."""
    flown_by: Seat | None
    """Whose plane that is; `None` if none is in the air."""
    prices: tuple[int, int, int]
    """What a jeep, a ship and a plane cost now."""
    trail: tuple[Moved, ...]
    """The ways that pieces went in the turn that moved last: the newest is the last."""
    last: Last
    sheets: tuple[ScoreSheet, ...]
    """At the end, by seat."""
    ranks: tuple[int, ...]
    """At the end, by seat; 1 is a winner."""
    chosen: Group | None = None
    """The piece that a half-made move is about to send somewhere."""
    battle: Battle | None = None
    """The naval battle before which the attacked player may bomb."""
    reason: Reason | None = None
    """Why the match is over, once it is."""

    @property
    def open(self) -> tuple[CountryView, ...]:
        """The countries free to develop."""
        return tuple(country for country in self.countries if country.owner is None)


def view(state: State, seat: Seat | None) -> MagellanView:
    """Return the table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    end = result(state)
    countries = [_country(state, country, None) for country in position.open]
    for owner, player in enumerate(position.players):
        countries += [_country(state, country, Seat(owner)) for country in player.countries]
    return MagellanView(
        seat=seat,
        table=position.table,
        players=tuple(_player(state, Seat(other)) for other in range(len(position.players))),
        stage=cast(StageName, type(stage).__struct_config__.tag),
        chosen=stage.chosen if isinstance(stage, Moving) else None,
        battle=position.battle,
        reason=stage.reason if isinstance(stage, Over) else None,
        awaited=awaited(state),
        turn=position.seat,
        round=position.round,
        points=position.points,
        dice=position.dice,
        countries=tuple(countries),
        geographic_count=len(position.geographic),
        history_count=len(position.history),
        active=position.active,
        war=position.war,
        fights=fights(position) if isinstance(stage, Fighting) else (),
        losses=position.losses,
        debts=position.debts,
        flight=position.flight,
        flown_by=position.seat if position.flight else None,
        prices=(cards.price(position, "jeep"), cards.price(position, "ship"), cards.price(position, "plane")),
        trail=position.trail,
        last=position.last,
        sheets=end.scores if end else (),
        ranks=end.ranks if end else (),
    )


def _country(state: State, country: Country, owner: Seat | None) -> CountryView:
    nation = NATIONS[country]
    cost = cards.cost(state.position, country)
    return CountryView(country, nation.series, nation.node, nation.cell, owner, cost, nation.cost, nation.income, nation.resale)


def _player(state: State, seat: Seat) -> PlayerView:
    """Return what is shown of a player."""
    position = state.position
    player, war = position.players[seat], position.war
    counts = {kind: count(position, seat, kind) for kind in KINDS}

    def each(values: dict[Kind, int]) -> tuple[int, int, int]:
        return values["jeep"], values["ship"], values["plane"]

    return PlayerView(
        seat=seat,
        number=number(position, seat),
        cash=player.cash,
        income=sum([NATIONS[country].income for country in held(player)]),
        revenue=0 if player.is_out else cards.income(position, seat),
        base_name=BASE_NAMES[player.base],
        base=cell_of(player.base),
        groups=tuple([GroupView(group.what, group.node, cell_of(group.node), number) for group, number in counted(player)]),
        jeeps=player.jeeps,
        ships=player.ships,
        planes=player.planes,
        counts=each(counts),
        left=each({kind: LIMIT[kind] - counts[kind] if kind != "plane" or position.table.has_planes else 0 for kind in KINDS}),
        countries=player.countries,
        held=held(player),
        side=next((at for at, side in enumerate(war.sides, 1) if seat in side), 0) if war else 0,
        losses=war.losses[seat] if war else 0,
        place=player.place,
    )


__all__ = ["KINDS", "Card", "Country", "CountryView", "Group", "GroupView", "Kind", "MagellanView", "Moved", "PlayerView", "What", "view"]
