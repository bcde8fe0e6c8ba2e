"""Colonies and buildings: `colony bahia:100+guine:80`, `buildings gold:70+shipyard:150`, or `-` for none.

Every single thing on sale is an option with its price; the cheapest of a region, the leftmost of a row, has to be taken first.
rulebook: Player's Actions, Colony and Buildings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.core import NONE, Ask, Check, Msg, Option, Several, Suggestion, Talk
from engine.games.navegador import says
from engine.games.navegador.board import (
    BUILDING_WORKERS,
    BUILDINGS,
    CHURCH,
    COLONY_WORKERS,
    FACTORIES,
    GOOD_OF,
    REGIONS,
    SHIPYARD,
    building_prices,
)
from engine.games.navegador.work import Work


@dataclass(frozen=True, slots=True)
class Ware:
    """Something on sale: the region of a colony or the row of a building, how many of it come before, price, workers needed."""

    place: int
    before: int
    price: int
    workers: int


Wares = tuple[Ware, ...]


def problem(wares: Wares, money: int, workers: int) -> Msg | None:
    """Why these things cannot be bought together."""
    due = sum([ware.price for ware in wares])
    if due > money:
        return Msg("navegador.blocked.money", price=due, money=money)
    needed = sum([ware.workers for ware in wares])
    if needed > workers:
        return Msg("navegador.blocked.workers", needed=needed, workers=workers)
    taken: dict[int, int] = {}
    for ware in wares:
        if taken.get(ware.place, 0) != ware.before:
            return Msg("navegador.blocked.order")
        taken[ware.place] = ware.before + 1
    return None


@lru_cache(2048)
def _check(money: int, workers: int) -> Check:
    return lambda wares: problem(wares, money, workers)


def colony_wares(ships: Sequence[int], offers: Sequence[Sequence[int]]) -> list[Ware]:
    """The colonies in reach: as many of a region as there are own ships, the cheapest ones. `offers` are the prices by known region."""
    return [
        Ware(region, before, price, COLONY_WORKERS)
        for region, count in enumerate(ships)
        if count
        for before, price in enumerate(offers[region][:count])
    ]


def building_wares(offers: Sequence[Sequence[int]], workers: int) -> list[Ware]:
    """The buildings for which there are workers, the leftmost ones of each row; one at least. `offers` are the prices left by row."""
    return [
        Ware(row, before, price, BUILDING_WORKERS[row])
        for row, prices in enumerate(offers)
        for before, price in enumerate(prices[: max(1, workers // BUILDING_WORKERS[row])])
    ]


def options(wares: Sequence[Ware], money: int, workers: int, make: Callable[[Ware, int, int], Option[Ware]]) -> tuple[Option[Ware], ...]:
    """The wares as options; those too dear are left out, except the first of a place, which is shown with the reason."""
    found = []
    due = 0
    for ware in wares:
        due = due * (ware.before > 0) + ware.price
        if due <= money or not ware.before:
            found.append(make(ware, money, workers))
    return tuple(found)


@lru_cache(16384)
def _colony_option(ware: Ware, money: int, workers: int) -> Option[Ware]:
    region = ware.place
    label = Msg("navegador.colony.option", region=says.region(region), price=ware.price)
    return _option(f"{REGIONS[region]}:{ware.price}", ware, label, money, workers, says.good(GOOD_OF[region] or 0))


@lru_cache(16384)
def _building_option(ware: Ware, money: int, workers: int) -> Option[Ware]:
    name = BUILDINGS[ware.place]
    label = Msg(f"navegador.building.option.{name}", price=ware.price)
    return _option(f"{name}:{ware.price}", ware, label, money, workers, None)


def _option(token: str, ware: Ware, label: Msg, money: int, workers: int, good: Msg | None) -> Option[Ware]:
    if ware.price > money:
        return Option(token, ware, label, blocked=Msg("navegador.blocked.money", price=ware.price, money=money))
    if ware.workers > workers:
        return Option(token, ware, label, blocked=Msg("navegador.blocked.workers", needed=ware.workers, workers=workers))
    left = money - ware.price
    if good is not None:
        return Option(token, ware, label, hint=Msg("navegador.colony.hint", good=good, left=left))
    return Option(token, ware, label, hint=Msg("navegador.building.hint", workers=ware.workers, left=left))


def sets(wares: Sequence[Ware], money: int, workers: int) -> Iterator[Wares]:
    """Every set of wares that can be bought together, the empty one first."""
    for size in range(len(wares) + 1):
        found = False
        for chosen in combinations(wares, size):
            if problem(chosen, money, workers) is None:
                found = True
                yield chosen
        if not found:
            return


def found_colonies(work: Work, suggest: Sequence[Suggestion]) -> Talk[None]:
    """Buy colonies where own ships are, two workers each. rulebook: Found colonies."""
    known = work.known
    offers = [stack if known >> region & 1 else () for region, stack in enumerate(work.stacks)]
    offered = options(colony_wares(work.ships, offers), work.money, work.workers, _colony_option)
    chosen = yield from _choose(work, Msg("navegador.colony.ask", most=work.workers // COLONY_WORKERS, money=work.money), offered, suggest)
    if not chosen:
        return
    colonies = list(work.colonies)
    stacks = list(work.stacks)
    for ware in chosen:
        good = GOOD_OF[ware.place]
        assert good is not None
        colonies[good] = (*colonies[good], ware.price)
        stacks[ware.place] = stacks[ware.place][1:]
    work.colonies, work.stacks = tuple(colonies), tuple(stacks)
    bill = _bill(chosen)
    work.notes.append(says.founded(work.seat, bill))
    work.did["colonies"] = bill


def build(work: Work, suggest: Sequence[Suggestion]) -> Talk[None]:
    """Buy buildings: 3 workers for a factory, 4 for a shipyard, 5 for a church. rulebook: Buildings."""
    offers = [prices[sold:] for prices, sold in zip(building_prices(work.seats), work.built, strict=True)]
    offered = options(building_wares(offers, work.workers), work.money, work.workers, _building_option)
    chosen = yield from _choose(work, Msg("navegador.building.ask", workers=work.workers, money=work.money), offered, suggest)
    if not chosen:
        return
    factories, built = list(work.factories), list(work.built)
    for ware in chosen:
        built[ware.place] += 1
        if ware.place < FACTORIES:
            factories[ware.place] += 1
    places = [ware.place for ware in chosen]
    work.shipyards += places.count(SHIPYARD)
    work.churches += places.count(CHURCH)
    work.factories, work.built = tuple(factories), tuple(built)
    bill = _bill(chosen)
    work.notes.append(says.built(work.seat, bill))
    work.did["buildings"] = bill
    work.check_chart()


def _choose(work: Work, prompt: Msg, offered: tuple[Option[Ware], ...], suggest: Sequence[Suggestion]) -> Talk[Wares]:
    """Ask what is bought, and pay for it. Nothing is asked when nothing can be bought."""
    most = sum([option.blocked is None for option in offered])
    if not most:
        return ()
    chosen: Wares = yield Ask(
        "?", prompt, offered, Several(0, min(most, _most(offered, work.workers)), _check(work.money, work.workers)), suggest
    )
    work.money -= sum([ware.price for ware in chosen])
    return chosen


def _most(offered: tuple[Option[Ware], ...], workers: int) -> int:
    return workers // min([option.value.workers for option in offered if option.blocked is None])


def _bill(chosen: Wares) -> tuple[tuple[int, int], ...]:
    return tuple([(ware.place, ware.price) for ware in chosen])


def token(names: Sequence[str], wares: Wares) -> str:
    """The token of wares, with the names of their places."""
    return "+".join([f"{names[ware.place]}:{ware.price}" for ware in wares]) or NONE
