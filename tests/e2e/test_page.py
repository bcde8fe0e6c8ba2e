"""A real browser opens the demo's page and plays until people have made their first moves."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, Route, async_playwright, expect

ROOT = Path(__file__).parents[2]
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
PATIENCE = 120_000
"""Milliseconds after which a step is given up. Every step waits for what it needs, so only a broken page takes so long."""

SETTLED = 1_000
"""Milliseconds after which a panel that changed by itself takes a press."""

FROM_ELSEWHERE = '<img src=x onerror="alert(1)"> and the moment <t:99999999999999999:R>'
"""A hostile text that somebody writes; the page shows it as it is."""

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 430, "height": 900}


def chromium() -> str:
    """Return the browser that `make test` found, or one on the PATH. Only a run of pytest by hand skips the test without one."""
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not browser and "CHROMIUM" not in os.environ:
        pytest.skip("there is no Chromium on this machine: `make test` brings one")
    assert browser, "no Chromium was found, and tools/chromium.sh could not bring one: install it, or name it in CHROMIUM"
    return browser


@asynccontextmanager
async def demo(database: Path, kill: bool = False) -> AsyncIterator[str]:
    """Run the demo in a process of its own; give its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "demo", "--port", "0", "--database", str(database), "--bot-pause", "0.5", "--seed", "4"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield await asyncio.wait_for(_address(process), PATIENCE / 1000)
    finally:
        if kill:
            process.kill()
        else:
            process.terminate()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if address := re.search(rb"http://\S+", line):
            return address.group().decode()
    raise AssertionError("the demo printed no address")


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        open_tab = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield open_tab
        await open_tab.close()


class Tab:
    """One tab, and the clicks in it."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0
        self.wrong: list[str] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.set_default_timeout(PATIENCE)

    async def click(self, place: Locator) -> None:
        """Click, and count it."""
        await place.click()
        self.clicks += 1

    async def press(self, label: str | re.Pattern[str]) -> None:
        """Press the newest button with a label."""
        await self.click(self.page.locator("#messages").get_by_role("button", name=label, exact=True).last)

    async def reads(self, words: str | re.Pattern[str]) -> None:
        """Wait for words among the messages."""
        await expect(self.page.locator("#messages")).to_contain_text(words)

    @property
    def room(self) -> str:
        """The room in the address."""
        (room,) = re.findall("room=([0-9]+)", self.page.url)
        return str(room)

    async def messages(self) -> list[str]:
        """The ids of the messages that are shown."""
        ids: list[str] = await self.page.locator("#messages article").evaluate_all("all => all.map(one => one.id.slice(8))")
        return ids

    async def is_narrow(self) -> bool:
        """Whether nothing sticks out to the right."""
        wide: Any = await self.page.evaluate(
            "[document.documentElement, document.querySelector('#scroll'), ...document.querySelectorAll('#scroll *')]"
            ".filter(node => !node.closest('pre') && node.getBoundingClientRect().right > innerWidth + 1).length"
        )
        return wide == 0


async def wait_until_stored(tab: Tab, file: Path) -> list[str]:
    """Wait until everything that the tab shows would survive a crash; return the ids of its messages."""
    while True:
        ids = await tab.messages()
        if file.is_file() and all(f'"id":{known},' in file.read_text("utf-8") for known in ids):
            return ids
        await asyncio.sleep(0.05)


async def open_tab(browser: Browser, address: str, size: Any = DESKTOP) -> Tab:
    page = await browser.new_page(viewport=size, reduced_motion="reduce")
    await page.goto(address)
    return Tab(page)


async def make_move(tab: Tab) -> None:
    """Press the first answer of the panel, and *Confirm* if it is asked for."""
    panel = tab.page.locator("#messages article.private").last
    answers = panel.locator(".row.single .button:enabled")
    bid = answers.filter(has_text=re.compile(r"Up to \d")).first  # the picture is a button too, and its words name the bids
    label = await bid.inner_text()
    await tab.click(bid)
    await expect(answers.filter(has_text=label)).to_have_count(0)
    confirm = answers.filter(has_text=re.compile("^Confirm"))
    if await confirm.count():
        await tab.click(confirm.last)
    await expect(panel.locator(".row.single .button:disabled").first, "the move is made").to_contain_text("✓ Up to")


async def test_the_first_moves_on_desktop_and_phone_and_after_a_crash(tmp_path: Path) -> None:
    async with browser() as chrome:
        async with demo(tmp_path / "demo.db", kill=True) as address:
            tab = await open_tab(chrome, address)
            await begin_match(tab)
            await take_over_seat(await open_tab(chrome, f"{address}?as=clara", PHONE))
            await fill_in_forms(await open_tab(chrome, f"{address}?as=ana", PHONE))
            bruno = await open_tab(chrome, f"{address}?as=bruno&room={tab.room}")
            await share_room(tab, bruno)
            ids = await wait_until_stored(bruno, tmp_path / "demo.db.rooms" / "rooms.json")
            where = bruno.page.url.removeprefix(address)
        async with demo(tmp_path / "demo.db") as address:
            again = await open_tab(chrome, address + where)
            await again.reads("Match 5")
            assert await again.messages() == ids
            await expect(again.page.locator(".person.chosen .name")).to_have_text("Ana")


async def begin_match(tab: Tab) -> None:
    """Begin a match from the first page and make a move, in at most five clicks."""
    await tab.click(tab.page.locator('[data-game="pizarro"]').get_by_role("button", name="Play against bots", exact=True))
    await tab.reads("has begun")
    await make_move(tab)
    assert tab.clicks <= 5
    panel = tab.page.locator("#messages article.private").last
    await expect(panel, "the panel changes by itself").to_contain_text("It is your turn.")
    await tab.page.wait_for_timeout(SETTLED)
    await tab.press("Your turn ›")
    await expect(panel.locator(".row.single .button:enabled").first, "the next question is shown").to_be_visible()
    await expect(panel.locator(".picture img")).to_be_visible()
    assert await panel.locator(".picture").evaluate("box => box.style.aspectRatio != ''"), "the page keeps room for the picture"
    await tab.page.get_by_role("button", name="Your turn: Pizarro & Co.").click()
    await tab.reads("Match 5")


async def take_over_seat(tab: Tab) -> None:
    """Take over a seat of an example on a phone; everything fits its width."""
    await expect(tab.page.locator(".tile")).to_have_count(4)
    assert await tab.is_narrow()
    await tab.click(tab.page.locator('[data-game="pizarro"]').get_by_role("button", name="Take over a seat", exact=True))
    await tab.press("Take this seat")
    await make_move(tab)
    assert tab.clicks <= 5 and await tab.is_narrow()
    lowest: Any = await tab.page.evaluate(
        "Math.min(...[...document.querySelectorAll('#messages .row .button')].map(one => one.getBoundingClientRect().height))"
    )
    assert 44 <= lowest < 200, "buttons are high enough for thumbs"
    await tab.page.get_by_role("button", name="Rooms and people").click()
    await tab.page.locator(".room.channel").first.click()
    await tab.reads("Welcome aboard")
    await tab.page.locator("#composer input").fill("/desk")
    await tab.page.locator("#composer input").press("Enter")
    await tab.reads("used /desk")
    assert await tab.is_narrow() and tab.wrong == []


async def fill_in_forms(tab: Tab) -> None:
    """Fill in forms with all kinds of parts on a phone: choices are stored, and untouched parts stay as they were."""
    await tab.page.get_by_role("button", name="Rooms and people").click()
    await tab.page.locator(".room.channel").first.click()
    form, line = tab.page.locator("dialog.form"), tab.page.locator("#composer input")

    async def give(command: str) -> None:
        await line.fill(command)
        await expect(tab.page.locator(".suggestion").first).to_be_visible()
        await line.press("Enter")

    async def submit() -> None:
        await form.get_by_role("button", name="Submit").click()
        await expect(form).to_have_count(0)

    async def answer_when_disabled(route: Route) -> None:
        """Answer a form only when its button is disabled: the form has to stay until the answer, so that nobody goes on too early."""
        await expect(form.get_by_role("button", name="Submit")).to_be_disabled()
        await route.continue_()

    await tab.reads("Welcome aboard")
    await give("/setup")
    await tab.press("Tables")
    await form.locator(".select").first.click()
    await form.get_by_role("option", name="quay").click()
    await form.locator(".select").nth(2).click()
    await form.get_by_role("option", name="Sailors").click()
    await tab.page.route("**/do", answer_when_disabled)
    await submit()
    await tab.page.unroute("**/do")
    await tab.reads("in # quay")
    await tab.reads("Who opens tables: @Sailors")
    await tab.press("Tables")
    await expect(form.locator(".select").first).to_contain_text("# quay")
    await submit()
    await tab.press("More")
    await form.get_by_label("always").check()
    await form.locator(".select").first.click()
    await form.get_by_role("option", name="at most 5", exact=True).click()
    await form.get_by_label("Leaderboard").uncheck()
    assert await tab.is_narrow()
    await submit()
    await tab.reads("Own thread: always")
    await tab.reads("Tables one person may have: at most 5")
    await tab.reads("Leaderboard: off")
    assert tab.wrong == []


async def share_room(tab: Tab, other: Tab) -> None:
    """Let somebody else in the same room play, write and type a command, and then become the first person in their own tab."""
    await other.press("My turn")
    await other.reads("Only you can see this")
    await expect(tab.page.locator("#messages")).not_to_contain_text("Only you can see this")
    composer = other.page.locator("#composer input")
    await composer.fill(FROM_ELSEWHERE)
    await composer.press("Enter")
    await other.reads(FROM_ELSEWHERE)
    await composer.fill("/ru")
    await composer.press("Enter")
    await other.page.keyboard.type("pizarro")
    await other.page.keyboard.press("Enter")
    await other.page.keyboard.press("Enter")
    await other.reads("used /rules")
    await expect(other.page.locator("#messages article.private")).to_have_count(2)
    await other.page.locator('[data-person="ana"]').click()
    await expect(other.page.locator("#messages article.private")).to_have_count(0)
    await other.reads("Match 5")
    assert tab.wrong == other.wrong == []
