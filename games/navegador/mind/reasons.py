"""Why a player would choose a line: the deed, what it opens or denies, its price.

The reasons use the line, the field planned for the next turn (`plan`), and what lies open: never a colony that is face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from engine.values.core import Line, Msg, Seat, Who
from engine.walking.walk import Done, follow, tokens
from games.navegador.mind.wording import sea, unknown_in_reach
from games.navegador.rules import board, says
from games.navegador.rules.score import each, points
from games.navegador.rules.state import LastMove, Player, Position, State, items, owned
from games.navegador.rules.turn import turn
from games.navegador.rules.wares import What, limits, price_of

MOST_BUILDINGS = 2
"""A sentence names at most so many kinds of buildings; if there are more, it only counts the buildings."""

MOST_PLACES = 3
"""A sentence names at most so many places of colonies; if there are more, it only counts the colonies."""

NEAR_END = 4
"""The Navegador card expires soon if its holder has no more steps left than this."""


@dataclass(frozen=True, slots=True)
class Look:
    """A line with the positions before and after it."""

    seat: Seat
    before: Position
    after: Position
    plan: int | None
    """The rondel field planned for the next turn; `None`: none."""

    @property
    def last(self) -> LastMove:
        """What the line did."""
        return self.after.last

    @property
    def had(self) -> Player:
        """The seat's player before the line."""
        return self.before.players[self.seat]

    @property
    def has(self) -> Player:
        """The seat's player after the line."""
        return self.after.players[self.seat]

    @property
    def others(self) -> list[Seat]:
        """Everybody else, in the order in which they move."""
        count = len(self.before.players)
        return [Seat((self.seat + ahead) % count) for ahead in range(1, count)]

    @property
    def uses_card(self) -> bool:
        """Whether the line is the extra sailing of the Navegador card, not the rest of its fleet."""
        return self.last.what == "navegador" and not self.last.is_rest

    @property
    def card_steps_left(self) -> int:
        """The steps on the rondel after which the Navegador card goes to the next player."""
        return board.CIRCLE - self.before.run

    @property
    def is_last_turn(self) -> bool:
        """Whether the line is of one of the last turns, after the end was triggered."""
        return self.before.left is not None

    @property
    def lead(self) -> int:
        """By how many points the seat is ahead of the best other before the line."""
        return points(self.had) - max(points(self.before.players[other]) for other in self.others)


def reasons(world: State, seat: Seat, line: Line, plan: Any) -> tuple[Msg, ...]:
    """Implement `Judgement.reasons`."""
    end = follow(turn(world, seat), tokens(line))
    if not isinstance(end, Done):
        return ()
    state: State = end.value.state
    look = Look(seat, world.position, state.position, plan if isinstance(plan, int) else None)
    return tuple(dict.fromkeys(reason for rule in REASONS for reason in rule(look)))


def _at_sea(look: Look) -> Iterator[Msg]:
    """Yield reasons for discoveries and sailings, and for the use of the card."""
    last = look.last
    if look.uses_card and look.card_steps_left <= NEAR_END:
        yield Msg("navegador.reason.card.goes", regions=tuple(dict.fromkeys(sea(board.REGION_NUMBER[sail.to]) for sail in last.sails)))
    if last.explored is not None:
        yield from _explored(look, board.REGION_NUMBER[last.explored])
    else:
        for to in dict.fromkeys(board.REGION_NUMBER[sail.to] for sail in last.sails):
            yield from _sailed(look, to)
    if look.uses_card:
        yield Msg("navegador.reason.card")


def _explored(look: Look, region: int) -> Iterator[Msg]:
    """Yield reasons for a discovery: what it begins, who else could make it, its points."""
    last = look.last
    if region == board.NAGASAKI and look.lead > 0:
        yield Msg("navegador.reason.nagasaki", lead=look.lead)
    elif region == board.NAGASAKI:
        yield Msg("navegador.reason.nagasaki.behind", lost=last.lost)
    elif board.OPENS[region]:
        yield Msg("navegador.reason.phase", region=sea(region), borders=board.OPENS[region])
    for rival in look.others:
        if may_explore(look.before, rival, region):
            yield Msg("navegador.reason.raced", region=sea(region), who=Who(rival), lost=last.lost)
            break
    ships = sum([sail.count for sail in last.sails if sail.to == last.explored])
    points_each = each(look.had)[board.KIND_NUMBER["explorer"]]
    yield Msg("navegador.reason.explore", region=sea(region), ships=ships, lost=last.lost, points=points_each)


def _sailed(look: Look, to: int) -> Iterator[Msg]:
    """Yield reasons for ships in a region: its colonies, and discoveries from there."""
    before = look.before
    stack = before.stacks[to] if before.is_known(to) else ()
    near = [at for at in unknown_in_reach(look.after, to) if may_explore(look.after, look.seat, at)]
    if stack:
        rivals = [other for other in look.others if before.players[other].ships[to]]
        if len(stack) == 1 and rivals:
            yield Msg("navegador.reason.sail.last", region=sea(to), who=Who(rivals[0]))
        yield Msg("navegador.reason.sail.colony", region=sea(to), count=len(stack), price=stack[0])
    if near:
        yield Msg("navegador.reason.sail.near", region=sea(to), near=sea(near[0]))


def _ships_near(position: Position, seat: Seat, region: int) -> int:
    """Count the ships of a seat that one sailing brings into an unknown region."""
    ships = position.players[seat].ships
    return sum([count for at, count in enumerate(ships) if count and region in unknown_in_reach(position, at)])


def may_explore(position: Position, seat: Seat, region: int) -> bool:
    """Return whether one sailing brings enough ships of a seat into an unknown region."""
    return _ships_near(position, seat, region) > board.losses(len(position.players))[region]


def _comes_next(player: Player, *fields: str) -> bool:
    """Return whether a player can step to one of these fields without paying ships."""
    return any(board.cost(player.field, board.FIELD_NUMBER[field]) == 0 for field in fields)


def _bought(look: Look) -> Iterator[Msg]:
    """Yield reasons for buildings."""
    last, before = look.last, look.before
    if last.buildings and look.after.is_ending and not before.is_ending:
        yield Msg("navegador.reason.sold_out", lead=look.lead) if look.lead > 0 else Msg("navegador.reason.sold_out.behind")
    figures = _built(look)
    for house, price in dict(last.buildings).items():
        row = board.BUILDING_NUMBER[house]
        left = board.building_prices(len(before.players))[row][look.after.built[row] :]
        rivals = [
            other
            for other in look.others
            if before.players[other].workers >= board.BUILDING_WORKERS[row]
            and left
            and before.players[other].money >= left[0]
            and _comes_next(before.players[other], "buildings")
        ]
        name = says.building(house)
        if rivals:
            yield Msg("navegador.reason.building.before", **figures, building=name, who=Who(rivals[0]), next=left[0])
        if row < board.FACTORIES:  # the rows of factories are in the order of their goods
            yield Msg("navegador.reason.factory", **figures, building=name, income=board.PROCESS[before.market[row]])
        else:
            yield Msg(f"navegador.reason.{house}", **figures, points=each(look.had)[board.KIND_NUMBER[house]])
        if left and left[0] > price:
            yield Msg("navegador.reason.building.dearer", **figures, building=name, next=left[0])


def _built(look: Look) -> dict[str, Any]:
    """Return the arguments that say what is built, and for how much."""
    bill = look.last.buildings
    names = tuple(says.buildings(house, count) for house, count in Counter([house for house, _ in bill]).items())
    if len(names) > MOST_BUILDINGS:
        names = (Msg("navegador.reason.buildings", count=len(bill)),)
    return {"buildings": names, "price": sum([price for _, price in bill])}


def _founded(look: Look) -> dict[str, Any]:
    """Return the arguments that say where colonies are founded, and for how much."""
    bill = look.last.colonies
    places = Counter([name for name, _ in bill])
    names = tuple(Msg("navegador.reason.place", region=sea(board.REGION_NUMBER[name]), count=count) for name, count in places.items())
    if len(names) > MOST_PLACES:
        names = (Msg("navegador.reason.places", count=len(bill)),)
    return {"regions": names, "price": sum([price for _, price in bill])}


def _settled(look: Look) -> Iterator[Msg]:
    """Yield reasons for colonies: who else has ships there, and what the colonies sell."""
    figures, regions = _founded(look), [board.REGION_NUMBER[name] for name in dict(look.last.colonies)]
    for region in regions:
        prices, stack = look.before.stacks[region], look.after.stacks[region]
        rivals = [other for other in look.others if _may_settle(look.before.players[other], region, prices[0])]
        if rivals and not stack:
            yield Msg("navegador.reason.colony.last", **figures, region=sea(region), who=Who(rivals[0]))
        elif rivals:
            yield Msg("navegador.reason.colony.before", **figures, region=sea(region), who=Who(rivals[0]), next=stack[0])
    for region in regions:
        good = board.GOOD_OF[region]
        assert good is not None, "only regions with a good have colonies"
        income = board.SELL[good][look.before.market[good]]
        yield Msg("navegador.reason.colony", **figures, region=sea(region), good=says.good(good), income=income)


def _may_settle(player: Player, region: int, price: int) -> bool:
    """Return whether a player can found a colony in a region with their next turn."""
    is_able = player.workers >= board.COLONY_WORKERS and player.money >= price
    return bool(player.ships[region]) and is_able and _comes_next(player, "colony")


def _recruited(look: Look) -> Iterator[Msg]:
    """Yield reasons for workers and ships: what can be done with them."""
    last, had, has = look.last, look.had, look.has
    if not last.recruited:
        return
    what: What = "ships" if last.what == "ships" else "workers"
    cheap, _, _ = limits(what, had)
    price = price_of(last.recruited, cheap, look.before.phase)
    if last.sold:
        yield Msg("navegador.reason.sold", what=what, count=last.recruited, price=price, sold=last.sold)
    if what == "ships":
        yield from _ships(look, price)
        return
    known = [at for at in range(len(has.ships)) if look.after.is_known(at)]
    costs = sorted([cost for at in known for cost in look.after.stacks[at][: has.ships[at]]])
    colonies = sum([total <= has.money for total in accumulate(costs)])
    settled = min(has.workers // board.COLONY_WORKERS, colonies)
    if settled > min(had.workers // board.COLONY_WORKERS, colonies):
        yield Msg("navegador.reason.workers.colonies", workers=has.workers, count=settled)
    first_factory = 0
    for row in (board.CHURCH, board.SHIPYARD, first_factory):
        left = board.building_prices(len(look.after.players))[row][look.after.built[row] :]
        if had.workers < board.BUILDING_WORKERS[row] <= has.workers and left and left[0] <= has.money:
            name = says.building(board.BUILDINGS[row]) if row >= board.FACTORIES else Msg("navegador.reason.factories")
            yield Msg("navegador.reason.workers.building", workers=has.workers, building=name)
    if not last.sold:
        yield Msg("navegador.reason.workers", count=last.recruited, price=price)


def _ships(look: Look, price: int) -> Iterator[Msg]:
    """Yield reasons for more ships: what the player can explore with them."""
    lost, unknown = board.losses(len(look.after.players)), [at for at in range(1, len(board.NEIGHBOURS)) if not look.after.is_known(at)]
    opened = [at for at in unknown if may_explore(look.after, look.seat, at) and not may_explore(look.before, look.seat, at)]
    for at in opened[:1]:
        yield Msg("navegador.reason.ships.explore", ships=_ships_near(look.after, look.seat, at), region=sea(at), lost=lost[at])
    if not look.last.sold:
        yield Msg("navegador.reason.ships", count=look.last.recruited, price=price)


def _privileged(look: Look) -> Iterator[Msg]:
    """Yield reasons for a privilege: its points, and who can no longer take it."""
    last = look.last
    if last.privilege is None:
        return
    kind = board.KIND_NUMBER[last.privilege]
    count = items(look.had)[kind]
    if not last.is_king and not look.after.gallery[kind]:
        rivals = [
            other
            for other in look.others
            if items(look.before.players[other])[kind] > 1
            and owned(look.before.players[other])[kind] < board.PRIVILEGES
            and look.before.players[other].workers > board.LEAST_WORKERS
            and _comes_next(look.before.players[other], "privilege")
        ]
        rivals.sort(key=lambda other: -items(look.before.players[other])[kind])
        if rivals:
            theirs = items(look.before.players[rivals[0]])[kind]
            yield Msg("navegador.reason.privilege.last", kind=says.kind(last.privilege), who=Who(rivals[0]), count=theirs)
    king, named = int(last.is_king), says.kind(last.privilege)
    yield Msg("navegador.reason.privilege", king=king, kind=named, bonus=last.bonus, count=count, step=board.STEP[kind])


def _traded(look: Look) -> Iterator[Msg]:
    """Yield reasons for the market: who would sell first, and how prices move."""
    whole = sum([trade.income for trade in look.last.trades])
    for trade in sorted(look.last.trades, key=lambda trade: -trade.income):
        good = board.GOOD_NUMBER[trade.good]
        price = abs(trade.income // trade.units)  # units are negative if goods are processed, not sold
        if trade.units > 0:
            rivals = [
                other
                for other in look.others
                if len(look.before.players[other].colonies[good]) > 1 and _comes_next(look.before.players[other], "market1", "market2")
            ]
            if rivals:
                yield Msg(
                    "navegador.reason.sell.before", good=says.good(good), price=price, count=trade.units, who=Who(rivals[0]), whole=whole
                )
            if price == board.SELL[good][0]:
                yield Msg("navegador.reason.sell.top", good=says.good(good), price=price, count=trade.units, whole=whole)
        elif look.had.colonies[good] and board.SELL[good][trade.row_after] > board.SELL[good][look.before.market[good]]:
            yield Msg("navegador.reason.process.lift", good=says.good(good), price=price, count=-trade.units, whole=whole)
    if look.last.trades and not look.is_last_turn:
        yield Msg("navegador.reason.trade", income=whole, money=look.has.money)


def _on_the_way(look: Look) -> Iterator[Msg]:
    """Yield reasons for the step on the rondel: what it costs, and which field comes next."""
    last, had = look.last, look.had
    deed = _deed(look)
    if last.paid and deed is not None:
        yield Msg("navegador.reason.paid", deed=deed, field=_field(last.what), count=len(last.paid))
    if look.is_last_turn and points(look.has) > points(had):
        yield Msg("navegador.reason.last", points=points(look.has) - points(had))
    if last.is_rest:
        yield Msg("navegador.reason.sail" if last.sails else "navegador.reason.stay")
    if look.is_last_turn or last.what not in board.FIELD_NUMBER:
        return
    if had.field is None:
        if not last.is_rest:
            yield Msg("navegador.reason.start", field=_field(last.what))
        return
    field_ahead = (board.FIELD_NUMBER[last.what] + 1) % board.CIRCLE
    following = says.field(board.RONDEL[field_ahead if look.plan is None else look.plan])
    if deed is None:
        yield Msg("navegador.reason.next", field=_field(last.what), next=following)
    else:
        yield Msg("navegador.reason.then", deed=deed, next=following)


def _deed(look: Look) -> Msg | None:
    """Say what the line does, in the imperative; None if it only steps on the rondel."""
    last = look.last
    if last.buildings:
        return Msg("navegador.reason.deed.build", **_built(look))
    if last.colonies:
        return Msg("navegador.reason.deed.settle", **_founded(look))
    if last.recruited:
        what: What = "ships" if last.what == "ships" else "workers"
        cheap, _, _ = limits(what, look.had)
        price = price_of(last.recruited, cheap, look.before.phase)
        return Msg("navegador.reason.deed.recruit", what=what, count=last.recruited, price=price)
    if last.trades:
        return Msg("navegador.reason.deed.trade", whole=sum([trade.income for trade in last.trades]))
    if last.privilege is not None:
        return Msg("navegador.reason.deed.privilege", kind=says.kind(last.privilege))
    if last.sails:
        return Msg("navegador.reason.deed.sail", regions=tuple(dict.fromkeys(sea(board.REGION_NUMBER[sail.to]) for sail in last.sails)))
    return None


def _field(name: str) -> Msg:
    return says.field(board.RONDEL[board.FIELD_NUMBER[name]])


REASONS = (_at_sea, _settled, _bought, _recruited, _privileged, _traded, _on_the_way)
"""The sources of reasons for a line, the most important first."""
