"""Keeps the threads of the club's tables few and quiet.

Discord lets a server have 1,000 threads that are not archived, and a season begins dozens of tables on one day. So if many threads are
open, its tables are played in the thread of the season; and the thread of a finished table is archived after a day.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.connection.refusals import REFUSED
from play.club.tables import NOBODY
from play.host import Host
from play.matters.season import MATTER, SeasonTable
from play.values.types import Place, Table

log = logging.getLogger(__name__)

FULL = 800
"""The number of open threads on a server from which a season makes no more threads for its tables."""

DAY: Final = 1_440
"""Minutes without a message after which Discord archives the thread of a table that is over."""


async def shared_place(host: Host, guild: discord.Guild, table: Table) -> Place | None:
    """Return the thread of a season for its table, or `None` if it may have its own."""
    seated: SeasonTable | None = MATTER.value(table)
    if seated is None or len(guild.threads) < FULL:
        return None
    row = (await host.seasons.get(seated.season)).row
    return Place(table.place.guild_id, row.channel, row.thread) if row.thread else None


async def is_one_of_many(host: Host, table: Table) -> bool:
    """Return whether a table began with others in a season or on a live evening."""
    evening = None if table.place.guild_id is None else await host.evenings.of(table.place.guild_id)
    return MATTER.value(table) is not None or (evening is not None and table.match in evening.matches)


async def archive_soon(client: discord.Client, table: Table) -> None:
    """Let Discord archive the thread of a finished table of the club after a day, if it may."""
    thread = client.get_channel(table.place.thread_id or 0) if table.own_thread and table.opener_id == NOBODY else None
    if isinstance(thread, discord.Thread) and not thread.archived and thread.auto_archive_duration != DAY:
        try:
            await thread.edit(auto_archive_duration=DAY)
        except REFUSED as error:
            log.info("a thread stays open", extra={"match": table.match, "error": repr(error)})
