"""The list of one's own tables."""

from __future__ import annotations

from typing import Any

from cogs.actions.personal import ListTables
from cogs.actions.seats import SitDown
from cogs.actions.tables import OpenTurn
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services, table_link, texts_about, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import SHORT, Button, Screen, cut
from cogs.screens.card import until
from cogs.screens.desk import frozen_words
from engine.match import registry
from engine.values.core import Msg, Say, Seat, Who
from play.follows.matter import all_asked, asked_of
from play.ledger.ledger import SERVER_LEFT
from play.values.types import LIVE, Table

SHOWN = 8
"""Tables in one list, so that every one can have its buttons."""


class Personal:
    """One's own tables."""

    def __init__(self, services: Services) -> None:
        self.host = services.host

    @handles(ListTables)
    async def tables(self, click: Click[ListTables]) -> None:
        """One's own tables, those that wait for one first; then those that one follows and can still see."""
        user = click.user_id
        own = [table for table in await self.host.reading.tables_of(user) if table.status in LIVE]
        own.sort(key=lambda table: (table.lesson is not None, not _is_turn(table, user), -table.changed_at))
        left = [table for table in await self.host.reading.tables_left(user) if table.kept_for(user) is not None]
        own += [table for table in left if table.match not in {row.match for row in own}]
        numbers = {table.match for table in own}
        followed = [
            table for table in await self.host.reading.tables_followed(user) if table.match not in numbers and click.caller.sees(table)
        ]
        every = [*own, *followed]
        if not every:
            await click.reply.text(Msg("discord.tables.none"))
            return
        body, buttons = [], []
        for table in every[:SHOWN]:
            say = texts_about(table, click.language, user)
            line = await self._timed(table, await self._line(table, user, say), say)
            body.append(line if table.match in numbers else f"{line} · {say(Msg('discord.tables.followed'))}")
            if table.lesson is not None:
                label = cut(say(Msg("discord.learn.resume", game=title(table.game))), SHORT)
                buttons.append(Button(OpenTurn(table.match), label))
            elif table.kept_for(user) is not None:
                label = cut(say(Msg("discord.tables.back", game=title(table.game), match=table.match)), SHORT)
                buttons.append(Button(SitDown(table.match, Seat(table.kept_for(user) or 0), False), label))
            elif table.status == "running" or (table.status == "frozen" and all_asked(table)):
                label = cut(say(Msg("discord.tables.open", game=title(table.game), match=table.match)), SHORT)
                buttons.append(Button(OpenTurn(table.match), label, "primary" if _is_turn(table, user) else "secondary"))
        more = (f"-# {click.say(Msg('discord.panel.more', count=len(every) - SHOWN))}",) if len(every) > SHOWN else ()
        head = (f"### {click.say(Msg('discord.tables.head', count=len(every)))}",)
        await click.reply.screen(Screen(head, tuple(in_rows(buttons)), body=("\n".join(body),), foot=more))

    async def _line(self, table: Table, user: int, say: Say) -> str:
        """A table in one line: what it waits for."""
        args: dict[str, Any] = {"game": title(table.game), "match": table.match, "link": table_link(table)}
        if table.lesson is not None:
            return say(Msg("discord.tables.line-lesson", step=table.lesson + 1, **args))
        if table.status == "open":
            return say(Msg("discord.tables.line-open", seated=len(table.occupants), high=table.terms.seats[1], **args))
        if table.status == "frozen":
            return say(Msg("discord.tables.line-frozen", why=frozen_words(table, table.seat_of(user)), **args))
        if table.stopped:
            return say(Msg("discord.tables.line-stopped", **args))
        seat = table.seat_of(user)
        if seat in table.to_act:
            status = registry.rules_of(table.game, table.version).status(await self.host.reading.view(table.match, seat))
            return say(Msg("discord.tables.line-mine", status=status, **args))
        kept = table.kept_for(user)
        if kept is not None:
            return say(Msg("discord.tables.line-left", who=Who(kept), **args))
        key = "early.tables" if seat in table.asked else "discord.tables.line-waiting"
        return say(Msg(key, who=tuple(Who(seat) for seat in table.to_act), **args))

    async def _timed(self, table: Table, line: str, say: Say) -> str:
        """A line of the list with the first moment at which somebody's time is up."""
        times = await self.host.reading.deadlines(table.match) if table.status == "running" else ()
        if not times:
            return line
        first = min(times, key=lambda time: time.due)
        return f"{line} · {say(until('time.line', first.limit, first.due))}"


def _is_turn(table: Table, user: int) -> bool:
    """Whether a table waits for a person, and they can move or vote."""
    if table.status == "frozen":
        return table.why != SERVER_LEFT and bool(asked_of(table, user))
    return table.seat_of(user) in table.to_act and table.status == "running" and not table.stopped
