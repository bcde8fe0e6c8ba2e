"""Ready answers of orders, by the names of the asks: limits, price lists, rules of thumb."""

from __future__ import annotations

from collections.abc import Collection

from engine.values.core import Ask, Form, Msg, Path, Seat, Suggestion
from games.pizarro.mind.policy import price
from games.pizarro.rules import says
from games.pizarro.rules.board import Explorer, must_leave
from games.pizarro.rules.payment import crowns, fewest_crowns
from games.pizarro.rules.prices import coming, items, tokens
from games.pizarro.rules.state import Bidding, State, Vetoing
from games.pizarro.rules.turn.auction import amounts
from games.pizarro.rules.turn.purchase import token

LADDER = (2, 4, 6, 8, 10, 12, 15, 18, 21, 25, 30, 35, 40, 50, 60, 70, 80)
"""Ready limits. They do not move with the bid, so that a button is still what it was when somebody else has raised."""
SHOWN = 5
"""How many of them are offered."""
CAREFUL = 0.75
"""The share of the sensible player's prices that a careful one gives."""


def ready(state: State, seat: Seat, asked: Ask | Form) -> tuple[Suggestion, ...]:
    """Ready answers to an ask of an order."""
    if isinstance(asked, Form):
        return _lists(state, seat, asked)
    if asked.name == "order":
        return _orders(state, seat, {option.value for option in asked.options})
    if asked.name == "order.bid":
        return (*limits(state, seat, ("limit",)), Suggestion(("pass",), Msg("pizarro.order.bid.pass"), plays=True))
    return limits(state, seat) if asked.name == "order.limit" else ()


def _orders(state: State, seat: Seat, slots: Collection[str]) -> tuple[Suggestion, ...]:
    """One click each: the limit and the pass for the card under auction, the sensible price list, the rules of thumb."""
    ready: list[Suggestion] = []
    stage = state.stage
    if "bid" in slots and isinstance(stage, Bidding | Vetoing):
        explorer = says.name(stage.card)
        ready += [Suggestion(("bid", "limit"), Msg("pizarro.order.suggest.limit", explorer=explorer))] if amounts(state, seat) else []
        ready.append(Suggestion(("bid", "pass"), Msg("pizarro.order.suggest.pass", explorer=explorer), plays=True))
    if "prices" in slots:
        wise = sensible(state, seat)
        if any(wise.values()):
            path = ("prices", *tokens(dict(wise), _money(state, seat)))
            label = Msg("pizarro.order.suggest.prices", phase=state.position.phase)
            ready.append(Suggestion(path, label, hint=_listed(wise), plays=True, goes_on=True, asks=True))
        ready.append(Suggestion(("prices",), Msg("pizarro.order.suggest.own")))
    thumb = (("pay", "sensible"), ("veto", "never"), ("broke", "pass"))
    ready += [Suggestion(path, Msg(f"pizarro.order.suggest.{path[0]}"), plays=True) for path in thumb]
    return tuple(ready)


def limits(state: State, seat: Seat, before: Path = ()) -> tuple[Suggestion, ...]:
    """A few limits above the bid as it stands, with the payment that each would take at most."""
    stage, position, bids = state.stage, state.position, amounts(state, seat)
    assert isinstance(stage, Bidding | Vetoing)
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    made = []
    for amount in [amount for amount in LADDER if amount in bids][:SHOWN]:
        cards = fewest_crowns(hand, amount, leave, position.is_exact)
        hint = Msg("pizarro.bid.costs", cards=token(cards), crowns=crowns(cards))
        made.append(Suggestion((*before, str(amount)), Msg("pizarro.order.limit.up-to", amount=amount), hint=hint, plays=True))
    return tuple(made)


def _lists(state: State, seat: Seat, asked: Form) -> tuple[Suggestion, ...]:
    """What a sensible player would give, the same with more care, and a pass on everything."""
    wise = sensible(state, seat)
    careful = {card: int(amount * CAREFUL) for card, amount in wise.items()}
    made = [
        Suggestion(tokens(dict(given), _money(state, seat)), label, hint=_listed(given), plays=True, asks=True)
        for label, given in ((Msg("pizarro.order.prices.sensible"), wise), (Msg("pizarro.order.prices.careful"), careful))
        if any(given.values())
    ]
    nothing: dict[Explorer, int | None] = dict.fromkeys(wise, 0)
    return (*made, Suggestion(tokens(nothing, None), Msg("pizarro.order.prices.nothing"), plays=True))


def sensible(state: State, seat: Seat) -> dict[Explorer, int]:
    """The prices that the sensible player has in mind now."""
    return {card: max(0, price(state.position, seat, card)) for card in coming(state, seat)}


def _money(state: State, seat: Seat) -> int:
    return sum(state.position.players[seat].hand)


def _listed(given: dict[Explorer, int]) -> Msg:
    return Msg("pizarro.order.prices.listed", prices=items(given))
