"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | holds for |
|---|---|---|
| `cheap` | `cheap 3`: for prizes up to 3, the lowest card without coins | the match |

An order has a *slot* (a new order replaces the old one of its slot), a *line* (its transcript; an empty line withdraws it)
and a *scope* (what it is for; `keeps` says when that is over).
"""

from __future__ import annotations

from engine.values.core import Ask, Form, Line, Msg, Option, Order, Path, Seat, Talk, Token
from games.newgame.rules.board import PRIZES
from games.newgame.rules.state import Over, State, to_act
from games.newgame.rules.turn import turn
from engine.asks.talk import pick
from engine.walking.walk import drive

MATCH = "match"


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` when there is nothing to order."""
    return None if isinstance(state.stage, Over) else _limit()


def _limit() -> Talk[Order]:
    options = [Option("cheap", True, Msg("newgame.order.cheap")), Option("ask", False, Msg("newgame.order.ask"))]
    if not (yield from pick("order.cheap", Msg("newgame.order.prompt"), options)):
        return Order("cheap", "", MATCH, Msg("newgame.order.ask"))
    limits = [Option(str(prize), prize, Msg("newgame.order.prize", prize=prize)) for prize in sorted(PRIZES)]
    limit = yield from pick("order.limit", Msg("newgame.order.limit"), limits)
    return Order("cheap", f"cheap {limit}", MATCH, Msg("newgame.order.text", prize=limit))


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders of a seat play now, or `None` to ask the player. The dialogue of the turn is the real one."""
    limit = max((int(each.line.split()[1]) for each in orders), default=0)
    if seat not in to_act(world) or world.position.prize > limit:
        return None
    path, _ = drive(turn(world, seat), _cheapest)
    return " ".join(path)


def _cheapest(ask: Ask | Form, path: Path) -> Token:
    """The lowest card, no coins: options stand in ascending order."""
    assert isinstance(ask, Ask)
    return ask.options[0].token


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """Whether an order still applies."""
    return not isinstance(world.stage, Over)
