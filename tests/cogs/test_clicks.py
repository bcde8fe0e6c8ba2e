"""Clicks that particular moves take."""

from __future__ import annotations

from random import Random

from contract.clicking import clicks
from engine import bots
from engine.match import registry
from engine.match.match import begin
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))


def test_a_limit_is_three_clicks_from_the_orders_on_whatever_it_is() -> None:
    """Its line of the menu, the button that opens the form, and the form."""
    rules = registry.rules("pizarro")
    match = begin(rules, 4, rules.short, "limit")
    seat = rules.to_act(match.state)[0]
    assert {clicks(rules, match.state, seat, ("bid", "limit", str(most)), SAY, "order") for most in (1, 4, 20, 45)} == {3}


def test_a_market_of_ones_own_is_four_clicks() -> None:
    """A field of the rondel, all goods in one form, its end, and *Confirm*."""
    rules, rng = registry.rules("navegador"), Random(5)
    match, click_counts = begin(rules, 3, rules.short, "market"), []
    while len(click_counts) < 4:
        seat = rng.choice(rules.to_act(match.state))
        line = bots.line("deckhand", rules, match.state, seat, rng)
        if line.startswith("market"):
            click_counts.append(clicks(rules, match.state, seat, tuple(line.split()), SAY))
        match = match.played(seat, line)
    assert max(click_counts) <= 4, click_counts
