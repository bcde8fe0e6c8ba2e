"""The movement of a whole turn, planned by doing it: develop, buy, go, develop there.

The steps are made with the real functions on a position. There are two results: the answers of a line, for a player who is asked, and the
state after them, for playouts that ask nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Note, Seat
from games.magellan.mind.aims import (
    FAR,
    RESERVE,
    SENSIBLE,
    Aim,
    Bent,
    aims,
    guards,
    has_idle_jeep,
    hopes,
    is_guard,
    is_paid,
    laps,
    rate,
    sales,
)
from games.magellan.mind.manner import MANNER
from games.magellan.mind.values import promise
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, Node, cell_of
from games.magellan.rules.pieces import count, groups
from games.magellan.rules.state import LIMIT, Country, Group, Kind, Moving, Position, State
from games.magellan.rules.turn.courses import course
from games.magellan.rules.turn.fights import targets
from games.magellan.rules.turn.flow import ended, settled, sold
from games.magellan.rules.turn.places import is_jeep
from games.magellan.rules.turn.trade import bought, developed
from games.magellan.rules.turn.travel import carriages, gone, moved, strikes
from games.magellan.rules.values import Buy, Develop, End, Fly, Go, Sell, Strike
from games.magellan.rules.ways import BOARD_COST, cheapest_way, distance, embarkations, embarkations_of, shortened

Plan = tuple[tuple[Any, ...], ...]
"""For each ask of a line, the values to choose: the first of them that the ask offers is chosen."""


class Carriage(Struct, frozen=True):
    """A flight that brings a jeep to an aim or nearer; `worth` is what the aim then promises."""

    worth: float
    group: Group
    fly: Fly
    aim: Aim


class Errands:
    """The movement of a seat as far as it has been planned.

    `position` is the one after the `steps`. `after` is the state after the line, `None` until it has ended. `only`: the movement goes for
    these aims alone (node and country); `None`: for all.
    """

    __slots__ = ("_aims", "_aims_of", "after", "bent", "notes", "only", "position", "seat", "sent", "steps")

    def __init__(self, position: Position, seat: Seat, bent: Bent = SENSIBLE, only: frozenset[tuple[str, Any]] | None = None) -> None:
        self.position, self.seat, self.bent, self.only = position, seat, bent, only
        self.steps: list[tuple[Any, ...]] = []
        self.sent: list[Aim] = []
        """For each step that sends a piece, its aim."""
        self.notes: list[Note] = []
        self.after: State | None = None
        self._aims: tuple[Aim, ...] = ()
        self._aims_of: Position | None = None
        """The position whose aims `_aims` holds."""

    def aims(self) -> tuple[Aim, ...]:
        """Return the aims of the present position."""
        if self._aims_of is not self.position:
            every = aims(self.position, self.seat, self.bent)
            self._aims = every if self.only is None else tuple([aim for aim in every if (aim.node, aim.country) in self.only])
            self._aims_of = self.position
        return self._aims

    def advance(self, position: Position, *steps: tuple[Any, ...]) -> None:
        """Add steps that led to a position.

        In war, or if the income passes the target, the line may end with them.
        """
        self.position = position
        self.steps += steps
        if position.war is not None or cards.printed_income(position.players[self.seat]) > position.table.target:
            turn = settled(position, self.notes)
            # If settling changed anything, something comes before the next step, so the line ends here.
            if not isinstance(turn.state.stage, Moving) or turn.state.position is not position:
                self.after = turn.state

    def end(self) -> State:
        """Return the state after the line. If nothing else has ended the line, end the turn."""
        if self.after is None:
            self.steps.append((End(),))
            self.after = ended(self.position, self.notes).state
        return self.after

    def develop(self) -> None:
        """Develop the best payable countries where a jeep stands; sell others for one that wins."""
        while self.after is None:
            player = self.position.players[self.seat]
            if not player.jeeps:
                return
            there = [
                aim
                for aim in self.aims()
                if aim.country is not None and aim.node in player.jeeps and is_paid(self.position, self.seat, aim)
            ]
            best = max(there, key=lambda aim: aim.worth, default=None)
            if best is None or best.country is None:
                return
            if best.cost > player.cash:
                for country in sales(self.position, self.seat, best.country):
                    self.advance(sold(self.position, self.seat, country, self.notes), (Sell(),), (country,))
            self.take(best.country)

    def take(self, country: Country) -> None:
        """Develop a country that a jeep stands on."""
        self.advance(developed(self.position, self.seat, country, self.notes), (Develop(country),))

    def buy(self, kind: Kind, number: int = 1) -> None:
        """Buy pieces."""
        self.advance(bought(self.position, self.seat, kind, number, self.notes), (Buy(kind),), (number,))

    def outfit(self) -> None:
        """Buy the jeep or ship that is missing at the base, if that promises clearly more.

        The promise of both is compared with their price (`patience`). While another jeep is idle, new ones have to promise several times
        as much (`afresh`).
        """
        position, player = self.position, self.position.players[self.seat]
        wanted = [aim for aim in self.aims() if not aim.is_for_ship]
        has_jeep, has_ship = player.base in player.jeeps, any(ship.node == player.port and not ship.load for ship in player.ships)
        missing: list[Kind] = []
        if not has_jeep:
            missing.append("jeep")
        if not has_ship:
            missing.append("ship")
        if self.after is not None or not missing or not any(aim.country for aim in wanted):
            return
        bill = sum([cards.price(position, kind) for kind in missing])
        if bill > player.cash - RESERVE - max([aim.cost for aim in wanted]) or any(
            count(position, self.seat, kind) >= min(LIMIT[kind], MANNER.errands.most[kind]) for kind in missing
        ):
            return
        hoped = hopes(position, self.seat, self.bent) if self.only is None else ()
        best = self._best(tuple(wanted), hoped, set(), is_far=True)
        promise_now = best[0] if best else 0.0
        fares = [(aim, distance("ship-jeep", player.port, aim.node)) for aim in wanted]
        promise_with_new = max([aim.promise(far + BOARD_COST) for aim, far in fares if far is not None], default=0.0)
        if "jeep" in missing and promise_with_new < promise_now * MANNER.errands.afresh and has_idle_jeep(position, self.seat):
            return
        if (promise_with_new - promise_now) * MANNER.errands.patience > bill * rate(position, self.seat, self.bent):
            for kind in missing:
                self.buy(kind)

    def with_plane(self) -> None:
        """Buy a plane if it promises more for a jeep at the base than ways by land and sea."""
        position, player = self.position, self.position.players[self.seat]
        if self.after is not None or not position.table.has_planes or player.planes or player.base not in player.jeeps:
            return
        wanted = self.aims()
        dear = max((aim.cost for aim in wanted), default=0)
        if count(position, self.seat, "plane") >= LIMIT["plane"] or cards.price(position, "plane") > player.cash - RESERVE - dear:
            return
        flight = carriage(replace(bought(position, self.seat, "plane", 1, []), points=MANNER.errands.flight), self.seat, wanted)
        afoot = max((aim.promise(nearest(position, self.seat, [aim])) for aim in wanted if aim.country), default=0.0)
        if flight is not None and flight.worth >= afoot * MANNER.errands.gain:
            self.buy("plane")

    def go(self) -> None:
        """Go to what promises most as far as the points allow, and develop there."""
        # Groups that have been sent to an aim, or (`None`) that go no farther in this turn.
        spent: set[tuple[Group, Aim | None]] = set()
        for _ in range(MANNER.errands.ways):
            if self.after is not None or not self.position.points:
                return
            hoped = () if self.only is not None else hopes(self.position, self.seat, self.bent)
            wanted = self.aims()
            if self.only is None:
                wanted += laps(self.position, self.seat, self.bent)
                hoped += guards(self.position, self.seat)
            best = self._best(wanted, hoped, spent)
            flight = carriage(self.position, self.seat, self.aims()) if self.position.table.has_planes else None
            if flight is not None and (best is None or flight.worth > best[0]):
                self.sent.append(flight.aim)
                self.advance(moved(self.position, self.seat, flight.group, flight.fly, self.notes), (flight.group,), (flight.fly,))
            elif best is None:
                return
            else:
                _, group, aim = best
                self.send(group, aim, is_named=aim.only is None and aim not in hoped)
                end = self.position.trail[-1].path[-1]
                if end != aim.node:
                    spent |= {(other, None) for other in groups(self.position.players[self.seat]) if other.node == end}
                spent |= {(other, aim) for other in groups(self.position.players[self.seat])}
            self.develop()

    def send(self, group: Group, aim: Aim, is_named: bool = True) -> None:
        """Send a piece towards an aim, as far as the points allow.

        `is_named`: menus name the aim, so the line can name it even beyond the points.
        """
        way = course(self.position, self.seat, group, aim.node)
        assert way is not None
        self.sent.append(aim)
        stop = shortened(way, self.position.points)[-1]
        goals = (Go(aim.node), Go(stop)) if is_named else (Go(stop),)
        self.advance(gone(self.position, self.seat, group, goals[0].node, self.notes), (group,), goals)

    def _best(
        self, wanted: tuple[Aim, ...], hoped: tuple[Aim, ...], spent: set[tuple[Group, Aim | None]], is_far: bool = False
    ) -> tuple[float, Group, Aim] | None:
        """Return the greatest promise, with its group and its aim; `None` if there is none.

        The last jeep at a home (see `_homes`) leaves it only for one of `wanted` that promises more than staying; `hoped` is for the other
        jeeps. `is_far`: the points of this turn do not matter.
        """
        position, seat = self.position, self.seat
        player, best, best_value = position.players[seat], None, 0.0
        every = (*wanted, *[aim for aim in hoped if aim.node not in player.jeeps])
        homes = self._homes(wanted, hoped)
        for group in groups(player):
            what = group.what
            if what not in ("jeep", "ship-jeep", "ship") or (group, None) in spent or is_guard(position, seat, group):
                continue
            ships = embarkations_of(player, group)
            is_home = what == "jeep" and group.node in homes and player.jeeps.count(group.node) == 1
            to_beat = max(best_value, homes[group.node]) if is_home else best_value
            for aim in wanted if is_home else every:
                if aim.node == group.node or not aim.suits(group) or aim.promise(0) <= to_beat or (group, aim) in spent:
                    continue
                far = distance(what, group.node, aim.node, ships)
                if far is None:
                    continue
                value = aim.promise(far)
                if value > to_beat and (is_far or self._can_start(group, aim)):
                    best, best_value, to_beat = (value, group, aim), value, value
        return best

    def _homes(self, wanted: tuple[Aim, ...], hoped: tuple[Aim, ...]) -> dict[Node, float]:
        """Return the places where a jeep may do well to stay, and what that promises.

        They are a wanted country (payable ones have been developed before), a hope, or an own country. If a place is several of these, the
        greatest promise counts.
        """
        worth, homes = MANNER.aims.guard if self.position.table.has_wars else 0.0, dict[Node, float]()
        own = [NATIONS[country] for country in self.position.players[self.seat].countries]
        staying = [(aim.node, aim.promise(0)) for aim in (*hoped, *[aim for aim in wanted if aim.country is not None])]
        for node, value in (*staying, *[(nation.node, promise(worth * nation.income, 0)) for nation in own]):
            homes[node] = max(value, homes.get(node, 0.0))
        return homes

    def _can_start(self, group: Group, aim: Aim) -> bool:
        """Return whether the points suffice for the first step of a way."""
        if self.position.points > 1:
            return True
        way = cheapest_way(self.position.players[self.seat], group, aim.node)
        return way is not None and len(shortened(way, self.position.points)) > 1

    def strike(self) -> None:
        """In war, bomb where most pieces of enemies are, if a plane can fly there and return."""
        position = self.position
        if self.after is not None or position.war is None:
            return
        flights = [
            (prey(position, cell), -crossed, group, Strike(cell, crossed))
            for group in groups(position.players[self.seat])
            if group.what == "plane"
            for cell, crossed in strikes(position, self.seat, group)
        ]
        hits, _, group, goal = max(flights, key=lambda flight: flight[:2], default=(0, 0, None, None))
        if hits and group is not None and goal is not None:
            self.steps += ((group,), (goal,))
            self.after = settled(moved(position, self.seat, group, goal, self.notes), self.notes).state


def whole(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> Errands:
    """Return the whole movement of a sensible player."""
    movement = Errands(position, seat, bent)
    movement.develop()
    return finish(movement)


def finish(movement: Errands) -> Errands:
    """Do what a sensible player does after what has been planned already."""
    movement.outfit()
    movement.with_plane()
    movement.go()
    movement.strike()
    movement.end()
    return movement


def errands(position: Position, seat: Seat, wanted: Iterable[Aim], *, buys: bool) -> Plan:
    """Return a line that goes for some aims only. `buys`: it may buy pieces for them."""
    movement = Errands(position, seat, only=frozenset([(aim.node, aim.country) for aim in wanted]))
    movement.develop()
    if buys:
        movement.outfit()
        movement.with_plane()
    movement.go()
    movement.end()
    return tuple(movement.steps)


def purchases(position: Position, seat: Seat) -> tuple[Kind, ...]:
    """Return the pieces that a sensible player would buy now."""
    movement = Errands(position, seat)
    movement.outfit()
    movement.with_plane()
    return tuple([step[0].kind for step in movement.steps if isinstance(step[0], Buy)])


def nearest(position: Position, seat: Seat, wanted: Iterable[Aim]) -> int:
    """Return the points from a player's nearest jeep to the nearest of the wanted countries.

    They are `FAR` if no jeep can come to any.
    """
    player, least = position.players[seat], FAR
    for group in filter(is_jeep, groups(player)):
        ships = embarkations_of(player, group)
        for aim in wanted:
            if aim.country is not None:
                far = 0 if group == Group("jeep", aim.node) else distance(group.what, group.node, aim.node, ships)
                least = least if far is None else min(least, far)
    return least


def carriage(position: Position, seat: Seat, wanted: Iterable[Aim]) -> Carriage | None:
    """Return the flight with a jeep that promises most; `None` if no plane can carry one."""
    player = position.players[seat]
    flights: list[Carriage] = []
    beside = {plane.node for plane in player.planes if not plane.is_laden}
    for group in groups(player):
        if not (group.what == "plane-jeep" or (group.what == "jeep" and group.node in beside)) or is_guard(position, seat, group):
            continue
        for end, points in carriages(position, seat, group):
            ships = embarkations(player, end)
            for aim in wanted:
                left = 0 if aim.node == end else distance("jeep", end, aim.node, ships)
                if left is not None and not aim.is_for_ship:
                    flights.append(Carriage(aim.promise(points + left), group, Fly(end, points, True), aim))
    return max(flights, key=lambda carriage: carriage.worth, default=None)


def prey(position: Position, cell: str) -> int:
    """Count the jeeps and ships of enemies that may be bombed in a cell."""
    foes = [position.players[foe] for foe in targets(position, cell)]
    return sum([cell_of(node) == cell for player in foes for node in (*player.jeeps, *(ship.node for ship in player.ships))])
