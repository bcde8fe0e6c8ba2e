"""The checks of pictures (layout, contrast, size) find and name each fault."""

from __future__ import annotations

import pytest
from PIL import Image

from contract.laws import check_contrast, check_layout, contrast_faults, layout_faults, size_faults, strict
from engine.values.core import Msg
from render.kit import fonts, palette
from render.kit.canvas import Canvas


def crowded_canvas() -> Canvas:
    """Return a picture full of text, without a fault."""
    canvas = Canvas(Image.new("RGB", (1200, 600), palette.PAPER))
    for k in range(12):
        canvas.text(40, 40 + 40 * k, f"line {k}")
    return canvas


def test_a_picture_in_order_has_no_faults() -> None:
    canvas = crowded_canvas()
    assert [*layout_faults(canvas), *contrast_faults(canvas), *size_faults(canvas, palette.reserved_colours(palette.SEA))] == []


def test_text_over_text_is_named() -> None:
    canvas = crowded_canvas()
    canvas.text(60, 45, "intruder")
    with pytest.raises(AssertionError, match=r"'line 0' .* is over text 'intruder' at"):
        check_layout(canvas)


def test_text_under_a_drawing_is_named() -> None:
    canvas = crowded_canvas()
    canvas.sprite("bag", 50, 112, 40)
    with pytest.raises(AssertionError, match=r"'line 2' .* and sprite 'bag' at .* overlap"):
        check_layout(canvas)


def test_text_outside_the_picture_is_named() -> None:
    canvas = crowded_canvas()
    canvas.text(1190, 300, "too far right")
    with pytest.raises(AssertionError, match=r"'too far right' .* is outside 1200 x 600"):
        check_layout(canvas)


def test_an_empty_picture_is_a_fault() -> None:
    first, *_ = layout_faults(Canvas(Image.new("RGB", (1200, 600), palette.PAPER)))
    assert "nearly nothing" in first


@pytest.mark.parametrize(("colour", "words"), [(palette.SEA_COAST, "a contrast of 1"), (palette.PAPER, "the colour of its ground")])
def test_text_that_cannot_be_read_is_named(colour: palette.Colour, words: str) -> None:
    canvas = crowded_canvas()
    canvas.text(600, 300, "faint", fonts.SANS_BOLD, 40, colour)
    with pytest.raises(AssertionError, match=rf"'faint' .*{words}"):
        check_contrast(canvas)


def test_a_picture_of_another_width_is_a_fault() -> None:
    canvas = Canvas(Image.new("RGB", (900, 1500), palette.PAPER))
    assert len(size_faults(canvas, (palette.PAPER,))) == 2


def test_a_message_without_words_is_named() -> None:
    with pytest.raises(AssertionError, match=r"lacks no\.such\.message"):
        strict(())(Msg("no.such.message"))
