"""Looking back: the log, the replay, the export, and the rules in place. Nothing here changes a table."""

from __future__ import annotations

import json

from cogs import rules_text, story
from cogs.actions import Export, ShowLog, ShowReplay, ShowRules, Step
from cogs.clicks import Click, handles
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Screen
from cogs.services import Services, reader, title
from engine import registry
from engine.core import EngineError, Msg


class History:
    """What was."""

    def __init__(self, services: Services) -> None:
        self.host = services.host
        self.pictures = services.pictures

    @handles(ShowLog)
    async def log(self, click: Click[ShowLog]) -> None:
        """One page of the log as this person may read it, the newest when none is named."""
        table, say = click.table, click.about(click.table)
        entries = await self.host.reading.log(table.match, click.seat)
        pages = await self.pictures.run_in_pool(lambda: story.pages(entries, say))
        if not pages:
            await click.reply.screen(Screen((say(Msg("discord.log.empty")),)))
            return
        last = len(pages) - 1
        page = last if click.action.page is None else min(click.action.page, last)
        buttons = []
        if last:
            older, newer = ShowLog(table.match, max(0, page - 1)), ShowLog(table.match, min(last, page + 1))
            buttons.append(Button(older, say(Msg("discord.log.older")), disabled=page == 0))
            buttons.append(Button(newer, say(Msg("discord.log.newer")), disabled=page == last))
        buttons.append(Button(ShowReplay(table.match), say(Msg("discord.card.replay"))))
        buttons.append(Button(Export(table.match), say(Msg("discord.log.export"))))
        head = f"### {say(Msg('discord.log.head', game=title(table.game), page=page + 1, pages=len(pages)))}"
        await click.reply.screen(Screen((head,), tuple(in_rows(buttons)), body=(pages[page],)))

    @handles(ShowReplay)
    async def replay(self, click: Click[ShowReplay]) -> None:
        """The position after one entry, with buttons to step."""
        table, seat, say = click.table, click.seat, click.about(click.table)
        wanted = table.seq if click.action.seq is None else min(click.action.seq, table.seq)
        position = await self.host.reading.view_at(table.match, wanted, seat)
        key = (table.match, position.seq, "replay", seat)
        picture = await self.pictures.picture(table.game, position.view, reader(table, click.language), key)
        entries = await self.host.reading.log(table.match, seat)
        entry = next((entry for entry in entries if entry.entry.seq == position.seq), None)

        def step(name: Step, label: Msg, target: int) -> Button:
            seq = max(0, min(target, position.last))
            return Button(ShowReplay(table.match, seq, name), say(label), disabled=seq == position.seq)

        buttons = (
            step("first", Msg("discord.replay.first"), 0),
            step("earlier", Msg("discord.replay.earlier"), position.seq - 1),
            step("later", Msg("discord.replay.later"), position.seq + 1),
            step("last", Msg("discord.replay.last"), position.last),
        )
        head = f"### {say(Msg('discord.replay.head', game=title(table.game), seq=position.seq, last=position.last))}"
        body = () if entry is None else (story.numbered(entry, say, 1500),)
        await click.reply.screen(Screen((head,), (buttons,), picture, body, (f"-# {say(position.status)}",)))

    @handles(Export)
    async def export(self, click: Click[Export]) -> None:
        """The portable match record as a file; of a running match without the secrets of others."""
        table = click.table
        record = await self.host.reading.record(table.match, click.user_id)
        data = await self.pictures.run_in_pool(lambda: json.dumps(record, ensure_ascii=False, indent=1).encode())
        key = "discord.export.finished" if table.status == "finished" else "discord.export.running"
        text = click.say(Msg(key, match=table.match))
        await click.reply.screen(Screen((text,), file=(f"match-{table.match}.json", data)))

    @handles(ShowRules)
    async def rules(self, click: Click[ShowRules]) -> None:
        """A chapter of the rules of a game, the first when none was chosen."""
        if click.action.game not in registry.names():
            raise EngineError("an unknown game", Msg("discord.old-control"))
        chosen = click.values[0] if click.values else ""
        chapter = int(chosen) if chosen.isdecimal() and len(chosen) < 4 else 0
        await click.reply.screen(rules_text.screen(click.action.game, chapter, click.say))
