"""A review in words: what is told of turning points, of luck and of why."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.pictures import review_words
from engine.search.findings import Luck, Point, Review, TurningPoint
from engine.values.core import Msg, Seat
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara"))
TERMS = ("core.term.points", "core.term.points")
LOSS = TurningPoint("loss", 7, Seat(1), "a", "b", 0.214, 0.004, 0.3, (2.6, -0.2), (0.0, 2.4, -1.7))
PARTS = ((0, Msg("core.chapter.end")), (6, Msg("core.ask.text", text="the storm")))
REVIEW = Review((Point(0, (0.2, 0.3, 0.5)), Point(9, (0.0, 1.0, 0.0))), PARTS, 9, (Seat(1),), (LOSS,), None, 9, 1.0)


def why(turning: TurningPoint) -> list[str]:
    return [SAY(msg) for msg in review_words.why(turning, TERMS)]


def test_a_turning_point_says_who_lost_how_much_and_how_sure_that_is() -> None:
    line = SAY(review_words.turning_words(LOSS, Msg("core.chapter.end")))
    assert "Bruno −21 %" in line and "±1)" in line, "nothing is known better than to one in 100"
    assert "Bruno +21 %" in SAY(review_words.turning_words(replace(LOSS, kind="gain"), Msg("core.chapter.end")))
    assert "wins about 30 times" in SAY(review_words.left_words(LOSS))


def test_reasons_name_the_clear_difference_or_say_that_there_is_none() -> None:
    own, others = why(LOSS)
    assert own.endswith("points +3.") and others.endswith("Clara −2.")
    assert "by itself" in why(replace(LOSS, terms=(0.0, 0.0), totals=(0.0, 0.0, 0.0)))[0]
    (everybody,) = why(replace(LOSS, totals=(-9.0, -3.0, -5.0)))
    assert "everybody has less" in everybody and "Bruno −3, Clara −5 and Ana −9" in everybody
    (everybody,) = why(replace(LOSS, totals=(37.0, 30.0, 23.0)))
    assert "everybody has more" in everybody and "Ana +37, Bruno +30 and Clara +23" in everybody


def test_luck_is_told_of_whom_it_hit_most() -> None:
    luck = Luck(4, Seat(0), (0.05, -0.31, 0.26), 0.02)
    line = SAY(review_words.luck_words(luck, Msg("core.chapter.end")))
    assert "Bruno −31 %" in line and "not a decision" in line
    assert "Clara +26 %" in SAY(review_words.luck_words(replace(luck, changes=(0.0, -0.2, 0.26)), Msg("core.chapter.end")))


def test_the_whole_review_is_told_in_sentences_for_who_does_not_see_the_picture() -> None:
    lines = review_words.review_lines(REVIEW, SAY)
    assert lines[0] == "Bruno won." and lines[1] == "core.ask.text: Bruno −21 % (±1)."
    assert "the beginning: Clara 50 %, Bruno 30 % and Ana 20 %." in lines
    unfinished = review_words.review_lines(replace(REVIEW, winners=None, turnings=()), SAY)
    assert "no result" in unfinished[0] and "No decision" in unfinished[1]


def test_an_entry_belongs_to_the_part_that_it_was_played_in() -> None:
    assert review_words.part_of(REVIEW, 6) == PARTS[0][1] and review_words.part_of(REVIEW, 7) == PARTS[1][1]
