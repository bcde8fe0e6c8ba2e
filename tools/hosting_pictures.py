"""`CHROMIUM=... python -m tools.hosting_pictures`: photograph the panel of `/setup`.

The pictures of a phone are for docs/hosting.md. Ana, who manages the server of the demo, has chosen a few settings; in one channel the bot
may not attach files.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
from playwright.async_api import ViewportSize, async_playwright
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.client import Caravel
from cogs.pictures.service import Pictures
from demo.harbour import Harbour
from demo.page import PageServer
from demo.server import welcome
from play.host import Host
from play.time.calendar import NIGHT, Hours
from play.time.clock import AT_ONCE
from store.sqlite import SqliteStore
from tools.demo_picture import BROWSER, DOCS, keep

FOLDER = DOCS / "hosting"
PHONE: ViewportSize = {"width": 430, "height": 1400}


async def photograph(database: Path) -> None:
    """Write the pictures again."""
    host = Host(SqliteStore(database), delays=AT_ONCE)
    await host.open(ticking=False)
    harbour = Harbour(Caravel(host, Pictures()))
    no_files = Overwrite(target_id=harbour.guild.id, type=OverwriteType.ROLE, deny=discord.Permissions(attach_files=True).value)
    harbour.backend.set_overwrite(harbour.channel.id, no_files)
    ana = next(iter(harbour.members))
    quay = next(channel.id for channel in harbour.backend.channels.values() if channel.name == "quay")
    chosen = {
        "channels": (harbour.channel.id, quay), "openers": (harbour.roles[1].id,), "for_person": 5,
        "hours": Hours("Europe/Lisbon", NIGHT),
    }  # fmt: skip
    await host.houses.choose(harbour.guild.id, ana, 0, chosen)
    try:
        async with PageServer(harbour, host, 0) as served, async_playwright() as playwright:
            await harbour.start()
            await welcome(host, harbour)
            browser = await playwright.chromium.launch(**BROWSER)
            page = await browser.new_page(viewport=PHONE, device_scale_factor=2)
            await page.goto(f"{served.address}?as=ana&room={harbour.channel.id}")
            await page.locator("#messages article").first.wait_for()
            line = page.locator("#composer input")
            await line.fill("/setup")
            await page.locator(".suggestion").first.wait_for()
            await line.press("Enter")
            panel = page.locator("#messages article.private").last
            await panel.get_by_text("Caravel on this server").wait_for()
            keep(await panel.locator(".container").first.screenshot(), FOLDER / "setup.png", 64)
            await panel.get_by_role("button", name="Where", exact=True).click()
            form = page.locator("dialog.form")
            await form.wait_for()
            keep(await form.screenshot(), FOLDER / "form.png", 64)
            await form.get_by_role("button", name="Cancel").click()
            await panel.get_by_role("button", name="Check", exact=True).click()
            await panel.locator(".menu .select").first.click()
            await panel.get_by_role("option", name="# tables").click()
            await panel.get_by_role("button", name="Test it here").wait_for()
            keep(await panel.locator(".container").first.screenshot(), FOLDER / "check.png", 64)
            await browser.close()
    finally:
        await harbour.close()
        await host.close()


def main() -> None:
    """The command line."""
    with TemporaryDirectory() as folder:
        asyncio.run(photograph(Path(folder) / "demo.db"))


if __name__ == "__main__":
    main()
