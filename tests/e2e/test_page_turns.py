"""Turns in a real browser: picture, stake and answers are on one screen of a phone, and on one of a desk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine import registry
from tests.e2e.test_page import DESKTOP, PHONE, browser, demo, opened
from tests.e2e.turns import Played, Player

SCREEN = 788
"""Pixels of the chat that a phone of 430 x 900 shows."""

MOVES = 2
"""Own moves of every game that the suite measures; a campaign plays whole matches."""

LONG = 300.0
"""Seconds after which the slice is given up."""

WHOLE = 3600.0
"""Seconds after which the whole matches are given up."""

PEOPLE = ("ana", "bruno", "clara", "duarte")


async def measured(chrome: Browser, path: Path, size: dict[str, int], most: int, is_wide: bool = False) -> list[Played]:
    """Matches of all games at the same time, each by another person, or their first moves."""
    async with demo(path / f"{size['width']}-{is_wide}.db") as address:
        tabs = [await opened(chrome, f"{address}?as={person}", size) for person in PEOPLE]
        players = [Player(tab.page) for tab in tabs]
        if is_wide:
            await asyncio.gather(*(player.wants_wide() for player in players))
        found = await asyncio.gather(*(player.play(game, most) for player, game in zip(players, registry.names(), strict=True)))
        assert [tab.wrong for tab in tabs] == [[]] * len(tabs)
        for tab in tabs:
            await tab.page.close()
        return found


def fit_a_phone(found: list[Played]) -> None:
    """Nearly all panels are on one screen, and none is much higher; none has too much on it."""
    for one in found:
        highs = one.highs("asked", "ready", "done")
        assert one.highs("asked") and one.highs("done"), one.game
        assert not one.wrong, f"{one.game}: {one.wrong}"
        assert sum(high <= SCREEN for high in highs) >= 0.95 * len(highs) and highs[-1] <= 1.25 * SCREEN, one.told(SCREEN)


def fit_a_desk(found: list[Played], is_wide: bool) -> None:
    """With wide pictures the picture and all that can be pressed are in sight together, with tall ones at least all that can be pressed."""
    for one in found:
        assert not one.wrong, f"{one.game}: {one.wrong}"
        asked = [seen for seen in one.seen if seen.kind in ("asked", "ready")]
        assert all((seen.span if is_wide else seen.span - seen.picture) <= seen.room for seen in asked), one.told(SCREEN)


async def test_turns_of_all_games_are_one_screen(tmp_path: Path) -> None:
    async with asyncio.timeout(LONG), browser() as chrome:
        expect.set_options(timeout=LONG * 1000)
        fit_a_phone(await measured(chrome, tmp_path, PHONE, MOVES))


@pytest.mark.campaign
async def test_whole_matches_are_one_screen_of_a_phone(tmp_path: Path) -> None:
    async with asyncio.timeout(WHOLE), browser() as chrome:
        found = await measured(chrome, tmp_path, PHONE, 10_000)
        print(*(one.told(SCREEN) for one in found), sep="\n")
        assert all(one.is_over for one in found)
        fit_a_phone(found)


@pytest.mark.campaign
@pytest.mark.parametrize("is_wide", [False, True], ids=["tall", "wide"])
async def test_whole_matches_are_one_screen_of_a_desk(tmp_path: Path, is_wide: bool) -> None:
    async with asyncio.timeout(WHOLE), browser() as chrome:
        found = await measured(chrome, tmp_path, DESKTOP, 10_000, is_wide)
        print(*(one.told(SCREEN) for one in found), sep="\n")
        assert all(one.is_over for one in found)
        fit_a_desk(found, is_wide)
