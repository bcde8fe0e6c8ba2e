"""Personal settings, followers of matches, and private notices."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import cast

from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Msg
from play.ledger.ledger import Ledger
from play.time.calendar import Hours
from play.values.errors import NotStored, StaleTable
from play.values.live import DAMAGED, OVER, hours_of, leniently
from play.values.personal import Notice, NotificationWay, PersonSettings
from play.values.types import Occupant, Person, Table
from store import rows

TRIES = 5
"""How often storing somebody's new hours at a match is tried while other processes are faster."""


class People:
    """Keeps personal settings, followers and notices."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def settings(self, user_id: int) -> PersonSettings:
        """Return a person's settings; the defaults for a new person."""
        row = await self._ledger.stored.person(user_id)
        if row is None:
            return PersonSettings()
        return PersonSettings(
            notification_way=cast(NotificationWay, row.told), language=row.language, confirm=bool(row.confirm), hours=hours_of(row),
            digest=row.digest, hits=bool(row.hits), wide=bool(row.wide), locale=row.locale,
        )  # fmt: skip

    async def choose(self, user_id: int, settings: PersonSettings) -> None:
        """Store a person's settings."""
        hours = settings.hours
        quiet = None if hours.quiet is None else codec.dumps(hours.quiet)
        row = rows.PersonRow(
            user=user_id, told=settings.notification_way, language=settings.language, confirm=settings.confirm, zone=hours.zone,
            quiet=quiet, holidays=codec.dumps(hours.holidays), digest=settings.digest, hits=settings.hits, wide=settings.wide,
            locale=settings.locale,
        )  # fmt: skip
        before = await self.settings(user_id)
        await self._ledger.store_rows(row)
        if before.hours != hours:
            await self._keep_hours(user_id, hours)

    async def remember_locale(self, user_id: int, settings: PersonSettings, locale: str) -> None:
        """Store the locale of a person's Discord. If the database fails, the next click does it."""
        with suppress(NotStored):
            await self.choose(user_id, replace(settings, locale=locale))

    async def _keep_hours(self, user_id: int, hours: Hours) -> None:
        """Use a person's new hours for the clocks of their seats from now on."""
        for match in await self._ledger.stored.matches_of(user_id, ("running",)):
            for _ in range(TRIES):
                with suppress(StaleTable):  # another process was faster, and may still use the old hours
                    await self._restate(match, user_id, hours)
                    break

    async def _restate(self, match: int, user_id: int, hours: Hours) -> None:
        async with self._ledger.hold(match) as live:
            if live.table.status == "running" and live.table.seat_of(user_id) is not None:
                await self._ledger.restate(live, replace(live, hours={**live.hours, user_id: hours}))

    async def follow(self, match: int, user_id: int, on: bool) -> Table:
        """Follow a match (`on`), or no longer follow it."""
        async with self._ledger.hold(match) as live:
            others = tuple(follower for follower in live.table.followers if follower != user_id)
            write = rows.FollowerRow(match, user_id) if on else rows.deletion("follower", match=match, user=user_id)
            after = live.with_table(followers=tuple(sorted((*others, user_id))) if on else others)
            return (await self._ledger.touch(after, [write])).table

    async def refresh_name(self, match: int, person: Person) -> None:
        """Store a player's new name. If that fails, the next click does it."""
        with suppress(StaleTable, NotStored):
            if not _is_new_name((await self._ledger.current(match)).table, person):
                return
            async with self._ledger.hold(match) as live:
                if _is_new_name(live.table, person):
                    occupants = tuple(
                        Occupant(person) if occupant.user_id == person.user_id else occupant for occupant in live.table.occupants
                    )
                    await self._ledger.write(live, live.with_table(occupants=occupants))

    async def notices(self, match: int, user_id: int | None = None) -> tuple[Notice, ...]:
        """Return the unread notices of a person about a match, oldest first; `None`: of everybody."""
        stored = await self._ledger.stored.notices(match, user_id)
        return tuple(Notice(row.id, row.match, row.user, leniently(partial(_message, row.msg), DAMAGED), row.at) for row in stored)

    async def note(self, match: int, user_id: int, msg: Msg) -> None:
        """Leave a notice for a person's next private screen at a table."""
        notice = rows.NewNotice(match, user_id, codec.dumps(codec.message_json(msg)), self._ledger.clock.now())
        await self._ledger.write_rows(match, [notice])

    async def delete_notices(self, notices: Iterable[Notice]) -> None:
        """Delete notices that Discord has accepted."""
        for notice in notices:
            await self._ledger.write_rows(notice.match, [rows.deletion("notice", id=notice.id)])


def _is_new_name(table: Table, person: Person) -> bool:
    """Return whether the person sits at an unfinished table under another name."""
    return table.status not in OVER and any(
        occupant.user_id == person.user_id and occupant.person != person for occupant in table.occupants
    )


def _message(text: str) -> Msg:
    return codec.message(json.loads(text))
