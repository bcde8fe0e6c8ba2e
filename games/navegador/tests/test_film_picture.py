"""The film of navegador: the whole sea, the rondel in a corner, everybody's points, from the first move to the result."""

from __future__ import annotations

import io

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
    for number, state in enumerate(positions(5, "sheet", "film")):
        if number % 45 == 0:
            canvas = filmed(RULES.view(state, None), say)
            assert canvas.areas["rondel"][1] > 112 + 678 - 10
            land = canvas.image.getpixel((430, 300))
            whole = chart.ground("board").getpixel((round(430 / 960 * 1132), round((300 - 112) / 678 * 800)))
            assert isinstance(land, tuple) and isinstance(whole, tuple)
            assert max(abs(a - b) for a, b in zip(land, whole, strict=True)) < 40
            labels = {box.label for box in canvas.boxes if box.kind == "text"}
            assert {str(player.points) for player in RULES.view(state, None).players} <= labels


def test_the_last_frame_names_the_winner_and_a_frame_keeps_to_its_bytes() -> None:
    *_, last = positions(2, "sheet", "film")
    assert isinstance(last.stage, Moving)
    view = RULES.view(replace(last, stage=Over()), None)
    winner = ("Ana", "Duarte")[view.ranks.index(1)]
    assert filmed(view, say).boxes[1].label == winner
    data = render.frame("navegador", view, say, Msg("navegador.chapter", round=3, phase=1), 0.5, 60_000)
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.size == filming.SIZE and len(data) <= 60_000
