"""A turn: the rondel field, the ships that pay for it, the action; or the Navegador card.

`sailing guine>angola:2`, `privilege guine church` (a ship of Guiné pays), `navegador portugal>guine:1`. rulebook: Action Selection.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Literal

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Option, Seat, Several, Talk, Turn
from games.navegador.rules import says
from games.navegador.rules.board import CIRCLE, FIELD_NUMBER, REGION_NUMBER, REGIONS, RONDEL, Region, RondelField, cost, reach
from games.navegador.rules.state import LastMove, Moving, Position, Sailing, Ships, State
from games.navegador.rules.turn.buying import build, found_colonies
from games.navegador.rules.turn.closing import extra_ended, paused, turn_ended
from games.navegador.rules.turn.market import trade_goods
from games.navegador.rules.turn.privilege import place_king, take_privilege
from games.navegador.rules.turn.recruiting import build_ships, recruit_workers
from games.navegador.rules.turn.sailing import sail
from games.navegador.rules.turn.work import Work

Choice = RondelField | Literal["navegador"]
"""The answer to the first question: a field of the rondel, or the card's extra sailing."""

_CARD: Option[Choice] = Option("navegador", "navegador", Msg("navegador.move.navegador"), hint=Msg("navegador.move.navegador.hint"))

ACTIONS: dict[RondelField, Callable[[Work], Talk[None]]] = {
    "workers": recruit_workers,
    "market1": trade_goods,
    "colony": found_colonies,
    "privilege": take_privilege,
    "ships": build_ships,
    "market2": trade_goods,
    "buildings": build,
}
"""The action of each field but `sailing`, which may be interrupted."""


def can_use_card(position: Position, seat: Seat) -> bool:
    """Return whether the seat may sail with the Navegador card now; never in the first round."""
    player = position.players[seat]
    return seat == position.holder and player.field is not None and can_sail(player.ships, position.phase, position.known)


def can_sail(ships: Ships, borders: int, known: int) -> bool:
    """Return whether any ships can sail.

    A ship outside Portugal always has a known region next to it. So if no ship has one, all are in Portugal, and can explore together.
    """
    for region, count in enumerate(ships):
        if count:
            open_sea, unknown = reach(region, borders, known)
            if open_sea or (unknown and count > 1):
                return True
    return False


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask the awaited seat for its turn, or for the rest of its sailing."""
    return _move(state, seat) if isinstance(state.stage, Moving) else _sail_on(state, seat)


def _move(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask for a whole turn, or for the extra sailing before it."""
    position = state.position
    player = position.players[seat]
    options = _fields(player.field, sum(player.ships), CIRCLE - position.run if can_use_card(position, seat) else None)
    prompt = _prompt(player.field is None, position.left is not None)
    choice: Choice = yield Ask("turn.field", prompt, options)
    if choice == "navegador":
        return (yield from _sail_extra(position, seat))
    due = cost(player.field, FIELD_NUMBER[choice])
    paid = (yield from _pay(position, seat, choice, due)) if due else ()
    work = _begin(position, seat, choice, paid)
    before = len(work.notes)
    if choice == "sailing":
        rest = yield from sail(work, work.player.ships, may_explore=True, must=False)
        if rest is not None:
            return work.closed(paused(rest, is_extra=False))
    else:
        yield from ACTIONS[choice](work)
    if len(work.notes) == before:
        work.notes.append(says.rested(seat))
    return (yield from _end_turn(work))


def _sail_extra(position: Position, seat: Seat) -> Talk[Turn[State]]:
    """Ask for the Navegador card's sailing before the turn. rulebook: Navegador."""
    work = Work(position, LastMove(seat, "navegador"), seat)
    work.notes.append(says.extra(work.seat))
    rest = yield from sail(work, work.player.ships, may_explore=True, must=True)
    return work.closed(extra_ended if rest is None else paused(rest, is_extra=True))


def _sail_on(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask where the rest of a fleet sails after a look at a discovery."""
    stage = state.stage
    assert isinstance(stage, Sailing)
    work = Work(state.position, LastMove(seat, "navegador" if stage.is_extra else "sailing", is_rest=True), seat)
    yield from sail(work, stage.still, may_explore=False, must=False)
    if not work.notes:
        work.notes.append(says.stayed(seat))
    if stage.is_extra:
        return work.closed(extra_ended)
    return (yield from _end_turn(work))


def _end_turn(work: Work) -> Talk[Turn[State]]:
    if work.position.left is not None:
        yield from place_king(work)
    return work.closed(turn_ended)


def _begin(position: Position, seat: Seat, field: RondelField, paid: tuple[int, ...]) -> Work:
    """Begin a line: move the stone and give up the ships (by region) that pay for it."""
    work = Work(position, LastMove(seat, field), seat)
    work.step(FIELD_NUMBER[field], paid)
    return work


@cache
def _fields(field: int | None, ships: int, card_steps: int | None) -> tuple[Option[Choice], ...]:
    """Return the card if it can be used, then the fields in the order in which they lie ahead.

    `ships`: how many can pay. `card_steps`: the steps after which the seat's card is passed on unused; None: it cannot be used.
    """
    first = 0 if field is None else field + 1
    options = []
    for ahead in range(CIRCLE):
        expires = card_steps is not None and ahead + 1 >= card_steps
        options.append(_field((first + ahead) % CIRCLE, field, ships, expires))
    return tuple(options) if card_steps is None else (_CARD, *options)


def _field(target: int, field: int | None, ships: int, expires: bool) -> Option[Choice]:
    due = cost(field, target)
    hint = Msg("navegador.move.cost", count=due, expires=int(expires))
    blocked = Msg("navegador.move.blocked", count=due, ships=ships) if due > ships else None
    name = RONDEL[target]
    return Option(name, name, says.field(name), hint=None if blocked else hint, blocked=blocked)


@cache
def _prompt(is_first: bool, is_last: bool) -> Msg:
    if is_first:
        return Msg("navegador.move.first")
    return Msg("navegador.move.last" if is_last else "navegador.move.ask")


def is_payment_asked(ships: Ships, due: int) -> bool:
    """Return whether a player can choose which ships pay.

    They can if not all ships pay, and not all are in one region.
    """
    return 0 < due < sum(ships) and max(ships) < sum(ships)


def _pay(position: Position, seat: Seat, field: RondelField, due: int) -> Talk[tuple[int, ...]]:
    """Ask which ships pay for further steps, by region, if there is a choice."""
    ships = position.players[seat].ships
    if is_payment_asked(ships, due):
        ask = replace(_pay_ask(ships, due), so_far=lambda: _begin(position, seat, field, ()).shown())
        paid: tuple[Region, ...] = yield ask
        return tuple([REGION_NUMBER[region] for region in paid])
    return tuple([region for region, count in enumerate(ships) for _ in range(min(count, due))])


@lru_cache(4096)
def _pay_ask(ships: Ships, due: int) -> Ask:
    options = tuple(
        Option(
            REGIONS[region], REGIONS[region], Msg("navegador.pay.option", region=says.region(region), count=count), count=min(count, due)
        )
        for region, count in enumerate(ships)
        if count
    )
    return Ask("turn.pay", Msg("navegador.pay.ask", count=due), tuple(options), Several(due, due))
