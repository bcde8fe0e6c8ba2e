"""The first question of a turn: the rondel field, what pays for further steps, then the action; or the Navegador card.

`sailing guine>angola:2`, `privilege guine church` (a ship of Guiné pays), `navegador portugal>guine:1`. rulebook: Action Selection.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial

from engine.core import Ask, Msg, Option, Seat, Several, Suggestion, Talk, Turn
from engine.games.navegador import plans, says
from engine.games.navegador.board import CIRCLE, REGIONS, RONDEL
from engine.games.navegador.flow import can_use_card, cost, is_paying_asked
from engine.games.navegador.state import Moving, Sailing, State
from engine.games.navegador.turn.buying import build, found_colonies
from engine.games.navegador.turn.market import trade_goods
from engine.games.navegador.turn.privilege import place_king, take_privilege
from engine.games.navegador.turn.recruiting import build_ships, recruit_workers
from engine.games.navegador.turn.sailing import Ships, sail
from engine.games.navegador.work import Work
from engine.talk import Later

CARD = -1
_CARD = Option("navegador", CARD, Msg("navegador.move.navegador"), hint=Msg("navegador.move.navegador.hint"))

ACTIONS: dict[str, Callable[[Work], Talk[None]]] = {
    "workers": recruit_workers,
    "ships": build_ships,
    "privilege": take_privilege,
}
"""Rondel field to what is done there; `sailing` stands apart, because it may be interrupted."""

DEALS: dict[str, Callable[[Work, Sequence[Suggestion]], Talk[None]]] = {
    "market1": trade_goods,
    "market2": trade_goods,
    "colony": found_colonies,
    "buildings": build,
}
"""Fields on which several things are chosen together; they take ready answers."""


@cache
def _fields(field: int | None, out: int, has_card: bool) -> tuple[Option[int], ...]:
    """The fields in the order in which they lie ahead; `out` ships can pay."""
    first = 0 if field is None else field + 1
    options = [_field((first + step) % CIRCLE, field, out) for step in range(CIRCLE)]
    return (_CARD, *options) if has_card else tuple(options)


def _field(target: int, field: int | None, out: int) -> Option[int]:
    due = cost(field, target)
    hint = Msg("navegador.move.cost", count=due)
    blocked = Msg("navegador.move.blocked", count=due, ships=out) if due > out else None
    return Option(RONDEL[target], target, says.field(target), hint=None if blocked else hint, blocked=blocked)


@cache
def _prompt(is_first: bool, is_last: bool) -> Msg:
    return Msg("navegador.move.first" if is_first else "navegador.move.last" if is_last else "navegador.move.ask")


def move(state: State, seat: Seat) -> Talk[Turn[State]]:
    """A whole turn, or the extra sailing before it."""
    position = state.position
    player = position.players[seat]
    out = sum(player.ships)
    options = _fields(player.field, out, can_use_card(position, seat))
    prompt = _prompt(player.field is None, position.left is not None)
    target = yield Ask("?", prompt, options, suggest=Later(partial(plans.ready, state, seat, partial(turn, state, seat))))
    work = Work(position, seat)
    if target == CARD:
        return (yield from _extra(state, work))
    due = cost(player.field, target)
    paid = (yield from _pay(player.ships, due, out)) if due else ()
    work.notes.append(says.moved(seat, target))
    work.step_to(target, paid)
    told = len(work.notes)
    name = RONDEL[target]
    if name == "sailing":
        rest = yield from sail(work, work.ships, may_explore=True, must=False, suggest=_sailings(state, seat, name, work.ships))
        if rest is not None:
            after = work.paused(rest, is_extra=False)
            return Turn(after, tuple(work.notes), sealed=True)
    elif name in DEALS:
        yield from DEALS[name](work, Later(partial(plans.ready_deals, state, seat, name, work.ships)))
    else:
        yield from ACTIONS[name](work)
    if len(work.notes) == told:
        work.notes.append(says.rested(seat))
    return (yield from _end(work))


def _sailings(state: State, seat: Seat, name: str, fleet: Ships) -> Later[Suggestion]:
    return Later(partial(plans.ready_sailings, state, seat, name, fleet, partial(turn, state, seat)))


def _extra(state: State, work: Work) -> Talk[Turn[State]]:
    """The Navegador card: a sailing before the turn. rulebook: Navegador."""
    work.did["what"] = "navegador"
    work.notes.append(says.extra(work.seat))
    ready = _sailings(state, work.seat, "navegador", work.ships)
    rest = yield from sail(work, work.ships, may_explore=True, must=True, suggest=ready)
    after = work.sailed_extra() if rest is None else work.paused(rest, is_extra=True)
    return Turn(after, tuple(work.notes), sealed="explored" in work.did)


def sail_on(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The rest of a fleet, after a look at what was discovered."""
    stage = state.stage
    assert isinstance(stage, Sailing)
    work = Work(state.position, seat)
    work.did |= {"what": "navegador" if stage.is_extra else "sailing", "is_rest": True}
    yield from sail(work, stage.still, may_explore=False, must=False)
    if not work.notes:
        work.notes.append(says.stayed(seat))
    if stage.is_extra:
        after = work.sailed_extra()
        return Turn(after, tuple(work.notes))
    return (yield from _end(work))


def _end(work: Work) -> Talk[Turn[State]]:
    if work.left is not None:
        yield from place_king(work)
    after = work.ended()
    return Turn(after, tuple(work.notes), sealed="explored" in work.did)


def _pay(ships: Ships, due: int, out: int) -> Talk[tuple[int, ...]]:
    if is_paying_asked(ships, due, out):
        paid: tuple[int, ...] = yield _pay_ask(ships, due)
        return paid
    return tuple([region for region, count in enumerate(ships) for _ in range(min(count, due))])


@lru_cache(4096)
def _pay_ask(ships: Ships, due: int) -> Ask:
    options = tuple(
        Option(REGIONS[region], region, Msg("navegador.pay.option", region=says.region(region), count=count), count=min(count, due))
        for region, count in enumerate(ships)
        if count
    )
    return Ask("pay", Msg("navegador.pay.ask", count=due), options, Several(due, due))


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The dialogue of the seat awaited."""
    return move(state, seat) if isinstance(state.stage, Moving) else sail_on(state, seat)
