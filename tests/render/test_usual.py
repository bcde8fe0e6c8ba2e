"""The usual picture of a decision, for a game that draws none: numbered areas under the band."""

from __future__ import annotations

import pytest
from PIL import Image

from contract.laws import layout_faults
from contract.names import NAMES
from engine.asks.decision import Answer, Decision
from engine.values.core import Msg, Seat
from render.kit import cards, decision, marks, palette, usual
from render.kit.canvas import Canvas
from words import speaker

SAY = speaker("en", NAMES)
ANSWERS = (
    Answer(("7",), Msg("picture.own"), places=("card-7",)),
    Answer(("-",), Msg("picture.unconfirmed")),
    Answer(("9",), Msg("picture.unconfirmed"), places=("card-9",)),
)
ASKED = Decision(Msg("picture.private"), ANSWERS, stake=Msg("picture.own"))


def picture(high: int) -> Canvas:
    """Return a private picture with a hand of three cards."""
    canvas = Canvas(Image.new("RGB", (1200, high), palette.SEA_CHART))
    marks.private_band(canvas, "Only you see this", "Ana", Seat(0))
    for at, value in enumerate((7, 8, 9)):
        box = cards.lay(canvas, cards.Face(str(value)), 300 + 300 * at, high / 2, 150)
        canvas.area(f"card-{value}", box.x0, box.y0, box.x1, box.y1)
    canvas.shaped("hex", ((500, high - 90), (560, high - 20), (440, high - 20)))
    return canvas


def framed(whole: Canvas, asked: Decision, asks: bool = True, is_wide: bool = False) -> Canvas:
    """Return the usual picture of a decision, made of a whole picture."""
    return usual.frame_decision(whole, asked, asks=asks, seat=Seat(0), say=SAY, is_wide=is_wide)


def texts_on(canvas: Canvas) -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == "text"]


@pytest.mark.parametrize(("is_wide", "highest"), [(False, decision.TALLEST), (True, decision.WIDE_HEIGHT)], ids=["phone", "wide"])
@pytest.mark.parametrize("high", [500, 620, 1400])
def test_the_usual_picture_keeps_the_size_of_decisions(high: int, is_wide: bool, highest: int) -> None:
    canvas = usual.frame_decision(picture(high), ASKED, asks=True, seat=Seat(0), say=SAY, is_wide=is_wide)
    assert canvas.width == decision.WIDE and canvas.height <= highest
    assert layout_faults(canvas) == []
    assert decision.numbers(canvas) == {1, 2} == set(ASKED.numbers())
    for number, card in ((1, "card-7"), (2, "card-9")):
        (x0, y0, x1, y1), (left, top, right, _) = canvas.areas[f"mark-{number}"], canvas.areas[card]
        assert abs(x0 + x1 - left - right) < 2 and y0 < top < y1, "a number lies on the upper edge of its card"


def test_the_question_replaces_the_band_of_the_picture() -> None:
    texts = texts_on(framed(picture(620), ASKED))
    assert SAY(ASKED.question) in texts and "Ana" not in texts


def test_a_question_without_a_stake_is_not_on_the_picture() -> None:
    silent = Decision(ASKED.question, ANSWERS)
    texts = texts_on(framed(picture(620), silent))
    assert SAY(ASKED.question) not in texts and "Ana" in texts
    done = texts_on(framed(picture(620), silent, asks=False))
    assert SAY(ASKED.question) in done, "without an ask there is no prompt, so the question is on the picture"


def test_a_place_without_an_area_gets_no_number() -> None:
    nowhere = Decision(ASKED.question, (Answer(("1",), Msg("picture.own"), places=("card-1",)),), stake=ASKED.stake)
    assert decision.numbers(framed(picture(620), nowhere)) == set()


def test_a_picture_is_enlarged_around_its_numbers() -> None:
    tall, wide = (framed(picture(1400), ASKED, is_wide=is_wide) for is_wide in (False, True))
    for canvas in (tall, wide):
        x0, _, x1, _ = canvas.areas["card-7"]
        assert x1 - x0 == pytest.approx(150 * 1.2), "larger than on the whole picture"
        assert decision.numbers(canvas) == {1, 2}
        assert "hex" not in canvas.areas, "the hex is far below the numbers"
    assert min(box.y0 for box in tall.boxes if box.kind == "mark") >= tall.height - decision.in_sight(ASKED, SAY)


def test_a_picture_around_its_numbers_cuts_no_word() -> None:
    usual_picture = picture(1400)
    usual_picture.text(60, 880, "Words that reach from the left edge", size=40)
    canvas = framed(usual_picture, ASKED, is_wide=True)
    assert any(box.label.startswith("Words") for box in canvas.boxes) and layout_faults(canvas) == []


def test_an_area_to_keep_is_never_cut() -> None:
    one = Decision(Msg("picture.private"), ANSWERS[:1], stake=Msg("picture.own"))
    for is_wide in (False, True):
        plain, with_kept_area = picture(1400), picture(1400)
        for canvas, name in ((plain, "aim"), (with_kept_area, "keep-aim")):
            canvas.area(name, 900, 1000, 1150, 1080)
        cut, whole = (framed(canvas, one, is_wide=is_wide) for canvas in (plain, with_kept_area))
        assert "aim" not in cut.areas and "keep-aim" in whole.areas and "card-7" in whole.areas
        assert layout_faults(whole) == [] and decision.numbers(whole) == {1}


def test_equal_cards_all_carry_the_number_of_their_answer() -> None:
    answer = Answer(("7",), Msg("picture.own"), places=("card-7", "card-8"))
    canvas = framed(picture(620), Decision(Msg("picture.private"), (answer,)))
    assert {"mark-1", "mark-1-2"} <= set(canvas.areas) and decision.numbers(canvas) == {1}


def test_a_picture_without_numbers_is_cut_to_stay_readable() -> None:
    nowhere = Decision(ASKED.question, (Answer(("-",), Msg("picture.own")),), stake=ASKED.stake)
    canvas = framed(picture(1400), nowhere, is_wide=True)
    assert canvas.height <= decision.WIDE_HEIGHT
    x0, _, x1, _ = canvas.areas["card-7"]
    assert x1 - x0 == pytest.approx(150 * 0.6)
