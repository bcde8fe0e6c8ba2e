"""Workers and ships: `workers 3`, `ships 0`. rulebook: Player's Actions."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Option, Talk
from games.navegador.rules.board import DEAR, SURPLUS
from games.navegador.rules.turn.work import Work
from games.navegador.rules.wares import What, highest, limits, price_of, surplus


def recruit_workers(work: Work) -> Talk[None]:
    """Ask how many workers to buy: one for each church is cheap; those above nine are sold."""
    return _recruit(work, "workers")


def build_ships(work: Work) -> Talk[None]:
    """Ask how many ships to buy: one for each shipyard is cheap; those above seven are sold."""
    return _recruit(work, "ships")


def _recruit(work: Work, what: What) -> Talk[None]:
    """Ask how many workers or ships to buy."""
    player = work.player
    ask = _ask(what, *limits(what, player), work.position.phase, player.money)
    count: int = yield replace(ask, so_far=work.look())
    if count:
        work.recruit(what, count)


@lru_cache(4096)
def _ask(what: What, cheap: int, level: int, most: int, phase: int, money: int) -> Ask:
    """Return the ask for a number; the first one that is too dear is shown, blocked."""
    options = []
    for count in range(highest(cheap, level, most) + 1):
        due = price_of(count, cheap, phase)
        if due > money:
            blocked = Msg("navegador.blocked.money", price=due, money=money)
            options.append(Option(str(count), count, _label(what, count), blocked=blocked))
            break
        sold = surplus(count, cheap, level, most)
        left = money - due + SURPLUS * sold
        label = Msg("navegador.recruit.option", count=count, price=due, left=left) if count else _label(what, 0)
        hint = Msg("navegador.recruit.hint.sold", sold=sold, income=SURPLUS * sold) if sold else None
        options.append(Option(str(count), count, label, hint=hint))
    prompt = Msg("navegador.recruit.ask", what=what, cheap=cheap, dear=DEAR * phase, level=level, most=most, money=money)
    return Ask(f"recruit.{what}", prompt, tuple(options))


@cache
def _label(what: What, count: int) -> Msg:
    return Msg("navegador.recruit.count", what=what, count=count)
