"""Price lists, early answers, and the orders of a sensible player who leaves.

A price list is an order that bids for each explorer up to a price; its budget is the money for all of them in a phase.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.values.core import Ask, Form, Line, Msg, Option, Order, Seat
from engine.walking import worlds
from engine.walking.walk import Asking, Done, follow
from games.pizarro.game import RULES
from games.pizarro.mind.policy import limit
from games.pizarro.rules.state import Bidding, State
from games.pizarro.tests.given import given, when
from games.pizarro.tests.test_orders import give_orders, obey, still_applies

HAND = [3, 4, 5, 6, 7]


def give_price_list(state: State, seat: int, budget: str = "-", **prices: str) -> Order:
    """Return the order of a price list; explorers without a price are left out."""
    *explorers, _ = price_form(state, seat).fields
    tokens = " ".join(f"{field.key}={prices.get(field.key, '-')}" for field in explorers)
    (order,) = give_orders(state, seat, f"prices {tokens} budget={budget}")
    return order


def price_form(state: State, seat: int) -> Form:
    """Return the form of a price list: a field for each explorer, and the budget."""
    talk = RULES.orders.ask(state, Seat(seat))
    assert talk is not None
    end = follow(talk, ("prices",))
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    return end.ask


def outcome(state: State, order: Order) -> Msg:
    """Return what seat 0 reads of its order that has ended."""
    message = RULES.orders.outcome(worlds.imagine_world(RULES, state, Seat(0), Random(0)), Seat(0), order)
    assert message is not None
    return message


def news(state: State, order: Order) -> Msg | None:
    """Return what seat 0 reads of its order that goes on."""
    return worlds.news(RULES, state, Seat(0), (order,))


def test_a_list_bids_for_explorers_that_it_names_and_asks_about_others() -> None:
    state = given(["cook", "pizarro", "magellan"], hands={0: HAND})
    order = give_price_list(state, 0, cook="4", pizarro="0")
    assert obey(state, (order,)) == "bid 1"
    assert obey(when(state, "bid 1", "bid 2", "bid 4").state, (order,)) == "pass"
    pizarro = when(state, "pass", "pass", "bid 1 pay 1").state
    assert obey(when(pizarro, "bid 1").state, (order,)) == "pass"
    magellan = when(pizarro, "pass", "pass", "bid 1 pay 2").state
    assert obey(when(magellan, "bid 1").state, (order,)) is None


def test_an_order_for_the_card_goes_before_the_list() -> None:
    state = given(["cook", "cook"])
    assert obey(state, (give_price_list(state, 0, cook="4"), *give_orders(state, 0, "bid pass"))) == "pass"


def test_a_list_never_bids_more_than_the_hand_can_pay() -> None:
    state = given(["cook"], hands={0: [2, 3]})
    order = give_price_list(given(["cook"]), 0, cook="40")
    assert obey(when(state, "bid 1", "bid 2", "bid 4").state, (order,)) == "bid 5"
    assert obey(when(state, "bid 1", "bid 2", "bid 5").state, (order,)) == "pass"


def test_a_list_without_a_budget_ends_with_a_purchase() -> None:
    state = given(["cook", "pizarro", "cook"], hands={0: HAND})
    order = give_price_list(state, 0, cook="9", pizarro="9")
    won = when(state, "bid 9", "pass", "pass").state
    assert still_applies(won, 0, order)
    after = when(won, "pay 4+5").state
    assert not still_applies(after, 0, order)
    assert outcome(after, order).key == "pizarro.order.prices.ended.card"
    others = when(state, "pass", "pass", "bid 1 pay 1").state
    assert still_applies(others, 0, order), "another player has bought"


def test_a_list_with_a_budget_goes_on_with_lower_prices() -> None:
    state = given(["cook", "pizarro", "cook"], hands={0: HAND})
    order = give_price_list(state, 0, budget="18", cook="9", pizarro="10")
    after = when(state, "bid 9", "pass", "pass", "pay 4+5").state
    assert still_applies(after, 0, order)
    assert obey(when(after, "bid 1", "bid 2", "bid 4").state, (order,)) == "bid 5"
    assert obey(when(after, "bid 1", "bid 2", "bid 5").state, (order,)) == "pass", "half the budget is left, so 10 is now 5"
    spent = when(after, "bid 9", "pass", "pass", "pay 3+6").state
    assert not still_applies(spent, 0, order)
    assert news(after, order) == Msg("pizarro.order.prices.won", explorer=Msg("pizarro.explorer.cook"), price=9)
    assert news(state, order) is None and news(when(after, "bid 1").state, order) is None, "a purchase is told once"
    bought = Msg("pizarro.order.prices.ended.spent", explorer=Msg("pizarro.explorer.pizarro"), price=9, phase=1, budget=18)
    assert outcome(spent, order) == bought


def test_a_list_ends_with_its_phase() -> None:
    state = given(["cook"])
    order = give_price_list(state, 0, cook="3")
    after = when(state, "pass", "pass", "bid 1 pay 1").state
    assert not still_applies(after, 0, order)
    assert outcome(after, order) == Msg("pizarro.order.prices.ended.phase", phase=1)


def test_a_list_without_a_price_is_withdrawn() -> None:
    state = given(["cook"])
    assert give_price_list(state, 0).line == ""


def test_suggested_price_lists_fill_in_everything() -> None:
    state = given(["cook", "pizarro", "magellan"])
    choice = RULES.mind.decision(state, Seat(0), price_form(state, 0), ("prices",))
    assert choice is not None and len(choice.answers) == 4
    for answer in choice.answers:
        talk = RULES.orders.ask(state, Seat(0))
        assert talk is not None
        end = follow(talk, ("prices", *answer.path))
        assert isinstance(end, Done) and end.value.line in ("", " ".join(("prices", *answer.path)))


def test_all_players_still_in_the_auction_may_answer_early() -> None:
    state = given(["cook"], ships={0: [("columbus", 1)]})
    assert RULES.early.seats(state) == (1, 2)
    bidding = when(state, "allow").state
    assert (RULES.to_act(bidding), RULES.early.seats(bidding)) == ((0,), (1, 2))
    assert RULES.early.seats(when(bidding, "bid 3", "pass").state) == (0,)


@pytest.mark.parametrize(("line", "played"), [("bid limit 9", "bid 4"), ("bid pass", "pass")])
def test_an_early_answer_is_an_order_for_this_card(line: Line, played: Line) -> None:
    state = given(["cook"])
    talk = RULES.early.ask(state, Seat(2))
    assert talk is not None
    end = follow(talk, tuple(line.split()))
    assert isinstance(end, Done) and (end.value,) == give_orders(state, 2, line)
    assert worlds.early_answer(RULES, state, Seat(2), (end.value,)) == end.value
    assert obey(when(state, "bid 3", "pass").state, (end.value,)) == played


def test_a_player_who_is_out_has_nothing_to_answer() -> None:
    assert RULES.early.ask(when(given(["cook"]), "pass").state, Seat(0)) is None


def test_a_price_list_is_an_early_answer_if_it_names_the_card() -> None:
    state = given(["cook", "pizarro"])
    named, other = give_price_list(state, 1, cook="3"), give_price_list(state, 1, pizarro="3")
    assert worlds.early_answer(RULES, state, Seat(1), (named,)) == named
    assert worlds.early_answer(RULES, state, Seat(1), (other,)) is None


def test_the_limits_asked_early_do_not_change_while_others_raise() -> None:
    state = given(["cook"])
    assert early_limits(state, Seat(2)) == early_limits(when(state, "bid 3").state, Seat(2))


def early_limits(state: State, seat: Seat) -> tuple[Option[Any], ...]:
    """Return the limits that a seat may set before it is its turn."""
    talk = RULES.early.ask(state, seat)
    assert talk is not None
    end = follow(talk, ("bid", "limit"))
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask.options


def test_foresight_bids_for_the_card_as_the_sensible_player_would() -> None:
    state = given(["cook", "pizarro", "columbus"])
    assert isinstance(state.stage, Bidding)
    lines = RULES.orders.foresight(state, Seat(1), Random(0))
    assert f"bid limit {limit(state, Seat(1))}" in lines
    orders = give_orders(state, 1, *lines)
    assert {order.slot for order in orders} == {"bid", "prices", "pay", "veto", "broke", "swap"}
