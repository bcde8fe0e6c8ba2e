"""`all_view` is compared with Discord's own rule for every set of roles."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import discord

from cogs.edge.sight import all_view

GUILD, ROLES, PEOPLE = 1, (11, 12, 13, 14), (21, 22)
STRANGER = 0  # a person without an overwrite of their own
VIEW = discord.Permissions(view_channel=True).value

Overwrites = Mapping[int, bool]


def random_overwrites(rng: Random, targets: tuple[int, ...]) -> Overwrites:
    """Return overwrites that allow or forbid some of the targets to view a channel."""
    return {target: rng.random() < 0.5 for target in targets if rng.random() < 0.4}


def channel(guild: Any, overwrites: Overwrites) -> Any:
    """Return a channel of the guild with these overwrites."""
    discord_overwrites = {}
    for number, sees in overwrites.items():
        target = discord.Object(number, type=discord.Member if number in PEOPLE else discord.Role)
        discord_overwrites[target] = discord.PermissionOverwrite(view_channel=sees)
    return SimpleNamespace(guild=guild, overwrites=discord_overwrites)


def views(base: Overwrites, overwrites: Overwrites, roles: tuple[int, ...], user: int) -> bool:
    """Return whether a person with these roles views the channel.

    Discord reads in this order: the roles in the server, then in the channel everybody, all roles together, and the person.
    """
    may = any(base[role] for role in (GUILD, *roles))
    may = overwrites.get(GUILD, may)
    of_roles = [overwrites[role] for role in roles if role in overwrites]
    if any(of_roles):  # one role that allows outweighs all that forbid
        may = True
    elif of_roles:
        may = False
    return overwrites.get(user, may)


def everybody_views(room: Overwrites | None, other: Overwrites, base: Overwrites) -> bool:
    """Return whether all people with any roles who view `room` view the other channel; `None` is a room that all view."""
    for count in range(len(ROLES) + 1):
        for roles in combinations(ROLES, count):
            for user in (STRANGER, *PEOPLE):
                may_view_room = room is None or views(base, room, roles, user)
                if may_view_room and not views(base, other, roles, user):
                    return False
    return True


def test_all_view_agrees_with_every_combination_of_roles() -> None:
    rng, outcomes = Random(1), {True: 0, False: 0}
    for _ in range(400):
        base = {GUILD: rng.random() < 0.7, **{role: rng.random() < 0.4 for role in ROLES}}
        roles = [
            SimpleNamespace(id=target, permissions=discord.Permissions(VIEW if sees else 0), is_bot_managed=lambda: False)
            for target, sees in base.items()
        ]
        everybody, *_ = roles
        guild = SimpleNamespace(id=GUILD, roles=roles, default_role=everybody, owner_id=98, me=SimpleNamespace(id=99))
        here, there = (random_overwrites(rng, (GUILD, *ROLES[:3], *PEOPLE)) for _ in range(2))
        overwrites = None if rng.random() < 0.1 else here
        room = None if overwrites is None else channel(guild, overwrites)
        wanted = everybody_views(overwrites, there, base)
        assert all_view(room, channel(guild, there)) is wanted, (base, overwrites, there)
        outcomes[wanted] += 1
    assert min(outcomes.values()) > 20, outcomes
