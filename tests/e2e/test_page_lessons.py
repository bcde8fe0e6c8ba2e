"""Every step of a lesson fits one screen of a phone and of a desktop in a real browser.

Every run looks at the first steps of one lesson, a campaign at all steps of all.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engine.game.lessons import lesson
from engine.match import registry
from render.kit import decision
from tests.e2e.test_page import DESKTOP, PHONE, browser, demo, open_tab

SMALL = {"width": 360, "height": 780}
ROOM, SMALL_ROOM = 788, 668
"""Px of the chat that phones of 430 x 900 and of 360 x 780 show."""

LONG = 900.0
"""Seconds after which the lessons are given up."""

PRESSES = 60
"""Presses after which a lesson is given up."""

FIRST = 6
"""Every run looks at so many steps of a lesson."""

TAUGHT = tuple(name for name in registry.names() if lesson(name) is not None)

LOOK = """(before) => {
  const panel = [...document.querySelectorAll('#messages article.private')].pop();
  if (!panel || panel.classList.contains('busy') || panel.querySelector('.loading')) return null;
  const images = [...panel.querySelectorAll('.picture img')];
  if (!images.every(one => one.complete && one.naturalWidth)) return null;
  const box = node => node.getBoundingClientRect(), frame = box(document.querySelector('#scroll'));
  const section = panel.querySelector('.section'), picture = panel.querySelector('.picture');
  const answer = panel.querySelector('.row .button:not([disabled])');
  const sign = panel.innerText + (images[0]?.src || '');
  if (sign === before) return null;
  return {
    id: panel.id, sign, words: panel.innerText, said: section?.innerText || '', answer: answer?.innerText.trim() || '',
    high: panel.offsetHeight + parseFloat(getComputedStyle(panel).marginTop),
    top: picture ? box(picture).top - frame.top : 0, foot: answer ? box(answer).bottom - frame.bottom : 0,
    drawn: images.length ? images[0].naturalWidth : 0,
    out: [...panel.querySelectorAll('*')].filter(one => box(one).right > innerWidth + 1).length,
  };
}"""


@dataclass(frozen=True)
class Seen:
    """A panel of a lesson in a window."""

    wide: int
    step: str
    panel: dict[str, Any]


async def learn(page: Page, game: str, sizes: list[Any], steps: int) -> list[Seen]:
    """Walk a lesson by its own buttons through so many steps, or to its end.

    Every panel is looked at in a window of each size.
    """
    await page.set_viewport_size(sizes[0])
    await page.locator(f'[data-game="{game}"]').get_by_role("button", name="Learn", exact=True).click()
    panels, before = list[Seen](), ""
    for _ in range(PRESSES):
        looked = await page.wait_for_function(LOOK, arg=before, timeout=LONG * 1000, polling=40)
        await page.wait_for_timeout(150)
        panel = await looked.json_value()
        if "all you need" in panel["words"]:
            return panels
        step = re.search(r"(\d+) of (\d+)", panel["words"])
        assert step, panel["words"]
        if int(step[1]) > steps:
            return panels
        for size in sizes:
            await page.set_viewport_size(size)
            await page.wait_for_timeout(50)
            panel = await (await page.wait_for_function(LOOK, arg="", timeout=LONG * 1000, polling=40)).json_value()
            panels.append(Seen(size["width"], f"{game} {step[1]}", panel))
        before = panel["sign"]
        await page.locator(f"#{panel['id']} .row .button:enabled").first.click()
    raise AssertionError(f"{game}: no end after {PRESSES} presses")


def too_high(panels: list[Seen], wide: int, most: float) -> list[str]:
    """Return the panels in windows of this width that are higher than `most` px."""
    return [f"{seen.step}: {seen.panel['high']:.0f}" for seen in panels if seen.wide == wide and seen.panel["high"] > most]


@pytest.mark.parametrize(
    ("games", "steps"), [(TAUGHT[-1:], FIRST), pytest.param(TAUGHT, PRESSES, marks=pytest.mark.campaign)], ids=["some", "every"]
)
async def test_every_step_of_a_lesson_is_one_screen(games: tuple[str, ...], steps: int, tmp_path: Path) -> None:
    async with asyncio.timeout(LONG), browser() as chrome, demo(tmp_path / "lessons.db") as address:
        expect.set_options(timeout=LONG * 1000)
        tall, wide = list[Seen](), list[Seen]()
        for game in games:
            tab = await open_tab(chrome, f"{address}?as=ana", PHONE)
            tall += await learn(tab.page, game, [PHONE, SMALL], steps)
            await tab.page.close()
        tab = await open_tab(chrome, f"{address}?as=bruno", DESKTOP)
        await choose_wide_pictures(tab.page)
        for game in games:
            await tab.page.locator(".room").first.click()
            wide += await learn(tab.page, game, [DESKTOP], steps)
        assert not tab.wrong
    assert not too_high(tall, PHONE["width"], ROOM)
    seen_small = [seen for seen in tall if seen.wide == SMALL["width"]]
    small = too_high(tall, SMALL["width"], SMALL_ROOM)
    assert len(small) <= 0.05 * len(seen_small), small
    hidden = [
        f"{seen.step}: {seen.panel['top']:.0f}, {seen.panel['foot']:.0f}"
        for seen in wide
        if seen.panel["top"] < 0 or seen.panel["foot"] > 0
    ]
    assert not hidden, f"above or below the window of a desk: {hidden}"
    for seen in (*tall, *wide):
        assert seen.panel["said"] and not seen.panel["out"] and seen.panel["drawn"], seen.step
        assert "Just changed" not in seen.panel["said"], seen.step
    others = {seen.step for seen in (*tall, *wide) if seen.panel["drawn"] != decision.WIDE}
    assert len(others) <= len(games), f"pictures that are not those of turns: {others}"


async def choose_wide_pictures(page: Page) -> None:
    """Choose wide pictures in the settings."""
    await page.locator(".room").filter(has_text="tables").first.click()
    line = page.locator("#composer input")
    await line.fill("/settings")
    await page.locator(".suggestion").first.wait_for()
    await line.press("Enter")
    await page.get_by_role("button", name="Wide pictures", exact=True).last.click()
    await page.get_by_text("are wide from now on").last.wait_for()
