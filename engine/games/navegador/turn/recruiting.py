"""Workers and ships: `workers 3`, `ships 0`. rulebook: Player's Actions, Workers and Ships."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import Ask, Msg, Option, Talk
from engine.games.navegador import says
from engine.games.navegador.board import CHEAP, DEAR, MOST_WORKERS, PORTUGAL, SHIPS, SURPLUS
from engine.games.navegador.work import Work


def price(count: int, cheap: int, phase: int) -> int:
    """What workers or ships cost: so many `cheap` ones, the others dear."""
    return CHEAP * min(count, cheap) + DEAR * phase * max(0, count - cheap)


def surplus(count: int, cheap: int, level: int, most: int) -> int:
    """How many of them are above the limit and sold on. Only cheap ones may be."""
    return max(0, level + count - most) if count <= cheap else 0


def highest(cheap: int, level: int, most: int) -> int:
    """The largest number that the rules allow: all cheap ones, or dear ones up to the limit. ruling: surplus is never dear."""
    return max(cheap, most - level)


@lru_cache(4096)
def _ask(what: str, cheap: int, level: int, most: int, phase: int, money: int) -> Ask:
    options = []
    for count in range(highest(cheap, level, most) + 1):
        due = price(count, cheap, phase)
        if due > money:
            blocked = Msg("navegador.blocked.money", price=due, money=money)
            options.append(Option(str(count), count, _label(what, count), blocked=blocked))
            break
        sold = surplus(count, cheap, level, most)
        left = money - due + SURPLUS * sold
        label = Msg("navegador.recruit.option", count=count, price=due, left=left) if count else _label(what, 0)
        hint = Msg("navegador.recruit.hint.sold", sold=sold, income=SURPLUS * sold) if sold else None
        options.append(Option(str(count), count, label, hint=hint))
    return Ask("?", Msg(f"navegador.{what}.ask", cheap=cheap, dear=DEAR * phase, level=level, most=most, money=money), tuple(options))


@cache
def _label(what: str, count: int) -> Msg:
    return Msg(f"navegador.{what}.count", count=count)


def recruit_workers(work: Work) -> Talk[None]:
    """One worker for each church is cheap, further ones are dear; above nine they are sold."""
    count = yield _ask("workers", work.churches, work.workers, MOST_WORKERS, work.phase, work.money)
    sold = _bought(work, "workers", count, work.churches, work.workers, MOST_WORKERS)
    work.workers += count - sold


def build_ships(work: Work) -> Talk[None]:
    """One ship for each shipyard is cheap, further ones are dear; above seven they are sold. They start in Portugal."""
    out = sum(work.ships)
    count = yield _ask("ships", work.shipyards, out, SHIPS, work.phase, work.money)
    sold = _bought(work, "ships", count, work.shipyards, out, SHIPS)
    ships = list(work.ships)
    ships[PORTUGAL] += count - sold
    work.ships = tuple(ships)


def _bought(work: Work, what: str, count: int, cheap: int, level: int, most: int) -> int:
    due, sold = price(count, cheap, work.phase), surplus(count, cheap, level, most)
    work.money += SURPLUS * sold - due
    work.did["recruited"] = count
    if count:
        work.notes.append(says.recruited(work.seat, what, count, due))
    if sold:
        work.did["sold"] = sold
        work.notes.append(says.sold_on(work.seat, what, sold, SURPLUS * sold))
    return sold
