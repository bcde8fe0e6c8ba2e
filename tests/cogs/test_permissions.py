"""Missing permissions are found by Discord's own steps, with the switch that decides."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from cogs.servers.permissions import OwnPermissions, missing_permissions, sees
from play.people.house import House

EVERYTHING = discord.Permissions.all()
EVERYTHING.administrator = False


class Role(discord.Role):
    """A role without a server."""

    def __init__(self, number: int, name: str) -> None:
        self.id, self.name = number, name

    def __hash__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return self is other

    def __lt__(self, other: Any) -> bool:
        return bool(self.id < other.id)


EVERYONE, OWN, BOTS = Role(1, "@everyone"), Role(2, "Caravel"), Role(3, "bots")


class Me:
    """The bot as a member."""

    display_name = "Caravel"


class Guild:
    """A server."""

    me, default_role = Me(), EVERYONE


class Channel:
    """A text channel that says something for some."""

    def __init__(self, overwrites: dict[Any, discord.PermissionOverwrite]) -> None:
        self.overwrites, self.guild = overwrites, Guild()


def lacking(may: discord.Permissions, overwrites: dict[Any, discord.PermissionOverwrite]) -> list[tuple[str, str]]:
    bot = OwnPermissions(may, "Caravel", (OWN, BOTS))
    return [
        (permission.permission, permission.mend.key) for permission in missing_permissions(cast(Any, Channel(overwrites)), House(), bot=bot)
    ]


def says(**values: bool) -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(**values)


NOTHING_SENT = EVERYTHING & ~discord.Permissions(send_messages=True)
ROLE, ALL, SERVER = "permission.mend-role", "permission.mend-everyone", "permission.mend-server"


@pytest.mark.parametrize(
    ("may", "overwrites", "expected"),
    [
        (EVERYTHING, {}, []),
        (NOTHING_SENT, {}, [("send_messages", SERVER)]),
        (NOTHING_SENT, {EVERYONE: says(send_messages=True)}, []),
        (EVERYTHING, {EVERYONE: says(send_messages=False)}, [("send_messages", ALL)]),
        (EVERYTHING, {EVERYONE: says(send_messages=False), OWN: says(send_messages=True)}, []),
        (EVERYTHING, {BOTS: says(embed_links=False)}, [("embed_links", ROLE)]),
        (EVERYTHING, {BOTS: says(embed_links=False), OWN: says(embed_links=True)}, []),
        (EVERYTHING, {OWN: says(embed_links=True), Guild.me: says(embed_links=False)}, [("embed_links", ROLE)]),
        (EVERYTHING, {EVERYONE: says(view_channel=False), Guild.me: says(view_channel=True)}, []),
        (discord.Permissions.all(), {EVERYONE: says(view_channel=False)}, []),
    ],
    ids=["all", "server", "channel-gives", "everyone", "role-wins", "role", "role-gives", "member", "member-gives", "administrator"],
)
def test_the_switch_that_decides(may: discord.Permissions, overwrites: dict[Any, Any], expected: list[tuple[str, str]]) -> None:
    assert lacking(may, overwrites) == expected


def test_a_hidden_channel_is_not_seen() -> None:
    bot = OwnPermissions(EVERYTHING, "Caravel", (OWN,))
    assert sees(cast(Any, Channel({})), bot) and not sees(cast(Any, Channel({EVERYONE: says(view_channel=False)})), bot)


def test_without_threads_none_has_to_be_allowed() -> None:
    bot = OwnPermissions(EVERYTHING & ~discord.Permissions(create_public_threads=True), "Caravel", ())
    channel = cast(Any, Channel({}))
    assert not missing_permissions(channel, House(threads="never"), bot=bot) and missing_permissions(channel, House(), bot=bot)
