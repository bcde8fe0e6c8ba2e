"""Colonies and buildings: `colony bahia:100+guine:80`, `buildings gold:70+shipyard:150`, or `-` for none.

Every single thing on sale is an option with its price; the cheapest of a region, the leftmost of a row, has to be taken first.
rulebook: Player's Actions, Colony and Buildings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import cast

from msgspec.structs import replace

from engine.core import Ask, Check, Msg, Option, Several, Talk
from engine.games.navegador import says
from engine.games.navegador.board import (
    BUILDING_NUMBER,
    CHURCH,
    COLONY_WORKERS,
    FACTORIES,
    GOOD_OF,
    REGION_NUMBER,
    SHIPYARD,
    Building,
    Region,
)
from engine.games.navegador.mind import ready
from engine.games.navegador.turn.closing import end_triggered, is_sold_out
from engine.games.navegador.turn.work import Work
from engine.games.navegador.wares import Ware, Wares, building_wares, colony_wares, problem
from engine.talk import Later


def found_colonies(work: Work) -> Talk[None]:
    """Buy colonies where own ships are, two workers each. rulebook: Found colonies."""
    player, position = work.player, work.position
    wares = colony_wares(position, player.ships)
    prompt = Msg("navegador.colony.ask", most=player.workers // COLONY_WORKERS, money=player.money)
    chosen = yield from _buy(work, "colony.buy", prompt, options(wares, player.money, player.workers))
    if not chosen:
        return
    colonies, stacks = list(player.colonies), list(position.stacks)
    bill = tuple([(cast(Region, ware.name), ware.price) for ware in chosen])
    for name, price in bill:
        region = REGION_NUMBER[name]
        good = GOOD_OF[region]
        assert good is not None
        colonies[good] = (*colonies[good], price)
        stacks[region] = stacks[region][1:]
    work.change_player(colonies=tuple(colonies))
    work.change(stacks=tuple(stacks))
    work.report(colonies=bill)
    work.notes.append(says.founded(work.seat, bill))


def build(work: Work) -> Talk[None]:
    """Buy buildings: 3 workers for a factory, 4 for a shipyard, 5 for a church. rulebook: Buildings."""
    player, position = work.player, work.position
    wares = building_wares(position, player.workers)
    prompt = Msg("navegador.building.ask", workers=player.workers, money=player.money)
    chosen = yield from _buy(work, "buildings.buy", prompt, options(wares, player.money, player.workers))
    if not chosen:
        return
    owned = [*player.factories, player.shipyards, player.churches]
    built = list(position.built)
    bill = tuple([(cast(Building, ware.name), ware.price) for ware in chosen])
    for name, _ in bill:
        built[BUILDING_NUMBER[name]] += 1
        owned[BUILDING_NUMBER[name]] += 1
    work.change_player(factories=tuple(owned[:FACTORIES]), shipyards=owned[SHIPYARD], churches=owned[CHURCH])
    work.change(built=tuple(built))
    work.report(buildings=bill)
    work.notes.append(says.built(work.seat, bill))
    if is_sold_out(work.position):
        work.position = end_triggered(work.position, "buildings", work.notes)


def _buy(work: Work, name: str, prompt: Msg, offered: tuple[Option[Ware], ...]) -> Talk[Wares]:
    """Ask what is bought, and pay for it. Nothing is asked when nothing can be bought."""
    player = work.player
    needed = [option.value.workers for option in offered if option.blocked is None]
    if not needed:
        return ()
    most = min(len(needed), player.workers // min(needed))
    several = Several(0, most, _check(player.money, player.workers))
    so_far = work.look()
    ask = Ask(name, prompt, offered, several, so_far=so_far)
    chosen: Wares = yield replace(ask, suggest=Later(partial(ready.ready_answers, so_far, work.seat, ask)))
    work.change_player(money=player.money - sum([ware.price for ware in chosen]))
    return chosen


@lru_cache(2048)
def _check(money: int, workers: int) -> Check:
    return lambda wares: problem(wares, money, workers)


def options(wares: Sequence[Ware], money: int, workers: int) -> tuple[Option[Ware], ...]:
    """The wares as options; those too dear are left out, except the first of a place, which is shown with the reason."""
    shown = []
    due = 0
    for ware in wares:
        due = due * (ware.before > 0) + ware.price
        if due <= money or not ware.before:
            option = _option(ware)
            blocked = None
            if ware.price > money:
                blocked = Msg("navegador.blocked.money", price=ware.price, money=money)
            elif ware.workers > workers:
                blocked = Msg("navegador.blocked.workers", needed=ware.workers, workers=workers)
            shown.append(replace(option, hint=None, blocked=blocked) if blocked else option)
    return tuple(shown)


@cache
def _option(ware: Ware) -> Option[Ware]:
    """A ware that can be bought; the hint says what a colony yields, or the workers that a building needs."""
    number = REGION_NUMBER.get(ware.name)
    if number is None:
        label = Msg(f"navegador.building.option.{ware.name}", price=ware.price)
        return Option(ware.token, ware, label, hint=Msg("navegador.building.hint", workers=ware.workers))
    label = Msg("navegador.colony.option", region=says.region(number), price=ware.price)
    return Option(ware.token, ware, label, hint=says.good(GOOD_OF[number] or 0))
