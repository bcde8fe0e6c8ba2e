"""Whether everybody who views one channel views another, beside every combination of roles as Discord computes it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import discord

from cogs.edge.sight import all_view

GUILD, ROLES, PEOPLE = 1, (11, 12, 13, 14), (21, 22)
VIEW = discord.Permissions(view_channel=True).value

Said = Mapping[int, bool]


def drawn(rng: Random, targets: tuple[int, ...]) -> Said:
    return {target: rng.random() < 0.5 for target in targets if rng.random() < 0.4}


def channel(guild: Any, said: Said) -> Any:
    kinds = {number: discord.Member if number in PEOPLE else discord.Role for number in said}
    overwrites = {
        discord.Object(target, type=kinds[target]): discord.PermissionOverwrite(view_channel=sees) for target, sees in said.items()
    }
    return SimpleNamespace(guild=guild, overwrites=overwrites)


def views(base: Said, said: Said, roles: tuple[int, ...], user: int) -> bool:
    """Discord's order: the server, the channel for everybody, its roles together, the person."""
    may = any(base[role] for role in (GUILD, *roles))
    may = said.get(GUILD, may)
    told = [said[role] for role in roles if role in said]
    may = (may and not (told and not all(told))) or any(told)
    return said.get(user, may)


def test_all_view_is_what_discord_would_let_anybody_with_any_roles() -> None:
    rng, found = Random(1), {True: 0, False: 0}
    for _ in range(400):
        base = {GUILD: rng.random() < 0.7, **{role: rng.random() < 0.4 for role in ROLES}}
        roles = [
            SimpleNamespace(id=target, permissions=discord.Permissions(VIEW if sees else 0), is_bot_managed=lambda: False)
            for target, sees in base.items()
        ]
        guild = SimpleNamespace(id=GUILD, roles=roles, default_role=roles[0], owner_id=98, me=SimpleNamespace(id=99))
        here, there = (drawn(rng, (GUILD, *ROLES[:3], *PEOPLE)) for _ in range(2))
        room = None if rng.random() < 0.1 else channel(guild, here)
        every = chain.from_iterable(combinations(ROLES, count) for count in range(len(ROLES) + 1))
        wanted = all(
            views(base, there, held, user) for held in every for user in (0, *PEOPLE) if room is None or views(base, here, held, user)
        )
        assert all_view(room, channel(guild, there)) is wanted, (base, here if room else None, there)
        found[wanted] += 1
    assert min(found.values()) > 20, found
