"""Turns in a real browser: picture, stake and answers are on one screen of a phone, and of a desk with wide pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from engine import registry
from tests.e2e.test_page import DESKTOP, PHONE, Tab, browser, demo, opened

SCREEN = 788
"""Pixels of the chat that a phone of 430 x 900 shows."""

READY = "panel => panel.querySelector('.row.single .button:enabled, .select') && !panel.textContent.includes('Waiting for')"


async def shown_turn(tab: Tab, before: str) -> tuple[Locator, str] | None:
    """The panel of the next turn, when its picture is there; `None` where the match is over or waits for too long."""
    panel = tab.page.locator("#messages article.private").last
    for _ in range(120):
        if await panel.count():
            words = await panel.inner_text()
            if words != before and await panel.evaluate(READY):
                await expect(panel.locator(".picture img").first).to_be_visible()
                return panel, words
        await tab.page.wait_for_timeout(250)
    return None


async def heights(tab: Tab, game: str, turns: int) -> list[float]:
    """How high the panels of one's first turns are, playing the first answer each time."""
    found, before = list[float](), ""
    await tab.click(tab.page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play against bots", exact=True))
    for _ in range(turns):
        shown = await shown_turn(tab, before)
        if shown is None:
            break
        panel, before = shown
        high: Any = await panel.evaluate("one => one.offsetHeight + parseFloat(getComputedStyle(one).marginTop)")
        found.append(high)
        assert await panel.locator(".row.single .button").count() <= 3 and await panel.locator(".select").count() <= 1
        await panel.locator(".row.single .button:enabled").first.click()
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("turns", [3, pytest.param(10_000, marks=pytest.mark.campaign)])
async def test_turns_fit_one_screen(tmp_path: Path, size: Any, turns: int) -> None:
    async with browser() as chrome, demo(tmp_path / "demo.db") as address:
        found = dict[str, list[float]]()
        for game in registry.names():
            tab = await opened(chrome, f"{address}?as=clara", size)
            found[game] = await heights(tab, game, turns)
            assert tab.wrong == [] and found[game], game
            await tab.page.close()
        every = [high for each in found.values() for high in each]
        assert sum(high <= SCREEN for high in every) >= 0.95 * len(every), found
        assert max(every) <= 1.25 * SCREEN, found
