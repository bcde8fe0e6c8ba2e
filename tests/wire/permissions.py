"""The permissions of a member, from roles and overwrites as Discord's documents combine them."""

from __future__ import annotations

from typing import Any

VIEW = 1 << 10
SEND = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED = 1 << 14
ATTACH = 1 << 15
HISTORY = 1 << 16
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_SERVER = 1 << 5
COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
NEW_THREADS = 1 << 35
IN_THREADS = 1 << 38

EVERYTHING = (1 << 52) - 1
USUAL = VIEW | SEND | EMBED | ATTACH | HISTORY | COMMANDS | NEW_THREADS | IN_THREADS
"""What everybody may do on a server of these tests, the bot as well."""

WHILE_TIMED_OUT = VIEW | HISTORY


def of_member(guild: dict[str, Any], member: dict[str, Any], channel: dict[str, Any] | None = None) -> int:
    """Return the permissions of a member in a channel, or on the whole server.

    A thread has the permissions of its parent.
    """
    if member["user"]["id"] == guild["owner_id"]:
        return EVERYTHING
    roles = {role["id"]: int(role["permissions"]) for role in guild["roles"]}
    bits = roles[guild["id"]]
    for role in member["roles"]:
        bits |= roles[role]
    if bits & ADMINISTRATOR:
        return EVERYTHING
    overwrites = {
        overwrite["id"]: (int(overwrite["allow"]), int(overwrite["deny"])) for overwrite in (channel or {}).get("permission_overwrites", ())
    }
    for group in ([guild["id"]], member["roles"], [member["user"]["id"]]):
        pairs = [overwrites[role] for role in group if role in overwrites]
        for _, deny in pairs:
            bits &= ~deny
        for allow, _ in pairs:
            bits |= allow
    if member.get("communication_disabled_until"):
        bits &= WHILE_TIMED_OUT
    return bits if bits & VIEW else 0
