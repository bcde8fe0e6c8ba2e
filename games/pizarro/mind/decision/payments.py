"""How to pay, what goes under Magellan on which pile, the half for Vasco da Gama."""

from __future__ import annotations

from collections.abc import Sequence

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Msg, Path, Seat
from games.pizarro.mind import quick
from games.pizarro.mind.manner import chart, thumb
from games.pizarro.mind.quick import quiet_workbench
from games.pizarro.mind.stakes import bid_stake, frame, holds_top_card, is_first_card
from games.pizarro.mind.wording import brings, paid_with
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, NUMBER, PHASES, must_leave, space
from games.pizarro.rules.payment import Cards, can_pay_exactly, crowns, fewest_crowns, hand_places, problem, ready
from games.pizarro.rules.state import Paying, Position, State, without
from games.pizarro.rules.turn.flow import bidders
from games.pizarro.rules.turn.purchase import gain, open_piles, token

UNDER = {"pizarro.decision.pay": "pizarro.decision.pay.under", "pizarro.decision.buy": "pizarro.decision.buy.under"}
"""The message for a payment of which a card goes under Magellan, by the message for all others."""
FROM = {"left": "pizarro.decision.from.left", "right": "pizarro.decision.from.right"}
"""The message for the ship on each half of a space."""


def pay(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask which cards to pay with."""
    assert asked.so_far is not None
    won: State = asked.so_far()
    stage, position = won.at(Paying), won.position
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    answers = payments(won, (), "pizarro.decision.pay")
    if path:
        stake = Msg("pizarro.decision.pay.bid.stake", explorer=says.name(stage.card), price=stage.price)
    elif is_first_card(position) and holds_top_card(hand) and not holds_top_card(paid_cards(answers[0])):
        stake = bid_stake(brings(position, seat, stage.card), Msg("pizarro.decision.spare.stake"))
    elif can_pay_exactly(hand, stage.price, leave):
        stake = Msg("pizarro.decision.pay.exact.stake", bold=brings(position, seat, stage.card))
    else:
        stake = Msg("pizarro.decision.pay.over.stake", bold=brings(position, seat, stage.card))
    question = Msg("pizarro.decision.pay.question", explorer=says.name(stage.card), price=stage.price)
    rest = Msg("pizarro.decision.pay.rest")
    return Decision(question, answers, stake, frame(position), has_best=is_best_payment(won, answers), rest=rest)


def payments(won: State, before: Path, key: str) -> tuple[Answer, ...]:
    """Return the sensible player's payment, then others by the crowns that they take.

    If one of the cards goes under Magellan, the points that it brings there are taken off.
    """
    stage, position = won.at(Paying), won.position
    player, leave = position.players[stage.seat], must_leave(position.sides, stage.card)
    hand, goes_under = player.hand, stage.card == "magellan" and not leave  # with a card to leave, that one goes under
    wise = quick.payment(quiet_workbench(position), stage.seat, NUMBER[stage.card], stage.price)
    worthwhile = dict.fromkeys((wise, *ready(hand, stage.price, leave, position.is_exact)))
    back = dict.fromkeys(worthwhile, 0)
    if goes_under:
        piles = open_piles(player, position.phase)
        every = dict.fromkeys((*worthwhile, *_each_card(hand, stage.price, position.is_exact)))
        back = {cards: max(gain(player, pile, value) for pile in piles for value in cards) for cards in every}
    answers: list[Answer] = []
    for cards in sorted(back, key=lambda cards: (cards != wise, crowns(cards) - back[cards], sum(cards), len(cards)))[:MOST]:
        taken = {place for answer in answers for place in answer.places}
        more = {"points": back[cards]} if goes_under else {}
        label = Msg(UNDER[key] if goes_under else key, price=stage.price, **more, **paid_with(hand, cards))
        hint = says.given_up(hand, cards, stage.price)
        answers.append(Answer((*before, token(cards)), label, hint, hand_places(hand, cards, taken)))
    return tuple(answers)


def is_best_payment(won: State, answers: Sequence[Answer]) -> bool:
    """Return whether the sensible payment, the first answer, may be called the best.

    If money is still needed, it has to leave a card in the hand, and after phase I no other answer may keep more money or more crowns.
    """
    stage, position = won.at(Paying), won.position
    if not needs_money(position, stage.seat):
        return True
    paid = [paid_cards(answer) for answer in answers]
    first = paid[0]
    is_least = sum(first) == min(map(sum, paid)) and crowns(first) == min(map(crowns, paid))
    return len(first) < len(position.players[stage.seat].hand) and (position.phase == PHASES[0] or is_least)


def needs_money(position: Position, seat: Seat) -> bool:
    """Return whether the seat may still bid for a card after this one."""
    return position.phase < PHASES[-1] or any(seat in bidders(position, card) for card in set(position.stack))


def paid_cards(answer: Answer) -> Cards:
    """Return the cards of an answer that pays."""
    return tuple(map(int, answer.path[-1].split("+")))


def _each_card(hand: Cards, price: int, is_exact: bool) -> list[Cards]:
    """Return for each card the payment with the fewest crowns that takes it."""
    payments = []
    for value in dict.fromkeys(hand):
        rest = fewest_crowns(without(hand, (value,)), price - value, 0, is_exact) if price > value else ()
        cards = tuple(sorted((value, *rest)))
        if problem(hand, price, 0, is_exact, cards) is None:
            payments.append(cards)
    return payments


def _bought(path: Path) -> Cards:
    """Return the cards that pay in a half-made move."""
    return tuple(map(int, path[path.index("pay") + 1].split("+")))


def _so_far(asked: Ask, path: Path, question: str) -> Msg:
    """Say what is paid for what, then the question."""
    assert asked.so_far is not None
    won: State = asked.so_far()
    cards = _bought(path)
    return Msg("pizarro.decision.paid", explorer=says.name(won.at(Paying).card), crowns=crowns(cards), then=Msg(question))


def under(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask for a card; of the cards with equal crowns, that with the least money is offered."""
    assert asked.so_far is not None
    position = asked.so_far().position
    player = position.players[seat]
    is_hidden = bool(must_leave(position.sides, "magellan"))  # side A: the card is of the hand, and lies face down
    piles = open_piles(player, position.phase)
    hand = state.position.players[seat].hand
    points = {option.value: max(gain(player, pile, option.value) for pile in piles) for option in asked.options}
    best: dict[int, int] = {}
    for value in sorted(points):
        best.setdefault(CROWNS[value], value)
    chosen = [best[count] for count in sorted(best, reverse=True)][:MOST]
    paid = set(hand_places(hand, _bought(path)))
    answers = []
    for value in chosen:
        key = "pizarro.decision.under.hand" if is_hidden else "pizarro.decision.under.paid"
        label = Msg(key, card=value, points=points[value], crowns=CROWNS[value])
        at = hand_places(hand, (value,), paid) if is_hidden else (min(place for place in paid if hand[place] == value),)
        answers.append(Answer((str(value),), label, places=at))
    has_best = len(answers) > 1
    stake = _so_far(asked, path, "pizarro.decision.under.then" if has_best else "pizarro.decision.under.equal")
    rest = Msg("pizarro.decision.under.rest") if len(points) > len(answers) else None
    return Decision(Msg("pizarro.decision.under.question"), tuple(answers), stake, frame(position), has_best=has_best, rest=rest)


def pile(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask on which pile the card goes, the one that scores most first."""
    assert asked.so_far is not None
    position = asked.so_far().position
    player, under = position.players[seat], int(path[path.index("under") + 1])
    points = {option.value: gain(player, option.value, under) for option in asked.options}
    order = sorted(points, key=lambda pile: (-points[pile], pile))
    answers = []
    for pile in order[:MOST]:
        label = Msg("pizarro.decision.pile", cards=token(player.piles[pile].values), points=points[pile])
        answers.append(Answer((str(pile + 1),), label, places=(("pile", pile),)))
    has_best = points[order[0]] > points[order[1]]
    stake = _so_far(asked, path, "pizarro.decision.pile.then" if has_best else "pizarro.decision.pile.equal")
    rest = Msg("pizarro.decision.pile.rest") if len(order) > MOST else None
    return Decision(Msg("pizarro.decision.pile.question"), tuple(answers), stake, frame(position), has_best=has_best, rest=rest)


def half(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask for the half of Vasco da Gama's space, the sensible one first."""
    assert asked.so_far is not None
    position = asked.so_far().position
    phase, sides = position.phase, position.sides
    draws, right = space(sides, "vasco_da_gama", phase, "left").amount, space(sides, "vasco_da_gama", phase, "right").crowns
    labels = {"left": Msg("pizarro.decision.half.left", cards=draws), "right": Msg("pizarro.decision.half.right", crowns=right)}
    best = chart(sides, thumb(len(position.players))).halves[phase]
    order = sorted(labels, key=lambda half: half != best)
    answers = tuple([Answer((half,), labels[half], places=(("half", half),)) for half in order])
    stake = _so_far(asked, path, "pizarro.decision.half.then")
    return Decision(Msg("pizarro.decision.half.question"), answers, stake, frame(position), has_best=True)


def origin(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask which ship sails on; that of the left half gives up nothing."""
    position = state.position
    phase, half = position.phase, path[-1]
    answers = []
    for which, key in FROM.items():
        label = Msg(key, crowns=space(position.sides, "vasco_da_gama", phase - 1, which).crowns)
        answers.append(Answer((which,), label, places=(("from", which),)))
    stake = Msg("pizarro.decision.from.stake", half=half, cards=token(_bought(path)))
    return Decision(Msg("pizarro.decision.from.question"), tuple(answers), stake, frame(position), has_best=True)
