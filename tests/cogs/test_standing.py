"""Standing orders on a panel: listed, with their controls, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.actions.panel import DropOrder, GoOn, HoldOrders, ReleaseOrders, WithdrawOrder
from cogs.panel import spec
from cogs.panel.spec import Button, Screen
from cogs.panel.standing import with_orders
from engine.core import Msg, Order
from play.values.types import StandingOrders
from words import speaker

SAY = speaker()
ORDERS = tuple(Order(slot, f"{slot} x", "match", Msg("core.call", text=f"Order {slot}. " + "And so on. " * 40)) for slot in ("a", "b", "c"))
PANEL = Screen(("### What next?",), body=("Something happened.",))


def kinds(screen: Screen) -> set[type]:
    return {type(control.action) for control in spec.controls(screen)}


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (StandingOrders(ORDERS[:1], goes_on=1000.2, awaited=True), {GoOn, HoldOrders, DropOrder}),
        (StandingOrders(ORDERS, goes_on=1000.2, awaited=True), {GoOn, HoldOrders, WithdrawOrder}),
        (StandingOrders(ORDERS[:1], held=True, awaited=True), {ReleaseOrders, DropOrder}),
        (StandingOrders(ORDERS), set()),
        (StandingOrders(), set()),
    ],
)
def test_what_is_in_force_is_listed_with_what_can_be_done(standing: StandingOrders, expected: set[type]) -> None:
    shown = with_orders(PANEL, standing, 1, SAY, is_list=False)
    assert spec.problems(shown) == [] and kinds(shown) == expected
    assert all(any(f"Order {order.slot}" in text for text in shown.texts) for order in standing.orders)
    assert any("<t:1001:R>" in text for text in shown.texts) == (standing.goes_on is not None)
    listed = with_orders(PANEL, standing, 1, SAY, is_list=True)
    assert bool(kinds(listed)) == bool(standing.orders), "whoever waits can hold and withdraw in any case"


def test_a_full_panel_keeps_the_list_and_drops_the_controls() -> None:
    rows = tuple((Button(GoOn(number, 0), "x"),) for number in range(2, 14))
    shown = with_orders(replace(PANEL, rows=rows), StandingOrders(ORDERS, goes_on=5.0, awaited=True), 1, SAY, is_list=False)
    assert spec.components(shown) <= spec.COMPONENTS and len(shown.rows) == len(rows)
    assert any("Order c" in text for text in shown.texts)


def test_texts_that_are_too_long_together_are_cut_below_the_head() -> None:
    shown = spec.squeezed(Screen(("### " + "head " * 100,), body=("first " * 600, "second " * 100)))
    assert spec.problems(shown) == [] and shown.head == ("### " + "head " * 100,)
    assert shown.body[1] == "second " * 100 and shown.body[0].endswith("…")
    small = Screen(("### a",), body=("b",))
    assert spec.squeezed(small) is small
