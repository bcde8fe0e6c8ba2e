"""The role of the referees of a server: which it is, and another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.actions.referees import ChooseRole, DropRole, SetRole, ShowRole
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.panel.spec import PLACEHOLDER, Button, Listed, Row, Screen, cut
from engine.core import Msg, Say
from play.values.errors import NotAllowed


class RefereeRoles:
    """The clicks by which admins choose the role of a server's referees."""

    def __init__(self, services: Services) -> None:
        self.host = services.host

    @handles(SetRole)
    async def set_role(self, click: Click[SetRole]) -> None:
        """Make a role that of the referees of the server."""
        guild = _guild(click)
        if click.action.is_everybody:
            raise NotAllowed(Msg("referee.everybody"))
        await self.host.referees.set_role(guild, click.action.role)
        row = (Button(DropRole(), click.say(Msg("referee.role-drop")), "danger"),)
        await click.reply.screen(Screen((click.say(Msg("referee.role-set", role=f"<@&{click.action.role}>")),), (row,)))

    @handles(ShowRole)
    async def show_role(self, click: Click[ShowRole]) -> None:
        """Which role referees have here, and another."""
        guild = _guild(click)
        await click.reply.screen(role_screen(await self.host.referees.role(guild), click.caller.knows_role, click.say))

    @handles(ChooseRole)
    async def choose_role(self, click: Click[ChooseRole]) -> None:
        """Make the chosen role that of the referees, or have none."""
        guild, value = _guild(click), click.values[0] if click.values else ""
        role = int(value) if value.isascii() and value.isdecimal() and len(value) < 20 else None
        if role == guild:
            raise NotAllowed(Msg("referee.everybody"))
        await self.host.referees.set_role(guild, role)
        await click.reply.screen(role_screen(role, click.caller.knows_role, click.say))

    @handles(DropRole)
    async def drop_role(self, click: Click[DropRole]) -> None:
        """Have no role of referees any more."""
        await self.host.referees.set_role(_guild(click), None)
        await click.reply.text(Msg("referee.role-dropped"))


def role_screen(role: int | None, knows: Callable[[int], bool], say: Say) -> Screen:
    """Which role referees have on a server, and a menu of its roles."""
    is_there = role is not None and knows(role)
    holds = Msg("referee.role-is", role=f"<@&{role}>") if is_there else Msg("referee.role-none" if role is None else "referee.role-gone")
    head = (f"### {say(Msg('referee.role-head'))}", say(Msg("referee.role-about")), say(holds))
    chosen = (role,) if role is not None and knows(role) else ()
    rows: list[Row] = [
        Listed(
            ChooseRole(),
            cut(say(Msg("referee.role-choose")), PLACEHOLDER),
            "roles",
            chosen,
            caption=f"-# {say(Msg('referee.role-caption'))}",
        )
    ]
    if role is not None:
        rows.append((Button(DropRole(), say(Msg("referee.role-drop"))),))
    return Screen(head, tuple(rows))


def _guild(click: Click[Any]) -> int:
    """The server of a click; raises `NotAllowed` elsewhere."""
    guild = click.caller.place.guild_id
    if guild is None:
        raise NotAllowed(Msg("referee.server-only"))
    return guild
