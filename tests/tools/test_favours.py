"""`bench favours`: what its page says is of this program, and a few tables of a helper tell who it is."""

from __future__ import annotations

from random import Random

from bench.favours import PAGE, SEATS, digest, rate, table
from engine import bots
from engine.match import begin
from engine.search.favours import Favours
from tests.play.toy import RULES


def test_the_page_is_about_the_favours_of_today() -> None:
    assert f"Digest: `{digest()}`" in PAGE.read_text(), "moves are judged otherwise than was measured: `python -m bench favours --page`"


def test_rates_are_of_a_hundred_pairs() -> None:
    match = begin(RULES, SEATS, {}, "favours")
    while match.result is None:
        seat = RULES.to_act(match.state)[0]
        match = match.played(seat, bots.line("mate", RULES, match.state, seat, Random(1)))
    nobody = tuple(Favours((0.0,) * SEATS, (0.01,) * SEATS, 9) for _ in range(SEATS))
    helped = (Favours((0.0, 0.3, -0.3), (0.0, 0.01, 0.01), 9), *nobody[1:])
    assert rate([table(at, match, helped) for at in range(4)], 3, True) == 100.0
    assert rate([table(at, match, nobody) for at in range(4)], 3, False) == 0.0
    assert rate([table(at, match, helped) for at in range(4)], 3, False) > 10.0
