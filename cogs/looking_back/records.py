"""Brings records of matches that were played elsewhere, and removes them again."""

from __future__ import annotations

from cogs.actions.looking_back import DropRecord, Export, ImportRecord, ShowLog, ShowReplay
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import texts_about, title
from cogs.looking_back.files import replay_result
from cogs.panel.spec import Button, Screen
from engine.story.story import winners_message
from engine.values.core import Msg, Seat, Who


class RecordClicks(Handlers):
    """The clicks about records of matches from elsewhere."""

    @handles(ImportRecord)
    async def bring(self, click: Click[ImportRecord]) -> None:
        """Check a record and keep it as a table that can be looked at."""
        caller = click.caller
        table = await replay_result(click, self.host, self.host.records.bring(click.action.data, caller.person, caller.place))
        if table is None:
            return
        say, match = texts_about(table, click.language), table.match
        lines = [say(Msg("record.brought", game=title(table.game), match=match, entries=table.seq + 1))]
        lines.append(say(Msg("discord.lobby.seated", seats=tuple(Who(Seat(seat)) for seat in range(len(table.occupants))))))
        if table.result is not None:
            lines.append(say(winners_message(table.result.winners, "story.end")))
        row = (
            Button(ShowReplay(match, 0), say(Msg("discord.card.replay")), "primary"),
            Button(ShowLog(match), say(Msg("discord.card.log"))),
            Button(Export(match), say(Msg("discord.log.export"))),
            Button(DropRecord(match), say(Msg("record.remove")), "danger"),
        )
        await click.reply.instead(Screen(tuple(lines), (row,)))

    @handles(DropRecord)
    async def drop(self, click: Click[DropRecord]) -> None:
        """Remove a record that the person brought here."""
        await self.host.records.remove(click.action.match, click.user_id)
        await click.reply.text(Msg("record.removed", match=click.action.match))
