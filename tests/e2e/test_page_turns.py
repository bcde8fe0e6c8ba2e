"""Turns on a phone in a real browser: picture, stake and answers are on one screen."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from playwright.async_api import expect

from tests.e2e.test_page import PHONE, SETTLED, Tab, browser, demo, opened

SCREEN = 788
"""Pixels of the chat that a phone of 430 x 900 shows."""

TURNS = 2
"""Turns measured of each game."""

LONG = 60.0
"""Seconds after which the test is given up."""

STEP = 15_000
"""Milliseconds after which one step is given up."""


async def heights(tab: Tab, game: str) -> list[float]:
    """How high the panels of the first turns are, playing the first answer each time."""
    found = list[float]()
    await tab.click(tab.page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play against bots", exact=True))
    panel = tab.page.locator("#messages article.private").last
    answers, on = panel.locator(".row.single .button:enabled"), panel.get_by_role("button", name="Your turn ›", exact=True)
    picture = panel.locator(".picture.loaded")
    for _ in range(TURNS):
        await expect(picture.or_(panel.filter(has_text="It is your turn."))).to_be_visible()
        if await on.count():
            await tab.page.wait_for_timeout(SETTLED)
            await on.click()
        await expect(picture).to_be_visible()
        high: Any = await panel.evaluate("one => one.offsetHeight + parseFloat(getComputedStyle(one).marginTop)")
        found.append(high)
        assert await answers.count() <= 3 and await panel.locator(".select").count() <= 1
        words = re.compile(re.escape((await panel.locator(".section").first.inner_text()).splitlines()[0]))
        await answers.first.click()
        await expect(panel.locator(".section").first).not_to_contain_text(words)
    return found


async def test_turns_fit_one_screen_of_a_phone(tmp_path: Path) -> None:
    async with asyncio.timeout(LONG), browser() as chrome, demo(tmp_path / "demo.db") as address:
        expect.set_options(timeout=STEP)
        tabs = [await opened(chrome, f"{address}?as={person}", PHONE) for person in ("clara", "bruno")]
        for tab in tabs:
            tab.page.set_default_timeout(STEP)
        found = await asyncio.gather(*map(heights, tabs, ("pizarro", "navegador")))
        assert [tab.wrong for tab in tabs] == [[], []]
        every = [high for each in found for high in each]
        assert len(every) == 2 * TURNS and sum(high <= SCREEN for high in every) >= 0.95 * len(every), found
        assert max(every) <= 1.25 * SCREEN, found
