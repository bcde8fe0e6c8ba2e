"""`CHROMIUM=... python -m tools.playing_pictures`: photograph the desk and coming back.

The pictures of a phone are for docs/playing.md. Bots play three matches in the names of the demo's members; Ana was away, and the host
played for her.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize

from cogs.client import Caravel
from cogs.pictures.service import Pictures
from demo.harbour import Harbour
from engine import bots
from play.host import Host
from play.ledger.moves import play_line
from play.time.clock import AT_ONCE
from play.values.types import Person
from store.sqlite import SqliteStore
from tools.demo_picture import DOCS, demo_page, keep

FOLDER = DOCS / "playing"
PHONE: ViewportSize = {"width": 430, "height": 2400}
MATCHES = (("navegador", 4, 40, 85), ("pizarro", 4, 60, 120), ("magellan", 3, 60, 120))
"""The game, the number of players, the entries after which Ana goes, and the entries after which she comes back at her next turn."""

HIGHEST = 1_100
"""The most px of a picture's height; the rest is cut off below."""


async def prepare_matches(file: Path) -> int:
    """Play matches that wait for Ana, who was away; return their channel."""
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
    """Write the pictures again."""
    with TemporaryDirectory() as folder:
        room = asyncio.run(prepare_matches(Path(folder) / "demo.db"))
        with demo_page(Path(folder), PHONE) as (page, address):
            photograph(page, f"{address}?as=ana&room={room}")


def photograph(page: Page, address: str) -> None:
    """Photograph Ana's screen when she comes back."""
    page.set_default_timeout(60_000)
    page.goto(address)
    line = page.locator("#composer input")
    page.locator("#messages article").first.wait_for()
    line.fill("/desk")
    page.locator(".suggestion").first.wait_for()
    line.press("Enter")
    desk = page.locator("#messages article.private").last
    desk.get_by_text("Your desk").wait_for()
    keep(desk.screenshot(), FOLDER / "desk.png", 96, HIGHEST)
    for label, name in (("Navegador · 1", ""), ("Then and now", ""), ("As you left it", "then")):
        desk.get_by_role("button", name=label, exact=True).click()
        desk.get_by_role("button", name="Read it all").wait_for()
        page.wait_for_function("[...document.querySelectorAll('#messages img')].every(image => image.complete)")
        page.wait_for_timeout(1_500)
        if name:
            keep(desk.screenshot(), FOLDER / f"{name}.png", 96, HIGHEST)


if __name__ == "__main__":
    main()
