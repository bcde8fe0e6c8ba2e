"""Deals: what a player may do next in a movement, with its cost and gain.

A deal is made by doing it with the real functions on a position; nothing is searched. `sensible` returns the deal of a sensible player.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Path, Seat
from games.magellan.mind.aims import RESERVE, Aim, guards, offers, reach
from games.magellan.mind.battles import Meeting, meeting, prey_of
from games.magellan.mind.legs import STEPS_OF_ONE, Leg, is_over_after, rank_ways, take_way, ways_of_all
from games.magellan.mind.movements import prize_name
from games.magellan.mind.planned_movement import carriage, prey
from games.magellan.mind.values import wins
from games.magellan.mind.whole_turn import whole_turn
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Country, Group, Kind, Position
from games.magellan.rules.turn.places import goal_token
from games.magellan.rules.turn.trade import developable, developed
from games.magellan.rules.turn.travel import gone, moved, strikes
from games.magellan.rules.values import Buy, Fly, Sell, Strike
from games.magellan.rules.ways import distance, embarkations

Does = Literal["develop", "take", "bonus", "towards", "wait", "guard", "round", "buy", "sell", "bomb"]


class Deal(Struct, frozen=True):
    """Something to do next."""

    does: Does
    path: Path
    """Its answers."""
    after: Position
    """The position that it leads to."""
    worth: float = 0.0
    """In M of income; the deal with the highest worth is the best."""
    countries: tuple[Country, ...] = ()
    """The countries that are developed, taken, guarded or sold, or the one that a piece goes towards."""
    cost: int = 0
    """What the countries cost, or a bought piece, in M."""
    income: int = 0
    """What the countries earn, in M."""
    is_won: bool = False
    """Whether it wins the match."""
    points: int = 0
    """The points that it uses."""
    arrives: bool = True
    """Whether the points suffice to the end of its way."""
    group: Group | None = None
    """The group of the piece that goes; `None` if none goes."""
    name: Msg | None = None
    """The name of a place where a bonus is paid; `None` for a country."""
    bonus: int = 0
    """What the bonus, or the sale of a country, pays in M."""
    buys: Kind | None = None
    """The kind of piece that is bought."""
    flies: bool = False
    """Whether the piece goes by plane."""
    meets: Meeting | None = None
    """The fight that it leads into; `None`: none."""
    prey: tuple[Seat, int] | None = None
    """The enemy who is bombed, and how many faces of the die hit; `None`: it is no bombing."""
    places: tuple[Any, ...] = ()
    """What it touches on a map."""

    @property
    def is_done(self) -> bool:
        """Whether it brings something at once."""
        return self.does in ("develop", "take", "bonus")

    @property
    def is_worthy(self) -> bool:
        """Whether it is worth its cost."""
        return self.is_won or self.worth > TRIFLE * self.income

    @property
    def is_risky(self) -> bool:
        """Whether it starts a fight or a bombing."""
        return self.meets is not None or self.does == "bomb"


def deals(position: Position, seat: Seat, wanted: tuple[Aim, ...], steps: int) -> list[Deal]:
    """Return what can be done in a line that has so many steps left.

    Deals that win come first, then those that bring something at once, then ways to what is far; of each kind the best first. Against each
    enemy only the best deal that starts a fight is kept.
    """
    worths = {aim.land or aim.node: aim.worth for aim in wanted}
    possible = [*_here(position, seat, worths), *_flight_deals(position, seat, wanted, steps), *_bombing_deals(position, seat, steps)]
    possible += [_way_deal(position, seat, leg, worths, steps) for leg in _legs(position, seat, wanted)]
    possible.sort(key=lambda deal: (not deal.is_won, not deal.is_done, -deal.worth))
    best_against: dict[Seat, Deal] = {}
    for deal in possible:
        if deal.meets is not None:
            best_against.setdefault(deal.meets.who, deal)
    return [deal for deal in possible if deal.meets is None or best_against[deal.meets.who] is deal]


def richest(position: Position, seat: Seat) -> Aim | None:
    """Return the open country with the highest income that can be paid and reached, or `None`."""
    player = position.players[seat]
    costs = [(country, cards.cost(position, country)) for country in position.open]
    reachable = [
        (NATIONS[country].income, -cost, country)
        for country, cost in costs
        if cost <= player.cash and reach(player, NATIONS[country].node) <= IN_REACH
    ]
    if not reachable:
        return None
    income, negative_cost, country = max(reachable)
    return Aim(NATIONS[country].node, float(income), -negative_cost, country)


def spends_the_best(position: Position, seat: Seat, deal: Deal) -> bool:
    """Return whether a deal spends the money for the richest country in reach."""
    best = richest(position, seat)
    if best is None or best.country in deal.countries or deal.is_won:
        return False
    return position.players[seat].cash - max(deal.cost, RESERVE) < best.cost and deal.income < best.worth


def to_the_best(position: Position, seat: Seat, steps: int) -> Deal | None:
    """Return the way to the richest country in reach, which keeps the money for it; or `None`."""
    best = richest(position, seat)
    if best is None:
        return None
    legs = [leg for each in ways_of_all(position, seat, (best,)) for leg in each if leg.aim.country]
    if not legs:
        return None
    return replace(_way_deal(position, seat, min(legs, key=lambda leg: leg.points), {}, steps), worth=0.0)


IN_REACH = 24
"""A country is in reach if a jeep is no more points away than this."""


def _legs(position: Position, seat: Seat, wanted: tuple[Aim, ...]) -> list[Leg]:
    """Return the shortest way to each place within the points, then the best ways beyond."""
    ways = ways_of_all(position, seat, wanted)
    near: dict[str, Leg] = {}
    for leg in sorted([leg for each in ways for leg in each if leg.points <= position.points], key=lambda leg: leg.points):
        near.setdefault(leg.aim.land or leg.aim.node, leg)
    far = [leg for leg in rank_ways(ways) if leg.points > position.points and (leg.aim.land or leg.aim.node) not in near]
    return [*near.values(), *far]


def payable(position: Position, seat: Seat) -> tuple[Aim, ...]:
    """Return what is worth its cost, and every other open country that can be paid.

    The worth of the other countries is next to nothing (`TRIFLE`).
    """
    offered_aims = offers(position, seat)
    countries, cash = {aim.country for aim in offered_aims}, position.players[seat].cash
    costs = [(country, cards.cost(position, country)) for country in position.open if country not in countries]
    others = [Aim(NATIONS[country].node, TRIFLE * NATIONS[country].income, cost, country) for country, cost in costs if cost <= cash]
    return (*offered_aims, *others)


TRIFLE = 1e-6
"""The worth of a country that is not worth its cost, as a share of its income."""


def onward(position: Position, seat: Seat, deal: Deal, wanted: Iterable[Aim], steps: int) -> Deal:
    """Return a deal together with what its jeep can develop next; if nothing, the deal itself."""
    way_there = deal.after.trail[-1].path[-1] if deal.after.trail else ""
    node = NATIONS[deal.countries[0]].node if len(deal.countries) == 1 else ""
    if deal.does != "develop" or deal.is_won or not node or steps <= 2 * STEPS_OF_ONE or is_over_after(deal.after, seat):
        return deal
    if deal.group is not None and way_there != node:
        return deal
    rest = tuple([aim for aim in wanted if aim.country is not None and aim.country not in deal.countries])
    more = [next_ for next_ in deals(deal.after, seat, rest, steps - STEPS_OF_ONE) if next_.does == "develop"]
    mine = [next_ for next_ in more if next_.group == Group("jeep", node) or (next_.group is None and _is_at(next_, node))]
    best = max(mine, key=lambda next_: next_.worth, default=None)
    if best is None:
        return deal
    return replace(
        deal,
        path=(*(deal.path[:-1] if deal.path[-1] == "end" else deal.path), *best.path),
        after=best.after,
        worth=deal.worth + best.worth,
        countries=(*deal.countries, *best.countries),
        cost=deal.cost + best.cost,
        income=deal.income + best.income,
        is_won=best.is_won,
        points=deal.points + best.points,
        places=tuple(dict.fromkeys((*deal.places, *best.places))),
    )


def _is_at(deal: Deal, node: str) -> bool:
    return all(NATIONS[country].node == node for country in deal.countries)


def _here(position: Position, seat: Seat, worths: dict[Country, float]) -> list[Deal]:
    """Return a deal for each open country on whose land a jeep stands."""
    possible = []
    for option in developable(position, seat):
        if option.blocked is None:
            country: Country = option.value.country
            after = developed(position, seat, country, [])
            possible.append(_development(position, seat, country, (option.token,), after, worths.get(country, 0.0)))
    return possible


def _development(
    position: Position, seat: Seat, country: Country, path: Path, after: Position, worth: float, group: Group | None = None
) -> Deal:
    cost, income = cards.cost(position, country), NATIONS[country].income
    is_won = wins(position, seat, country)
    return Deal(
        "develop", _close_path(path, after, seat), after, worth, (country,), cost, income, is_won, position.points - after.points,
        group=group, places=(*after.trail[len(position.trail) :], country),
    )  # fmt: skip


def _close_path(path: Path, after: Position, seat: Seat) -> Path:
    """Return a path; if nothing is left to do after it, with the end of the turn."""
    return path if after.points or is_over_after(after, seat) else (*path, "end")


def _way_deal(position: Position, seat: Seat, leg: Leg, worths: dict[Country, float], steps: int) -> Deal:
    """Return the deal of a way by land and sea, with what is at its end.

    If the piece arrives in this turn, the worth is that of the aim itself; otherwise it is what the way promises.
    """
    aim, (after, path, is_over) = leg.aim, take_way(position, seat, leg)
    if steps < STEPS_OF_ONE:
        path, is_over = path[:2], True
        after = gone(position, seat, leg.group, aim.node, []) if leg.points <= position.points else after
    arrives = leg.points <= position.points
    if arrives and aim.country is not None and len(path) > 2:
        return replace(_development(position, seat, aim.country, path, after, worths.get(aim.country, 0.0), leg.group), is_won=leg.is_won)
    closed = path if is_over or after.points else (*path, "end")
    way = Deal(
        "towards", closed, after, leg.worth, points=position.points - after.points, arrives=arrives, group=leg.group,
        meets=meeting(after), places=after.trail[len(position.trail) :],
    )  # fmt: skip
    deal = _with_prize(position, seat, aim, way)
    return replace(deal, worth=worths.get(aim.prey or aim.node, leg.worth)) if deal.is_done else deal


def _with_prize(position: Position, seat: Seat, aim: Aim, way: Deal) -> Deal:
    """Return a way with the prize at its end, which is won at once if the piece arrives."""
    is_had = way.arrives and way.meets is None
    if aim.land is not None:
        cost, places = 0 if aim.prey else cards.cost(position, aim.land), (*way.places, aim.land)
        way = replace(way, countries=(aim.land,), cost=cost, income=NATIONS[aim.land].income, places=places)
        return replace(way, does="take", is_won=wins(position, seat, aim.land)) if aim.prey and is_had else way
    does: Does = "bonus" if is_had else "towards"
    if aim.only is not None:
        does = "round"
    return replace(way, does=does, bonus=aim.bonus, name=prize_name(aim), places=(*way.places, aim.node))


def _flight_deals(position: Position, seat: Seat, wanted: tuple[Aim, ...], steps: int) -> list[Deal]:
    """Return the deal of a jeep that a plane brings to a country or nearer to it."""
    flight = carriage(position, seat, [aim for aim in wanted if aim.country is not None]) if position.table.has_planes else None
    if flight is None or flight.fly.points > position.points or flight.aim.country is None or steps < STEPS_OF_ONE:
        return []
    country, after = flight.aim.country, moved(position, seat, flight.group, flight.fly, [])
    path: Path = (says.token(flight.group), f"fly-{goal_token(flight.group, flight.fly.node)}")
    if flight.fly.node == flight.aim.node and flight.aim.cost <= position.players[seat].cash and not is_over_after(after, seat):
        after = developed(after, seat, country, [])
        deal = _development(position, seat, country, (*path, f"develop-{country}"), after, flight.worth, flight.group)
        return [replace(deal, flies=True)]
    left = distance("jeep", flight.fly.node, flight.aim.node, embarkations(after.players[seat], flight.fly.node)) or 0
    start = flight.group.node
    if left >= (distance("jeep", start, flight.aim.node, embarkations(position.players[seat], start)) or 0):
        return []
    way = Deal(
        "towards", _close_path(path, after, seat), after, flight.worth, points=position.points - after.points, arrives=not left,
        group=flight.group, flies=True, meets=meeting(after), places=after.trail[len(position.trail) :],
    )  # fmt: skip
    return [_with_prize(position, seat, flight.aim, way)]


def _bombing_deals(position: Position, seat: Seat, steps: int) -> list[Deal]:
    """In war, return the flight that bombs most pieces of enemies for the lines it crosses."""
    flights = list[Deal]()
    for group in groups(position.players[seat]) if position.war is not None and steps >= STEPS_OF_ONE else ():
        for cell, crossed in strikes(position, seat, group) if group.what == "plane" else ():
            worth, foe = prey(position, cell), prey_of(position, cell)
            if worth and foe is not None:
                after = moved(position, seat, group, Strike(cell, crossed), [])
                path = (says.token(group), f"strike-{cell}")
                # A plane over the cell that it stands in crosses no line.
                flights.append(Deal("bomb", path, after, worth / max(1, crossed), group=group, prey=foe, places=(cell,)))
    return sorted(flights, key=lambda deal: -deal.worth)[:1]


def sensible(position: Position, seat: Seat, worths: dict[str, float]) -> Deal | None:
    """Return the next deal of a sensible player; `None` if they end the turn."""
    whole = whole_turn(position, seat)
    if whole is None:
        return None
    first = whole.first
    step, goal, after = first.deed.step, first.deed.what, first.deed.after
    aim, country = first.aim, first.country
    path = (*first.path, "end") if whole.path[len(first.path) :] == ("end",) and not after.points else first.path
    deal = Deal("towards", path, after, points=position.points - after.points, places=after.trail[len(position.trail) :])
    if isinstance(step, Buy):
        return replace(deal, does="buy", buys=step.kind, cost=cards.price(position, step.kind))
    if isinstance(step, Sell) and country is not None:
        nation = NATIONS[country]
        return replace(deal, does="sell", countries=(country,), bonus=nation.resale, income=nation.income, places=(country,))
    if country is not None:
        group = step if isinstance(step, Group) else None
        developing = _development(position, seat, country, path, after, worths.get(country, 0.0), group)
        return replace(developing, path=path, flies=isinstance(goal, Fly))
    deal = replace(deal, group=step, meets=meeting(after), flies=isinstance(goal, Fly))
    if isinstance(goal, Strike):
        return replace(deal, does="bomb", prey=prey_of(position, goal.cell), places=(goal.cell,))
    assert aim is not None
    deal = replace(deal, arrives=after.trail[-1].path[-1] == aim.node)
    if aim.land is not None or aim.card is not None:
        return _with_prize(position, seat, aim, deal)
    hoped = [country for country in CAPITALS.get(aim.node, ()) if country in position.geographic]
    if aim in guards(position, seat) or not hoped:
        own = tuple([country for country in position.players[seat].countries if NATIONS[country].node == aim.node])[:1]
        return replace(deal, does="guard", countries=own, places=(*deal.places, *own))
    hope = max(hoped, key=lambda country: NATIONS[country].income)
    return replace(deal, does="wait", countries=(hope,), places=(*deal.places, hope))


def can_both(position: Position, seat: Seat, first: Deal, second: Deal) -> bool:
    """Return whether a turn has points and money for both, with different pieces."""
    before, after = position.players[seat], first.after.players[seat]
    if second.group is None:
        is_there = all(NATIONS[country].node in after.jeeps for country in second.countries)
    else:
        what, node = second.group.what, second.group.node
        ships, left = (embarkations(player, node) if what == "jeep" else () for player in (before, after))
        ends = [NATIONS[country].node for country in second.countries]
        is_as_far = ships == left or (
            bool(ends) and all(distance(what, node, end, ships) == distance(what, node, end, left) for end in ends)
        )
        is_there = second.group in groups(after) and is_as_far
    fits = first.points + second.points <= position.points and first.cost + second.cost < before.cash
    return fits and is_there and not set(first.countries) & set(second.countries)
