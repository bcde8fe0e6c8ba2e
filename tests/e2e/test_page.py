"""The demo in a real browser: open a table, join as three members, play the first auction."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, async_playwright, expect

ROOT = Path(__file__).parents[2]
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
PATIENCE = 180_000
"""Milliseconds after which a step is given up. Every step waits for what it needs, so only a broken page takes so long."""


def chromium() -> str:
    """The browser that `make test` found, else one on the PATH."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "no Chromium: run `make test`, which provides one"
    return found


@asynccontextmanager
async def demo(database: Path) -> AsyncIterator[str]:
    """A running demo; its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "demo",
        "--port",
        "0",
        "--database",
        str(database),
        "--bot-pause",
        "0",
        "--seed",
        "4",
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield await asyncio.wait_for(_address(process), PATIENCE / 1000)
    finally:
        process.terminate()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := re.search(rb"http://\S+", line):
            return found.group().decode()
    raise AssertionError("the demo printed no address")


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[Page]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = await opened.new_page(viewport={"width": 1100, "height": 1300})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        await page.goto(address)
        await page.get_by_text("# tables").click()
        yield page
        await opened.close()


async def idle(page: Page) -> None:
    """Wait until the page has finished its last action: it ignores clicks before."""
    await expect(page.locator("#preview-app")).to_have_attribute("aria-busy", "false")
    await expect(page.locator("#action-status")).not_to_have_text(re.compile("…$|ing$"))


async def be(page: Page, name: str) -> None:
    """Look at the channel as another member."""
    await idle(page)
    await page.locator("#viewer-picker").select_option(label=name)
    await idle(page)


async def press(page: Page, label: str | re.Pattern[str]) -> None:
    """Press the newest button with this label."""
    await idle(page)
    await page.get_by_role("button", name=label, exact=True).last.click()
    await idle(page)


async def answered(page: Page, text: str) -> None:
    """Wait for a text among the messages."""
    await expect(page.locator("#channel-message-list")).to_contain_text(text)


async def acted(page: Page, name: str, choice: str) -> None:
    """A member's turn: *My turn*, a choice, *Confirm*."""
    await be(page, name)
    await press(page, "My turn")
    if choice:
        await press(page, choice)
    await press(page, "Confirm")
    await answered(page, "Played:")


async def whose(page: Page, before: str = "") -> str:
    """Who is pinged now, once the one before is no longer."""
    messages = page.locator("#channel-message-list")
    if before:
        await expect(messages).not_to_contain_text(f"@{before}, it is your turn")
    await expect(messages).to_contain_text("it is your turn")
    return re.findall(r"@(\w+), it is your turn", await messages.inner_text())[-1]


async def test_the_first_auction_in_a_browser(tmp_path: Path) -> None:
    async with demo(tmp_path / "demo.db") as address, browser(address) as page:
        await be(page, "Ana")
        composer = page.locator("#channel-composer-input")
        await composer.fill("/play")
        await composer.press("Enter")
        await page.get_by_text("Pizarro & Co.").first.click()
        await page.locator("#send-message").click()
        await answered(page, "A new table of")
        await press(page, "Open the table")
        await answered(page, "opens a table for")
        for name in ("Bruno", "Clara"):
            await be(page, name)
            await press(page, "Join")
            await answered(page, "You sit at the table")
        await be(page, "Ana")
        await press(page, "Start")
        await answered(page, "it is your turn")
        await expect(page.locator("#channel-message-list img").first).to_be_visible()
        buyer = await whose(page)
        await acted(page, buyer, "Bid 2")
        last = buyer
        for _ in range(2):
            last = await whose(page, last)
            assert last != buyer
            await acted(page, last, "Pass")
        await be(page, buyer)
        await press(page, "My turn")
        await press(page, re.compile("makes 2"))
        await press(page, "Confirm")
        await answered(page, "buys")
