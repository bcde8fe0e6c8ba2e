"""Messages that are sent without a click: new ones, edits, deletions, direct messages.

Discord's errors are raised.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from hashlib import blake2b
from typing import Any

import discord

from cogs.connection.refusals import ARCHIVED, INVALID
from cogs.deliveries.kept import KeptPictures
from cogs.edge import layout
from cogs.edge.directs import DirectMessages
from cogs.edge.numerals import with_figures
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import table_link
from cogs.edge.sight import OutOfSight, Readers, Room, Sight, Somebody, Subject
from cogs.panel.spec import Button, Screen
from cogs.screens.turn import heading
from engine.values.core import Msg, Say
from engine.values.recent import Recent
from play.host import Host
from play.values.types import Place, Table

log = logging.getLogger(__name__)

REPEATED = timedelta(seconds=5)
"""From this age on, a message that Discord returns counts as one that was sent earlier with the same nonce."""

REMEMBERED = 256
"""How many messages that the bot has deleted are remembered, the newest ones: Discord reports each deletion within a moment."""


class Messages:
    """Sends screens to channels and people if all readers may read them (`cogs.edge.sight`).

    `of` says to what a message belongs: to a table, to a server (its id), or to a person. `about` are the further tables and places
    that it names. All methods that take them raise `OutOfSight` if a reader may not read about one of these, or if the channel is
    on another server.
    """

    def __init__(self, client: discord.Client, host: Host) -> None:
        self.client = client
        self.sight = Sight(client, host)
        self._directs = DirectMessages(client, host.directs)
        self._pictures = KeptPictures()
        self._removed: Recent[int, bool] = Recent(REMEMBERED)

    @with_figures
    async def send(
        self,
        channel_id: int,
        screen: Screen,
        nonce: str,
        mentioned: discord.AllowedMentions,
        silent: bool = False,
        *,
        of: Table | int,
        about: Iterable[Subject],
    ) -> discord.Message:
        """Send a new message in a channel; a `silent` one comes without a notification.

        If a message with this `nonce` was sent a moment ago, Discord sends none and returns the first one.
        """
        await self._require(channel_id, of, about)
        sent: list[discord.Message] = []

        async def send() -> None:
            view, files = layout.layout(screen), layout.files(screen)
            sent.append(
                await self._channel(channel_id).send(view=view, files=files, allowed_mentions=mentioned, nonce=nonce, silent=silent)
            )

        await self._do_in_channel(channel_id, send)
        if not is_repeat(sent[0]):
            self._pictures.note(sent[0], screen)
        return sent[0]

    async def _do_in_channel(self, channel_id: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work in a channel; if it is an archived thread, open it and try once more."""
        try:
            await work()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            thread = await self._find_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            await work()

    async def direct(
        self, user_id: int, screen: Screen, nonce: str | None = None, silent: bool = False, *, about: Iterable[Subject]
    ) -> discord.Message:
        """Send a direct message; a `silent` one comes without a notification.

        Raises what `DirectMessages.send` raises.
        """
        await self._require(0, Somebody(user_id), about)
        return await self._directs.send(user_id, screen, nonce, silent)

    async def _require(self, channel_id: int, of: Table | int | Somebody, about: Iterable[Subject]) -> None:
        """Raise `OutOfSight` unless all readers of a message may read it.

        `channel_id` does not matter for a message to a person.
        """
        readers: Readers = of if isinstance(of, Somebody) else Room(channel_id)
        if not isinstance(of, Somebody):
            place = of.place if isinstance(of, Table) else Place(of, channel_id)
            if not await self.sight.is_home(channel_id, place):
                raise OutOfSight
            if isinstance(of, Table) and not _is_home_of(channel_id, of):
                about = (*about, of)
        for subject in about:
            if not await self.sight.may_read(readers, subject):
                raise OutOfSight

    async def channel(self, channel_id: int, server: int | None) -> object:
        """Return a channel or thread of a server; raise `OutOfSight` for another server's."""
        if not await self.sight.is_home(channel_id, Place(server, channel_id)):
            raise OutOfSight
        return await self._find_channel(channel_id)

    async def _find_channel(self, channel_id: int) -> object:
        return self.client.get_channel(channel_id) or await self.client.fetch_channel(channel_id)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot if it still exists; raise only if a later try may help."""
        self._removed.put(message_id, True)
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.info("a message could not be removed", extra={"channel": channel_id, "message_id": message_id, "code": error.code})

    def removes(self, message_id: int) -> bool:
        """Return whether this process has just deleted a message itself."""
        return self._removed.get(message_id) is True

    @with_figures
    async def edit(self, channel_id: int, message_id: int, screen: Screen, *, of: Table | int | Somebody, about: Iterable[Subject]) -> None:
        """Show another screen in a message of the bot; pictures that it has are not sent again."""
        await self._require(channel_id, of, about)
        message = self._channel(channel_id).get_partial_message(message_id)
        may_keep = True

        async def edit() -> None:
            files: Sequence[Any] | None = self._pictures.files_for_edit(message_id, screen) if may_keep else None
            if files is None:
                files = layout.files(screen)
            edited = await message.edit(view=layout.layout(screen), attachments=files, allowed_mentions=NO_MENTIONS)
            self._pictures.note(edited, screen)

        try:
            await self._do_in_channel(channel_id, edit)
        except discord.HTTPException as error:
            if error.code != INVALID or self._pictures.files_for_edit(message_id, screen) is None:
                raise
            may_keep = False  # another process has replaced the picture that this one remembers
            await self._do_in_channel(channel_id, edit)


def _is_home_of(channel_id: int, table: Table) -> bool:
    """Return whether a table is played in a channel or thread, or has its card there."""
    place, card = table.place, table.card
    return channel_id == (place.thread_id or place.channel_id) or (card is not None and channel_id == card.channel_id)


def nonce(*parts: object) -> str:
    """Return the nonce of a message: equal for equal parts, in every try and process."""
    return blake2b(" ".join(map(str, parts)).encode(), digest_size=12).hexdigest()


def is_repeat(message: discord.Message) -> bool:
    """Return whether Discord has returned an earlier message with the same nonce.

    If its clock is behind, a new message counts as well; then it is edited once without need.
    """
    return discord.utils.utcnow() - message.created_at > REPEATED


def mentions(users: Sequence[int]) -> str:
    """Return a text that mentions these people."""
    return " ".join(f"<@{user}>" for user in users)


def only(users: Sequence[int]) -> discord.AllowedMentions:
    """Return mentions that ping these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users])


def only_role(role: int) -> discord.AllowedMentions:
    """Return mentions that ping the holders of this role and nobody else."""
    return discord.AllowedMentions(everyone=False, users=False, replied_user=False, roles=[discord.Object(role)])


def with_line(screen: Screen, line: str) -> Screen:
    """Return the screen with one more line below its head."""
    return replace(screen, head=(*screen.head, line))


def with_link(screen: Screen, table: Table, say: Say) -> Screen:
    """Return a screen for a direct message, with its table's name and a button to it."""
    head = (heading(table, say), *screen.head) if screen.stake is not None else screen.head
    row = (Button(action=None, label=say(Msg("discord.panel.to-table")), url=table_link(table)),)
    return replace(screen, head=head, rows=(*screen.rows, row))
