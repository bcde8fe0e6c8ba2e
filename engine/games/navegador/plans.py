"""Standing orders: the next turn, said in advance.

| slot | lines | holds for |
|---|---|---|
| `next` | `next workers`, `next ships`, `next market 120` | the seat's next turn, while the phase stays and the end is not triggered |

An order that is given during the seat's own turn is for the turn after that one.

`next workers` and `next ships` take all that are cheap; `next market` trades what earns most, if that is enough. When the field cannot be
reached for free, the money does not suffice or the market brings less, the player is asked; also when the Navegador card, which might be
used first, would expire with the move.

Nothing else has to be waited for: the Navegador card is offered with the turn, and the King's privilege is placed with the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core import Ask, EngineError, Form, Line, Msg, Option, Order, Path, Seat, Talk
from engine.games.navegador.board import CIRCLE, FIELD_NUMBER, RondelField
from engine.games.navegador.ideas import most_income
from engine.games.navegador.state import Moving, Over, Position, State, awaited
from engine.games.navegador.turn import turn
from engine.games.navegador.turn.market import fields
from engine.games.navegador.turn.rondel import can_use_card, cost, steps
from engine.walk import Asking, Done, follow

SLOT = "next"
LOWER_AMOUNTS = 9
"""So many lower incomes than the present best are offered as the least that is wanted."""
AMOUNT_STEP = 10
MARKETS: tuple[RondelField, ...] = ("market1", "market2")


def turns_finished(position: Position, seat: Seat) -> int:
    """How many turns of a seat are over: the number of the running or the coming one, from 0."""
    seats = len(position.players)
    behind = (seat - position.start) % seats
    return (position.turns - behind + seats - 1) // seats


def scope(world: State, seat: Seat) -> str:
    """Names the turn that an order given now is for, and the phase that will last until then if no further one starts."""
    return _named(turns_finished(world.position, seat) + (seat in awaited(world)), world.position)


def _running(world: State, seat: Seat) -> str:
    """The same name for the turn that is running or comes next."""
    return _named(turns_finished(world.position, seat), world.position)


def _named(number: int, position: Position) -> str:
    return f"{number}.{position.opening or position.phase}"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the end was triggered, after which no order is kept."""
    return None if isinstance(state.stage, Over) or state.position.is_ending else _order(state, seat)


def _order(state: State, seat: Seat) -> Talk[Order]:
    for_turn = scope(state, seat)
    player = state.position.players[seat]
    choice = yield _ask(player.field, isinstance(state.stage, Moving) and seat in awaited(state))
    if choice == "ask":
        return Order(SLOT, "", for_turn, Msg("navegador.order.text.ask"))
    if choice != "market":
        return Order(SLOT, f"{SLOT} {choice}", for_turn, Msg(f"navegador.order.text.{choice}"))
    best = most_income(fields(player, state.position.market))[0]
    amounts = [0, *range(max(AMOUNT_STEP, best - LOWER_AMOUNTS * AMOUNT_STEP), best + 1, AMOUNT_STEP)]
    least = yield Ask(
        "order.least",
        Msg("navegador.order.least", income=best),
        tuple(Option(str(amount), amount, Msg("navegador.order.amount", income=amount)) for amount in amounts),
    )
    return Order(SLOT, f"{SLOT} market {least}", for_turn, Msg("navegador.order.text.market", income=least))


@cache
def _ask(field: int | None, will_move: bool) -> Ask:
    """What can be ordered. Unless the stone moves once more before the turn comes (`will_move`), a field that is not free now will not be
    free then."""
    open_fields = {name for name, number in FIELD_NUMBER.items() if will_move or not cost(field, number)}
    return Ask(
        "order.next",
        Msg("navegador.order.prompt"),
        tuple(
            Option(choice, choice, Msg(f"navegador.order.{choice}"), blocked=None if is_open else Msg("navegador.order.blocked"))
            for choice, is_open in (
                ("workers", "workers" in open_fields),
                ("ships", "ships" in open_fields),
                ("market", not open_fields.isdisjoint(MARKETS)),
                ("ask", True),
            )
        ),
    )


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """An order holds for one turn, and only while nothing decisive has changed."""
    if isinstance(world.stage, Over) or world.position.is_ending:
        return False
    return order.scope in (scope(world, seat), _running(world, seat))


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that the order plays for the seat, or `None` to ask the player."""
    if not isinstance(world.stage, Moving) or seat != world.stage.seat:
        return None
    for given in orders:
        if given.slot == SLOT and given.line and keeps(world, seat, given) and given.scope == _running(world, seat):
            for path in _lines(world, seat, given):
                if _is_free(world.position, seat, path[0]) and _is_legal(world, seat, path):
                    return " ".join(path)
    return None


def _lines(world: State, seat: Seat, order: Order) -> Iterator[Path]:
    """The lines that an order means, the first that can be played counts."""
    player = world.position.players[seat]
    _, what, *least = order.line.split()
    if what == "market":
        for field in MARKETS:
            end = follow(turn(world, seat), (field,)) if _is_free(world.position, seat, field) else None
            if isinstance(end, Asking) and isinstance(end.ask, Form):
                income, path = most_income(end.ask.fields)
                if path and income >= int(least[0]):
                    yield (field, *path)
    else:
        yield (what, str(player.churches if what == "workers" else player.shipyards))


def _is_free(position: Position, seat: Seat, name: str) -> bool:
    """Whether a field can be reached without giving up ships, or the Navegador card while it can be used."""
    field, target = position.players[seat].field, FIELD_NUMBER[name]
    is_card_lost = can_use_card(position, seat) and position.run + steps(field, target) >= CIRCLE
    return not cost(field, target) and not is_card_lost


def _is_legal(world: State, seat: Seat, path: Path) -> bool:
    try:
        return isinstance(follow(turn(world, seat), path), Done)
    except EngineError:
        return False
