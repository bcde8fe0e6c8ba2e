"""Standing orders: the next turn, said in advance.

| slot | lines | holds for |
|---|---|---|
| `next` | `next workers`, `next ships`, `next market 120` | the seat's next turn, while the phase stays and the end is not triggered |

`next workers` and `next ships` take all that are cheap; `next market` trades what earns most, if that is enough. When the field cannot be
reached for free, the money does not suffice or the market brings less, the player is asked; also when the Navegador card, which might be
used first, would expire with the move.

Nothing else has to be waited for: the Navegador card is offered with the turn, and the King's privilege is placed with the last one.
"""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Line, Msg, Option, Order, Seat, Talk
from engine.games.navegador.board import CHEAP, RONDEL
from engine.games.navegador.flow import cost, steps
from engine.games.navegador.plans import most_income
from engine.games.navegador.state import Over, State
from engine.games.navegador.view import NavegadorView, PlayerView, view

SLOT = "next"
LOWER = 9
"""So many lower incomes than the present best are offered as the least that is wanted."""
GRADE = 10


def scope(seen: NavegadorView, seat: Seat) -> str:
    """Names the seat's coming turn (or the present one) and the phase."""
    seats = len(seen.players)
    behind = (seat - seen.start) % seats
    return f"{(seen.turn - 1 - behind + seats - 1) // seats}.{seen.phase}"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order(state, seat)


@cache
def _ask() -> Ask:
    choices = ("workers", "ships", "market", "ask")
    return Ask(Msg("navegador.order.prompt"), tuple(Option(choice, choice, Msg(f"navegador.order.{choice}")) for choice in choices))


def _order(state: State, seat: Seat) -> Talk[Order]:
    seen = view(state, seat)
    mark = scope(seen, seat)
    choice = yield _ask()
    if choice == "ask":
        return Order(SLOT, "", mark, Msg("navegador.order.text.ask"))
    if choice != "market":
        return Order(SLOT, f"{SLOT} {choice}", mark, Msg(f"navegador.order.text.{choice}"))
    best = most_income(seen, seen.players[seat])[0]
    amounts = [0, *range(max(GRADE, best - LOWER * GRADE), best + 1, GRADE)]
    least = yield Ask(
        Msg("navegador.order.least", income=best),
        tuple(Option(str(amount), amount, Msg("navegador.order.amount", income=amount)) for amount in amounts),
    )
    return Order(SLOT, f"{SLOT} market {least}", mark, Msg("navegador.order.text.market", income=least))


def keeps(seen: NavegadorView, order: Order) -> bool:
    """An order holds for one turn, and only while nothing decisive has changed."""
    return seen.seat is not None and seen.stage != "over" and not seen.is_ending and order.scope == scope(seen, seen.seat)


def obey(seen: NavegadorView, orders: tuple[Order, ...]) -> Line | None:
    """The line that the order plays for the view's seat, or `None` to ask it."""
    if seen.seat is None or seen.seat not in seen.awaited or seen.stage != "moving":
        return None
    line = next((order.line for order in orders if order.slot == SLOT and order.line and keeps(seen, order)), None)
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
    origin = None if me.field is None else RONDEL.index(me.field)
    target = [str(field) for field in RONDEL].index(name)
    return not cost(origin, target) and not (seen.card.is_usable and steps(origin, target) >= seen.card.left)
