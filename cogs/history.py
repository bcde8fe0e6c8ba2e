"""Looking back: the log, the replay, the export, and the rules in place. Nothing here changes a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from cogs import rules_text, story
from cogs.actions.looking_back import (
    Export,
    ReplayFrom,
    ShowChapter,
    ShowLog,
    ShowLogFrom,
    ShowReplay,
    ShowRules,
    ShowSince,
    ShowTableRules,
    Step,
)
from cogs.actions.tables import OpenTurn
from cogs.clicks import Click, handles
from cogs.drawing import Reader
from cogs.panel.asks import in_rows
from cogs.panel.screens import can_do
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Button, Choice, Menu, Picture, Row, Screen, cut, squeezed
from cogs.services import Services, reader, title
from engine import registry
from engine.core import EngineError, Msg, Say
from play.panels import Asking, Ready, Waiting
from play.types import Position, Table


class History:
    """What was."""

    def __init__(self, services: Services) -> None:
        self.host = services.host
        self.pictures = services.pictures

    @handles(ShowLog)
    async def log(self, click: Click[ShowLog]) -> None:
        """One page of the log as this person may read it, the newest when none is named."""
        pages = await self._pages(click)
        await self._page(click, pages, len(pages) - 1 if click.action.page is None else click.action.page)

    @handles(ShowLogFrom)
    async def log_from(self, click: Click[ShowLogFrom]) -> None:
        """The page of the log with an entry."""
        pages = await self._pages(click)
        await self._page(click, pages, sum(page.first <= click.action.seq for page in pages) - 1)

    async def _pages(self, click: Click[Any]) -> list[story.Page]:
        say, entries = click.about(click.table), await self.host.reading.log(click.table.match, click.seat)
        return await self.pictures.run_in_pool(lambda: story.pages(entries, say))

    async def _page(self, click: Click[Any], pages: list[story.Page], wanted: int) -> None:
        table, say = click.table, click.about(click.table)
        if not pages:
            await click.reply.screen(Screen((say(Msg("discord.log.empty")),)))
            return
        last = len(pages) - 1
        page = max(0, min(wanted, last))
        buttons = []
        if last:
            older, newer = ShowLog(table.match, max(0, page - 1)), ShowLog(table.match, min(last, page + 1))
            buttons.append(Button(older, say(Msg("discord.log.older")), disabled=page == 0))
            buttons.append(Button(newer, say(Msg("discord.log.newer")), disabled=page == last))
        buttons.append(Button(ShowReplay(table.match, pages[page].first), say(Msg("discord.log.replay"))))
        buttons.append(Button(Export(table.match), say(Msg("discord.log.export"))))
        head = f"### {say(Msg('discord.log.head', game=title(table.game), page=page + 1, pages=len(pages)))}"
        await click.reply.screen(Screen((head,), tuple(in_rows(buttons)), body=(pages[page].text,)))

    @handles(ShowSince)
    async def since(self, click: Click[ShowSince]) -> None:
        """What happened since one's last move, always to be had: with the table as one left it, most changed, and now in pictures."""
        table, say, match = click.table, click.about(click.table), click.table.match
        head = f"-# {say(Msg('discord.panel.table', game=title(table.game), match=match))}"
        turn = Button(OpenTurn(match), say(Msg("discord.card.my-turn")), "primary")
        news = await self.host.returning.briefing(match, click.user_id)
        if news is None:
            await click.reply.screen(Screen((head, f"### {say(Msg('since.head'))}", say(Msg("since.nothing"))), ((turn,),)))
            return
        last = len(news.moments) - 1
        at = last if click.action.moment is None else min(click.action.moment, last)
        keys = ("since.left", "since.changed", "since.now")[: last + 1] if last != 1 else ("since.left", "since.now")
        position = await self.host.reading.view_at(match, news.moments[at], click.seat)
        steps = tuple(Button(ShowSince(match, one), say(Msg(key)), disabled=one == at) for one, key in enumerate(keys))
        now = say(position.status)
        if at == last and table.status == "running":
            panel = await self.host.turns.panel(match, click.user_id)
            now = can_do(panel, say) if isinstance(panel, Asking | Ready | Waiting) else now
        body = f"**{say(Msg(keys[at]))}** · {say(Msg('since.entry', seq=position.seq))} · {now}"
        rows = (steps, (turn, Button(ShowLogFrom(match, news.first), say(Msg("since.read-all")))))
        told, picture = "\n".join(story.briefing(news, say)), await self._picture(click, position)
        await click.reply.screen(squeezed(Screen((head, told), rows, picture, (body,))))

    async def _picture(self, click: Click[Any], position: Position) -> Picture | None:
        """The table at an earlier time, with the names of that time."""
        table, key = click.table, (click.table.match, position.seq, "replay", click.seat)
        return await self.pictures.picture(table.game, position.view, reader(table, click.language, position.seq), key)

    @handles(ShowReplay)
    async def replay(self, click: Click[ShowReplay]) -> None:
        """The position after one entry, with ways to step by entries and by the parts of the match."""
        await self._replay(click, click.table.seq if click.action.seq is None else click.action.seq)

    @handles(ReplayFrom)
    async def replay_from(self, click: Click[ReplayFrom]) -> None:
        """The position at the beginning of a part of the match."""
        chosen = click.values[0] if click.values else ""
        await self._replay(click, int(chosen) if chosen.isdecimal() and chosen.isascii() and len(chosen) < 9 else 0)

    async def _replay(self, click: Click[Any], wanted: int) -> None:
        table, seat, say = click.table, click.seat, click.about(click.table)
        position = await self.host.reading.view_at(table.match, wanted, seat)
        picture = await self._picture(click, position)
        entries = await self.host.reading.log(table.match, seat)
        entry = next((entry for entry in entries if entry.entry.seq == position.seq), None)
        parts = await self.host.reading.chapters(table.match, seat)
        here = max(0, sum(seq <= position.seq for seq, _ in parts) - 1)

        def step(name: Step, label: Msg, target: int) -> Button:
            seq = max(0, min(target, position.last))
            return Button(ShowReplay(table.match, seq, name), say(label), disabled=seq == position.seq)

        buttons = [
            step("first", Msg("discord.replay.first"), 0),
            step("earlier", Msg("discord.replay.earlier"), position.seq - 1),
            step("later", Msg("discord.replay.later"), position.seq + 1),
            step("last", Msg("discord.replay.last"), position.last),
        ]
        rows: list[Row] = [tuple(buttons)]
        if len(parts) > 1:
            leaps: list[Button] = []
            if here:
                leaps.append(step("before", Msg("discord.replay.before", chapter=parts[here - 1][1]), parts[here - 1][0]))
            if here + 1 < len(parts):
                leaps.append(step("after", Msg("discord.replay.after", chapter=parts[here + 1][1]), parts[here + 1][0]))
            rows += [tuple(leaps), _parts(table.match, parts, here, say)]
        head = (
            f"### {say(Msg('discord.replay.head', game=title(table.game), chapter=parts[here][1], seq=position.seq, last=position.last))}"
        )
        body = () if entry is None else (story.numbered(entry, say, 1500),)
        await click.reply.screen(Screen((head,), tuple(rows), picture, body, (f"-# {say(position.status)}",)))

    @handles(Export)
    async def export(self, click: Click[Export]) -> None:
        """The portable match record as a file; of a running match without the secrets of others."""
        table = click.table
        record = await self.host.reading.record(table.match, click.user_id)
        data = await self.pictures.run_in_pool(lambda: json.dumps(record, ensure_ascii=False, indent=1).encode())
        key = "discord.export.finished" if table.status == "finished" else "discord.export.running"
        text = click.say(Msg(key, match=table.match))
        await click.reply.screen(Screen((text,), file=(f"match-{table.match}.json", data)))

    @handles(ShowRules, ShowChapter)
    async def rules(self, click: Click[ShowRules | ShowChapter]) -> None:
        """A chapter of the rules of a game, the first when none was chosen."""
        chapter = click.action.chapter if isinstance(click.action, ShowChapter) else _chosen(click)
        await self._rules(click, click.action.game, chapter, None)

    @handles(ShowTableRules)
    async def table_rules(self, click: Click[ShowTableRules]) -> None:
        """A chapter of the rules as this table plays them."""
        chapter = _chosen(click) if click.action.chapter is None else click.action.chapter
        await self._rules(click, click.table.game, chapter, click.table)

    async def _rules(self, click: Click[Any], game: str, chapter: int, table: Table | None) -> None:
        if game not in registry.names():
            raise EngineError("an unknown game", Msg("discord.old-control"))
        at = max(0, min(chapter, rules_text.chapters(game) - 1))
        picture, shot = None, rules_text.shots(game).get(at)
        if shot is not None:
            settings, seats = rules_text.agreed(game, table)
            seats = seats or registry.rules(game).seats[0]
            view = await self.pictures.run_in_pool(lambda: rules_text.view(game, settings, seats, shot.moves))
            key = ("rules", settings, seats, shot.moves)
            picture = await self.pictures.picture(game, view, Reader(click.language), key, part=shot.part, marks=shot.marks)
        await click.reply.screen(rules_text.screen(game, at, click.say, table, picture))


def _chosen(click: Click[Any]) -> int:
    """The chapter chosen in a menu, the first when none was."""
    chosen = click.values[0] if click.values else ""
    return int(chosen) if chosen.isascii() and chosen.isdecimal() and len(chosen) < 4 else 0


def _parts(match: int, parts: Sequence[tuple[int, Msg]], here: int, say: Say) -> Menu:
    """A menu of the parts of the match, of a long one those around the present part."""
    start = max(0, min(here - CHOICES // 2, len(parts) - CHOICES))
    shown = parts[start : start + CHOICES]
    choices = tuple(Choice(str(seq), cut(say(name), CHOICE_LABEL), chosen=parts[here][0] == seq) for seq, name in shown)
    return Menu(ReplayFrom(match), say(Msg("discord.replay.part")), choices)
