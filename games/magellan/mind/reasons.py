"""Why one would play a line: one sentence each, from the plan that the search follows and the position, with names, things and prices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.values.core import Line, Msg, Seat, Who
from engine.walking.walk import tokens, trace
from games.magellan.mind.aims import FAR, Aim, Bent, aims, reach
from games.magellan.mind.ideas import purpose, value_of
from games.magellan.mind.worth import needed, wins
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, cell_of
from games.magellan.rules.state import Country, Defending, Drawing, Fighting, Group, Kind, Losing, Moving, Owing, Position, State
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.fights import enemies, unguarded
from games.magellan.rules.turn.flow import sold
from games.magellan.rules.turn.trade import bought, developed
from games.magellan.rules.turn.travel import moved
from games.magellan.rules.turn.war import odds
from games.magellan.rules.values import Board, Bomb, Buy, Develop, Elsewhere, End, Fight, Go, Land, Sell, Sortie, Stay, Strike, Unload
from games.magellan.rules.ways import BOARD_COST, distance

SOON = 8
"""So many points off a rival may be there in a turn or two."""


def reasons(world: State, seat: Seat, line: Line, plan: Bent | None) -> Sequence[Msg]:
    """As `Judgement.reasons`."""
    answered = list(trace(turn(world, seat), tokens(line)).answered)
    values = [value_of(ask, token) for ask, token in answered]
    if isinstance(world.stage, Moving):
        found = _Movement(world.position, seat, "" if plan is None else plan.sought).told(values)
    elif isinstance(world.stage, Drawing):
        found = [_drawn(world.position, seat, line)]
    elif isinstance(world.stage, Fighting):
        found = [_fought(world.position, values[0])]
    elif isinstance(world.stage, Losing):
        found = [Msg("magellan.why.loses", piece=says.PIECES[values[0].kind], place=says.at(cell_of(values[0].group.node)))]
    elif isinstance(world.stage, Owing):
        nation = NATIONS[values[0]]
        found = [Msg("magellan.why.owes", country=nation.name, money=nation.resale, income=nation.income)]
    else:
        found = [_flown(world, values[0])]
    return tuple(dict.fromkeys(found))


class _Movement:
    """A movement that is made step by step; each step is asked what it is for."""

    def __init__(self, position: Position, seat: Seat, sought: str) -> None:
        self.began = self.position = position
        self.seat, self.sought = seat, sought
        self.said: list[tuple[int, Msg]] = []
        """Reasons with their rank, the lowest first."""
        self.sold: list[Country] = []

    def told(self, values: list[Any]) -> list[Msg]:
        """The reasons of a whole movement, the most telling first; what stays at home where nothing is done."""
        steps = iter(values)
        for value in steps:
            if isinstance(value, Develop):
                self._develop(value.country)
            elif isinstance(value, Buy):
                self._buy(value.kind, next(steps))
            elif isinstance(value, Sell):
                self._sell(next(steps))
            elif isinstance(value, Group):
                self._go(value, steps)
            elif isinstance(value, End):
                break
        self._pair()
        self._sales()
        if not self.said:
            self._stay()
        if not any(rank == 0 for rank, _ in self.said):
            self._guards()
        return [msg for _, msg in sorted(self.said, key=lambda entry: entry[0])]

    def _say(self, rank: int, msg: Msg) -> None:
        self.said.append((rank, msg))

    def _develop(self, country: Country) -> None:
        before, nation = self.position, NATIONS[country]
        cost = cards.cost(before, country)
        args: dict[str, Any] = {"country": nation.name, "cost": cost, "income": nation.income}
        if wins(before, self.seat, country):
            self._say(0, Msg("magellan.why.wins", **args, target=before.table.target))
        else:
            denied = next(
                (other for other in self._rivals(before, country, cost) if nation.income >= needed(before, before.players[other])), None
            )
            near = min(
                [(reach(before.players[other], nation.node), other) for other in self._rivals(before, country, cost)],
                default=(FAR, self.seat),
            )
            if denied is not None:
                self._say(1, Msg("magellan.why.denies", **args, who=Who(denied)))
            elif near[0] <= SOON:
                self._say(2, Msg("magellan.why.first", **args, who=Who(near[1]), points=near[0]))
            else:
                self._say(3, Msg("magellan.why.develops", **args, left=needed(before, before.players[self.seat]) - nation.income))
        self.position = developed(before, self.seat, country, [])

    def _rivals(self, position: Position, country: Country, cost: int) -> list[Seat]:
        """The others who could pay for a country."""
        return [
            Seat(other) for other, player in enumerate(position.players) if other != self.seat and not player.place and player.cash >= cost
        ]

    def _pair(self) -> None:
        """Two countries in one move."""
        new = [one for one in self.position.players[self.seat].countries if one not in self.began.players[self.seat].countries]
        if len(new) == 2 and not any(rank == 0 for rank, _ in self.said):
            cost, income = (
                sum([cards.cost(self.began, one) for one in new]),
                sum([NATIONS[one].income for one in new]),
            )
            self._say(1, Msg("magellan.why.pair", first=NATIONS[new[0]].name, second=NATIONS[new[1]].name, cost=cost, income=income))

    def _buy(self, kind: Kind, number: int) -> None:
        before = self.position
        self.position = bought(before, self.seat, kind, number, [])
        self._say(6, _needed(before, self.seat, kind) or Msg("magellan.why.buys", piece=says.PIECES[kind], money=cards.price(before, kind)))

    def _sell(self, country: Country) -> None:
        self.position = sold(self.position, self.seat, country, [])
        self.sold.append(country)

    def _sales(self) -> None:
        """What sales pay for."""
        new = set(self.position.players[self.seat].countries) - set(self.began.players[self.seat].countries)
        most = max((NATIONS[one].income for one in new), default=0)
        for country in self.sold:
            nation = NATIONS[country]
            if most > nation.income:
                self._say(5, Msg("magellan.why.sells", country=nation.name, money=nation.resale))
            else:
                self._say(5, Msg("magellan.why.owes", country=nation.name, money=nation.resale, income=nation.income))

    def _go(self, group: Group, steps: Iterator[Any]) -> None:
        goal = next(steps)
        if isinstance(goal, Elsewhere):
            goal = Go(next(steps))
        before = self.position
        self.position = moved(before, self.seat, group, goal, [])
        if isinstance(goal, Strike):
            self._say(2, Msg("magellan.why.strikes", place=says.at(goal.cell)))
            return
        how, _, end, aim = purpose(before, self.position, self.seat, group, goal, self.sought)
        if isinstance(goal, Board | Unload):
            end, aim = says.at(cell_of(group.node)), None
        self._way(before, how, end, aim)

    def _way(self, before: Position, how: str, end: Msg, aim: Aim | None) -> None:
        """What a way is for."""
        if aim is not None and (aim.country, aim.prey, aim.card) == (None, None, None):
            self._hope(before, how, end, aim)
        elif aim is None:
            own = [one for one in self.position.players[self.seat].countries if NATIONS[one].node == self.position.trail[-1].path[-1]]
            if own and before.table.has_wars:
                self._say(5, Msg("magellan.why.guards", country=NATIONS[own[0]].name, income=NATIONS[own[0]].income))
            else:
                self._say(9, Msg("magellan.why.goes", place=end))
        elif aim.only is not None:
            self._say(6, Msg("magellan.why.round", money=cards.bonus(aim.card or "")))
        elif aim.prey is not None:
            self._prey(before, how, aim.prey)
        elif aim.country is not None:
            self._towards(before, how, aim)
        else:
            self._say(4, Msg("magellan.why.bonus", place=end, money=cards.bonus(aim.card or "")))

    def _hope(self, before: Position, how: str, end: Msg, aim: Aim) -> None:
        """Towards a capital whose card may come, as far as the next revenue would pay for it."""
        player = self.position.players[self.seat]
        means = player.cash + cards.printed_income(player)
        prices = {one: cards.cost(before, one) for one in CAPITALS[aim.node] if one in before.geographic}
        hoped = max([one for one, cost in prices.items() if cost <= means], key=lambda one: NATIONS[one].income, default=None)
        if hoped is None:
            self._say(9, Msg("magellan.why.goes", place=end))
            return
        key = "magellan.why.waits" if how == "waits" else "magellan.why.hopes"
        self._say(
            7, Msg(key, capital=NATIONS[hoped].capital, country=NATIONS[hoped].name, cost=prices[hoped], income=NATIONS[hoped].income)
        )

    def _prey(self, before: Position, how: str, country: Country) -> None:
        owner = next(Seat(other) for other, player in enumerate(before.players) if country in player.countries)
        key = "magellan.why.takes" if how == "takes" else "magellan.why.takes.soon"
        self._say(
            0 if how == "takes" and wins(before, self.seat, country) else 1,
            Msg(key, country=NATIONS[country].name, who=Who(owner), income=NATIONS[country].income),
        )

    def _towards(self, before: Position, how: str, aim: Aim) -> None:
        """On the way to a country; one that has been reached speaks for itself when it is developed."""
        assert aim.country is not None
        nation, player = NATIONS[aim.country], self.position.players[self.seat]
        if how == "arrives":
            if aim.cost > player.cash:
                missing = aim.cost - player.cash
                self._say(6, Msg("magellan.why.saves", country=nation.name, missing=missing, income=nation.income))
            return
        left = reach(player, nation.node)
        near = min(
            [(reach(before.players[other], nation.node), other) for other in self._rivals(before, aim.country, aim.cost)],
            default=(FAR, self.seat),
        )
        args: dict[str, Any] = {"country": nation.name, "cost": aim.cost, "income": nation.income}
        if left >= FAR or not left:
            self._say(9, Msg("magellan.why.goes", place=says.at(cell_of(self.position.trail[-1].path[-1]))))
        elif left <= near[0] <= SOON:
            self._say(4, Msg("magellan.why.races", **args, who=Who(near[1]), points=near[0]))
        else:
            self._say(4, Msg("magellan.why.towards", **args, left=left))

    def _guards(self) -> None:
        """In a war of jeeps: which own country keeps one."""
        war = self.position.war
        if war is None or "jeep" not in war.pieces or not enemies(war, self.seat):
            return
        player = self.position.players[self.seat]
        held = {cell_of(node) for node in player.jeeps}
        kept = [one for one in player.countries if NATIONS[one].cell in held]
        if kept:
            best = max(kept, key=lambda one: NATIONS[one].income)
            self._say(8, Msg("magellan.why.keeps", country=NATIONS[best].name, income=NATIONS[best].income))

    def _stay(self) -> None:
        """Nothing is done: a piece goes on, money is kept for something, or nothing is worth its money."""
        if len(self.position.trail) > len(self.began.trail):
            self._say(9, Msg("magellan.why.goes", place=says.at(cell_of(self.position.trail[-1].path[-1]))))
            return
        player = self.position.players[self.seat]
        wanted = [aim for aim in aims(self.position, self.seat) if aim.country is not None]
        best = max(wanted, key=lambda aim: aim.worth, default=None)
        if best is not None and best.country is not None:
            nation = NATIONS[best.country]
            self._say(5, Msg("magellan.why.stays", cash=player.cash, country=nation.name, cost=best.cost))
        else:
            self._say(9, Msg("magellan.why.nothing"))


def _needed(position: Position, seat: Seat, kind: Kind) -> Msg | None:
    """What a piece at the base is needed for; `None` where others are there already, or nothing is nearer from there."""
    player = position.players[seat]
    if kind == "ship":
        is_there = any(ship.node == player.port and not ship.load for ship in player.ships)
        return None if is_there or player.base not in player.jeeps else Msg("magellan.why.buys.ship")
    if kind == "plane":
        return Msg("magellan.why.buys.plane") if player.base in player.jeeps and any(node != player.base for node in player.jeeps) else None
    wanted = [aim for aim in aims(position, seat) if aim.country is not None]
    near = [aim for aim in wanted if (distance("ship-jeep", player.port, aim.node) or FAR) + BOARD_COST < reach(player, aim.node)]
    best = max(near, key=lambda aim: aim.worth, default=None)
    if best is None or best.country is None or player.base in player.jeeps:
        return None
    return Msg("magellan.why.buys.jeep", country=NATIONS[best.country].name)


def _drawn(position: Position, seat: Seat, line: Line) -> Msg:
    """What a pack promises."""
    if line.split()[-1] == "geographic":
        cash = position.players[seat].cash
        payable = [one for one in position.geographic if cards.cost(position, one) <= cash]
        if not payable:
            return Msg("magellan.why.draws.country.dear", cards=len(position.geographic))
        best = max(payable, key=lambda one: (NATIONS[one].income, one))
        return Msg("magellan.why.draws.country", payable=len(payable), country=NATIONS[best].name, income=NATIONS[best].income)
    mine = cards.income(position, seat)
    others = [cards.income(position, Seat(other)) for other, player in enumerate(position.players) if other != seat and not player.place]
    if mine > max(others, default=0):
        return Msg("magellan.why.draws.most", income=mine)
    return Msg("magellan.why.draws.history" if mine else "magellan.why.draws.luck", income=mine)


def _flown(world: State, value: Any) -> Msg:
    """A plane in the air, or one that may take off before a battle at sea; else only the die is thrown."""
    if isinstance(value, Land):
        return Msg("magellan.why.lands", place=says.short(value.node), points=value.points)
    if isinstance(value, Bomb):
        raids = isinstance(world.stage, Defending)
        return Msg("magellan.why.raids", who=Who(value.enemy)) if raids else Msg("magellan.why.bombs")
    return Msg("magellan.why.stays-down" if isinstance(value, Stay) else "magellan.why.throws")


def _fought(position: Position, value: Any) -> Msg:
    """The odds, and what stands open behind them."""
    if isinstance(value, Sortie):
        return Msg("magellan.why.raids", who=Who(value.fight.enemy))
    assert isinstance(value, Fight)
    mine, theirs, _ = odds(position, value)
    there = [one for one in position.players[value.enemy].countries if NATIONS[one].cell == value.cell]
    place, who = says.at(value.cell), Who(value.enemy)
    if value.kind == "jeep" and there and there[0] not in unguarded(position, position.seat):
        return Msg("magellan.why.fights.open", mine=mine, theirs=theirs, country=NATIONS[there[0]].name, income=NATIONS[there[0]].income)
    return Msg("magellan.why.fights", mine=mine, theirs=theirs, place=place, who=who)
