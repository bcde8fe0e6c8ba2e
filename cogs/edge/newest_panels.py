"""The newest private panels of people, and what becomes of them.

When a person gets a newer panel at a table, the message of the earlier one shrinks to one line. A panel that waits for others shows the
next question as soon as there is one. A message that only shows who has answered a question is kept beside the panel.

Discord lets the bot change a private message only by the token of the last click in it, and only for a quarter of an hour. So panels are
kept in memory alone: after a restart or a longer time an old panel stays as it is, and the gate judges its buttons as it does all others.
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
from cogs.edge.reply import NO_MENTIONS, Reply
from cogs.panel.spec import Fate, Screen
from engine.values.core import Msg
from engine.values.recent import Recent
from words import speaker

log = logging.getLogger(__name__)

GOOD_FOR = 14 * 60.0
"""Seconds for which a message can be changed; Discord allows fifteen minutes."""

SETTLES = 0.8
"""Seconds after the bot has changed a panel in which a press in it does nothing."""

KEPT_CHANGES = 100
"""How many changes of panels are remembered, the newest ones."""

CHANGE_KEPT_FOR = 10.0
"""Seconds for which a change of a panel is remembered."""

KEPT = 2_000
"""How many panels are remembered, the newest ones."""


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """The newest panel of a person at a table.

    `interaction` is the click by whose token its message can be changed; `fate` says what happens to the panel later.
    """

    message_id: int
    interaction: Interaction
    language: str
    fate: Fate

    async def show(self, screen: Screen) -> datetime | None:
        """Show another screen in the message; return when Discord did, `None` if it refused."""
        try:
            edited = await self._edit(screen)
        except FAILED as error:
            log.info("a spent panel stays as it is: %s", type(error).__name__)
            return None
        return edited.edited_at or edited.created_at

    @with_figures
    async def _edit(self, screen: Screen) -> discord.InteractionMessage:
        return await self.interaction.edit_original_response(
            view=layout.layout(screen), attachments=layout.files(screen), allowed_mentions=NO_MENTIONS
        )

    async def shrink(self) -> None:
        """Replace the panel by one line, or delete its message if nothing was done in it.

        A direct message is never deleted.
        """
        if self.fate.line or self.interaction.guild_id is None:
            line = self.fate.line or speaker(self.language)(Msg("discord.panel.below"))
            await self.show(Screen((f"-# {line}",)))
            return
        with suppress(*FAILED):
            await self.interaction.delete_original_response()


def _at_table(panels: Recent[tuple[int, int], OpenPanel], match: int) -> dict[int, OpenPanel]:
    """Return the panels of a table, by user."""
    by_user = {user: panels.get((user, match)) for user, _ in panels.keys(lambda key: key[1] == match)}
    return {user: panel for user, panel in by_user.items() if panel is not None}


class Panels:
    """The newest panel of each person at each table that this process has shown lately.

    A key is the id of a user and the number of a match.
    """

    def __init__(self) -> None:
        self._newest: Recent[tuple[int, int], OpenPanel] = Recent(KEPT, GOOD_FOR)
        self._boards: Recent[tuple[int, int], OpenPanel] = Recent(KEPT, GOOD_FOR)  # messages that show the answers to a question
        self._shown_in: Recent[int, tuple[int, int]] = Recent(KEPT, GOOD_FOR)  # the key by the id of the message
        self._changed: Recent[int, tuple[datetime, Screen]] = Recent(KEPT_CHANGES, CHANGE_KEPT_FOR)  # by the id of the message
        self.settles = SETTLES

    def just_changed(self, message_id: int, pressed_at: datetime) -> Screen | None:
        """Return the screen of a message that changed just before a press, else `None`.

        Then the person meant a button of the earlier screen. Both times are those of Discord's clock.
        """
        change = self._changed.get(message_id)
        if change is None:
            return None
        changed_at, screen = change
        return screen if (pressed_at - changed_at).total_seconds() < self.settles else None

    async def note_answer(self, user_id: int, match: int, reply: Reply, language: str) -> None:
        """Note the answer to a click at a table; an earlier panel in another message shrinks."""
        key = (user_id, match)
        old, screen, message_id = self._newest.get(key), reply.shown, reply.message_id
        if screen is None or message_id is None:
            return
        is_in_place = old is not None and old.message_id == message_id
        self._changed.drop(message_id)
        self.forget_replaced(reply, key)
        self._forget_board(key, message_id)
        if screen.fate is None:
            if is_in_place:
                self._newest.drop(key)  # the message is no panel any more, and its reader may want to keep it
            return
        panel = OpenPanel(message_id, reply.interaction, language, screen.fate)
        self._shown_in.put(message_id, key)
        if screen.fate.answers_to:
            self._boards.put(key, panel)
            if is_in_place:
                self._newest.drop(key)
        else:
            self._newest.put(key, panel)
            if old is not None and not is_in_place:
                await old.shrink()

    def forget_replaced(self, reply: Reply, key: tuple[int, int] | None = None) -> None:
        """Forget the panel of another table in whose message a reply was shown.

        `key`: that of the reply; `None`: it is of no table. The next question of the forgotten panel must not replace the reply.
        """
        if reply.shown is None or reply.message_id is None:
            return
        before = self._shown_in.get(reply.message_id)
        if before is None or before == key:
            return
        panel = self._newest.get(before)
        if panel is not None and panel.message_id == reply.message_id:
            self._newest.drop(before)
        self._forget_board(before, reply.message_id)

    def _forget_board(self, key: tuple[int, int], message_id: int) -> None:
        """Forget the message that shows `key` the answers to a question, if it is `message_id`."""
        board = self._boards.get(key)
        if board is not None and board.message_id == message_id:
            self._boards.drop(key)

    def has_of(self, match: int) -> bool:
        """Return whether any panel of a table is remembered."""
        return self._newest.has(lambda key: key[1] == match) or self._boards.has(lambda key: key[1] == match)

    def that_gives_way(self, user_id: int, match: int) -> OpenPanel | None:
        """Return a person's newest panel if the next question may replace it, else `None`."""
        panel = self._newest.get((user_id, match))
        return panel if panel is not None and panel.fate.gives_way else None

    def with_questions(self, match: int) -> dict[int, OpenPanel]:
        """Return the newest panels that show questions to the table, by user."""
        return {user: panel for user, panel in _at_table(self._newest, match).items() if panel.fate.stamp}

    def with_entries(self, match: int) -> dict[int, OpenPanel]:
        """Return the newest panels at a table that show entries of its log, by user."""
        return {user: panel for user, panel in _at_table(self._newest, match).items() if panel.fate.seq is not None}

    def boards(self, match: int) -> dict[int, OpenPanel]:
        """Return the messages that show people at a table the answers to a question, by user."""
        return _at_table(self._boards, match)

    async def show_answers(self, user_id: int, match: int, board: OpenPanel, screen: Screen) -> None:
        """Show the answers to a question in its message, unless that shows something else by now.

        A screen without a fate says that the question is settled; the message is not changed again.
        """
        boards, key = self._boards, (user_id, match)
        if boards.get(key) is board and await board.show(screen) and boards.get(key) is board:
            if screen.fate is None:
                boards.drop(key)
            else:
                boards.renew(key, replace(board, fate=screen.fate))

    def drop_past(self, user_id: int, match: int, status: str) -> OpenPanel | None:
        """Forget and return a person's newest panel if it is of an earlier stage of the match.

        `status`: that of the table now. `None`: there is no such panel.
        """
        panel = self._newest.get((user_id, match))
        if panel is None:
            return None
        is_past = status not in ("open", "running") or (status == "running" and panel.fate.until == "start")
        if not is_past:
            return None
        self._newest.drop((user_id, match))
        return panel

    async def show_next(self, user_id: int, match: int, panel: OpenPanel, screen: Screen) -> None:
        """Show another screen in a panel, unless a newer panel has taken its place.

        The time in which the message can be changed is not prolonged. A panel that opens meanwhile stays the newest.
        """
        panels, key = self._newest, (user_id, match)
        if screen.fate is None or panels.get(key) is not panel:
            return
        changed_at = await panel.show(screen)
        if changed_at is not None and panels.get(key) is panel:
            self._changed.put(panel.message_id, (changed_at, screen))
            panels.renew(key, replace(panel, fate=screen.fate))

    async def shrink_elsewhere(self, user_id: int, match: int) -> None:
        """Shrink a person's panel at a table: a newer one was sent by direct message."""
        panel = self._newest.get((user_id, match))
        if panel is not None:
            self._newest.drop((user_id, match))
            await panel.shrink()
