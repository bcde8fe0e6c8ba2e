"""Every line can be played by clicks, and an ordinary turn takes few of them."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots, registry
from engine.match import begin
from tests.cogs.clicking import clicks
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe"))
ORDINARY = {"pizarro": 3, "carta_magica": 3}
"""Clicks from the open panel on, *Confirm* included; five where nothing is said."""
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
        counted = match_clicks(game, "greedy", seats)
        few = ORDINARY.get(game, 5)
        assert sum(count <= few for count in counted) >= 0.9 * len(counted), sorted(counted)[len(counted) * 9 // 10 :]


@pytest.mark.parametrize("game", registry.names())
def test_any_line_can_be_clicked(game: str) -> None:
    assert match_clicks(game, "random", registry.rules(game).seats[0])
