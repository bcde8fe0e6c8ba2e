"""The clicks about a person's desk: showing it, and writing memos about tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.actions.people import ChooseMemo, KeepMemo, ShowDesk, WriteMemo, WriteMemoOf
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, handles
from cogs.edge.gate import Gate
from cogs.edge.services import Services, texts_about, title
from cogs.panel.spec import PART_LABEL, Blank, Modal, Screen, cut
from cogs.screens.desk import desk
from cogs.screens.private import ScreenHandlers
from engine.values.core import Msg
from engine.values.recent import Recent
from play.people.desk import MEMO, DeskEntry

MOVED_AT = 1_795_900_000.0
"""When commands got new names, in seconds since 1970. People with older tables once read where they are now."""

REMEMBERED = 10_000
"""How many people are remembered who have read that; a restart forgets them."""


class Desks(ScreenHandlers):
    """The clicks about the desk of a person, on which all their tables are."""

    def __init__(self, services: Services, gate: Gate) -> None:
        super().__init__(services)
        self.gate = gate
        self._know_commands: Recent[int, bool] = Recent(REMEMBERED)

    @handles(ShowDesk)
    async def show(self, click: Click[ShowDesk]) -> None:
        """Show a page of the desk."""
        await click.reply.screen(await self._screen(click, click.action.page))

    async def _screen(self, click: Click[Any], page: int, chosen: int = 0) -> Screen:
        """Return a page of the desk; `chosen`: the match for a memo, 0 for none."""
        is_server = click.caller.place.guild_id is not None
        own = await self.host.desk.tables(click.user_id)
        numbers = {entry.table.match for entry in own}
        followed = [
            DeskEntry(table, "followed", None)
            for table in await self.host.reading.tables_followed(click.user_id)
            if table.match not in numbers and click.caller.sees(table)
        ]
        shown = desk((*own, *followed), page, click.language, click.say, click.user_id, is_server=is_server, chosen=chosen)
        if self._know_commands.get(click.user_id) or not any(entry.table.created_at < MOVED_AT for entry in own):
            return shown
        self._know_commands.put(click.user_id, True)
        return replace(shown, foot=(*shown.foot, f"-# {click.say(Msg('desk.moved'))}"))

    @handles(ChooseMemo)
    async def choose(self, click: Click[ChooseMemo]) -> None:
        """Show the desk with a button that opens the memo about the chosen table."""
        await click.reply.screen(await self._screen(click, click.action.page, whole_number(click.value, digits=18) or 0))

    @handles(WriteMemo, WriteMemoOf)
    async def write(self, click: Click[WriteMemo | WriteMemoOf]) -> None:
        """Open the form with the memo about a table."""
        if isinstance(click.action, WriteMemo):
            table, form = click.table, KeepMemo(click.table.match, False, 0)
        else:
            table = (await self.gate.see(click.caller, click.action.match)).table
            form = KeepMemo(table.match, True, click.action.page)
        text = await self.host.desk.memo(table.match, click.user_id)
        say = texts_about(table, click.language)
        part = Blank(cut(say(Msg("desk.memo-label")), PART_LABEL), say(Msg("desk.memo-hint")), text, MEMO, long=True)
        heading = cut(say(Msg("discord.panel.table", game=title(table.game), match=table.match)), PART_LABEL)
        await click.open_form(Modal(form, heading, (part,)))

    @handles(KeepMemo)
    async def keep(self, click: Click[KeepMemo]) -> None:
        """Keep the memo, and show the screen from which the person came."""
        match, say = click.action.match, click.say
        memo = await self.host.desk.write(match, click.user_id, click.value)
        done = say(Msg("desk.memo-kept" if memo else "desk.memo-gone"))
        if click.action.desk:
            screen = await self._screen(click, click.action.page)
            return await click.reply.screen(Screen((done, *screen.head), screen.rows, body=screen.body, foot=screen.foot))
        await self.screens.answer_click(click, done)
