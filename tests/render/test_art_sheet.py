"""The sheet of all drawings shows each with its name."""

from __future__ import annotations

from PIL import Image

from contract.laws import check_contrast, check_layout
from tools import art_sheet


def test_every_drawing_is_on_the_sheet_with_its_whole_name() -> None:
    canvas = art_sheet.compose()
    written = {box.label for box in canvas.boxes if box.kind == "text"}
    assert set(art_sheet.drawings()) <= written
    check_layout(canvas)
    check_contrast(canvas)


def test_the_sheet_in_the_documents_is_of_these_drawings() -> None:
    with Image.open(art_sheet.TARGET) as opened:
        assert opened.info[art_sheet.SOURCES] == art_sheet.sources(), "python -m tools.art_sheet"
