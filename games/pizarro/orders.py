"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | holds for |
|---|---|---|
| `bid` | `bid limit 14`, `bid pass` | this auction |
| `prices` | `prices columbus=7 cook=14 budget=30`: the price list, see `prices` | this phase |
| `veto` | `veto never`, `veto <explorer>`, `veto ask` | the match |
| `pay` | `pay sensible`, `pay exact`, `pay crowns`, `pay ask` | the match |
| `broke` | `broke pass`, `broke ask` | the match |
| `swap` | `swap none`, `swap poor`, `swap ask` | the match |
| `gamble` | `gamble 14`, `gamble ask` | the match |

Orders answer the dialogue of the turn ask by ask; when an ask comes up that no order covers, the player is asked. Without an
order the player is asked, also when they can afford no bid: a pass that follows at once would tell the others how little
they hold. Everybody who is still in an auction may say at once how high they bid (`early`): that is the order `bid`.
"""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import TypeAlias

from engine.values.core import NONE, Ask, Form, Line, Msg, Option, Order, Path, Seat, Talk, Token, Who
from engine.walking.walk import drive
from games.pizarro.mind.manner import HABITS
from games.pizarro.mind.policy import limit, policy, sensible
from games.pizarro.mind.quick import poor
from games.pizarro.rules import prices, says
from games.pizarro.rules.board import EXPLORERS, GAMBLE_LIMIT, PHASES, STACK, Explorer, must_leave, side, space
from games.pizarro.rules.payment import can_pay_exactly, fewest_crowns, most_payable, nearest
from games.pizarro.rules.state import Bidding, Gambling, Over, Paying, State, Vetoing, awaited
from games.pizarro.rules.turn import turn
from games.pizarro.rules.turn.auction import amounts
from games.pizarro.rules.turn.flow import bidders, can_bid
from games.pizarro.rules.turn.purchase import token

LEAST_STOP = 8
"""The lowest sum at which an order may stop turning up cards."""
MATCH = "match"
"""The scope of orders that hold until they are changed."""
ASK = Option("ask", "ask", Msg("pizarro.order.ask"))
"""The choice that withdraws an order."""
SENSIBLE = ("pay", "under", "pile", "half", "from")
"""The asks of a purchase, all answered by `pay sensible`."""


def auction_scope(state: State) -> str:
    """Return the scope of a `bid` order: one auction; a vetoed card comes back in another one."""
    position = state.position
    number = STACK[position.phase - 1] - len(position.stack)
    vetoes = sum(player.vetoes_used for player in position.players)
    return f"{position.phase}.{number}.{vetoes}"


def may_answer(state: State) -> tuple[Seat, ...]:
    """Return the bidders that can say early how high they bid: all but the one asked now."""
    stage = state.stage
    if isinstance(stage, Bidding):
        return stage.queue[1:]
    if isinstance(stage, Vetoing):
        return tuple([seat for seat in bidders(state.position, stage.card) if seat != stage.queue[0]])
    return ()


def early(state: State, seat: Seat) -> Talk[Order] | None:
    """Ask how high to bid for the revealed card."""
    return _bid_order(state, seat, "bid") if can_bid(state, seat) else None


def bid_order(world: State, seat: Seat, orders: tuple[Order, ...]) -> Order | None:
    """Return the order that bids for the revealed card: one of its own, else the price list."""
    stage, standing = world.stage, {order.slot: order for order in orders if order.line and keeps(world, seat, order)}
    if not isinstance(stage, Bidding | Vetoing) or not can_bid(world, seat):
        return None
    listed = standing.get("prices")
    if listed is not None and prices.limit(world, seat, listed, stage.card) is None:
        listed = None
    return standing.get("bid", listed)


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """Return the dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order(state, seat)


def _slots(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the orders that can be set now: no swap or gamble that the sides in use lack."""
    sides, phase = state.position.sides, state.position.phase
    swaps = any(space(sides, "marco_polo", later).action == "exchange" for later in PHASES[phase - 1 :])
    slots = (
        ("bid", can_bid(state, seat)),
        ("prices", prices.is_possible(state, seat)),
        ("pay", True),
        ("veto", True),
        ("broke", True),
        ("swap", swaps),
        ("gamble", side(sides, "pizarro") == "b"),
    )
    return tuple([slot for slot, is_open in slots if is_open])


def _order(state: State, seat: Seat) -> Talk[Order]:
    """Ask which order to set, then what it says."""
    slots = _slots(state, seat)
    options = tuple(Option(slot, slot, Msg(f"pizarro.order.{slot}")) for slot in slots)
    slot = yield Ask("order", Msg("pizarro.order.prompt"), options)
    if slot == "bid":
        return (yield from _bid_order(state, seat))
    if slot == "prices":
        return (yield from prices.prices(state, seat))
    choice = yield _choices(slot)
    if choice == "ask":
        return Order(slot, "", MATCH, Msg("pizarro.order.text.ask"))
    line = f"{slot} {choice}"
    if slot == "veto" and choice in EXPLORERS:
        return Order(slot, line, MATCH, Msg("pizarro.order.veto.text.explorer", explorer=says.name(choice)))
    if slot == "gamble":
        return Order(slot, line, MATCH, Msg("pizarro.order.gamble.text.stop", sum=int(choice)))
    return Order(slot, line, MATCH, Msg(f"pizarro.order.{slot}.text.{choice}"))


@cache
def _choices(slot: str) -> Ask:
    """Return what a lasting order may say; `ask` withdraws it."""
    choices = {
        "veto": ("never",),
        "pay": ("sensible", "exact", "crowns"),
        "broke": ("pass",),
        "swap": ("none", "poor"),
        "gamble": (),
    }[slot]
    options = (ASK, *(Option(choice, choice, Msg(f"pizarro.order.{slot}.{choice}")) for choice in choices))
    if slot == "veto":
        label = "pizarro.order.veto.explorer"
        options += tuple(Option(explorer, str(explorer), Msg(label, explorer=says.name(explorer))) for explorer in EXPLORERS)
    if slot == "gamble":
        sums = range(LEAST_STOP, GAMBLE_LIMIT + 1)
        options += tuple(Option(str(total), str(total), Msg("pizarro.order.gamble.stop", sum=total)) for total in sums)
    return Ask(f"order.{slot}", Msg("pizarro.order.rule.prompt", slot=slot), options)


def _bid_choices(too_little: int | None) -> tuple[Option[str], ...]:
    """Return the choices of a `bid` order.

    `too_little`: the most that the hand can pay, if that is beaten already; `None`: it can still bid.
    """
    blocked = None if too_little is None else Msg("pizarro.order.bid.blocked", most=too_little)
    limit = Option("limit", "limit", Msg("pizarro.order.bid.limit"), blocked=blocked)
    return (limit, Option("pass", "pass", Msg("pizarro.order.bid.pass")), ASK)


def _bid_order(state: State, seat: Seat, word: Token | None = None) -> Talk[Order]:
    """Ask how high to bid for the revealed card.

    What is asked does not change while others raise, so that no click comes too late.
    """
    stage = state.stage
    assert isinstance(stage, Bidding | Vetoing)
    bids = amounts(state, seat)
    hand, leave = state.position.players[seat].hand, must_leave(state.position.sides, stage.card)
    high, explorer, scope = most_payable(hand, leave), says.name(stage.card), auction_scope(state)
    choice = yield Ask(
        "order.bid",
        Msg("pizarro.order.bid.prompt", explorer=explorer),
        _bid_choices(None if bids else high),
        word=word,
    )
    if choice == "ask":
        return Order("bid", "", scope, Msg("pizarro.order.text.ask"))
    if choice == "pass":
        return Order("bid", "bid pass", scope, Msg("pizarro.order.bid.text.pass", explorer=explorer))
    limit = yield Ask(
        "order.limit",
        Msg("pizarro.order.limit.prompt", explorer=explorer, most=high),
        tuple(Option(str(amount), amount, Msg("pizarro.order.limit.up-to", amount=amount)) for amount in range(1, high + 1)),
    )
    return Order("bid", f"bid limit {limit}", scope, Msg("pizarro.order.bid.text.limit", explorer=explorer, limit=limit))


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """Return whether an order stays: for its auction, its phase or purchase, or the match."""
    if order.slot == "prices":
        return prices.holds(world, seat, order)
    if order.slot != "bid":
        return not isinstance(world.stage, Over)
    return can_bid(world, seat) and order.scope == auction_scope(world)


def outcome(world: State, seat: Seat, order: Order) -> Msg | None:
    """Say what came of the card of a `bid` order, or why a price list has ended."""
    if order.slot == "prices":
        return prices.end_reason(world, seat, order)
    explorer = dict(order.text.args).get("explorer")
    if order.slot != "bid" or explorer is None:
        return None
    stage, last = world.stage, world.position.last
    if isinstance(stage, Paying):
        winner, price, card = stage.seat, stage.price, stage.card
    elif last.what == "bought" and last.seat is not None and last.explorer is not None:
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


def news(world: State, seat: Seat, orders: tuple[Order, ...]) -> Msg | None:
    """Say which card a price list that goes on has just bought."""
    listed = next((order for order in orders if order.slot == "prices"), None)
    return None if listed is None else prices.purchase_news(world, seat, listed)


def _limit(order: Order) -> dict[str, int]:
    """Return the limit of a `bid` order as an argument, 0 for an order to pass."""
    words = order.line.split()
    return {"limit": int(words[2]) if len(words) == 3 else 0}


class _Unanswered(Exception):
    """Raised where no order covers an ask."""


Standing: TypeAlias = "dict[str, Order]"
"""The orders that apply, by their slots."""


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """Return the line that the orders play for a seat, or `None` to ask it."""
    if seat not in awaited(world):
        return None
    standing = {order.slot: order for order in orders if order.line and keeps(world, seat, order)}
    try:
        path, _ = drive(turn(world, seat), partial(_answer, world, seat, standing))
        return " ".join(path)
    except _Unanswered:
        return None


def _answer(world: State, seat: Seat, standing: Standing, ask: Ask | Form, path: Path) -> Token:
    """Return what the orders say to one ask."""
    assert isinstance(ask, Ask)
    if ask.name in SENSIBLE and _line(standing, "pay") == "pay sensible":
        return policy(world, seat, ask, path, Random(0))
    answers = {"veto": _veto, "bid": _bid, "bid.amount": _amount, "pay": _payment, "swap": _swap, "gamble": _draw}
    if ask.name not in answers:
        raise _Unanswered
    value = answers[ask.name](world, seat, standing, ask)
    if isinstance(value, tuple):
        return token(value) or NONE
    return next(option.token for option in ask.options if option.value == value)


def _line(standing: Standing, slot: str) -> Line:
    if slot not in standing:
        raise _Unanswered
    return standing[slot].line


def _veto(world: State, seat: Seat, standing: Standing, ask: Ask) -> bool:
    """Return whether an order vetoes the card.

    It allows the last card of a stack, too: a veto would bring it back at once.
    """
    return _line(standing, "veto") == f"veto {world.at(Vetoing).card}" and bool(world.position.stack)


def _bid(world: State, seat: Seat, standing: Standing, ask: Ask) -> bool:
    """Return whether the orders bid; a seat without money for a bid passes by `broke`."""
    bids, high = amounts(world, seat), _highest(world, seat, standing)
    if high is None:
        if not bids and "broke" in standing:
            return False
        raise _Unanswered
    return bool(bids) and bids[0] <= high


def _highest(world: State, seat: Seat, standing: Standing) -> int | None:
    """Return the highest bid of the orders, 0 to pass; `None` where they say nothing.

    An order for this card goes before the list.
    """
    if "bid" in standing:
        return _limit(standing["bid"])["limit"]
    return prices.limit(world, seat, standing["prices"], world.at(Bidding).card) if "prices" in standing else None


def _amount(world: State, seat: Seat, standing: Standing, ask: Ask) -> int:
    return amounts(world, seat)[0]


def _payment(world: State, seat: Seat, standing: Standing, ask: Ask) -> tuple[int, ...]:
    """Return the cards that pay by `pay exact` or `pay crowns`."""
    line = _line(standing, "pay")
    assert ask.so_far is not None
    won: State = ask.so_far()
    position, stage = won.position, won.at(Paying)
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    if line != "pay exact":
        return fewest_crowns(hand, stage.price, leave, position.is_exact)
    if not can_pay_exactly(hand, stage.price, leave):
        raise _Unanswered
    return nearest(hand, stage.price, leave)


def _swap(world: State, seat: Seat, standing: Standing, ask: Ask) -> tuple[int, ...]:
    assert ask.several is not None
    if _line(standing, "swap") == "swap none":
        return ()
    return poor(world.position.players[seat].hand, ask.several.hi)


def _draw(world: State, seat: Seat, standing: Standing, ask: Ask) -> bool:
    """Return whether to turn up one more card; the first one has to be."""
    return sum(world.at(Gambling).draws) < int(_line(standing, "gamble").split()[1])


def foresight(world: State, seat: Seat, rng: Random) -> tuple[Line, ...]:
    """Return the orders of a sensible player: rules of thumb, price list, limit."""
    slots = _slots(world, seat)
    lines = ["pay sensible", "veto never", "broke pass"]
    if "prices" in slots:
        lines.append(_foreseen_prices(world, seat))
    if "bid" in slots:
        lines.append(_foreseen_bid(world, seat))
    lines += ["swap poor"] if "swap" in slots else []
    lines += [f"gamble {HABITS.gamble_stop}"] if "gamble" in slots else []
    return tuple(lines)


def _foreseen_prices(world: State, seat: Seat) -> Line:
    """Return the list of a sensible player, for all the money in hand."""
    amounts: dict[Explorer, int | None] = {**sensible(world, seat)}
    return " ".join(["prices", *prices.tokens(amounts, sum(world.position.players[seat].hand) or None)])


def _foreseen_bid(world: State, seat: Seat) -> Line:
    """Return the limit of a sensible player, or a pass if that is below the next bid."""
    stage, bids = world.stage, amounts(world, seat)
    if isinstance(stage, Vetoing):
        world = State(world.position, Bidding(stage.card, 0, bidders(world.position, stage.card), ()))
    most_worth = limit(world, seat)
    return f"bid limit {most_worth}" if bids and bids[0] <= most_worth else "bid pass"
