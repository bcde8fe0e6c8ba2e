"""The list of a server's tables that are not over, and reminding their people."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.servers import Remind, ShowReferee, ShowSetup, ShowUpkeep
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import table_label, table_link, texts_about, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Screen
from cogs.screens.desk import page_of, page_turns
from engine.values.core import Msg, Say, Who
from play.follows.upkeep import WANTS_CARE, CaredTable, by_care, care_of
from play.values.errors import NotAllowed
from play.values.types import LIVE

PAGE = 6
"""Tables on one page: each has a button, and all of them fit on the screen of a phone."""


class Upkeep(Handlers):
    """The clicks on the list, of admins and referees."""

    @handles(ShowUpkeep)
    async def show(self, click: Click[ShowUpkeep]) -> None:
        """Show a page of all tables that are not over, those that need care first.

        Lessons are left out.
        """
        guild, now = click.caller.place.guild_id, self.host.ledger.clock.now()
        if guild is None:
            raise NotAllowed(Msg("house.not-there"))
        tables = [table for table in await self.host.reading.tables_at(guild, LIVE) if table.lesson is None]
        every = by_care([care_of(table, now) for table in tables])
        await click.reply.screen(screen(every, click.action.page, click.language, click.say))

    @handles(Remind)
    async def remind(self, click: Click[Remind]) -> None:
        """Remind the people that a table waits for."""
        table, seats = await self.host.reminding.remind(click.action.match)
        say = click.about(table)
        row = (Button(ShowReferee(table.match), say(Msg("discord.panel.back"))),)
        await click.reply.screen(Screen((say(Msg("upkeep.reminded", who=tuple(map(Who, seats)))),), (row,)))


def screen(tables: Sequence[CaredTable], page: int, language: str, say: Say) -> Screen:
    """Return a page of the list."""
    head = f"### {say(Msg('upkeep.head'))}"
    back = Button(ShowSetup(), say(Msg("discord.panel.back")))
    if not tables:
        return Screen((head, say(Msg("upkeep.none"))), ((back,),))
    page, listed = page_of(tables, page, PAGE)
    care_count = sum(cared.care in WANTS_CARE for cared in tables)
    lines = [_line(cared, language, say) for cared in listed]
    buttons = [
        Button(
            ShowReferee(cared.table.match),
            table_label(cared.table, say),
            "primary" if cared.care in WANTS_CARE else "secondary",
        )
        for cared in listed
    ]
    before, after = page_turns(ShowUpkeep, page, len(tables), PAGE, say)
    rows = (*in_rows(buttons), (*before, *after, back))
    return Screen((head, say(Msg("upkeep.count", all=len(tables), care=care_count))), rows, body=("\n".join(lines),))


def _line(cared: CaredTable, language: str, say: Say) -> str:
    """Return a table in two lines: its name, and its state with the time since when."""
    table, since = cared.table, str(int(cared.since))
    about = texts_about(table, language)
    first = say(Msg("desk.line", game=title(table.game), match=table.match, link=table_link(table)))
    who = tuple(Who(seat) for seat in (cared.waited or table.to_act))
    seats = {"seated": len(table.occupants), "most": table.terms.seats[1]}
    state = {
        "waits": Msg("upkeep.waits", who=who, when=since),
        "late": Msg("upkeep.late", who=tuple(Who(seat) for seat in table.late), when=since),
        "dead": Msg("upkeep.dead", who=who, when=since),
        "bots": Msg("upkeep.bots", when=since),
        "open": Msg("upkeep.open", when=since, **seats),
        "forgotten": Msg("upkeep.forgotten", when=since, **seats),
    }.get(cared.care, Msg(f"upkeep.{cared.care}", when=since))
    return f"{first}\n-# {about(state)}"
