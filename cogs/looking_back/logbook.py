"""Shows the log of a match by pages and parts, for everybody's moves or one player's."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cogs.actions.looking_back import (
    ChooseLogOf,
    Export,
    LogPart,
    LogPhase,
    ShowLog,
    ShowLogFrom,
    ShowLogFromOf,
    ShowLogOf,
    ShowLogTyped,
    ShowReplay,
    ShowSince,
)
from cogs.actions.servers import Explain
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.looking_back import parts
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, Button, Choice, Menu, Screen, cut
from cogs.screens import story
from cogs.screens.card import seal_line
from engine.values.core import EngineError, Msg, Say, Seat, Who
from play.telling.returning import names_seat
from play.values.types import Logged, Table

EVERYBODY = "all"
"""The value in the menu for the log of everybody."""


class Logbook(Handlers):
    """The clicks about the log."""

    @handles(ShowLog, ShowLogOf)
    async def page(self, click: Click[ShowLog | ShowLogOf]) -> None:
        """Show one page of the log as this person may read it, the newest if none is named."""
        await self._show(click, click.action.of if isinstance(click.action, ShowLogOf) else None, click.action.page)

    @handles(ShowLogFrom, ShowLogFromOf, ShowLogTyped)
    async def from_entry(self, click: Click[ShowLogFrom | ShowLogFromOf | ShowLogTyped]) -> None:
        """Show a page of the log that begins with an entry, as words or as one would type them."""
        whose = None if isinstance(click.action, ShowLogFrom) else click.action.of
        await self._show(click, whose, seq=click.action.seq, typed=isinstance(click.action, ShowLogTyped))

    @handles(LogPart, LogPhase)
    async def part(self, click: Click[LogPart | LogPhase]) -> None:
        """Show the page on which a part of the match begins."""
        entry_before = whole_number(click.value, digits=8) or 0  # the value is the entry after which the part begins
        await self._show(click, click.action.of, seq=entry_before + 1)

    @handles(ChooseLogOf)
    async def choose_player(self, click: Click[ChooseLogOf]) -> None:
        """Show the log of the chosen player, or of everybody."""
        await self._show(click, whole_number(click.value, digits=2))

    async def _show(
        self, click: Click[Any], whose: int | None, number: int | None = None, seq: int | None = None, typed: bool = False
    ) -> None:
        """Show a page of the log of a seat (`whose`; `None`: of everybody).

        It begins with entry `seq`. Without `seq` it is the page with a `number`, or the newest page.
        """
        table, say = click.table, click.about(click.table)
        entries: Sequence[Logged] = await click.host.reading.log(table.match, click.seat)
        if not entries:
            return await click.reply.text(Msg("discord.log.empty"))
        if whose is not None and whose >= len(table.occupants):
            whose = None
        if whose is not None:
            entries = [entry for entry in entries if concerns(entry, Seat(whose))]
        chapters: parts.Parts = ()
        with suppress(EngineError):  # a frozen match has a log, but no position in which its parts could be found
            chapters = await click.host.reading.chapters(table.match, click.seat)
        pages = await self.services.pictures.run_in_pool(lambda: story.pages(entries, say, chapters, typed=typed))
        if seq is None:
            at = len(pages) - 1 if number is None else min(number, len(pages) - 1)
            page = pages[at] if pages else None
            head = Msg("discord.log.head", game=title(table.game), page=at + 1, pages=len(pages))
        else:
            page = story.page_from(entries, seq, say, chapters, typed)
            head = Msg("log.head-from", game=title(table.game), seq=seq)
        heading = f"### {say(head)}"
        await click.reply.screen(_screen(table, pages, page, heading, say, whose=whose, chapters=chapters, seat=click.seat, typed=typed))


def concerns(logged: Logged, seat: Seat) -> bool:
    """Return whether an entry is a move of a seat, or names it."""
    return logged.entry.seat == seat or any(names_seat(note.msg, seat) for note in logged.entry.notes)


def _screen(
    table: Table,
    pages: Sequence[story.Page],
    page: story.Page | None,
    head: str,
    say: Say,
    *,
    whose: int | None,
    chapters: parts.Parts,
    seat: Seat | None,
    typed: bool,
) -> Screen:
    """Return a page of the log with its controls.

    `page`: one of `pages`, or another that begins with a chosen entry; `None`: nothing is logged. `whose` log it is, `None` for all.
    `seat`: the reader's own. `typed`: moves are shown as one would type them.
    """
    match = table.match
    first, last = (0, 0) if page is None else (page.first, page.last)
    buttons = [] if page is None else _page_turns(match, pages, page, say, whose, typed)
    buttons.append(Button(ShowReplay(match, first), say(Msg("discord.log.replay"))))
    if page is not None:
        buttons.append(Button(Explain(match, last), say(Msg("explain.button"))))
    if seat is not None:
        buttons.append(Button(ShowSince(match), say(Msg("since.head"))))
    if page is not None:
        other_form = ShowLogFromOf(match, first, whose) if typed else ShowLogTyped(match, first, whose)
        buttons.append(Button(other_form, say(Msg("discord.panel.words" if typed else "log.typed"))))
    buttons.append(Button(Export(match), say(Msg("discord.log.export"))))
    entry_before = max(0, first - 1)  # a part is named by the entry after which it begins
    menus = parts.menus(chapters, entry_before, say, LogPart(match, whose), LogPhase(match, whose))
    body = say(Msg("log.nothing-of", who=Who(Seat(whose or 0)))) if page is None else page.text
    foot = (f"-# {seal_line(table, say)}",) if table.commitment else ()
    return Screen((head,), (*in_rows(buttons), *menus, _players(table, whose, seat, say)), body=(body,), foot=foot)


def _page_turns(match: int, pages: Sequence[story.Page], page: story.Page, say: Say, whose: int | None, typed: bool) -> list[Button]:
    """Return the buttons to older and newer entries; none if the page has all of them."""
    if page.first <= pages[0].first and page.last >= pages[-1].last:
        return []
    older_pages = [at for at, other in enumerate(pages) if other.first < page.first]
    before = max(older_pages, default=0)
    # `ShowLogOf` names a page by its number; the others name the entry with which it begins.
    older = ShowLogTyped(match, pages[before].first, whose) if typed else ShowLogOf(match, before, whose)
    newer = ShowLogTyped(match, page.last + 1, whose) if typed else ShowLogFromOf(match, page.last + 1, whose)
    return [
        Button(older, say(Msg("discord.log.older")), disabled=not older_pages),
        Button(newer, say(Msg("discord.log.newer")), disabled=page.last >= pages[-1].last),
    ]


def _players(table: Table, whose: int | None, own: Seat | None, say: Say) -> Menu:
    """Return the menu of logs: everybody's, one's own, or another player's."""
    choices = [Choice(EVERYBODY, say(Msg("log.everybody")), chosen=whose is None)]
    for at in range(len(table.occupants)):
        label = say(Msg("log.mine") if at == own else Msg("log.of", who=Who(Seat(at))))
        choices.append(Choice(str(at), cut(label, CHOICE_LABEL), chosen=at == whose))
    return Menu(ChooseLogOf(table.match), say(Msg("log.whose")), tuple(choices))
