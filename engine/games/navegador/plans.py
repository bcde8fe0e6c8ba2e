"""Whole lines that make sense now: ready answers for players, and what the greedy bot chooses from.

They are found from a view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core import NONE, Ask, Msg, Path, Seat, Suggestion, Talk, Token, Turn
from engine.games.navegador import says
from engine.games.navegador.board import (
    BUILDINGS,
    GOODS,
    KINDS,
    LEAST_WORKERS,
    MOST_WORKERS,
    PRIVILEGES,
    REGIONS,
    RONDEL,
    SHIPS,
    SURPLUS,
)
from engine.games.navegador.flow import cost, is_paying_asked
from engine.games.navegador.sailplans import SailPlan, gatherings, sail_plans
from engine.games.navegador.state import Sail, State
from engine.games.navegador.turn import buying, market, recruiting
from engine.games.navegador.turn.privilege import GOA
from engine.games.navegador.view import NavegadorView, PlayerView, view
from engine.games.navegador.worth import Sea, Worth
from engine.walk import Asking, follow

SHOWN = 10
"""Ready answers that a panel shows."""
SAILINGS = 3
"""Of them, sailings of one kind."""
DEALS = 5
"""Ready purchases that are shown once their field was chosen."""
TRADES = (
    ("navegador.plan.trade.best", True, True),
    ("navegador.plan.trade.sell", True, False),
    ("navegador.plan.trade.process", False, True),
)
"""Ready trades once a market was chosen: their labels, whether they sell, whether they process."""
MOST_PAID = 2
"""Ships that are given up for further steps, at most."""

Dialogue = Callable[[], Talk[Turn[State]]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do on a field: the tokens after its name (of sailings without the closing word), a label, the worth in points."""

    path: Path
    label: Msg
    worth: float


def plans(seen: NavegadorView, field: str, fleet: Sequence[int]) -> list[Plan]:
    """Sensible lines for a rondel field (or `navegador`), the best first. `fleet` is what is left after paying for the way there."""
    assert seen.seat is not None
    me = seen.players[seen.seat]
    worth = Worth(seen, me)
    if field in ("sailing", "navegador"):
        return [Plan(tuple(map(sail_token, plan.sails)), _sail_label(plan), plan.worth) for plan in sail_plans(seen, worth, fleet)]
    if field == "workers":
        found = _recruits(worth, field, (me.churches, me.workers, MOST_WORKERS))
    elif field == "ships":
        found = _recruits(worth, field, (me.shipyards, sum(fleet), SHIPS))
    elif field == "colony":
        found = _colonies(seen, me, worth, fleet)
    elif field == "buildings":
        found = _buildings(seen, me, worth)
    elif field == "privilege":
        found = _privileges(seen, me, worth, fleet)
    else:
        found = _trades(seen, me, worth, field)
    return sorted(found, key=lambda plan: -plan.worth)


def sail_token(sail: Sail) -> Token:
    """The token of a group that sails."""
    return f"{REGIONS[sail.origin]}>{REGIONS[sail.to]}:{sail.count}"


def _sail_label(plan: SailPlan) -> Msg:
    others = sum(sail.count for sail in plan.sails if sail.to != plan.explored)
    if plan.explored is not None:
        key = "navegador.plan.explore.more" if others else "navegador.plan.explore"
        return Msg(key, region=says.region(plan.explored), **({"count": others} if others else {}))
    if len(plan.sails) == 1:
        sail = plan.sails[0]
        return Msg("navegador.plan.sail", count=sail.count, region=says.region(sail.to))
    return Msg("navegador.plan.sails", count=others, regions=tuple(dict.fromkeys(says.region(sail.to) for sail in plan.sails)))


def _recruits(worth: Worth, what: str, level: tuple[int, int, int]) -> Iterator[Plan]:
    """`level`: how many are cheap, how many are there, how many can be."""
    cheap, now, most = level
    money = worth.me.money
    for count in range(1, recruiting.highest(cheap, now, most) + 1):
        price = recruiting.price(count, cheap, worth.view.phase)
        if price > money:
            return
        sold = recruiting.surplus(count, cheap, now, most)
        gain = worth.workers(count - sold, price) if what == "workers" else worth.ships(now, count - sold)
        label = Msg(f"navegador.plan.{what}", count=count, price=price, left=money - price + SURPLUS * sold)
        yield Plan((str(count),), label, gain + worth.cash(SURPLUS * sold - price))


def _colonies(seen: NavegadorView, me: PlayerView, worth: Worth, fleet: Sequence[int]) -> Iterator[Plan]:
    wares = buying.colony_wares(fleet, [region.tokens for region in seen.regions])
    for chosen in buying.sets(wares, me.money, me.workers):
        if chosen:
            price = sum(ware.price for ware in chosen)
            where = tuple(says.region(at) for at in dict.fromkeys(ware.place for ware in chosen))
            label = Msg("navegador.plan.colony", count=len(chosen), where=where, price=price, left=me.money - price)
            yield Plan((buying.token(REGIONS, chosen),), label, len(chosen) * worth.colony + worth.cash(-price))


def _buildings(seen: NavegadorView, me: PlayerView, worth: Worth) -> Iterator[Plan]:
    wares = buying.building_wares([row.prices[row.sold :] for row in seen.buildings], me.workers)
    for chosen in buying.sets(wares, me.money, me.workers):
        if chosen:
            price = sum(ware.price for ware in chosen)
            what = tuple(says.building(BUILDINGS[ware.place]) for ware in chosen)
            gain = sum(worth.building(ware.place) for ware in chosen)
            label = Msg("navegador.plan.building", what=what, price=price, left=me.money - price)
            yield Plan((buying.token(BUILDINGS, chosen),), label, gain + worth.cash(-price))


def _privileges(seen: NavegadorView, me: PlayerView, worth: Worth, fleet: Sequence[int]) -> Iterator[Plan]:
    for kind, name in enumerate(KINDS):
        if me.owned[kind] >= PRIVILEGES:
            continue
        bonus = me.next_bonus[kind] or 0
        told: dict[str, Msg | int] = {"kind": says.kind(name), "bonus": bonus, "left": me.money + bonus}
        gain = worth.privilege(kind)
        if me.king == "goa" and fleet[GOA]:
            yield Plan((f"king:{name}",), Msg("navegador.plan.king", **told), gain)
        if seen.gallery[kind].gallery and me.workers > LEAST_WORKERS:
            yield Plan((name,), Msg("navegador.plan.privilege", **told), gain - worth.worker(me.workers))


def _trades(seen: NavegadorView, me: PlayerView, worth: Worth, field: str) -> Iterator[Plan]:
    income, tokens = most_income(seen, me)
    if tokens:
        label = Msg("navegador.plan.market", field=says.named(field), income=income, left=me.money + income)
        yield Plan(tokens, label, worth.cash(income))


def most_income(seen: NavegadorView, me: PlayerView, may_sell: bool = True, may_process: bool = True) -> tuple[int, Path]:
    """The market visit that earns most, and its tokens (none if nothing can be earned): the orange factory helps each good in turn."""
    best = 0
    tokens: Path = ()
    for orange in range(len(GOODS)):
        income = 0
        chosen = []
        for good, offer in enumerate(seen.market):
            selling = me.colonies[good] * offer.sell if may_sell else 0
            working = me.factories[good] + (good == orange) if may_process else 0
            units = f"s{me.colonies[good]}" if selling > working * offer.process else f"p{working}" if working else NONE
            income += max(selling, working * offer.process)
            chosen.append(f"{market.KEYS[good]}={units}")
        if income > best:
            best, tokens = income, tuple(chosen)
    return best, tokens


def least_missed(seen: NavegadorView, me: PlayerView, due: int) -> tuple[int, ...]:
    """The fleet after giving up so many ships, those that are missed least."""
    fleet = me.ships
    if due:
        sea = Sea(Worth(seen, me))
        for _ in range(due):
            lesser = [less(fleet, at) for at, count in enumerate(fleet) if count]
            fleet = max(lesser, key=sea.value)
    return fleet


def less(fleet: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A fleet with one ship less in a region."""
    return (*fleet[:at], fleet[at] - 1, *fleet[at + 1 :])


def payment(ships: Sequence[int], fleet: Sequence[int]) -> Token:
    """The token of the ships that are missing in a fleet."""
    return "+".join([REGIONS[at] for at, count in enumerate(ships) for _ in range(count - fleet[at])])


def way(name: str, ships: Sequence[int], fleet: Sequence[int]) -> Path:
    """The tokens up to the question of an action: the field, and the ships given up for it where that is asked."""
    out = sum(ships)
    return (name, payment(ships, fleet)) if is_paying_asked(ships, out - sum(fleet), out) else (name,)


def ready(state: State, seat: Seat, dialogue: Dialogue) -> tuple[Suggestion, ...]:
    """Ready turns in the order in which their fields lie ahead; further steps are paid with the ships that are missed least."""
    seen = view(state, seat)
    me = seen.players[seat]
    origin = None if me.field is None else RONDEL.index(me.field)
    first = 0 if origin is None else origin + 1
    found = _answers(seen, "navegador", me.ships, dialogue) if seen.card.is_usable else []
    for step in range(len(RONDEL)):
        target = (first + step) % len(RONDEL)
        due = cost(origin, target)
        if due <= min(MOST_PAID, me.ships_out):
            found += _answers(seen, RONDEL[target], least_missed(seen, me, due), dialogue)
    return tuple(found[:SHOWN])


def _answers(seen: NavegadorView, name: str, fleet: tuple[int, ...], dialogue: Dialogue) -> list[Suggestion]:
    """The best plans of a field as answers to the first question."""
    assert seen.seat is not None
    ships = seen.players[seen.seat].ships
    due = sum(ships) - sum(fleet)
    is_fleet = name in ("sailing", "navegador") and not due
    found = []
    for plan in plans(seen, name, fleet)[: SAILINGS if is_fleet else 1]:
        path = completed(dialogue, (*way(name, ships, fleet), *plan.path))
        label = plan.label
        if name == "navegador":
            label = Msg("navegador.plan.navegador", what=label)
        elif due:
            label = Msg("navegador.plan.paid", what=label, count=due)
        if path is not None:
            found.append(Suggestion(path, label))
    return found


def ready_deals(state: State, seat: Seat, name: str, fleet: tuple[int, ...]) -> tuple[Suggestion, ...]:
    """Ready purchases or trades once their field was chosen, the best first. `fleet` is left after paying."""
    seen = view(state, seat)
    me = seen.players[seat]
    if name in ("colony", "buildings"):
        return tuple(Suggestion(plan.path, plan.label) for plan in plans(seen, name, fleet)[:DEALS])
    found: dict[Path, Suggestion] = {}
    for key, may_sell, may_process in TRADES:
        income, tokens = most_income(seen, me, may_sell, may_process)
        if tokens:
            found.setdefault(tokens, Suggestion(tokens, Msg(key, income=income, left=me.money + income)))
    return tuple(found.values())


def ready_sailings(state: State, seat: Seat, name: str, fleet: tuple[int, ...], dialogue: Dialogue) -> tuple[Suggestion, ...]:
    """Ready fleets once `sailing` or `navegador` was chosen: every exploration in reach, then moves of the whole fleet; of those that
    read alike the best. `fleet` is left after paying."""
    seen = view(state, seat)
    me = seen.players[seat]
    worth = Worth(seen, me)
    before = way(name, me.ships, fleet)
    fleets = sorted(sail_plans(seen, worth, fleet), key=lambda plan: plan.explored is None)
    found: dict[Msg, Suggestion] = {}
    for plan in (*fleets, *gatherings(worth, fleet)):
        path, label = completed(dialogue, (*before, *map(sail_token, plan.sails))), _sail_label(plan)
        if path is not None:
            found.setdefault(label, Suggestion(path[len(before) :], label))
    return tuple(found.values())[:SHOWN]


def completed(dialogue: Dialogue, path: Path) -> Path | None:
    """A path up to the end of its line: closes a fleet, places the King's privilege best. `None` if more is asked."""
    end = follow(dialogue(), path)
    while isinstance(end, Asking):
        ask = end.ask
        if not isinstance(ask, Ask):
            return None
        words = [option.token for option in ask.options]
        more = ("done",) if "done" in words else ask.suggest[0].path if ask.suggest else None
        if more is None:
            return None
        end = follow(dialogue(), (*end.path, *more))
    return end.path
