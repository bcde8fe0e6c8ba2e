"""Why a player would choose a line: one sentence each, with names, places and prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.values.core import Line, Msg, Seat, Who
from games.magellan.mind.aims import CLOSE, FAR, Aim, Bent, aims, nearest_rival, reach, rivals
from games.magellan.mind.movements import MovementDeed, Purpose, deeds, purpose, values_of
from games.magellan.mind.values import income_needed, wins
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, Node, cell_of
from games.magellan.rules.state import Country, Defending, Drawing, Fighting, Kind, Losing, Moving, Owing, Position, State, others
from games.magellan.rules.turn.fights import enemies, unguarded
from games.magellan.rules.turn.war import odds
from games.magellan.rules.values import Board, Bomb, Buy, Develop, Fight, Land, Sell, Sortie, Stay, Strike, Unload
from games.magellan.rules.ways import BOARD_COST, distance

Ranked: TypeAlias = tuple[int, Msg]
"""A reason of a movement and its rank: reasons of the lowest rank are told first, and 0 is a win."""


def reasons(world: State, seat: Seat, line: Line, plan: Bent | None) -> Sequence[Msg]:
    """Return the reasons of a line, as `Judgement.reasons`."""
    values = values_of(world, seat, line)
    if isinstance(world.stage, Moving):
        sentences = _movement(world.position, seat, "" if plan is None else plan.sought, values)
    elif isinstance(world.stage, Drawing):
        sentences = [_explain_pack(world.position, seat, line)]
    elif isinstance(world.stage, Fighting):
        sentences = [_explain_battle(world.position, values[0])]
    elif isinstance(world.stage, Losing):
        sentences = [Msg("magellan.why.loses", piece=says.PIECES[values[0].kind], place=says.at(cell_of(values[0].group.node)))]
    elif isinstance(world.stage, Owing):
        nation = NATIONS[values[0]]
        sentences = [Msg("magellan.why.owes", country=nation.name, money=nation.resale, income=nation.income)]
    else:
        sentences = [_explain_flight(world, values[0])]
    return tuple(dict.fromkeys(sentences))


def _movement(began: Position, seat: Seat, sought: Node, values: list[Any]) -> list[Msg]:
    """Return the reasons of a whole movement, the most important first."""
    done = deeds(began, seat, values)
    after = done[-1].after if done else began
    ranked = [reason for deed in done if (reason := _reason(deed, seat, sought)) is not None]
    new = [country for country in after.players[seat].countries if country not in began.players[seat].countries]
    if len(new) == 2 and not _is_won(ranked):
        cost, income = sum([cards.cost(began, country) for country in new]), sum([NATIONS[country].income for country in new])
        ranked.append((1, Msg("magellan.why.pair", first=NATIONS[new[0]].name, second=NATIONS[new[1]].name, cost=cost, income=income)))
    ranked += [_explain_sale(deed.what, new) for deed in done if isinstance(deed.step, Sell)]
    ranked = ranked or [_explain_stay(began, after, seat)]
    if not _is_won(ranked):
        ranked += _explain_guard(after, seat)
    return [msg for _, msg in sorted(ranked, key=lambda entry: entry[0])]


def _is_won(ranked: list[Ranked]) -> bool:
    return any(rank == 0 for rank, _ in ranked)


def _reason(deed: MovementDeed, seat: Seat, sought: Node) -> Ranked | None:
    """Tell what a deed is done for; `None` for a sale, whose reason is in the whole movement."""
    step = deed.step
    if isinstance(step, Develop):
        return _explain_development(deed, seat)
    if isinstance(step, Buy):
        plain = Msg("magellan.why.buys", piece=says.PIECES[step.kind], money=cards.price(deed.before, step.kind))
        return 6, _explain_piece(deed.before, seat, step.kind) or plain
    if isinstance(step, Sell):
        return None
    if isinstance(deed.what, Strike):
        return 2, Msg("magellan.why.strikes", place=says.at(deed.what.cell))
    why = purpose(deed, seat, sought)
    if isinstance(deed.what, Board | Unload):
        why = Purpose(why.how, says.at(cell_of(step.node)))
    return _explain_way(deed, seat, why)


def _explain_development(deed: MovementDeed, seat: Seat) -> Ranked:
    """Tell why a country is developed: it wins, denies, comes first or brings income."""
    before, country, nation = deed.before, deed.what, NATIONS[deed.what]
    cost, lacks = cards.cost(before, country), income_needed(before, before.players[seat])
    args: dict[str, Any] = {"country": nation.name, "cost": cost, "income": nation.income}
    if wins(before, seat, country):
        return 0, Msg("magellan.why.wins", **args, target=before.table.target)
    denied = next((other for other in rivals(before, seat, cost) if wins(before, other, country)), None)
    if denied is not None:
        return 1, Msg("magellan.why.denies", **args, who=Who(denied))
    points, near = nearest_rival(before, seat, country, cost)
    if points <= CLOSE:
        return 2, Msg("magellan.why.first", **args, who=Who(near), points=points)
    return 3, Msg("magellan.why.develops", **args, left=lacks - nation.income)


def _explain_sale(country: Country, new: list[Country]) -> Ranked:
    """Tell what a sale pays for: a better country, or what is owed."""
    nation = NATIONS[country]
    if any(NATIONS[other].income > nation.income for other in new):
        return 5, Msg("magellan.why.sells", country=nation.name, money=nation.resale)
    return 5, Msg("magellan.why.owes", country=nation.name, money=nation.resale, income=nation.income)


def _explain_way(deed: MovementDeed, seat: Seat, why: Purpose) -> Ranked | None:
    """Tell what a way is for; `None` if it leads to a country that is developed at once.

    The development of that country has a reason of its own.
    """
    before, aim = deed.before, why.aim
    if aim is None:
        own = [country for country in deed.after.players[seat].countries if NATIONS[country].node == deed.end]
        if own and before.table.has_wars:
            return 5, Msg("magellan.why.guards", country=NATIONS[own[0]].name, income=NATIONS[own[0]].income)
        return 9, Msg("magellan.why.goes", place=why.end)
    if aim.land is None and aim.card is None:
        return _explain_hope(deed, seat, why, aim.node)
    if aim.only is not None:
        return 6, Msg("magellan.why.round", money=aim.bonus)
    if aim.prey is not None:
        owner = next(Seat(other) for other, player in enumerate(before.players) if aim.prey in player.countries)
        is_there, prey = why.how == "takes", NATIONS[aim.prey]
        key = "magellan.why.takes" if is_there else "magellan.why.takes.soon"
        rank = 0 if is_there and wins(before, seat, aim.prey) else 1
        return rank, Msg(key, country=prey.name, who=Who(owner), income=prey.income)
    if aim.country is not None:
        if why.how != "arrives":
            return _explain_approach(deed, seat, aim)
        nation, missing = NATIONS[aim.country], aim.cost - deed.after.players[seat].cash
        return (6, Msg("magellan.why.saves", country=nation.name, missing=missing, income=nation.income)) if missing > 0 else None
    return 4, Msg("magellan.why.bonus", place=why.end, money=aim.bonus)


def _explain_hope(deed: MovementDeed, seat: Seat, why: Purpose, node: Node) -> Ranked:
    """Tell of a way to a capital whose card may come, if the next revenue would pay it."""
    player = deed.after.players[seat]
    means = player.cash + cards.printed_income(player)
    prices = {country: cards.cost(deed.before, country) for country in CAPITALS[node] if country in deed.before.geographic}
    hoped = max([country for country, cost in prices.items() if cost <= means], key=lambda country: NATIONS[country].income, default=None)
    if hoped is None:
        return 9, Msg("magellan.why.goes", place=why.end)
    key, nation = "magellan.why.waits" if why.how == "waits" else "magellan.why.hopes", NATIONS[hoped]
    return 7, Msg(key, capital=nation.capital, country=nation.name, cost=prices[hoped], income=nation.income)


def _explain_approach(deed: MovementDeed, seat: Seat, aim: Aim) -> Ranked:
    """Tell of a way to a country."""
    assert aim.country is not None
    nation = NATIONS[aim.country]
    left = reach(deed.after.players[seat], nation.node)
    points, near = nearest_rival(deed.before, seat, aim.country, aim.cost)
    args: dict[str, Any] = {"country": nation.name, "cost": aim.cost, "income": nation.income}
    if left >= FAR or not left:
        return 9, Msg("magellan.why.goes", place=says.at(cell_of(deed.end)))
    if left <= points <= CLOSE:
        return 4, Msg("magellan.why.races", **args, who=Who(near), points=points)
    return 4, Msg("magellan.why.towards", **args, left=left)


def _explain_guard(position: Position, seat: Seat) -> list[Ranked]:
    """Tell which own country is guarded by a jeep, in a war in which jeeps fight."""
    war, player = position.war, position.players[seat]
    if war is None or "jeep" not in war.pieces or not enemies(war, seat):
        return []
    cells = {cell_of(node) for node in player.jeeps}
    guarded = [NATIONS[country] for country in player.countries if NATIONS[country].cell in cells]
    best = max(guarded, key=lambda nation: nation.income, default=None)
    return [] if best is None else [(8, Msg("magellan.why.keeps", country=best.name, income=best.income))]


def _explain_stay(began: Position, after: Position, seat: Seat) -> Ranked:
    """Tell why nothing is done but going on: money is kept, or nothing is worth its cost."""
    if len(after.trail) > len(began.trail):
        return 9, Msg("magellan.why.goes", place=says.at(cell_of(after.trail[-1].path[-1])))
    best = max([aim for aim in aims(after, seat) if aim.country is not None], key=lambda aim: aim.worth, default=None)
    if best is None or best.country is None:
        return 9, Msg("magellan.why.nothing")
    cash, name = after.players[seat].cash, NATIONS[best.country].name
    return 5, Msg("magellan.why.stays", cash=cash, country=name, cost=best.cost)


def _explain_piece(position: Position, seat: Seat, kind: Kind) -> Msg | None:
    """Tell what a new piece at the base is needed for; `None` if for nothing in particular."""
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


def _explain_pack(position: Position, seat: Seat, line: Line) -> Msg:
    """Tell what a pack promises."""
    if line.split()[-1] == "geographic":
        cash = position.players[seat].cash
        payable = [slug for slug in position.geographic if cards.cost(position, slug) <= cash]
        if not payable:
            return Msg("magellan.why.draws.country.dear", cards=len(position.geographic))
        best = max(payable, key=lambda country: (NATIONS[country].income, country))
        return Msg("magellan.why.draws.country", payable=len(payable), country=NATIONS[best].name, income=NATIONS[best].income)
    mine = cards.income(position, seat)
    if mine > max([cards.income(position, other) for other in others(position, seat)], default=0):
        return Msg("magellan.why.draws.most", income=mine)
    return Msg("magellan.why.draws.history" if mine else "magellan.why.draws.luck", income=mine)


def _explain_flight(world: State, value: Any) -> Msg:
    """Tell why a plane lands, bombs or stays on its ship, or that the die is thrown."""
    if isinstance(value, Land):
        return Msg("magellan.why.lands", place=says.short(value.node), points=value.points)
    if isinstance(value, Bomb):
        raids = isinstance(world.stage, Defending)
        return Msg("magellan.why.raids", who=Who(value.enemy)) if raids else Msg("magellan.why.bombs")
    return Msg("magellan.why.stays-down" if isinstance(value, Stay) else "magellan.why.throws")


def _explain_battle(position: Position, value: Any) -> Msg:
    """Tell the odds of a fight, and the country that it opens the way to."""
    if isinstance(value, Sortie):
        return Msg("magellan.why.raids", who=Who(value.fight.enemy))
    assert isinstance(value, Fight)
    mine, theirs, _ = odds(position, value)
    there = [slug for slug in position.players[value.enemy].countries if NATIONS[slug].cell == value.cell]
    place, who = says.at(value.cell), Who(value.enemy)
    if value.kind == "jeep" and there and there[0] not in unguarded(position, position.seat):
        return Msg("magellan.why.fights.open", mine=mine, theirs=theirs, country=NATIONS[there[0]].name, income=NATIONS[there[0]].income)
    return Msg("magellan.why.fights", mine=mine, theirs=theirs, place=place, who=who)
