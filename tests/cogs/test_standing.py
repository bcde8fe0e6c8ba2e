"""Standing orders on a panel are listed with their controls, within Discord's limits."""

from __future__ import annotations

import pytest

from cogs.actions.panel import GoOn, HoldOrders, ReleaseOrders, WithdrawChosenOrder, WithdrawOrder
from cogs.panel import fitting, spec
from cogs.panel.spec import Screen
from cogs.panel.standing import about_to_play, controls
from engine.values.core import Msg, Order
from play.values.panels import StandingOrders
from words import speaker

SAY = speaker()
ORDERS = tuple(Order(slot, f"{slot} x", "match", Msg("core.call", text=f"Order {slot}. " + "And so on. " * 40)) for slot in ("a", "b", "c"))


def kinds(screen: Screen) -> set[type]:
    """Return the kinds of actions of a screen."""
    return {type(control.action) for control in spec.controls(screen)}


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (StandingOrders(ORDERS[:1], goes_on=1000.2, awaited=True), {GoOn, HoldOrders, WithdrawOrder}),
        (StandingOrders(ORDERS, goes_on=1000.2, awaited=True), {GoOn, HoldOrders, WithdrawChosenOrder}),
        (StandingOrders(ORDERS[:1], held=True, awaited=True), {ReleaseOrders, WithdrawOrder}),
        (StandingOrders(ORDERS), {HoldOrders, WithdrawChosenOrder}),
    ],
)
def test_the_list_of_orders_has_their_controls(standing: StandingOrders, expected: set[type]) -> None:
    screen = Screen(("### Plan ahead",), controls(standing, 1, SAY))
    assert spec.problems(screen) == [] and kinds(screen) == expected


@pytest.mark.parametrize(
    ("standing", "button", "has_time"),
    [
        (StandingOrders(ORDERS[:1], goes_on=1000.2, awaited=True), HoldOrders, True),
        (StandingOrders(ORDERS, goes_on=1000.2, awaited=True), HoldOrders, True),
        (StandingOrders(ORDERS[:1], held=True, awaited=True), ReleaseOrders, False),
    ],
)
def test_an_order_in_force_is_shown_on_the_panel(standing: StandingOrders, button: type, has_time: bool) -> None:
    playing = about_to_play(standing, 1, SAY)
    assert playing is not None
    text, control = playing
    assert type(control.action) is button and ("<t:1001:T>" in text) is has_time
    assert all(f"Order {order.slot}" in text for order in standing.orders)


@pytest.mark.parametrize("standing", [StandingOrders(ORDERS), StandingOrders()], ids=["planned", "none"])
def test_without_an_order_in_force_the_panel_shows_none(standing: StandingOrders) -> None:
    assert about_to_play(standing, 1, SAY) is None


def test_long_texts_are_cut_below_the_head() -> None:
    screen = spec.squeeze(Screen(("### " + "head " * 100,), body=("first " * 600, "second " * 100)))
    assert spec.problems(screen) == [] and screen.head == ("### " + "head " * 100,)
    first, second = screen.body
    assert second == "second " * 100 and first.endswith("…")
    small = Screen(("### a",), body=("b",))
    assert spec.squeeze(small) is small


def test_a_long_text_is_cut_after_a_clause_and_never_within_a_word() -> None:
    long = "Voyage: jeep from Italy to France, until something happens: it is there, something new promises more, something is lost, ne"
    assert fitting.in_part(long, 100) == "Voyage: jeep from Italy to France, until something happens: it is there…"
    assert fitting.in_part(long, 500) == long
    for limit in range(20, len(long)):
        for text in (spec.cut(long, limit), fitting.in_part(long, limit)):
            assert len(text) <= limit and not long[len(text) - 1].isalnum(), text
    assert spec.cut("Llanfairpwllgwyngyll", 10) == "Llanfairp…", "a single long word is cut"
