"""Frames of a match's film: the whole sea, the rondel in a corner, and the points of all players."""

from __future__ import annotations

import io
from itertools import islice

from msgspec.structs import replace
from PIL import Image

import render
from engine.values.core import Msg
from games.navegador.game import RULES
from games.navegador.pictures import chart, filmed
from games.navegador.rules.state import Moving, Over
from games.navegador.tests.deciding import positions
from render.kit import film as filming
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))


def test_a_frame_shows_the_sea_with_its_coasts_and_the_rondel_below() -> None:
    """The chart of the board, 1132 by 800 px, is drawn 960 by 678 px large, 112 px below the top."""
    for state in islice(positions(5, "sheet", "film"), 0, None, 45):
        canvas = filmed(RULES.view(state, None), say)
        _, rondel_top, _, _ = canvas.areas["rondel"]
        assert rondel_top > 112 + 678 - 10
        on_frame = canvas.image.getpixel((430, 300))
        on_board = chart.ground("board").getpixel((round(430 / 960 * 1132), round((300 - 112) / 678 * 800)))
        assert isinstance(on_frame, tuple) and isinstance(on_board, tuple)
        assert max(abs(value - board_value) for value, board_value in zip(on_frame, on_board, strict=True)) < 40
        labels = {box.label for box in canvas.boxes if box.kind == "text"}
        assert {str(player.points) for player in RULES.view(state, None).players} <= labels


def test_the_last_frame_names_the_winner_and_is_small() -> None:
    *_, last = positions(2, "sheet", "film")
    assert isinstance(last.stage, Moving)
    view = RULES.view(replace(last, stage=Over()), None)
    winner = {(1, 2): "Ana", (2, 1): "Duarte"}[view.ranks]
    _, title, *_ = filmed(view, say).boxes
    assert title.label == winner
    data = render.frame("navegador", view, say, Msg("navegador.chapter", round=3, phase=1), share=0.5, most=60_000)
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.size == filming.SIZE and len(data) <= 60_000
