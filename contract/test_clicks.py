"""Every line can be played by clicks, and an ordinary turn takes few of them."""

from __future__ import annotations

from random import Random

import pytest

from contract import games as wanted
from contract.clicking import clicks
from contract.games import games
from contract.one_screen import SAY
from data.measures import measures
from engine import bots
from engine.match import registry
from engine.match.match import begin

MOST = 400
"""The most entries of a match."""

EVERY = 2
"""One line in this many is clicked; in a campaign every line is."""


def match_clicks(game: str, kind: str, seats: int) -> list[tuple[str, int]]:
    """Return lines of bots with the clicks that they take."""
    rules, rng = registry.rules(game), Random(kind)
    match = begin(rules, seats, rules.short, f"clicks-{kind}")
    counted = []
    while match.result is None and match.seq < MOST:
        seat = rng.choice(rules.to_act(match.state))
        line = bots.line(kind, rules, match.state, seat, rng)
        if wanted.is_campaign or match.seq % EVERY == 0:
            counted.append((line, clicks(rules, match.state, seat, tuple(line.split()), SAY)))
        match = match.played(seat, line)
    return counted


@pytest.mark.parametrize("game", games())
def test_an_ordinary_turn_takes_few_clicks(game: str) -> None:
    for seats in {registry.rules(game).seats[0], registry.rules(game).seats[-1]}:
        counted = match_clicks(game, "mate", seats)
        few = measures(game).clicks
        many = [f"{line} ({count})" for line, count in counted if count > few]
        assert len(many) <= 0.1 * len(counted), (
            f"{game} with {seats} players: {len(many)} of {len(counted)} turns take more than {few} clicks: {', '.join(many[:5])}; "
            "offer answers (`Mind.decision`) that answer several asks, in a group where they are many, or ask in one form"
        )


@pytest.mark.parametrize("game", games())
def test_any_line_can_be_clicked(game: str) -> None:
    assert match_clicks(game, "deckhand", registry.rules(game).seats[0])
