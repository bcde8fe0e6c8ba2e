"""How people are notified of what waits for them.

An effect of the outbox says that something changed for a person at a table. `Telling.due` returns what to do about it in each room (a
server, or direct messages). The caller does that on Discord and reports it with `Telling.finish`, which stores the messages and removes the
effect in one transaction. The nonce of a message follows from its number alone. So if it is sent again after a crash, or by a second
process, Discord shows it once.

Nothing here looks at orders or prepared turns: when a person is notified depends on the table, on their settings and on their clicks.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.values import codec
from engine.walking import worlds
from play.follows.effects import asked_people, awaited_people, effect, muted_people, notified_people, people_asked_early
from play.follows.matter import questions_to
from play.follows.news import news
from play.ledger.ledger import Ledger
from play.ledger.outbox import Effect
from play.ledger.reading import Reading
from play.people.directs import Directs
from play.people.house import Houses
from play.people.settings import People
from play.telling.attention import Attention
from play.telling.hits import Hits
from play.telling.pings import DIRECT, EARLY, HERE, HIT, LAST, TURN, UNTIL, Item, Ping, Step, items_shown, next_digest, old_items, step
from play.time.calendar import rest_until
from play.time.clock import MARGIN
from play.values.errors import NotStored, StaleTable
from play.values.personal import NotificationWay, PersonSettings
from play.values.types import CardRef, Table
from store import rows

BY_DIRECT: tuple[NotificationWay, ...] = ("dm", "digest")
"""The ways that are direct messages."""

KINDS = ("ping", "ask", "early")
"""Effects that say that something has begun to wait."""

_KIND_OF = {TURN: "ping", EARLY: "early"}
"""The kind of such an effect, by the key of its item; for all other items, which are questions, it is `ask`."""

AT_MOST = 3_600.0
"""The most seconds for which a message is held before it is looked at again: its person may have chosen other hours."""

SAME_DIGEST = 3_600.0
"""The most seconds between the digests of several tables that are sent as one message."""


class Due(Struct, frozen=True):
    """What to do with the message of one room.

    `ping`: the present message. `items`: what it has to show now. `until`: when a held message may be sent; 0 if nobody has to wait.
    """

    ping: Ping
    step: Step
    items: tuple[Item, ...]
    until: float = 0.0

    @property
    def nonce(self) -> str:
        """The nonce of this message: the same for every try to post it, and unique."""
        return blake2b(f"ping {self.ping.user_id} {self.ping.room} {self.ping.number + 1}".encode(), digest_size=12).hexdigest()


class Telling:
    """Knows what waits for a person, and which messages say so."""

    def __init__(
        self, ledger: Ledger, reading: Reading, people: People, hits: Hits, houses: Houses, directs: Directs, attention: Attention
    ) -> None:
        """`attention`: remembers who has a table on the screen."""
        self._ledger, self._houses, self._reading, self._people = ledger, houses, reading, people
        self._hits, self._directs, self.attention = hits, directs, attention

    async def pings(self, user_id: int) -> tuple[Ping, ...]:
        """Return the messages of a person, by room."""
        return tuple(_ping(row) for row in await self._ledger.stored.pings(user_id))

    async def way(self, match: int, user_id: int) -> NotificationWay:
        """Return how to notify a person of a table: as they wish, if server and Discord allow it."""
        own = await self.own_way(match, user_id)
        chosen = own if own is not None else (await self._people.settings(user_id)).notification_way
        house = await self._houses.lately((await self._reading.table(match)).place.guild_id)
        return house.allowed_way(_delivered_way(chosen, await self._directs.is_resting(user_id)))

    async def own_way(self, match: int, user_id: int) -> NotificationWay | None:
        """Return the way that a person chose for this table alone, or `None`."""
        row = await self._ledger.stored.notification_way(match, user_id)
        return None if row is None else cast(NotificationWay, row.told)

    async def choose(self, match: int, user_id: int, chosen: NotificationWay | None, repeats: bool = True) -> None:
        """Set how a person is notified of a table; `None`: as of their other tables.

        `repeats`: if that changes the way, they are notified again of what waits.
        """
        before = await self.way(match, user_id)
        write = rows.deletion("told_at", match=match, user=user_id) if chosen is None else rows.NotificationWayRow(match, user_id, chosen)
        await self._ledger.write_rows(match, [write])
        if repeats and await self.way(match, user_id) != before:
            await self._ledger.write_rows(match, self._repeat(await self._reading.table(match), user_id))

    async def _tables(self, user_id: int) -> list[Table]:
        """Return a person's tables at which something can wait."""
        return [table for table in await self._reading.tables_of(user_id, ("running",)) if table.lesson is None]

    async def is_awaited(self, user_id: int) -> bool:
        """Return whether it is a person's turn anywhere."""
        return any(user_id in awaited_people(table) for table in await self._tables(user_id))

    async def notify_again(self, user_id: int) -> tuple[int, ...]:
        """Notify again by a newly chosen way, and return the matches with effects."""
        tables = await self._tables(user_id)
        for table in tables:
            await self._ledger.write_rows(table.match, self._repeat(table, user_id))
        return tuple(table.match for table in tables)

    def _repeat(self, table: Table, user_id: int) -> list[rows.Write]:
        """Return the effects that notify a person again of what waits at a table."""
        now = self._ledger.clock.now()
        due = now + (self._ledger.delays.before_ping if user_id in awaited_people(table) else 0.0)
        return [effect(table, "ping", user_id, due), effect(table, "ask", user_id, now)]

    async def note_click(self, user_id: int, table: Table, message_id: int | None) -> None:
        """Store that a person has seen what waits on a table's server and in direct messages.

        A direct message that was clicked shows the panel of that table from now on. If the database fails, the next click stores it.
        """
        if table.lesson is not None:
            return
        self.attention.note_click(table.match, user_id, self._ledger.clock.now())
        with suppress(NotStored, StaleTable):
            for ping in [ping for ping in await self.pings(user_id) if ping.stands]:
                is_clicked = ping.room == DIRECT and ping.message_id == message_id
                if is_clicked and not (ping.panel and ping.match == table.match):
                    panel = replace(ping, number=ping.number + 1, seen=True, panel=True, match=table.match)
                    await self._ledger.write_rows(table.match, [_row(panel)])
                elif not ping.seen and ping.room in (DIRECT, _room(table)):
                    await self._ledger.write_rows(table.match, [rows.update("ping", {"seen": True}, user=user_id, guild=ping.room)])

    async def due(self, effect: Effect, again: bool = False) -> tuple[Due, ...]:
        """Return what to do about an effect in each room. `again`: notify although nothing is new."""
        user, now = effect.recipient, self._ledger.clock.now()
        chosen = await self._people.settings(user)
        pings = {ping.room: ping for ping in await self.pings(user)}
        ways = await self._ways(user, chosen)
        table, way = ways.get(effect.match, (await self._reading.table(effect.match), "off"))
        target = DIRECT if way in BY_DIRECT else _room(table)
        person_rests = rest_until(chosen.hours, now)
        if person_rests is None and effect.kind == "ping":
            person_rests = await self._there_until(table, user)
        server_rests = (await self._houses.lately(table.place.guild_id)).rests_until(now)
        phases = {match: known.since for match, (at, _) in ways.items() if (known := news(at)).phase}
        steps: list[Due] = []
        for room in sorted({*pings, target}, key=lambda other: (other == target, other)):  # the target last
            ping = pings.get(room, Ping(user, room))
            if room != target and not any(item.match == effect.match for item in ping.shown):
                continue
            items = await self._items(effect, ping, ways)
            until = person_rests if room == DIRECT or server_rests is None else max(server_rests, person_rests or 0.0)
            is_new_digest = effect.kind == "digest" and not _is_in_digest(ping, effect, now)
            has_match = any(item.match == effect.match for item in items)
            is_repeated = room == target and has_match and (again or is_new_digest)
            next_step = step(ping, items, now, rests=until is not None, again=is_repeated, phases=phases)
            if next_step == "hold" and ping.stands:  # what is over is removed at once
                old = old_items(ping, items)
                old_step = step(ping, old, now)
                steps += [Due(ping, old_step, old)] if old_step != "nothing" else []
            steps.append(Due(ping, next_step, items, until or 0.0))
        return tuple(steps)

    async def _there_until(self, table: Table, user: int) -> float | None:
        """Return until when a person who has just clicked needs no ping; `None`: ping now.

        Orders are not obeyed while their owner clicks, and several orders in a row take some time, so without this pause a person would be
        pinged before their orders move. The pause depends only on clicks and on the newest entry, so it is the same for a person without
        orders. A click or an entry of the future comes from a clock that was ahead, and is ignored.
        """
        delays, now, until = self._ledger.delays, self._ledger.clock.now(), 0.0
        clicked = self.attention.latest(table.match, user)
        if clicked <= now and delays.while_present:
            until = clicked + delays.while_present + MARGIN
        for newest in await self._ledger.stored.latest(table.match, -1, None, 1):
            if newest.seat is not None and newest.at <= now and newest.seat == table.seat_of(user):
                until = max(until, newest.at + delays.before_ping)
        return until if until > now else None

    async def _ways(self, user: int, chosen: PersonSettings) -> dict[int, tuple[Table, NotificationWay]]:
        """Return a person's running and frozen tables, and how they are notified of each."""
        tables = [table for table in await self._reading.tables_of(user, ("running", "frozen")) if table.lesson is None]
        houses = {guild: await self._houses.lately(guild) for guild in {table.place.guild_id for table in tables}}
        rests = await self._directs.is_resting(user)
        ways = {}
        for table in tables:
            wanted = await self.own_way(table.match, user) or chosen.notification_way
            ways[table.match] = (table, houses[table.place.guild_id].allowed_way(_delivered_way(wanted, rests)))
        return ways

    async def _items(self, effect: Effect, ping: Ping, ways: dict[int, tuple[Table, NotificationWay]]) -> tuple[Item, ...]:
        """Return the items that a room has to show now."""
        user = effect.recipient
        unsent = set(await self._ledger.stored.unsent(user, KINDS)) - {(effect.match, effect.kind)}
        items: list[Item] = []
        for match, (table, way) in sorted(ways.items()):
            if way == "off" or ping.room != (DIRECT if way in BY_DIRECT else _room(table)):
                continue
            for key, since in await self._waiting(table, user, way):
                known_since = ping.since(match, key)
                if way == "digest":
                    is_now = effect.kind == "digest"
                else:
                    is_now = (match, _KIND_OF.get(key, "ask")) not in unsent
                has_item = key == LAST and any(item.match == match for item in items)
                if known_since < 0 and not is_now and not has_item:
                    continue
                if key == TURN:
                    is_new_turn = effect.match == match and effect.kind not in ("ask", "early")
                    since = max(known_since, effect.edition if is_new_turn else 0)
                items.append(Item(match, key, since))
                if key == TURN:
                    items += [Item(match, time, -1) for time in await self._times(table, user)]
        return tuple(items)

    async def _times(self, table: Table, user: int) -> list[str]:
        """Return the deadlines shown with a turn, as keys. Changed deadlines are no news."""
        seat = table.seat_of(user)
        own = [deadline for deadline in await self._reading.deadlines(table.match) if deadline.seat == seat]
        return [f"{UNTIL}{deadline.limit:.0f} {deadline.due:.0f}" for deadline in own]

    async def _waiting(self, table: Table, user: int, way: NotificationWay) -> list[tuple[str, int]]:
        """Return `waiting_items`, hits and `LAST`, without early questions that are answered."""
        waiting = waiting_items(table, user)
        if any(key == EARLY for key, _ in waiting):
            by_order = way != "channel" and await self._has_early_order(table, user)
            if by_order or await self._has_moved(table, user):
                waiting = [row for row in waiting if row[0] != EARLY]
        if (await self._people.settings(user)).hits and (hits := await self._hits.of(table, user)):
            waiting.append((HIT, hits[-1].seq))
        if way == "digest":
            waiting = [row for row in waiting if row[0] != HERE]  # the invitation is over when the digest comes

        return [*waiting, (LAST, -1)] if await self.is_last(table, user) else waiting

    async def _has_early_order(self, table: Table, user: int) -> bool:
        """Return whether a person's orders answer their early question."""
        live, seat = await self._ledger.current(table.match), table.seat_of(user)
        if live.rules is None or seat is None:
            return False
        return worlds.early_answer(live.rules, live.state, seat, live.orders_of(seat)) is not None

    async def _has_moved(self, table: Table, user: int) -> bool:
        """Return whether a person's seat has moved since they may answer early."""
        since = await self._ledger.stored.entries(table.match, table.asked_since)
        return any(entry.seat == table.seat_of(user) for entry in since)

    async def is_last(self, table: Table, user_id: int) -> bool:
        """Return whether several people were asked and only this one is still awaited."""
        seat = table.seat_of(user_id)
        if seat is None or table.status != "running" or table.to_act != (seat,):
            return False
        live = await self._ledger.current(table.match)
        return live.state is not None and len(live.may_act) > 1

    async def finish(self, effect: Effect, pings: Sequence[Ping]) -> None:
        """Store messages and remove the effect or put a digest off, in one transaction."""
        stored = [_row(ping) for ping in pings]
        await self._ledger.write_rows(effect.match, [*stored, *await self._done_rows(effect)])

    async def hold(self, effect: Effect, pings: Sequence[Ping], until: float) -> None:
        """Store messages and put the effect off; when it is due, what to send is decided again."""
        soon = min(until, self._ledger.clock.now() + AT_MOST)
        later = rows.EffectLater(effect.match, effect.kind, effect.recipient, effect.edition, soon, effect.tries)
        await self._ledger.write_rows(effect.match, [*(_row(ping) for ping in pings), later])

    async def rests_until(self, user_id: int, table: Table | None = None) -> float | None:
        """Return when a person may be notified again; `None`: now. `table`: by a mention there."""
        now = self._ledger.clock.now()
        own = rest_until((await self._people.settings(user_id)).hours, now)
        night = None if table is None else (await self._houses.lately(table.place.guild_id)).rests_until(now)
        return own if night is None else max(night, own or 0.0)

    async def _done_rows(self, sent: Effect) -> list[rows.Write]:
        """Return the rows that remove an effect and, if needed, set the person's next digest."""
        match, user = sent.match, sent.recipient
        gone: rows.Write = rows.EffectDone(match, sent.kind, user, sent.edition)
        if await self.way(match, user) != "digest":
            return [gone]
        table, chosen, now = await self._reading.table(match), await self._people.settings(user), self._ledger.clock.now()
        if not waiting_items(table, user):
            return [gone]
        at = next_digest(chosen.hours, chosen.digest, now)
        if sent.kind == "digest":
            return [rows.EffectLater(match, "digest", user, sent.edition, at, 0)]
        return [gone, effect(table, "digest", user, at)]

    async def repost(self, match: int) -> None:
        """Post the card and notifications of a table again, because its messages are gone."""
        async with self._ledger.hold(match) as live:
            now, table = self._ledger.clock.now(), live.table
            place = table.place
            pings = [ping for user in sorted(table.users(table.people)) for ping in await self.pings(user)]
            gone = [_row(without(ping)) for ping in pings if ping.stands and ping.channel_id in (place.channel_id, place.thread_id)]
            effects = [
                effect(table, "card", 0, now),
                *(effect(table, "ping", user, now) for user in sorted(awaited_people(table))),
                *(effect(table, "ask", user, now) for user in sorted(asked_people(table))),
            ]
            card = CardRef(place.thread_id or place.channel_id, message_id=1, posted_at=0.0, edition=-1)  # so old that it is posted again
            old = rows.CardRow(match, card.channel_id, card.message_id, card.posted_at, card.edition)
            await self._ledger.touch(live.with_table(card=card), [old, *gone, *effects])

    async def keep_panel(self, match: int, user_id: int, message_id: int) -> None:
        """Keep a used panel in direct messages as the record of a move: it is no ping any more."""
        for ping in await self.pings(user_id):
            if ping.stands and ping.message_id == message_id:
                rest = tuple(item for item in ping.shown if item.match != match)
                await self._ledger.write_rows(match, [_row(without(ping, rest))])


def waiting_items(table: Table, user_id: int) -> list[tuple[str, int]]:
    """Return the keys of what waits for a person at a table, and at which editions it began."""
    waiting = [(TURN, 0)] if user_id in notified_people(table) else []
    if user_id in people_asked_early(table) - awaited_people(table) - muted_people(table):
        waiting.append((EARLY, table.asked_since))
    return [*waiting, *((question.key, question.since) for question in questions_to(table, user_id))]


def posted_ping(due: Due, match: int, channel_id: int, message_id: int, at: float, panel: bool = False) -> Ping:
    """Return the ping of a posted message.

    A message without a notification counts as seen, so that later items come in a new one.
    """
    return Ping(
        due.ping.user_id, due.ping.room, match, channel_id, message_id, posted_at=at, number=due.ping.number + 1,
        seen=due.step == "whisper", panel=panel, shown=due.items,
    )  # fmt: skip


def ping_after_step(effect: Effect, due: Due, channel_id: int, message_id: int, at: float) -> Ping | None:
    """Return the ping after a step without Discord (benches, tests); `None`: no change."""
    if due.step in ("nothing", "hold"):
        return None
    if due.step == "remove":
        return without(due.ping)
    if due.step == "edit":
        return edited_ping(due)
    return posted_ping(due, effect.match, channel_id, message_id, at)


def edited_ping(due: Due, panel: bool = False) -> Ping:
    """Return the ping of a message that was edited; whether it was seen stays as it was."""
    return replace(due.ping, number=due.ping.number + 1, panel=panel, shown=due.items)


def without(ping: Ping, shown: tuple[Item, ...] = ()) -> Ping:
    """Return the ping without its message."""
    return replace(ping, message_id=0, number=ping.number + 1, seen=True, panel=False, shown=shown)


def _delivered_way(way: NotificationWay, rests: bool) -> NotificationWay:
    """Return the way that is used; `rests`: Discord delivers no direct messages to the person."""
    return "channel" if rests and way in BY_DIRECT else way


def _is_in_digest(ping: Ping, effect: Effect, now: float) -> bool:
    """Return whether the digest of another table, a moment ago, named this one."""
    return ping.stands and now - ping.posted_at < SAME_DIGEST and any(item.match == effect.match for item in ping.shown)


def _room(table: Table) -> int:
    """Return the room of mentions at a table."""
    return table.place.guild_id or DIRECT


def _ping(row: rows.PingRow) -> Ping:
    return Ping(
        row.user, row.guild, row.match, row.channel, row.message, posted_at=row.posted_at, number=row.number, seen=bool(row.seen),
        panel=bool(row.panel), shown=items_shown(row),
    )  # fmt: skip


def _row(ping: Ping) -> rows.PingRow:
    items = codec.dumps([[item.match, item.key, item.since] for item in ping.shown])
    return rows.PingRow(
        ping.user_id, ping.room, ping.match, ping.channel_id, ping.message_id, ping.posted_at, ping.number, ping.seen, ping.panel, items
    )
