"""The data stored about a person or a server: shows, exports and deletes it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

import discord

from cogs.actions.people import (
    AskToWipe,
    ExportMe,
    ExportServer,
    ForgetMe,
    ShowPolicy,
    ShowPrivacy,
    ShowServerData,
    TypeServerName,
    WipeServer,
)
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, shown_name
from cogs.operation.settings import Policies
from cogs.panel.spec import PART_LABEL, SHORT, Blank, Button, Modal, Row, Screen, cut
from engine.values.core import EngineError, Msg, Say
from engine.values.recent import Recent
from play.keeping.exporting import ExportedPart, StoredAbout
from play.keeping.servers import CLOSED_SHOWN
from play.values.errors import NotAllowed
from words import FALLBACK, language_of

log = logging.getLogger(__name__)

TEXTS = Path(__file__).parents[2] / "docs"
"""The directory of the privacy text and the terms of use."""

ROOM = 9_500_000
"""The most bytes of a file, also where more may be uploaded."""

SHARE = 0.95
"""The share of the upload limit for a file; the rest is for the message itself."""

SURE = 2
"""The number of questions before all data about a person are deleted."""

REMEMBERED = 1000
"""How many people in the middle of these questions are remembered; others begin again."""

LONGEST_NAME = 100
"""The most characters of the name of a server."""

COUNTED = (
    "seats", "seats_left", "opened", "memos", "orders", "half_made", "notices", "still_to_send", "messages", "direct_messages",
    "results", "followed", "told_otherwise", "benches", "servers", "records",
)  # fmt: skip
"""The subjects counted on the panel, in this order; those with a count of 0 are left out."""


class Privacy:
    """The clicks about the data of a person, and of a server."""

    def __init__(
        self, services: Services, policies: Policies, remove: Callable[[int, int], Awaitable[None]], wake: Callable[[int], None]
    ) -> None:
        """`remove` deletes a message in a channel, `wake` sends what is due about a match."""
        self.host = services.host
        self.policies = policies
        self.remove = remove
        self.wake = wake
        self._asked: Recent[int, int] = Recent(REMEMBERED)

    @handles(ShowPrivacy)
    async def show(self, click: Click[ShowPrivacy]) -> None:
        """Show what is stored about the person who asks."""
        say, stored = click.say, await self.host.exporting.stored_about(click.user_id)
        lines = stored_lines(stored, say)
        body = "\n".join(f"- {line}" for line in lines) if lines else say(Msg("privacy.nothing"))
        data: tuple[Button, ...] = (
            Button(ExportMe(), say(Msg("privacy.export")), "primary"),
            Button(ForgetMe(), say(Msg("privacy.delete")), "danger"),
        )
        rows: list[Row] = [*((data,) if lines else ()), self._texts(say)]
        if click.caller.is_admin:
            rows.append((Button(ShowServerData(), say(Msg("privacy.server"))),))
        await click.reply.screen(
            Screen(
                (f"### {say(Msg('privacy.head'))}",),
                tuple(rows),
                body=(body,),
                foot=(f"-# {say(Msg('privacy.hint' if lines else 'privacy.hint-nothing'))}",),
            )
        )

    def _texts(self, say: Say) -> tuple[Button, ...]:
        """Return the buttons to the privacy text and the terms of use."""
        ways = []
        for which, url in (("privacy", self.policies.privacy), ("terms", self.policies.terms)):
            label = say(Msg(f"privacy.text-{which}"))
            ways.append(Button(action=None, label=label, url=url) if url else Button(ShowPolicy(which), label))  # type: ignore[arg-type]
        return tuple(ways)

    @handles(ShowPolicy)
    async def show_policy(self, click: Click[ShowPolicy]) -> None:
        """Show the privacy text or the terms of use of the program."""
        text = policy(click.action.which)
        if text is None:
            raise EngineError("the text is missing", Msg("privacy.no-text"))
        await click.reply.screen(policy_screen(text, language_of(click.language), click.say))

    @handles(ExportMe)
    async def export(self, click: Click[ExportMe]) -> None:
        """Give everything stored about the person who asks, as a file for them alone."""
        await click.reply.defer()
        part = await self.host.exporting.person(click.user_id, _most_bytes(click), click.action.after)
        more = Button(ExportMe(part.last), click.say(Msg("privacy.export-more")), "primary")
        await _send_part(click, part, "privacy.exported", "my-data.zip", more, Button(ShowPrivacy(), click.say(Msg("discord.panel.back"))))

    @handles(ForgetMe)
    async def forget(self, click: Click[ForgetMe]) -> None:
        """Say what deleting means, ask again, then do it.

        An answer to a question that this process has not asked starts over.
        """
        say, step = click.say, min(click.action.asked, self._asked.get(click.user_id) or 0)
        self._asked.put(click.user_id, step + 1 if step < SURE else 0)
        if step == 0:
            row = (Button(ForgetMe(1), say(Msg("privacy.delete-go-on")), "danger"), *_back(say))
            await click.reply.screen(Screen((f"### {say(Msg('privacy.delete-head'))}", say(Msg("privacy.delete-says"))), (row,)))
        elif step < SURE:
            row = (*_back(say), Button(ForgetMe(SURE), say(Msg("privacy.delete-now")), "danger"))
            await click.reply.screen(Screen((f"### {say(Msg('privacy.delete-sure'))}", say(Msg("privacy.delete-last"))), (row,)))
        else:
            await click.reply.defer()
            await self._forget(click)

    async def _forget(self, click: Click[Any]) -> None:
        """Delete the person's data, and the notifications of them that are still in channels."""
        user = click.user_id
        posted = [ping for ping in await self.host.telling.pings(user) if ping.stands]
        tables = await self.host.reading.tables_of(user)
        try:
            await self.host.erasing.forget(user)
        except EngineError:
            self.host.housekeeping.wake()
            return await click.reply.screen(Screen((click.say(Msg("privacy.deleting")),)))
        finally:
            for table in tables:
                self.wake(table.match)
        for ping in posted:
            with suppress(discord.DiscordException):
                await self.remove(ping.channel_id, ping.message_id)
        await click.reply.screen(Screen((click.say(Msg("privacy.deleted")),)))

    @handles(ShowServerData)
    async def show_server(self, click: Click[ShowServerData]) -> None:
        """Show a person who manages a server what they can do with its stored data."""
        guild, say = _managed_guild(click), click.say
        count = await self.host.servers.count_matches(guild)
        row = (
            Button(ExportServer(), say(Msg("privacy.export")), "primary"),
            Button(AskToWipe(), say(Msg("privacy.wipe")), "danger"),
        )
        name = shown_name(click.caller.server)
        head = (f"### {say(Msg('privacy.server-head', server=name))}", say(Msg("privacy.server-says", count=count)))
        await click.reply.screen(Screen(head, (row, _back(say))))

    @handles(ExportServer)
    async def export_server(self, click: Click[ExportServer]) -> None:
        """Give all data of the server as a file, with its matches as everybody sees them."""
        guild = _managed_guild(click)
        await click.reply.defer()
        part = await self.host.exporting.server(guild, _most_bytes(click), click.action.after)
        more = Button(ExportServer(part.last), click.say(Msg("privacy.export-more")), "primary")
        await _send_part(
            click, part, "privacy.exported-server", "server-data.zip", more, Button(ShowServerData(), click.say(Msg("discord.panel.back")))
        )

    @handles(AskToWipe)
    async def ask_to_wipe(self, click: Click[AskToWipe]) -> None:
        """Show what deleting everything of a server means."""
        _managed_guild(click)
        say = click.say
        name = shown_name(click.caller.server)
        head = (f"### {say(Msg('privacy.wipe-head', server=name))}", say(Msg("privacy.wipe-says")))
        back = Button(ShowServerData(), say(Msg("discord.panel.back")))
        await click.reply.screen(Screen(head, ((Button(TypeServerName(), say(Msg("privacy.wipe-name")), "danger"), back),)))

    @handles(TypeServerName)
    async def type_name(self, click: Click[TypeServerName]) -> None:
        """Open the form in which the server's name is typed."""
        _managed_guild(click)
        say = click.say
        part = Blank(
            cut(say(Msg("privacy.wipe-label")), PART_LABEL), cut(say(Msg("privacy.wipe-hint", server=click.caller.server)), LONGEST_NAME),
            most=LONGEST_NAME,
        )  # fmt: skip
        await click.open_form(Modal(WipeServer(), cut(say(Msg("privacy.wipe-title")), PART_LABEL), (part,)))

    @handles(WipeServer)
    async def wipe(self, click: Click[WipeServer]) -> None:
        """Delete everything of the server whose name was typed."""
        guild = _managed_guild(click)
        if _plain(click.value) != _plain(click.caller.server):
            raise NotAllowed(Msg("privacy.wipe-other", server=shown_name(click.caller.server)))
        await click.reply.defer()
        running = [table.match for table in await self.host.reading.tables_at(guild)]
        log.warning("a server is to be deleted", extra={"guild": guild, "user": click.user_id})
        try:
            await self.host.servers.wipe(guild)
        finally:
            self.host.housekeeping.wake()
            for match in running:
                self.wake(match)
        when = str(ceil(self.host.ledger.clock.now() + CLOSED_SHOWN))
        await click.reply.screen(Screen((click.say(Msg("privacy.wiping", when=when)),)))


def stored_lines(stored: StoredAbout, say: Say) -> list[str]:
    """Return the lines about a person's stored data, one for each subject."""
    lines = []
    if stored.counts["settings"] or stored.counts["statistics"]:
        lines.append(say(Msg("privacy.has-settings")))
    for subject in COUNTED:
        if count := stored.counts[subject]:
            lines.append(say(Msg("privacy.has", subject=subject, count=count, over=stored.over, moves=stored.moves)))
    return lines


@cache
def policy(which: str) -> str | None:
    """Return a text of the program as Discord shows it, without links to other documents."""
    try:
        text = (TEXTS / f"{which}.md").read_text(encoding="utf-8")
    except OSError:
        return None
    return re.sub(r"\[([^\]]+)\]\([\w./-]+\.md\)", r"\1", text).strip()


def policy_screen(text: str, language: str, say: Say) -> Screen:
    """Return a text of the program; readers of other languages are told that it is in English."""
    foot = (f"-# {say(Msg('privacy.in-english'))}",) if language != FALLBACK else ()
    return Screen((text,), (_back(say),), foot=foot)


def _back(say: Say) -> tuple[Button, ...]:
    return (Button(ShowPrivacy(), say(Msg("discord.panel.back"))),)


def _most_bytes(click: Click[Any]) -> int:
    """Return the most bytes of a file for this click."""
    return min(ROOM, int(click.reply.upload_limit * SHARE))


async def _send_part(click: Click[Any], part: ExportedPart, key: str, name: str, more: Button, back: Button) -> None:
    """Send a part of an export with the message `key`, and `more` if parts are left."""
    words = Msg(key, count=part.matches, left=part.left)
    row = tuple(Button(button.action, cut(button.label, SHORT), button.style) for button in ((more, back) if part.left else (back,)))
    await click.reply.screen(Screen((click.say(words),), (row,), file=(name, part.data)))


def _managed_guild(click: Click[Any]) -> int:
    """Return the server that the person manages; raises `NotAllowed` for everybody else."""
    guild = click.caller.place.guild_id
    if guild is None or not click.caller.is_admin:
        raise NotAllowed(Msg("privacy.admins-only"))
    return guild


def _plain(name: str) -> str:
    """Return a name for comparison, without differences in case and spaces."""
    return " ".join(name.split()).casefold()
