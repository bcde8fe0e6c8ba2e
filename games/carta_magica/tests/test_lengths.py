"""How long matches take: what people are told of it, and that no edition is over before it has begun."""

from __future__ import annotations

import re
from random import Random
from statistics import median

import pytest

from data.homes import homes
from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Msg
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.mind.judgement import candidates
from games.carta_magica.rules.options import EDITIONS
from games.carta_magica.tests.given import given
from words import speaker

SAY = speaker("en", ())
DIFFERENT = [name for at, name in enumerate(EDITIONS) if EDITIONS[name] not in list(EDITIONS.values())[:at]]
"""One of all editions with the same switches."""
TOLD = re.compile(r"about (\d+) to (\d+) rounds")
MATCHES = 4
"""Matches for each number of players."""


def rounds(seats: int, seed: str, **chosen: str) -> int:
    """The rounds of a match of sensible players."""
    rng, state = Random(seed), RULES.setup(seats, resolve_settings(RULES, chosen), seed)
    while awaited := RULES.to_act(state):
        state = play(RULES, state, awaited[0], bots.line("mate", RULES, state, awaited[0], rng)).value.state
    return RULES.view(state, None).round


@pytest.mark.parametrize("edition", DIFFERENT)
def test_no_edition_is_over_before_it_has_begun(edition: str) -> None:
    assert median(rounds(seats, "length", edition=edition) for seats in RULES.seats) >= 8


def test_bots_do_not_end_a_match_that_has_hardly_begun() -> None:
    """Where being back is enough, whoever leads could end it in the first turns."""
    assert median(rounds(seats, "length", home="return") for seats in RULES.seats) >= 8
    for turn, ends in ((14, False), (16, True)):
        world = given({"at": "k3", "home": "k1", "gold": 8}, {}, spun=4, turn=turn, home="return")
        lines = [candidate.line for candidate in candidates(world, RULES.to_act(world)[0], 30, Random(1))]
        assert any(line.startswith("sail k1") for line in lines) == ends


def test_matches_take_as_long_as_people_are_told() -> None:
    low, high = map(int, TOLD.findall(SAY(Msg("carta_magica.blurb")))[0])
    lengths = [rounds(seats, f"length {number}") for seats in RULES.seats for number in range(MATCHES)]
    assert sum(low <= length <= high for length in lengths) >= 0.9 * len(lengths)
    assert high - low <= 20, "who is told of more is told nothing"


def test_the_length_is_told_in_one_place() -> None:
    low, high = TOLD.findall(SAY(Msg("carta_magica.blurb")))[0]
    papers = [*(homes()["carta_magica"].words / "en").glob("*.ftl"), homes()["carta_magica"].page]
    length_lines = [
        line for paper in papers for line in paper.read_text(encoding="utf-8").splitlines() if re.search(r"\d+ to \d+ rounds", line)
    ]
    assert len(papers) > 2 and len(length_lines) == 1 and f"{low} to {high} rounds" in length_lines[0]
