"""Display names follow the people who act, with one write and no entry in the log."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.edge.services import Services
from cogs.pictures.service import Pictures
from play.host import Host
from play.values.errors import NotAllowed
from play.values.names import names
from play.values.types import Person
from store.errors import Full
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, DAN, HALL, Opener, Refusing, awaited_user, begin_match, newest_entry, rules, seat_of
from words import speaker

RENAMED = Person(ANNE.user_id, "Anne of the North")


async def test_a_new_name_is_stored_once_and_survives_a_restart(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = await host.turns.panel(table.match, user)
    before = await host.ledger.store.revision(table.match)
    for person in (ANNE, RENAMED, RENAMED, DAN):
        await host.people.refresh_name(table.match, person)
    assert before is not None and await host.ledger.store.revision(table.match) == before + 1
    again = await open_host()
    reread = await again.reading.table(table.match)
    assert reread.occupants[seat_of(reread, ANNE)].person == RENAMED
    assert (reread.status, reread.seq, reread.edition) == ("running", table.seq, table.edition + 1)
    await again.turns.answer(panel.ref, user, ("pass",))  # type: ignore[union-attr]


async def test_the_names_of_a_table_that_is_over_stay(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    closed = await host.tables.close(table.match, ANNE.user_id)
    await host.people.refresh_name(table.match, RENAMED)
    assert await host.reading.table(table.match) == closed


async def test_a_name_that_cannot_be_stored_is_skipped(databases: Databases) -> None:
    store = Refusing(databases().store())
    host = Host(store, rules=rules)
    await host.open(ticking=False)
    table = await host.tables.open("toy", ANNE, HALL)
    store.refuses = Full("no room")
    await host.people.refresh_name(table.match, RENAMED)
    assert (await host.reading.table(table.match)).occupants[0].person == ANNE
    await host.close()


@pytest.mark.parametrize(("guild", "name"), [(HALL.guild_id, RENAMED.name), (None, ANNE.name), (77, ANNE.name)])
async def test_a_name_is_refreshed_only_on_the_server_of_the_table(host: Host, guild: int | None, name: str) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    pictures: Any = Pictures.__new__(Pictures)
    await Services(host, pictures).refresh_name(RENAMED, guild, table)
    occupant = (await host.reading.table(table.match)).occupants[0]
    assert occupant.person is not None and occupant.person.name == name


async def test_several_bots_of_a_kind_get_numbers(host: Host) -> None:
    one = await host.tables.open("toy", ANNE, HALL, bots=("mate",))
    assert names(one, speaker()) == ("Anne", "Mate")
    several = await host.tables.open("toy", ANNE, HALL, bots=("mate", "deckhand", "mate"))
    assert names(several, speaker()) == ("Anne", "Mate 1", "Deckhand", "Mate 2")


async def test_former_names_of_bots_are_read_as_present_ones(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await host.tables.open("toy", ANNE, HALL, bots=("greedy", "random"), seats=3)
    assert [occupant.bot for occupant in table.occupants] == [None, "mate", "deckhand"]
    with pytest.raises(NotAllowed):
        await host.tables.open("toy", ANNE, HALL, bots=("pirate",))
    await host.tables.start(table.match, ANNE.user_id)
    databases().execute("UPDATE seat SET bot = 'greedy' WHERE bot = 'mate'")
    databases().execute("UPDATE seat SET bot = 'random' WHERE bot = 'deckhand'")
    again = await open_host()
    table = await again.reading.table(table.match)
    assert sorted(occupant.bot or "" for occupant in table.occupants) == ["", "deckhand", "mate"]
    await again.clockwork.run_due()
    seat = seat_of(table, ANNE)
    assert (await again.reading.table(table.match)).to_act == (seat,)
    table = await again.seats.substitute(table.match, ANNE.user_id, seat, "random")
    assert table.occupants[seat].bot == "deckhand"
    assert (await newest_entry(again, table.match)).line == f"bot {seat} deckhand"
