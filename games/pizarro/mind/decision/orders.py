"""The asks of orders: how high for one card, prices for a phase, rules of thumb."""

from __future__ import annotations

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Form, Msg, Path, Seat
from games.pizarro.mind.decision.bids import LISTED, bid_answers, how_high, is_clear, limits, offer_payments, or_pass, others
from games.pizarro.mind.manner import HABITS
from games.pizarro.mind.policy import sensible
from games.pizarro.mind.stakes import frame, stake
from games.pizarro.rules import says
from games.pizarro.rules.board import Explorer, must_leave
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.prices import items, tokens
from games.pizarro.rules.state import Bidding, State, Vetoing
from games.pizarro.rules.turn.auction import amounts

CAREFUL = 0.75
"""The share of the sensible player's prices that a careful one gives."""
CAUTIOUS_STOP = HABITS.gamble_stop - 2
"""The sum at which a cautious player turns up no more cards."""
RULES = {
    "order.veto": ("never", "ask"),
    "order.pay": ("sensible", "crowns", "ask"),
    "order.broke": ("pass", "ask"),
    "order.swap": ("poor", "none", "ask"),
    "order.gamble": (str(HABITS.gamble_stop), str(CAUTIOUS_STOP), "ask"),
}
"""The answers offered for each rule of thumb: what a careful player orders, perhaps something more cautious, and to be asked."""

MENU = {
    ("bid", "pass"): "pizarro.order.bid.pass",
    ("veto", "never"): "pizarro.order.veto.never",
    ("broke", "pass"): "pizarro.decision.order.broke",
}
"""The orders in the menu, with what they are called there."""


def order_decision(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Decision | None:
    """Return an ask of an order in brief."""
    if isinstance(asked, Form):
        return _prices(state, seat, asked.prompt)
    if asked.name in RULES:
        return _rule(state, asked)
    if asked.name == "order":
        return _orders(state, seat, asked)
    return _limit(state, seat, asked)


def _limit(state: State, seat: Seat, asked: Ask) -> Decision:
    """Ask how high to bid for the card under auction, also before one is asked."""
    stage, position, bids = state.stage, state.position, amounts(state, seat)
    assert isinstance(stage, Bidding | Vetoing)
    hand = position.players[seat].hand
    question = Msg("pizarro.decision.limit.question", explorer=says.name(stage.card))
    waits = Answer(("ask",), Msg("pizarro.order.ask"), costs=False)
    if not bids:
        high = most_payable(hand, must_leave(position.sides, stage.card))
        words = Msg("pizarro.decision.dear.stake", most=high, bid=stage.bid if isinstance(stage, Bidding) else 0)
        return Decision(question, or_pass((waits,), hand, is_worth=False), words, frame(position), has_best=True)
    if asked.name == "order.bid":
        answers, words = how_high(state, seat, bids)
    else:
        offers = limits(state, seat, bids).offers or offer_payments(state, seat, bids, MOST).offers
        answers, words = bid_answers(hand, offers[:MOST], "pizarro.decision.limit", before=()), stake(state, seat)
    shown = [int(answer.path[-1]) for answer in answers if answer.path[-1].isdecimal()]
    rest = others("pizarro.decision.limit.rest", bids, shown)
    return Decision(question, answers, words, frame(position), has_best=is_clear(state, seat, bids), rest=rest)


def _prices(state: State, seat: Seat, group: Msg) -> Decision:
    """Ask for the price list: the sensible one, a lower one, none; a pass on all in the menu."""
    wise, money = sensible(state, seat), sum(state.position.players[seat].hand)
    nobody: dict[Explorer, int | None] = dict.fromkeys(wise)
    asks = Answer(tokens(nobody, None), Msg("pizarro.order.ask"), costs=False)
    question = Msg("pizarro.decision.prices.question", phase=state.position.phase)
    best = dict(sorted([(card, price) for card, price in wise.items() if price], key=lambda pair: -pair[1])[:LISTED])
    nothing = Answer(tokens(dict.fromkeys(wise, 0), None), Msg("pizarro.decision.prices.nothing"), costs=False)
    if not best:
        return Decision(question, (nothing, asks), Msg("pizarro.decision.prices.nothing.stake"), frame(state.position))
    lower = {card: int(price * CAREFUL) for card, price in wise.items()}
    return Decision(
        question,
        (
            Answer(tokens(dict(wise), money), Msg("pizarro.decision.order.wise"), asks=True),
            Answer(tokens(dict(lower), money), Msg("pizarro.decision.prices.lower"), asks=True),
            asks,
            replace(nothing, group=group),
        ),
        Msg("pizarro.decision.prices.stake", prices=items(best)),
        frame(state.position),
        rest=Msg("pizarro.decision.prices.rest"),
    )


def _orders(state: State, seat: Seat, asked: Ask) -> Decision:
    """Ask what to order, first what saves the most clicks; the rest stands in the menu."""
    slots, position, stage = {option.value for option in asked.options}, state.position, state.stage
    answers = []
    if "bid" in slots and isinstance(stage, Bidding | Vetoing) and (bids := amounts(state, seat)):
        for limit, _ in limits(state, seat, bids).offers[:1]:
            label = Msg("pizarro.decision.order.limit", explorer=says.name(stage.card), amount=limit)
            answers.append(Answer(("bid", "limit", str(limit)), label))
        answers.append(Answer(("bid", "limit"), Msg("pizarro.order.bid.limit"), costs=False, group=asked.prompt))
    if "prices" in slots and any((wise := sensible(state, seat)).values()):
        path = ("prices", *tokens({**wise}, sum(position.players[seat].hand)))
        label = Msg("pizarro.decision.order.prices", phase=position.phase)
        answers.append(Answer(path, label, costs=False, asks=True, goes_on=True))  # it bids for many cards, so it is confirmed
    answers.append(Answer(("pay", "sensible"), Msg("pizarro.decision.order.pay")))
    answers += [Answer(path, Msg(key), costs=False, group=asked.prompt) for path, key in MENU.items() if path[0] in slots]
    stake = Msg("pizarro.decision.order.stake")
    return Decision(Msg("pizarro.decision.order.question"), tuple(answers), stake, frame(position), rest=Msg("pizarro.decision.order.rest"))


def _rule(state: State, asked: Ask) -> Decision:
    """Ask for a rule of thumb for the whole match."""
    name = asked.name.removeprefix("order.")
    answers = tuple([Answer((word,), _rule_label(name, word), costs=False) for word in RULES[asked.name]])
    is_all = len(answers) == len(asked.options)
    return Decision(
        Msg("pizarro.decision.order.rule.question", slot=name),
        answers,
        Msg("pizarro.decision.order.rule.stake", slot=name),
        frame(state.position),
        has_best=asked.name != "order.broke",  # to pass at once tells the others something
        rest=None if is_all else Msg("pizarro.decision.order.rule.rest", slot=name),
    )


def _rule_label(name: str, word: str) -> Msg:
    if word == "ask":
        return Msg("pizarro.order.ask")
    if word.isdecimal():
        return Msg("pizarro.order.gamble.stop", sum=int(word))
    return Msg(f"pizarro.order.{name}.{word}")
