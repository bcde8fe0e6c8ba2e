"""`CHROMIUM=... python -m tools.playing_pictures`: photograph what docs/playing.md shows of the desk and of coming back, on a phone.

Bots play three matches in the names of the demo's members; Ana was away, and the host played for her.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright

from cogs.client import Caravel
from cogs.pictures.service import Pictures
from demo.harbour import Harbour
from engine import bots
from play.host import Host
from play.ledger.moves import play_line
from play.time.clock import AT_ONCE
from play.values.types import Person
from store.sqlite import SqliteStore
from tools.demo_picture import FLAGS

FOLDER = Path(__file__).parents[1] / "docs" / "playing"
PHONE = {"width": 430, "height": 2400}
MATCHES = (("navegador", 4, 40, 85), ("pizarro", 4, 60, 120), ("magellan", 3, 60, 120))
"""Game, players, entries after which Ana goes, and after which she comes back at her next turn."""

HIGHEST = 1_100
"""Pixels of a picture from its top."""


async def prepare_matches(file: Path) -> int:
    """Matches that wait for Ana, who was away; their channel."""
    host = Host(SqliteStore(file), rng=Random(3), delays=AT_ONCE)
    await host.open(ticking=False)
    harbour = Harbour(Caravel(host, Pictures()))
    people = [Person(member.id, str(member.user.global_name)) for member in harbour.members.values()]
    ana = people[0]
    for game, count, gone, back in MATCHES:
        table = await host.tables.open(game, ana, harbour.place, seats=count)
        for person in people[1:count]:
            await host.tables.join(table.match, person)
        table, rng = await host.tables.start(table.match, ana.user_id), Random(4)
        while True:
            live = await host.ledger.current(table.match)
            seat = live.table.to_act[0]
            is_ana = seat == table.seat_of(ana.user_id)
            if live.table.seq >= back and is_ana:
                break
            line = bots.line("mate", live.rules, live.state, seat, rng)  # type: ignore[arg-type]
            by_person = not is_ana or live.table.seq < gone
            await host.ledger.change(table.match, partial(play_line, host.ledger, seat=seat, line=line, by_person=by_person))
    await host.close()
    return harbour.channel.id


def main() -> None:
    """Write the pictures anew."""
    with TemporaryDirectory() as folder:
        room = asyncio.run(prepare_matches(Path(folder) / "demo.db"))
        command = [sys.executable, "-m", "demo", "--port", "0", "--database", f"{folder}/demo.db", "--seed", "4"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = next(found.group() for line in process.stdout if (found := re.search(r"http://\S+", line)))
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS)
                photograph(browser.new_page(viewport=PHONE), f"{address}?as=ana&room={room}")  # type: ignore[arg-type]
                browser.close()
        finally:
            process.terminate()
            process.wait()


def photograph(page: Page, address: str) -> None:
    """What Ana sees who comes back."""
    page.set_default_timeout(60_000)
    page.goto(address)
    line = page.locator("#composer input")
    page.locator("#messages article").first.wait_for()
    line.fill("/desk")
    page.locator(".suggestion").first.wait_for()
    line.press("Enter")
    shown = page.locator("#messages article.private").last
    shown.get_by_text("Your desk").wait_for()
    keep(shown, "desk")
    for label, name in (("Navegador · 1", ""), ("Then and now", ""), ("As you left it", "then")):
        shown.get_by_role("button", name=label, exact=True).click()
        shown.get_by_role("button", name="Read it all").wait_for()
        page.wait_for_function("[...document.querySelectorAll('#messages img')].every(image => image.complete)")
        page.wait_for_timeout(1_500)
        if name:
            keep(shown, name)


def keep(shown: Locator, name: str) -> None:
    """Write the picture of a message."""
    image = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    image = image.crop((0, 0, image.width, min(image.height, HIGHEST))).quantize(96, dither=Image.Dither.NONE)
    file = FOLDER / f"{name}.png"
    image.save(file, optimize=True)
    print(f"{file}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
