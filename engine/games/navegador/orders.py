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

from functools import cache

from engine.core import Ask, Line, Msg, Option, Order, Seat, Talk
from engine.games.navegador.board import CHEAP, FREE_STEPS, RONDEL, RondelField
from engine.games.navegador.flow import steps
from engine.games.navegador.plans import most_income
from engine.games.navegador.state import Over, State
from engine.games.navegador.view import NavegadorView, PlayerView, view

SLOT = "next"
LOWER = 9
"""So many lower incomes than the present best are offered as the least that is wanted."""
GRADE = 10
NUMBER: dict[str, int] = {field: number for number, field in enumerate(RONDEL)}


def turns_finished(seen: NavegadorView, seat: Seat) -> int:
    """How many turns of a seat are over: the number of the running or the coming one, from 0."""
    seats = len(seen.players)
    behind = (seat - seen.start) % seats
    return (seen.turn - 1 - behind + seats - 1) // seats


def scope(seen: NavegadorView, seat: Seat) -> str:
    """Names the turn that an order given now is for, and the phase that will last until then if no further one starts."""
    return _named(turns_finished(seen, seat) + (seat in seen.awaited), seen)


def _named(turn: int, seen: NavegadorView) -> str:
    return f"{turn}.{seen.opening or seen.phase}"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the end was triggered, after which no order is kept."""
    return None if isinstance(state.stage, Over) or state.position.is_ending else _order(state, seat)


@cache
def _ask(field: RondelField | None, will_move: bool) -> Ask:
    """What can be ordered. Unless the stone moves once more before the turn comes (`will_move`), a field that is not free now will not be
    free then."""
    return Ask(
        "order.prompt",
        Msg("navegador.order.prompt"),
        tuple(
            Option(choice, choice, Msg(f"navegador.order.{choice}"), blocked=None if is_open else Msg("navegador.order.blocked"))
            for choice, is_open in (
                ("workers", will_move or _can_reach(field, "workers")),
                ("ships", will_move or _can_reach(field, "ships")),
                ("market", will_move or _can_reach(field, "market1") or _can_reach(field, "market2")),
                ("ask", True),
            )
        ),
    )


def _steps(field: RondelField | None, name: str) -> int:
    """Steps of a stone to a field, 0 for the first placing."""
    return steps(None if field is None else NUMBER[field], NUMBER[name])


def _can_reach(field: RondelField | None, name: str) -> bool:
    """Whether a stone goes there without giving up ships."""
    return _steps(field, name) <= FREE_STEPS


def _order(state: State, seat: Seat) -> Talk[Order]:
    seen = view(state, seat)
    mark = scope(seen, seat)
    choice = yield _ask(seen.players[seat].field, seat in seen.awaited and seen.stage == "moving")
    if choice == "ask":
        return Order(SLOT, "", mark, Msg("navegador.order.text.ask"))
    if choice != "market":
        return Order(SLOT, f"{SLOT} {choice}", mark, Msg(f"navegador.order.text.{choice}"))
    best = most_income(seen, seen.players[seat])[0]
    amounts = [0, *range(max(GRADE, best - LOWER * GRADE), best + 1, GRADE)]
    least = yield Ask(
        "order.least",
        Msg("navegador.order.least", income=best),
        tuple(Option(str(amount), amount, Msg("navegador.order.amount", income=amount)) for amount in amounts),
    )
    return Order(SLOT, f"{SLOT} market {least}", mark, Msg("navegador.order.text.market", income=least))


def keeps(seen: NavegadorView, order: Order) -> bool:
    """An order holds for one turn, and only while nothing decisive has changed."""
    if seen.seat is None or seen.stage == "over" or seen.is_ending:
        return False
    return order.scope in (scope(seen, seen.seat), _running(seen, seen.seat))


def _running(seen: NavegadorView, seat: Seat) -> str:
    """The same name for the turn that is running or comes next."""
    return _named(turns_finished(seen, seat), seen)


def _is_due(seen: NavegadorView, order: Order) -> bool:
    return seen.seat is not None and keeps(seen, order) and order.scope == _running(seen, seen.seat)


def obey(seen: NavegadorView, orders: tuple[Order, ...]) -> Line | None:
    """The line that the order plays for the view's seat, or `None` to ask it."""
    if seen.seat is None or seen.seat not in seen.awaited or seen.stage != "moving":
        return None
    line = next((order.line for order in orders if order.slot == SLOT and order.line and _is_due(seen, order)), None)
    if line is None:
        return None
    me = seen.players[seen.seat]
    what = line.split()[1]
    if what == "market":
        income, tokens = most_income(seen, me)
        name = next((field for field in ("market1", "market2") if _is_free(seen, me, field)), None)
        return f"{name} {' '.join(tokens)}" if name and tokens and income >= int(line.split()[2]) else None
    count = me.churches if what == "workers" else me.shipyards
    return f"{what} {count}" if _is_free(seen, me, what) and count * CHEAP <= me.money else None


def _is_free(seen: NavegadorView, me: PlayerView, name: str) -> bool:
    """Whether a field can be reached without giving up ships, or the Navegador card while it can be used."""
    return _can_reach(me.field, name) and not (seen.card.is_usable and _steps(me.field, name) >= seen.card.left)
