"""Price lists of `pizarro`, who may answer early, and what a sensible player leaves."""

from __future__ import annotations

from random import Random

import pytest

from engine.values.core import Ask, Form, Line, Msg, Order, Seat
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
    form = price_form(state, seat)
    tokens = " ".join(f"{field.key}={prices.get(field.key, '-')}" for field in form.fields[:-1])
    return give_orders(state, seat, f"prices {tokens} budget={budget}")[0]


def price_form(state: State, seat: int) -> Form:
    talk = RULES.orders.ask(state, Seat(seat))
    assert talk is not None
    end = follow(talk, ("prices",))
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    return end.ask


def outcome(state: State, order: Order) -> Msg:
    message = RULES.orders.outcome(worlds.imagine_world(RULES, state, Seat(0), Random(0)), Seat(0), order)
    assert message is not None
    return message


def news(state: State, order: Order) -> Msg | None:
    return worlds.news(RULES, state, Seat(0), (order,))


def test_a_list_bids_for_what_it_names_and_asks_for_the_rest() -> None:
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
    assert still_applies(others, 0, order), "a purchase of another changes nothing"


def test_with_a_budget_it_goes_on_with_lower_prices() -> None:
    state = given(["cook", "pizarro", "cook"], hands={0: HAND})
    order = give_price_list(state, 0, budget="18", cook="9", pizarro="10")
    after = when(state, "bid 9", "pass", "pass", "pay 4+5").state
    assert still_applies(after, 0, order)
    assert obey(when(after, "bid 1", "bid 2", "bid 4").state, (order,)) == "bid 5"
    assert obey(when(after, "bid 1", "bid 2", "bid 5").state, (order,)) == "pass", "half of the budget is left, so 10 is 5 now"
    spent = when(after, "bid 9", "pass", "pass", "pay 3+6").state
    assert not still_applies(spent, 0, order)
    assert news(after, order) == Msg("pizarro.order.prices.won", explorer=Msg("pizarro.explorer.cook"), price=9)
    assert news(state, order) is None and news(when(after, "bid 1").state, order) is None, "it is told once"
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


def test_a_list_of_the_decision_fills_in_everything() -> None:
    state = given(["cook", "pizarro", "magellan"])
    choice = RULES.mind.decision(state, Seat(0), price_form(state, 0), ("prices",))
    assert choice is not None and len(choice.answers) == 4
    for answer in choice.answers:
        talk = RULES.orders.ask(state, Seat(0))
        assert talk is not None
        end = follow(talk, ("prices", *answer.path))
        assert isinstance(end, Done) and end.value.line in ("", " ".join(("prices", *answer.path)))


def test_all_who_are_still_in_may_answer() -> None:
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


def test_who_is_out_has_nothing_to_answer() -> None:
    assert RULES.early.ask(when(given(["cook"]), "pass").state, Seat(0)) is None


def test_a_price_list_is_an_early_answer_where_it_names_the_card() -> None:
    state = given(["cook", "pizarro"])
    named, other = give_price_list(state, 1, cook="3"), give_price_list(state, 1, pizarro="3")
    assert worlds.early_answer(RULES, state, Seat(1), (named,)) == named
    assert worlds.early_answer(RULES, state, Seat(1), (other,)) is None


def test_what_is_asked_early_does_not_change_while_others_raise() -> None:
    state = given(["cook"])
    first, later = (follow(talk, ("bid", "limit")) for at in (state, when(state, "bid 3").state) if (talk := RULES.early.ask(at, Seat(2))))
    assert isinstance(first, Asking) and isinstance(later, Asking)
    assert isinstance(first.ask, Ask) and isinstance(later.ask, Ask) and first.ask.options == later.ask.options


def test_foresight_bids_for_the_card_as_the_sensible_player_would() -> None:
    state = given(["cook", "pizarro", "columbus"])
    assert isinstance(state.stage, Bidding)
    lines = RULES.orders.foresight(state, Seat(1), Random(0))
    assert f"bid limit {limit(state, Seat(1))}" in lines
    orders = give_orders(state, 1, *lines)
    assert {order.slot for order in orders} == {"bid", "prices", "pay", "veto", "broke", "swap"}
