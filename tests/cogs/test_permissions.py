"""Missing permissions are found by Discord's own rules, with the setting that decides."""

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
    """A text channel with permission overwrites."""

    def __init__(self, overwrites: dict[Any, discord.PermissionOverwrite]) -> None:
        self.overwrites, self.guild = overwrites, Guild()


def lacking(may: discord.Permissions, overwrites: dict[Any, discord.PermissionOverwrite]) -> list[tuple[str, str]]:
    """Return the permissions that the bot lacks in a channel, each with the key of the advice."""
    bot = OwnPermissions(may, "Caravel", (OWN, BOTS))
    return [
        (permission.permission, permission.mend.key) for permission in missing_permissions(cast(Any, Channel(overwrites)), House(), bot=bot)
    ]


NO_SENDING = EVERYTHING & ~discord.Permissions(send_messages=True)
ROLE, ALL, SERVER = "permission.mend-role", "permission.mend-everyone", "permission.mend-server"


@pytest.mark.parametrize(
    ("may", "overwrites", "expected"),
    [
        (EVERYTHING, {}, []),
        (NO_SENDING, {}, [("send_messages", SERVER)]),
        (NO_SENDING, {EVERYONE: discord.PermissionOverwrite(send_messages=True)}, []),
        (EVERYTHING, {EVERYONE: discord.PermissionOverwrite(send_messages=False)}, [("send_messages", ALL)]),
        (
            EVERYTHING,
            {EVERYONE: discord.PermissionOverwrite(send_messages=False), OWN: discord.PermissionOverwrite(send_messages=True)},
            [],
        ),
        (EVERYTHING, {BOTS: discord.PermissionOverwrite(embed_links=False)}, [("embed_links", ROLE)]),
        (EVERYTHING, {BOTS: discord.PermissionOverwrite(embed_links=False), OWN: discord.PermissionOverwrite(embed_links=True)}, []),
        (
            EVERYTHING,
            {OWN: discord.PermissionOverwrite(embed_links=True), Guild.me: discord.PermissionOverwrite(embed_links=False)},
            [("embed_links", ROLE)],
        ),
        (
            EVERYTHING,
            {EVERYONE: discord.PermissionOverwrite(view_channel=False), Guild.me: discord.PermissionOverwrite(view_channel=True)},
            [],
        ),
        (discord.Permissions.all(), {EVERYONE: discord.PermissionOverwrite(view_channel=False)}, []),
    ],
    ids=["all", "server", "channel-gives", "everyone", "role-wins", "role", "role-gives", "member", "member-gives", "administrator"],
)
def test_the_setting_that_decides_is_named(may: discord.Permissions, overwrites: dict[Any, Any], expected: list[tuple[str, str]]) -> None:
    assert lacking(may, overwrites) == expected


def test_a_hidden_channel_is_not_seen() -> None:
    bot = OwnPermissions(EVERYTHING, "Caravel", (OWN,))
    assert sees(cast(Any, Channel({})), bot) and not sees(
        cast(Any, Channel({EVERYONE: discord.PermissionOverwrite(view_channel=False)})), bot
    )


def test_threads_need_no_permission_if_the_server_wants_none() -> None:
    bot = OwnPermissions(EVERYTHING & ~discord.Permissions(create_public_threads=True), "Caravel", ())
    channel = cast(Any, Channel({}))
    assert not missing_permissions(channel, House(threads="never"), bot=bot)
    assert missing_permissions(channel, House(), bot=bot)
