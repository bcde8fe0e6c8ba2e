"""The one gate: it decides what a person may do before anything else is read for them.

Anyone who can see the place of a table may watch it: people in its channel or thread, and people elsewhere on its server if Discord lets
them view that channel. People at the table may act from anywhere, also from direct messages. Nobody else gets anything: a table that they
cannot see is refused in the same words as one that does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action
from cogs.edge.layout import Interaction
from cogs.edge.limits import ClickLimit as ClickLimit
from cogs.edge.limits import Limits
from cogs.edge.services import title
from cogs.edge.sight import is_part, views
from engine.values.core import EngineError, Msg, Seat
from play.host import Host
from play.table.lobby import opener_only_message
from play.values.alike import LONGEST
from play.values.errors import NoSuchMatch, NotAllowed, NotSeated
from play.values.live import OVER
from play.values.types import Person, Place, Table

MOST: Final = 2**63
"""Match numbers are below this; a greater one is forged."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person who acts, and the place where they act: a server or a direct message.

    All permissions and roles are those on that server; in a direct message there are none.
    """

    user_id: int
    name: str
    place: Place
    locale: str
    """The language of their Discord."""

    views: Callable[[Place], bool]
    """Whether Discord lets them view a channel or thread of the server."""

    can_post: bool = False
    """Whether they may send messages in the channel or thread."""

    can_manage: bool = False
    """Whether they may manage the channel."""

    is_admin: bool = False
    """Whether they may manage the server."""

    server: str = ""
    """The name of the server; empty in a direct message."""

    can_moderate: bool = False
    """Whether they may manage the server or its messages."""

    roles: frozenset[int] = frozenset()
    """The ids of their roles, without the role of everybody."""

    knows_role: Callable[[int], bool] = lambda role: True
    """Whether a role with this id still exists on the server."""

    @property
    def roles_to_open(self) -> frozenset[int] | None:
        """The roles that count if a server limits who may open tables; `None` for admins.

        The role of everybody has the id of the server.
        """
        return None if self.is_admin else self.roles | {self.place.guild_id or 0}

    @property
    def person(self) -> Person:
        """The caller as the host knows people."""
        return Person(self.user_id, self.name)

    def sees(self, table: Table) -> bool:
        """Return whether the caller is at a table or can see its place; a lesson is private."""
        if is_part(table, self.user_id):
            return True
        if table.lesson is not None:
            return False
        place = table.place
        if place.guild_id is None or self.place.guild_id != place.guild_id:
            return False
        if self.place.channel_id == place.channel_id and (place.thread_id is None or table.own_thread):
            return True
        return (place.thread_id is not None and self.place.thread_id == place.thread_id) or self.views(place)


@dataclass(frozen=True, slots=True)
class Admitted:
    """A caller who may act, with the table and their seat if the action is about a table."""

    caller: Caller
    _table: Table | None = None
    seat: Seat | None = None
    _host: Host | None = None

    @property
    def table(self) -> Table:
        """The table that the action is about."""
        assert self._table is not None, "the action is about no table"
        return self._table

    @property
    def host(self) -> Host:
        """The host as it was when the action came in (`Host.looking_at`)."""
        assert self._host is not None, "the action is about no table"
        return self._host

    @property
    def own_seat(self) -> Seat:
        """The caller's seat; raises `NotSeated`."""
        if self.seat is None:
            raise NotSeated
        return self.seat


class Past(NotAllowed):
    """A control was used that does not belong to the present stage of its table.

    `status`: that of the table.
    """

    def __init__(self, status: str) -> None:
        super().__init__(Msg({"open": "play.not-started", "running": "discord.past-start"}.get(status, "discord.past-end")))


class NoMatchHere(EngineError):
    """A command names no match, and there is none here that it could mean."""

    def __init__(self) -> None:
        super().__init__("no match here", Msg("discord.which.none"))


class Gate:
    """Admits callers to actions."""

    def __init__(self, host: Host, limit: ClickLimit | None = None) -> None:
        self.host = host
        self.limits = Limits(limit)

    async def admit(self, caller: Caller, action: Action) -> Admitted:
        """Return the caller with the table of the action, if they may do it now.

        Raises `TooFast`; `NoSuchMatch` for a table that does not exist or is out of sight; `NotSeated` and `NotAllowed` for what
        only others may do; `Past` for an action of another stage of the match.
        """
        self.limits.spend(caller.user_id, caller.place.guild_id, action)
        if not isinstance(action, AtTable):
            if action.needs == "admin" and not caller.is_admin:
                raise NotAllowed(Msg("referee.admins-only"))
            return Admitted(caller)
        host = await self.host.looking_at(action.match, caller.user_id)
        admitted = await self.see(caller, action.match, host)
        table, status = admitted.table, admitted.table.status
        is_opener = caller.user_id == table.opener_id
        if isinstance(action, Watch) and admitted.seat is None:
            await self._require_player(admitted)
        if action.needs == "seated" and admitted.seat is None:
            raise NotSeated(is_kept=table.kept_for(caller.user_id) is not None)
        if action.needs == "opener" and not is_opener:
            raise NotAllowed(opener_only_message(table))
        if action.needs == "closer" and not is_opener and not moderates(caller, table):
            raise NotAllowed(opener_only_message(table))
        if action.needs == "moderator" and not moderates(caller, table):
            raise NotAllowed(Msg("referee.moderators-only"))
        if action.needs == "referee":
            await self.require_referee(caller, table)
        is_in_stage = action.stage in ("", status) or (action.stage == "live" and status in ("open", "running"))
        if status in ("open", "running", *OVER) and not is_in_stage:  # in a frozen match the host refuses what is not possible
            raise Past(status)
        return admitted

    async def is_referee(self, caller: Caller, table: Table) -> bool:
        """Return whether the caller is a referee at a table: named for it, or one of its server."""
        named = table.oversight.named
        if named is not None and named.user_id == caller.user_id:
            return True
        guild = table.place.guild_id
        return guild is not None and caller.place.guild_id == guild and await self.is_server_referee(caller)

    async def is_server_referee(self, caller: Caller) -> bool:
        """Return whether the caller manages the server where they act, or has its referee role."""
        guild = caller.place.guild_id
        if guild is None:
            return False
        return caller.is_admin or (bool(caller.roles) and await self.host.referees.role(guild) in caller.roles)

    async def require_referee(self, caller: Caller, table: Table) -> None:
        """Raise `NotAllowed`, which says who the referees are, unless the caller is one of them."""
        if await self.is_referee(caller, table):
            return
        guild = table.place.guild_id
        role = None if guild is None else await self.host.referees.role(guild)
        if role is not None and caller.place.guild_id != guild:
            raise NotAllowed(Msg("referee.elsewhere"))
        if role is not None and not caller.knows_role(role):
            raise NotAllowed(Msg("referee.role-gone"))
        raise NotAllowed(Msg("referee.nobody") if role is None else Msg("referee.only", role=f"<@&{role}>"))

    async def _require_player(self, admitted: Admitted) -> None:
        """Raise `NotAllowed` for an outsider if only players and referees may look at the match."""
        caller, table = admitted.caller, admitted.table
        house = await self.host.houses.at(table)
        if not house.may_watch(table, caller.user_id) and not await self.is_referee(caller, table):
            raise NotAllowed(Msg("house.players-only"))

    async def see(self, caller: Caller, match: int, host: Host | None = None) -> Admitted:
        """Return the caller with the table of a match; raise `NoSuchMatch` if they may not see it.

        `host`: what `Host.looking_at` returned, if the table is to be read as it was then; `None`: as it is now.
        """
        if not 0 < match < MOST:
            raise NoSuchMatch
        table = await (host or self.host).reading.table(match)
        if not caller.sees(table):
            raise NoSuchMatch
        return Admitted(caller, table, table.seat_of(caller.user_id), host)

    async def resolve_match(self, caller: Caller, match: int | None) -> int:
        """Return `match`, else the match that the caller most probably means here.

        That is the match of the thread, else one that the caller plays, has left, or sees in this channel. Of several that they play, those
        of this channel are preferred, then those that wait for them. Raises `EngineError` with the numbers to choose from if several are
        still possible.
        """
        if match is not None:
            return match
        user, place, reading = caller.user_id, caller.place, self.host.reading
        here = (place.thread_id or place.channel_id, place.channel_id)

        def plays(table: Table) -> bool:
            return table.status == "running" and table.seat_of(user) is not None

        def is_awaited(table: Table) -> bool:
            return table.seat_of(user) in table.to_act

        def is_here(table: Table) -> bool:
            return table.place.thread_id in here or table.place.channel_id in here

        in_thread = await self._of_thread(caller)
        if in_thread:
            played = [table for table in in_thread if plays(table)]
            return _only(_prefer(played, is_awaited)) if played else _newest(in_thread)
        played = _prefer([table for table in await reading.tables_of(user) if plays(table)], lambda table: table.lesson is None)
        if played:
            return _only(_prefer(_prefer(played, is_here), is_awaited))
        left = [table for table in await reading.tables_left(user, ("running", "finished", "closed")) if is_here(table)]
        if left:
            return _only(left)
        others = [table for table in await reading.tables_in(here[0]) if table.status in ("running", "finished")]
        if not others:
            raise NoMatchHere
        return _newest(_prefer(others, lambda table: table.imported_by is None))

    async def _of_thread(self, caller: Caller) -> list[Table]:
        """Return the running matches of the caller's thread, or else the finished ones.

        Lessons and imported matches are left out.
        """
        thread = caller.place.thread_id
        if thread is None:
            return []
        there = await self.host.reading.tables_in(thread, ("running", "finished"))
        tables = [table for table in there if table.lesson is None and table.imported_by is None]
        return _prefer(tables, lambda table: table.status == "running")


def _prefer(tables: list[Table], test: Callable[[Table], bool]) -> list[Table]:
    """Return the tables that pass a test, or all of them if none does."""
    return [table for table in tables if test(table)] or tables


def _newest(tables: Sequence[Table]) -> int:
    """Return the match of the table that changed last."""
    return max(tables, key=lambda table: table.changed_at).match


def _only(tables: Sequence[Table]) -> int:
    """Return the match of the only table; raise `EngineError` with the numbers of several."""
    if len(tables) > 1:
        numbers = tuple(Msg("discord.which.one", match=table.match, game=title(table.game)) for table in tables)
        raise EngineError("several matches", Msg("discord.which.several", numbers=numbers))
    return tables[0].match


async def open_table(gate: Gate, caller: Caller) -> int | None:
    """Return the only open table that the caller opened here; `None` for none or several."""
    place = caller.place
    opened_here = [
        table.match
        for table in await gate.host.reading.tables_of(caller.user_id, ("open",))
        if table.opener_id == caller.user_id and (table.place.channel_id, table.place.thread_id) == (place.channel_id, place.thread_id)
    ]
    return opened_here[0] if len(opened_here) == 1 else None


def moderates(caller: Caller, table: Table) -> bool:
    """Return whether the caller is a moderator of a table's server, and acts there."""
    return caller.can_moderate and table.place.guild_id is not None and caller.place.guild_id == table.place.guild_id


def caller_of(interaction: Interaction) -> Caller:
    """Return the person who clicked, and the place."""
    user, permissions = interaction.user, interaction.permissions
    place = place_of_click(interaction)
    posting = permissions.send_messages if place.thread_id is None else permissions.send_messages_in_threads
    return Caller(
        user.id,
        name=user.display_name[:LONGEST],
        place=place,
        locale=str(interaction.locale),
        views=lambda wanted: views(interaction.guild, user, wanted),
        can_post=place.guild_id is not None and (posting or permissions.administrator),
        can_manage=place.guild_id is not None and (permissions.manage_channels or permissions.administrator),
        is_admin=place.guild_id is not None and (permissions.manage_guild or permissions.administrator),
        server="" if interaction.guild is None else interaction.guild.name,
        can_moderate=place.guild_id is not None and (permissions.manage_messages or permissions.manage_guild or permissions.administrator),
        roles=frozenset(role.id for role in getattr(user, "roles", ()) if not role.is_default()),
        knows_role=lambda role: interaction.guild is None or interaction.guild.get_role(role) is not None,
    )


def place_of_click(interaction: Interaction) -> Place:
    """Return the place of a click or a command."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    return Place(interaction.guild_id, interaction.channel_id or 0)


def is_gone(guild: discord.Guild | None, place: Place) -> bool:
    """Return whether the channel of a table is deleted.

    `False` also if that cannot be known: in an outage, or if `guild` is `None` or not the table's.
    """
    if guild is None or guild.id != place.guild_id or guild.unavailable:
        return False
    return guild.get_channel(place.channel_id) is None


async def is_lost(guild: discord.Guild | None, place: Place) -> bool:
    """Return whether the channel or the thread of a table is deleted.

    A thread that is not in the cache may be archived, so Discord is asked; in doubt the thread exists.
    """
    if is_gone(guild, place):
        return True
    if guild is None or guild.id != place.guild_id or guild.unavailable or place.thread_id is None:
        return False
    if guild.get_thread(place.thread_id) is not None:
        return False
    try:
        await guild.fetch_channel(place.thread_id)
    except discord.NotFound:
        return True
    except discord.DiscordException:
        pass
    return False
