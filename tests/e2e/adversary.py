"""A hostile reader reads all unasked messages and knows what each person must not see.

Two servers, one of which shows matches to their players alone; rooms that not everybody may view; people who leave a server or lose a
room. Every request that puts something before people's eyes is kept with those who could read it at that moment (`Record`); `Judge` knows
by Discord's permissions and by the tables who may know what, and searches each for numbers, links, names and pictures of the rest. It asks
nothing of the bot's own code about who may see what.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import discord
from simcord.backend.access import channel_accessible

from cogs.actions.wire import parse_id
from cogs.panel.spec import Picture
from cogs.pictures.jobs import StoryJob
from cogs.servers.preflight import PLAIN
from play.host import Host
from play.matters.found import MATTER as FOUND
from play.values.types import Table
from tests.bodies import nested
from tests.e2e.stubs import Blind
from tests.e2e.world import World

FIRST_MATCH = 4_711_000
"""The number of the first match. Other numbers in texts are smaller and ids of Discord greater, so a number like this names a match."""

CLICKED = re.compile(r"/(interactions|webhooks)/")
MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")
THREAD = re.compile(r"/channels/(\d+)/threads")
CHANGED = re.compile(r"/channels/(\d+)")
OF_SERVER = re.compile(r"/guilds/(\d+)/(?:scheduled-events|roles)(?:/\d+)?")
UNREAD = re.compile(r"/users/@me/channels|/applications/.*|/channels/\d+/(?:typing|thread-members/@me)|/guilds/\d+/members/\d+/roles/\d+")
"""Requests that show nobody anything."""

DELIVERY: ContextVar[str] = ContextVar("delivery", default="setup")
"""The delivery that is at work."""

LINK = re.compile(r"discord\.com/channels/(\d+)/(\d+)")
"""What names a room."""

NUMBER = re.compile(r"\b\d,?\d{3},?\d{3}\b")
"""What names a match."""

WORD = re.compile(r"\b[a-z]{3,}\b")
"""What may name a person."""


class Marked(Blind):
    """Draws nothing; the alt text of each picture names its match and its people."""

    async def picture(self, game: str, view: Any, reader: Any, key: Any, *more: Any, **named: Any) -> Picture:  # type: ignore[override]
        return _marked(reader, key)

    async def event(self, game: str, view: Any, what: Any, reader: Any, key: Any) -> Picture:
        return _marked(reader, key)

    async def poster(self, game: str, tale: Any, reader: Any, match: int) -> Picture:  # type: ignore[override]
        return _marked(reader, match)

    async def picture_of(self, job: Any, key: Any) -> Picture | None:
        if not isinstance(job, StoryJob) or job.kind != "final":
            return None
        return _marked(job.reader, [line.name for _, part in job.subject.tables for line in part])


def _marked(reader: Any, key: Any) -> Picture:
    return Picture("marked.png", PLAIN, f"{' '.join(reader.names)} {key}")


@dataclass(frozen=True)
class Sent:
    """Something that was shown to people: by which delivery, in which room of which server, and who could read it.

    `server` is 0 for direct messages, `room` is 0 for what the whole server reads.
    """

    by: str
    path: str
    room: int
    server: int
    readers: frozenset[int]
    body: str
    ids: tuple[str, ...]


class Record(list[Any]):
    """The list of the bot's requests; notes of each who could read it at that moment."""

    def __init__(self, w: World, before: list[Any]) -> None:
        super().__init__(before)
        self.backend = w.env.backend
        self.sent: list[Sent] = []

    def append(self, request: Any) -> None:
        super().append(request)
        if request.method not in ("POST", "PATCH", "PUT") or CLICKED.match(request.path) or UNREAD.fullmatch(request.path):
            return
        path_match = MESSAGE.fullmatch(request.path) or THREAD.fullmatch(request.path) or CHANGED.fullmatch(request.path)
        if path_match is not None:
            room = int(path_match[1])
            channel = self.backend.channels.get(room)
            readers = {user for user in self.backend.users if channel_accessible(self.backend, room, user)}
            server = 0 if channel is None or channel.guild_id is None else channel.guild_id
        else:
            whole = OF_SERVER.fullmatch(request.path)
            assert whole is not None, f"{request.method} {request.path}: who reads this?"
            room, server = 0, int(whole[1])
            readers = set(self.backend.guilds[server].members)
        text = json.dumps(request.json, ensure_ascii=False, default=str)
        ids = tuple(_ids(request.json))
        self.sent.append(
            Sent(
                by=DELIVERY.get(),
                path=request.path,
                room=room,
                server=server,
                readers=frozenset(readers - {self.backend.bot_user.id}),
                body=text,
                ids=ids,
            )
        )


def _ids(body: Any) -> Iterator[str]:
    """Yield the ids of the controls of a message."""
    message = body.get("message", body) if isinstance(body, dict) else {}
    yield from (str(part["custom_id"]) for part in nested(message.get("components")) if "custom_id" in part)


class Judge:
    """Decides who may know what, and collects what was shown to people who may not know it."""

    def __init__(self, w: World, record: Record) -> None:
        self.w = w
        self.record = record
        self.backend = w.env.backend
        self.open_servers: set[int] = set()
        """Servers on which everybody who sees a table may look at its match."""
        self.leaks: dict[tuple[str, str], str] = {}
        """The first example of each leak, by the delivery and the kind of thing that it named."""
        self.counts: dict[str, int] = {}
        """How much each delivery has sent."""
        self.silent: set[str] = set()
        """The deliveries that have sent nothing."""
        self._read = 0
        self._begun: set[int] = set()

    def views(self, user: int, room: int) -> bool:
        """Return whether somebody may read a channel or thread now."""
        return channel_accessible(self.backend, room, user)

    async def look(self, host: Host) -> None:
        """Judge everything that was sent since the last look, by the tables and permissions of now."""
        store = host.ledger.store
        statuses = ("open", "running", "finished", "closed", "frozen")
        tables = {match: await host.reading.table(match) for match in await store.matches(statuses)}
        clubs = await self._clubs(host)
        for match in tables.keys() - self._begun:
            self._check_seats(tables[match])
        self._begun = set(tables)
        for sent in self.record.sent[self._read :]:
            self.counts[sent.by] = self.counts.get(sent.by, 0) + 1
            self._search(sent, tables, clubs)
        self._read = len(self.record.sent)

    def _check_seats(self, table: Table) -> None:
        """Note a leak for everybody whom a search has put at a table that they cannot see."""
        room = table.place.thread_id or table.place.channel_id
        for person in table.players if FOUND.value(table) is not None else ():
            if not self.views(person.user_id, room):
                self.leaks.setdefault(("search", "a seat"), f"{person.name} sits at match {table.match} in {self._room(room)}")

    async def _clubs(self, host: Host) -> list[tuple[int, set[int]]]:
        """Return the rooms of seasons and evenings with the people who take part; these agreed to be named there."""
        clubs: list[tuple[int, set[int]]] = []
        for guild in self.backend.guilds:
            for season in await host.seasons.at(guild):
                clubs.append((season.row.channel, {person.user for person in season.people}))
            evening = await host.evenings.of(guild)
            if evening is not None:
                clubs.append((evening.row.channel, {person.user for person in evening.people}))
        return clubs

    def may_know(self, sent: Sent, reader: int, table: Table) -> bool:
        """Return whether a reader may learn of a table from what was sent.

        The table is theirs, or they may view its place and either anybody may look at its match or this is the card or a ping of
        the table itself in that place.
        """
        if any(person.user_id == reader for person in table.players) or table.opener_id == reader:
            return True
        if table.lesson is not None:
            return False
        room = table.place.thread_id or table.place.channel_id
        if not self.views(reader, room):
            return False
        own = sent.by in OF_TABLES and sent.room in (room, table.place.channel_id)
        return own or table.place.guild_id in self.open_servers

    def _search(self, sent: Sent, tables: dict[int, Table], clubs: list[tuple[int, set[int]]]) -> None:
        """Find what was named in something sent, and note a leak for each reader who must not know it."""
        matches = {int(word.replace(",", "")) for word in NUMBER.findall(sent.body)} | {
            getattr(parse_id(custom_id), "match", 0) for custom_id in sent.ids
        }
        rooms = {int(room) for _, room in LINK.findall(sent.body)}
        rooms |= {room.id for room in self.backend.channels.values() if (room.name or "").startswith("room-") and room.name in sent.body}
        words = set(WORD.findall(sent.body))
        people = {user.id for user in self.backend.users.values() if user.name in words or f"<@{user.id}>" in sent.body}
        if not matches & tables.keys() and not rooms and not people:
            return
        for reader in sent.readers:
            known = {match: table for match, table in tables.items() if self.may_know(sent, reader, table)}
            for match in (matches & tables.keys()) - known.keys():
                self._leak(sent, "a match", f"{self._who(reader)} reads of match {match}")
            own = {room for table in known.values() for room in (table.place.thread_id, table.place.channel_id)}
            for room in rooms - own:
                if not self.views(reader, room):
                    self._leak(sent, "a room", f"{self._who(reader)} reads of {self._room(room)}")
            known_people = {reader, self.backend.bot_user.id}
            known_people |= {
                user
                for table in known.values()
                for user in (*(player.user_id for player in table.players), *table.followers, table.opener_id)
            }
            known_people |= {user for room, inside in clubs if self.views(reader, room) or reader in inside for user in inside}
            for user in people - known_people:
                self._leak(sent, "a person", f"{self._who(reader)} reads of {self._who(user)}")

    def _leak(self, sent: Sent, what: str, how: str) -> None:
        self.leaks.setdefault((sent.by, what), f"{sent.by}, {self._room(sent.room)}: {how}: {sent.body[:600]}")

    def _who(self, user: int) -> str:
        return str(self.backend.users[user].name)

    def _room(self, room: int) -> str:
        channel = self.backend.channels.get(room)
        return "the whole server" if channel is None else channel.name or "a direct message"


OF_TABLES: set[str] = set()
"""The deliveries that a table sends to its own place: `watch` fills in the kinds of effects."""


def watch(w: World) -> tuple[Record, Judge]:
    """Record everything that is sent from now on with the delivery that sends it."""
    record = Record(w, w.env.backend.http_requests)
    w.env.backend.http_requests = record
    judge = Judge(w, record)
    courier = w.bot.courier
    for kind, handler in courier._handlers.items():
        OF_TABLES.add(kind)
        courier._handlers[kind] = mark_delivery(kind, handler)
    crier = w.bot.posts.crier
    for kind, tell in crier._tell.items():
        crier._tell[kind] = mark_delivery(f"season {kind}", tell)
    return record, judge


def mark_delivery(name: str, work: Any) -> Any:
    """Return a delivery's work that notes its name while it is done."""

    async def marked(*args: Any) -> Any:
        token = DELIVERY.set(name)
        try:
            return await work(*args)
        finally:
            DELIVERY.reset(token)

    return marked


def visible_only_to(*roles: Any, guild: Any) -> dict[Any, discord.PermissionOverwrite]:
    """Return the overwrites of a room that only these roles and the bot may view."""
    seen = discord.PermissionOverwrite(view_channel=True)
    return {guild.default_role: discord.PermissionOverwrite(view_channel=False)} | dict.fromkeys((*roles, guild.me), seen)
