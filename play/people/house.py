"""Server settings: what the admins of a server chose for everybody there.

All code that depends on these settings asks `Houses`. A server without a row has the usual settings, and so have direct messages.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Msg
from engine.values.recent import Recent
from play.ledger.ledger import Ledger
from play.time.calendar import ALWAYS, DAY_MINUTES, Hours, rest_until
from play.time.paces import AGREED, USUAL_PACE
from play.values.errors import NotAllowed, StaleTable
from play.values.live import leniently
from play.values.personal import NotificationWay
from play.values.types import Place, Table
from store import rows

Threads: TypeAlias = Literal["choose", "always", "never"]
"""Whether a table has a thread of its own: as its opener chooses, always, or never."""

Mentions: TypeAlias = Literal["channel", "direct"]
"""Whether people may be mentioned in channels, or are notified by direct message only."""

Spectators: TypeAlias = Literal["everyone", "players"]
"""Who may look at a match: everyone who sees its channel, or its players."""

Rated: TypeAlias = Literal["no", "yes", "ask"]
"""Whether new tables are rated unless somebody wants otherwise; `ask`: the opener has to say."""

MOST = 25
"""The most channels or roles that can be chosen: a menu of Discord has no more."""

MOMENT = 2.0
"""Seconds for which settings in memory may be used for notifications (`play.ledger.share.LOOK`)."""

REMEMBERED = 4096
"""The most servers whose settings are kept in memory."""

PRESETS = 10
"""The most presets of a server."""

PRESET_NAME = 40
"""The most characters of the name of a preset."""

FOR_PERSON = (1, 2, 3, 5, 10, 20)
"""The limits that can be chosen for the open and running tables of one person on the server."""

FOR_SERVER = (5, 10, 20, 50, 100, 200)
"""The limits that can be chosen for all open and running tables of the server."""


class Preset(Struct, frozen=True):
    """Options of a table to which the server gave a name.

    `choices`: all options as one number, in digits. `shape`: names the options that the number encodes; if the game has other options now,
    the preset is not offered.
    """

    name: str
    game: str
    shape: str
    choices: str


class House(Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """The channels in which tables may be opened; empty: wherever people may write."""
    forum: int = 0
    """The forum in which every table becomes a post; 0: none."""
    threads: Threads = "choose"
    openers: tuple[int, ...] = ()
    """The roles that may open tables; empty: everybody may."""
    pace: str = "none"
    """The first pace that is offered for a new table. Older rows have no value and mean no limit."""
    language: str = ""
    """The language of public messages; empty: tables have the language of their opener, posts are English."""
    languages: tuple[tuple[int, str], ...] = ()
    """Channels with another language."""
    hours: Hours = ALWAYS
    """The quiet hours in which nobody is mentioned in a channel."""
    mentions: Mentions = "channel"
    leaderboard: bool = True
    spectators: Spectators = "everyone"
    for_person: int | None = None
    """The most open and running tables of one person; `None`: as the host allows."""
    for_server: int | None = None
    """The most open and running tables of the server; `None`: as the host allows."""
    presets: tuple[Preset, ...] = ()
    """Options of tables that have a name."""
    rated: Rated = "no"
    """Whether new tables are rated. Older rows have no value and mean no."""
    watching: bool = True
    """Whether followers are notified and may predict the winner."""
    titles: bool = False
    """Whether people get titles (play/club/titles.py)."""
    lost_permissions: tuple[str, ...] = ()
    """Old commands for which the server had permissions of its own in Discord.

    Discord deleted these permissions with the commands.
    """
    revision: int = 0
    """How often the settings were changed."""
    author: int = 0
    """The user id of the person who changed them last; 0 for nobody."""

    def takes(self, place: Place) -> bool:
        """Return whether tables may be opened in a channel or a thread of it."""
        return not self.channels or place.channel_id in (*self.channels, self.forum)

    def home(self, place: Place, own_thread: bool) -> tuple[Place, bool]:
        """Return the place of a table that is opened here, and whether it gets its own thread."""
        if self.forum and place.guild_id is not None:
            return Place(place.guild_id, self.forum), True
        if place.thread_id is not None:
            return place, False
        return place, {"choose": own_thread, "always": True, "never": False}[self.threads]

    def language_at(self, channel: int) -> str:
        """Return the language of public messages in a channel; empty if none was chosen."""
        return dict(self.languages).get(channel, self.language)

    def admits(self, roles: Collection[int] | None) -> bool:
        """Return whether a person with these roles may open tables; `None`: in any case."""
        return roles is None or not self.openers or any(role in self.openers for role in roles)

    def may_watch(self, table: Table, user_id: int) -> bool:
        """Return whether a person may look at a match: all may, or only its players and opener."""
        is_part = user_id == table.opener_id or any(person.user_id == user_id for person in table.players)
        return is_part or table.imported_by is not None or self.spectators == "everyone"

    def allowed_way(self, way: NotificationWay) -> NotificationWay:
        """Return how a person who has chosen this way is notified on this server."""
        return "dm" if way == "channel" and self.mentions == "direct" else way

    def rests_until(self, now: float) -> float | None:
        """Return until when nobody is mentioned in a channel; `None`: people may be mentioned."""
        return rest_until(self.hours, now)


USUAL = House(pace=USUAL_PACE, rated="ask")
"""The settings of a server for which nobody chose any."""


class Houses:
    """Keeps the settings of all servers."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._read: Recent[int, House] = Recent(REMEMBERED, MOMENT, ledger.clock.now)

    async def of(self, guild: int | None) -> House:
        """Return the settings of a server, or the usual ones for direct messages."""
        if guild is None:
            return USUAL
        row = await self._ledger.stored.house(guild)
        house = USUAL if row is None else _house(row)
        self._read.put(guild, house)
        return house

    async def at(self, table: Table) -> House:
        """Return the settings of a table's server."""
        return await self.of(table.place.guild_id)

    async def lately(self, guild: int | None) -> House:
        """Return a server's settings as they were at most `MOMENT` seconds ago.

        Another process may have changed them since. This is for notifications, which ask a dozen times a move. Do not use it for
        permissions.
        """
        return self._read.get(guild or 0) or await self.of(guild)

    async def choose(self, guild: int, author: int, shown: int, changed: Mapping[str, Any]) -> House:
        """Change some settings of a server.

        `shown`: the revision that the admin saw. If somebody has changed anything since, `StaleTable` is raised and nothing is changed.
        """
        before = await self.of(guild)
        if before.revision != shown:
            raise StaleTable
        after = replace(before, **changed, revision=shown + 1, author=author)
        stored = replace(after, revision=0, author=0)  # these have columns of their own
        row = rows.HouseRow(guild, after.revision, codec.dumps(stored), author, self._ledger.clock.now())
        await self._ledger.store_rows(rows.HousesGone(guild, shown), row)
        self._read.drop(guild)
        return after

    async def note_lost_permissions(self, guild: int, commands: Sequence[str]) -> None:
        """Store the old commands for which a server had permissions of its own."""
        house = await self.of(guild)
        lost = tuple(sorted({*house.lost_permissions, *commands}))
        if lost != house.lost_permissions:
            await self.choose(guild, house.author, house.revision, {"lost_permissions": lost})

    async def keep(self, guild: int, author: int, preset: Preset) -> House:
        """Store a preset in place of one with the same name.

        Raises `NotAllowed` if the name is empty or too long, or if there are `PRESETS` others.
        """
        name = " ".join(preset.name.split())
        if not name or len(name) > PRESET_NAME:
            raise NotAllowed(Msg("house.preset-name", most=PRESET_NAME))
        before = await self.of(guild)
        others = tuple(preset for preset in before.presets if preset.name.casefold() != name.casefold())
        if len(others) >= PRESETS:
            raise NotAllowed(Msg("house.preset-many", most=PRESETS))
        return await self.choose(guild, author, before.revision, {"presets": (*others, replace(preset, name=name))})

    async def require(self, guild: int | None, place: Place, roles: Collection[int] | None) -> House:
        """Return the settings for opening a table at a place; raises `NotAllowed` with the reason."""
        house = await self.of(guild)
        if not house.takes(place):
            raise NotAllowed(Msg("house.not-here", channels=tuple(f"<#{channel}>" for channel in house.channels)))
        if not house.admits(roles):
            raise NotAllowed(Msg("house.not-you", roles=tuple(f"<@&{role}>" for role in house.openers)))
        return house


def _house(row: rows.HouseRow) -> House:
    """Return the settings of a row.

    Values that cannot be read or chosen are replaced by the defaults. If it is unknown who may look at matches, only players may.
    """
    house: House | None = leniently(lambda: msgspec.json.decode(row.chosen, type=House), otherwise=None)
    if house is None or not _is_choice(house):
        values: Any = leniently(lambda: msgspec.json.decode(row.chosen), otherwise=None)
        choices: dict[str, Any] = {}
        if isinstance(values, dict):
            for name in House.__struct_fields__:
                choices |= _only(name, values[name]) if name in values else {}
        if not isinstance(values, dict) or ("spectators" in values and "spectators" not in choices):
            choices["spectators"] = "players"
        house = replace(House(), **choices)
    return replace(house, revision=row.revision, author=row.author)


def _only(name: str, value: Any) -> dict[str, Any]:
    """Return a field with the value of a row; empty if the value cannot have been chosen."""
    house: House | None = leniently(lambda: msgspec.convert({name: value}, type=House), otherwise=None)
    return {name: getattr(house, name)} if house is not None and _is_choice(house) else {}


def _is_choice(house: House) -> bool:
    """Return whether settings can have been chosen."""
    limits = all(limit is None or limit > 0 for limit in (house.for_person, house.for_server))
    return house.pace in AGREED and limits and all(0 <= at < DAY_MINUTES for at in house.hours.quiet or ())


def menu_change(house: House, field: str, values: Sequence[str]) -> dict[str, Any] | None:
    """Return the change that an admin chose in a menu; `None` if the values do not fit."""
    value = values[0] if values else ""
    if field in ("for-person", "for-server"):
        offered = FOR_PERSON if field == "for-person" else FOR_SERVER
        name = field.replace("-", "_")
        if value == "host":
            return {name: None}
        return {name: int(value)} if value in map(str, offered) else None
    known: dict[str, Sequence[str]] = {
        "threads": ("choose", "always", "never"),
        "pace": AGREED,
        "mentions": ("channel", "direct"),
        "rated": ("no", "yes", "ask"),
        "spectators": ("everyone", "players"),
    }
    if value in known.get(field, ()):
        return {field: value}
    if field == "leaderboard" and value in ("on", "off"):
        return {field: value == "on"}
    return None
