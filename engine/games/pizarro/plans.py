"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | holds for |
|---|---|---|
| `bid` | `bid limit 14`, `bid pass` | this auction |
| `veto` | `veto never`, `veto <explorer>`, `veto ask` | the match |
| `pay` | `pay exact`, `pay crowns`, `pay ask` | the match |
| `broke` | `broke pass`, `broke ask` | the match |

Orders answer the dialogue of the turn ask by ask; when an ask comes up that no order covers, the player is asked. Without an
order the player is asked, also when they can afford no bid: a pass that follows at once would tell the others how little
they hold.
"""

from __future__ import annotations

from functools import cache, partial

from engine.core import Ask, Form, Line, Msg, Option, Order, Path, Seat, Suggestion, Talk, Token, Who
from engine.games.pizarro import says
from engine.games.pizarro.board import EXPLORERS, STACK, Explorer, must_leave
from engine.games.pizarro.payment import Cards, can_pay_exactly, crowns, fewest_crowns, nearest
from engine.games.pizarro.state import Bidding, Over, Paying, State, Vetoing, awaited
from engine.games.pizarro.turn import turn
from engine.games.pizarro.turn.auction import amounts
from engine.games.pizarro.turn.flow import bidders
from engine.games.pizarro.turn.purchase import token
from engine.walk import drive

STEPS = (0, 2, 4, 7)
"""Ready limits lie so far above the least bid."""
MATCH = "match"
"""The scope of orders that hold until they are changed."""


def auction_scope(state: State) -> str:
    """The scope of a `bid` order: names one auction. A card that comes back after a veto is another auction."""
    position = state.position
    number = STACK[position.phase - 1] - len(position.stack)
    vetoes = sum(player.vetoes_used for player in position.players)
    return f"{position.phase}.{number}.{vetoes}"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order(state, seat)


@cache
def _slots(auction: Explorer | None, can_pay: bool) -> Ask:
    """What orders there are; for the card under `auction` the limit and the pass are ready."""
    slots = ("veto", "pay", "broke") if auction is None else ("bid", "veto", "pay", "broke")
    ready: list[Suggestion] = []
    if auction is not None:
        explorer = says.name(auction)
        ready += [Suggestion(("bid", "limit"), Msg("pizarro.order.suggest.limit", explorer=explorer))] if can_pay else []
        ready.append(Suggestion(("bid", "pass"), Msg("pizarro.order.suggest.pass", explorer=explorer), plays=True))
    options = tuple(Option(slot, slot, Msg(f"pizarro.order.{slot}")) for slot in slots)
    return Ask("order", Msg("pizarro.order.prompt"), options, suggest=tuple(ready))


def _order(state: State, seat: Seat) -> Talk[Order]:
    stage = state.stage
    card = stage.card if isinstance(stage, Bidding | Vetoing) and can_bid(state, seat) else None
    slot = yield _slots(card, card is not None and bool(amounts(state, seat)))
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
        label = "pizarro.order.veto.explorer"
        options += tuple(Option(explorer, str(explorer), Msg(label, explorer=says.name(explorer))) for explorer in EXPLORERS)
    return Ask(f"order.{slot}", Msg(f"pizarro.order.{slot}.prompt"), options)


def can_bid(state: State, seat: Seat) -> bool:
    """Whether the seat takes part in the auction of the revealed card, so that an order makes sense."""
    if isinstance(state.stage, Bidding):
        return seat in state.stage.queue
    return isinstance(state.stage, Vetoing) and seat in bidders(state.position, state.stage.card)


def _bid_choices(too_little: int | None) -> tuple[Option[str], ...]:
    """`too_little` is what the hand can pay, when that is not more than the standing bid."""
    blocked = None if too_little is None else Msg("pizarro.order.bid.blocked", most=too_little)
    limit = Option("limit", "limit", Msg("pizarro.order.bid.limit"), blocked=blocked)
    return (limit, *(Option(word, word, Msg(f"pizarro.order.bid.{word}")) for word in ("pass", "ask")))


def _bid_order(state: State, seat: Seat) -> Talk[Order]:
    stage = state.stage
    assert isinstance(stage, Bidding | Vetoing)
    bids = amounts(state, seat)
    high, hand = bids.stop - 1, state.position.players[seat].hand
    explorer = says.name(stage.card)
    scope = auction_scope(state)
    choice = yield Ask("order.bid", Msg("pizarro.order.bid.prompt", explorer=explorer), _bid_choices(None if bids else high))
    if choice == "ask":
        return Order("bid", "", scope, Msg("pizarro.order.bid.text.ask"))
    if choice == "pass":
        return Order("bid", "bid pass", scope, Msg("pizarro.order.bid.text.pass", explorer=explorer))
    limit = yield Ask(
        "order.limit",
        Msg("pizarro.order.limit.prompt", explorer=explorer, most=high),
        tuple(Option(str(amount), amount, Msg("pizarro.order.limit.up-to", amount=amount)) for amount in bids),
        suggest=_limits(bids, hand, must_leave(state.position.sides, stage.card)),
    )
    return Order("bid", f"bid limit {limit}", scope, Msg("pizarro.order.bid.text.limit", explorer=explorer, limit=limit))


def _limits(bids: range, hand: Cards, leave: int) -> tuple[Suggestion, ...]:
    """A few limits above the bid as it stands, with the payment that each would take at most."""
    shown = [bids[step] for step in STEPS if step < len(bids)]
    costs = {amount: nearest(hand, amount, leave) for amount in shown}
    return tuple(
        Suggestion(
            (str(amount),),
            Msg("pizarro.order.limit.up-to", amount=amount),
            hint=Msg("pizarro.bid.costs", cards=token(cards), crowns=crowns(cards)),
            plays=True,
        )
        for amount, cards in costs.items()
    )


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """A `bid` order ends with its auction, the others with the match."""
    if order.slot != "bid":
        return not isinstance(world.stage, Over)
    return can_bid(world, seat) and order.scope == auction_scope(world)


def outcome(world: State, seat: Seat, order: Order) -> Msg | None:
    """What came of the card that a `bid` order was for."""
    explorer = dict(order.text.args).get("explorer")
    if order.slot != "bid" or explorer is None:
        return None
    stage, last = world.stage, world.position.last
    if isinstance(stage, Paying):
        winner, price, card = stage.seat, stage.price, stage.card
    elif last is not None and last.what == "bought" and last.seat is not None and last.explorer is not None:
        winner, price, card = last.seat, last.amount, last.explorer
    elif isinstance(stage, Bidding) and stage.bid and says.name(stage.card) == explorer:
        return Msg("pizarro.order.ended.out", explorer=explorer, leader=Who(stage.queue[-1]), bid=stage.bid, **_limit(order))
    else:
        return None
    if says.name(card) != explorer:
        return None
    if winner == seat:
        return Msg("pizarro.order.ended.won", explorer=explorer, price=price, **_limit(order))
    return Msg("pizarro.order.ended.lost", explorer=explorer, winner=Who(winner), price=price, **_limit(order))


def _limit(order: Order) -> dict[str, int]:
    """The limit of a `bid` order as an argument, 0 for an order to pass."""
    words = order.line.split()
    return {"limit": int(words[2]) if len(words) == 3 else 0}


class _Unanswered(Exception):
    """No order covers an ask."""


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for a seat, or `None` to ask it."""
    if seat not in awaited(world):
        return None
    lines = {order.slot: order.line for order in orders if order.line and keeps(world, seat, order)}
    try:
        return " ".join(drive(turn(world, seat), partial(_answer, world, seat, lines))[0])
    except _Unanswered:
        return None


def _answer(world: State, seat: Seat, lines: dict[str, Line], ask: Ask | Form, path: Path) -> Token:
    """What the orders say to one ask."""
    assert isinstance(ask, Ask)
    answers = {"veto": _veto, "bid": _bid, "bid.amount": _amount, "pay": _payment}
    if ask.name not in answers:
        raise _Unanswered
    value = answers[ask.name](world, seat, lines, ask)
    if isinstance(value, tuple):
        return token(value)
    return next(option.token for option in ask.options if option.value == value)


def _line(lines: dict[str, Line], slot: str) -> Line:
    if slot not in lines:
        raise _Unanswered
    return lines[slot]


def _veto(world: State, seat: Seat, lines: dict[str, Line], ask: Ask) -> bool:
    """An order to veto one explorer allows all others, and the last card of a stack: a veto would bring it back at once."""
    assert isinstance(world.stage, Vetoing)
    return _line(lines, "veto") == f"veto {world.stage.card}" and bool(world.position.stack)


def _bid(world: State, seat: Seat, lines: dict[str, Line], ask: Ask) -> bool:
    bids = amounts(world, seat)
    if not bids and "broke" in lines:
        return False
    line = _line(lines, "bid")
    return bool(bids) and line != "bid pass" and bids[0] <= int(line.split()[2])


def _amount(world: State, seat: Seat, lines: dict[str, Line], ask: Ask) -> int:
    return amounts(world, seat)[0]


def _payment(world: State, seat: Seat, lines: dict[str, Line], ask: Ask) -> tuple[int, ...]:
    line = _line(lines, "pay")
    assert ask.so_far is not None
    won: State = ask.so_far()
    assert isinstance(won.stage, Paying)
    position, price = won.position, won.stage.price
    hand, leave = position.players[seat].hand, must_leave(position.sides, won.stage.card)
    if line == "pay exact" and not can_pay_exactly(hand, price, leave):
        raise _Unanswered
    return nearest(hand, price, leave) if line == "pay exact" else fewest_crowns(hand, price, leave, position.is_exact)
