"""Every turn fits one screen of a phone and of a desktop in a real browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser, expect

from engine.match import registry
from render.kit import decision, palette, shapes
from render.kit.canvas import Canvas
from tests.e2e.test_page import DESKTOP, PHONE, browser, demo, open_tab
from tests.e2e.turns import SCREEN, Played, Player, numbers_above

LONG = 600.0
"""Seconds after which the first moves are given up."""

WHOLE = 3600.0
"""Seconds after which the whole matches of a game are given up."""

PEOPLE = ("ana", "bruno", "clara", "duarte")


@asynccontextmanager
async def players(chrome: Browser, path: Path, games: Sequence[str]) -> AsyncIterator[list[tuple[str, Player]]]:
    """Open a tab for each game, each with another person, whose panels are measured in windows of a phone and of a desktop."""
    async with demo(path / "turns.db") as address:
        tabs = [await open_tab(chrome, f"{address}?as={person}", PHONE) for _, person in zip(games, PEOPLE, strict=False)]
        yield [(game, Player(tab.page, (PHONE, DESKTOP))) for game, tab in zip(games, tabs, strict=True)]
        assert [tab.wrong for tab in tabs] == [[]] * len(tabs)
        for tab in tabs:
            await tab.page.close()


def check_phone(games_played: list[Played]) -> None:
    """Check that nearly all panels fit on one screen and none is much higher."""
    for played in games_played:
        seen = played.at(PHONE["width"])
        highs = sorted(panel.high for panel in seen if panel.kind != "waiting")
        assert {"asked", "done"} <= {panel.kind for panel in seen}, played.game
        assert not played.wrong, f"{played.game}: {played.wrong}"
        assert sum(high <= SCREEN for high in highs) >= 0.95 * len(highs), played.report(PHONE["width"], SCREEN)
        assert max(panel.high for panel in seen) <= 1.25 * SCREEN, played.report(PHONE["width"], SCREEN)


def check_desktop(games_played: list[Played], is_wide: bool) -> None:
    """Check what is in sight when a panel opens: all controls, the whole of a wide picture, and all numbers of a tall one."""
    for played in games_played:
        assert not played.wrong, f"{played.game}: {played.wrong}"
        question_panels = [seen for seen in played.at(DESKTOP["width"]) if seen.kind in ("asked", "ready")]
        spans = [(seen.span - (0 if is_wide else seen.picture), seen.room) for seen in question_panels]
        assert spans and all(span <= room for span, room in spans), played.report(DESKTOP["width"], SCREEN)
        assert not [seen for seen in question_panels if seen.hidden], f"{played.game}: {[seen for seen in question_panels if seen.hidden]}"


@pytest.mark.campaign
async def test_turns_are_one_screen_of_a_phone_and_of_a_desktop(tmp_path: Path) -> None:
    """In every run the contract (`test_one_screen`) works out the heights of the panels of matches."""
    games = registry.names()
    async with asyncio.timeout(LONG), browser() as chrome:
        expect.set_options(timeout=LONG * 1000)
        async with players(chrome, tmp_path, games) as playing:
            tall = await asyncio.gather(*(player.play(game, 1) for game, player in playing))
            await asyncio.gather(*(player.choose_wide_pictures() for _, player in playing))
            wide = await asyncio.gather(*(player.play_on(game, 1) for game, player in playing))
        check_phone(tall)
        check_desktop(tall, is_wide=False)
        check_desktop(wide, is_wide=True)


@pytest.mark.campaign
@pytest.mark.parametrize("game", registry.names())
async def test_whole_matches_are_one_screen_of_a_phone_and_of_a_desktop(game: str, tmp_path: Path) -> None:
    async with asyncio.timeout(WHOLE), browser() as chrome, demo(tmp_path / "turns.db") as address:
        tab = await open_tab(chrome, f"{address}?as=ana", PHONE)
        player = Player(tab.page, (PHONE, DESKTOP))
        tall = await player.play(game)
        await player.choose_wide_pictures()
        await player.go_home()
        wide = await player.play(game)
    print(*(tall.report(size["width"], SCREEN) for size in (PHONE, DESKTOP)), wide.report(DESKTOP["width"], SCREEN), sep="\n")
    assert tall.is_over and wide.is_over and not tab.wrong, tab.wrong
    check_phone([tall])
    check_desktop([tall], is_wide=False)
    check_desktop([wide], is_wide=True)


def test_numbers_above_a_line_are_found() -> None:
    """The measurements on the page use this function."""
    canvas = Canvas(Image.new("RGB", (decision.WIDE, 400), palette.SEA_CHART))
    for number, (x, y) in enumerate(((100, 60), (300, 160), (500, 165), (700, 340)), 1):
        decision.mark(canvas, number, x, y)
    canvas.fill(shapes.disc(860, 60, 17), palette.HALO)  # no number: the pip of a monster
    data = BytesIO()
    canvas.image.quantize(64).save(data, "PNG")
    assert [numbers_above(data.getvalue(), line / decision.WIDE) for line in (20, 60, 140, 400)] == [0, 1, 3, 4]
