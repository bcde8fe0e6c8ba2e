"""How long matches take: as long as players are told, and in no edition so short that the match has hardly begun."""

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
DIFFERENT = [name for place, name in enumerate(EDITIONS) if EDITIONS[name] not in list(EDITIONS.values())[:place]]
"""The first of all editions with the same switches."""
LENGTH = re.compile(r"about (\d+) to (\d+) rounds")
MATCHES = 4
"""Matches for each number of players."""


def rounds(seats: int, seed: str, **chosen: str) -> int:
    """Play a match of sensible players, and return its number of rounds."""
    rng, state = Random(seed), RULES.setup(seats, resolve_settings(RULES, chosen), seed)
    while awaited := RULES.to_act(state):
        state = play(RULES, state, awaited[0], bots.line("mate", RULES, state, awaited[0], rng)).value.state
    return RULES.view(state, None).round


@pytest.mark.parametrize("edition", DIFFERENT)
def test_no_edition_is_over_before_it_has_begun(edition: str) -> None:
    assert median(rounds(seats, "length", edition=edition) for seats in RULES.seats) >= 8


def test_bots_do_not_end_a_match_in_its_first_rounds() -> None:
    """If being back is enough, the leader could end the match in the first turns."""
    assert median(rounds(seats, "length", home="return") for seats in RULES.seats) >= 8
    for turn, ends in ((14, False), (16, True)):
        world = given({"at": "k3", "home": "k1", "gold": 8}, {}, spun=4, turn=turn, home="return")
        lines = [candidate.line for candidate in candidates(world, RULES.to_act(world)[0], most=30, rng=Random(1))]
        assert any(line.startswith("sail k1") for line in lines) == ends


def test_matches_take_as_long_as_people_are_told() -> None:
    ((low, high),) = [(int(low), int(high)) for low, high in LENGTH.findall(SAY(Msg("carta_magica.blurb")))]
    lengths = [rounds(seats, f"length {number}") for seats in RULES.seats for number in range(MATCHES)]
    assert sum(low <= length <= high for length in lengths) >= 0.9 * len(lengths)
    assert high - low <= 20, "a wider range would say nothing"


def test_the_length_is_told_in_one_place() -> None:
    ((low, high),) = LENGTH.findall(SAY(Msg("carta_magica.blurb")))
    papers = [*(homes()["carta_magica"].words / "en").glob("*.ftl"), homes()["carta_magica"].page]
    length_lines = [
        line for paper in papers for line in paper.read_text(encoding="utf-8").splitlines() if re.search(r"\d+ to \d+ rounds", line)
    ]
    assert len(papers) > 2
    (length_line,) = length_lines
    assert f"{low} to {high} rounds" in length_line
