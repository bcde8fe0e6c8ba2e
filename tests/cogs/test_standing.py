"""StandingOrders orders on a panel: listed, with their controls, within Discord's limits."""

from __future__ import annotations

import pytest

from cogs.actions.panel import DropOrder, GoOn, HoldOrders, ReleaseOrders, WithdrawOrder
from cogs.panel import fitting, spec
from cogs.panel.spec import Screen
from cogs.panel.standing import about_to_play, controls
from engine.values.core import Msg, Order
from play.values.panels import StandingOrders
from words import speaker

SAY = speaker()
ORDERS = tuple(Order(slot, f"{slot} x", "match", Msg("core.call", text=f"Order {slot}. " + "And so on. " * 40)) for slot in ("a", "b", "c"))


def kinds(screen: Screen) -> set[type]:
    return {type(control.action) for control in spec.controls(screen)}


@pytest.mark.parametrize(
    ("standing", "way", "expected"),
    [
        (StandingOrders(ORDERS[:1], goes_on=1000.2, awaited=True), HoldOrders, {GoOn, HoldOrders, DropOrder}),
        (StandingOrders(ORDERS, goes_on=1000.2, awaited=True), HoldOrders, {GoOn, HoldOrders, WithdrawOrder}),
        (StandingOrders(ORDERS[:1], held=True, awaited=True), ReleaseOrders, {ReleaseOrders, DropOrder}),
        (StandingOrders(ORDERS), None, {HoldOrders, WithdrawOrder}),
        (StandingOrders(), None, None),
    ],
)
def test_an_order_in_force_is_shown_with_its_end_and_others_as_planned(
    standing: StandingOrders, way: type | None, expected: set[type] | None
) -> None:
    playing = about_to_play(standing, 1, SAY)
    assert (playing is None) == (way is None)
    if playing is not None:
        assert type(playing[1].action) is way and ("<t:1001:T>" in playing[0]) == (standing.goes_on is not None)
        assert all(f"Order {order.slot}" in playing[0] for order in standing.orders)
    if expected is not None:
        every = Screen(("### Plan ahead",), controls(standing, 1, SAY))
        assert spec.problems(every) == [] and kinds(every) == expected


def test_texts_that_are_too_long_together_are_cut_below_the_head() -> None:
    screen = spec.squeeze(Screen(("### " + "head " * 100,), body=("first " * 600, "second " * 100)))
    assert spec.problems(screen) == [] and screen.head == ("### " + "head " * 100,)
    assert screen.body[1] == "second " * 100 and screen.body[0].endswith("…")
    small = Screen(("### a",), body=("b",))
    assert spec.squeeze(small) is small


def test_long_texts_end_with_a_thought_and_never_within_a_word() -> None:
    long = "Voyage: jeep from Italy to France, until something happens: it is there, something new promises more, something is lost, ne"
    assert fitting.in_part(long, 100) == "Voyage: jeep from Italy to France, until something happens: it is there…"
    assert fitting.in_part(long, 500) == long
    for limit in range(20, len(long)):
        for text in (spec.cut(long, limit), fitting.in_part(long, limit)):
            assert len(text) <= limit and not long[len(text) - 1].isalnum(), text
    assert spec.cut("Llanfairpwllgwyngyll", 10) == "Llanfairp…", "a single word is cut all the same"
