"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | holds for |
|---|---|---|
| `bid` | `bid limit 14`, `bid pass` | this auction |
| `veto` | `veto never`, `veto <explorer>`, `veto ask` | the match |
| `pay` | `pay exact`, `pay crowns`, `pay ask` | the match |
| `broke` | `broke pass`, `broke ask` | the match |

Without an order the player is asked, also when he can afford no bid: a pass that follows at once would tell
the others how little he holds.
"""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Line, Msg, Option, Order, Seat, Talk
from engine.games.pizarro import says
from engine.games.pizarro.board import EXPLORERS, LEAST_BID, is_divided
from engine.games.pizarro.state import Bidding, Over, State, Vetoing
from engine.games.pizarro.turn.flow import has_ship, must_leave
from engine.games.pizarro.turn.payment import can_pay_exactly, fewest_crowns, most, nearest, token
from engine.games.pizarro.view import PizarroView, view

MATCH = "match"
"""The scope of orders that hold until they are changed."""


def auction_mark(seen: PizarroView) -> str:
    """The scope of a `bid` order: names one auction. A card that comes back after a veto is another auction."""
    vetoes = sum(player.vetoes_used for player in seen.players)
    return f"{seen.phase}.{seen.card_number}.{vetoes}"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order(state, seat)


@cache
def _slots(is_bidding: bool) -> Ask:
    slots = ("bid", "veto", "pay", "broke") if is_bidding else ("veto", "pay", "broke")
    return Ask("order.prompt", Msg("pizarro.order.prompt"), tuple(Option(slot, slot, Msg(f"pizarro.order.{slot}")) for slot in slots))


def _order(state: State, seat: Seat) -> Talk[Order]:
    slot = yield _slots(can_bid(state, seat))
    if slot == "bid":
        return (yield from _bid_order(state, seat))
    choice = yield _choices(slot)
    line = "" if choice == "ask" else f"{slot} {choice}"
    if slot == "veto" and choice in EXPLORERS:
        return Order(slot, line, MATCH, Msg("pizarro.order.veto.text.explorer", explorer=says.name(choice)))
    return Order(slot, line, MATCH, Msg(f"pizarro.order.{slot}.text.{choice}"))


@cache
def _choices(slot: str) -> Ask:
    """What a lasting order may say; `ask` withdraws it."""
    choices = {"veto": ("ask", "never"), "pay": ("ask", "exact", "crowns"), "broke": ("ask", "pass")}[slot]
    options = tuple(Option(choice, choice, Msg(f"pizarro.order.{slot}.{choice}")) for choice in choices)
    if slot == "veto":
        one = "pizarro.order.veto.explorer"
        options += tuple(Option(explorer, str(explorer), Msg(one, explorer=says.name(explorer))) for explorer in EXPLORERS)
    return Ask("order.", Msg(f"pizarro.order.{slot}.prompt"), options)


def can_bid(state: State, seat: Seat) -> bool:
    """Whether the seat takes part in the auction of the revealed card, so that an order makes sense."""
    stage, position = state.stage, state.position
    if isinstance(stage, Bidding):
        return seat in stage.queue
    if isinstance(stage, Vetoing):
        player = position.players[seat]
        leave = must_leave(position.sides, stage.card)
        return has_ship(player, stage.card, position.phase) and len(player.hand) > leave
    return False


def _bid_choices(too_little: int | None) -> tuple[Option[str], ...]:
    """`too_little` is what the hand can pay, when that is not more than the standing bid."""
    blocked = None if too_little is None else Msg("pizarro.order.bid.blocked", most=too_little)
    limit = Option("limit", "limit", Msg("pizarro.order.bid.limit"), blocked=blocked)
    return (limit, *(Option(word, word, Msg(f"pizarro.order.bid.{word}")) for word in ("pass", "ask")))


def _bid_order(state: State, seat: Seat) -> Talk[Order]:
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    high = most(position.players[seat].hand, must_leave(position.sides, stage.card))
    low = stage.bid + 1 if isinstance(stage, Bidding) else LEAST_BID
    explorer = says.name(stage.card)
    scope = auction_mark(view(state, seat))
    choice = yield Ask("order.bid.prompt", Msg("pizarro.order.bid.prompt", explorer=explorer), _bid_choices(high if low > high else None))
    if choice == "ask":
        return Order("bid", "", scope, Msg("pizarro.order.bid.text.ask"))
    if choice == "pass":
        return Order("bid", "bid pass", scope, Msg("pizarro.order.bid.text.pass", explorer=explorer))
    limit = yield Ask(
        "order.limit.prompt",
        Msg("pizarro.order.limit.prompt", explorer=explorer, most=high),
        tuple(Option(str(amount), amount, Msg("pizarro.amount", amount=amount)) for amount in range(low, high + 1)),
    )
    return Order("bid", f"bid limit {limit}", scope, Msg("pizarro.order.bid.text.limit", explorer=explorer, limit=limit))


def keeps(seen: PizarroView, order: Order) -> bool:
    """A `bid` order ends with its auction, the others with the match."""
    if seen.stage == "over":
        return False
    if order.slot != "bid":
        return True
    return seen.stage in ("veto", "bidding") and order.scope == auction_mark(seen) and not _has_passed(seen)


def _has_passed(seen: PizarroView) -> bool:
    return seen.seat is not None and seen.players[seen.seat].standing == "passed"


def obey(seen: PizarroView, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for the view's seat, or `None` to ask it."""
    if seen.seat is None or seen.seat not in seen.awaited:
        return None
    lines = {order.slot: order.line for order in orders if order.line and keeps(seen, order)}
    if seen.stage == "veto":
        return _veto_line(seen, lines.get("veto"))
    if seen.stage == "bidding":
        return _bid_line(seen, lines)
    if seen.stage == "paying":
        return _pay_line(seen, lines.get("pay"), seen.bid)
    return None


def _veto_line(seen: PizarroView, line: Line | None) -> Line | None:
    """An order to veto one explorer allows all others, and the last card of a stack: a veto would bring it back at once."""
    if line is None:
        return None
    return "veto" if line.split()[1] == seen.card and seen.stack_count else "allow"


def _bid_line(seen: PizarroView, lines: dict[str, Line]) -> Line | None:
    hand = _hand(seen)
    high = most(hand, seen.must_leave)
    low = max(LEAST_BID, seen.bid + 1)
    if low > high and lines.get("broke") == "broke pass":
        return "pass"
    line = lines.get("bid")
    if line is None:
        return None
    limit = 0 if line == "bid pass" else int(line.split()[2])
    if low > min(limit, high):
        return "pass"
    if len(seen.queue) > 1:
        return f"bid {low}"
    payment = _pay_line(seen, lines.get("pay"), low)
    return payment and f"bid {low} {payment}"


def _pay_line(seen: PizarroView, line: Line | None, price: int) -> Line | None:
    """The payment that an order makes when the card asks nothing else of its buyer."""
    if line is None or seen.card is None or seen.card == "magellan" or is_divided(seen.sides, seen.card, seen.phase):
        return None
    hand, leave = _hand(seen), seen.must_leave
    if line == "pay exact":
        return f"pay {token(nearest(hand, price, leave))}" if can_pay_exactly(hand, price, leave) else None
    return f"pay {token(fewest_crowns(hand, price, leave, seen.exact_payment))}"


def _hand(seen: PizarroView) -> tuple[int, ...]:
    assert seen.seat is not None
    return seen.players[seen.seat].hand or ()
