"""Private panels that are of no use any more.

The message of an earlier panel shrinks to one line when a newer one takes its place, and one that waits for others shows the next question
as soon as there is one. Only what Discord gave with the last click can change a message that one person sees, and only for a quarter of an
hour. So this is kept in memory alone: after a restart, or later, an old panel stays as it is, and its buttons are judged like any others.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

import discord

from cogs.connection.refusals import FAILED
from cogs.edge import layout
from cogs.edge.layout import Interaction
from cogs.edge.numerals import with_figures
from cogs.edge.reply import NOBODY, Reply
from cogs.panel.spec import Fate, Screen
from engine.values.core import Msg
from engine.values.recent import Recent
from words import speaker

log = logging.getLogger(__name__)

GOOD_FOR = 14 * 60.0
"""Seconds for which a message can be changed; Discord allows fifteen minutes."""

SETTLES = 0.8
"""Seconds after a change by the host in which a press in the message does nothing."""

LATELY, FRESH = 100, 10.0
"""How many recent changes by the host are remembered, and for how many seconds."""

KEPT = 2_000
"""Panels that are remembered."""


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """The newest panel of a person at a table, and the click that can change its message."""

    message_id: int
    interaction: Interaction
    language: str
    fate: Fate

    async def show(self, screen: Screen) -> datetime | None:
        """Show another screen in the message; return when Discord edited it, `None` if refused."""
        try:
            edited = await self._edit(screen)
        except FAILED as error:
            log.info("a spent panel stays as it is: %s", type(error).__name__)
            return None
        return edited.edited_at or edited.created_at

    @with_figures
    async def _edit(self, screen: Screen) -> discord.InteractionMessage:
        return await self.interaction.edit_original_response(
            view=layout.layout(screen), attachments=layout.files(screen), allowed_mentions=NOBODY
        )

    async def shrink(self) -> None:
        """Replace the panel by one line, or delete its message if nothing was done in it."""
        if self.fate.line or self.interaction.guild_id is None:
            await self.show(Screen((f"-# {self.fate.line or speaker(self.language)(Msg('discord.panel.below'))}",)))
            return
        with suppress(*FAILED):
            await self.interaction.delete_original_response()


def _at_table(panels: Recent[tuple[int, int], OpenPanel], match: int) -> dict[int, OpenPanel]:
    """Return the panels of a table, by user."""
    by_user = {user: panels.get((user, match)) for user, _ in panels.keys(lambda key: key[1] == match)}
    return {user: panel for user, panel in by_user.items() if panel is not None}


class Panels:
    """The newest panel of each person at each table that this process has shown lately."""

    def __init__(self) -> None:
        self._standing: Recent[tuple[int, int], OpenPanel] = Recent(KEPT, GOOD_FOR)
        self._shown_in: Recent[int, tuple[int, int]] = Recent(KEPT, GOOD_FOR)
        self._awaiting: Recent[tuple[int, int], OpenPanel] = Recent(KEPT, GOOD_FOR)
        self._changed: Recent[int, tuple[datetime, Screen]] = Recent(LATELY, FRESH)
        self.settles = SETTLES

    def just_changed(self, message_id: int, pressed_at: datetime) -> Screen | None:
        """Return the screen of a message that changed too shortly before a press, or `None`.

        The person cannot have meant what they pressed. Both times are Discord's.
        """
        changed = self._changed.get(message_id)
        return None if changed is None or (pressed_at - changed[0]).total_seconds() >= self.settles else changed[1]

    async def note_answer(self, user_id: int, match: int, reply: Reply, language: str) -> None:
        """Note the answer to a click at a table; an earlier panel in another message shrinks."""
        key = (user_id, match)
        old, screen, where = self._standing.get(key), reply.shown, reply.message_id
        if screen is None or where is None:
            return
        self._changed.drop(where)
        self.note_screen(reply, key)
        self._forget_question(key, where)
        if screen.fate is not None and screen.fate.awaits:
            self._awaiting.put(key, OpenPanel(where, reply.interaction, language, screen.fate))
            self._shown_in.put(where, key)
            if old is not None and old.message_id == where:
                self._standing.drop(key)
        elif screen.fate is not None:
            self._standing.put(key, OpenPanel(where, reply.interaction, language, screen.fate))
            self._shown_in.put(where, key)
            if old is not None and old.message_id != where:
                await old.shrink()
        elif old is not None and old.message_id == where:
            self._standing.drop(key)  # it shows something else now, which its reader may want to keep

    def note_screen(self, reply: Reply, key: tuple[int, int] | None = None) -> None:
        """Note that a message shows something else now (of the table of `key`, or of none).

        The panel of another table that was in it is gone, and its next question must not take the place of what is read there.
        """
        if reply.shown is None or reply.message_id is None:
            return
        before = self._shown_in.get(reply.message_id)
        standing = None if before is None or before == key else self._standing.get(before)
        if before is not None and standing is not None and standing.message_id == reply.message_id:
            self._standing.drop(before)
        if before is not None and before != key:
            self._forget_question(before, reply.message_id)

    def _forget_question(self, key: tuple[int, int], message_id: int) -> None:
        """Note that a message no longer shows the answers to a question."""
        awaiting = self._awaiting.get(key)
        if awaiting is not None and awaiting.message_id == message_id:
            self._awaiting.drop(key)

    def has_of(self, match: int) -> bool:
        """Return whether a panel of a table is remembered."""
        return self._standing.has(lambda key: key[1] == match) or self._awaiting.has(lambda key: key[1] == match)

    def waiting(self, user_id: int, match: int) -> OpenPanel | None:
        """Return a person's newest panel there if it waits for others."""
        standing = self._standing.get((user_id, match))
        return standing if standing is not None and standing.fate.waits else None

    def asking(self, match: int) -> dict[int, OpenPanel]:
        """Return the newest panels at a table with a question to all their people."""
        return {user: standing for user, standing in _at_table(self._standing, match).items() if standing.fate.asks}

    def of_match(self, match: int) -> dict[int, OpenPanel]:
        """Return the newest panels of people at a table that know of its entries."""
        return {user: standing for user, standing in _at_table(self._standing, match).items() if standing.fate.seq is not None}

    def awaiting(self, match: int) -> dict[int, OpenPanel]:
        """Return the messages that show people at a table the answers to their question."""
        return _at_table(self._awaiting, match)

    async def show_question(self, user_id: int, match: int, standing: OpenPanel, screen: Screen) -> None:
        """Show the answers to a question in its message, unless that shows something else.

        A screen without a fate says that it is over, and is the last.
        """
        questions, key = self._awaiting, (user_id, match)
        if questions.get(key) is standing and await standing.show(screen) and questions.get(key) is standing:
            if screen.fate is None:
                questions.drop(key)
            else:
                questions.renew(key, replace(standing, fate=screen.fate))

    def drop_past(self, user_id: int, match: int, status: str) -> OpenPanel | None:
        """Drop and return a person's newest panel if the match has gone on to another stage."""
        standing = self._standing.get((user_id, match))
        if standing is None or status == "open" or (status == "running" and standing.fate.until == "end"):
            return None
        self._standing.drop((user_id, match))
        return standing

    async def show_next(self, user_id: int, match: int, standing: OpenPanel, screen: Screen) -> None:
        """Show another screen in a panel, unless a newer panel has taken its place.

        The click that can change it is as old as it was. A panel that comes while this is sent stays the newest.
        """
        panels, key = self._standing, (user_id, match)
        if screen.fate is None or panels.get(key) is not standing:
            return
        changed = await standing.show(screen)
        if changed is not None and panels.get(key) is standing:
            self._changed.put(standing.message_id, (changed, screen))
            panels.renew(key, replace(standing, fate=screen.fate))

    async def shrink_elsewhere(self, user_id: int, match: int) -> None:
        """Shrink a person's panel at a table: a newer one was sent by direct message."""
        standing = self._standing.get((user_id, match))
        if standing is not None:
            self._standing.drop((user_id, match))
            await standing.shrink()
