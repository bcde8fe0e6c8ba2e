"""A review in words: its turning points, its strokes of luck, and their reasons."""

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
    """Return the reasons of a turning point in words."""
    return [SAY(msg) for msg in review_words.why(turning, TERMS)]


def test_a_turning_point_says_who_lost_how_much_and_how_sure_that_is() -> None:
    line = SAY(review_words.turning_words(LOSS, Msg("core.chapter.end")))
    assert "Bruno −21 %" in line and "±1)" in line, "the error is at least one in 100"
    assert "Bruno +21 %" in SAY(review_words.turning_words(replace(LOSS, kind="gain"), Msg("core.chapter.end")))
    assert "wins about 30 times" in SAY(review_words.left_words(LOSS))


def test_reasons_name_the_clear_difference_or_say_that_there_is_none() -> None:
    own, others = why(LOSS)
    assert own.endswith("points +3.") and others.endswith("Clara −2.")
    no_difference, *_ = why(replace(LOSS, terms=(0.0, 0.0), totals=(0.0, 0.0, 0.0)))
    assert "by itself" in no_difference
    (everybody,) = why(replace(LOSS, totals=(-9.0, -3.0, -5.0)))
    assert "everybody has less" in everybody and "Bruno −3, Clara −5 and Ana −9" in everybody
    (everybody,) = why(replace(LOSS, totals=(37.0, 30.0, 23.0)))
    assert "everybody has more" in everybody and "Ana +37, Bruno +30 and Clara +23" in everybody


def test_luck_names_the_seat_that_it_changed_most() -> None:
    luck = Luck(4, Seat(0), (0.05, -0.31, 0.26), 0.02)
    line = SAY(review_words.luck_words(luck, Msg("core.chapter.end")))
    assert "Bruno −31 %" in line and "not a decision" in line
    assert "Clara +26 %" in SAY(review_words.luck_words(replace(luck, changes=(0.0, -0.2, 0.26)), Msg("core.chapter.end")))


def test_the_alt_text_has_the_whole_review_in_sentences() -> None:
    lines = review_words.review_lines(REVIEW, SAY)
    winner, turning, *_ = lines
    assert winner == "Bruno won." and turning == "core.ask.text: Bruno −21 % (±1)."
    assert "the beginning: Clara 50 %, Bruno 30 % and Ana 20 %." in lines
    result, turning, *_ = review_words.review_lines(replace(REVIEW, winners=None, turnings=()), SAY)
    assert "no result" in result and "No decision" in turning


def test_an_entry_belongs_to_the_part_in_which_it_was_played() -> None:
    (_, first), (_, storm) = PARTS
    assert review_words.part_of(REVIEW, 6) == first and review_words.part_of(REVIEW, 7) == storm
