"""Every line can be played by clicks, and an ordinary turn takes few of them."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots, registry
from engine.match import begin
from tests.cogs.clicking import clicks
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))
ORDINARY = {"pizarro": 2, "carta_magica": 3}
"""Clicks from the open panel on, *Confirm* included where the move needs it; three where nothing is said."""
MOST = 400


def match_clicks(game: str, kind: str, seats: int) -> list[int]:
    """How many clicks each line of bots takes."""
    rules, rng = registry.rules(game), Random(f"{game}/{kind}")
    match = begin(rules, seats, rules.short, f"clicks-{kind}")
    found = []
    while match.result is None and match.seq < MOST:
        seat = rng.choice(rules.to_act(match.state))
        line = bots.line(kind, rules, match.state, seat, rng)
        found.append(clicks(rules, match.state, seat, tuple(line.split()), SAY))
        match = match.played(seat, line)
    return found


@pytest.mark.parametrize("game", registry.names())
def test_an_ordinary_turn_takes_few_clicks(game: str) -> None:
    for seats in {registry.rules(game).seats[0], registry.rules(game).seats[-1]}:
        counted = match_clicks(game, "mate", seats)
        few = ORDINARY.get(game, 3)
        assert sum(count <= few for count in counted) >= 0.9 * len(counted), sorted(counted)[len(counted) * 9 // 10 :]


@pytest.mark.parametrize("game", registry.names())
def test_any_line_can_be_clicked(game: str) -> None:
    assert match_clicks(game, "deckhand", registry.rules(game).seats[0])


def test_a_limit_is_two_clicks_from_the_orders_on_whatever_it_is() -> None:
    rules = registry.rules("pizarro")
    match = begin(rules, 4, rules.short, "limit")
    seat = rules.to_act(match.state)[0]
    assert {clicks(rules, match.state, seat, ("bid", "limit", str(most)), SAY, "order") for most in (1, 4, 20, 45)} == {2}


def test_a_market_of_ones_own_is_four_clicks() -> None:
    """A field of the rondel, all goods in one form, its end, and *Confirm*."""
    rules, rng = registry.rules("navegador"), Random(5)
    match, found = begin(rules, 3, rules.short, "market"), []
    while len(found) < 4:
        seat = rng.choice(rules.to_act(match.state))
        line = bots.line("deckhand", rules, match.state, seat, rng)
        if line.startswith("market"):
            found.append(clicks(rules, match.state, seat, tuple(line.split()), SAY))
        match = match.played(seat, line)
    assert max(found) <= 4, found
