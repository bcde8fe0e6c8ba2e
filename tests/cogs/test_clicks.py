"""Particular moves take only a few clicks."""

from __future__ import annotations

from random import Random

from contract.clicking import clicks
from engine import bots
from engine.match import registry
from engine.match.match import begin
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))


def test_an_order_with_any_limit_takes_three_clicks() -> None:
    """A choice in the menu, the button that opens the form, and the form."""
    rules = registry.rules("pizarro")
    match = begin(rules, 4, rules.short, "limit")
    seat, *_ = rules.to_act(match.state)
    assert {clicks(rules, match.state, seat, ("bid", "limit", str(most)), SAY, "order") for most in (1, 4, 20, 45)} == {3}


def test_a_market_takes_at_most_four_clicks() -> None:
    """A field of the rondel, the button that opens the form of all goods, the form, and *Confirm*."""
    rules, rng = registry.rules("navegador"), Random(5)
    match, click_counts = begin(rules, 3, rules.short, "market"), []
    while len(click_counts) < 4:
        seat = rng.choice(rules.to_act(match.state))
        line = bots.line("deckhand", rules, match.state, seat, rng)
        if line.startswith("market"):
            click_counts.append(clicks(rules, match.state, seat, tuple(line.split()), SAY))
        match = match.played(seat, line)
    assert max(click_counts) <= 4, click_counts
