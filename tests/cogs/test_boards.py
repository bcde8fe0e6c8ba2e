"""Pictures of empty boards, alone and side by side."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import pytest
from PIL import Image

import render
from cogs.pictures import service
from cogs.pictures.jobs import BoardJob, StripJob, boards_in_words
from cogs.pictures.service import Pictures
from data.homes import homes
from engine.match import registry
from render.kit import png
from words import speaker

SAY = speaker()


@pytest.fixture
async def drawer(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pictures]:
    """A service of pictures that waits long for a board."""
    monkeypatch.setattr(service, "PATIENCE", 60.0)
    pictures = Pictures()
    yield pictures
    pictures.close()


@pytest.mark.parametrize("game", [game for game in registry.names() if homes()[game].has_pictures])
async def test_a_board_is_shown_in_the_language_of_the_reader(drawer: Pictures, game: str) -> None:
    board = await drawer.board(game, "de")
    assert board is not None and board.alt.startswith("Der Spielplan von ")
    image = Image.open(io.BytesIO(board.data))
    assert image.width >= 800 and 0.4 < image.height / image.width < 0.8, "a phone has room for it and the text around it"
    assert await drawer.board(game, "de") is board, "it is drawn once"


async def test_a_board_shows_the_settings_of_the_table(drawer: Pictures) -> None:
    usual, turned = await drawer.board("pizarro", "en"), await drawer.board("pizarro", "en", {"half1": "b"})
    assert usual is not None and turned is not None and usual.data != turned.data, "the other side of the board"
    assert await drawer.board("pizarro", "en", {"half1": "b"}) is turned, "it is drawn once as well"


async def test_a_strip_leaves_out_boards_that_cannot_be_drawn(drawer: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def board(game: str, view: Any, say: Any) -> bytes | None:
        drawn.append(game)
        if game == "magellan":
            raise ValueError
        return None if game == "pizarro" else draw(game, view, say)

    draw = render.board
    monkeypatch.setattr(render, "board", board)
    games = ("carta_magica", "magellan", "navegador", "pizarro")
    strip = await drawer.strip(games, "en")
    assert strip is not None and strip.alt == boards_in_words(("carta_magica", "navegador"), SAY), "two games have no board"
    assert await drawer.strip(("magellan", "pizarro"), "en") is None
    assert await drawer.strip(games, "en") is strip
    assert [drawn.count(game) for game in ("carta_magica", "navegador", "pizarro")] == [1, 1, 1]


def test_a_strip_has_one_cell_a_game() -> None:
    colours = ((200, 30, 30), (30, 200, 30), (30, 30, 200))
    boards = [
        png.encode_adapted(Image.new("RGB", size, colour))
        for size, colour in zip(((300, 200), (90, 400), (500, 500)), colours, strict=True)
    ]
    strip = Image.open(io.BytesIO(render.strip(boards))).convert("RGB")
    wide, high = strip.size
    assert strip.size == render.STRIP
    for index, colour in enumerate(colours):
        left, right = index * wide // 3, (index + 1) * wide // 3
        for x in (left + 12, right - 12):
            pixel = strip.getpixel((x, high - 1))
            assert isinstance(pixel, tuple) and max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < 8


async def test_a_message_does_not_wait_for_a_slow_board_but_the_next_has_it(drawer: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    may_finish = asyncio.Event()

    async def draw(job: BoardJob | StripJob) -> tuple[bytes, str]:
        await may_finish.wait()
        return b"drawn", job.game

    monkeypatch.setattr(drawer, "draw", draw)
    monkeypatch.setattr(service, "PATIENCE", 0.01)
    assert await drawer.board("pizarro", "en") is None
    may_finish.set()
    monkeypatch.setattr(service, "PATIENCE", 60.0)
    board = await drawer.board("pizarro", "en")
    assert board is not None and board.data == b"drawn"
