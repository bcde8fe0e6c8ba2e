"""Lists of waiting tables show only what everybody in the channel may read."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cogs.actions.people import ShowDesk
from cogs.actions.seats import Arrive
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import Button, Screen, controls
from cogs.people import waits
from play.host import Host
from play.telling.pings import HERE, TURN, Item
from play.time.clock import AT_ONCE
from play.values.types import Place, Table
from store.sqlite import SqliteStore
from tests.play.hosting import ANNE, BEN, HandClock

HALL, YARD, NOOK = Place(1, 2), Place(1, 3), Place(1, 2, 7)


async def tables(host: Host, *places: Place) -> list[Table]:
    """Start matches of two people in these places."""
    started = []
    for place in places:
        table = await host.tables.open("navegador", ANNE, place, seats=2)
        await host.tables.join(table.match, BEN)
        started.append(await host.tables.start(table.match, ANNE.user_id))
    return started


async def test_tables_out_of_sight_are_only_counted_in_the_channel(tmp_path: Path) -> None:
    host = Host(SqliteStore(tmp_path / "w.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await host.open(ticking=False)
    try:
        here, there, private = await tables(host, HALL, YARD, NOOK)
        items = [Item(table.match, TURN, 1) for table in (here, there, private)]
        found = await waits.find_waits(host, ANNE.user_id, items, "en", is_public=True)
        screen = waits.channel_call(found, ANNE.user_id, {here.match})
        assert [type(control.action) for control in controls(screen)] == [OpenTurn, ShowDesk]
        text = "\n".join((*screen.head, *screen.body))
        assert "3 tables" in text and "2 more tables" in text and f"match {here.match}" in text
        assert f"match {there.match}" not in text and f"match {private.match}" not in text
        listed = waits.direct_list(found, "en")
        assert len([control for control in controls(listed) if isinstance(control.action, OpenTurn)]) == 3
    finally:
        await host.close()


async def test_one_button_makes_a_player_present_at_all_tables(tmp_path: Path) -> None:
    host = Host(SqliteStore(tmp_path / "w.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await host.open(ticking=False)
    try:
        one, two = await tables(host, HALL, HALL)
        await host.presence.arrive(BEN.user_id)
        items = [Item(table.match, HERE, 1) for table in (one, two)]
        found = await waits.find_waits(host, ANNE.user_id, items, "en", is_public=True)
        screen = waits.channel_call(found, ANNE.user_id, {one.match, two.match})
        head, *_ = screen.head
        assert "others are here at 2 of your tables" in head
        assert [type(control.action) for control in controls(screen)] == [Arrive]
        assert "\n".join(screen.body).count("Are you as well?") == 1 and f"match {two.match}" in screen.body[0]
        more = await waits.find_waits(host, ANNE.user_id, [*items, Item(one.match, TURN, 1)], "en", is_public=False)
        head, *_ = waits.direct_list(more, "en").head
        assert "One table waits" in head, "a table where others are present does not count as waiting"
        first, *_ = controls(waits.beside(Screen(()), more, "en"))
        assert isinstance(first, Button) and (first.action, first.style) == (OpenTurn(one.match), "primary")
    finally:
        await host.close()
