"""Every text about the end of a match says so if all have won or all have lost.

Points of a season, ratings and chances go by that too.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from cogs.club import digest_screens as harbour
from cogs.club import evening_screens as evenings
from cogs.pictures import chronicle, review_words
from cogs.screens import card, desk, turn
from contract.laws import layout_faults, strict
from contract.names import NAMES
from engine.match.match import Match, begin
from engine.search.odds import chances, shares
from engine.search.review import review_match
from engine.story.story import story
from engine.story.tale import tale
from engine.values.core import Msg, Result, Row, ScoreSheet
from engine.walking.walk import sample
from play.club.harbour import EndedMatch
from play.club.standing import PlayedTable, Sat, standing_lines
from play.people.desk import DeskEntry
from play.people.ratings import Ratings
from render.kit import poster, reviewline, scores, storyline
from tests.play import toy
from tests.pure.matches import ANNE, BEN, table
from tests.pure.test_ratings import result as rated_result

SAY = strict(NAMES)
SHEETS = (ScoreSheet((Row(Msg("core.term.points"), 7),), 7),) * 2
ENDS = {"Nobody has won": (2, 2), "Rosalind and Beatriz won together": (1, 1)}
every_end = pytest.mark.parametrize(("words", "ranks"), ENDS.items())


def finished_match(ranks: tuple[int, ...]) -> Match:
    """Return a match of the toy game that ends with these ranks."""

    def changed_result(state: Any) -> Result | None:
        result_of_rules = toy.RULES.result(state)
        return None if result_of_rules is None else structs.replace(result_of_rules, ranks=ranks)

    rules, rng = replace(toy.RULES, result=changed_result, sides=lambda state: (0, 0)), Random(1)  # both on one side
    match = begin(rules, 2, {}, "together")
    while awaited := rules.to_act(match.state):
        seat, *_ = awaited
        path, *_ = sample(rules, match.state, seat, rng)
        match = match.played(seat, " ".join(path))
    return match


@every_end
def test_stories_reviews_and_their_pictures_say_that_all_have_won_or_lost(words: str, ranks: tuple[int, ...]) -> None:
    match = finished_match(ranks)
    match_story, review = story(match), review_match(match, nodes=40)
    assert match_story is not None and match_story.turning is None
    *_, end = review.points
    assert end.chances == tuple(float(rank == 1) for rank in ranks)
    match_tale = tale(match, match_story)
    *_, last_sentence = match_tale.sentences
    assert SAY(match_tale.title) == words and SAY(last_sentence).startswith(words.removesuffix(" together"))
    story_line, *_ = chronicle.story_lines(match_story, SAY)
    review_line, *_ = review_words.review_lines(review, SAY)
    assert story_line == review_line == f"{words}."
    curves, sheet = (storyline.compose(match_story, SAY), reviewline.compose(review, SAY)), Image.new("RGB", (400, 300))
    for canvas in (*curves, poster.compose(match_tale, sheet, Msg("pizarro.name"), 3, SAY)):
        assert words in [box.label.strip("\u200e") for box in canvas.boxes]
    final = scores.compose(SAY, lambda winners: winners or "Nobody", SHEETS, ranks)
    assert [box.label for box in final.boxes if box.label.startswith(("Nobody", "Rosalind"))], "the title says who has won"
    assert not any(layout_faults(canvas) for canvas in (*curves, final))


@every_end
def test_cards_and_lists_say_that_all_have_won_or_lost(words: str, ranks: tuple[int, ...]) -> None:
    lasted = Result(ranks, SHEETS, Msg("story.none"))
    ended = table(ANNE, BEN, status="finished", result=lasted, to_act=(), game="pizarro")
    card_text, *_ = card.result_card(ended, SAY, picture=None).body
    _, panel_text, *_ = turn.over(ended, SAY).head
    assert f"{words}." in card_text.splitlines() and f"{words}." in panel_text.splitlines()
    assert SAY(desk._state(DeskEntry(ended, "over", None))) == words
    assert words in evenings._table(ended, SAY) and words in harbour._over(EndedMatch(ended, None), SAY)


def test_nobody_wins_a_season_table_that_all_have_lost() -> None:
    lost = PlayedTable(0, (Sat(1, 2, 5), Sat(2, 2, 9), Sat(3, 2, 7)), is_won=False)
    lines = standing_lines([1, 2, 3], [lost])
    assert {(line.points, line.wins) for line in lines} == {(5, 0)}, "all share one place and its points, whatever their scores"


def test_ratings_do_not_tell_a_common_loss_from_a_common_win() -> None:
    lost, won = (Ratings().follow(rated_result(1, dict.fromkeys((11, 12, 13), place))) for place in (2, 1))
    assert lost == won and len({rating.mu for rating in lost.values()}) == 1


def test_partners_win_as_often_as_their_side() -> None:
    assert shares((2, 2, 2)) == (0.0, 0.0, 0.0) and shares((1, 1, 3)) == (0.5, 0.5, 0.0)
    assert shares((1, 2, 1, 2), (0, 1, 0, 1)) == (1.0, 0.0, 1.0, 0.0), "partners"
    assert shares((1, 1, 1, 1), (0, 1, 0, 1)) == (0.5,) * 4, "two sides share the win"
    crew = chances(((4.0,), (2.0,), (3.0,)), 2.0, (0, 0, 1))
    assert crew[0] == crew[1] == 0.5 == crew[2], "three is as much as four and two on average"
    assert shares((2, 1, 3)) == (0.0, 1.0, 0.0)
