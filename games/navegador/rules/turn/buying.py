"""Colonies and buildings in a line.

`colony bahia:100+guine:80`, `buildings gold:70+shipyard:150`, or `-` for none.

Every colony and building on sale is an option with its price. The cheapest colony of a region and the leftmost building of a row have to be
taken first.
rulebook: Player's Actions, Colony and Buildings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.values.core import Ask, Check, Msg, Option, Several, Talk
from games.navegador.rules import says
from games.navegador.rules.board import BUILDING_NUMBER, COLONY_WORKERS, GOOD_OF, REGION_NUMBER
from games.navegador.rules.turn.work import Work
from games.navegador.rules.wares import Ware, Wares, building_wares, colony_wares, problem


def found_colonies(work: Work) -> Talk[None]:
    """Ask which colonies to buy where own ships are. rulebook: Found colonies."""
    player = work.player
    prompt = Msg("navegador.colony.ask", most=player.workers // COLONY_WORKERS, money=player.money)
    chosen = yield from _ask_purchase(work, "colony.buy", prompt, colony_wares(work.position, player.ships))
    if chosen:
        work.found([(REGION_NUMBER[ware.name], ware.price) for ware in chosen])


def build(work: Work) -> Talk[None]:
    """Ask which buildings to buy, as many as workers allow. rulebook: Buildings."""
    player = work.player
    prompt = Msg("navegador.building.ask", workers=player.workers, money=player.money)
    chosen = yield from _ask_purchase(work, "buildings.buy", prompt, building_wares(work.position, player.workers))
    if chosen:
        work.build([(BUILDING_NUMBER[ware.name], ware.price) for ware in chosen])


def _ask_purchase(work: Work, name: str, prompt: Msg, wares: Sequence[Ware]) -> Talk[Wares]:
    """Ask what to buy, unless nothing can be bought."""
    player = work.player
    offered = options(wares, player.money, player.workers)
    needed = [option.value.workers for option in offered if option.blocked is None]
    if not needed:
        return ()
    most = min(len(needed), player.workers // min(needed))
    chosen: Wares = yield Ask(name, prompt, offered, Several(0, most, _check(player.money, player.workers)), so_far=work.look())
    return chosen


@lru_cache(2048)
def _check(money: int, workers: int) -> Check:
    return lambda wares: problem(wares, money, workers)


def options(wares: Sequence[Ware], money: int, workers: int) -> tuple[Option[Ware], ...]:
    """Return the wares as options; too dear ones are left out, except the first of a place."""
    shown = []
    due = 0
    for ware in wares:
        due = due + ware.price if ware.before else ware.price  # with those of its place that come first
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
    """Return the option of a ware; its hint is the good, or the workers needed."""
    number = REGION_NUMBER.get(ware.name)
    if number is None:
        label = Msg("navegador.building.option", kind=ware.name, price=ware.price)
        return Option(ware.token, ware, label, hint=Msg("navegador.building.hint", workers=ware.workers))
    good = GOOD_OF[number]
    assert good is not None
    label = Msg("navegador.colony.option", region=says.region(number), price=ware.price)
    return Option(ware.token, ware, label, hint=says.good(good))
