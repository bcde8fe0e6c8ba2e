"""The screens of `/setup`: the settings of a server, and what the bot may do there.

Pure; `cogs.servers.setup` carries out the clicks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

import discord

from cogs.actions.club import ShowClub
from cogs.actions.learning import PostWelcome
from cogs.actions.servers import CheckPlace, OpenSetup, ShowSetup, ShowUpkeep, TryPlace
from cogs.edge.threads import Home
from cogs.panel.spec import Button, Listed, Row, Screen
from cogs.people.hours import clock, zone_name
from cogs.screens.moved import MOVED, moved_line
from cogs.screens.times import pace_name
from cogs.servers.permissions import Missing, homes, missing_permissions, name, needed_permissions, own_permissions, sees, where_tables_go
from cogs.servers.setup_forms import forms
from engine.values.core import Arg, Msg, Say
from play.people.house import USUAL, House
from play.time.calendar import local
from words import language_name, offered_languages

ACROSS = 3
"""Buttons in a row; a phone would break a row of more."""

LISTED = 8
"""Channels that one page lists, at most."""


def screen(house: House, referees: int | None, guild: discord.Guild, say: Say, now: float, notices: Sequence[str] = ()) -> Screen:
    """Return the settings of a server, with a button for each form.

    `referees`: the role of the server's referees, if it has one; `notices`: sentences about what was just changed.
    """
    buttons = [
        *(Button(OpenSetup(form), say(Msg(f"house.tab-{form}"))) for form in forms(house)),
        Button(ShowClub(), say(Msg("club.page"))),
        Button(ShowSetup("check"), say(Msg("house.tab-check"))),
        Button(PostWelcome(), say(Msg("house.welcome"))),
    ]
    rows = tuple(tuple(buttons[at : at + ACROSS]) for at in range(0, len(buttons), ACROSS))
    foot = [say(Msg("house.only-you"))]
    foot += [say(Msg("house.last", who=f"<@{house.author}>"))] if house.author else []
    head = (f"### {say(Msg('house.head-all'))}", *notices)
    return Screen(
        head,
        rows,
        body=(_settings_in_words(house, referees, guild, say, now), _checked(house, guild, say)),
        foot=tuple(f"-# {line}" for line in foot),
    )


def permission_notices(channels: Mapping[int, discord.Permissions], house: House, guild: discord.Guild, say: Say) -> list[str]:
    """Return a notice about permissions missing in the chosen channels, or none.

    `channels`: the bot's permissions by the id of the channel. If a single channel lacks some, the notice also names the switches.
    """
    bad: list[tuple[Home, list[Missing]]] = []
    for channel_id, may in channels.items():
        channel = guild.get_channel(channel_id)
        lacking = missing_permissions(channel, house, may=may) if isinstance(channel, Home) else []
        if isinstance(channel, Home) and lacking:
            bad.append((channel, lacking))
    if not bad:
        return []
    lines = [_lacking_line(channel, lacking, say) for channel, lacking in bad[:LISTED]]
    if len(bad) == 1:
        lines += [f"→ {mend}" for mend in dict.fromkeys(say(missing.mend) for missing in bad[0][1])]
    if len(bad) > LISTED:
        lines.append(say(Msg("check.more", count=len(bad) - LISTED)))
    return ["\n".join(lines)]


def _lacking_line(channel: Home, lacking: Sequence[Missing], say: Say) -> str:
    """Return a channel with the permissions that are missing there."""
    names = tuple(missing.name for missing in lacking)
    return f"✗ {say(Msg('core.labelled', label=channel.mention, text=names))}"


# The settings in words.


def _places(house: House, guild: discord.Guild) -> Msg:
    there = [channel for channel in house.channels if guild.get_channel(channel) is not None]
    return Msg("house.where-channels", channels=tuple(f"<#{channel_id}>" for channel_id in there)) if there else Msg("house.where-anywhere")


def _roles(house: House, guild: discord.Guild) -> Arg:
    there = [role for role in house.openers if guild.get_role(role) is not None]
    return tuple(f"<@&{role}>" for role in there) or Msg("house.who-everybody")


def _limit(most: int | None) -> Msg:
    return Msg("house.for-host") if most is None else Msg("house.for-count", count=most)


def _quiet(house: House) -> Msg:
    hours = house.hours
    if hours.zone is None or hours.quiet is None:
        return Msg("house.no-quiet")
    return Msg("house.quiet", start=clock(hours.quiet[0]), end=clock(hours.quiet[1]))


def missing_choices(house: House, guild: discord.Guild, *about: str) -> list[Msg]:
    """Return sentences about chosen channels and roles that no longer exist.

    `about`: `channels`, `roles` or both.
    """
    lost: list[Msg] = []
    channels = [channel for channel in house.channels if guild.get_channel(channel) is None]
    if channels and "channels" in about:
        is_all = len(channels) == len(house.channels)
        lost.append(Msg("house.gone-all-channels") if is_all else Msg("house.gone-channels", count=len(channels)))
    if house.forum and guild.get_channel(house.forum) is None and "channels" in about:
        lost.append(Msg("house.gone-forum"))
    roles = [opener for opener in house.openers if guild.get_role(opener) is None]
    if roles and "roles" in about:
        is_all = len(roles) == len(house.openers)
        lost.append(Msg("house.gone-all-roles") if is_all else Msg("house.gone-roles", count=len(roles)))
    return lost


def troubled_channels(house: House, guild: discord.Guild) -> dict[Home, list[Missing]]:
    """Return the channels for tables with the permissions that the bot lacks there.

    Channels that it cannot see are left out, unless an admin has chosen them.
    """
    bot, channels = own_permissions(guild), where_tables_go(guild, house)
    return {
        channel: missing_permissions(channel, house, bot=bot) for channel in channels if house.channels or house.forum or sees(channel, bot)
    }


def _referees(role: int | None, guild: discord.Guild) -> Msg:
    if role is None:
        return Msg("house.referees-admins")
    return Msg("referee.role-gone") if guild.get_role(role) is None else Msg("house.referees-role", role=f"<@&{role}>")


def _settings_in_words(house: House, referees: int | None, guild: discord.Guild, say: Say, now: float) -> str:
    """Return all settings, a line each; the rare ones only if they are not the usual ones."""
    where = [_places(house, guild)]
    if house.forum and guild.get_channel(house.forum) is not None:
        where.append(Msg("house.where-forum", forum=f"<#{house.forum}>"))
    lines: list[tuple[Msg, Arg]] = [
        (Msg("house.where"), reduce(lambda first, second: say(Msg("core.apart", first=first, second=second)), map(say, where)))
    ]
    zone = Msg("house.zone-now", zone=zone_name(house.hours.zone), now=f"{local(house.hours, now):%H:%M}")
    lines += [
        (Msg("house.who"), _roles(house, guild)),
        (Msg("house.referees"), _referees(referees, guild)),
        (Msg("discord.setup.pace"), pace_name(house.pace)),
        (Msg("house.mentions"), Msg(f"house.mentions-{house.mentions}")),
        (Msg("house.quiet-label"), f"{say(_quiet(house))} ({say(zone)})"),
        (Msg("house.rated"), Msg(f"house.rated-{house.rated}")),
    ]
    lines += _unusual(house)
    if len(offered_languages()) > 1:
        chosen = [language_name(house.language)] if house.language else [Msg("house.language-usual")]
        here = [Msg("core.labelled", label=f"<#{channel}>", text=language_name(code)) for channel, code in house.languages]
        lines.append((Msg("house.language"), (*chosen, *here)))
    lines.append((Msg("club.page"), Msg("house.club")))
    return "\n".join(say(Msg("house.line", label=label, text=text)) for label, text in lines)


def _checked(house: House, guild: discord.Guild, say: Say) -> str:
    """Return which chosen channels and roles are gone, and how many lack permissions."""
    channels = troubled_channels(house, guild)
    bad = sum(1 for lacking in channels.values() if lacking)
    result = Msg("house.line-check", count=bad) if channels else Msg("check.none")
    return "\n".join(map(say, [*missing_choices(house, guild, "channels", "roles"), result]))


def _unusual(house: House) -> list[tuple[Msg, Msg]]:
    """Return the settings of the form *More* that are not the usual ones."""
    lines: list[tuple[bool, Msg, Msg]] = [
        (house.threads != USUAL.threads and not house.forum, Msg("house.threads"), Msg(f"house.threads-{house.threads}")),
        (house.for_person is not None, Msg("house.for-person"), _limit(house.for_person)),
        (house.for_server is not None, Msg("house.for-server"), _limit(house.for_server)),
        (not house.leaderboard, Msg("house.leaderboard"), Msg("house.off")),
        (house.spectators != USUAL.spectators, Msg("house.spectators"), Msg(f"house.spectators-{house.spectators}")),
    ]
    return [(label, text) for is_unusual, label, text in lines if is_unusual]


# What the bot may do.


def check_screen(house: House, guild: discord.Guild, say: Say) -> Screen:
    """Return the channels for tables with missing permissions, and a menu to choose one."""
    channels = troubled_channels(house, guild)
    bad = {channel: lacking for channel, lacking in channels.items() if lacking}
    if not channels:
        lines = [say(Msg("check.none"))]
    elif not bad:
        lines = [say(Msg("check.all", count=len(channels)))]
    else:
        lines = [say(Msg("check.some", count=len(channels), bad=len(bad)))]
    channel_lines = [_lacking_line(channel, lacking, say) for channel, lacking in bad.items()]
    channel_lines += [f"✓ {channel.mention}" for channel in channels if channel not in bad]
    lines += channel_lines[:LISTED]
    if len(bad) > LISTED:
        lines.append(say(Msg("check.more", count=len(bad) - LISTED)))
    bot = own_permissions(guild)
    hidden = [] if house.channels or house.forum else [home for home in homes(guild, house) if not sees(home, bot)]
    if hidden:
        lines.append(f"-# {say(Msg('check.hidden', count=len(hidden)))}")
    body = ["\n".join(lines)]
    lost = missing_choices(house, guild, "channels")
    if lost:
        body.insert(0, "\n".join(map(say, lost)))
    moved = [moved_line(command, say) for command in MOVED if command in house.lost_permissions]
    if moved:
        body.append("\n".join((say(Msg("check.lost-permissions")), *moved)))
    rows = (_channel_menu(say), (Button(ShowUpkeep(), say(Msg("upkeep.tab"))), _back(say)))
    return Screen((f"### {say(Msg('house.head-check'))}",), rows, body=tuple(body))


def _channel_menu(say: Say, channel: Home | None = None) -> Row:
    return Listed(
        action=CheckPlace(), placeholder=say(Msg("check.choose")), kind="homes", chosen=() if channel is None else (channel.id,), lo=1, hi=1
    )


def _back(say: Say) -> Button:
    return Button(ShowSetup(), say(Msg("discord.panel.back")))


def place_screen(channel: Home, house: House, say: Say, results: Sequence[str] = (), may: discord.Permissions | None = None) -> Screen:
    """Return the permissions that tables need in a channel, with switches for missing ones.

    `results`: the lines of a test, if there was one. `may`: the bot's permissions there, if Discord has just sent them.
    """
    lacking = {missing.permission: missing for missing in missing_permissions(channel, house, with_useful=True, may=may)}
    lines = []
    if channel not in homes(channel.guild, house):
        lines.append(f"-# {say(Msg('check.not-allowed'))}")
    for permission in (*needed_permissions(channel, house.threads != "never"), "manage_threads", "tag"):
        lost, label = lacking.get(permission), name(permission, channel)
        if lost is None and permission == "tag":
            continue
        if lost is None:
            lines.append(f"✓ {say(label)}")
        elif permission == "manage_threads":
            lines.append(say(Msg("permission.may-lack", permission=label, why=Msg("permission.why", permission="manage_threads"))))
        elif permission == "tag":
            lines.append(say(lost.mend))
        else:
            lines.append(f"✗ **{say(label)}** ({say(Msg('permission.why', permission=permission))}) → {say(lost.mend)}")
    head = (f"### {say(Msg('house.head-check'))}", f"**{channel.mention}**")
    test_results = ("\n".join((say(Msg("check.testing", channel=channel.mention)), *results)),) if results else ()
    test = Button(TryPlace(channel.id), say(Msg("check.test")), "primary")
    return Screen(head, (_channel_menu(say, channel), (test, _back(say))), body=("\n".join(lines), *test_results))
