"""The panel of `/setup`: what holds on a server, page by page. Pure; `cogs.servers.setup` carries out what is clicked on it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.actions.setup import CheckForum, CheckPlace, SetHouse, SetHouseTo, ShowSetup, TypeHouseQuiet, TypeHouseZone
from cogs.panel.spec import CHOICE_LABEL, PLACEHOLDER, Button, Choice, Listed, Menu, Row, Screen, cut
from cogs.people.hours import clock, zone_name
from cogs.servers.permissions import Home, Missing, homes, missing, name, needed, sees, standing, where_tables_go
from engine.core import Msg, Say
from play.people.house import FOR_PERSON, FOR_SERVER, MOST, House
from play.time import calendar
from play.time.paces import OFFERED
from words import languages

PAGES = ("all", "where", "who", "tables", "pings", "check")
"""The pages, in the order of their buttons."""

ACROSS = 3
"""Buttons of pages in a row: more would be broken on a phone."""

LISTED = 8
"""Channels with a trouble that one page lists."""


def tabs(page: str, say: Say) -> tuple[Row, ...]:
    """The ways to all pages, the present one marked."""
    buttons = [
        Button(ShowSetup(one), say(Msg(f"house.tab-{one}")), "primary" if one == page else "secondary", disabled=one == page)
        for one in PAGES
    ]
    return tuple(tuple(buttons[at : at + ACROSS]) for at in range(0, len(buttons), ACROSS))


def screen(page: str, house: House, guild: discord.Guild, say: Say, said: Msg | None = None) -> Screen:
    """A page of the panel; `said` is a word about what was just done."""
    if page not in PAGES:
        page = PAGES[0]
    body, rows = {"all": _all, "where": _where, "who": _who, "tables": _tables, "pings": _pings, "check": _check}[page](house, guild, say)
    head = (f"### {say(Msg(f'house.head-{page}'))}", *((say(said),) if said is not None else ()))
    foot = [say(Msg(f"house.{page}-hint"))] if page in ("where", "who", "pings") else []
    if page == "all":
        foot = [say(Msg("house.only-you"))]
        foot += [say(Msg("house.last", who=f"<@{house.author}>"))] if house.author else []
    return Screen(head, (*rows, *tabs(page, say)), body=tuple(body), foot=tuple(f"-# {line}" for line in foot))


# What is chosen, in words.


def _places(house: House, guild: discord.Guild) -> Msg:
    there = [channel for channel in house.channels if guild.get_channel(channel) is not None]
    return Msg("house.where-channels", channels=tuple(f"<#{one}>" for one in there)) if there else Msg("house.where-anywhere")


def _roles(house: House, guild: discord.Guild) -> Msg:
    there = [role for role in house.openers if guild.get_role(role) is not None]
    return Msg("house.who-roles", roles=tuple(f"<@&{one}>" for one in there)) if there else Msg("house.who-everybody")


def _person(house: House) -> Msg:
    return Msg("house.for-person-host") if house.for_person is None else Msg("house.for-person-count", count=house.for_person)


def _server(house: House) -> Msg:
    return Msg("house.for-server-host") if house.for_server is None else Msg("house.for-server-count", count=house.for_server)


def _quiet(house: House) -> Msg:
    hours = house.hours
    if hours.zone is None or hours.quiet is None:
        return Msg("house.no-quiet")
    return Msg("house.quiet", start=clock(hours.quiet[0]), end=clock(hours.quiet[1]), zone=zone_name(hours.zone))


def gone(house: House, guild: discord.Guild, *about: str) -> list[Msg]:
    """What was chosen and is not there any more, of `channels`, `roles` or both."""
    found: list[Msg] = []
    channels = [one for one in house.channels if guild.get_channel(one) is None]
    if channels and "channels" in about:
        is_all = len(channels) == len(house.channels)
        found.append(Msg("house.gone-all-channels") if is_all else Msg("house.gone-channels", count=len(channels)))
    if house.forum and guild.get_channel(house.forum) is None and "channels" in about:
        found.append(Msg("house.gone-forum"))
    roles = [one for one in house.openers if guild.get_role(one) is None]
    if roles and "roles" in about:
        is_all = len(roles) == len(house.openers)
        found.append(Msg("house.gone-all-roles") if is_all else Msg("house.gone-roles", count=len(roles)))
    return found


def troubled(house: House, guild: discord.Guild) -> dict[Home, list[Missing]]:
    """The channels that the bot sees, in which tables go, with what it lacks there."""
    bot, found = standing(guild), where_tables_go(guild, house)
    return {channel: missing(channel, house, bot=bot) for channel in found if house.channels or house.forum or sees(channel, bot)}


# The pages: texts and controls.


def _all(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    where = [_places(house, guild)]
    if house.forum and guild.get_channel(house.forum) is not None:
        where.append(Msg("house.where-forum", forum=f"<#{house.forum}>"))
    lines: list[tuple[Msg, Msg | str]] = [(Msg("house.where"), "; ".join(map(say, where)))]
    if not house.forum:
        lines.append((Msg("house.threads"), Msg(f"house.threads-{house.threads}")))
    lines += [
        (Msg("house.who"), _roles(house, guild)),
        (Msg("house.for-person"), _person(house)),
        (Msg("house.for-server"), _server(house)),
        (Msg("discord.setup.pace"), Msg(f"discord.pace.{house.pace}")),
        (Msg("house.leaderboard"), Msg("house.on" if house.leaderboard else "house.off")),
        (Msg("house.spectators"), Msg(f"house.spectators-{house.spectators}")),
        (Msg("house.mentions"), Msg(f"house.mentions-{house.mentions}")),
        (Msg("house.quiet-label"), _quiet(house)),
    ]
    found = troubled(house, guild)
    bad = sum(1 for lacking in found.values() if lacking)
    checked = [*gone(house, guild, "channels", "roles"), Msg("house.line-check", count=bad) if found else Msg("check.none")]
    return ["\n".join(say(Msg("house.line", label=label, text=text)) for label, text in lines), "\n".join(map(say, checked))], []


def _where(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    channels = tuple(one for one in house.channels if guild.get_channel(one) is not None)
    forum = (house.forum,) if house.forum and guild.get_channel(house.forum) is not None else ()
    at = (house.revision, "where")
    rows: list[Row] = [
        Listed(
            SetHouse(*at, "channels"),
            say(Msg("house.menu-channels")),
            "channels",
            channels,
            0,
            MOST,
            caption=f"-# {say(Msg('house.caption-channels'))}",
        ),
        Listed(
            SetHouse(*at, "forum"), say(Msg("house.menu-forum")), "forums", forum, 0, 1, caption=f"-# {say(Msg('house.caption-forum'))}"
        ),
    ]
    if not house.forum:
        rows.append(_menu(house, "where", "threads", [(one, Msg(f"house.threads-{one}")) for one in ("choose", "always", "never")], say))
    buttons = [
        Button(SetHouseTo(*at, "channels", ""), say(Msg("house.button-anywhere"))) if house.channels else None,
        Button(SetHouseTo(*at, "forum", ""), say(Msg("house.button-no-forum"))) if house.forum else None,
    ]
    if row := tuple(one for one in buttons if one is not None):
        rows.append(row)
    body = ["\n".join(map(say, found))] if (found := gone(house, guild, "channels")) else []
    return [*body, *([say(Msg("house.tags-hint"))] if forum else [])], rows


def _who(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    roles = tuple(one for one in house.openers if guild.get_role(one) is not None)
    at = (house.revision, "who")
    rows: list[Row] = [
        Listed(
            SetHouse(*at, "openers"),
            say(Msg("house.menu-roles")),
            "roles",
            roles,
            0,
            MOST,
            caption=f"-# {say(Msg('house.caption-roles'))}",
        )
    ]
    if house.openers:
        rows.append((Button(SetHouseTo(*at, "openers", ""), say(Msg("house.button-everybody"))),))
    person = [("host", Msg("house.for-person-host")), *((str(one), Msg("house.for-person-count", count=one)) for one in FOR_PERSON)]
    server = [("host", Msg("house.for-server-host")), *((str(one), Msg("house.for-server-count", count=one)) for one in FOR_SERVER)]
    rows += [_menu(house, "who", "for-person", person, say), _menu(house, "who", "for-server", server, say)]
    return ["\n".join(map(say, found))] if (found := gone(house, guild, "roles")) else [], rows


def _tables(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    spoken = [(code, Msg("house.language-en") if code == "en" else Msg("core.ask.text", text=code)) for code in languages()]
    rows: list[Row] = [
        _menu(house, "tables", "pace", [(one, Msg(f"discord.pace.{one}")) for one in OFFERED], say),
        _menu(house, "tables", "language", spoken, say),
        _menu(house, "tables", "leaderboard", [("on", Msg("house.on")), ("off", Msg("house.off"))], say),
        _menu(house, "tables", "spectators", [(one, Msg(f"house.spectators-{one}")) for one in ("everyone", "players")], say),
    ]
    return [], rows


def _pings(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    zones = tuple(Choice(one, cut(zone_name(one), CHOICE_LABEL), chosen=one == house.hours.zone) for one in calendar.ZONES)
    label = zone_name(house.hours.zone) if house.hours.zone else say(Msg("house.zone-choose"))
    buttons = [Button(TypeHouseZone(house.revision), say(Msg("time.hours.other")))]
    if house.hours.zone is not None:
        buttons.append(Button(TypeHouseQuiet(house.revision), say(Msg("time.hours.set-quiet"))))
    if house.hours.quiet is not None:
        buttons.append(Button(SetHouseTo(house.revision, "pings", "quiet", ""), say(Msg("time.hours.drop-quiet"))))
    rows: list[Row] = [
        _menu(house, "pings", "mentions", [(one, Msg(f"house.mentions-{one}")) for one in ("channel", "direct")], say),
        Menu(
            SetHouse(house.revision, "pings", "zone"),
            cut(label, PLACEHOLDER),
            zones,
            caption=f"-# {say(Msg('house.choice', label=Msg('house.quiet-label'), choice=_quiet(house)))}",
        ),
        tuple(buttons),
    ]
    return [], rows


def _menu(house: House, page: str, field: str, offered: Sequence[tuple[str, Msg]], say: Say) -> Menu:
    """A field with one of a few choices; each says what it is about, so that the closed menu does."""
    now = {
        "threads": house.threads,
        "for-person": "host" if house.for_person is None else str(house.for_person),
        "for-server": "host" if house.for_server is None else str(house.for_server),
        "pace": house.pace,
        "language": house.language,
        "leaderboard": "on" if house.leaderboard else "off",
        "spectators": house.spectators,
        "mentions": house.mentions,
    }[field]
    label = Msg(f"house.{field}")
    choices = tuple(
        Choice(value, cut(say(Msg("house.choice", label=label, choice=text)), CHOICE_LABEL), chosen=value == now) for value, text in offered
    )
    placeholder = next((choice.label for choice in choices if choice.chosen), say(label))
    return Menu(SetHouse(house.revision, page, field), cut(placeholder, PLACEHOLDER), choices)


# What the bot may do.


def _check(house: House, guild: discord.Guild, say: Say) -> tuple[list[str], list[Row]]:
    found = troubled(house, guild)
    bad = {channel: lacking for channel, lacking in found.items() if lacking}
    if not found:
        lines = [say(Msg("check.none"))]
    elif not bad:
        lines = [say(Msg("check.all", count=len(found)))]
    else:
        lines = [say(Msg("check.some", count=len(found), bad=len(bad)))]
    for channel, lacking in sorted(found.items(), key=lambda one: not one[1])[:LISTED]:
        names = tuple(one.name for one in lacking)
        told = Msg("check.line", channel=channel.mention, permissions=names) if names else Msg("check.good", channel=channel.mention)
        lines.append(say(told))
    if len(bad) > LISTED:
        lines.append(say(Msg("check.more", count=len(bad) - LISTED)))
    bot = standing(guild)
    hidden = len([one for one in homes(guild, house) if not sees(one, bot)]) if not (house.channels or house.forum) else 0
    if hidden:
        lines.append(f"-# {say(Msg('check.hidden', count=hidden))}")
    lost = gone(house, guild, "channels")
    return [*(["\n".join(map(say, lost))] if lost else []), "\n".join(lines)], list(_choosing(say))


def _choosing(say: Say, channel: Home | None = None) -> tuple[Row, ...]:
    shown = () if channel is None else (channel.id,)
    is_forum = isinstance(channel, discord.ForumChannel)
    return (
        Listed(CheckPlace(), say(Msg("check.choose")), "channels", () if is_forum else shown, 1, 1),
        Listed(CheckForum(), say(Msg("check.choose-forum")), "forums", shown if is_forum else (), 1, 1),
    )


def place_screen(channel: Home, house: House, say: Say, results: Sequence[str] = (), row: Row | None = None) -> Screen:
    """Every permission that tables need in a channel, with the switch that mends what is missing; `results` are those of a test."""
    lacking = {one.permission: one for one in missing(channel, house, with_welcome=True)}
    lines = []
    if channel not in homes(channel.guild, house):
        lines.append(f"-# {say(Msg('check.not-allowed'))}")
    for permission in (*needed(channel, house.threads != "never"), "manage_threads", "tag"):
        lost, label = lacking.get(permission), name(permission, channel)
        if lost is None:
            lines += [say(Msg("permission.has", permission=label))] if permission != "tag" else []
        elif permission == "manage_threads":
            lines.append(say(Msg("permission.may-lack", permission=label, why=Msg("permission.why-manage_threads"))))
        elif permission == "tag":
            lines.append(say(lost.mend))
        else:
            lines.append(say(Msg("permission.lacks", permission=label, why=Msg(f"permission.why-{permission}"), mend=lost.mend)))
    head = (f"### {say(Msg('house.head-check'))}", say(Msg("check.in", channel=channel.mention)))
    told = ("\n".join((say(Msg("check.testing", channel=channel.mention)), *results)),) if results else ()
    rows = (*(() if row is None else (row,)), *_choosing(say, channel), *tabs("", say))
    return Screen(head, rows, body=("\n".join(lines), *told))
