"""Workers and ships: `workers 3`, `ships 0`. rulebook: Player's Actions, Workers and Ships."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from msgspec.structs import replace

from engine.core import Ask, Msg, Option, Talk
from engine.games.navegador import says
from engine.games.navegador.board import DEAR, PORTUGAL, SURPLUS
from engine.games.navegador.mind import ready
from engine.games.navegador.state import changed
from engine.games.navegador.turn.work import Work
from engine.games.navegador.wares import What, highest, limits, price_of, surplus
from engine.talk import Later


def recruit_workers(work: Work) -> Talk[None]:
    """One worker for each church is cheap, further ones are dear; above nine they are sold."""
    player = work.player
    kept = yield from _recruit(work, "workers")
    work.change_player(workers=player.workers + kept)


def build_ships(work: Work) -> Talk[None]:
    """One ship for each shipyard is cheap, further ones are dear; above seven they are sold. They start in Portugal."""
    player = work.player
    kept = yield from _recruit(work, "ships")
    work.change_player(ships=changed(player.ships, PORTUGAL, kept))


def _recruit(work: Work, what: What) -> Talk[int]:
    """Ask how many, pay for them and sell those above the limit; returns how many are kept."""
    player, phase = work.player, work.position.phase
    cheap, level, most = limits(what, player)
    ask = _ask(what, cheap, level, most, phase, player.money)
    so_far = work.look()
    count: int = yield replace(ask, suggest=Later(partial(ready.ready_answers, so_far, work.seat, ask)), so_far=so_far)
    if not count:
        return 0
    due, sold = price_of(count, cheap, phase), surplus(count, cheap, level, most)
    work.change_player(money=player.money - due + SURPLUS * sold)
    work.report(recruited=count, sold=sold)
    work.notes.append(says.recruited(work.seat, what, count, due))
    if sold:
        work.notes.append(says.sold_on(work.seat, what, sold, SURPLUS * sold))
    return count - sold


@lru_cache(4096)
def _ask(what: What, cheap: int, level: int, most: int, phase: int, money: int) -> Ask:
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
    prompt = Msg(f"navegador.{what}.ask", cheap=cheap, dear=DEAR * phase, level=level, most=most, money=money)
    return Ask(f"recruit.{what}", prompt, tuple(options))


@cache
def _label(what: What, count: int) -> Msg:
    return Msg(f"navegador.{what}.count", count=count)
