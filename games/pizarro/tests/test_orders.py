"""Standing orders of `pizarro`: limits of bids, vetoes, payments, exchanges and the gamble."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Arg, Line, Msg, Order, Seat, Who
from engine.walking import worlds
from engine.walking.walk import Asking, Done, follow
from games.pizarro.game import RULES
from games.pizarro.rules.state import Exchanging, State, Vetoing
from games.pizarro.tests.given import awaited, given, when
from games.pizarro.tests.test_half_1 import start_gamble


def give_orders(state: State, seat: int, *lines: Line) -> tuple[Order, ...]:
    """Return the orders that a seat gives with these lines."""
    orders = []
    for line in lines:
        talk = RULES.orders.ask(state, Seat(seat))
        assert talk is not None
        end = follow(talk, tuple(line.split()))
        assert isinstance(end, Done)
        orders.append(end.value)
    return tuple(orders)


def obey(state: State, orders: tuple[Order, ...], seat: int | None = None) -> Line | None:
    """Return the line that the orders play for the awaited seat, or for another one; `None` asks the player."""
    return worlds.ordered_line(RULES, state, Seat(awaited(state) if seat is None else seat), orders)


def outcome(state: State, seat: int, order: Order) -> Msg | None:
    """Return what the owner of an order that has just ended reads of it."""
    ((_, message),) = worlds.lapsed_orders(RULES, state, Seat(seat), (order,))
    return message


def still_applies(state: State, seat: int, order: Order) -> bool:
    """Whether an order of a seat still applies."""
    return not worlds.lapsed_orders(RULES, state, Seat(seat), (order,))


def test_a_limit_raises_by_the_least_and_passes_above() -> None:
    state = given(["cook"])
    orders = give_orders(state, 0, "bid limit 5")
    assert obey(state, orders) == "bid 1"
    assert obey(when(state, "bid 1", "bid 2", "bid 4").state, orders) == "bid 5"
    assert obey(when(state, "bid 1", "bid 2", "bid 5").state, orders) == "pass"


def test_a_limit_never_bids_more_than_the_hand_can_pay() -> None:
    state = given(["cook"], hands={0: [2, 3]})
    (passing,) = give_orders(state, 0, "bid pass")
    orders = (replace(passing, line="bid limit 40"),)
    assert obey(when(state, "bid 1", "bid 2", "bid 4").state, orders) == "bid 5"
    assert obey(when(state, "bid 1", "bid 2", "bid 5").state, orders) == "pass"


def test_orders_can_be_given_before_the_own_turn_and_before_vetoes() -> None:
    state = given(["cook"], ships={0: [("columbus", 1)]})
    orders = give_orders(state, 2, "bid limit 9")
    assert obey(state, orders, seat=2) is None
    state = when(state, "allow", "bid 3", "pass").state
    assert obey(state, orders) == "bid 4"


def test_a_bid_order_is_dropped_when_its_auction_is_over() -> None:
    state = given(["cook", "cook"])
    (order,) = give_orders(state, 0, "bid limit 9")
    assert still_applies(state, 0, order)
    paying = when(state, "pass", "bid 1", "pass").state
    assert not still_applies(paying, 0, order)
    assert not still_applies(when(paying, "pay 1").state, 0, order)


def test_a_bid_order_is_dropped_after_a_pass_or_a_veto() -> None:
    state = given(["cook", "cook"], ships={0: [("columbus", 1)]})
    (order,) = give_orders(state, 1, "bid limit 9")
    assert not still_applies(when(state, "veto").state, 1, order)
    assert not still_applies(when(state, "allow", "bid 1", "pass").state, 1, order)


def test_a_player_who_is_out_of_the_auction_cannot_order_bids() -> None:
    state = when(given(["cook"]), "pass").state
    slots = [_slots(state, seat) for seat in range(3)]
    assert ["bid" in slots_of_seat for slots_of_seat in slots] == [False, True, True]
    assert all({"veto", "pay", "broke", "swap"} <= slots_of_seat for slots_of_seat in slots)


def _slots(state: State, seat: int) -> set[str]:
    """Return the kinds of orders that a seat can give."""
    talk = RULES.orders.ask(state, Seat(seat))
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking)
    return {option.token for option in end.ask.options}  # type: ignore[union-attr]


def test_the_limit_of_a_sole_bidder_asks_for_the_payment() -> None:
    state = when(given(["cook"]), "pass", "pass").state
    orders = give_orders(state, 2, "bid limit 9")
    assert obey(state, orders) is None
    assert obey(state, (*orders, *give_orders(state, 2, "pay exact"))) == "bid 1 pay 1"


@pytest.mark.parametrize(("line", "played"), [("veto never", "allow"), ("veto cook", "veto"), ("veto pizarro", "allow")])
def test_a_veto_order_answers_the_window(line: str, played: str) -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)]})
    assert obey(state, give_orders(state, 0, line)) == played


def test_an_order_wastes_no_veto_on_the_last_card_of_a_stack() -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)] * 3})
    orders = give_orders(state, 0, "veto cook")
    state = when(state, "veto", "allow", "pass", "pass", "pass").state
    assert isinstance(state.stage, Vetoing)
    assert (state.stage.card, state.position.players[0].vetoes) == ("cook", 2)
    assert obey(state, orders) == "allow"


def test_without_an_order_the_owner_of_a_veto_is_asked() -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)]})
    (order,) = give_orders(state, 0, "veto ask")
    assert order.line == ""
    assert obey(state, (order,)) is None


@pytest.mark.parametrize(("line", "played"), [("pay exact", "pay 1+5"), ("pay crowns", "pay 9")])
def test_payments_are_made_as_ordered(line: str, played: str) -> None:
    state = when(given(["pizarro"], hands={0: [1, 2, 3, 5, 9]}), "bid 6", "pass", "pass").state
    assert obey(state, give_orders(state, 0, line)) == played


def test_an_exact_payment_that_is_impossible_is_asked_for() -> None:
    state = when(given(["pizarro"], hands={0: [9]}), "bid 6", "pass", "pass").state
    assert obey(state, give_orders(state, 0, "pay exact")) is None
    assert obey(state, give_orders(state, 0, "pay crowns")) == "pay 9"


@pytest.mark.parametrize(("card", "sides"), [("magellan", "aa"), ("magellan", "ba"), ("vasco_da_gama", "ab")])
def test_cards_with_another_choice_are_always_asked_for(card: str, sides: str) -> None:
    state = when(given([card], sides=sides), "bid 6", "pass", "pass").state  # type: ignore[list-item]
    assert obey(state, give_orders(state, 0, "pay exact")) is None


def test_a_player_who_can_afford_no_bid_is_asked_without_an_order() -> None:
    state = when(given(["cook"], hands={1: [2]}), "bid 5").state
    assert obey(state, ()) is None
    assert obey(state, give_orders(state, 1, "broke pass")) == "pass"
    assert obey(when(given(["cook"]), "bid 5").state, give_orders(state, 1, "broke pass")) is None


def test_an_order_to_pass_passes() -> None:
    state = given(["cook"])
    assert obey(state, give_orders(state, 0, "bid pass")) == "pass"


def test_the_owner_of_a_bid_order_reads_how_it_ended() -> None:
    state = given(["cook", "cook"])
    (won,) = give_orders(state, 0, "bid limit 7")
    (lost,) = give_orders(state, 1, "bid limit 3")
    (passed,) = give_orders(state, 2, "bid pass")
    out = when(state, "bid 4", "pass")
    assert outcome(out.state, 1, lost) == end_message("out", leader=Who(Seat(0)), bid=4, limit=3)
    over = when(out.state, "pass").state
    assert outcome(over, 0, won) == end_message("won", price=4, limit=7)
    assert outcome(over, 2, passed) == end_message("lost", winner=Who(Seat(0)), price=4, limit=0)
    assert outcome(when(over, "pay 4").state, 0, won) == end_message("won", price=4, limit=7)
    vetoed = when(given(["cook", "pizarro"], ships={0: [("columbus", 1)]}), "veto").state
    assert outcome(vetoed, 1, lost) is None


def end_message(how: str, **args: Arg) -> Msg:
    """Return what the owner reads of an order on Cook that has ended."""
    return Msg(f"pizarro.order.ended.{how}", explorer=Msg("pizarro.explorer.cook"), **args)


def test_a_sensible_payment_always_answers() -> None:
    single = when(given(["pizarro"], hands={0: [9]}), "bid 6", "pass", "pass").state
    assert obey(single, give_orders(single, 0, "pay sensible")) == "pay 9"
    state = when(given(["magellan"], hands={0: [1, 5, 6, 9]}), "bid 6", "pass", "pass").state
    assert obey(state, give_orders(state, 0, "pay sensible")) == "pay 6 under 1"
    divided = when(given(["vasco_da_gama"], sides="ab", hands={0: [6, 9]}), "bid 6", "pass", "pass").state
    line = obey(divided, give_orders(divided, 0, "pay sensible"))
    assert line is not None and line.startswith("pay 6 ")


def test_exchanges_are_answered_by_rules_of_thumb() -> None:
    state = replace(given(["cook"], hands={0: [1, 7, 9]}), stage=Exchanging((Seat(0),)))
    assert obey(state, give_orders(state, 0, "swap none")) == "swap -"
    assert obey(state, give_orders(state, 0, "swap poor")) == "swap 7"
    assert obey(state, give_orders(state, 0, "swap ask")) is None


def test_a_gamble_goes_on_to_the_sum_that_was_ordered() -> None:
    state = start_gamble([6, 7, 1, 2])
    orders = give_orders(state, awaited(state), "gamble 14")
    for line in ("draw", "draw", "draw", "stop"):
        assert obey(state, orders) == line
        state = when(state, line).state
