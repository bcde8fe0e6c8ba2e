"""What somebody may do in a channel, by the roles and the overwrites there, as Discord's documents add it up."""

from __future__ import annotations

from typing import Any

VIEW, SEND, MANAGE_MESSAGES, EMBED, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 13, 1 << 14, 1 << 15, 1 << 16
ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_SERVER = 1 << 3, 1 << 4, 1 << 5
COMMANDS, MANAGE_THREADS, NEW_THREADS, IN_THREADS = 1 << 31, 1 << 34, 1 << 35, 1 << 38

EVERYTHING = (1 << 52) - 1
USUAL = VIEW | SEND | EMBED | ATTACH | HISTORY | COMMANDS | NEW_THREADS | IN_THREADS
"""What everybody may do on a server of these tests, the bot as well."""

WHILE_TIMED_OUT = VIEW | HISTORY


def of_member(guild: dict[str, Any], member: dict[str, Any], channel: dict[str, Any] | None = None) -> int:
    """The permissions of a member of a server, in one of its channels (of a thread: its parent) or everywhere."""
    if member["user"]["id"] == guild["owner_id"]:
        return EVERYTHING
    roles = {role["id"]: int(role["permissions"]) for role in guild["roles"]}
    found = roles[guild["id"]]
    for role in member["roles"]:
        found |= roles[role]
    if found & ADMINISTRATOR:
        return EVERYTHING
    overwrites = {
        overwrite["id"]: (int(overwrite["allow"]), int(overwrite["deny"])) for overwrite in (channel or {}).get("permission_overwrites", ())
    }
    for group in ([guild["id"]], member["roles"], [member["user"]["id"]]):
        told = [overwrites[role] for role in group if role in overwrites]
        for _, deny in told:
            found &= ~deny
        for allow, _ in told:
            found |= allow
    if member.get("communication_disabled_until"):
        found &= WHILE_TIMED_OUT
    return found if found & VIEW else 0
